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
  ounce: 28,
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

const tins = new Set(['can', 'tin', 'jar', 'carton', 'box', 'package', 'packet', 'pack', 'bag', 'tub', 'bottle'])

/** Words before a food that stand for a number. Longer phrases come first. The library reads digits alone. */
const wordedNumbers: readonly (readonly [pattern: RegExp, digits: string])[] = [
  [/\bhalf a dozen\b/g, '6'],
  [/\b(?:a |one )?dozen\b/g, '12'],
  [/\b(?:a |one )?half(?: of)?(?: an?| the)?\b/g, '0.5'],
  [/\b(?:a |one )?quarter(?: of)?(?: an?| the)?\b/g, '0.25'],
  [/\ba (?:couple|pair)(?: of)?\b/g, '2'],
  [/\ba few\b/g, '3'],
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, index) => [new RegExp(`\\b${word}\\b`, 'g'), String(index + 1)] as const,
  ),
  [/^an? (?=\S)/g, '1 '],
  // "Handful of peas", "end of a bag of rocket".
  [
    /^(?=(?:handful|glug|splash|knob|bit|bunch|end|last(?! night)|remnant|tin|can|jar|packet|bag|slice|stick)s? (?:of )?\S)/g,
    '1 ',
  ],
]

/** Words between a number and its unit, and units that the library does not know, in grams. */
const adjectives = /\b(?:large|medium|small|big|whole|heaped|scant|sad|leftover|remaining|good|little)\s+/g
const looseUnits: Readonly<Record<string, number>> = {
  handful: 40,
  glug: 15,
  splash: 15,
  dash: 10,
  drop: 10,
  knob: 15,
  bit: 20,
  end: 60,
  remnant: 60,
  last: 40,
  bunch: 60,
  leaf: 5,
  leave: 5,
  sprig: 3,
}

/**
 * Reads the amount of an entry, such as "half a courgette", "½ tin chickpeas" or "2 x 400g tins tomatoes". Returns
 * undefined if it names none, or if it is not certain that the number is an amount: "7UP", "2% milk". Of a range it
 * reads the lower number.
 */
export function readAmount(entry: string): Amount | undefined {
  let text = entry
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/^([^\d½¼¾⅓⅔]*\S)\s*\(([^)]*\d[^)]*)\)\s*$/, '$2 $1')
    // "Milk (just a splash)", "a little milk"
    .replace(/^(\D+?)\s*\((?:an?|just|only|the|last|\s)*(?:splash|dash|drop|little)\b[^)]*\)$/, '1 splash of $1')
    .replace(/^(?:only |just )?a little (?=milk|cream|water|oil)/, '1 splash of ')
    .replace(/\b(?:about|approx(?:imately)?|around|roughly|some|only|just|i have)\b\.?/g, ' ')
    .replace(adjectives, '')
    .trim()
  // "Cooked quinoa 1 cup", "double cream 150ml", "rocket half bag".
  text = text.replace(
    /^(?!(?:an? |one )?(?:half|quarter))([^\d½¼¾⅓⅔]*?[a-z][^\d½¼¾⅓⅔]*?)[\s,]+((?:half|quarter|[\d½¼¾⅓⅔]).*)$/,
    '$2 $1',
  )
  for (const [pattern, digits] of wordedNumbers) text = text.replace(pattern, digits)
  // "2 x 400g tins", "half a 400g tin"
  const multiplied = /^([\d.]+)(?:\s*x\s*(?=[\d½])|\s+(?=\d+ ?k?(?:g|ml)\b))/.exec(text)
  if (multiplied) text = text.slice(multiplied[0].length)
  // A number that belongs to a name or a percentage.
  if (/^\d+(?:[a-z]*%|\s*%|up\b|-?spice)/.test(text)) return
  text = text.replace(/^(\d+)\s*x\s+/, '$1 ')
  // The library takes the last word for the food, so a unit needs a word after it.
  const [parsed] = parseIngredient(`${text} of it`, { normalizeUOM: true, ignoreUOMs: ['large', 'medium', 'small'] })
  if (!parsed?.quantity) return
  const quantity = parsed.quantity * Number(multiplied?.[1] ?? 1)
  const unit = parsed.unitOfMeasureID ?? ''
  if (unit === 'cup') return { quantity, unit }
  const grams = gramsByUnit[unit] ?? looseUnits[/^[a-z]+?(?=s?\b)/.exec(parsed.description)?.[0] ?? '']
  if (grams !== undefined) return { quantity: quantity * grams, unit: 'g' }
  const word = /^[a-z]+?(?=s?\b)/.exec(parsed.description)?.[0] ?? ''
  return { quantity, unit: tins.has(unit) || tins.has(word) ? 'tin' : 'piece' }
}

