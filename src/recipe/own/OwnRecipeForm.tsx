import { type RefObject, type SubmitEvent, useRef, useState } from 'react'
import { bringIntoSight } from '../../lib/bringIntoSight'
import { recipeOfSource } from './recipeSource'

interface Props {
  /** Shows a text as a recipe. Rejects if a file of the page does not load. */
  readonly onRead: (text: string) => Promise<void>
  /** The recipe is on the page. */
  readonly onDone: () => void
  /** The typed text that is not read yet. It outlives the form. */
  readonly draft: RefObject<string>
}

/** Takes a recipe as it was copied from somewhere. */
export function OwnRecipeForm({ onRead, onDone, draft }: Props) {
  const [message, setMessage] = useState('')
  const isReading = useRef(false)

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isReading.current) return
    const text = draft.current
    if (text.trim() === '') {
      setMessage('Paste a recipe first.')
      return
    }
    isReading.current = true
    try {
      await onRead(recipeOfSource(text))
      onDone()
    } catch {
      setMessage("Part of this page didn't load. Check your connection, and press Read it again.")
    } finally {
      isReading.current = false
    }
  }

  return (
    <form ref={bringIntoSight} onSubmit={handleSubmit}>
      <label htmlFor="own-recipe">Recipe text</label>
      {/* Not controlled, because a large text would render the page at each letter. */}
      <textarea
        id="own-recipe"
        rows={8}
        placeholder="Paste a recipe: its name, ingredients and steps"
        defaultValue={draft.current}
        onChange={({ target }) => {
          draft.current = target.value
        }}
      />
      <p className="hint">It stays in this page. Nothing is sent.</p>
      <button type="submit" className="quiet">
        Read it
      </button>
      <p role="status" aria-label="Your own recipe">
        {message}
      </p>
    </form>
  )
}
