import { useState } from 'react'
import type { Yield } from '../../reader'
import { scaledNote, yieldNoun } from '../../reader'
import './ServingsField.css'

interface Props {
  readonly yield: Yield
  /** How many the shown amounts are for. */
  readonly servings: number
  readonly onServings: (servings: number) => void
}

const MIN_SERVINGS = 0.25
/** The most servings, and the most times the recipe's own number, that the field takes. */
const MAX_SERVINGS = 200
const MAX_FACTOR = 20

/** What a button adds: one; of less than one a quarter, and of a yield in grams a round number. */
function stepOf(quantity: number): number {
  if (quantity < 1) return 1 / 4
  return quantity < 100 ? 1 : 10 ** Math.floor(Math.log10(quantity / 5))
}

/** A field with buttons for the number of servings, or of what the recipe counts: "12 muffins". */
export function ServingsField({ yield: { quantity, unit }, servings, onServings }: Props) {
  const max = Math.max(MAX_SERVINGS, quantity * MAX_FACTOR)
  const step = stepOf(quantity)
  /** The typed text, until it is a number. */
  const [typed, setTyped] = useState<string>()

  function change(text: string) {
    const value = Number(text)
    const isValid = text.trim() !== '' && value >= MIN_SERVINGS && value <= max
    setTyped(isValid ? undefined : text)
    if (isValid) onServings(value)
  }

  return (
    <div className="servings">
      <div className="row">
        <button
          type="button"
          className="quiet"
          aria-label="Fewer servings"
          aria-disabled={servings <= step}
          onClick={() => servings > step && onServings((Math.ceil(servings / step) - 1) * step)}
        >
          −
        </button>
        <label>
          <input
            type="number"
            inputMode="decimal"
            min={MIN_SERVINGS}
            max={max}
            step="any"
            aria-label="Servings"
            value={typed ?? servings}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={() => setTyped(undefined)}
          />{' '}
          {unit === undefined ? (servings === 1 ? 'serving' : 'servings') : yieldNoun(unit, quantity, servings)}
        </label>
        <button
          type="button"
          className="quiet"
          aria-label="More servings"
          aria-disabled={servings >= max}
          onClick={() => servings < max && onServings((Math.floor(servings / step) + 1) * step)}
        >
          +
        </button>
      </div>
      <p role="status" aria-label="Servings changed">
        {servings !== quantity && scaledNote(servings, quantity)}
      </p>
    </div>
  )
}
