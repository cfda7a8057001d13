import { findFoods, fractionSigns, measureWords, numberWords, unitNamed } from '../food'

/** Words before a food that do not belong to its name. */
const amountWords = new Set([
  ...measureWords('mass', 'volume', 'spoon', 'pinch', 'container', 'count', 'length'),
  ...numberWords.slice(0, 6),
  ...`x × fl of a an the some few between about around approx approximately half quarter or to and more each plus minus extra
  scoop scoops squirt squirts ball balls container containers ear ears loaf loaves part parts bulb bulbs teas overfilled heaped heaping rounded scant level generous your favourite favorite additional additionally`.split(
    /\s+/,
  ),
])
/** Whether a word belongs to an amount rather than to the name of a food: "cups", "about". */
export const isAmountWord = (word: string) => amountWords.has(word) || amountWords.has(word.toLowerCase())
/** Units, which do not name a food alone: "3 tbsp". */
export const units = new Set(measureWords('mass', 'volume', 'spoon'))
/** Whether a text has a digit or a fraction. */
export const hasFigure = new RegExp(`[\\d${fractionSigns}]`)
/** Whether a text begins with one. */
export const startsWithFigure = new RegExp(`^${hasFigure.source}`)

/** Returns a phrase without its amount: "3 cloves of garlic" is garlic, and so is "garlic 3 cloves". */
export function foodWords(phrase: string): string {
  // Its "half" is not an amount.
  if (/\bhalf[ -](?:and|&)[ -]half\b/i.test(phrase)) return 'half and half'
  const words = phrase
    // "1-inch-thick chops"
    .replace(
      /\b\d[\d./]{0,4}(?:[- ]{0,2}to)?[- ]{0,2}[\d./]{0,5}-(?:inch|cm|ounce|oz|pound|lb|gram|g|ml)(?:-(?:thick|long|wide))?(?=[\s,]|$)/gi,
      ' ',
    )
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    // "1.2kg/2lb"
    .replace(/(?<=\p{L})\/(?=\d)/gu, ' ')
    .split(/\s+/)
    .filter((word) => /\S/.test(word))
  const isAmount = (word: string) => !/\p{L}/u.test(word) || isAmountWord(word.replace(/[.,]$/, ''))
  // "Medium cloves garlic"
  const isSized = () =>
    words.length > 2 && /^(?:large|medium|small|big)$/i.test(words[0] ?? '') && isAmount(words[1] ?? '')
  // "Glass white wine", but not "glass noodles"
  const isMeasured = () => {
    const unit = unitNamed(words[0] ?? '')
    return unit?.isOfNames && unit.factor !== undefined && (findFoods(words.join(' '))[0]?.start ?? 0) > 0
  }
  // The last word is the food, even if it is a unit elsewhere: cloves.
  while (words.length > 1 && (isAmount(words[0] ?? '') || isSized() || isMeasured())) words.shift()
  const amount = words.findIndex((word) => startsWithFigure.test(word))
  const kept = amount > 0 ? words.slice(0, amount) : words
  const text = kept.join(' ').replace(/^[^\p{L}]+|[^\p{L}\p{N})]+$/gu, '')
  return /\p{L}/u.test(text) ? text : ''
}

/** Returns where the preparation begins in an ingredient: ", diced" in "2 carrots, diced". Its length if it names none. */
export function preparationStart(text: string): number {
  const nameEnd = findFoods(text)[0]?.end
  const plain = text.replace(/\([^()]*\)/g, (brackets) => ' '.repeat(brackets.length))
  const comma = nameEnd === undefined ? -1 : plain.slice(nameEnd).search(/,\s/)
  return nameEnd === undefined || comma < 0 ? text.length : nameEnd + comma
}
