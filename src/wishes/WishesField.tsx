import { useState } from 'react'
import { lazyModule } from '../lib/lazyModule'
import { useChunk } from '../lib/useChunk'
import { useMediaQuery } from '../lib/useMediaQuery'
import type { Wishes } from '../prompt'
import './WishesField.css'

const loadWishes = lazyModule(() => import('./wishes.lazy'))

interface Props {
  readonly wishes: Wishes
  /** The entries of the user's list, which may hold wishes too: "no eggs". */
  readonly list: readonly string[]
  readonly onChange: (wishes: Wishes) => void
  /** A request runs. In one column, where the recipe comes below the wishes, they close then. */
  readonly isAsking: boolean
}

/** A disclosure of the wishes. Closed, it lists the wishes in words. */
export function WishesField({ wishes, list, onChange, isAsking }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const isOneColumn = useMediaQuery('(width < 60rem)')
  const [wasAsking, setWasAsking] = useState(isAsking)
  if (wasAsking !== isAsking) {
    setWasAsking(isAsking)
    if (isAsking && isOneColumn) setIsOpen(false)
  }
  // With the first ingredient, so that it opens at once. Opening it tries again where that failed.
  const { module: loaded, hasFailed } = useChunk(loadWishes, isOpen ? 'open' : list.length > 0)
  // Without the chunk no wish is set.
  const summary = loaded?.summarizeWishes(wishes)

  return (
    <section className="wishes" aria-label="What you wish for">
      <div className="row">
        <button
          type="button"
          className="quiet"
          aria-expanded={isOpen}
          aria-describedby="wishes-summary"
          onClick={() => setIsOpen(!isOpen)}
        >
          Wishes
        </button>
        <p id="wishes-summary">{summary || (!isOpen && 'None set')}</p>
      </div>
      {loaded && <loaded.ListWishes wishes={wishes} list={list} onChange={onChange} />}
      {isOpen && loaded && <loaded.WishesForm wishes={wishes} onChange={onChange} />}
      {isOpen && !loaded && (
        <p role="status">{hasFailed ? "The wishes didn't load. Check your connection." : 'Loading…'}</p>
      )}
    </section>
  )
}
