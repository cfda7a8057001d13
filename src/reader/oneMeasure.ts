import { type Amount, readAmounts } from './readAmounts'

/** Whether an amount is a weight, a volume or spoons, and not a can or a piece, whose size may follow. */
const isMeasure = ({ unit }: Amount) => unit?.kind === 'package' || unit?.kind === 'spoon'
const opening = /^\.?\s?\((?:about |approx\.? |roughly |~ ?|≈ ?)?$|^\.?\s?\/\s?$/
/** "1 lb 5 oz", "1 cup plus 2 tbsp" */
const sum = /^\.?\s?(?:plus|and|\+|&)?\s?$/

/** Returns a line of the ingredients without the second measure between an amount and its food: "600 g (1 lb 5 oz) potatoes". */
export function oneMeasure(line: string): string {
  const measures = readAmounts(line).filter(isMeasure)
  const gapBefore = (index: number) => line.slice(measures[index - 1]?.unitEnd ?? 0, measures[index]?.start)
  const second = measures.findIndex((_, index) => index > 0 && opening.test(gapBefore(index)))
  const start = measures[second - 1]?.unitEnd
  const others = measures.slice(second)
  const last = others.find((_, index) => !others[index + 1] || !sum.test(gapBefore(second + index + 1)))
  if (start === undefined || !last) return line
  const isInBrackets = gapBefore(second).includes('(')
  const [close] = (isInBrackets ? /^\.?\)/ : /^\.?(?=\s)/).exec(line.slice(last.unitEnd)) ?? []
  return close === undefined ? line : line.slice(0, start) + line.slice(last.unitEnd + close.length)
}
