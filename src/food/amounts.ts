import { type FoundAmount, findAmounts } from './findAmounts'
import { isOfFoods, isOfPackages, measureWords, unitNamed, units } from './units'

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

/** Containers and pieces of foods that stand for one of them without a number: "handful of peas". */
const otherVessels = 'kilo|cup|ball|(?:glass|loaf|wedge) of'
const vessels = [...Object.keys(remnants), ...measureWords('container', 'count', 'pinch'), otherVessels].join('|')
/** "Handful of peas", "mushrooms - handful", "blue cheese (tiny bit)", "end of a bag of rocket" */
const vesselAlone = new RegExp(
  `(^(?=.* \\w)(?:(?:small|large|big|good|tiny) )?|(?:[,(]\\s*|\\s-\\s*)(?:(?:the|tiny|small|little|good|big|an?) )*)(?!lea)(?=(?:${vessels})s?(?:$|\\)| (?!night)))`,
  'g',
)

/** Vague numbers, in words that {@link findAmounts} reads. */
const vagueNumbers: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\b(half|third|quarter)(?: of)?(?: an?| the)?\b/g, '$1'],
  [/\b(?:a )?(?:couple|pair)(?: of)?\b/g, '2'],
  [/^(?:only |just )?a little (?=milk|cream|water|oil)/, '1 splash of '],
  [/(^|\((?:just |only )?)a little (?!gem)/, '$1 1 bit '],
  [vesselAlone, '$1 1 '],
]
/** A few small things are a handful, or half of one. */
const fewOf = (text: string) => {
  if (/\b(?:peas|mushrooms|olives|nuts|beans|prawns|florets)\b/.test(text)) return '1 handful of'
  return /berries|cherry tom/.test(text) ? '60 g' : '3'
}
/** What is left of a food: "1 chicken, half eaten", "tin of chickpeas (half)". */
const halfLeft = /\(half\)|,? \(?half[ -](?:eaten|used|full|left)\)?$/

/** What weighs more by the handful or the bunch than leaves do, in grams. */
const heavyUnits: Readonly<Record<string, { readonly foods: RegExp; readonly grams: number }>> = {
  handful: { foods: /floret|tomato|berr|cherr|grape|mushroom|potato|prawn|shrimp|bean|olive/, grams: 100 },
  bunch: {
    foods:
      /asparag|carrot|kale|spinach|greens|beet|radish|grape|banana|ch?oi|choy|palak|methi|saag|bayam|kangk|chard|morning glory|broccoli/,
    grams: 250,
  },
}

/** After a number that belongs to a name, or a percentage. */
const noAmount = /^(?:[a-z]*%|\s*%|up\b|-?spice)/i
/** Words before an amount at the start of an entry. */
const leadIn = /^\W*(?:(?:about|approx(?:imately)?|around|roughly|some|only|just|i have|the|last)\b\W*)*$/
const startOfNumber = /[\s(,:x×*~≈-]$/
/** Between a number and the size of each: "2 x 400 g", "2 400 g tins". */
const factor = /^\s?(?:[x×*]\s?)?$/i
const closedContainer = new RegExp(
  `^\\)\\s(?:[a-z]+\\s)?(?:${units.flatMap(({ name, isTin }) => (isTin ? [name] : [])).join('|')}|block)`,
  'i',
)

/** Reads the amount of an entry, of a range the lower number. Undefined if a number may be no amount: "7UP", "2% milk". */
export function readAmount(entry: string): Amount | undefined {
  // T is a tablespoon, and t a teaspoon.
  const lower = entry.replace(/(?:(?<![a-z])T(?![a-z]))|[A-Z]/gi, (letter) =>
    letter === 'T' ? letter : letter.toLowerCase(),
  )
  const whole = lower.replace(halfLeft, '').trim()
  const text = vagueNumbers
    .reduce((words, [pattern, number]) => words.replace(pattern, number), whole)
    .replace(/\b(?:a )?few\b/g, fewOf(whole))
    .trim()
  const found = findAmounts(text)
  const isAmount = ({ low, start, unit, unitEnd }: FoundAmount) =>
    (unit === undefined || isOfFoods(unit)) &&
    !noAmount.test(text.slice(low.end)) &&
    (leadIn.test(text.slice(0, start)) ||
      // Words are numbers at the end alone: "rocket half bag".
      (startOfNumber.test(text.slice(0, start)) &&
        (!/article|word/.test(low.style) ||
          ((unit !== undefined || low.value < 1) && !/[a-z]/.test(text.slice(unitEnd))))))
  const index = found.findIndex(isAmount)
  const [amount, next] = [found[index], found[index + 1]]
  if (!amount) return undefined
  const quantity = quantityOfBoth(text, amount, next)
  return whole === lower.trim() ? quantity : { ...quantity, quantity: quantity.quantity / 2 }
}

/** The quantity of an amount with the one behind it: "2 x 400 g", "1 lb 2 oz". */
function quantityOfBoth(text: string, amount: FoundAmount, next: FoundAmount | undefined): Amount {
  const own = quantityOf(text, amount)
  if (!next || !isOfPackages(next.unit)) return own
  const more = quantityOf(text, next)
  const between = text.slice(amount.end, next.start)
  const isOfEach = factor.test(between) || (/^\s\($/.test(between) && closedContainer.test(text.slice(next.unitEnd)))
  if (!amount.unit && isOfEach) return { ...more, quantity: amount.low.value * more.quantity }
  const isSum = isOfPackages(amount.unit) && /^\.?,?\s?(?:and\s|\+\s?)?$/.test(text.slice(amount.unitEnd, next.start))
  return isSum && more.quantity < own.quantity ? { ...own, quantity: own.quantity + more.quantity } : own
}

function quantityOf(text: string, { low, unit, end }: FoundAmount): Amount {
  // "1 Old El Paso kit" has no tablespoon, which is "EL" in German.
  const known = unit && unitNamed(unit.text)
  const name = known?.name
  if (name === 'cup') return { quantity: low.value, unit: 'cup' }
  if (name === 'dozen') return { quantity: low.value * 12, unit: 'piece' }
  const [word = ''] = /(?<=^\s?)[a-z]+/.exec(text.slice(end, end + 20)) ?? []
  const heavy = heavyUnits[name ?? '']
  const grams = heavy?.foods.test(text) ? heavy.grams : (known?.factor ?? remnants[word.replace(/s$/, '')])
  if (grams !== undefined) return { quantity: low.value * grams, unit: 'g' }
  if (name === undefined || !known?.isTin) return { quantity: low.value, unit: 'piece' }
  // A carton of stock is a litre.
  return /carton|box/.test(name) && /(?:stock|broth)(?! ?(?:cube|po|gran))/.test(text)
    ? { quantity: low.value * 1000, unit: 'g' }
    : { quantity: low.value, unit: 'tin' }
}
