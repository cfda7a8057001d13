import { type FoundAmount, findAmounts } from './findAmounts'
import { fractionSigns } from './numbers'
import { isOfFoods, isOfPackages, unitNamed, units } from './units'

/** How much there is of a food. */
export interface Amount {
  readonly quantity: number
  /** `g` stands for millilitres too. A piece is one of what people count: an egg, a clove, a slice. */
  readonly unit: 'g' | 'cup' | 'piece' | 'tin'
}

/** Remnants of a food, in grams. No recipe measures in these. */
const remnants: Readonly<Record<string, number>> = {
  scrap: 30,
  dreg: 40,
  bit: 30,
  end: 60,
  remnant: 60,
  last: 60,
  nest: 60,
}

/** Words between a number and its unit. */
const adjectives =
  /\b(?:large|medium|small|tiny|big|whole|stale|old|heaped|scant|sad|leftover|remaining|good|little)\s+/g
/** Containers and pieces of foods at the start of an entry without a number: "handful of peas". */
const vessels = [
  ...Object.keys(remnants),
  ...units
    .filter(({ kind, factor, isTin }) => (kind === 'container' || kind === 'count') && (factor || isTin))
    .flatMap(({ spellings }) => spellings),
  ...['kilo', 'dash', 'drop', 'cup', 'slice', 'stick', 'block', 'ball', 'head'],
].join('|')
const figure = `[\\d${fractionSigns}]`
const noFigure = `[^\\d${fractionSigns}]`
/** A loose amount after the food: "raspberries, a few", "blue cheese (bit)", "mushrooms - handful". */
const looseEnd = new RegExp(
  `^(${noFigure}+?)\\s*(?:,|\\(|\\s-)\\s*((?:(?:the|last|about|an?) )*(?:few|couple|half|third|quarter|${vessels})\\b[^)]*?)\\)?$`,
)
/** An amount in brackets after the food: "rice (2 cups)". */
const bracketedEnd = new RegExp(`^(${noFigure}*\\S)\\s*\\(([^)]*\\d[^)]*)\\)\\s*$`)
/** An amount after the food: "Cooked quinoa 1 cup", "double cream 150ml", "rocket half bag". */
const amountEnd = new RegExp(
  `^(?!(?:an? |one )?(?:and a )?(?:half|quarter|third))(${noFigure}*?[a-z]${noFigure}*?)[\\s,]+((?:(?:half|quarter)\\b|${figure}).*)$`,
)

/** Vague numbers, in words that {@link findAmounts} reads. Longer phrases come first. */
const vagueNumbers: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\b(half|third|quarter)(?: of)?(?: an?| the)?\b/g, '$1'],
  [/\b(?:a )?(?:couple|pair)(?: of)?\b/g, '2'],
  // A few small things are a handful, or half of one.
  [/\b(?:a )?few (?=(?:\w+ )?(?:peas|mushrooms|olives|nuts|beans|prawns|florets)\b)/g, '1 handful of '],
  [/\b(?:a )?few (?=\w*berries|cherry tom)/g, '60 g '],
  [/\b(?:a )?few\b/g, '3'],
  // "Handful of peas", "end of a bag of rocket".
  [new RegExp(`^(?!lea)(?=(?:${vessels})s? (?!night)(?:of )?\\S)`, 'g'), '1 '],
]

/** A handful of these weighs more than one of leaves, in grams. */
const heavyHandful = /floret|tomato|berr|cherr|grape|mushroom|potato|prawn|shrimp|bean|olive/
const HEAVY_HANDFUL = 100
/** So does a bunch of these. */
const heavyBunch =
  /asparag|carrot|kale|spinach|greens|beet|radish|grape|banana|ch?oi|choy|palak|methi|saag|bayam|kangk|chard|morning glory|broccoli/
const HEAVY_BUNCH = 250

