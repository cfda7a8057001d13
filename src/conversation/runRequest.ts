import { getRecipe } from '../ai'
import type { Progress } from '../inference/chatCompletion'
import { InferenceError } from '../inference/errors'
import { createRenderThrottle } from '../lib/renderThrottle'
import type { ConversationAction, Question } from './conversationReducer'
import { joinContinuation } from './joinContinuation'
import { type Turn, turnsOf } from './turns'

// This module is the entry of the lazy chunk (useConversation.ts).
export { preload } from '../inference/chatCompletion'

interface RequestOptions {
  readonly question: Question
  /** Ends the request. Before it ends, content that waits in the throttle is dispatched. */
  readonly signal: AbortSignal
  readonly dispatch: (action: ConversationAction) => void
  /** Renders synchronously what a function dispatches (React's `flushSync`). */
  readonly flushSync: (update: () => void) => void
}

/**
 * Asks one question and dispatches what happens: the first content at once, more content throttled. The content of a
 * recipe that is finished is the whole recipe.
 *
 * @throws {InferenceError} if there is no recipe; the signal's reason after an abort.
 */
export async function runRequest({ question, signal, dispatch, flushSync }: RequestOptions) {
  const { id, ask, list, wishes } = question
  const whole = (content: string) => (ask.type === 'finish' ? joinContinuation(ask.from.markdown, content) : content)
  const throttle = createRenderThrottle(flushSync)
  signal.addEventListener('abort', throttle.flush)

  let lastWasContent = false
  function onProgress(progress: Progress) {
    const update = () =>
      dispatch({
        type: 'progress',
        id,
        progress: progress.type === 'content' ? { type: 'content', content: whole(progress.content) } : progress,
      })
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
    const send = (sent: readonly Turn[]) =>
      getRecipe({ ingredients: list, wishes, turns: sent }, { signal, onProgress, readInterval })
    const turns = turnsOf(ask)
    // A conversation that is too long for the model is asked once more with only the recipe shown.
    const completion = await send(turns).catch((error: unknown) => {
      if (turns.length <= 2 || !isTooLong(error)) throw error
      return send(turns.slice(-2))
    })
    throttle.flush()
    dispatch({ type: 'complete', id, completion: { ...completion, content: whole(completion.content) } })
  } finally {
    throttle.flush()
  }
}

const isTooLong = (error: unknown) => error instanceof InferenceError && error.kind === 'input-too-long'
