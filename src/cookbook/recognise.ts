import { type Food, foods } from './foods'
import { nearestWord } from './spelling'

/**
 * The foods that a cook's entry names, in the order found: "2 large eggs" is eggs, "breast of chicken" is
 * chicken breast, "salt & pepper" is two. Case, number, accents, word order, amounts and remarks make no
 * difference. An entry that is not about food gives none.
 */
export function recognise(entry: string): Food[] {
  const text = entry.slice(0, MAX_ENTRY)
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

const byName = new Map<string, Food>()
/** Every name of every food, under each of its words. */
const namesByWord = new Map<string, { food: Food; parts: string[] }[]>()
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

/** The foods in a stretch of words: the longest name first ("chicken stock" is neither chicken nor a second thing). */
function segment(text: string): Food[] {
  if (/^\s*(no|not|without)\b/i.test(text)) return []
  // What comes after these words says where it is from or what it lies in: tuna in oil, eggs for tomorrow.
  const parts = words(text.split(/\s(?:in|from|for|to|without|no)\s/i)[0] ?? '').map(spelt)
  const found: Food[] = []
  let left = parts
  while (left.length > 0) {
    const name = longestName(left)
    if (!name) break
    const last = left.at(-1)
    if (last && otherThings.has(last) && !name.parts.includes(last)) return found
    found.push(name.food)
    left = left.filter((word) => !name.parts.includes(word))
  }
  const unknown = left.filter((word) => !remarks.has(word)).length
  return unknown > MAX_UNKNOWN ? [] : found
}

/** The word as the cookbook spells it; the word itself when it knows none like it. */
function spelt(word: string): string {
  if (namesByWord.has(word) || remarks.has(word) || otherThings.has(word)) return word
  return nearestWord(word, namesByWord.keys()) ?? word
}

function longestName(parts: readonly string[]) {
  const there = new Set(parts)
  const place = (name: { parts: string[] }) => parts.lastIndexOf(name.parts.at(-1) ?? '')
  return (
    [...there]
      .flatMap((word) => namesByWord.get(word) ?? [])
      .filter((name) => name.parts.every((part) => there.has(part)))
      // The later of two like long names is the noun that the other describes.
      .toSorted((a, b) => b.parts.length - a.parts.length || place(b) - place(a))[0]
  )
}