/** After a number that belongs to a name, a percentage or a size. */
const noAmount = /^(?:[a-z]*%|\s*%|up\b|-?spice)/i
const startOfNumber = /[\s(,:x×*-]$/i
/** Between a number and the size of each: "2 x 400 g", "2 400 g tins". */
const factor = /^\s?(?:[x×*]\s?)?$/i
const closedContainer = new RegExp(
  `^\\)\\s(?:[a-z]+\\s)?(?:${units.flatMap(({ name, isTin }) => (isTin ? [name] : [])).join('|')}|block)`,
  'i',
)

/**
 * Reads the amount of an entry, such as "half a courgette", "½ tin chickpeas" or "2 x 400g tins tomatoes". Returns
 * undefined if it names none, or if it is not certain that the number is an amount: "7UP", "2% milk". Of a range it
 * reads the lower number.
 */
export function readAmount(entry: string): Amount | undefined {
  const text = inPlainOrder(entry)
  const found = findAmounts(text)
  const index = found.findIndex(
    ({ low, start, unit }) =>
      (unit === undefined || isOfFoods(unit)) &&
      !noAmount.test(text.slice(low.end)) &&
      (start === 0 ||
        (low.style !== 'article' &&
          startOfNumber.test(text.slice(0, start)) &&
          (low.style !== 'word' || !/[a-z]/i.test(text.slice(0, start))))),
  )
  const amount = found[index]
  if (!amount) return
  const [count, weight] = [found[index], found[index + 1]]
  const between = count && weight ? text.slice(count.end, weight.start) : ''
  const isOfEach =
    factor.test(between) || (/^\s\($/.test(between) && closedContainer.test(text.slice(weight?.unitEnd ?? 0)))
  if (count && weight && !count.unit && isMeasured(weight) && isOfEach)
    return { ...quantityOf(text, weight), quantity: count.low.value * quantityOf(text, weight).quantity }
  const own = quantityOf(text, amount)
  // "1 lb 2 oz"
  const rest = weight && /^\.?\s?(?:and\s|\+\s?)?$/.test(text.slice(amount.unitEnd, weight.start)) ? weight : undefined
  const more = rest && isMeasured(amount) && isMeasured(rest) ? quantityOf(text, rest) : undefined
  return more?.unit === own.unit && more.quantity < own.quantity
    ? { ...own, quantity: own.quantity + more.quantity }
    : own
}

const isMeasured = ({ unit }: FoundAmount) => isOfPackages(unit)

/** An entry with its amount at the start, in words that {@link findAmounts} reads. */
function inPlainOrder(entry: string): string {
  let text = entry
    // T is a tablespoon, and t a teaspoon.
    .replace(/(?:(?<![a-z])T(?![a-z]))|[A-Z]/gi, (letter) => (letter === 'T' ? letter : letter.toLowerCase()))
    .replace(
      /(\d)(?:-(?=(?:oz|ounce|g|cup|tbsp|tsp|tablespoon|teaspoon|lb|pound)s?\b)|(?=(?:large|medium|small)\b))/g,
      '$1 ',
    )
    .replace(bracketedEnd, '$2 $1')
    // "Milk (a little)", "a little milk"
    .replace(/^(\D+?)\s*\((?:just |only )?a little\b[^)]*\)$/, '1 splash of $1')
    .replace(/^(?:only |just )?a little (?=milk|cream|water|oil)/, '1 splash of ')
    .replace(/^(?:only |just )?a little (?!bit|gem)/, '1 bit of ')
    .replace(/[~≈]|\b(?:about|approx(?:imately)?|around|roughly|some|only|just|i have)\b\.?/g, ' ')
    .replace(adjectives, '')
    .trim()
    // "1 chicken, half eaten", "tin of chickpeas (half left)"
    .replace(/^(?:1 |an? )?(.+?),? \(?half[ -](?:eaten|used|full|left)\)?$/, 'half $1')
    .replace(looseEnd, '$2 $1')
    // "Mozzarella ball"
    .replace(/^([a-z]+) (ball|block|jar|tub|pack|bag)$/, '1 $2 $1')
    // "Smoked sausage x1"
    .replace(/^(\D+?)[\s,]*\bx ?(\d+)$/, '$2 $1')
    .trim()
    .replace(amountEnd, '$2 $1')
  for (const [pattern, words] of vagueNumbers) text = text.replace(pattern, words)
  return text
}

/** The quantity of an amount without its factor. */
function quantityOf(text: string, { low, unit, end }: FoundAmount): Amount {
  // "1 Old El Paso kit" has no tablespoon, which is "EL" in German.
  const known = unit && unitNamed(unit.text)
  const name = known?.name
  if (name === 'cup') return { quantity: low.value, unit: 'cup' }
  if (name === 'dozen') return { quantity: low.value * 12, unit: 'piece' }
  const [word = ''] = /(?<=^\s?)[a-z]+/.exec(text.slice(end, end + 20)) ?? []
  const grams = heavyUnit(name, text) ?? known?.factor ?? remnants[word.replace(/s$/, '')]
  if (grams !== undefined) return { quantity: low.value * grams, unit: 'g' }
  if (name === undefined || !known?.isTin) return { quantity: low.value, unit: 'piece' }
  // A carton of stock is a litre.
  return /carton|box/.test(name) && /(?:stock|broth)(?! ?(?:cube|po|gran))/.test(text)
    ? { quantity: low.value * 1000, unit: 'g' }
    : { quantity: low.value, unit: 'tin' }
}

/** The grams of a handful or a bunch of foods that weigh more than leaves. */
function heavyUnit(unit: string | undefined, text: string): number | undefined {
  if (unit === 'handful' && heavyHandful.test(text)) return HEAVY_HANDFUL
  return unit === 'bunch' && heavyBunch.test(text) ? HEAVY_BUNCH : undefined
}
