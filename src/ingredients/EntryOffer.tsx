import { useMemo } from 'react'
import { TransientButton } from '../lib/TransientButton'
import { useChunk } from '../lib/useChunk'
import { type Ingredient, type IngredientsAction, readableText, type UndoEntry } from './ingredients'
import { loadSuggestions } from './loadSuggestions'
import './EntryOffer.css'

interface Props {
  readonly ingredients: readonly Ingredient[]
  /** The latest change of the list that can be undone. */
  readonly undoEntry: UndoEntry | undefined
  readonly onAction: (action: IngredientsAction) => void
  readonly onFocusLost: () => void
}

/** Offers, below the field, what may be meant by an entry: several foods, the same food twice, another spelling. */
export function EntryOffer({ ingredients, undoEntry, onAction, onFocusLost }: Props) {
  const findEntryOffer = useChunk(loadSuggestions, false).module?.findEntryOffer
  const offer = useMemo(() => findEntryOffer?.(ingredients.map(({ text }) => text)), [findEntryOffer, ingredients])
  const entry = offer && ingredients[offer.index]
  const reason = undoEntry?.type === 'added' ? undoEntry.reason : undefined

  return (
    // Rendered even when empty, because screen readers only announce changes of a live region that exists.
    <div className="row entry-offer" role="status" aria-label="The last entry">
      {reason?.type === 'list' ? (
        <>
          <p>Are these several foods?</p>
          <TransientButton className="quiet" onClick={() => onAction({ type: 'split' })} onFocusLost={onFocusLost}>
            Split into {reason.parts.length}
          </TransientButton>
        </>
      ) : offer?.type === 'misspelt' && entry ? (
        <>
          <p>Do you mean {offer.text}?</p>
          <TransientButton
            className="quiet"
            onClick={() => onAction({ type: 'change', id: entry.id, text: offer.text })}
            onFocusLost={onFocusLost}
          >
            Correct it
          </TransientButton>
        </>
      ) : (
        offer?.type === 'repeated' &&
        entry && (
          <>
            <p>
              {readableText(entry.text)} is on your list as {readableText(offer.earlier)}
            </p>
            <TransientButton
              className="quiet"
              onClick={() => onAction({ type: 'remove', id: entry.id })}
              onFocusLost={onFocusLost}
            >
              Keep one
            </TransientButton>
          </>
        )
      )}
    </div>
  )
}
