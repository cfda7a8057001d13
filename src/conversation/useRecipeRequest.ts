import { useEffect, useRef, useState } from 'react'
import { type FailureKind, RecipeFailure, ServiceError } from '../inference/errors'
import type { Progress } from '../inference/readCompletion'
import { part } from '../lib/lazyModule'
import { type Pace, pace } from '../lib/renderThrottle'
import { recipeParts } from '../recipe/recipeCardModule'

/** The road to the service, the client library with it: not needed before a recipe is asked for. */
const road = part(() => import('../ai'))

/** The one request for a recipe, from the first click to its end. `recipe` is markdown. */
export type RecipeRequest =
  /** Nothing was asked yet. */
  | { readonly phase: 'idle' }
  /** No word has come yet; a recipe that was there before stays until one does. */
  | {
      readonly phase: 'asking'
      readonly progress: { readonly doing: 'waiting' } | Exclude<Progress, { doing: 'writing' }>
      readonly earlier?: string
    }
  /** The words so far; never blank. */
  | { readonly phase: 'writing'; readonly recipe: string }
  /** The whole recipe, or as much of it as the length limit allows. */
  | { readonly phase: 'done'; readonly recipe: string; readonly atLengthLimit: boolean }
  /** The cook ended it: the words that had come, or the recipe from before when none had. */
  | { readonly phase: 'stopped'; readonly recipe?: string }
  /** The words that had come: often none, and then the recipe is empty and shown so (the specification, section 4). */
  | {
      readonly phase: 'failed'
      readonly recipe: string
      readonly failure: FailureKind
      /** The recipe that was there before, when no word of the new one had come: it can be brought back. */
      readonly earlier?: string
    }
  /** The recipe from before a request that failed. */
  | { readonly phase: 'back'; readonly recipe: string }

/** Whether a request runs: then there is something to stop, and no other can be begun. */
export const isRunning = ({ phase }: RecipeRequest) => phase === 'asking' || phase === 'writing'

/** The recipe that the page shows; undefined when it has none to show, not even an empty one. */
export const shownRecipe = (request: RecipeRequest): string | undefined => {
  if (request.phase === 'idle') return undefined
  return request.phase === 'asking' ? request.earlier : request.recipe
}

let prepared: Promise<unknown> | undefined

/**
 * Loads what asking for a recipe and showing it need. Called while the cook types, however often, so that
 * nothing has to be loaded between the click and the request. What does not come now is tried again with the
 * request, which tells when it fails.
 */
export function prepare(): Promise<unknown> {
  prepared ??= Promise.allSettled([road.load().then((ai) => ai.prepare()), recipeParts.load()])
  return prepared
}

/**
 * Asks for recipes, one at a time.
 *
 * `ask` does nothing while a request runs; it never throws: its outcome is the request's phase.
 * `stop` ends a running request and closes its connection; what had come of it stays.
 * Leaving the page ends a running request too. What comes of an ended request after its end is dropped.
 */
export function useRecipe() {
  const [request, setRequest] = useState<RecipeRequest>({ phase: 'idle' })
  const running = useRef<Running>(undefined)

  useEffect(() => () => end(running), [])

  async function ask(ingredients: readonly string[]) {
    if (running.current) return
    /** Moves the request on, while it is still this one. */
    const move = (on: (last: RecipeRequest) => RecipeRequest) => {
      if (running.current === mine) setRequest(on)
    }
    const tell = (progress: Progress) => move((last) => progressed(last, progress))
    const mine: Running = { controller: new AbortController(), words: pace(tell) }
    running.current = mine
    let writing = false
    /** The first words and what is no word at once; more words at a pace. */
    const onProgress = (progress: Progress) => {
      const more = writing && progress.doing === 'writing'
      writing = progress.doing === 'writing'
      if (more) {
        mine.words.next(progress)
        return
      }
      mine.words.end()
      tell(progress)
    }
    move(asked)
    try {
      const [{ getRecipe }] = await Promise.all([road.load(), recipeParts.load()])
      // Stopped meanwhile: nothing is asked.
      if (running.current !== mine) return
      const { signal } = mine.controller
      const { recipe, atLengthLimit } = await getRecipe(ingredients, { signal, onProgress })
      mine.words.end()
      move(() => ({ phase: 'done', recipe, atLengthLimit }))
    } catch (error) {
      if (running.current !== mine) return
      mine.words.end()
      const failure = kindOf(error)
      // biome-ignore lint/suspicious/noConsole: the specification's second handler (section 8). The message was written by the first.
      console.error('Failed to get recipe:', failure)
      move((last) => failed(last, failure))
    } finally {
      if (running.current === mine) running.current = undefined
    }
  }

  function stop() {
    if (!running.current) return
    end(running)
    setRequest(stopped)
  }

  /** Shows the recipe again that was there before a request that failed. */
  function bringBack() {
    setRequest((last) =>
      last.phase === 'failed' && last.earlier !== undefined
        ? { phase: 'back', recipe: last.earlier }
        : last,
    )
  }

  return { request, ask, stop, bringBack }
}

/** The kind of a failure; writes the message of one that the road could not write, as it was not there yet. */
function kindOf(error: unknown): FailureKind {
  if (error instanceof RecipeFailure) return error.kind
  // biome-ignore lint/suspicious/noConsole: in the place of the specification's first handler (section 8).
  console.error(error instanceof Error ? error.message : String(error))
  return error instanceof ServiceError ? error.kind : 'unknown'
}

/** A request that runs: the way to end it, and its words that are not on the page yet. */
interface Running {
  readonly controller: AbortController
  readonly words: Pace<Progress>
}

function end(running: { current: Running | undefined }) {
  // First, while its words are still taken.
  running.current?.words.end()
  running.current?.controller.abort()
  running.current = undefined
}

function asked(last: RecipeRequest): RecipeRequest {
  const earlier = last.phase === 'failed' ? (last.earlier ?? last.recipe) : shownRecipe(last)
  return {
    phase: 'asking',
    progress: { doing: 'waiting' },
    ...(earlier === undefined ? {} : { earlier }),
  }
}

function progressed(last: RecipeRequest, progress: Progress): RecipeRequest {
  if (progress.doing === 'writing') return { phase: 'writing', recipe: progress.recipe }
  // Words that turn out to have been thinking are taken back: the recipe has not begun yet.
  if (last.phase !== 'asking') return { phase: 'asking', progress }
  return last.progress.doing === progress.doing ? last : { ...last, progress }
}

function failed(last: RecipeRequest, failure: FailureKind): RecipeRequest {
  if (last.phase === 'writing') return { phase: 'failed', recipe: last.recipe, failure }
  const earlier = last.phase === 'asking' ? last.earlier : undefined
  return { phase: 'failed', recipe: '', failure, ...(earlier ? { earlier } : {}) }
}

function stopped(last: RecipeRequest): RecipeRequest {
  const recipe = shownRecipe(last)
  return { phase: 'stopped', ...(recipe === undefined ? {} : { recipe }) }
}
