import { useMemo } from 'react'
import { holdsWish, readListWishes } from '../food'
import { TransientButton } from '../lib/TransientButton'
import { useDoneInSlices } from '../lib/useDoneInSlices'
import type { Wishes } from '../prompt'

interface Props {
  readonly wishes: Wishes
  readonly list: readonly string[]
  readonly onChange: (wishes: Wishes) => void
}

/** The wishes that the list itself holds: foods that its entries exclude, and diets of single foods. */
export function ListWishes({ wishes, list, onChange }: Props) {
  const entries = useDoneInSlices(list, holdsWish, 0)
  const { excluded, properties } = useMemo(() => readListWishes(entries), [entries])
  const offered = properties.filter((diet) => !wishes.diets.includes(diet))
  return (
    <>
      {excluded.length > 0 && <p className="from-list">From your list: {excluded.join(' · ')}</p>}
      {offered.length > 0 && (
        <div className="row offered">
          {offered.map((diet) => (
            <TransientButton
              key={diet}
              className="quiet"
              onClick={() => onChange({ ...wishes, diets: [...wishes.diets, diet] })}
              onFocusLost={focusDisclosure}
            >
              Make it all {diet.toLowerCase()}
            </TransientButton>
          ))}
        </div>
      )}
    </>
  )
}

/** The button of a wish disappears once the wish is set, so the focus moves. */
const focusDisclosure = (button: HTMLButtonElement) =>
  button.closest('.wishes')?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true })
