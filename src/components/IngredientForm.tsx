import type { RefObject, SubmitEvent } from 'react'
import './IngredientForm.css'

interface Props {
  /** Called with the field's text, as typed: the form checks nothing. */
  readonly onAdd: (text: string) => void
  readonly field: RefObject<HTMLInputElement | null>
}

/** Adds one ingredient at a time, and is ready for the next at once. */
export function IngredientForm({ onAdd, field }: Props) {
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!field.current) return
    onAdd(field.current.value)
    field.current.value = ''
    // After a click the focus is on the button: bring it back, and on a phone keep the keyboard open.
    field.current.focus()
  }

  return (
    <form className="ingredient-form" onSubmit={submit}>
      <label htmlFor="ingredient">Add ingredients</label>
      <div className="ingredient-entry">
        <input
          ref={field}
          id="ingredient"
          name="ingredient"
          type="text"
          placeholder="e.g Eggs"
          autoComplete="off"
          enterKeyHint="done"
        />
        <button type="submit">+ Add Ingredient</button>
      </div>
    </form>
  )
}
