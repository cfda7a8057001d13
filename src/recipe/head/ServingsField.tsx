import { useState } from 'react'
import type { Yield } from '../../reader'
import { scaledNote } from '../../reader'
import './ServingsField.css'

interface Props {
  readonly yield: Yield
  /** How many the shown amounts are for. */
  readonly servings: number
  readonly onServings: (servings: number) => void
}

const MIN_SERVINGS = 0.25
/** More than this nobody cooks in one kitchen. */
const MAX_SERVINGS = 200

/** A field with buttons for the number of servings, or of what the recipe counts: "12 muffins". */
export function ServingsField({ yield: { quantity, unit }, servings, onServings }: Props) {
  /** The typed text, until it is a number. */
  const [typed, setTyped] = useState<string>()

  function change(text: string) {
    const value = Number(text)
    const isValid = text.trim() !== '' && value >= MIN_SERVINGS && value <= MAX_SERVINGS
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
          aria-disabled={servings <= 1}
          onClick={() => servings > 1 && onServings(Math.ceil(servings) - 1)}
        >
          −
        </button>
        <label>
          <input
            type="number"
            inputMode="decimal"
            min={MIN_SERVINGS}
            max={MAX_SERVINGS}
            step="any"
            aria-label="Servings"
            value={typed ?? servings}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={() => setTyped(undefined)}
          />{' '}
          {unit === undefined ? (servings === 1 ? 'serving' : 'servings') : unit}
        </label>
        <button
          type="button"
          className="quiet"
          aria-label="More servings"
          aria-disabled={servings >= MAX_SERVINGS}
          onClick={() => servings < MAX_SERVINGS && onServings(Math.floor(servings) + 1)}
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
