import { type Food, foodLines } from './foods'

/**
 * Returns the names of foods that go with all of these, the best first: a food that goes with two of them comes before
 * one that goes with either. A food without companions has those of its parent: spaghetti has the ones of pasta.
 */
export function findCompanions(foods: readonly Food[]): string[] {
  const scores = new Map<string, number>()
  for (const { name, parent } of foods) {
    const own = foodLines.get(name)?.companions ?? []
    const others = own.length > 0 ? own : (foodLines.get(parent ?? '')?.companions ?? [])
    for (const [index, other] of others.entries())
      scores.set(other, (scores.get(other) ?? 0) + others.length - index + 1)
  }
  return [...scores.keys()].toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
}
