import { useMemo } from 'react'
import { TransientButton } from '../lib/TransientButton'
import { useChunk } from '../lib/useChunk'
import type { EntryOffer as FoundOffer } from './entryOffers'
import { type Ingredient, type IngredientsAction, readableText, type UndoEntry } from './ingredients'
import { loadSuggestions } from './loadSuggestions'
import './EntryOffer.css'

interface Props {
  readonly ingredients: readonly Ingredient[]
  /** Their texts, or those before the last change while these are read. */
  readonly list: readonly string[]
  /** The latest change of the list that can be undone. */
  readonly undoEntry: UndoEntry | undefined
  readonly onAction: (action: IngredientsAction) => void
  readonly onFocusLost: () => void
}

/** Offers other readings of an entry below the field: several foods, the same food twice, another spelling. */
export function EntryOffer({ ingredients, list, undoEntry, onAction, onFocusLost }: Props) {
  const findEntryOffer = useChunk(loadSuggestions, false).module?.findEntryOffer
  const found = useMemo(() => findEntryOffer?.(list), [findEntryOffer, list])
  // The list may be the one before a change.
  const entry = ingredients.find(({ text }, index) => index === found?.index && text === list[index])
  const offer = offerToSplit(undoEntry) ?? (found && offerFor(found, entry))

  return (
    // Rendered even when empty, because screen readers only announce changes of a live region that exists.
    <div className="row entry-offer" role="status" aria-label="The last entry">
      {offer && (
        <>
          <p>{offer.words}</p>
          <TransientButton className="quiet" onClick={() => onAction(offer.action)} onFocusLost={onFocusLost}>
            {offer.label}
          </TransientButton>
        </>
      )}
    </div>
  )
}

/** An offer in words, and what its button does. */
interface WrittenOffer {
  readonly words: string
  readonly label: string
  readonly action: IngredientsAction
}

function offerToSplit(undoEntry: UndoEntry | undefined): WrittenOffer | undefined {
  if (undoEntry?.type !== 'added' || undoEntry.reason.type !== 'list') return undefined
  const label = `Split into ${undoEntry.reason.parts.length}`
  return { words: 'Add these separately?', label, action: { type: 'split' } }
}

function offerFor(found: FoundOffer, entry: Ingredient | undefined): WrittenOffer | undefined {
  if (!entry) return undefined
  const { id } = entry
  return found.type === 'misspelt'
    ? { words: `Do you mean ${found.text}?`, label: 'Correct it', action: { type: 'change', id, text: found.text } }
    : {
        words: `${readableText(entry.text)} is on your list as ${readableText(found.earlier)}`,
        label: 'Keep one',
        action: { type: 'remove', id },
      }
}
