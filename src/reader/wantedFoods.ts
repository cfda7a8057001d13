import type { Food } from '../food'
import {
  beginsWithAmount,
  cookedForm,
  fractionSigns,
  isCooked,
  measureWords,
  normalizeWords,
  numberWords,
  recognizePhrases,
} from '../food'
import type { ListedIngredient } from './ingredientGroups'

/** A food that a line of the ingredients asks for, with its alternatives: "butter or margarine". */
export interface WantedFood {
  /** What the line names it, without amounts and preparation: "Kalamata olives". */
  readonly name: string
  /** The foods that do; empty for one that the page does not know. */
  readonly foods: readonly Food[]
  /** The words of each alternative, for foods that the page does not know. */
  readonly alternatives: readonly string[]
  readonly isOptional: boolean
}

const brackets = /\(([^()]*)\)/g
/** Words before a food that do not belong to its name. */
const amountWords = new Set([
  ...measureWords('mass', 'volume', 'spoon', 'pinch', 'container', 'count', 'length'),
  ...numberWords.slice(0, 6),
  ...`x × fl of a an the some few about around approx approximately half quarter or to and more each plus extra
  overfilled heaped scant level generous your favourite favorite additional additionally`.split(/\s+/),
])
const isAmountWord = (word: string) => amountWords.has(word) || amountWords.has(word.toLowerCase())

/** Words that say how a food is, which a name does without. */
const descriptions =
  /^(?:good|large|medium|medium-sized|small|big|fresh|freshly|finely|roughly|thinly|coarsely|chopped|sliced|diced|grated|ripe|cold|hot|warm|melted|softened|boneless|skinless|organic|good-quality|cooked|shredded|crushed)$/i
/** Words after a food's name that say how it is prepared. */
const preparations =
  /^(?:melted|chopped|sliced|diced|minced|cubed|grated|crushed|washed|drained|peeled|beaten|softened|divided)$/i

const hasFigure = new RegExp(`[\\d${fractionSigns}]`)
const startsWithFigure = new RegExp(`^${hasFigure.source}`)

/** Takes the amount from a phrase: "3 cloves of garlic" is garlic, and so is "garlic 3 cloves". */
function foodWords(phrase: string): string {
  const words = phrase
    .replace(/[~≈]/g, ' ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .split(/\s+/)
    .filter((word) => /\S/.test(word))
  const isAmount = (word: string) => !/\p{L}/u.test(word) || isAmountWord(word.replace(/[.,]$/, ''))
  // The last word is the food, even if it is a unit elsewhere: cloves.
  while (words.length > 1 && isAmount(words[0] ?? '')) words.shift()
  const amount = words.findIndex((word) => startsWithFigure.test(word))
  const kept = amount > 0 ? words.slice(0, amount) : words
  while (kept.length > 1 && preparations.test(kept.at(-1) ?? '')) kept.pop()
  // The juice of a lemon is of a lemon, but orange juice is a food of its own.
  if (
    kept.length > 1 &&
    /^(?:juice|zest|rind)$/i.test(kept.at(-1) ?? '') &&
    recognizePhrases(kept.join(' ')).length === 0
  )
    kept.pop()
  const text = kept.join(' ').replace(/^[^\p{L}]+|[^\p{L}\p{N})]+$/gu, '')
  return /\p{L}/u.test(text) ? text : ''
}

/** The words of a food that the page does not know, as it would be written on a shopping list. */
function shoppingName(words: string): string {
  const kept = words.split(' ')
  while (kept.length > 1 && descriptions.test(kept[0] ?? '')) kept.shift()
  return kept.join(' ').toLowerCase()
}

/** Begins a part of a line that tells how much or how: "in batons", "to spread", "a small dash". */
const howTo =
  /^\s*(?:an?|the|in|into|to|for|about|cut|each|enough|with|without|at|plus|from|until|or|as|if|zest|juice|rind|leaves|your|preferably|best|\d|½|¼)\b/i

/** Words that no food begins with, of lines that are none: "For the sauce". */
const noFood = /^(?:for|serve|see|note|optional|your choice|any|other|everything|all|toppings?|garnish)\b/i

