import { type SubmitEvent, useRef } from 'react'
import './IngredientForm.css'

interface Props {
  /** Called with the field's text, as typed: the form checks nothing. */
  readonly onAdd: (text: string) => void
}

/** Adds one ingredient at a time, and is ready for the next at once. */
export function IngredientForm({ onAdd }: Props) {
  const field = useRef<HTMLInputElement>(null)

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
