import { memo, useRef, useState } from 'react'
import { TransientButton } from '../lib/TransientButton'
import { firstPicks, type OfferPicks } from './firstPicks'
import { isSameText } from './ingredients'
import './QuickPicks.css'

/** With so many entries, the list needs the room of the picks. */
const LONG_LIST = 8

/** The picks until the page knows foods (picks.ts). */
const offerFirstPicks: OfferPicks = (list, first) =>
  first.map((text) => ({ text, isListed: list.some((entry) => isSameText(entry, text)) }))

interface Props {
  readonly list: readonly string[]
  /** How many ingredients a request needs. */
  readonly minimum: number
  /** Returns the picks for a list. Without it there are the first picks alone. */
  readonly offerPicks?: OfferPicks | undefined
  readonly onPick: (text: string) => void
  /** Called when the focused button is removed and no other follows it. */
  readonly onFocusLost: () => void
}

/** Offers foods that a click adds. Memoized, because the page renders while a recipe streams. */
export const QuickPicks = memo(function QuickPicks(props: Props) {
  const { list, minimum, offerPicks = offerFirstPicks, onPick, onFocusLost } = props
  const [lastPick, setLastPick] = useState('')
  const group = useRef<HTMLFieldSetElement>(null)

  function moveFocus(button: HTMLButtonElement) {
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])]
    const next = buttons[buttons.indexOf(button) + 1]
    if (next) next.focus()
    else onFocusLost()
  }

  return (
    <>
      {list.length < LONG_LIST && (
        <fieldset
          ref={group}
          className={list.length < minimum ? 'quick-picks' : 'quick-picks compact'}
          aria-label="Quick picks"
        >
          {offerPicks(list, firstPicks).map(({ text, isListed }) =>
            isListed ? (
              // Keeps the place of the pick, so that the next tap does not meet another one that moved there.
              <span key={text} aria-hidden="true">
                {text}
              </span>
            ) : (
              <TransientButton
                key={text}
                className="quiet"
                onClick={() => {
                  setLastPick(text)
                  onPick(text)
                }}
                onFocusLost={moveFocus}
              >
                {text}
              </TransientButton>
            ),
          )}
        </fieldset>
      )}
      <p className="unseen" role="status" aria-label="Quick pick">
        {list.includes(lastPick) && `Added ${lastPick}`}
      </p>
    </>
  )
})
