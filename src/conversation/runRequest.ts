import { getRecipe } from '../ai'
import { isHtml } from '../lib/isHtml'
import { lazyModule } from '../lib/lazyModule'
import { createRenderThrottle } from '../lib/renderThrottle'
import { beginsWithIdeas, changesFor, noWishes, readIdeas, writeTurns } from '../prompt'
import { loadRecipeCard, loadUnderstanding, type Question } from '../recipe'
import { type Author, isSameAuthor, type Progress, type Reply } from '../service'
import { continueRecipe } from './continueRecipe'
import type { ReplyAction } from './replyReducer'

/** Reads recipes in JSON and HTML, which few models write. */
const loadOwnRecipe = lazyModule(() => import('../recipe/own/ownRecipe.lazy'))
/** A reply that begins with a record, or has one at the start of a block of code. */
const holdsRecord = /(?:^|(?:```|~~~)\w*)\s*(?:\[\s*)?\{/

interface RequestOptions {
  readonly question: Question
  /** Ends the request. Before it ends, content that waits in the throttle is dispatched. */
  readonly signal: AbortSignal
  readonly dispatch: (action: ReplyAction) => void
  /** Renders synchronously what a function dispatches (React's `flushSync`). */
  readonly flushSync: (update: () => void) => void
}

/**
 * Asks one question and dispatches its progress: the first words at once, more content throttled. Marks without a word,
 * such as the `#` of a title, wait for one. When a question finishes a cut recipe, the content is the whole recipe. A recipe in
 * JSON is written as markdown: its first words are its title with the first ingredient, and no braces are shown before.
 *
 * @throws {InferenceError} without a recipe; the signal's reason after an abort.
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

  const holdsData = (content: string) => ask.type !== 'ideas' && (holdsRecord.test(content) || isHtml(content))
  /** Returns content with a recipe in JSON or HTML as markdown. Undefined while there is none, or while the chunk loads. */
  function inWords<Part extends { readonly content: string }>(part: Part): Part | undefined {
    const { content } = part
    if (!holdsData(content)) return part
    loadOwnRecipe.preload()
    const recipe = loadOwnRecipe.state().module?.recipeOfData(content)
    return recipe === undefined ? undefined : { ...part, content: recipe, data: content }
  }

  let lastWasContent = false
  function onProgress(progress: Progress) {
    function update() {
      const shown = progress.type === 'content' ? inWords(progress) : progress
      if (shown) dispatch({ type: 'progress', id, progress: shown.type === 'content' ? withBeginning(shown) : shown })
    }
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
    const answer = await getRecipe(
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
    if (holdsData(answer.content)) await Promise.allSettled([loadOwnRecipe()])
    // Data of another kind appears as it came.
    const reply = inWords(answer) ?? answer
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
