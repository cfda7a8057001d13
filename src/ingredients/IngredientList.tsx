import { memo, useCallback } from 'react'
import { PassingButton } from '../lib/TransientButton'
import { EmptyShelf } from './EmptyShelf'
import { IngredientItem } from './IngredientItem'
import type { Ingredient, ListAct } from './ingredients'
import './IngredientList.css'

interface Props {
  readonly ingredients: readonly Ingredient[]
  /** How many it takes to ask for a recipe. */
  readonly minimum: number
  readonly onAct: (act: ListAct) => void
  /** The control that had the focus is gone, and nothing in the list follows it. */
  readonly onFocusLost: () => void
}

/**
 * What the cook has, in the order it was added. Rendered anew only when it has changed: the list may be long,
 * and the page is rendered at every word of a recipe.
 */
export const IngredientList = memo(function IngredientList(props: Props) {
  const { ingredients, minimum, onAct, onFocusLost } = props

  const passFocus = useCallback(
    (next: Element | null) => {
      const control = next?.querySelector<HTMLElement>('button:last-of-type')
      if (control) control.focus()
      else onFocusLost()
    },
    [onFocusLost],
  )

  return (
    <section className="ingredients" aria-labelledby="ingredients-heading">
      <div className="ingredients-head">
        <h2 id="ingredients-heading">Ingredients on hand :</h2>
        {ingredients.length < minimum && <p className="hint">( ~min {minimum} )</p>}
        {ingredients.length > 1 && (
          <PassingButton
            className="quiet"
            onClick={() => onAct({ act: 'clear' })}
            onFocusLost={onFocusLost}
          >
            Clear all
          </PassingButton>
        )}
      </div>
      {ingredients.length === 0 ? (
        <div className="empty">
          <EmptyShelf />
          <p>Enter ingredients and they'll pop right here</p>
        </div>
      ) : (
        <ul>
          {runsOf(ingredients).map(([number, run]) => (
            <Run key={number} ingredients={run} onAct={onAct} onFocusLost={passFocus} />
          ))}
        </ul>
      )}
    </section>
  )
})

/** How many ids one run of the list is made of. */
const RUN = 50

/**
 * The list in runs, each with its number: an act changes one or two of them, however long the list is. Which run
 * an ingredient is in its id says, so that it stays there whatever is removed before it.
 */
function runsOf(ingredients: readonly Ingredient[]): [number, Ingredient[]][] {
  const runs: [number, Ingredient[]][] = []
  for (const ingredient of ingredients) {
    const number = Math.floor(ingredient.id / RUN)
    const last = runs.at(-1)
    if (last?.[0] === number) last[1].push(ingredient)
    else runs.push([number, [ingredient]])
  }
  return runs
}

interface RunProps {
  readonly ingredients: readonly Ingredient[]
  readonly onAct: (act: ListAct) => void
  readonly onFocusLost: (next: Element | null) => void
}

/** Some items of the list, rendered anew only when one of them has changed. */
const Run = memo(
  function Run({ ingredients, onAct, onFocusLost }: RunProps) {
    return ingredients.map((ingredient) => (
      <IngredientItem
        key={ingredient.id}
        ingredient={ingredient}
        onAct={onAct}
        onFocusLost={onFocusLost}
      />
    ))
  },
  (before, after) =>
    before.onAct === after.onAct &&
    before.onFocusLost === after.onFocusLost &&
    before.ingredients.length === after.ingredients.length &&
    before.ingredients.every((ingredient, index) => ingredient === after.ingredients[index]),
)
