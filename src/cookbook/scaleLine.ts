import {
  fractionSigns,
  fractionValue,
  numberWords,
  pluralize,
  readFigure,
  singularize,
  unitNamed,
  writeWithSign,
} from '../food'

/** The numbers as the recipes write them: "2", "1.5", "1½". */
const number = `(?:\\d+(?:\\.\\d+)?[${fractionSigns}]?|[${fractionSigns}])`

/** Units of the recipes, with the steps to round to: {@link roundAmount} takes the first that fits. */
const steps: Readonly<Record<string, readonly (readonly [from: number, step: number])[]>> = {
  g: [
    [200, 25],
    [50, 10],
    [10, 5],
    [0, 1],
  ],
  l: [[0, 0.1]],
  kg: [[0, 0.1]],
  oz: [
    [8, 1],
    [0, 0.5],
  ],
  lb: [[0, 0.25]],
  cup: [[0, 1 / 4]],
  spoon: [
    [3, 1],
    [1, 1 / 2],
    [0, 1 / 4],
  ],
  whole: [[0, 1]],
  piece: [
    [2, 1],
    [0.4, 1 / 2],
    [0, 1 / 4],
  ],
}

/** The steps of each unit, by its name in food/units.ts. */
const stepsOfUnit: Readonly<Record<string, string>> = {
  gram: 'g',
  milliliter: 'g',
  kilogram: 'kg',
  liter: 'l',
  ounce: 'oz',
  pound: 'lb',
  cup: 'cup',
  tablespoon: 'spoon',
  teaspoon: 'spoon',
}
/** What a step divides a dish into. */
const portions =
  'hollows?|heaps?|patt(?:y|ies)|squares?|balls?|glass(?:es)?|cakes?|pieces?|fingers?|plates?|bowls?|jars?|parts?|rounds?|parcels?'

const metricOrUs = '(?:g|ml|kg|l|litres?|oz|lb|cups?|tablespoons?|teaspoons?)'
const stepAmount = new RegExp(
  `(?<![\\w.½°-])(?<first>${number}|${numberWords.slice(0, 8).join('|')})(?: (?:to|or) (?<last>${number}))? (?:(?<unit>${metricOrUs})(?![\\w-])(?!\\)? (?:\\([^)]*\\) )?(?:each\\b|of (?:the )?(?:batter|dough|mixture|filling)))(?!\\)? (?:\\([^)]*\\) )?(?:[a-z]+ )?(?:dish|tin|tray|casserole)\\b)|(?<portion>(?!cm|mm|inch)(?:[a-z]+ )?(?:${portions}))\\b)`,
  'g',
)
/** In a list every number is an amount, except sizes, times and numbers in brackets after a tin. */
const listAmount = new RegExp(
  `(?<![\\w.½°-])(?<first>${number})(?![\\d.${fractionSigns}])(?: (?:to|or) (?<last>${number})(?![\\d.]))?(?! ?(?:to |or )?(?:${number} )?(?:cm|mm|inch|inches|minutes?|hours?|days?|%|°))(?: (?<unit>${metricOrUs})(?![\\w-]))?`,
  'g',
)
/** What one piece weighs: "(about 150 g, 5 oz each)", ", about 250 g (9 oz) each". */
const pieceSize = /\([^()]* each\)|(?<=, )(?:about )?\d+ (?:g|kg|ml) (?:\([^()]*\) )?each\b/
/** The size of a tin or packet, after its number. */
export const tinSize = /\b(?:cans?|tins?|jars?|packs?|packets?|pouch(?:es)?) \([^)]*\)/

/**
 * Scales the amounts in the text before or after the food of an ingredient line. The size of a tin, and of one piece,
 * stays. It rounds as the authors of the cookbook would ("a pinch", 25 g steps), which no one may do with the amounts
 * of somebody else's recipe: those have reader/scaleAmounts.ts.
 *
 * @param counted how the food is counted: `whole` if it cannot be halved, like an egg.
 */
