import {
  fractionSigns,
  type KitchenMeasure,
  kitchenMeasure,
  type MeasureKind,
  measureKindOf,
  numberWords,
  pluralize,
  readFigure,
  roundMeasure,
  singularize,
  unitNamed,
  writeWithSign,
} from '../food'

/** The numbers as the recipes write them: "2", "1.5", "1½". */
const number = `(?:\\d+(?:\\.\\d+)?[${fractionSigns}]?|[${fractionSigns}])`

/** How far an amount may be from the exact one: the cookbook may change its own recipes a little. */
const TOLERANCE = 0.05

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
 * stays. It rounds as reader/scaleAmounts.ts does, but may be a little further from the exact amount.
 *
 * @param counted how the food is counted: `whole` if it cannot be halved, like an egg.
 * @param isOil whether the food is oil, whose spoons nobody divides in four.
 */
export function scaleLine(text: string, factor: number, counted: 'piece' | 'whole' = 'piece', isOil = false): string {
  if (factor === 1) return text
  const each = pieceSize.exec(text)
  if (each) {
    const scale = (part: string) => scaleLine(part, factor, counted, isOil)
    const before = scale(text.slice(0, each.index))
    const size = /(?:^|\s)[1½¼¾⅓⅔] (?:[a-z]+ )*$/.test(before) ? each[0].replace(/ each(?=\)|$)/, '') : each[0]
    return before + size + scale(text.slice(each.index + each[0].length))
  }
  const size = tinSize.exec(text)
  if (size) {
    const [head = ''] = size[0].split(' (')
    const start = scaleLine(text.slice(0, size.index) + head, factor, counted, isOil)
    const rest = size[0].slice(head.length) + text.slice(size.index + size[0].length)
    // Two cans of 400 g each.
    const isMany = /(?:^|\s)(?:[2-9]|1[½¼¾⅓⅔])\S* (?:[a-z]+ )*(?:can|tin|jar|pack|packet)$/.test(start)
    return isMany ? `${start}s${rest.replace(/^( \([^)]*)/, '$1 each')}` : start + rest
  }
  return text
    .replace(/\b1 pinch\b/g, 'a pinch')
    .replace(listAmount, (_, first: string, last: string | undefined, unit: string | undefined) =>
      scaleMatch(first, last, unit, factor, counted, isOil),
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
    (
      match: string,
      first: string,
      last: string | undefined,
      unit: string | undefined,
      portion: string | undefined,
      offset: number,
    ) => {
      const isOil = /^(?: \([^)]*\))? of (?:the )?(?:[a-z]+ )?oil\b/.test(counted.slice(offset + match.length))
      if (unit !== undefined) return scaleMatch(first, last, unit, factor, 'piece', isOil)
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
  counted: MeasureKind = 'piece',
  isOil = false,
): string {
  const kind = measureKindOf(unitNamed(unit ?? '')?.name ?? '') ?? counted
  const written = readFigure(last ?? first)
  const options = { tolerance: TOLERANCE, isOil, isRange: last !== undefined }
  const measure = kitchenMeasure(written * factor, ofMany(kind, written * factor), { ...options, written })
  const low = readFigure(first) * factor * measure.rate
  const [from, to] = [
    writeAmount(roundMeasure(low, ofMany(measure.kind, low), options), measure.kind),
    writeAmount(measure.value, measure.kind),
  ]
  const amount = from === to ? from : `${from} to ${to}`
  if (unit === undefined) return amount
  if (measure.kind === 'pinch') return 'a pinch'
  const word = measure.kind === kind ? unit : smallerUnits[measure.kind]
  const rest = measure.rest && writeRest(measure.rest)
  const join = measure.kind === 'pound' ? ' ' : ' plus '
  return `${amount} ${inNumber(word, measure.value)}${rest === undefined ? '' : join + rest}`
}

const writeRest = ({ value, kind }: NonNullable<KitchenMeasure['rest']>) =>
  kind === 'pinch' ? 'a pinch' : `${value} ${inNumber(smallerUnits[kind], value)}`

/** The words for the units that an amount can be measured in instead. */
const smallerUnits: Partial<Record<MeasureKind, string>> = {
  gram: 'g',
  milliliter: 'ml',
  ounce: 'oz',
  tablespoon: 'tablespoons',
  teaspoon: 'teaspoons',
}

/** From two pieces on, the cookbook takes whole ones. */
const ofMany = (kind: MeasureKind, value: number): MeasureKind => (kind === 'piece' && value >= 2 ? 'whole' : kind)

/** The recipes write these units in full, and the others as abbreviations, which have no plural. */
function inNumber(unit = '', value: number): string {
  const full = /^(?:cup|tablespoon|teaspoon|litre)(?=s?$)/.exec(unit)?.[0]
  return full === undefined ? unit : value > 1 ? pluralize(full) : full
}

/** Rounds a weight in grams that the user has: 340 g stay so, and 8 oz are 225 g. */
export function roundOwnWeight(grams: number): number {
  const usual = Number(roundAmount(grams, 'gram'))
  return grams % 5 === 0 || Math.abs(usual - grams) > 0.02 * grams ? Math.round(grams) : usual
}

/** Rounds an amount to one that is easy to measure, and writes it with fraction signs. Nothing becomes zero. */
export const roundAmount = (value: number, kind: MeasureKind): string =>
  writeAmount(roundMeasure(value, ofMany(kind, value), { tolerance: TOLERANCE }), kind)

const writeAmount = (value: number, kind: MeasureKind) =>
  /^(?:gram|milliliter|kilogram|liter)$/.test(kind) ? String(Number(value.toFixed(2))) : writeWithSign(value)
