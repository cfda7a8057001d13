import { Fragment, useState } from 'react'
import { TransientButton } from '../../lib/TransientButton'
import type { Finding } from '../../reader'
import { findingWords } from './findingWords'
import { isPhone } from './isPhone'
import './CheckRegion.css'

interface Props {
  readonly findings: readonly Finding[]
  /** Whether a wish is broken for certain. */
  readonly isBroken: boolean
  /** Whether asking again is the next step. */
  readonly isNext: boolean
  /** A request runs, so no other can be started. */
  readonly isBusy: boolean
  /** Asks for the recipe without all that the findings name. */
  readonly onAskWithout: () => void
  readonly onFocusLost: (button: HTMLButtonElement) => void
}

/** Lists the words of the recipe that break a wish. Renders nothing without any, because no finding proves nothing. */
export function CheckRegion({ findings, isBroken, isNext, isBusy, onAskWithout, onFocusLost }: Props) {
  const [opensDoubts] = useState(() => !isPhone())
  if (findings.length === 0) return null
  const content = (
    <>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.certainty} ${finding.wish}`} data-finding="" data-certainty={finding.certainty}>
            <FindingSentence {...finding} />
          </li>
        ))}
      </ul>
      <div className="row">
        <TransientButton
          className={isNext ? undefined : 'quiet'}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onAskWithout()}
          onFocusLost={onFocusLost}
        >
          Write it again without them
        </TransientButton>
        <p className="hint">This only checks what the recipe names. Read the labels too.</p>
      </div>
    </>
  )
  return (
    <section className="check" aria-label="Check before you cook">
      {isBroken ? (
        content
      ) : (
        <details open={opensDoubts}>
          <summary>
            Heads up<span className="foods">: {findingWords(findings)}</span>
          </summary>
          {content}
        </details>
      )}
    </section>
  )
}

function FindingSentence({ wish, certainty, words, others: more }: Finding) {
  const { before, name, after } = leadOf(wish, certainty)
  const chosen = words.filter(({ isChoice }) => isChoice)
  const others = words.filter(({ isChoice }) => !isChoice)
  return (
    <span>
      {before}
      <span data-wish="">{name}</span>
      {after}: <Words words={others} />
      {others.length > 0 &&
        certainty === 'maybe' &&
        !judgesHealth(wish) &&
        wish !== 'Not food' &&
        ' (look at the label)'}
      {others.length > 0 && chosen.length > 0 && ', '}
      <Words words={chosen} />
      {more > 0 && ` and ${more} more`}
      {chosen.length > 0 && ` (only if you choose ${chosen.length > 1 ? 'them' : 'it'})`}
    </span>
  )
}

const Words = ({ words }: Pick<Finding, 'words'>) =>
  words.map(({ word }, index) => (
    <Fragment key={word}>
      {index > 0 && ', '}
      <b data-word="">{word}</b>
    </Fragment>
  ))

/** Wishes that depend on a person's health: no label answers them. */
const judgesHealth = (wish: string) => wish === 'Pregnancy' || wish === 'Diabetes' || wish === 'Low-FODMAP'

/** The words before the foods: "Not vegan", "Perhaps not halal", "You left out celery", "With diabetes in mind". */
function leadOf(wish: string, certainty: Finding['certainty']): { before: string; name: string; after: string } {
  const [, leftOut] = /^Leave out: (.*)$/.exec(wish) ?? []
  if (leftOut !== undefined)
    return certainty === 'named'
      ? { before: 'You left out ', name: leftOut, after: ', but it has' }
      : { before: 'Perhaps with ', name: leftOut, after: ', which you left out' }
  if (wish === 'Low-FODMAP') return { before: 'With a ', name: 'low-FODMAP', after: ' diet in mind' }
  if (wish === 'Not food')
    return {
      before: certainty === 'named' ? '' : 'Perhaps ',
      name: certainty === 'named' ? wish : wish.toLowerCase(),
      after: '',
    }
  if (judgesHealth(wish)) return { before: 'With ', name: wish.toLowerCase(), after: ' in mind' }
  return { before: certainty === 'named' ? 'Not ' : 'Perhaps not ', name: wish.toLowerCase(), after: '' }
}
