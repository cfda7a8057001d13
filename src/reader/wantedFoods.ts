import {
  beginsWithAmount,
  type Food,
  foodNamed,
  type IngredientReading,
  inState,
  kindOf,
  type NamedFood,
  normalizeWords,
  recognizeIngredient,
  tellingWords,
} from '../food'
import { foodWords, hasFigure, isAmountWord, startsWithFigure, units } from './foodWords'
import type { ListedIngredient } from './recipeReading'

/** A food that a line of the ingredients asks for, with its alternatives: "butter or margarine". */
export interface WantedFood {
  /** Its name in the line, without amounts and preparation: "Kalamata olives". */
  readonly name: string
  /** The food and its alternatives. Empty for foods that the page does not know. */
  readonly foods: readonly NamedFood[]
  /** The normalized words of each alternative, for foods that the page does not know. */
  readonly alternatives: readonly (readonly string[])[]
  readonly isOptional: boolean
}

/** No ingredient is longer, in characters. This limits the work on text that is not a recipe. */
const MAX_LINE = 250
const MAX_ALTERNATIVES = 8

const brackets = /\(([^()]*)\)/g
/** Words that describe a food and do not belong to its name: "peeled", "freshly", "low-fat". */
const descriptions =
  /^(?:good|quality|large|medium|medium-sized|small|big|fresh|ripe|cold|hot|warm|frozen|raw|dry|dried|beaten|torn|extra|virgin|organic|ground|tender|thick|thin|whole|[a-z]{2,9}-(?:free|fat|sodium|range|quality|sized?|ground|cut|dice|virgin|in|on|off)|.{2,12}(?:[^l]ly|less|[^e]ed))$/i
/** Words that only tell sorts of a food apart, or who made it: "light, neutral oil", "mild or spicy sausage". */
const qualities = /^(?:light|neutral|mild|spicy|homemade|(?:store|shop)-?bought)$/i
const makesAnother =
  /^(?:mixed|powdered|pickled|smoked|seasoned|sun-dried|dried|candied|fermented|roasted|fried|ground)$/i

/** The words of a food that the page does not know, as it would be written on a shopping list. */
function shoppingName(words: string): string {
  const kept = words.split(' ')
  while (kept.length > 1 && descriptions.test(kept[0] ?? '')) kept.shift()
  return kept.join(' ').toLowerCase()
}

/** Pieces that a food comes in, without which its name means the same: "basil leaves". */
const pieces =
  /^(?:fillets?|pieces?|chunks?|strips?|cubes?|florets?|leaf|leaves|stalks?|stems?|sprigs?|cloves?|wedges?|slices?|spears?|kernels?|half|halves|rings?|rounds?|tips?|bunch(?:es)?|sticks?|ribs?|pods?|seeds|wheels?|twists?|peel)$/i

/** The name of a known food with the words of its line that tell its sort: "red bell pepper", "ground mustard". */
function nameOfSort(food: NamedFood, phrase: string, words: string): string {
  const text = phrase.toLowerCase()
  const start = ` ${text}`.indexOf(` ${food.name}`)
  if (start < 0) return food.name
  const before = text.slice(0, start).trim().split(/\s+/)
  const sort = before.slice(before.findLastIndex((word) => !tellsSort(word)) + 1)
  const after = text
    .slice(start + food.name.length, words.length)
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !pieces.test(word))
  return [...sort, food.name, ...after].join(' ')
}

/** Whether a word before a food's name tells its sort: not in "full of mustard", "85 percent beef", "fresh basil". */
const tellsSort = (word: string) =>
  /^[\p{L}-]{2,}\p{L}$/u.test(word) &&
  (makesAnother.test(word) || !(descriptions.test(word) || qualities.test(word))) &&
  !isAmountWord(word) &&
  !pieces.test(word) &&
  !/^(?:fat|percent|sheets?|rashers?|cut|chop)$/.test(word)

/** Begins a part of a line that tells how much or how: "in batons", "to spread", "a small dash". */
const howTo =
  /^\s*(?:an?|the|in|into|to|for|about|cut|each|enough|with|without|at|plus|from|until|or|as|if|zest|juice|rind|leaves|your|preferably|best|\d|½|¼)\b/i

/** Words that no food begins with, of lines that are none: "For the sauce". */
const noFood =
  /^(?:(?:sort|kind)s? of|for|serve|see|optional|any|anything|something|other|everything|toppings?|garnish)\b/i

/** Tools and disposable things, which nobody eats. */
const equipment =
  /\b(?:(?:blender|processor|mixer|skewer|toothpick|cocktail stick|ramekin|cutter|jar|bowl|knife|whisk|spatula|thermometer|tongs|sieve|strainer|grater|skillet|saucepan|wok|grill|oven|fryer|cooker|pot|tray|rack|liner|mou?ld|machine|rolling pin|(?:baking|piping|freezer|plastic|pastry|paper) (?:tin|bag|case|sheet|towel|dish))s?|(?:parchment|baking|greaseproof|waxed?) paper|foil|cling ?film|plastic wrap|string|twine|cheesecloth|charcoal|pan)$/i
