import { getRecipe } from '../ai'
import type { Progress, Reply } from '../inference/chatCompletion'
import { isSameSource, type Source } from '../inference/source'
import { hasVisitorToken } from '../inference/visitorToken'
import { createRenderThrottle } from '../lib/renderThrottle'
import { loadUnderstanding } from '../recipe/useRecipeCard'
import { noWishes } from '../wishes/wishes'
import type { ConversationAction, Question } from './conversationReducer'
import { type ErrorMessages, errorMessages, visitorMessages } from './errorMessages'
import { joinContinuation } from './joinContinuation'
import { turnsOf } from './turns'
import { VisitorToken } from './VisitorToken'

// This module is the entry of the lazy chunk (useConversation.ts).
export { preload } from '../inference/chatCompletion'

/** What the page shows of this chunk. */
export interface RequestParts {
  /** Undefined where visitors may not use a token of their own. */
  readonly VisitorToken: typeof VisitorToken | undefined
  /** What the user reads if the next request fails. */
  readonly errorMessages: ErrorMessages
}

export const requestParts = (): RequestParts => ({
  // The build writes this setting out, so that a page without the offer is smaller (build/checkSettings.ts).
  VisitorToken: import.meta.env.VITE_VISITOR_TOKEN === 'off' ? undefined : VisitorToken,
  errorMessages:
    import.meta.env.VITE_VISITOR_TOKEN !== 'off' && hasVisitorToken()
      ? { ...errorMessages, ...visitorMessages }
      : errorMessages,
})

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
  // So that the check of the first words against the wishes waits for no chunk. The card tells if it does not load.
  if (wishes !== noWishes) void Promise.allSettled([loadUnderstanding()])
  /** Joins what finishes a recipe to that recipe. */
  function whole<Part extends Pick<Reply, 'content' | 'answeredBy'>>(part: Part): Part {
    if (ask.type !== 'finish') return part
    const { markdown, answeredBy } = ask.from
    const isNew = (source: Source) => answeredBy.every((each) => !isSameSource(each, source))
    return {
      ...part,
      content: joinContinuation(markdown, part.content),
      answeredBy: [...answeredBy, ...part.answeredBy.filter(isNew)],
    }
  }
  const throttle = createRenderThrottle(flushSync)
  signal.addEventListener('abort', throttle.flush)

  let lastWasContent = false
  function onProgress(progress: Progress) {
    const update = () =>
      dispatch({ type: 'progress', id, progress: progress.type === 'content' ? whole(progress) : progress })
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
    const reply = await getRecipe(
      { ingredients: list, wishes, turns: turnsOf(ask) },
      { signal, onProgress, readInterval },
    )
    throttle.flush()
    dispatch({ type: 'complete', id, completion: whole(reply) })
  } finally {
    throttle.flush()
  }
}

/** Content of so many characters is shown without a word too, because each look for one costs time. */
const MAX_MARKS = 1000

/** Whether content shows something to read. The info string of a code fence, such as "markdown", is not shown. */
const hasWords = (content: string) =>
  content.length > MAX_MARKS || /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(content.replace(/^\s*(?:```|~~~).*/, ''))
