import { memo } from 'react'
import { type FoodWishes, firstPicks } from '../food'
import { TransientButton } from '../lib/TransientButton'
import { useChunk } from '../lib/useChunk'
import { isSameText } from './ingredients'
import { loadSuggestions } from './loadSuggestions'
import './QuickPicks.css'

/** With so many entries, the list needs the room of the picks. */
const LONG_LIST = 8

interface Props {
  readonly list: readonly string[]
  /** The foods that they leave out are not offered. */
  readonly wishes: FoodWishes
  readonly onPick: (text: string) => void
  /** Called when the focused button is removed and no other follows it. */
  readonly onFocusLost: () => void
}

/** Offers foods that a click adds. Memoized, because the page renders while a recipe streams. */
export const QuickPicks = memo(function QuickPicks({ list, wishes, onPick, onFocusLost }: Props) {
  // Until the chunk has loaded there are the first picks alone. It knows which of them a wish leaves out.
  const offerPicks = useChunk(loadSuggestions, wishes.diets.length > 0 || wishes.leaveOut !== '').module?.offerPicks
  const isListed = (pick: string) => list.some((text) => isSameText(text, pick))

  function moveFocus(button: HTMLButtonElement) {
    const next = button.parentElement?.querySelector<HTMLElement>(':focus ~ button')
    if (next) next.focus()
    else onFocusLost()
  }

  return (
    <>
      {list.length < LONG_LIST && (
        <fieldset className="quick-picks" aria-label="Quick picks">
          {(
            offerPicks?.(list, firstPicks, wishes) ?? firstPicks.map((text) => ({ text, isListed: isListed(text) }))
          ).map((pick) =>
            pick.isListed ? (
              // Keeps the place of the pick, so that the next tap does not meet another one that moved there.
              <span key={pick.text} aria-hidden="true" data-text={pick.text} />
            ) : (
              <TransientButton
                key={pick.text}
                className="quiet"
                onClick={() => {
                  loadSuggestions.preload()
                  onPick(pick.text)
                }}
                onFocusLost={moveFocus}
              >
                {pick.text}
              </TransientButton>
            ),
          )}
        </fieldset>
      )}
    </>
  )
})
