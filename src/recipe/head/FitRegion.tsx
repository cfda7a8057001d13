import { useMemo, useRef, useState } from 'react'
import { type CheckedWish, findBreaches, isCertain } from '../../food'
import { TransientButton } from '../../lib/TransientButton'
import type { RecipeReading } from '../../reader'
import { compareWithList, type ListComparison } from '../../reader'
import { isPhone } from './isPhone'
import './FitRegion.css'

interface Props {
  readonly reading: RecipeReading
  /** The entries of the user's list. */
  readonly list: readonly string[]
  /** What the user wishes. A food that breaks it is not offered. */
  readonly wishes: readonly CheckedWish[]
  /** Puts a needed food on the list. */
  readonly onAdd: (food: string) => void
  /** Asks for the recipe without a needed food. */
  readonly onLack: (food: string) => void
  /** A request runs, so no other can be started. */
  readonly isBusy: boolean
  /** The recipe is replaced by another one, and the region with it. */
  readonly onFocusLost: (button: HTMLButtonElement) => void
}

/** The window of a phone shows the first ingredients below so many needed foods with their buttons. */
const MAX_NEEDS_ON_PHONE = 2

/**
 * Shows how the recipe fits the user's current list. Renders nothing for a reply that is not a recipe, and nothing without
 * a list: a recipe of a link or of the user's own would need all that it has.
 */
export function FitRegion({ reading, list, wishes, onAdd, onLack, isBusy, onFocusLost }: Props) {
  // Reading the fit compares all foods, so it runs again only if the list changed.
  const fit = useMemo(() => compareWithList(reading, list), [reading, list])
  const isForbidden = useForbidden(wishes)
  const usesSummary = useRef<HTMLElement>(null)
  const [opensNeeds] = useState(() => (fit?.needs.length ?? 0) <= MAX_NEEDS_ON_PHONE || !isPhone())
  if (!fit || list.length === 0) return null
  const { uses, needs, leaves } = fit

  /** The button of a food disappears once the food is on the list. The next button gets the focus. */
  function moveFocus(button: HTMLButtonElement) {
    const next = button.closest('li')?.nextElementSibling?.querySelector('button') ?? usesSummary.current
    if (next) next.focus({ preventScroll: true })
    else onFocusLost(button)
  }

  return (
    <section className="fit" aria-label="How it fits your list">
      {/* A list without food has nothing to compare. */}
      {uses.length + leaves.length > 0 && (
        <details>
          <summary ref={usesSummary}>{summaryOf(fit)}</summary>
          <p>Uses from your list</p>
          <FoodList part="uses" foods={uses} />
          {leaves.length > 0 && <p>Not used</p>}
          <FoodList part="leaves" foods={leaves} />
        </details>
      )}
      {needs.length > 0 && (
        <details className="needs" open={opensNeeds}>
          <summary>
            Needs <span className="foods">{needs.join(', ')}</span>
          </summary>
          <ul data-fit="needs" aria-label="Needs">
            {needs.map((food) => (
              <li key={food}>
                <span data-food="">{food}</span>
                {!isForbidden(food) && (
                  <TransientButton
                    className="quiet"
                    aria-label={`Add ${food}`}
                    onClick={() => onAdd(food)}
                    onFocusLost={moveFocus}
                  >
                    Add
                  </TransientButton>
                )}
                <TransientButton
                  className="quiet"
                  aria-disabled={isBusy}
                  onClick={() => onLack(food)}
                  onFocusLost={onFocusLost}
                >
                  {/* The food is beside it for those who see it. */}I don't have <span className="unseen">{food}</span>
                </TransientButton>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** Returns a function that tells whether a food breaks a wish for certain. */
function useForbidden(wishes: readonly CheckedWish[]): (food: string) => boolean {
  return useMemo(() => {
    const known = new Map<string, boolean>()
    return (food) => {
      const isForbidden = known.get(food) ?? findBreaches(food, wishes).some(isCertain)
      known.set(food, isForbidden)
      return isForbidden
    }
  }, [wishes])
}

const summaryOf = ({ uses, leaves, unclear = [] }: ListComparison) =>
  leaves.length + unclear.length === 0
    ? `Uses all ${uses.length} of your list`
    : `Uses ${unclear.length > 0 ? 'at least ' : ''}${uses.length} of your ${uses.length + leaves.length + unclear.length}`

const FoodList = ({ part, foods }: { readonly part: 'uses' | 'leaves'; readonly foods: readonly string[] }) => (
  <ul data-fit={part}>
    {foods.map((food, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a list may have the same entry twice, and the items have no state.
      <li key={index}>
        <span data-food="">{food}</span>
      </li>
    ))}
  </ul>
)