export function scaleLine(text: string, factor: number, counted: 'piece' | 'whole' = 'piece'): string {
  if (factor === 1) return text
  const each = pieceSize.exec(text)
  if (each) {
    const scale = (part: string) => scaleLine(part, factor, counted)
    const before = scale(text.slice(0, each.index))
    const size = /(?:^|\s)[1½¼¾⅓⅔] (?:[a-z]+ )*$/.test(before) ? each[0].replace(/ each(?=\)|$)/, '') : each[0]
    return before + size + scale(text.slice(each.index + each[0].length))
  }
  const size = tinSize.exec(text)
  if (size) {
    const [head = ''] = size[0].split(' (')
    const start = scaleLine(text.slice(0, size.index) + head, factor, counted)
    const rest = size[0].slice(head.length) + text.slice(size.index + size[0].length)
    // Two cans of 400 g each.
    const isMany = /(?:^|\s)(?:[2-9]|1[½¼¾⅓⅔])\S* (?:[a-z]+ )*(?:can|tin|jar|pack|packet)$/.test(start)
    return isMany ? `${start}s${rest.replace(/^( \([^)]*)/, '$1 each')}` : start + rest
  }
  return text
    .replace(/\b1 pinch\b/g, 'a pinch')
    .replace(listAmount, (_, first: string, last: string | undefined, unit: string | undefined) =>
      scaleMatch(first, last, unit, factor, counted),
    )
    .replace(
      /(?<=^|[ (])(1|½|¼|¾|⅓|⅔) (cloves|slices|cans|tins|sticks|stalks|sprigs|handfuls|pieces|rashers|leaves|sheets|fillets|spoonfuls)\b/g,
      (_, amount: string, unit: string) => `${amount} ${singularize(unit)}`,
    )
}

/** Scales the amounts in a step, and the number of what it divides the dish into. Times, sizes and heat stay. */
export function scaleStep(text: string, factor: number): string {
  if (factor === 1) return text
  const counted = text.replace(/(?<=\b(?:get|makes?|gives?) about )\d+/g, (count) => scaleCount(count, factor))
  return counted.replace(
    stepAmount,
    (_, first: string, last: string | undefined, unit: string | undefined, portion: string | undefined) => {
      if (unit !== undefined) return scaleMatch(first, last, unit, factor)
      const count = scaleCount(first, factor)
      return `${count} ${count === '1' ? singularize(portion ?? '') : portion}`
    },
  )
}

const scaleCount = (count: string, factor: number) => String(Math.max(1, Math.round(readFigure(count) * factor)))

function scaleMatch(
  first: string,
  last: string | undefined,
  unit: string | undefined,
  factor: number,
  counted = 'piece',
): string {
  const name = unitNamed(unit ?? '')?.name ?? ''
  const low = readFigure(first) * factor
  const high = last === undefined ? low : readFigure(last) * factor
  // Nobody has half a tablespoon.
  if (name === 'tablespoon' && high < 1) return scaleMatch(first, last, 'teaspoons', factor * 3)
  // Pounds are written with ounces or not at all.
  if (name === 'pound' && high < 2) return scaleMatch(first, last, 'oz', factor * 16)
  const kind = stepsOfUnit[name] ?? counted
  const [from, to] = [roundAmount(low, kind), roundAmount(high, kind)]
  const amount = from === to ? from : `${from} to ${to}`
  if (unit === undefined) return amount
  // The recipes write these units in full, and the others as abbreviations.
  const full = /^(?:cup|tablespoon|teaspoon|litre)(?=s?$)/.exec(unit)?.[0]
  if (full === undefined) return `${amount} ${unit}`
  return `${amount} ${to === '1' || fractionValue(to) !== undefined ? full : pluralize(full)}`
}

/** Rounds a weight in grams that the user has: 340 g stay so, and 8 oz are 225 g. */
export function roundOwnWeight(grams: number): number {
  const usual = Number(roundAmount(grams, 'g'))
  return grams % 5 === 0 || Math.abs(usual - grams) > 0.02 * grams ? Math.round(grams) : usual
}

/** Rounds an amount to one that is easy to measure, and writes it with fraction signs. Nothing becomes zero. */
export function roundAmount(value: number, kind: string): string {
  const [, step = 1] = steps[kind]?.find(([from]) => value >= from) ?? []
  // Thirds of a cup are measured too.
  const third = kind === 'cup' && [1 / 3, 2 / 3].find((part) => Math.abs((value % 1) - part) < 0.05)
  const rounded = third ? Math.floor(value) + third : Math.max(step, Math.round(value / step) * step)
  if (kind === 'g' || kind === 'l' || kind === 'kg') return String(Number(rounded.toFixed(1)))
  return writeWithSign(rounded)
}
