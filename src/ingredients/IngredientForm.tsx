import type { ClipboardEvent, RefObject, SubmitEvent } from 'react'
import { linesOf } from './ingredients'
import { withPastedList } from './pastedText'
import './IngredientForm.css'

interface Props {
  /** Whether the page can take what is entered: not before its script is at work. */
  readonly ready: boolean
  /** Called with the field's text, as typed: the form checks nothing. With several when a list was pasted. */
  readonly onAdd: (...texts: string[]) => void
  /** Called at every change of the field's text. */
  readonly onTyping: () => void
  readonly field: RefObject<HTMLInputElement | null>
}

/** Adds one ingredient at a time, and is ready for the next at once. */
export function IngredientForm({ ready, onAdd, onTyping, field }: Props) {
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!field.current) return
    onAdd(field.current.value)
    field.current.value = ''
    // After a click the focus is on the button: bring it back, and on a phone keep the keyboard open.
    field.current.focus()
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const list = withPastedList(input, event.clipboardData.getData('text'))
    if (list === undefined) return
    event.preventDefault()
    onAdd(...linesOf(list))
    input.value = ''
  }

  return (
    // Before the script has come, a form of this method does nothing when it is submitted: what was typed stays.
    <form className="ingredient-form" method="dialog" onSubmit={submit}>
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
          onInput={onTyping}
          onPaste={paste}
        />
        <button type="submit" disabled={!ready}>
          + Add Ingredient
        </button>
      </div>
      {!ready && <p className="loading">The page is still loading. What you type stays.</p>}
    </form>
  )
}
