import type { ClipboardEvent, RefObject, SubmitEvent } from 'react'
import type { FoodWishes } from '../food'
import { useChunk } from '../lib/useChunk'
import { loadSuggestions } from './loadSuggestions'
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
  readonly fieldRef: RefObject<HTMLInputElement | null>
  /** The entries of the list, which the type-ahead does not offer. */
  readonly list: readonly string[]
  /** The foods that they leave out are not offered either. */
  readonly wishes: FoodWishes
}

/** Adds one ingredient at a time and is at once ready for the next. */
export function IngredientForm({ isReady, onAdd, onTyping, fieldRef, list, wishes }: Props) {
  const { module: suggestions } = useChunk(loadSuggestions, false)

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
          onFocus={loadSuggestions.preload}
          onInput={onTyping}
          onPaste={handlePaste}
        />
        <button type="submit" disabled={!isReady}>
          + Add Ingredient
        </button>
      </div>
      {suggestions && <suggestions.Typeahead fieldRef={fieldRef} list={list} wishes={wishes} onAdd={onAdd} />}
      {!isReady && <p className="loading">Still loading. You can start typing.</p>}
    </form>
  )
}
