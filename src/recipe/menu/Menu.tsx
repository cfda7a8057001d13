import { useEffect, useState } from 'react'
import { runInSlices } from '../../lib/runTasks'
import { formatList } from '../../lib/text'
import { whenIdle } from '../../lib/whenIdle'
import type { Wishes } from '../../prompt'
import { type CookbookMenu, loadCookbook } from '../../service'
import type { Ask } from '../conversationState'
import './Menu.css'

interface Props {
  readonly list: readonly string[]
  readonly wishes: Wishes
  /** How many ingredients a request needs. With fewer, the dishes are words. */
  readonly minimum: number
  readonly onAsk: (ask: Ask) => void
}

/** Shows what the cookbook can cook with the list, while nobody has asked for a recipe. */
export function Menu({ list, wishes, minimum, onAsk }: Props) {
  const found = useMenu(list, wishes)
  if (!found?.menu || found.menu.dishes.length === 0) return null
  const { count, dishes, ideas } = found.menu
  const isShort = Math.min(list.length, found.list.length) < minimum
  const canAsk = !isShort && ideas !== ''
  const [nearest] = dishes
  return (
    <section className="menu" aria-label="Menu">
      <p>
        {isShort && count > 0
          ? `${count} ${count === 1 ? 'dish' : 'dishes'} with ${formatList(found.list).toLowerCase()}. Nearest:`
          : canAsk
            ? 'You could cook'
            : 'Nearest:'}
      </p>
      {canAsk ? (
        dishes.map(({ title, facts }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a button that is about to be pressed stays, with its next dish.
            key={index}
            type="button"
            className="quiet"
            onClick={() => onAsk({ type: 'choice', ideas, name: title })}
          >
            <b>{title}</b> <span>{facts}</span>
          </button>
        ))
      ) : (
        <p>
          <b>{nearest?.title}</b> <span>{nearest?.facts}</span>
        </p>
      )}
    </section>
  )
}

/** How long the list stays the same until the menu is looked for, in milliseconds. */
const PAUSE_MS = 300

/** Looks for the menu in short tasks, once nothing changes and the browser is idle. Until then the one for the list before stays. */
function useMenu(list: readonly string[], wishes: Wishes) {
  const [found, setFound] = useState<{ readonly list: readonly string[]; readonly menu: CookbookMenu | undefined }>()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    async function find() {
      try {
        signal.throwIfAborted()
        const { findMenu } = await loadCookbook()
        signal.throwIfAborted()
        setFound({ list, menu: await runInSlices(findMenu(list, wishes), signal) })
      } catch (error) {
        // Without the chunk there is no menu. The next request reports that it did not load.
        if (!signal.aborted && !loadCookbook.state().hasFailed) reportError(error)
      }
    }
    const timer = setTimeout(() => whenIdle(find), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [list, wishes])
  return found
}
