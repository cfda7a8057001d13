import { getRecipe } from '../ai'
import { createRenderThrottle } from '../lib/renderThrottle'
import { beginsWithIdeas, changesFor, noWishes, readIdeas, writeTurns } from '../prompt'
import { loadRecipeCard, loadUnderstanding, type Question } from '../recipe'
import { type Author, isSameAuthor, type Progress, type Reply } from '../service'
import { continueRecipe } from './continueRecipe'
import type { ConversationAction } from './conversationReducer'

interface RequestOptions {
  readonly question: Question
  /** Ends the request. Before it ends, content that waits in the throttle is dispatched. */
  readonly signal: AbortSignal
  readonly dispatch: (action: ConversationAction) => void
  /** Renders synchronously what a function dispatches (React's `flushSync`). */
  readonly flushSync: (update: () => void) => void
}

/**
 * Asks one question and dispatches its progress: the first words at once, more content throttled. Marks without a word,
 * such as the `#` of a title, wait for one. When a question finishes a cut recipe, the content is the whole recipe.
 *
 * @throws {InferenceError} if there is no recipe; the signal's reason after an abort.
 */
export async function runRequest({ question, signal, dispatch, flushSync }: RequestOptions) {
  const { id, ask, list, wishes } = question
  // The check of the first words against the wishes then need not wait for the chunk. The card says if it cannot load.
  if (wishes !== noWishes) loadUnderstanding.preload()
  const cut = ask.type === 'finish' ? { ...ask.from, ...continueRecipe(ask.from.markdown) } : undefined
  const turns = writeTurns(cut ? { type: 'finish', from: { ...cut, markdown: cut.start } } : ask)
  /** Joins the reply that finishes a recipe to that recipe. */
  function withBeginning<Part extends Pick<Reply, 'content' | 'answeredBy'>>(part: Part): Part {
    if (!cut) return part
    const { answeredBy } = cut
    const isNew = (source: Author) => answeredBy.every((each) => !isSameAuthor(each, source))
    return {
      ...part,
      content: cut.join(part.content),
      answeredBy: [...answeredBy, ...part.answeredBy.filter(isNew)],
    }
  }
  const throttle = createRenderThrottle(flushSync)
  signal.addEventListener('abort', throttle.flush)

  let lastWasContent = false
  function onProgress(progress: Progress) {
    const update = () =>
      dispatch({ type: 'progress', id, progress: progress.type === 'content' ? withBeginning(progress) : progress })
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
    const reply = await getRecipe(
      {
        ingredients: list,
        wishes,
        forIdeas: beginsWithIdeas(ask),
        seenTitles: ask.type === 'ideas' ? ask.titles : [],
        changes: changesFor(ask, question.changes),
        turns,
        ask,
      },
      { signal, onProgress, fromCookbook: question.fromCookbook },
    )
    throttle.flush()
    // Shows the findings before the status says that the recipe is ready.
    if (wishes !== noWishes) await Promise.allSettled([loadUnderstanding()])
    const isReadAsRecipe = ask.type === 'change' ? await isRecipe(reply.content, ask.from.markdown, signal) : undefined
    const dishes = ask.type === 'ideas' ? readIdeas(reply.content) : undefined
    dispatch({ type: 'complete', id, reply: withBeginning(reply), isReadAsRecipe, dishes })
  } finally {
    throttle.flush()
  }
}

/**
 * Whether the page reads the reply to a change as a recipe. The chunks are loaded by now, because the question is about
 * a recipe on the page. Without them it returns false.
 */
async function isRecipe(markdown: string, original: string, signal: AbortSignal): Promise<boolean> {
  const { module: card } = loadRecipeCard.state()
  const { module: understanding } = loadUnderstanding.state()
  if (!card || !understanding) return false
  try {
    return await card.readsAsRecipe(markdown, original, understanding, signal)
  } catch (error) {
    signal.throwIfAborted()
    reportError(error)
    return false
  }
}

/** Longer content is shown even without a word, because each search for one takes time. In characters. */
const MAX_MARKS = 1000

/** Whether content shows something to read. The info string of a code fence, such as "markdown", is not shown. */
const hasWords = (content: string) =>
  content.length > MAX_MARKS || /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(content.replace(/^\s*(?:```|~~~).*/, ''))
