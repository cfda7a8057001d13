import { TransientButton } from '../../lib/TransientButton'
import type { Finding } from '../../reader'
import './CheckRegion.css'

interface Props {
  readonly findings: readonly Finding[]
  /** A request runs, so no other can be started. */
  readonly isBusy: boolean
  /** Asks for the recipe without a food. */
  readonly onAskWithout: (food: string) => void
  readonly onFocusLost: (button: HTMLButtonElement) => void
}

/** Lists the words of the recipe that break a wish. Renders nothing without any, because no finding proves nothing. */
export function CheckRegion({ findings, isBusy, onAskWithout, onFocusLost }: Props) {
  if (findings.length === 0) return null
  return (
    <section className="check" aria-label="Check before you cook">
      <p className="title" aria-hidden="true">
        Check before you cook
      </p>
      <ul>
        {findings.map(({ word, wish, certainty, food }, index) => (
          <li key={`${word}: ${wish}`} data-finding="" data-certainty={certainty}>
            <span>
              <b data-word="">{word}</b> {certainty === 'named' ? 'breaks' : 'may break'}{' '}
              <span data-wish="">{wish}</span>
              {certainty === 'maybe' && ': look at the label'}
            </span>
            {/* Once for each food. */}
            {findings.findIndex((each) => each.food === food) === index && (
              <TransientButton
                className="quiet"
                aria-disabled={isBusy}
                onClick={() => !isBusy && onAskWithout(food)}
                onFocusLost={onFocusLost}
              >
                Ask for it without {food}
              </TransientButton>
            )}
          </li>
        ))}
      </ul>
      <p className="hint">The page finds what the recipe names. It can't see what is not named.</p>
    </section>
  )
}
