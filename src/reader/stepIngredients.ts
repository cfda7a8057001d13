import { type Food, fractionSigns, kindOf, normalizeWords } from '../food'
import { remember } from '../lib/remember'
import { covers } from './compareWithList'
import { type AmountDisplay, shownText } from './convertAmounts'
import type { RecipeReading } from './recipeReading'
import { amountEnd } from './scaleAmounts'
import { isShortFor, type WantedFood } from './wantedFoods'

/** A part of an ingredient, before the name of its food: "half of the oil", "the remaining butter". */
const partBefore =
  /\b(?:(half|(?:a|one|two|three)[ -](?:third|quarter)s?|some|most)(?: of)?|(?:rest|remainder) of|(?:remaining|other half of))(?: the| this| your)?\s+$/i

/** A step's own amount of a food, before its name: "2 tablespoons of the oil". */
const amountBefore = new RegExp(`[\\d${fractionSigns}](?: ?\\p{L}{1,12})?(?: of)?(?: the| this| your)?\\s+$`, 'iu')
/** How many characters before a food are read. */
const CONTEXT = 60
/** "Taste for salt": it may need none. */
const tasted = /\btaste for (?:more )?$/i

/**
 * The lines of the ingredients that each step names, with their amounts as they are shown: "2 eggs", "half of 20 g
 * butter". Without the amount where the step has its own: "oil" for "2 tablespoons of the oil". A line that a step takes whole
 * is in the pan from then on, and no later step has it.
 */
export function stepIngredients({ steps, ingredients }: RecipeReading, display: AmountDisplay): string[][] {
  const lines = ingredients.map((line) => ({ ...line, text: shownText(line.text, display) }))
  // A step may name a food hundreds of times.
  const linesOf = remember((food: Food) =>
    remember((name: string) => {
      const inStep = { food, name, kind: kindOf(food, name) }
      const own = lines.filter(({ wanted }) =>
        wanted.some(({ foods }) => foods.some((each) => covers(each, inStep) || covers(inStep, each))),
      )
      const words = normalizeWords(name)
      return own.length > 0 ? own : lines.filter(({ wanted }) => wanted.some((each) => isShortFor(words, each)))
    }),
  )
  const inPan = new Set<string>()
  return steps.map(({ text, foods: inText }) => {
    const words = new Set(normalizeWords(text))
    const mentionsOf = new Map(lines.map((line) => [line, [] as { share?: string | undefined; isAll: boolean }[]]))
    for (const { food, start, end } of inText) {
      const before = text.slice(Math.max(0, start - CONTEXT), start)
      if (tasted.test(before)) continue
      const part = partBefore.exec(before)
      const share = part ? (part[1]?.toLowerCase() ?? 'the rest') : undefined
      const mention = { share, isAll: !part && !amountBefore.test(before) }
      for (const line of linesOf(food)(text.slice(start, end))) mentionsOf.get(line)?.push(mention)
    }
    const isUnknownFood = ({ foods, alternatives }: WantedFood) =>
      foods.length === 0 && alternatives.some((name) => name.every((word) => words.has(word)))
    const taken = lines.flatMap((line) => {
      const own = mentionsOf.get(line) ?? []
      const [first] = own
      const amount = amountEnd(line.text)
      if (!first) return line.wanted.some(isUnknownFood) ? line.text : []
      if (amount === 0 || own.some(({ isAll }) => isAll)) return line.text
      return first.share ? `${first.share} of ${line.text}` : line.text.slice(amount).trim()
    })
    const news = taken.filter((text) => !inPan.has(text))
    for (const { text } of lines) if (news.includes(text)) inPan.add(text)
    return news
  })
}
