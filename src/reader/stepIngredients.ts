import { type Food, fractionSigns, normalizeWords } from '../food'
import { remember } from '../lib/remember'
import { covers } from './compareWithList'
import { type AmountDisplay, shownText } from './convertAmounts'
import type { RecipeReading } from './recipeReading'
import { amountEnd } from './scaleAmounts'
import { isShortFor, namedFood } from './wantedFoods'

/** Before a food of which a step takes a part: "half of the oil", "the remaining butter", "2 tablespoons of the oil". */
const partBefore = new RegExp(
  `(?:\\b(?:half|thirds?|quarters?|some|most|rest|remainder|remaining)|[\\d${fractionSigns}](?: ?\\p{L}{1,12})?)(?: of)?(?: the| this| your)?\\s+$`,
  'iu',
)
/** How many characters before a food are read. */
const CONTEXT = 60

/**
 * The lines of the ingredients that each step names, as they are shown; without the amount where the step takes a part of it. A
 * line that a step takes whole is in the pan from then on, and no later step has it.
 */
export function stepIngredients({ steps, ingredients }: RecipeReading, display: AmountDisplay): string[][] {
  const lines = ingredients.map((line) => ({ ...line, text: shownText(line.text, display) }))
  // A step may name a food hundreds of times.
  const linesOf = remember((food: Food) =>
    remember((name: string) => {
      const inStep = namedFood(food, name)
      const own = lines.filter(({ wanted }) => wanted.some(({ foods }) => foods.some((each) => covers(inStep, each))))
      const words = normalizeWords(name)
      return own.length > 0 ? own : lines.filter(({ wanted }) => wanted.some((each) => isShortFor(words, each)))
    }),
  )
  const inPan = new Set<string>()
  return steps.map(({ text, foods }) => {
    const words = new Set(normalizeWords(text))
    const mentions = foods.flatMap(({ food, start, end }) => {
      const isPart = partBefore.test(text.slice(Math.max(0, start - CONTEXT), start))
      return linesOf(food)(text.slice(start, end)).map((line) => ({ line, isPart }))
    })
    const taken = lines.flatMap((line) => {
      const own = mentions.filter((mention) => mention.line === line)
      if (own.length > 0 && own.every(({ isPart }) => isPart))
        return line.text.slice(amountEnd(line.text)).replace(/^\s*(?:of\s+)?/, '')
      const isNamed = line.wanted.some(
        (each) => each.foods.length === 0 && each.alternatives.some((name) => name.every((word) => words.has(word))),
      )
      return own.length > 0 || isNamed ? line.text : []
    })
    const news = taken.filter((each) => !inPan.has(each))
    for (const line of lines) if (news.includes(line.text)) inPan.add(line.text)
    return news
  })
}