/** The same with the name of a food: "muffin tin". */
const toolForFood =
  /^(?:[\w-]{1,20} )?(?:cake|loaf|muffin|pie|tart|cookie|pizza|bread|rice|waffle|garlic|potato|pastry) (?:tin|pan|case|cutter|mou?ld|stone|machine|maker|cooker|press|masher|brush|bag)s?$/i

const isEquipment = (text: string): boolean => equipment.test(text.trim()) || toolForFood.test(foodWords(text))

/** A line that tells what one can do, rather than what there is: "For a crunch, add nuts", "You can use lamb". */
const note =
  /^\W*(?:(?:note|tip|hint|nb|n\.b)\b|(?:you|we|i|this|these|it)\s|(?:if|feel free|make sure|be sure|don['’]t|do not|serve with|keep (?:it|them|the)|substitut\w+|swap|replace|use|add|try|create|make)\b|(?:for|to)\s[^,:]{2,60},\s(?:add|use|try|replace|swap|stir|omit|leave|skip|sprinkle|top)\b)/i

/** Returns the foods that a line of the ingredients asks for. */
export function readWantedFoods(line: ListedIngredient): WantedFood[] {
  // "Soft fruit, such as plums or figs" has its examples in brackets.
  const text = line.text
    .slice(0, MAX_LINE)
    // "Sauce: 60 ml soy sauce, 2 tbsp honey"
    .replace(/^\W*\p{L}[\p{L} ]{1,30}:\s(?=\d.*[,;+]\s?\d)/u, '')
    .replace(/[,;]?\s(?:e\.\s?g\.|for example\b|such as\b)[,:]?\s([^()]+)$/i, ' ($1)')
  const hasAmount = beginsWithAmount(text)
  if (!hasAmount && note.test(text)) return []
  const segments = joinAlternatives(withoutRemarks(text).split(/,|;|\s\+\s/))
  // "300 ml cold, thick cream"
  const first = segments.findIndex((segment) =>
    foodWords(segment)
      .split(' ')
      .some((word) => word && !descriptions.test(word) && !qualities.test(word) && !units.has(word)),
  )
  const used = segments.filter(
    (segment, index) =>
      index === first || (index > first && first >= 0 && (hasAmount ? isOwnAmount(segment) : !howTo.test(segment))),
  )
  return used.flatMap((segment, index) =>
    splitConjunction(segment).flatMap((phrase) => readPhrase(phrase, text, index === 0, line.isOptional) ?? []),
  )
}

/** Whether a part after a comma is an ingredient of its own: "2 carrots" of "1 onion, 2 carrots". */
const isOwnAmount = (segment: string) => startsWithFigure.test(segment.trim()) && isFood(foodWords(segment))

/** What a line says beside its food: the use, the cut, the place. Each is replaced with a space, in this order. */
const remarks: readonly RegExp[] = [
  /^\W*(?:optional|(?:optional )?(?:toppings?|garnish(?:es)?)|(?:to|for) (?:serve|serving|garnish))\s*:/i,
  brackets,
  // "½ stick ((4 tbsp) butter)", "soy milk (or other milk))"
  /[()]/g,
  // "Zest and juice of 1 lemon"
  /\b(?:(?:finely |freshly )?(?:grated |squeezed )?(?:zest|juice|rind|seeds|leaves)(?:\s(?:and|&)\s)?)+ (?:of|from)\b/gi,
  /\s(?:of|at) (?:your )?(?:own )?choice\b.*/i,
  /\b(?:to|for|as) (?:gar?n|serv|tast|fry|greas|dust|sprinkl|decorat|cover|thin|finish|drizzl).*/i,
  /\b(?:bone|skin)-(?:in|on)\b,?|\bready[- ]to[- ][a-z]+\b/gi,
]

/** A line without what it says beside its food. "Milk – 200 ml" and "2 cups semolina: it gives this bite" end at their signs. */
function withoutRemarks(text: string): string {
  const plain = remarks.reduce((rest, remark) => rest.replace(remark, ' '), text)
  const sign = /\s[–—-]\s|:\s/.exec(plain)
  if (!sign) return plain
  const before = plain.slice(0, sign.index)
  const hasAmountBehind = sign[0].startsWith(':') && hasFigure.test(plain.slice(sign.index))
  return hasAmountBehind || foodWords(before) === '' || isAmountWord(foodWords(before)) ? plain : before
}

/** Reads the alternatives of one food of a line. Returns undefined for words that do not name a food. */
function readPhrase(phrase: string, line: string, isFirst: boolean, isOptional: boolean): WantedFood | undefined {
  const readings = alternativesOf(phrase)
    .map(foodWords)
    .map((named) => ({ named, ...recognizeIngredient(named, isFirst) }))
    .filter(
      ({ words, food }) => food || words.split(' ').some((word) => /\p{L}/u.test(word) && !descriptions.test(word)),
    )
  const [reading] = readings
  if (!reading || toolForFood.test(foodWords(phrase))) return
  const found = readings.flatMap(({ food }) => food ?? [])
  if (found.length === 0 && (noFood.test(reading.words) || isAmountWord(reading.words) || isEquipment(reading.words)))
    return
  // Most words after a comma say how it is prepared.
  if (!isFirst && found.length === 0) return
  const others = isFirst ? alternativesInBrackets(line) : []
  // "Parmesan or a vegetarian alternative" is parmesan.
  const names = readings.flatMap(({ named, food, words }) => {
    if (!food) return found.length > 0 ? [] : shoppingName(words)
    const name = nameOfSort(food, named, words)
    return inState(food.food, line) !== food.food && /\b(?:tin|can)(?:s|ned)?\b/i.test(line) ? `canned ${name}` : name
  })
  return {
    name: [...new Set(names)].join(' or '),
    foods: [...readings, ...others].flatMap(({ food }) => (food ? inStateOf(line, food) : [])),
    alternatives: [...readings, ...others].map(({ food, words }) => (food ? normalizeWords : tellingWords)(words)),
    isOptional,
  }
}

function inStateOf(line: string, named: NamedFood): NamedFood {
  const food = inState(named.food, line)
  return food === named.food ? named : namedFood(food, food.name)
}

/** A food by the name that a text has for it. */
export const namedFood = (food: Food, name: string): NamedFood => ({ food, name, kind: kindOf(food, name) })

/** The other foods that do, of "cream (or cashew paste)". */
const alternativesInBrackets = (line: string): IngredientReading[] =>
  [...line.matchAll(/\(\s*or\s([^()]*)\)/gi)]
    .flatMap(([, inner = '']) => inner.split(/,|\bor\b/i, MAX_ALTERNATIVES))
    .map((each) => recognizeIngredient(foodWords(each), false))
    .filter(({ food, isOther }) => food !== undefined || isOther)

/** Joins "rice, couscous" and "or quinoa", which are three alternatives, but not "1 onion, red or white". */
function joinAlternatives(segments: readonly string[]): readonly string[] {
  const atOr = segments.findIndex((segment, index) => index > 0 && /(?:^|\s)or\s/i.test(segment))
  if (atOr < 1 || atOr > MAX_ALTERNATIVES) return segments
  const phrase = segments
    .slice(0, atOr + 1)
    .filter((segment, index) => index === 0 || !isOnlySort(foodWords(segment), false))
    .map((segment) => segment.replace(/^\s*or\s/i, ''))
    .join(' or ')
  return alternativesOf(phrase).every((part) => isFood(foodWords(part)))
    ? [phrase, ...segments.slice(atOr + 1)]
    : segments
}

/** Splits "thyme and rosemary" into two, but not the one food "salt and vinegar crisps". */
function splitConjunction(segment: string): string[] {
  const parts = segment.split(/\s(?:and|&)\s|\bplus\b/i)
  if (parts.length < 2 || foodNamed(foodWords(segment))) return [segment]
  return parts.every((part) => isFood(foodWords(part)) || alternativesOf(part).length > 1) ? parts : [segment]
}

/** "Chicken or vegetable stock" are chicken stock and vegetable stock, but "cream or cream cheese" are both whole. */
function alternativesOf(phrase: string): string[] {
  const all = phrase.split(/(?<!\s)\s+or\s+|(?<=\p{L})\s*\/\s*(?=\p{L})/iu, MAX_ALTERNATIVES)
  const last = foodWords(all.at(-1) ?? '')
  const end = last.split(' ').at(-1) ?? ''
  // "Powdered or granulated sugar" are two foods.
  const isSort = (words: string, isFirst: boolean) =>
    isOnlySort(words, isFirst) && !(isFirst && foodNamed(`${words} ${end}`))
  const parts = all.length < 2 ? all : all.filter((part, index) => !isSort(foodWords(part), index === 0))
  const start = foodWords(parts[0] ?? '')
    .split(' ')
    .slice(0, -1)
    .join(' ')
  return parts.map((part, index) => {
    const words = foodWords(part)
    // "Chicken breast or thigh"
    if (index > 0 && !words.includes(' ') && !isFood(words) && isFood(`${start} ${words}`)) return `${start} ${words}`
    const withEnd = `${words} ${end}`
    if (!words || index === parts.length - 1 || !last.includes(' ') || withEnd.toLowerCase() === last.toLowerCase())
      return part
    return (foodNamed(withEnd) || !isFood(words)) && isFood(withEnd) ? withEnd : part
  })
}

/** Whether an alternative is only a property of the others, or an amount: "canned" of "canned or dried beans". */
function isOnlySort(words: string, isFirst: boolean): boolean {
  const isProperty = (word: string) =>
    word === 'and' || descriptions.test(word) || (isFirst && (qualities.test(word) || isAmountWord(word)))
  if (words.split(' ').every(isProperty)) return !foodNamed(words)
  return !isFirst && (pieces.test(words) || isAmountWord(words))
}

const isFood = (words: string) => recognizeIngredient(words, false).food !== undefined

/** Whether a step's words for a food are short for an ingredient: "the tomatoes" for chopped tomatoes. */
export const isShortFor = (words: readonly string[], { alternatives }: WantedFood) =>
  words.length > 0 && alternatives.some((name) => words.every((word, index) => name.at(index - words.length) === word))
