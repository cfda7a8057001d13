import { useEffect, useRef, useState } from 'react'
import { getRecipe } from './ai'

/** The one request for a recipe, from the first click to its end. `recipe` is markdown. */
export type RecipeRequest =
  /** Nothing was asked yet. */
  | { readonly phase: 'idle' }
  /** The service was asked; a recipe that was there before stays until the answer comes. */
  | { readonly phase: 'asking'; readonly recipe?: string }
  | { readonly phase: 'done'; readonly recipe: string }
  /** No recipe came: the recipe is empty, and shown so (the specification, section 4). */
  | { readonly phase: 'failed'; readonly recipe: '' }

/**
 * Asks for recipes, one at a time.
 *
 * `ask` does nothing while a request runs; it never throws: its outcome is the request's phase.
 * Leaving the page ends a running request.
 */
export function useRecipe() {
  const [request, setRequest] = useState<RecipeRequest>({ phase: 'idle' })
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function ask(ingredients: readonly string[]) {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setRequest((last) =>
      'recipe' in last && last.recipe
        ? { phase: 'asking', recipe: last.recipe }
        : { phase: 'asking' },
    )
    try {
      const recipe = await getRecipe(ingredients, controller.signal)
      setRequest({ phase: 'done', recipe })
    } catch (error) {
      if (controller.signal.aborted) return
      // biome-ignore lint/suspicious/noConsole: the specification's second handler (section 8). The message was written by the first.
      console.error('Failed to get recipe:', error instanceof Error ? error.name : typeof error)
      setRequest({ phase: 'failed', recipe: '' })
    } finally {
      if (running.current === controller) running.current = undefined
    }
  }

  return { request, ask }
}
