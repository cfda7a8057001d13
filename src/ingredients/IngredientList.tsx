import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FoodWishes } from '../food'
import { TransientButton } from '../lib/TransientButton'
import { useChunk } from '../lib/useChunk'
import { IngredientItem } from './IngredientItem'
import type { Ingredient, IngredientsAction } from './ingredients'
import { loadSuggestions } from './loadSuggestions'
import { Shelf } from './Shelf'
import './IngredientList.css'

interface Props {
  readonly ingredients: readonly Ingredient[]
  /** Their texts, or those before the last change while these are read. */
  readonly list: readonly string[]
  /** How many ingredients a request needs. */
  readonly minimum: number
  /** An entry that they leave out is struck through. */
  readonly wishes: FoodWishes
  readonly onAction: (action: IngredientsAction) => void
  /** Called when the focused control is removed and no item of the list follows it. */
  readonly onFocusLost: () => void
}

/** The ingredients in the order they were added. Memoized, because the page renders while a recipe streams. */
export const IngredientList = memo(function IngredientList(props: Props) {
  const { ingredients, list: texts, minimum, wishes, onAction, onFocusLost } = props
  const findLeftOut = useChunk(loadSuggestions, false).module?.findLeftOut
  const leftOut = useMemo(() => findLeftOut?.(texts, wishes), [findLeftOut, texts, wishes])

  // Stable, so that a change renders one item and not the whole list.
  const moveFocus = useCallback(
    (next: Element | null) => {
      const control = next?.querySelector<HTMLElement>('button:last-of-type')
      if (control) control.focus()
      else onFocusLost()
    },
    [onFocusLost],
  )

  // The newest entry is in sight, once all are shown: to scroll, the browser lays out the list.
  const list = useRef<HTMLUListElement>(null)
  const shown = useParts(ingredients)
  const lastId = shown.length === ingredients.length ? shown.at(-1)?.id : undefined
  useLayoutEffect(() => {
    if (lastId !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [lastId])

  return (
    <section className="ingredients" aria-labelledby="ingredients-heading">
      <div className="ingredients-head">
        <h2 id="ingredients-heading">Ingredients on hand :</h2>
        {ingredients.length < minimum && <p className="hint">( ~min {minimum} )</p>}
        {/* Beside the hint it would not fit on one line of a phone, and move the list. */}
        {ingredients.length >= minimum && (
          <TransientButton className="quiet" onClick={() => onAction({ type: 'clear' })} onFocusLost={onFocusLost}>
            Clear all
          </TransientButton>
        )}
      </div>
      {ingredients.length === 0 ? (
        <div className="empty">
          <Shelf full={0} />
          <p>Enter ingredients and they'll pop right here</p>
        </div>
      ) : (
        <ul ref={list}>
          {shown.map((ingredient, index) => (
            <IngredientItem
              key={ingredient.id}
              ingredient={ingredient}
              isLeftOut={leftOut?.has(index) ?? false}
              onAction={onAction}
              onFocusLost={moveFocus}
            />
          ))}
        </ul>
      )}
      {ingredients.length > 0 && ingredients.length <= minimum && <Shelf full={ingredients.length} />}
    </section>
  )
})

/** The browser needs about 50 ms to style and lay out this many new items (the bench's row of 20,000 lines). */
const PART = 2000

/** Shows a long list that was pasted in parts, each in a task of its own, so that the page stays responsive. */
function useParts(ingredients: readonly Ingredient[]): readonly Ingredient[] {
  const [limit, setLimit] = useState(PART)
  const isLonger = ingredients.length > limit
  useEffect(() => {
    if (!isLonger) return
    const timer = setTimeout(() => setLimit(limit + PART))
    return () => clearTimeout(timer)
  }, [isLonger, limit])
  return useMemo(() => (isLonger ? ingredients.slice(0, limit) : ingredients), [ingredients, isLonger, limit])
}
