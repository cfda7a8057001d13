import { getRecipe } from '../ai'
import type { Progress } from '../inference/chatCompletion'
import { createRenderThrottle } from '../lib/renderThrottle'
import type { RequestAction } from './requestReducer'

// This module is the entry of the lazy chunk (useRecipeRequest.ts).
export { preload } from '../inference/chatCompletion'

interface RequestOptions {
  readonly id: number
  readonly ingredients: readonly string[]
  /** Ends the request. Before it ends, content that waits in the throttle is dispatched. */
  readonly signal: AbortSignal
  readonly dispatch: (action: RequestAction) => void
  /** Renders synchronously what a function dispatches (React's `flushSync`). */
  readonly flushSync: (update: () => void) => void
}

/**
 * Requests one recipe and dispatches what happens: the first content at once, more content throttled.
 *
 * @throws {InferenceError} if there is no recipe; the signal's reason after an abort.
 */
export async function runRequest({ id, ingredients, signal, dispatch, flushSync }: RequestOptions) {
  const throttle = createRenderThrottle(flushSync)
  signal.addEventListener('abort', throttle.flush)

  let lastWasContent = false
  function onProgress(progress: Progress) {
    const update = () => dispatch({ type: 'progress', id, progress })
    const isMoreContent = lastWasContent && progress.type === 'content'
    lastWasContent = progress.type === 'content'
    if (isMoreContent) throttle.schedule(update)
    else {
      throttle.flush()
      update()
    }
  }

  try {
    // Reading more often than rendering is wasted work.
    const readInterval = () => throttle.intervalMs
    const completion = await getRecipe(ingredients, { signal, onProgress, readInterval })
    throttle.flush()
    dispatch({ type: 'complete', id, completion })
  } finally {
    throttle.flush()
  }
}
