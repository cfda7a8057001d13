import { useRef, useState } from 'react'
import { lazyModule } from '../../lib/lazyModule'
import { useChunk } from '../../lib/useChunk'
import './OwnRecipe.css'

const loadOwnRecipe = lazyModule(() => import('./ownRecipe.lazy'))

interface Props {
  /** Shows a text as a recipe. Rejects if a file of the page does not load. */
  readonly onRead: (text: string) => Promise<void>
}

/** A disclosure with a field for a recipe of the user's own. */
export function OwnRecipe({ onRead }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isRead, setIsRead] = useState(false)
  // The form is removed when it is closed.
  const draft = useRef('')
  const opener = useRef<HTMLButtonElement>(null)
  const { module: loaded, hasFailed } = useChunk(loadOwnRecipe, isOpen)
  function toggle() {
    setIsOpen(!isOpen)
    setIsRead(false)
  }

  /** The form had the focus, and is removed. */
  function finish() {
    draft.current = ''
    opener.current?.focus({ preventScroll: true })
    setIsOpen(false)
    setIsRead(true)
  }

  return (
    <section className="own-recipe" aria-label="A recipe of your own">
      <button ref={opener} type="button" className="quiet" aria-expanded={isOpen} onClick={toggle}>
        Cook a recipe of your own
      </button>
      {isOpen && loaded && <loaded.OwnRecipeForm onRead={onRead} onDone={finish} draft={draft} />}
      {isOpen && !loaded && <p role="status">{hasFailed ? "This didn't load. Check your connection." : 'Loading…'}</p>}
      {/* Rendered even when empty, because screen readers only announce changes of a live region that exists. */}
      <p role="status" aria-label="Recipe read" className="unseen">
        {isRead && "Here's your recipe."}
      </p>
    </section>
  )
}
