import type { ClipboardEvent, ReactNode, RefObject, SubmitEvent } from 'react'
import { parseList } from './parseList'
import { insertPastedList } from './pastedText'
import './IngredientForm.css'

interface Props {
  /** Whether the page is hydrated. The button is disabled until then. */
  readonly isReady: boolean
  /** Called with the field's text as typed, because the form validates nothing; with several texts for a pasted list. */
  readonly onAdd: (texts: readonly string[]) => void
  /** Called at every change of the field's text. */
  readonly onTyping: () => void
  /** Called when the field gets the focus. */
  readonly onFocus: () => void
  readonly fieldRef: RefObject<HTMLInputElement | null>
  /** The content below the field. */
  readonly children: ReactNode
}

/** Adds one ingredient at a time and is at once ready for the next. */
export function IngredientForm({ isReady, onAdd, onTyping, onFocus, fieldRef, children }: Props) {
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const field = fieldRef.current
    if (!field) return
    onAdd([field.value])
    field.value = ''
    // After a click the button has the focus. Moving it back also keeps a phone's keyboard open.
    field.focus()
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const field = event.currentTarget
    const list = insertPastedList(field, event.clipboardData.getData('text'))
    if (list === undefined) return
    event.preventDefault()
    onAdd(parseList(list))
    field.value = ''
  }

  return (
    // Before hydration, submitting a form with this method does nothing and keeps the text.
    <form className="ingredient-form" method="dialog" onSubmit={handleSubmit}>
      <label htmlFor="ingredient">Add ingredients</label>
      <div className="ingredient-entry">
        <input
          ref={fieldRef}
          id="ingredient"
          name="ingredient"
          type="text"
          placeholder="e.g Eggs"
          autoComplete="off"
          enterKeyHint="done"
          onFocus={onFocus}
          onInput={onTyping}
          onPaste={handlePaste}
        />
        <button type="submit" disabled={!isReady}>
          + Add Ingredient
        </button>
      </div>
      {children}
      {!isReady && <p className="loading">Still loading. You can start typing.</p>}
    </form>
  )
}
