import { findFoods } from '../../food/findFoods'
import { normalizeWords } from '../../food/recognizeFoods'
import { covers } from './fit'
import type { RecipeReading } from './readRecipe'
import { scaleAmounts } from './scaleAmounts'
import { isShortFor, readWantedFoods, type WantedFood } from './wantedFoods'

/** The lines of the ingredients that each step names, with their amounts scaled. */
export function stepIngredients({ structure }: RecipeReading, factor: number): string[][] {
  const lines = structure.groups
    .flatMap((group) => group.lines)
    .map((line) => ({ text: scaledText(line.text, factor), wanted: readWantedFoods(line) }))
  return structure.steps.map(({ text }) => {
    const words = new Set(normalizeWords(text))
    const named = findFoods(text).flatMap(({ food, start, end }) => {
      const own = lines.filter(({ wanted }) =>
        wanted.some(({ foods }) => foods.some((each) => covers(each, food) || covers(food, each))),
      )
      if (own.length > 0) return own
      return lines.filter(({ wanted }) => wanted.some((each) => isShortFor(text.slice(start, end), each)))
    })
    const isUnknownFood = ({ foods, alternatives }: WantedFood) =>
      foods.length === 0 && alternatives.some((name) => normalizeWords(name).every((word) => words.has(word)))
    return lines.filter((line) => named.includes(line) || line.wanted.some(isUnknownFood)).map((line) => line.text)
  })
}

/** A line with its amounts scaled. */
export function scaledText(text: string, factor: number): string {
  return scaleAmounts(text, factor).reduceRight(
    (scaled, { start, end, text: amount }) => scaled.slice(0, start) + amount + scaled.slice(end),
    text,
  )
}
