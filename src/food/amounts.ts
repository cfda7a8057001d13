import { parseIngredient } from 'parse-ingredient'

/** How much there is of a food. */
export interface Amount {
  readonly quantity: number
  /** `g` stands for millilitres too. A piece is one of what people count: an egg, a clove, a slice. */
  readonly unit: 'g' | 'cup' | 'piece' | 'tin'
}

/** Units of weight and volume by the identifiers of parse-ingredient, in grams or millilitres. */
const gramsByUnit: Readonly<Record<string, number>> = {
  gram: 1,
  kilogram: 1000,
  ounce: 28.35,
  fluidounce: 30,
  pound: 454,
  milliliter: 1,
  centiliter: 10,
  deciliter: 100,
  liter: 1000,
  teaspoon: 5,
  tablespoon: 15,
  pint: 568,
}

const tins = new Set(['can', 'tin', 'jar', 'carton', 'box', 'package', 'packet', 'pkt', 'pack', 'bag', 'tub', 'bottle'])

/** Words between a number and its unit. */
const adjectives =
  /\b(?:large|medium|small|tiny|big|whole|stale|old|heaped|scant|sad|leftover|remaining|good|little)\s+/g
/** Units that the library does not know, in grams. */
const looseUnits: Readonly<Record<string, number>> = {
  kilo: 1000,
  handful: 40,
  scrap: 30,
  wedge: 75,
  portion: 200,
  pouch: 250,
  glas: 150,
  dreg: 40,
  drizzle: 10,
  glug: 15,
  splash: 15,
  dash: 10,
  spoon: 15,
  spoonful: 15,
  drop: 10,
  knob: 15,
  bit: 30,
  end: 60,
  remnant: 60,
  last: 60,
  bunch: 60,
  punnet: 250,
  nest: 60,
  loaf: 800,
  mug: 300,
  leaf: 5,
  leave: 5,
  sprig: 3,
}
/** What foods are in, or cut into, at the start of an entry without a number: "handful of peas". */
const vessels = [...Object.keys(looseUnits), ...tins, 'cup', 'slice', 'stick', 'block', 'ball', 'head'].join('|')
/** A loose amount after the food: "raspberries, a few", "blue cheese (bit)", "mushrooms - handful". */
const looseEnd = new RegExp(
  `^([^\\d½¼¾⅓⅔]+?)\\s*(?:,|\\(|\\s-)\\s*((?:(?:the|last|about|an?) )*(?:few|couple|half|third|quarter|${vessels})\\b[^)]*?)\\)?$`,
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
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, index) => [new RegExp(`\\b${word}\\b`, 'g'), String(index + 1)] as const,
  ),
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
  let text = entry
    .toLowerCase()
    .replace(/litre/g, 'liter')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d)-(?=oz|ounce|g\b)/g, '$1 ')
    .replace(/^([^\d½¼¾⅓⅔]*\S)\s*\(([^)]*\d[^)]*)\)\s*$/, '$2 $1')
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
  // "Cooked quinoa 1 cup", "double cream 150ml", "rocket half bag".
  text = text.replace(
    /^(?!(?:an? |one )?(?:and a )?(?:half|quarter|third))([^\d½¼¾⅓⅔]*?[a-z][^\d½¼¾⅓⅔]*?)[\s,]+((?:half|quarter|[\d½¼¾⅓⅔]).*)$/,
    '$2 $1',
  )
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
  const unit = parsed.unitOfMeasureID ?? ''
  if (unit === 'cup') return { quantity, unit }
  const word = /^[a-z]+?(?=s?\b)/.exec(parsed.description)?.[0] ?? ''
  const heavy =
    (word === 'handful' && heavyHandful.test(text) && HEAVY_HANDFUL) ||
    (unit === 'bunch' && heavyBunch.test(text) && HEAVY_BUNCH)
  const grams = gramsByUnit[unit] ?? (heavy || looseUnits[unit] || looseUnits[word])
  if (grams !== undefined) return { quantity: quantity * grams, unit: 'g' }
  if (!tins.has(unit) && !tins.has(word)) return { quantity, unit: 'piece' }
  // A carton of stock is a litre.
  return /carton|box/.test(unit + word) && /(?:stock|broth)(?! ?(?:cube|po|gran))/.test(text)
    ? { quantity: quantity * 1000, unit: 'g' }
    : { quantity, unit: 'tin' }
}
