import { kindOf, normalizeWords } from '../food'
import { covers } from './compareWithList'
import type { RecipeReading } from './recipeReading'
import { amountEnd, scaledText } from './scaleAmounts'
import { isShortFor, type WantedFood } from './wantedFoods'

/** A part of an ingredient, before the name of its food: "half of the oil", "the remaining butter". */
const partBefore =
  /\b(?:(half|(?:a|one|two|three)[ -](?:third|quarter)s?|some|most)(?: of)?|(?:rest|remainder) of|(?:remaining|other half of))(?: the| this| your)?\s+$/i

/** The lines of the ingredients that each step names, with their amounts scaled: "2 eggs", "half of 20 g butter". */
export function stepIngredients({ sections, ingredients, stepFoods }: RecipeReading, factor: number): string[][] {
  const lines = ingredients.map(({ text, wanted }) => ({ text: scaledText(text, factor), wanted }))
  return sections.steps.map(({ text }, index) => {
    const words = new Set(normalizeWords(text))
    const mentions = (stepFoods[index] ?? []).flatMap(({ food, start, end }) => {
      const name = text.slice(start, end)
      const inStep = { food, name, kind: kindOf(food, name) }
      const own = lines.filter(({ wanted }) =>
        wanted.some(({ foods }) => foods.some((each) => covers(each, inStep) || covers(inStep, each))),
      )
      const nameWords = normalizeWords(name)
      const named =
        own.length > 0 ? own : lines.filter(({ wanted }) => wanted.some((each) => isShortFor(nameWords, each)))
      const part = partBefore.exec(text.slice(0, start))
      return named.map((line) => ({ line, part: part && (part[1]?.toLowerCase() ?? 'the rest') }))
    })
    const isUnknownFood = ({ foods, alternatives }: WantedFood) =>
      foods.length === 0 && alternatives.some((name) => name.every((word) => words.has(word)))
    return lines.flatMap((line) => {
      const parts = mentions.filter((mention) => mention.line === line).map(({ part }) => part)
      if (parts.length === 0 && !line.wanted.some(isUnknownFood)) return []
      const [part] = parts
      return part && parts.every(Boolean) && amountEnd(line.text) > 0 ? `${part} of ${line.text}` : line.text
    })
  })
}
