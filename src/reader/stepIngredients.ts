import { kindOf, normalizeWords } from '../food'
import { covers } from './compareWithList'
import type { RecipeReading } from './recipeReading'
import { scaledText } from './scaleAmounts'
import { isShortFor, type WantedFood } from './wantedFoods'

/** The lines of the ingredients that each step names, with their amounts scaled. */
export function stepIngredients({ sections, ingredients, stepFoods }: RecipeReading, factor: number): string[][] {
  const lines = ingredients.map(({ text, wanted }) => ({ text: scaledText(text, factor), wanted }))
  return sections.steps.map(({ text }, index) => {
    const words = new Set(normalizeWords(text))
    const named = new Set(
      (stepFoods[index] ?? []).flatMap(({ food, start, end }) => {
        const name = text.slice(start, end)
        const inStep = { food, name, kind: kindOf(food, name) }
        const own = lines.filter(({ wanted }) =>
          wanted.some(({ foods }) => foods.some((each) => covers(each, inStep) || covers(inStep, each))),
        )
        if (own.length > 0) return own
        const nameWords = normalizeWords(name)
        return lines.filter(({ wanted }) => wanted.some((each) => isShortFor(nameWords, each)))
      }),
    )
    const isUnknownFood = ({ foods, alternatives }: WantedFood) =>
      foods.length === 0 && alternatives.some((name) => name.every((word) => words.has(word)))
    return lines.filter((line) => named.has(line) || line.wanted.some(isUnknownFood)).map((line) => line.text)
  })
}
