import { fractionSigns, measureWords, numberWords } from '../food'

/** Words before a food that do not belong to its name. */
const amountWords = new Set([
  ...measureWords('mass', 'volume', 'spoon', 'pinch', 'container', 'count', 'length'),
  ...numberWords.slice(0, 6),
  ...`x × fl of a an the some few about around approx approximately half quarter or to and more each plus minus extra
  scoop scoops squirt squirts ball balls container containers ear ears loaf loaves part parts bulb bulbs teas overfilled heaped heaping rounded scant level generous your favourite favorite additional additionally`.split(
    /\s+/,
  ),
])
/** Whether a word belongs to an amount rather than to the name of a food: "cups", "about". */
export const isAmountWord = (word: string) => amountWords.has(word) || amountWords.has(word.toLowerCase())
/** Units, which do not name a food alone: "3 tbsp". */
export const units = new Set(measureWords('mass', 'volume', 'spoon'))
/** "2 medium cloves garlic", "1 small head of fennel" */
const sizes = /^(?:large|medium|small|big)$/i

/** Words after a food's name that say how it is prepared. */
const preparations =
  /^(?:melted|chopped|sliced|diced|minced|cubed|grated|crushed|washed|drained|peeled|beaten|softened|divided)$/i

/** Whether a text has a digit or a fraction. */
export const hasFigure = new RegExp(`[\\d${fractionSigns}]`)
/** Whether a text begins with one. */
export const startsWithFigure = new RegExp(`^${hasFigure.source}`)

/** The cream of that name. Its "half" belongs to the name. */
export const halfAndHalf = /\bhalf[ -](?:and|&)[ -]half\b/i

/** The size of a piece or a pack, joined by hyphens. */
const sizeOfOne =
  /\b\d[\d./]{0,4}(?:-? ?(?:to|or)[- ]?|[-–])?(?:\d[\d./]{0,4})?[- ](?:inch|cm|ounce|oz|pound|lb|gram|g|ml)(?:[- ](?:thick|long|wide|round|square))?(?=[\s,]|$)/gi

/** Returns a phrase without its amount: "3 cloves of garlic" is garlic, and so is "garlic 3 cloves". */
export function foodWords(phrase: string): string {
  // The "half" of half-and-half is not an amount.
  const [cream] = halfAndHalf.exec(phrase) ?? []
  if (cream) return cream
  const words = phrase
    .replace(/[~≈]|(?<=\d)ish\b|\btype \d{2,4}\b/gi, ' ')
    // "12- to-16-ounce bag", "1-inch-thick chops"
    .replace(sizeOfOne, ' ')
    // "2tea salt" is a teaspoon.
    .replace(/(\d)tea\b/gi, '$1 tsp')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    // "1.2kg/2lb"
    .replace(/(?<=\p{L})\/(?=\d)/gu, ' ')
    .split(/\s+/)
    .filter((word) => /\S/.test(word))
  const isAmount = (word: string) => !/\p{L}/u.test(word) || isAmountWord(word.replace(/[.,]$/, ''))
  const isSized = () => words.length > 2 && sizes.test(words[0] ?? '') && isAmount(words[1] ?? '')
  // The last word is the food, even if it is a unit elsewhere: cloves.
  while (words.length > 1 && (isAmount(words[0] ?? '') || isSized())) words.shift()
  const amount = words.findIndex((word) => startsWithFigure.test(word))
  const kept = amount > 0 ? words.slice(0, amount) : words
  while (kept.length > 1 && preparations.test(kept.at(-1) ?? '')) kept.pop()
  const text = kept.join(' ').replace(/^[^\p{L}]+|[^\p{L}\p{N})]+$/gu, '')
  return /\p{L}/u.test(text) ? text : ''
}
