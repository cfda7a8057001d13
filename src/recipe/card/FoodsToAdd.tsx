import { useMemo } from 'react'
import { lazyModule } from '../../lib/lazyModule'
import { TransientButton } from '../../lib/TransientButton'
import { useChunk } from '../../lib/useChunk'
import type { Wishes } from '../../prompt'
import './FoodsToAdd.css'

const loadPicks = lazyModule(() => import('../../food/picks.lazy'))

interface Props {
  /** The list for which no recipe came. */
  readonly list: readonly string[]
  readonly wishes: Wishes
  readonly onAdd: (food: string) => void
  readonly onFocusLost: (button: HTMLButtonElement) => void
}

/** Offers foods beside an apology, in place of what one does with a recipe. */
export function FoodsToAdd({ list, wishes, onAdd, onFocusLost }: Props) {
  const { module: picks } = useChunk(loadPicks, true)
  const foods = useMemo(() => picks?.foodsToAdd(list, wishes) ?? [], [picks, list, wishes])
  if (foods.length === 0) return null
  return (
    <fieldset className="foods-to-add" aria-label="Foods to add">
      <p>Add what you have, and ask again:</p>
      {foods.map((food) => (
        <TransientButton key={food} className="quiet" onClick={() => onAdd(food)} onFocusLost={onFocusLost}>
          {food}
        </TransientButton>
      ))}
    </fieldset>
  )
}
