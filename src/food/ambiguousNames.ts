import { foods, usesOf } from './foods'
import type { EntryFood } from './readEntry'

/** Names that two foods share, and the foods beside which they mean the second. */
const ambiguousNames: readonly {
  name: RegExp
  /** What it is read as otherwise; any food if undefined. */
  readAs?: string
  means: string
  beside: readonly string[]
  unless?: string
}[] = [
  // In South Asia a drumstick is the pod of the moringa tree.
  {
    name: /^drumsticks?$/,
    means: 'drumstick pods',
    beside: ['red lentils', 'sambar powder', 'tamarind', 'curry leaves'],
  },
  // In British baking it is sweet, and has no meat.
  {
    name: /^mincemeat$/,
    means: 'mincemeat jar',
    beside: ['puff pastry', 'shortcrust pastry', 'icing sugar', 'brandy', 'flour', 'filo'],
    unless: 'onion',
  },
  // In Vietnam bun is a noodle.
  { name: /^bun$/, means: 'rice noodles', beside: ['rice paper', 'fish sauce', 'lemongrass'] },
  // In Korea a rice cake is not a snack.
  {
    name: /^rice cakes?$/,
    means: 'rice cakes noodle',
    beside: ['gochujang', 'rice cakes noodle', 'eomuk', 'instant noodles', 'kimchi'],
  },
  // In West Africa Maggi is a stock cube, not noodles.
  {
    name: /^maggi$/,
    means: 'stock',
    beside: [
      ...['egusi', 'palm oil', 'dried shrimp', 'scotch bonnet', 'stockfish', 'plantain', 'yam', 'okra', 'thyme'],
      ...['peanut butter', 'rice', 'gari', 'fufu', 'palm nut concentrate', 'collard greens'],
    ],
  },
  // In a stir-fry they are raw.
  {
    name: /^beef$/,
    readAs: 'cooked beef',
    means: 'steak',
    beside: ['mirin', 'dashi', 'soy sauce', 'oyster sauce', 'fish sauce', 'gochujang', 'pak choi', 'kimchi'],
  },
  // In a tiramisu it is a biscuit.
  { name: /^lady ?fingers?$/, means: 'ladyfingers', beside: ['mascarpone', 'coffee', 'cream cheese', 'cocoa'] },
  // In America it is spread on bread.
  { name: /^jelly$/, means: 'jam', beside: ['peanut butter', 'bread', 'butter'], unless: 'custard' },
  // In British baking it is dried.
  { name: /^(?:mixed )?fruit$/, means: 'raisins', beside: ['self-raising flour', 'cereal', 'mixed spice'] },
  // In a Thai curry they are green ones.
  { name: /^beans$/, means: 'green beans', beside: ['thai curry paste', 'fish sauce', 'oyster sauce'] },
  // In West Africa it is a hot one.
  {
    name: /^pepper$/,
    means: 'chilli',
    beside: [
      'palm oil',
      'egusi',
      'plantain',
      'yam',
      'okra',
      'dried shrimp',
      'peanut butter',
      'palm nut concentrate',
      'gari',
      'goat meat',
    ],
  },
  // Herbs are stewed with the leaves of fenugreek, not with its seeds.
  { name: /^fenugreek$/, means: 'fenugreek leaf', beside: ['dried limes', 'parsley', 'spinach', 'dill'] },
  // A user who lists the spice lists salt too.
  {
    name: /^pepper$/,
    means: 'bell pepper',
    beside: ['onion', 'rice', 'chicken', 'ground meat', 'sausages', 'prawns', 'tofu', 'tortillas', 'canned tomatoes'],
    unless: 'salt',
  },
]

/** Reads the names that mean different foods by what else is on the list. */
export function resolveAmbiguousNames(list: readonly EntryFood[]): EntryFood[] {
  return list.map((entry) => {
    const has = (name: string) => list.some(({ food }) => usesOf(food).has(name))
    const meaning = ambiguousNames.find(
      ({ name, readAs = entry.food.name, beside, unless = '' }) =>
        name.test(entry.name) && readAs === entry.food.name && beside.some(has) && !has(unless),
    )
    return { ...entry, food: foods.get(meaning?.means ?? '') ?? entry.food }
  })
}
