import { fractionSigns, kindOf, normalizeWords } from '../food'
import { covers } from './compareWithList'
import type { RecipeReading } from './recipeReading'
import { amountEnd, scaledText } from './scaleAmounts'
import { isShortFor, type WantedFood } from './wantedFoods'

/** A part of an ingredient, before the name of its food: "half of the oil", "the remaining butter". */
const partBefore =
  /\b(?:(half|(?:a|one|two|three)[ -](?:third|quarter)s?|some|most)(?: of)?|(?:rest|remainder) of|(?:remaining|other half of))(?: the| this| your)?\s+$/i

/** A step's own amount of a food, before its name: "2 tablespoons of the oil". */
const amountBefore = new RegExp(`[\\d${fractionSigns}](?: ?\\p{L}{1,12})?(?: of)?(?: the| this| your)?\\s+$`, 'iu')
/** "Taste for salt": it may need none. */
const tasted = /\btaste for (?:more )?$/i

/**
 * The lines of the ingredients that each step names, with their amounts scaled: "2 eggs", "half of 20 g butter". Without the
 * amount where the step has its own: "oil" for "2 tablespoons of the oil".
 */
export function stepIngredients({ steps, ingredients }: RecipeReading, factor: number): string[][] {
  const lines = ingredients.map(({ text, wanted }) => ({ text: scaledText(text, factor), wanted }))
  return steps.map(({ text, foods: inText }) => {
    const words = new Set(normalizeWords(text))
    const mentions = inText.flatMap(({ food, start, end }) => {
      const name = text.slice(start, end)
      const inStep = { food, name, kind: kindOf(food, name) }
      const own = lines.filter(({ wanted }) =>
        wanted.some(({ foods }) => foods.some((each) => covers(each, inStep) || covers(inStep, each))),
      )
      const nameWords = normalizeWords(name)
      const named =
        own.length > 0 ? own : lines.filter(({ wanted }) => wanted.some((each) => isShortFor(nameWords, each)))
      const before = text.slice(0, start)
      if (tasted.test(before)) return []
      const part = partBefore.exec(before)
      const share = part && (part[1]?.toLowerCase() ?? 'the rest')
      return named.map((line) => ({ line, share, isAll: !share && !amountBefore.test(before) }))
    })
    const isUnknownFood = ({ foods, alternatives }: WantedFood) =>
      foods.length === 0 && alternatives.some((name) => name.every((word) => words.has(word)))
    return lines.flatMap((line) => {
      const own = mentions.filter((mention) => mention.line === line)
      const [first] = own
      const amount = amountEnd(line.text)
      if (!first) return line.wanted.some(isUnknownFood) ? line.text : []
      if (amount === 0 || own.some(({ isAll }) => isAll)) return line.text
      return first.share ? `${first.share} of ${line.text}` : line.text.slice(amount).trim()
    })
  })
}
