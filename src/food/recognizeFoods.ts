import { type Food, foods } from './foods'
import { nearestWord } from './spelling'

/**
 * The foods that a cook's entry names, in the order found: "2 large eggs" is eggs, "breast of chicken" is
 * chicken breast, "salt & pepper" is two. Case, number, accents, word order, amounts and remarks make no
 * difference. An entry that is not about food gives none.
 */
export function recognise(entry: string): Food[] {
  // What the cook says not to have is no food to cook with: "no eggs", "pasta without egg".
  const text = entry.slice(0, MAX_ENTRY).replace(/\b(?:no|not|without|except|out of)\s.*$/is, '')
  const whole = byName.get(key(words(text)))
  return whole ? [whole] : text.split(/[&+/;\n()[\]]|\b(?:and|with|plus|or)\b/i).flatMap(segment)
}

/** Whether an entry says nothing but how much or in what shape, as what follows a comma does: "flour, plain". */
export function isRemark(entry: string): boolean {
  return words(entry.slice(0, MAX_ENTRY)).every((word) => remarks.has(word))
}

/** Longer than any entry a cook would type, in characters: the rest of a pasted text is not looked at. */
const MAX_ENTRY = 200

/** More words than this that say nothing the cookbook knows, and the entry is about something else. */
const MAX_UNKNOWN = 3

/** As the last word these make another thing of the food before them: apple juice is no apple. */
const otherThings = new Set(
  'juice soup sauce cake pie syrup liqueur flavour flavor food shampoo soap candle wire plate pot pan knife'.split(
    ' ',
  ),
)

/** Words of amount and state: they say how much or in what shape, never what. */
const remarks = new Set(
  `a an the of some few little bit lot half quarter dozen couple piece slice cup gram kilo kilogram g kg ml l oz lb pound ounce
  litre liter tablespoon tbsp teaspoon tsp can tin jar bottle pack packet package bag box carton tub bunch head handful knob stick block
  punnet sprig large small medium big fresh freshly frozen organic free range ripe chopped sliced diced grated shredded
  cooked uncooked raw dried leftover left over from yesterday boneless skinless lean whole plain unsalted low fat
  reduced one two three four five six seven eight nine ten x good quality local my our about approx around`.split(
    /\s+/,
  ),
)

/** The words of a text as they are compared: no case, no accents, no marks, singular; what has a digit in it is an amount. */
function words(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\p{M}'’]/gu, '')
      // One pepper is ground over a dish; peppers are vegetables.
      .replace(/\bpeppers\b/g, 'bell pepper')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !/\p{N}/u.test(word))
      .map(singular)
  )
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us)$/.test(word)) return word
  if (/(leaves|loaves|halves)$/.test(word)) return word.replace(/ves$/, 'f')
  if (word.endsWith('llies')) return word.slice(0, -2)
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y')
  if (/(oes|shes|ches|xes|sses)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** Word order makes no difference. */
const key = (parts: readonly string[]) => parts.toSorted().join(' ')

/** One of a food's names, in the words that it is compared by. */
interface FoodName {
  readonly food: Food
  readonly parts: readonly string[]
}

const byName = new Map<string, Food>()
/** Every name of every food, under each of its words. */
const namesByWord = new Map<string, FoodName[]>()
for (const food of foods.values())
  for (const name of [food.name, ...food.also]) {
    const parts = words(name)
    byName.set(key(parts), food)
    for (const part of parts) {
      const names = namesByWord.get(part) ?? []
      names.push({ food, parts })
      namesByWord.set(part, names)
    }
  }

/**
 * The food that a stretch of words names: the longest name, and of two like long ones the later, which is the
 * noun that the other describes (a beef stock cube is no beef). Several when it is nothing but a list of three
 * or more ("eggs flour milk").
 */
function segment(text: string): Food[] {
  if (/^\s*(no|not|without)\b/i.test(text)) return []
  // What comes after these words says where it is from or what it lies in: tuna in oil, eggs for tomorrow.
  const parts = words(text.split(/\s(?:in|from|for|to|without|no)\s/i)[0] ?? '').map(spelt)
  const name = longestName(parts)
  const last = parts.at(-1)
  if (!name || (last && otherThings.has(last) && !name.parts.includes(last))) return []
  if (standsInFor(text, name.food)) return []

  const names = [name]
  let left = without(parts, name)
  for (let next = longestName(left); next; next = longestName(left)) {
    names.push(next)
    left = without(left, next)
  }
  const unknown = left.filter((word) => !remarks.has(word)).length
  if (names.length > 2 && unknown === 0) return names.map(({ food }) => food)
  return unknown > MAX_UNKNOWN ? [] : [name.food]
}

const without = (parts: readonly string[], name: { readonly parts: readonly string[] }) =>
  parts.filter((word) => !name.parts.includes(word))

/**
 * Whether the words say that a food is not the animal's own, as "vegan cheese" and "meat-free burger" do. What
 * cooks like the real thing has a name of its own among the foods ("vegetarian mince").
 */
function standsInFor(text: string, { kind }: Food): boolean {
  const meatless = /\b(?:vegetarian|veggie|meat[- ]?free|meatless)\b/i
  const plants =
    /\b(?:vegan|plant[- ]?based|dairy[- ]?free|egg[- ]?free|mock|imitation|fake|substitute|replacer)\b/i
  if (kind === 'meat' || kind === 'fish') return meatless.test(text) || plants.test(text)
  return (kind === 'egg' || kind === 'dairy') && plants.test(text)
}

/** The word as the cookbook spells it; the word itself when it knows none like it. */
function spelt(word: string): string {
  if (namesByWord.has(word) || remarks.has(word) || otherThings.has(word)) return word
  return nearestWord(word, namesByWord.keys()) ?? word
}

function longestName(parts: readonly string[]): FoodName | undefined {
  const there = new Set(parts)
  const place = (name: FoodName) => parts.lastIndexOf(name.parts.at(-1) ?? '')
  return (
    [...there]
      .flatMap((word) => namesByWord.get(word) ?? [])
      .filter((name) => name.parts.every((part) => there.has(part)))
      // The later of two like long names is the noun that the other describes.
      .toSorted((a, b) => b.parts.length - a.parts.length || place(b) - place(a))[0]
  )
}
