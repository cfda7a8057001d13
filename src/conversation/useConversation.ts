import { type ReactNode, startTransition, useCallback, useEffect, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { noWishes, type Wishes } from '../prompt'
import {
  type Ask,
  areIdeasFor,
  type Conversation,
  isFromCookbook,
  isMadeFor,
  isReceived,
  type LinkedRecipe,
  loadRecipeCard,
  noConversation,
  ownFoods,
  type Recipe,
} from '../recipe'
import { type Author, isCookbookInUse, toInferenceError, visitorServiceKind } from '../service'
import { conversationReducer } from './conversationReducer'
import { loadRequest } from './loadRequest'

/**
 * Keeps the recipes of the visit and runs requests for them, one at a time.
 *
 * @returns `ask` does nothing while a request runs and never throws: the outcome is in `conversation`. `stop` closes
 * the connection and keeps the content that arrived. `preload` loads what a request needs, once; a request loads what
 * is then still missing, and fails if it cannot.
 */
export function useConversation() {
  const [conversation, dispatch] = useReducer(conversationReducer, noConversation)
  const running = useRef<AbortController>(undefined)
  const lastId = useRef(0)
  const preloaded = useRef<Promise<unknown>>(undefined)
  /** Every change that was asked for in this visit. The first recipes may have been dropped. */
  const changes = useRef<readonly string[]>([])

  useEffect(() => () => running.current?.abort(), [])

  async function ask(wanted: Ask, onHand: readonly string[], wishes: Wishes, fromCookbook = false) {
    if (running.current) return
    const asked = fromCookbook ? wanted : adaptAsk(wanted, conversation, onHand, wishes)
    const list = ('foods' in asked && asked.foods) || onHand
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    lastId.current += 1
    const id = lastId.current
    const visitorService = fromCookbook ? undefined : visitorServiceKind()
    const question = { id, ask: asked, list, wishes, changes: changes.current, visitorService, fromCookbook }
    if (asked.type === 'change') changes.current = [...changes.current, asked.change]
    dispatch({ type: 'start', question })
    try {
      const [{ replyReducer, runRequest }] = await Promise.all([loadRequest(), loadRecipeCard()])
      signal.throwIfAborted()
      // Somebody who opens a link asks without typing, so nothing is preloaded yet.
      preload()
      await runRequest({
        question,
        signal,
        flushSync,
        dispatch: (action) => dispatch({ type: 'reply', reduce: (current) => replyReducer(current, action) }),
      })
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

  /** Shows a recipe from a link, or the user's own. Ends a running request. Rejects if the card's chunk does not load. */
  async function receive(markdown: string, source: Author, shown?: Shown) {
    await loadRecipeCard()
    running.current?.abort()
    running.current = undefined
    lastId.current += 1
    dispatch({ type: 'receive', recipe: receivedRecipe(lastId.current, markdown, source, shown) })
  }

  // A recipe may have many long answers beside it, which React then renders in several tasks.
  const show = (id: number) => startTransition(() => dispatch({ type: 'show', id }))

  /** Tells that the user put a food on the list that a recipe needs. */
  const addNeeded = (food: string, id?: number) => id !== undefined && dispatch({ type: 'addNeeded', id, food })

  const preload = useCallback(() => {
    preloaded.current ??= Promise.allSettled([
      loadRequest().then(({ preload, warmUpReading }) => Promise.all([preload(), warmUpReading(renderUnseen)])),
      loadRecipeCard(),
    ])
  }, [])

  const { request } = conversation
  /** Whether a request failed before any word, and the cookbook was not asked. */
  const canUseCookbook =
    request.status === 'failed' &&
    !request.hasContent &&
    !request.question.fromCookbook &&
    (request.question.visitorService !== undefined || !isCookbookInUse())

  return { conversation, canUseCookbook, ask, stop, show, receive, addNeeded, preload }
}

/** Renders something outside the document, in one task, and forgets it. */
function renderUnseen(node: ReactNode) {
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(node))
  root.unmount()
}

/** How a link shows its recipe. */
type Shown = Pick<LinkedRecipe, 'servings' | 'language'>

const receivedRecipe = (id: number, markdown: string, source: Author, shown?: Shown): Recipe => ({
  id,
  markdown,
  reachedLimit: false,
  list: [],
  answeredBy: [source],
  ask: { type: 'recipe' },
  wishes: { ...noWishes, language: shown?.language },
  servings: shown?.servings,
})

/**
 * Returns the question to ask: with the newest form of a cut recipe, and for another dish where one would be repeated.
 */
function adaptAsk(asked: Ask, { recipes, ideas }: Conversation, list: readonly string[], wishes: Wishes): Ask {
  // After a failure the recipe to finish may be longer than it was.
  if (asked.type === 'finish') return { ...asked, from: recipes.find(({ id }) => id === asked.from.id) ?? asked.from }
  // Where a recipe is on the page, the chunk is there.
  const { module: card } = loadRecipeCard.state()
  const forSame = recipes.filter(
    (recipe) =>
      card?.replyKind(recipe.markdown) === 'recipe' &&
      !isReceived(recipe) &&
      ownFoods(recipe) === undefined &&
      isMadeFor(recipe, list, wishes),
  )
  if (asked.type === 'ideas') {
    const names = ideas && areIdeasFor(ideas, list, wishes) ? ideas.names : []
    const titles = [...new Set([...(card && forSame.length > 0 ? card.titlesOf(forSame) : []), ...names])]
    return titles.length > 0 ? { ...asked, titles } : asked
  }
  if (asked.type !== 'recipe' || !isCookbookInUse()) return asked
  // The cookbook has one best dish for a list. Asked again, it brings another one.
  const before = forSame.findLast(({ answeredBy }) => isFromCookbook(answeredBy))
  return before && card ? { type: 'idea', from: before, titles: card.titlesOf(recipes) } : asked
}
