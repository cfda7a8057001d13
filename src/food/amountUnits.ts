import { type MeasureKind, measureKindOf } from './kitchenMeasures'
import { pluralize, type Unit, type UnitKind, unitInAnyLanguage, units } from './units'

/**
 * The kind of an amount's unit. `package` is a weight or a volume, as on packages; `spoon` is a cup or a spoon. A
 * `container` has a size of its own.
 */
export type AmountUnitKind = 'package' | 'spoon' | 'pinch' | 'container' | 'count'

/** A unit of an amount, and how amounts of it are rounded. */
export interface AmountUnit {
  readonly kind: AmountUnitKind
  readonly measure: MeasureKind
  readonly unit: Unit
}

const spoons: readonly string[] = ['cup', 'tablespoon', 'teaspoon']
const kinds: Partial<Record<UnitKind, AmountUnitKind>> = {
  mass: 'package',
  volume: 'package',
  spoon: 'spoon',
  pinch: 'pinch',
  container: 'container',
  count: 'count',
}

function amountUnitOf(unit: Unit): AmountUnit | undefined {
  const { name, kind } = unit
  const own = spoons.includes(name) ? 'spoon' : kinds[kind]
  if (own === undefined) return undefined
  // Pints, quarts and gallons have halves and quarters, as ounces have.
  const other = own === 'package' ? 'ounce' : own === 'pinch' ? 'pinch' : 'piece'
  return { kind: own, measure: measureKindOf(name) ?? other, unit }
}

/** Foods that cooks count. Beside the units, only these change between singular and plural. */
const countedFoods =
  'egg yolk white plantain onion shallot scallion leek carrot potato tomato courgette aubergine eggplant cucumber pepper chilli chili chile jalapeño jalapeno lemon lime orange apple pear banana avocado mango peach plum apricot nectarine fig date grapefruit pineapple melon papaya kiwi pumpkin beet beetroot turnip parsnip radish mushroom olive cabbage cauliflower lettuce artichoke chicken duck breast thigh leg drumstick wing steak chop cutlet tenderloin loin roast shank ham sausage frankfurter prawn scallop mussel tortilla bun wrap pitta pita naan bagel baguette muffin biscuit cookie cracker crust base shell nut almond walnut pecan cashew cherry strawberry raspberry blackberry berry grape patty burger meatball dumpling crumpet croissant waffle pancake flatbread brownie pie anchovy sardine gherkin pickle caper cob stone heart frond lobe pomelo bean'

const plurals = new Map<string, string>()
const singulars = new Map([
  ['lbs', 'lb'],
  ['chilies', 'chili'],
  ['mangos', 'mango'],
  ['pkgs', 'pkg'],
  ['tsps', 'tsp'],
  ['tbsps', 'tbsp'],
])

function addPlural(singular: string, plural: string) {
  if (singular === plural) return
  plurals.set(singular, plural)
  singulars.set(plural, singular)
}
for (const unit of units) if (amountUnitOf(unit)) for (const [name, plural] of unit.plurals) addPlural(name, plural)
for (const food of countedFoods.split(' ')) addPlural(food, pluralize(food))

/** Returns the unit of an amount by any spelling of it; undefined for other words. */
export function amountUnitFor(word: string): AmountUnit | undefined {
  const unit = unitInAnyLanguage(word)
  return unit && amountUnitOf(unit)
}

/** Whether a word is the name of something that is counted, in singular or plural. */
export const isCounted = (word: string) => plurals.has(word.toLowerCase()) || singulars.has(word.toLowerCase())

/** Nouns whose plural is the singular, or that are in the plural. */
const invariable = /(?:s|fish|fruit)$/i

/** Returns a noun in the form for an amount, by the rules of English where it is not known: "1 samosa", "2 samosas". */
export function inflectNoun(word: string, amount: number): string {
  if (isCounted(word)) return inflect(word, amount)
  if (amount > 1) return invariable.test(word) ? word : pluralize(word)
  return /[^s]s$/i.test(word) ? word.replace(/ies$/, 'ys').slice(0, -1) : word
}

/** Returns a word in the form for an amount: "cup" for up to one, "cups" for more. Unknown words stay. */
export function inflect(word: string, amount: number): string {
  const form = (amount > 1 ? plurals : singulars).get(word.toLowerCase())
  if (form === undefined) return word
  // "CUP" or "Cup".
  if (word.length > 1 && word === word.toUpperCase()) return form.toUpperCase()
  return word.charAt(0) + form.slice(1)
}
