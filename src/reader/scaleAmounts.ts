import {
  fractionSigns,
  inflect,
  inflectNoun,
  kitchenMeasures,
  type MeasureKind,
  measureKindOf,
  nameOfMeasure,
  roundMeasure,
  type Word,
  type WrittenNumber,
  writeDecimal,
  writeRest,
  writeWithSign,
} from '../food'
import type { TextEdit } from '../lib/text'
import { type Amount, findContainer, isLeadIn, readAmounts } from './readAmounts'

/** Scales the amounts of a line of plain text. Sizes, temperatures, times and each number that may be no amount stay. */
export function scaleAll(line: string, amounts: readonly Amount[], factor: number): TextEdit[] {
  if (factor === 1 || !(factor > 0 && factor < Infinity)) return []
  const edits = amounts.flatMap((amount, index) => scaleAmount(line, amount, factor, amounts[index + 1]))
  // Two amounts can have one word after them: "1 x one cups".
  return withoutOverlaps(line, edits)
}

/** Returns edits in the order of the line, without those that change nothing or overlap one that is listed before. */
export function withoutOverlaps(line: string, edits: readonly TextEdit[]): TextEdit[] {
  const kept: TextEdit[] = []
  for (const each of edits) if (kept.every(({ start, end }) => each.end <= start || each.start >= end)) kept.push(each)
  return kept.filter(({ start, end, text }) => line.slice(start, end) !== text).toSorted((a, b) => a.start - b.start)
}

function scaleAmount(line: string, amount: Amount, factor: number, next: Amount | undefined): TextEdit[] {
  const { start, end, low, high, unit, unitEnd, role, counted } = amount
  if (role === 'package')
    return [
      { start, end, text: `${writeWithSign(roundMeasure(factor, 'piece'))} x ${line.slice(start, end)}` },
      ...inflectWord(line, counted, factor),
    ]
  if (role !== 'amount' && role !== 'length') return []
  if (unit?.name === 'dozen' && !high)
    return [{ start, end: unit.end, text: writeWithSign(roundMeasure(low.value * factor * 12, 'whole')) }]
  // "1 lb 2 oz" is one amount. Beside pounds, parts of an ounce make no difference.
  if (unit?.name === 'pound' && next?.unit?.name === 'ounce' && /^\.?,?\s$/.test(line.slice(unitEnd, next.start))) {
    const total = Math.round((low.value * 16 + next.low.value) * factor)
    const parts = [
      [Math.floor(total / 16), amount],
      [total % 16, next],
    ] as const
    const written = parts.flatMap(([count, { end: gap, unit: own, unitEnd: last }]) =>
      own && count > 0 ? count + line.slice(gap, own.start) + inflect(own.text, count) + line.slice(own.end, last) : [],
    )
    return [{ start, end: next.unitEnd, text: written.join(line.slice(unitEnd, next.start)) }]
  }
  const kind = unit ? measureKindOf(unit) : /^(?:egg|yolk|white)s?$/i.test(counted?.text ?? '') ? 'egg' : 'piece'
  const written = (high ?? low).value
  const measure = kitchenMeasures(
    (high ? [low, high] : [low]).map((number) => number.value * factor),
    kind,
    { written, isPrecise: (kind === 'gram' || kind === 'milliliter') && written % 5 !== 0 },
  )
  if (unit && measure.kind === 'pinch' && kind !== 'pinch') {
    const of = /^\.?\s(?!of\b)\p{L}/iu.test(line.slice(unit.end, unit.end + 5)) ? ' of' : ''
    return [{ start, end: unit.end, text: `a pinch${of}` }]
  }
  const [lowText = '', highText = lowText] = measure.values.map((value) => writeNumber(value, low.style, measure.kind))
  const edits =
    high && lowText !== highText
      ? [
          { start, end: low.end, text: lowText },
          { start: high.start, end, text: highText },
        ]
      : [{ start, end, text: lowText }]
  const most = Math.max(...measure.values)
  if (!unit) return [...edits, ...inflectWord(line, counted, most, inflectNoun)]
  if (measure.kind === kind && !measure.rest) return [...edits, ...inflectWord(line, unit, most)]
  // "Tablespoons" become "teaspoons", and "tbsp" "tsp".
  const nameOf = /^(?:table|tea|pound)/i.test(unit.text) ? inflect : nameOfMeasure
  const word = measure.kind === kind ? inflect(unit.text, most) : nameOf(measure.kind, most)
  return [...edits, { start: unit.start, end: unit.end, text: word + writeRest(measure.rest, nameOf) }]
}

/** Puts a word into singular or plural, but not "clove(s)" and "4-pound". */
const inflectWord = (line: string, word: Word | undefined, amount: number, write = inflect): TextEdit[] =>
  word && !/^(?:\(|\sor\s)/.test(line.slice(word.end, word.end + 4)) && line[word.start - 1] !== '-'
    ? [{ start: word.start, end: word.end, text: write(word.text, amount) }]
    : []

/** Writes a rounded number as the line writes numbers: "1.5", "1,5", "1½". */
function writeNumber(value: number, style: WrittenNumber['style'], kind: MeasureKind): string {
  if (/^(?:gram|milliliter|centimeter|millimeter)$/.test(kind)) return writeDecimal(value, 1, style)
  const isMetric = /liter$|^kilogram$/.test(kind)
  return isMetric && style !== 'fraction' ? writeDecimal(value, 3, style) : writeWithSign(value)
}

const vagueAmount =
  /^(?:(?:an?|some)\s)?(?:(?:good|big|small|large|generous|tiny)\s)?(?:pinch|dash|handful|splash|drizzle|glug|knob|squeeze|sprinkle|sprinkling|few)(?:e?s)?(?:\s(?:sprigs|cloves|leaves|drops|slices|stalks))?(?=\s)/i
const bracketedAmount = new RegExp(`^\\.?\\s?\\((?:[a-z]+\\.?\\s|~\\s?)?[\\d${fractionSigns}][^()]{0,40}\\)`, 'i')
const beforeNext = /^\.?\s{0,2}(?:[/+|x×*,(-]|or|plus|and)?\s{0,2}\(?(?:(?:about|approx\.?)\s|~\s?)?$/i

/**
 * Returns where the amount that begins a line ends, with its unit, the size of a can and a second amount: after "250 g (2 cups)",
 * "2 x 400 g tins", "¼ cup + 1 tsp", "a pinch". 0 if the line begins with none.
 */
export function amountEnd(line: string): number {
  let end = 0
  for (const { start, unit, unitEnd, role } of readAmounts(line)) {
    if (start < end) continue
    const gap = line.slice(end, start)
    if (role === 'other' || !(end === 0 ? isLeadIn(gap) : unit && beforeNext.test(gap))) break
    end = findContainer(line, unitEnd)?.end ?? unitEnd
    end += bracketedAmount.exec(line.slice(end, end + 60))?.[0].length ?? 0
    if (!unit) end = findContainer(line, end)?.end ?? end
  }
  return end || (vagueAmount.exec(line)?.[0].length ?? 0)
}
