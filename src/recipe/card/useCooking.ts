import { useCallback, useMemo, useState } from 'react'
import { askedServings } from '../../reader'
import type { Recipe } from '../conversationState'
import type { Ticks } from '../words/RecipeMarkdown'

/** What the user does with a recipe. It is kept as long as the page. */
interface Cooking {
  /** Undefined until the user changes the number. */
  readonly servings?: number | undefined
  readonly ticked: ReadonlySet<string>
  /** The index of the step that step mode shows. */
  readonly step: number
  /** The user finished the last step. */
  readonly isCooked: boolean
}

const notBegun: Cooking = { ticked: new Set(), step: 0, isCooked: false }

/** Keeps what the user does with each recipe of the visit. Returns that of the one that is shown. */
export function useCooking(shown: Recipe, recipes: readonly Recipe[]) {
  const { id } = shown
  const [all, setAll] = useState<ReadonlyMap<number, Cooking>>(new Map())
  const change = useCallback(
    (update: (before: Cooking) => Partial<Cooking>) =>
      setAll((all) => {
        const before = all.get(id) ?? notBegun
        return new Map(all).set(id, { ...before, ...update(before) })
      }),
    [id],
  )
  const { servings, ticked, step, isCooked } = all.get(id) ?? notBegun
  const ticks = useMemo<Ticks>(
    () => ({
      ticked,
      onTick: (key, isTicked) =>
        change((before) => ({
          ticked: new Set(isTicked ? [...before.ticked, key] : [...before.ticked].filter((each) => each !== key)),
        })),
    }),
    [ticked, change],
  )
  return {
    servings,
    keptServings: keptServings(shown, recipes, (recipe) => all.get(recipe.id)?.servings),
    ticks,
    step,
    isCooked,
    setServings: useCallback((servings: number) => change(() => ({ servings })), [change]),
    setStep: useCallback((step: number) => change(() => ({ step })), [change]),
    /** Step mode begins with the first step again. */
    markCooked: useCallback(() => change(() => ({ step: 0, isCooked: true })), [change]),
  }
}

/** The number that the user chose for the recipe that this one is a change of. A change keeps it, unless it asks for another. */
function keptServings(
  { id, ask }: Recipe,
  recipes: readonly Recipe[],
  chosenFor: (recipe: Recipe) => number | undefined,
): number | undefined {
  if (ask.type !== 'change' || askedServings(ask.change) !== undefined) return
  const before = recipes.find((each) => each.id < id && each.markdown === ask.from.markdown)
  return before && (chosenFor(before) ?? keptServings(before, recipes, chosenFor))
}
