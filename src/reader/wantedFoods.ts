import {
  beginsWithAmount,
  cookedForm,
  coversKind,
  foodNamed,
  fractionSigns,
  type IngredientReading,
  isCooked,
  kindOf,
  type NamedFood,
  normalizeWords,
  recognizeIngredient,
  tellingWords,
} from '../food'
import { isEquipment, isToolForFood } from './equipment'
import { foodWords, halfAndHalf, hasFigure, isAmountWord, startsWithFigure, units } from './foodWords'
import type { ListedIngredient } from './ingredientGroups'

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
/** No ingredient has more alternatives. */
const MAX_ALTERNATIVES = 8

const brackets = /\(([^()]*)\)/g
/** Words that describe a food and do not belong to its name: "peeled", "freshly", "low-fat". */
const descriptions =
  /^(?:good|quality|large|medium|medium-sized|small|big|fresh|ripe|cold|hot|warm|frozen|raw|dry|dried|beaten|torn|extra|virgin|organic|ground|tender|thick|thin|whole|[a-z]{2,9}-(?:free|fat|sodium|range|quality|sized?|ground|cut|dice|virgin|in|on|off)|.{2,12}(?:[^l]ly|less|[^e]ed))$/i
/** Words that only tell sorts of a food apart, or who made it: "light, neutral oil", "mild or spicy sausage". */
const qualities = /^(?:light|neutral|mild|spicy|homemade|(?:store|shop)-?bought)$/i
/** Descriptions that make another food. */
const makesAnother =
  /^(?:mixed|powdered|pickled|smoked|seasoned|sun-dried|dried|candied|fermented|roasted|fried|ground)$/i

/** The words of a food that the page does not know, as it would be written on a shopping list. */
function shoppingName(words: string): string {
  const kept = words.split(' ')
  const isDescription = (word: string) => descriptions.test(word) && !makesAnother.test(word)
  while (kept.length > 1 && isDescription(kept[0] ?? '')) kept.shift()
  return kept.join(' ').toLowerCase()
}

/** Pieces that a food comes in, without which its name means the same: "basil leaves". */
const pieces =
  /^(?:fillets?|pieces?|chunks?|strips?|cubes?|florets?|leaf|leaves|stalks?|stems?|sprigs?|cloves?|wedges?|slices?|spears?|kernels?|half|halves|rings?|rounds?|tips?|bunch(?:es)?|sticks?|ribs?|pods?|seeds|wheels?|twists?|peel)$/i

