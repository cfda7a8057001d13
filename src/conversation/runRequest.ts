import { getRecipe } from '../ai'
import { lazyModule } from '../lib/lazyModule'
import { createRenderThrottle } from '../lib/renderThrottle'
import { OwnModel, offersVisitorToken, VisitorToken, visitorMessages } from '../models'
import { noWishes, writeTurns } from '../prompt'
import { loadUnderstanding } from '../recipe'
import type { Progress, Reply } from '../service'
import { type Author, isSameAuthor, type VisitorServiceKind, visitorServiceKind } from '../service'
import type { ConversationAction, Question } from './conversationReducer'
import { type ErrorMessages, errorMessages } from './errorMessages'
import { joinContinuation } from './joinContinuation'

/** What the page shows of this chunk. */
export interface RequestParts {
  /** Undefined where visitors can never use a model of their own. */
  readonly OwnModel: typeof OwnModel | undefined
  /** Undefined where visitors may not use a token of their own. */
  readonly VisitorToken: typeof VisitorToken | undefined
  /** Undefined where a service of the page answers, and where the browser has no model. */
  readonly BrowserModel: BrowserModelModule['BrowserModel'] | undefined
  /** The models that these two offer. */
  readonly visitorServices: readonly VisitorServiceKind[]
  /** What the user reads if the next request fails. */
  readonly errorMessages: ErrorMessages
}

/**
 * The browser's own model is offered in place of the cookbook alone. VITE_VISITOR_TOKEN does not turn it off, because it
 * needs no token and nothing leaves the browser. The build writes the settings out, so that a page without an offer is
 * smaller (build/checkSettings.ts).
 */
const loadBrowserModel =
  import.meta.env.VITE_HF_ACCESS_TOKEN || import.meta.env.VITE_INFERENCE_URL
    ? undefined
    : lazyModule(() => import('../models/browserModel.lazy'))

type BrowserModelModule = Awaited<ReturnType<NonNullable<typeof loadBrowserModel>>>

/** Undefined until the browser has said that it has a model. */
let browserModel: BrowserModelModule | undefined
/** The browser is asked once, because Chromium writes each "no" on the console. */
let searching: Promise<void> | undefined

/** Calls `onParts` now, and once more if the browser turns out to have a model of its own. */
export function offerParts(onParts: (parts: RequestParts) => void) {
  onParts(requestParts())
  if (!loadBrowserModel || browserModel || !('LanguageModel' in globalThis)) return
  searching ??= findBrowserModel(loadBrowserModel)
  void searching.then(() => browserModel && onParts(requestParts()))
}

async function findBrowserModel(load: () => Promise<BrowserModelModule>) {
  const [module] = await Promise.allSettled([load()])
  // Without the chunk, the page does not offer the model. The next request loads it again.
  if (module.status === 'rejected') searching = undefined
  else if (await module.value.hasBrowserModel()) browserModel = module.value
}

function requestParts(): RequestParts {
  const offersToken = import.meta.env.VITE_VISITOR_TOKEN !== 'off' && offersVisitorToken()
  const visitorServices: VisitorServiceKind[] = []
  if (offersToken) visitorServices.push('router')
  if (browserModel) visitorServices.push('browser')
  return {
    visitorServices,
    OwnModel: loadBrowserModel || import.meta.env.VITE_VISITOR_TOKEN !== 'off' ? OwnModel : undefined,
    VisitorToken: offersToken ? VisitorToken : undefined,
    BrowserModel: browserModel?.BrowserModel,
    errorMessages: {
      ...errorMessages,
      ...(offersToken && visitorServiceKind() === 'router' && visitorMessages),
      ...(browserModel && visitorServiceKind() === 'browser' && browserModel.browserMessages),
    },
  }
}

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
    const isNew = (source: Author) => answeredBy.every((each) => !isSameAuthor(each, source))
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
    const reply = await getRecipe({ ingredients: list, wishes, turns: writeTurns(ask) }, { signal, onProgress })
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
