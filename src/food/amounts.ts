import { parseIngredient } from 'parse-ingredient'
import { applyEdits } from '../lib/text'
import { findNumbers, fractionSigns, numberWords } from './numbers'
import { unitNamed, units } from './units'

/** How much there is of a food. */
export interface Amount {
  readonly quantity: number
  /** `g` stands for millilitres too. A piece is one of what people count: an egg, a clove, a slice. */
  readonly unit: 'g' | 'cup' | 'piece' | 'tin'
}

/** The containers that hold as much as a tin. Others are smaller, or have a factor in units.ts. */
const tins = new Set(['can', 'tin', 'jar', 'carton', 'box', 'package', 'packet', 'pack', 'bag', 'tub', 'bottle'])

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
    .filter(({ name, kind, factor }) => (kind === 'container' || kind === 'count') && (factor || tins.has(name)))
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
  `^(?!(?:an? |one )?(?:and a )?(?:half|quarter|third))(${noFigure}*?[a-z]${noFigure}*?)[\\s,]+((?:half|quarter|${figure}).*)$`,
)

/** Words before a food that stand for a number. Longer phrases come first. The library reads digits alone. */
const wordedNumbers: readonly (readonly [pattern: RegExp, digits: string])[] = [
  [/\bhalf a dozen\b/g, '6'],
  [/\b(?:a |one )?dozen\b/g, '12'],
  [/\bone and a half\b/g, '1.5'],
  [/\b(?:a |one )?half(?: of)?(?: an?| the)?\b/g, '0.5'],
  [/\b(?:a |one )?third(?: of)?(?: an?| the)?\b/g, '0.33'],
  [/\b(?:a |one )?quarter(?: of)?(?: an?| the)?\b/g, '0.25'],
  [/\b(?:a )?(?:couple|pair)(?: of)?\b/g, '2'],
  // A few small things are a handful, or half of one.
  [/\b(?:a )?few (?=(?:\w+ )?(?:peas|mushrooms|olives|nuts|beans|prawns|florets)\b)/g, '1 handful of '],
  [/\b(?:a )?few (?=\w*berries|cherry tom)/g, '60 g '],
  [/\b(?:a )?few\b/g, '3'],
  ...numberWords.map((word, index) => [new RegExp(`\\b${word}\\b`, 'g'), String(index + 1)] as const),
  [/^an? (?=\S)/g, '1 '],
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

/**
 * Reads the amount of an entry, such as "half a courgette", "½ tin chickpeas" or "2 x 400g tins tomatoes". Returns
 * undefined if it names none, or if it is not certain that the number is an amount: "7UP", "2% milk". Of a range it
 * reads the lower number.
 */
export function readAmount(entry: string): Amount | undefined {
  let text = withPlainFigures(entry)
    .toLowerCase()
    .replace(/litre/g, 'liter')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(
      /(\d)(?:-(?=(?:oz|ounce|g|cup|tbsp|tsp|tablespoon|teaspoon|lb|pound)s?\b)|(?=(?:large|medium|small)\b))/g,
      '$1 ',
    )
    .replace(/\b(\d+(?:\.\d+)?) dozen\b/g, (_, count: string) => String(Number(count) * 12))
    .replace(bracketedEnd, '$2 $1')
    // "Milk (a little)", "a little milk"
    .replace(/^(\D+?)\s*\((?:just |only )?a little\b[^)]*\)$/, '1 splash of $1')
    .replace(/^(?:only |just )?a little (?=milk|cream|water|oil)/, '1 splash of ')
    .replace(/^(?:only |just )?a little (?!bit|gem)/, '1 bit of ')
    .replace(/\b(?:about|approx(?:imately)?|around|roughly|some|only|just|i have)\b\.?/g, ' ')
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
  text = text.replace(amountEnd, '$2 $1')
  for (const [pattern, digits] of wordedNumbers) text = text.replace(pattern, digits)
  // "2 x 400g tins", "half a 400g tin"
  const multiplied = /^([\d.]+)(?:\s*x\s*(?=[\d½])|\s+(?=\d+ ?(?:k?g|ml|oz|ounce)\b))/.exec(text)
  if (multiplied) text = text.slice(multiplied[0].length)
  // A number that belongs to a name or a percentage.
  if (/^\d+(?:[a-z]*%|\s*%|up\b|-?spice| ?(?:cm|inch)\b)/.test(text)) return
  text = text.replace(/^(\d+)\s*x\s+/, '$1 ')
  // The library takes the last word for the food, so a unit needs a word after it.
  const [parsed] = parseIngredient(`${text} of it`, { normalizeUOM: true, ignoreUOMs: ['large', 'medium', 'small'] })
  if (!parsed?.quantity) return
  const quantity = parsed.quantity * Number(multiplied?.[1] ?? 1)
  if (parsed.unitOfMeasureID === 'cup') return { quantity, unit: 'cup' }
  // The library leaves a unit that it does not know before the food.
  const word = parsed.unitOfMeasureID ?? /^[a-z]+/.exec(parsed.description)?.[0] ?? ''
  const unit = unitNamed(word)
  const grams = heavyUnit(unit?.name, text) ?? unit?.factor ?? remnants[word.replace(/s$/, '')]
  if (grams !== undefined && unit?.kind !== 'length' && unit?.kind !== 'time')
    return { quantity: quantity * grams, unit: 'g' }
  if (!unit || !tins.has(unit.name)) return { quantity, unit: 'piece' }
  // A carton of stock is a litre.
  return /carton|box/.test(unit.name) && /(?:stock|broth)(?! ?(?:cube|po|gran))/.test(text)
    ? { quantity: quantity * 1000, unit: 'g' }
    : { quantity, unit: 'tin' }
}

/** Writes the figures of a text as decimals, which the library reads: "1,200 g", "1½", "1/3rd cup". */
const withPlainFigures = (text: string) =>
  applyEdits(
    text,
    findNumbers(text)
      .filter(({ style }) => style !== 'word' && style !== 'article')
      .map((number) => ({ ...number, text: String(Number(number.value.toFixed(4))) })),
  )

/** The grams of a handful or a bunch of foods that weigh more than leaves. */
function heavyUnit(unit: string | undefined, text: string): number | undefined {
  if (unit === 'handful' && heavyHandful.test(text)) return HEAVY_HANDFUL
  return unit === 'bunch' && heavyBunch.test(text) ? HEAVY_BUNCH : undefined
}
