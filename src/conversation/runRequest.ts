import { getRecipe } from '../ai'
import type { Progress } from '../inference/chatCompletion'
import { InferenceError } from '../inference/errors'
import { createRenderThrottle } from '../lib/renderThrottle'
import type { ConversationAction, Question } from './conversationReducer'
import { joinContinuation } from './joinContinuation'
import { type Turn, turnsOf } from './turns'

// This module is the entry of the lazy chunk (useConversation.ts).
export { preload } from '../inference/chatCompletion'
export { errorMessages } from './errorMessages'

interface RequestOptions {
  readonly question: Question
  /** Ends the request. Before it ends, content that waits in the throttle is dispatched. */
  readonly signal: AbortSignal
  readonly dispatch: (action: ConversationAction) => void
  /** Renders synchronously what a function dispatches (React's `flushSync`). */
  readonly flushSync: (update: () => void) => void
}

/**
 * Asks one question and dispatches what happens: the first words at once, more content throttled. Marks without a word,
 * such as the `#` of a title, wait for it. The content of a recipe that is finished is the whole recipe.
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
    if (progress.type === 'content' && !lastWasContent && !hasWords(progress.content)) return
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

/** Content of so many characters is shown without a word too, because each look for one costs time. */
const MAX_MARKS = 1000

/** Whether content shows something to read. The info string of a code fence, such as "markdown", is not shown. */
const hasWords = (content: string) =>
  content.length > MAX_MARKS || /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(content.replace(/^\s*(?:```|~~~).*/, ''))