/** What one piece weighs, in grams, by the name of a food: what people count, as a shop sells it. */
const pieceWeights: Readonly<Record<string, number>> = {
  eggs: 55,
  onion: 150,
  shallot: 30,
  'spring onion': 15,
  garlic: 5,
  carrot: 80,
  celery: 40,
  leek: 150,
  potato: 180,
  'cooked potatoes': 120,
  'sweet potato': 250,
  yam: 800,
  plantain: 200,
  courgette: 200,
  aubergine: 300,
  cucumber: 300,
  'bell pepper': 160,
  tomatoes: 100,
  broccoli: 350,
  cauliflower: 700,
  cabbage: 900,
  'pak choi': 100,
  lettuce: 300,
  mushrooms: 15,
  sweetcorn: 150,
  avocado: 160,
  beetroot: 90,
  parsnip: 110,
  'butternut squash': 900,
  pumpkin: 1000,
  fennel: 230,
  banana: 110,
  apple: 150,
  pear: 160,
  lemon: 100,
  lime: 60,
  orange: 160,
  mango: 250,
  peach: 130,
  'chicken breast': 170,
  'chicken thigh': 110,
  chicken: 150,
  'whole chicken': 1500,
  'chicken wing': 80,
  steak: 220,
  'pork chop': 200,
  'lamb chop': 110,
  sausages: 65,
  'cooked sausages': 60,
  bacon: 25,
  ham: 25,
  chorizo: 60,
  salmon: 130,
  'white fish': 140,
  trout: 140,
  'smoked mackerel': 80,
  prawns: 12,
  bread: 40,
  pitta: 60,
  tortillas: 50,
  'corn tortillas': 25,
  'burger buns': 60,
  halloumi: 225,
  mozzarella: 125,
  tofu: 300,
  paneer: 225,
}

/** What a cup of 240 ml weighs, in grams, where that is not 240. */
const cupWeights: Readonly<Record<string, number>> = {
  flour: 125,
  sugar: 200,
  'brown sugar': 200,
  rice: 190,
  'cooked rice': 175,
  quinoa: 175,
  'cooked quinoa': 175,
  lentils: 195,
  'red lentils': 195,
  couscous: 175,
  bulgur: 170,
  oats: 95,
  cheese: 110,
  cheddar: 110,
  parmesan: 90,
  nuts: 120,
  walnuts: 110,
  almonds: 130,
  raisins: 150,
  peas: 145,
  spinach: 30,
  breadcrumbs: 100,
  berries: 150,
  blueberries: 150,
  mushrooms: 80,
}

/** What a tin, jar or packet holds, in grams, where that is not 400. */
const tinWeights: Readonly<Record<string, number>> = {
  tuna: 145,
  sardines: 120,
  anchovies: 50,
  'smoked mackerel': 120,
  'tinned salmon': 210,
  sweetcorn: 200,
  'bean sprouts': 300,
  noodles: 250,
  'cooked rice': 250,
  rice: 500,
  pasta: 500,
  spinach: 200,
  lettuce: 120,
  rocket: 60,
  bacon: 250,
  mushrooms: 250,
  yogurt: 450,
  cream: 300,
  'condensed milk': 397,
}

/** The grams of an amount of a food; undefined where the weight of a piece is not known. */
export function gramsOf({ quantity, unit }: Amount, foodNames: readonly string[]): number | undefined {
  if (unit === 'g') return quantity
  if (unit === 'cup') return quantity * (foodNames.flatMap((each) => cupWeights[each] ?? [])[0] ?? 240)
  const weights = unit === 'tin' ? tinWeights : pieceWeights
  const name = foodNames.find((each) => weights[each] !== undefined)
  const weight = name === undefined ? (unit === 'tin' ? 400 : undefined) : weights[name]
  return weight === undefined ? undefined : quantity * weight
}
