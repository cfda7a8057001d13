import { useCallback, useMemo, useState } from 'react'
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

/** Keeps what the user does with each recipe of the visit. Returns that of the recipe with this id. */
export function useCooking(id: number) {
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
    ticks,
    step,
    isCooked,
    setServings: useCallback((servings: number) => change(() => ({ servings })), [change]),
    setStep: useCallback((step: number) => change(() => ({ step })), [change]),
    /** Step mode begins with the first step again. */
    finish: useCallback(() => change(() => ({ step: 0, isCooked: true })), [change]),
  }
}
