import { memo } from 'react'
import type { Ingredient, ListAct } from '../kitchen'
import { EmptyShelf } from './EmptyShelf'
import { IngredientItem } from './IngredientItem'
import { PassingButton } from './PassingButton'
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

  function passFocus(next: Element | null) {
    const control = next?.querySelector<HTMLElement>('button:last-of-type')
    if (control) control.focus()
    else onFocusLost()
  }

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
          {ingredients.map((ingredient) => (
            <IngredientItem
              key={ingredient.id}
              ingredient={ingredient}
              onAct={onAct}
              onFocusLost={passFocus}
            />
          ))}
        </ul>
      )}
    </section>
  )
})