/** The name of a known food with the words of its line that tell its sort: "red bell pepper", "ground mustard". */
function nameOfSort(food: NamedFood, phrase: string, words: string): string {
  const text = phrase.toLowerCase()
  const start = ` ${text}`.indexOf(` ${food.name}`)
  // "Extra-firm tofu" is firm tofu.
  if (start < 0) return new RegExp(`[\\p{L}-]+-${food.name.replace(/\W/g, '\\W')}`, 'u').exec(text)?.[0] ?? food.name
  // The line may have the plural: "bell peppers".
  const [plural = ''] = /^e?s(?!\p{L})/u.exec(text.slice(start + food.name.length)) ?? []
  const name = food.name + plural
  const before = text.slice(0, start).trim().split(/\s+/)
  const sort = before.slice(before.findLastIndex((word) => !tellsSort(word)) + 1)
  const after = phrase.startsWith(words)
    ? text
        .slice(start + name.length, words.length)
        .split(/\s+/)
        .filter((word) => /^\p{L}/u.test(word) && !pieces.test(word))
    : []
  return [...sort, name, ...after].join(' ')
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
  /^(?:(?:vegan|vegetarian|[a-z]{3,8}[- ]free)$|(?:for|serve|see|note|optional|your choice|any|anything|something|(?:sort|kind)s? of|other|everything|all|toppings?|garnish)\b)/i

/** A line that tells what one can do, rather than what there is: "For a crunch, add nuts", "You can use lamb". */
const note =
  /^\W*(?:(?:note|tip|hint|nb|n\.b)\b|(?:you|we|i|this|these|it)\s|(?:if|feel free|make sure|be sure|don['’]t|do not|serve with|keep (?:it|them|the)|substitut\w+|swap|replace|use|add|try|create|make)\b|(?:for|to)\s[^,:]{2,60},\s(?:add|use|try|replace|swap|stir|omit|leave|skip|sprinkle|top)\b)/i

/** "1 tablespoon each of garlic, onion and rosemary" */
const amountOfEach = /^[^,;.()]{1,30}\beach(?: of\b|:| (?=\p{L}))/iu

/** Returns the foods that a line of the ingredients asks for. */
export function readWantedFoods(line: ListedIngredient): WantedFood[] {
  // "Soft fruit, such as plums or figs" has its examples in brackets.
  const text = afterLabel(line.text.slice(0, MAX_LINE)).replace(
    /[,;]?\s(?:e\. ?g\.|for example\b|such as\b)[,:]?\s([^()]+)$/i,
    ' ($1)',
  )
  const hasAmount = beginsWithAmount(text)
  if (!hasAmount && note.test(text)) return []
  const segments = joinAlternatives(withoutRemarks(text).split(/,|;|\s\+\s/))
  // "300 ml cold, thick cream"
  const first = segments.findIndex((segment) =>
    foodWords(segment)
      .split(' ')
      .some((word) => word && !descriptions.test(word) && !qualities.test(word) && !units.has(word)),
  )
  const goesOnWithFoods = (!hasAmount && !/:\s*\d/.test(text)) || amountOfEach.test(text)
  const used = segments.filter(
    (segment, index) =>
      index === first ||
      (index > first &&
        first >= 0 &&
        ((goesOnWithFoods && !howTo.test(segment)) || (hasAmount && isOwnAmount(segment)))),
  )
  return used.flatMap((segment, index) =>
    splitConjunction(segment).flatMap((phrase) => readPhrase(phrase, text, index === 0, line.isOptional) ?? []),
  )
}

/** The foods of a part in one line: "60 ml soy sauce, 2 tbsp honey" of "Sauce: 60 ml soy sauce, 2 tbsp honey". */
function afterLabel(text: string): string {
  const rest = text.slice(text.indexOf(':') + 1)
  const amounts = rest.split(/[,;]|\s\+\s/).filter((part) => startsWithFigure.test(part.trim()))
  return /^\W*\p{L}[\p{L} ]{1,30}:/u.test(text) && amounts.length > 1 ? rest.trim() : text
}

/** Whether a part after a comma is an ingredient of its own: "2 carrots" of "1 onion, 2 carrots". */
const isOwnAmount = (segment: string) => startsWithFigure.test(segment.trim()) && isFood(foodWords(segment))

/** What a line says beside its food: the use, the cut, the place. Each is replaced with a space, in this order. */
const remarks: readonly RegExp[] = [
  /^\W*(?:optional|(?:optional )?(?:toppings?|garnish(?:es)?)|(?:to|for) (?:serve|serving|garnish))\s*:/i,
  brackets,
  // "½ stick ((4 tbsp) butter)", "soy milk (or other milk))"
  /[()]/g,
  /\s(?:when serving|x ?\d{1,2})\s*$|,?\saka\b.*/i,
  /\b(?:through|with|using) (?:an? |the |your )?(?:\p{L}+ )?(?:press|ricer|masher)\b|\betc\b/giu,
  // "Zest and juice of 1 lemon"
  /\b(?:(?:finely |freshly )?(?:grated |squeezed )?(?:zest|juice|rind|seeds|leaves)(?:\s(?:and|&)\s)?)+ (?:of|from)\b/gi,
  /\s(?:of|at) (?:your )?(?:own )?choice\b.*/i,
  /\bready[- ]to[- ](?:use|eat|serve|cook|bake|roll)\b/gi,
  /\b(?:to|for|as) (?:gar?n|serv|tast|fry|greas|dust|sprinkl|decorat|cover|thin|finish|drizzl).*/i,
  /\b(?:bone|skin)-(?:in|on)\b,?| (?:on|off) the bone\b| with (?:the )?(?:skin|bones?)(?: (?:and|or) (?:skin|bones?))?\b/gi,
]

/** A line without what it says beside its food. */
function withoutRemarks(text: string): string {
  const plain = remarks
    .reduce((rest, remark) => rest.replace(remark, ' '), text)
    // "2 cups semolina: this gives it bite"
    .replace(/:(?=\s|$).*/, (after) => (hasFigure.test(after) || beginsWithAmount(text) ? '' : after))
  // "Milk – 200 ml", but not "3 - 4 tablespoons milk"
  const dash = /\s[–—-]\s/.exec(plain)
  const before = foodWords(dash ? plain.slice(0, dash.index) : '')
  return dash && before && !isAmountWord(before) ? plain.slice(0, dash.index) : plain
}

/** "1 pepper" is the vegetable, and "pepper" the spice. */
const onePepper = new RegExp(
  `^\\W*(?:an?|one|two|half an?|[\\d${fractionSigns}]+)\\s+(?:(?:large|small|medium|big)\\s+)?peppers?\\s*$`,
  'i',
)

/** Reads the alternatives of one food of a line. Returns undefined for words that do not name a food. */
function readPhrase(phrase: string, line: string, isFirst: boolean, isOptional: boolean): WantedFood | undefined {
  const readings = alternativesOf(phrase)
    .map((each) => (onePepper.test(each) ? 'bell pepper' : foodWords(each)))
    .map((named) => ({ named, ...recognizeIngredient(named, isFirst) }))
    .filter(
      ({ words, food }) => food || words.split(' ').some((word) => /\p{L}/u.test(word) && !descriptions.test(word)),
    )
  const [reading] = readings
  if (!reading || isToolForFood(phrase)) return
  const found = readings.flatMap(({ food }) => food ?? [])
  if (found.length === 0 && (noFood.test(reading.words) || isAmountWord(reading.words) || isEquipment(reading.words)))
    return
  // Most words after a comma say how it is prepared.
  if (!isFirst && found.length === 0) return
  const others = isFirst ? alternativesInBrackets(line, reading) : []
  // "Parmesan or a vegetarian alternative" is parmesan.
  const names = readings.flatMap(({ named, food, words }) => {
    if (!food) return found.length > 0 ? [] : shoppingName(words)
    const name = nameOfSort(food, named, words).replace(cookedFirst, '')
    return isTinned(line) && inState(food, line) !== food ? `canned ${name}` : name
  })
  return {
    name: [...new Set(names)].join(' or '),
    foods: [...readings, ...others].flatMap(({ food }) => (food ? inState(food, line) : [])),
    alternatives: [...readings, ...others].map(({ food, words }) => (food ? normalizeWords : tellingWords)(words)),
    isOptional,
  }
}

/** Foods that one buys raw and boils: nobody shops for cooked quinoa. */
const cookedFirst =
  /^cooked (?=(?:[a-z]+ ){0,2}(?:rice|quinoa|lentils?|pasta|couscous|bulgur|farro|barley|beans|chickpeas|noodles|spaghetti|macaroni|millet)$)/

/** Words for groups of foods. A line may name members in brackets: "vegetables (carrots, peas)". */
const generic =
  /\b(?:meats?|proteins?|veg(?:etable|gie)?s?|fruits?|fish|cheeses?|nuts|herbs|greens|beans|berries|toppings?)$/i

/**
 * "(or cashew paste)" is another food that does; "(flour or corn)" and "(cheddar or Gouda)" are kinds of the one before,
 * "vegetables (carrots, peas)" has examples, and "chicharrón (pork belly)" says what it is.
 */
function alternativesInBrackets(line: string, { food, words }: IngredientReading): IngredientReading[] {
  const end = words.split(' ').at(-1) ?? ''
  const areExamples = !food || generic.test(words)
  return [...line.matchAll(brackets)]
    .filter(([, inner = '']) => areExamples || /\bor\b/i.test(inner))
    .flatMap(([, inner = '']) =>
      inner.split(/,|\bor\b/i, MAX_ALTERNATIVES).flatMap((each) => {
        const isKind = !areExamples && !/^\W*or\b/i.test(inner)
        const named = foodWords(each)
        if (!named) return []
        const other = recognizeIngredient(isKind && foodNamed(`${named} ${end}`) ? `${named} ${end}` : named, false)
        if (!other.food) return other.isOther ? other : []
        return !isKind || (food && coversKind(other.food.kind, food.kind)) ? other : []
      }),
    )
    .slice(0, MAX_ALTERNATIVES)
}

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

/** The food of a line in the state that the line names: cooked, or in a tin. */
function inState(named: NamedFood, line: string): NamedFood {
  const food = isCooked(line)
    ? cookedForm(named.food)
    : isTinned(line)
      ? (foodNamed(`tinned ${named.food.name}`) ?? named.food)
      : named.food
  return food === named.food ? named : { ...named, food, kind: kindOf(food, food.name) }
}

/** "1 can tomatoes". "Tomatoes or canned tomatoes" names the second alone. */
const isTinned = (line: string) => /\b(?:tins?|cans?)\b|\b(?:tinned|canned)\b(?!\s+\p{L})/iu.test(line)

/** Splits "thyme and rosemary" into two, but not the one food "salt and vinegar crisps". */
function splitConjunction(segment: string): string[] {
  const parts = segment.split(/\s(?:and|&)\s|\bplus\b/i)
  if (parts.length < 2 || foodNamed(foodWords(segment))) return [segment]
  return parts.every((part) => isFood(foodWords(part)) || alternativesOf(part).length > 1) ? parts : [segment]
}

/** "Lamb or chicken stock" is lamb stock or chicken stock. Of "white wine or chicken stock" the wine is whole. */
const madeOfMeat = /\s(?:stock|broth|bouillon|mince|sausages?)$/i
const sharesMeat = (words: string, last: string) =>
  madeOfMeat.test(last) &&
  !/^(?:ground|minced)\s|\b(?:wine|beer|cider|sherry|vermouth|milk|cream|juice|tomatoes|water)$/i.test(words)

/**
 * The alternatives of "butter or margarine". Of "chicken breast or thigh" they are chicken breast and chicken thigh, and
 * of "chicken or vegetable stock" chicken stock and vegetable stock.
 */
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
    if (!words || parts.length < 2) return part
    const withEnd = `${words} ${end}`
    const withStart = `${start} ${words}`
    const isWhole = isFood(words)
    // "Cream or cream cheese" are two foods.
    if (index < parts.length - 1 && last.includes(' ') && withEnd.toLowerCase() !== last.toLowerCase()) {
      const isComplete = madeOfMeat.test(` ${words}`) || (isWhole && !sharesMeat(words, last) && !foodNamed(withEnd))
      return !isComplete && isFood(withEnd) ? withEnd : part
    }
    if (index === 0 || start === '' || words.includes(' ')) return part
    // "Ground pork or beef"
    return (isWhole ? /^(?:ground|minced)$/i.test(start) && foodNamed(withStart) : isFood(withStart)) ? withStart : part
  })
}

/** Whether an alternative is only a property of the others, or an amount: "canned" of "canned or dried beans". */
function isOnlySort(words: string, isFirst: boolean): boolean {
  const isProperty = (word: string) =>
    word === 'and' || descriptions.test(word) || (isFirst && (qualities.test(word) || isAmountWord(word)))
  if (words.split(' ').every(isProperty)) return !halfAndHalf.test(words)
  return !isFirst && (pieces.test(words) || isAmountWord(words))
}

const isFood = (words: string) => recognizeIngredient(words, false).food !== undefined

/** Whether a step's words for a food are short for an ingredient: "the tomatoes" for chopped tomatoes. */
export const isShortFor = (words: readonly string[], { alternatives }: WantedFood) =>
  words.length > 0 && alternatives.some((name) => words.every((word, index) => name.at(index - words.length) === word))