/** Returns the foods that a line of the ingredients asks for. */
export function readWantedFoods({ text, isOptional }: ListedIngredient): WantedFood[] {
  const hasAmount = beginsWithAmount(text)
  const inBrackets = [...text.matchAll(brackets)].map(([, inner = '']) => inner)
  // "(or cashew paste)", "(dairy or plant-based)" are alternatives too.
  const others = inBrackets.flatMap((inner) => (/\bor\b/i.test(inner) ? inner.split(/\bor\b/i) : []))
  const plain = text
    .replace(brackets, ' ')
    // "Zest and juice of 1 lemon"
    .replace(
      /\b(?:(?:finely |freshly )?(?:grated |squeezed )?(?:zest|juice|rind|seeds|leaves)(?:\s(?:and|&)\s)?)+ (?:of|from)\b/gi,
      ' ',
    )
    .replace(/:(?=\s|$).*$/, (after) => (hasFigure.test(after) ? '' : after))
    .replace(/\b(?:to|for|as) (?:gar?n|serv|tast|fry|greas|dust|sprinkl|decorat|cover|thin|finish|drizzl)\w*.*$/i, ' ')
    .replace(/\s[–—-]\s.*$/, ' ')
    .replace(/\b(?:bone|skin)-(?:in|on)\b,?| (?:on|off) the bone\b/gi, ' ')
    // Fresh tomatoes that are chopped are not the tin of that name.
    .replace(/\bchopped(?=.*\bfresh\b)|(?<=\bfresh\b.*)\bchopped\b/gi, ' ')
  const segments = joinAlternatives(plain.split(/,|;|\s\+\s/))
  // "300 ml cold, thick cream"
  const first = segments.findIndex((segment) =>
    foodWords(segment)
      .split(' ')
      .some((word) => word && !descriptions.test(word)),
  )
  const isList = !hasAmount && !/:\s*\d/.test(text)
  const used = segments.filter((segment, index) => index === first || (isList && index > first && !howTo.test(segment)))
  const state = isCooked(text) || /\bcold\b.*\brice\b|\brice\b.*\bcold\b/i.test(text)
  // "Tomatoes or canned tomatoes" names the second alone.
  const isTinned = /\b(?:tins?|cans?)\b|\b(?:tinned|canned)\b(?!\s+\p{L})/iu.test(text)
  return used.flatMap((segment, index): WantedFood[] => {
    const phrases = splitConjunction(segment)
    return phrases.flatMap((phrase): WantedFood[] => {
      const alternatives = alternativesOf(phrase).map(foodWords).filter(Boolean)
      const [name] = alternatives
      if (!name) return []
      const found = alternatives.flatMap((each) => recognize(each))
      if (found.length === 0 && (noFood.test(name) || isAmountWord(name))) return []
      // Most words after a comma say how it is prepared.
      if (index > 0 && (found.length === 0 || found.some(({ isGuess }) => isGuess))) return []
      const known = index === 0 ? others.flatMap((each) => recognize(foodWords(each))) : []
      const all = [...found, ...known].map(({ food }) =>
        state ? cookedForm(food) : isTinned ? tinnedForm(food) : food,
      )
      return [{ name: nameOf(alternatives, found), foods: all, alternatives, isOptional }]
    })
  })
}

/** Joins "rice, couscous" and "or quinoa", which are three alternatives, but not "1 onion, red or white". */
function joinAlternatives(segments: readonly string[]): readonly string[] {
  const last = segments.findIndex((segment, index) => index > 0 && /(?:^|\s)or\s/i.test(segment))
  const joined = segments.slice(0, last + 1).map((segment) => segment.replace(/^\s*or\s/i, ''))
  const areFoods = joined
    .flatMap((segment) => segment.split(/\sor\s/i))
    .every((part) => recognize(foodWords(part)).some(({ isGuess }) => !isGuess))
  return last > 0 && areFoods ? [joined.join(' or '), ...segments.slice(last + 1)] : segments
}

/** The food of a tin where that is another one: canned tomatoes. */
function tinnedForm(food: Food): Food {
  const [tinned] = recognize(`tinned ${food.name}`)
  const [words, ownWords] = [normalizeWords(tinned?.name ?? ''), normalizeWords(food.name)]
  // "Tinned broad beans" has no name of its own, only "tinned beans".
  return tinned && words[0] === 'tinned' && words.length > ownWords.length ? tinned.food : food
}

/** Splits "thyme and rosemary" into two, but not the one food "salt and vinegar crisps". */
function splitConjunction(segment: string): string[] {
  const parts = segment.split(/\s(?:and|&)\s|\bplus\b/i)
  if (parts.length < 2) return parts
  return parts.every((part) => recognize(foodWords(part)).length > 0 || alternativesOf(part).length > 1)
    ? parts
    : [segment]
}

/**
 * The alternatives of "butter or margarine". Of "chicken breast or thigh" they are chicken breast and chicken thigh, and
 * of "chicken or vegetable stock" chicken stock and vegetable stock.
 */
function alternativesOf(phrase: string): string[] {
  const parts = phrase.split(/\s+or\s+|(?<=\p{L})\s*\/\s*(?=\p{L})/iu)
  const names = parts.map(foodWords)
  const [first = ''] = names
  const last = names.at(-1) ?? ''
  return parts.map((part, index) => {
    const words = names[index] ?? ''
    if (parts.length < 2 || !words) return part
    const withEnd = `${words} ${last.split(' ').at(-1)}`
    if (index < parts.length - 1 && last.includes(' ') && isOneFood(withEnd) && !isSameFood(withEnd, last))
      return withEnd
    if (index === 0 || recognize(words).length > 0 || words.includes(' ')) return part
    const withStart = `${first.split(' ').slice(0, -1).join(' ')} ${words}`
    return recognize(withStart).length > 0 ? withStart : part
  })
}

/** "Cream or cream cheese" are two foods. */
const isSameFood = (a: string, b: string) => recognize(a)[0]?.food === recognize(b)[0]?.food

/** Whether the words are exactly the name of one food. */
function isOneFood(words: string): boolean {
  const [found, ...others] = recognize(words)
  return found !== undefined && others.length === 0 && !found.isGuess && found.name === words.toLowerCase()
}

const recognize = (text: string) => recognizePhrases(text)

/** A name for the needs: the food's own words where they are known. */
function nameOf(alternatives: readonly string[], found: readonly { readonly name: string }[]): string {
  const [first = ''] = alternatives
  const names = found.map(({ name }) => name)
  if (alternatives.length === 1) return names[0] ?? shoppingName(first)
  return names.length === alternatives.length
    ? [...new Set(names)].join(' or ')
    : alternatives.map(shoppingName).join(' or ')
}

/** Whether a step's words for a food are short for an ingredient: "the tomatoes" for chopped tomatoes. */
export const isShortFor = (words: string, { name }: WantedFood) =>
  ` ${normalizeWords(name).join(' ')}`.endsWith(` ${normalizeWords(words).join(' ')}`)
