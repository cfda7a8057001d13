import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyModule } from '../lib/lazyModule'
import type { Wishes } from '../prompt'
import type { Ask } from '../recipe'
import { toInferenceError } from '../service'
import { conversationReducer, noConversation } from './conversationReducer'
import type { RequestParts } from './runRequest'

/** The lazy chunk with the client library and everything else that talks to the service. */
const loadRunRequest = lazyModule(() => import('./request.lazy'))

/**
 * Keeps the recipes of the visit and runs requests for them, one at a time.
 *
 * @param loadCard loads what a recipe is rendered with. A request that cannot load it fails.
 * @returns `ask` does nothing while a request runs and never throws: the outcome is in `conversation`. `stop` closes
 * the connection and keeps the content that arrived. `preload` loads what a request needs, once; a request loads what
 * is then still missing, and reports a failure. `parts` are there once the chunk is, and before a request can fail with
 * one of their messages.
 */
export function useConversation(loadCard: () => Promise<void>) {
  const [conversation, dispatch] = useReducer(conversationReducer, noConversation)
  const [parts, setParts] = useState<RequestParts>()
  const running = useRef<AbortController>(undefined)
  const lastId = useRef(0)
  const preloaded = useRef<Promise<unknown>>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function ask(asked: Ask, list: readonly string[], wishes: Wishes) {
    if (running.current) return
    const { recipes } = conversation
    // After a failure the recipe to finish may be longer than it was.
    const ask =
      asked.type === 'finish' ? { ...asked, from: recipes.find(({ id }) => id === asked.from.id) ?? asked.from } : asked
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    lastId.current += 1
    const id = lastId.current
    const question = { id, ask, list, wishes }
    dispatch({ type: 'start', question })
    try {
      const [{ runRequest, offerParts }] = await Promise.all([loadRunRequest(), loadCard()])
      signal.throwIfAborted()
      offerParts(setParts)
      await runRequest({ question, signal, dispatch, flushSync })
    } catch (thrown) {
      if (signal.aborted) return
      const { kind, message } = toInferenceError(thrown)
      // biome-ignore lint/suspicious/noConsole: tells the page's owner what the service said.
      console.error(message)
      // biome-ignore lint/suspicious/noConsole: tells the page's owner the kind of the error (docs/errors.md).
      console.error('Failed to get recipe:', kind)
      dispatch({ type: 'fail', id, error: kind })
    } finally {
      if (running.current === controller) running.current = undefined
    }
  }

  function stop() {
    running.current?.abort()
    running.current = undefined
    dispatch({ type: 'stop' })
  }

  const show = (id: number) => dispatch({ type: 'show', id })

  const preload = useCallback(() => {
    preloaded.current ??= Promise.allSettled([
      loadRunRequest().then((module) => {
        module.offerParts(setParts)
        return module.preload()
      }),
      loadCard(),
    ])
  }, [loadCard])

  return { conversation, parts, ask, stop, show, preload }
}
