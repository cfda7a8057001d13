import { TransientButton } from '../lib/TransientButton'
import { type Ingredient, isBlank, readableText, type UndoEntry, type UndoReason } from './ingredients'
import './UndoNotice.css'

interface Props {
  /** The change that can be undone, if there is one. */
  readonly entry: UndoEntry | undefined
  /** The ingredient that came after that, if the last change added one. */
  readonly lastAdded: Ingredient | undefined
  /** Whether the change after that was undone. */
  readonly isUndone: boolean | undefined
  readonly onUndo: () => void
  readonly onFocusLost: () => void
}

/** Says how the list changed, and offers to undo it. */
export function UndoNotice({ entry, lastAdded, isUndone, onUndo, onFocusLost }: Props) {
  const heard = lastAdded ? `Added ${shorten(lastAdded.text)}.` : isUndone ? 'Undone.' : ''
  return (
    // Rendered even when empty, because screen readers only announce changes of a live region that exists.
    <div className={entry ? 'row undo-notice' : 'row undo-notice only-heard'} role="status" aria-label="The list">
      {/* Only heard: whoever sees the list sees it change. */}
      {heard && (
        <span key={lastAdded?.id} className="unseen">
          {entry ? `${heard} The change before: ` : heard}
        </span>
      )}
      {entry && (
        <>
          <p>{changeLabel(entry)}</p>
          <TransientButton className="quiet" onClick={onUndo} onFocusLost={onFocusLost}>
            Undo
          </TransientButton>
        </>
      )}
    </div>
  )
}

function changeLabel(entry: UndoEntry): string {
  switch (entry.type) {
    case 'added':
      return additionLabel(entry.reason, entry.ids.length)
    case 'removed':
      return `Removed: ${shorten(entry.ingredient.text)}`
    case 'changed':
      return `Changed: ${shorten(entry.before.text)} → ${shorten(entry.after.text)}`
    case 'split':
      return `Split into ${entry.ids.length}`
    case 'cleared': {
      const [only, ...others] = entry.ingredients
      return only && others.length === 0
        ? `Removed: ${shorten(only.text)}`
        : `Removed all ${entry.ingredients.length} ingredients`
    }
  }
}

function additionLabel(reason: UndoReason, added: number): string {
  switch (reason.type) {
    case 'blank':
      return 'Added a blank line'
    case 'several':
      return `Added ${added} ingredients`
    case 'list':
      return 'Added as one'
    case 'offered':
      return `Added ${shorten(reason.text)}`
    case 'duplicate': {
      const times = reason.count === 2 ? 'twice' : `${reason.count} times`
      return `"${shorten(reason.text)}" is on your list ${times}`
    }
  }
}

/** The longest quotation of an ingredient in the notice, in characters. */
const MAX_QUOTE = 60

function shorten(text: string) {
  if (isBlank(text)) return 'a blank line'
  // Split into characters, because a cut within a surrogate pair would show a replacement character.
  const characters = [...readableText(text)]
  const quote = characters.slice(0, MAX_QUOTE).join('')
  return characters.length > MAX_QUOTE ? `${quote}…` : quote
}
