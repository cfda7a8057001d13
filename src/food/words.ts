import { numberWords } from './numbers'
import { measureWords } from './units'

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Words that people write for others, also within a name: "chopped toms". */
export const shortWords = new Map(
  Object.entries({
    toms: 'tomato',
    shrooms: 'mushroom',
    stake: 'steak',
    sorce: 'sauce',
    cauli: 'cauliflower',
    choc: 'chocolate',
  }),
)

/** "Pepper" is the spice, but "peppers" and "half a pepper" are the vegetable. */
const pepperVegetable = /\bpeppers\b|(?=pepper$)(?<=^(?:half|an?|one|two|three|[\d/⁄])[\s\d/⁄]*(?:an?\s)?)pepper$/g
/** A unit before a food does not belong to its name: 500 gram flour is not gram flour. A peanut butter cup is a sweet. */
const unitBefore = /(?<=\d ?)(?:cup|gram)s?\b|(?<=\ban? )cups?\b|(?<!butter )\bcups? (?=\w)/g
/** A brand that ends with a digit: PB2. */
const nameWithDigit = /^\p{L}{2}\d$/u

/** A word in lower case, without accents and apostrophes. */
export const bareWord = (word: string): string => {
  const lower = word.toLowerCase()
  return /^[a-z]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/[\p{M}'’]/gu, '')
}

/** The words of a text, lower-case and singular, without accents and punctuation. Drops amounts: words with a digit. */
export function normalizeWords(text: string): string[] {
  const lower = text.toLowerCase()
  const plain = /^[a-z ]*$/.test(lower) ? lower : bareWord(lower).replaceAll('&', ' and ')
  return plain
    .replace(unitBefore, '')
    .replace(pepperVegetable, 'bell pepper')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && (!/\p{N}/u.test(word) || nameWithDigit.test(word)))
    .map((word) => shortWords.get(word) ?? singularize(word))
}

/** Returns the singular of an English word, by its ending. */
export function singularize(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /[su]s$/.test(word)) return word
  if (/(?:lea|loa|hal)ves$/.test(word)) return `${word.slice(0, -3)}f`
  if (/(?:llies|hilies|oes|shes|ches|xes|sses)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

/** Words for an amount, a unit or a state. They describe a food and never name one. */
export const descriptors = new Set([
  ...measureWords('mass', 'volume', 'spoon', 'container').map(singularize),
  ...numberWords,
  ...setOf(`a an the of some few little bit lot half quarter third dozen couple piece slice bunch head handful knob stick
  portion sprig sheet spoon spoonful large small medium big fresh freshly
  frozen organic free range ripe chopped sliced diced grated shredded cooked uncooked raw dried leftover left over from
  yesterday boneless skinless lean whole plain unsalted heavy natural low fat reduced x good quality local my our about
  approx around`),
])

/** Words that describe a food in a list beside {@link descriptors}: how it is sold, cut and kept, its colour, how much there is. */
export const listWords = setOf(`and with plus or in it is are to be have ha got i we but only just much many enough more
  also too so nice tasty spare extra load plenty need using use up soon tinned canned jarred bottled packaged mixed
  assorted variou different thin thick toasted roasted baked boiled fried steamed grilled poached mashed peeled pitted
  stoned rinsed drained washed trimmed halved quartered cubed crushed crumbled melted softened chilled red white yellow
  orange purple brown cold new thanksgiving christma easter pod bulb floret last tuber kernel splash mug bone end
  scraped unripe`)

/** The forms in which spices and sauces are sold: turmeric powder is turmeric, but walnut paste is no walnut. */
export const soldForms = setOf('powder granule seed seasoning mix essence extract cube paste sauce')

/** Words that make another product of the food that stands before them: "walnut oil", "clam juice", "pea shoots". */
export const products = new Set([
  ...soldForms,
  ...setOf(`juice oil soup syrup jam jelly flour meal starch bran germ husk milk butter cream yogurt yoghurt cheese vinegar
  liqueur spirit wine beer salt sugar chip cracker crisp wrapper skin spread dressing dip filling pie cake bread
  bun roll pastry dough crust tart muffin cooky biscuit noodle sausage burger patty nugget gravy curry stew
  chowder water tea puree compote chutney relish pickle marinade rub glaze granola cereal protein blossom flower
  pollen shoot sprout fat bone carcass gizzard candy snack liver pudding salad brine cordial flake flavour
  flavor food shampoo soap candle wire plate pot pan knife`),
])

/** Whether a text has descriptors only or nothing, such as the second part of "flour, plain" split at the comma. */
export const hasOnlyDescriptors = (text: string): boolean => normalizeWords(text).every((word) => descriptors.has(word))
