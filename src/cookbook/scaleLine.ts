import {
  fractionSigns,
  type MeasureKind,
  numberWords,
  readFigure,
  roundMeasure,
  singularize,
  writeWithSign,
} from '../food'
import { scaledText } from '../reader'

/** The numbers as the recipes write them: "2", "1.5", "1½". */
const number = `(?:\\d+(?:\\.\\d+)?[${fractionSigns}]?|[${fractionSigns}])`
/** How far an amount may be from the exact one: the cookbook may change its own recipes a little. */
const TOLERANCE = 0.06

/** What a step divides a dish into. */
const portions =
  'hollows?|heaps?|patt(?:y|ies)|squares?|balls?|glass(?:es)?|cakes?|pieces?|fingers?|plates?|bowls?|jars?|parts?|rounds?|parcels?'
const stepAmount = new RegExp(
  `(?<![\\w.½°-])(?:(?<measure>${number}(?: (?:to|or) ${number})? (?:g|ml|kg|l|litres?|oz|lb|cups?|tablespoons?|teaspoons?)(?![\\w-])(?!\\)? (?:\\([^)]*\\) )?(?:each\\b|of (?:the )?(?:batter|dough|mixture|filling)))(?!\\)? (?:\\([^)]*\\) )?(?:[a-z]+ )?(?:dish|tin|tray|casserole)\\b))|(?<count>${number}|${numberWords.slice(0, 8).join('|')}) (?<portion>(?!cm|mm|inch)(?:[a-z]+ )?(?:${portions}))\\b)`,
  'g',
)
/** A number of pieces at the start of a line: "2½ large". */
const pieces = new RegExp(
  `^(?:\\d+)?[${fractionSigns}](?= (?!(?:tea|table)spoon|cup|can|tin|jar|pack|handful|bunch|pinch|litre|[km]?[gl]\\b))`,
)

/**
 * Scales the amounts in the text before or after the food of an ingredient line, as the page does, but takes whole pieces
 * from two on.
 *
 * @param isWhole whether nobody halves the food, such as an egg.
 */
export function scaleLine(text: string, factor: number, isWhole = false): string {
  if (factor === 1) return text
  return scaledText(text, factor)
    .replace(/(^[1½¼¾⅓⅔] .*) each\b/, '$1')
    .replace(/(?<![\d.(])\d+(?= (?:g|ml)\b)/g, (weight) => roundAmount(Number(weight), 'gram'))
    .replace(pieces, (count) =>
      isWhole || readFigure(count) >= 2 ? String(Math.max(1, Math.round(readFigure(count)))) : count,
    )
}

/** Scales the amounts in a step, and the number of what it divides the dish into. Times, sizes and heat stay. */
export function scaleStep(text: string, factor: number): string {
  if (factor === 1) return text
  return text
    .replace(/(?<=\b(?:get|makes?|gives?) about )\d+/g, (count) => scaleCount(count, factor))
    .replace(stepAmount, (_, measure: string | undefined, count = '', portion = '') => {
      if (measure !== undefined) return scaledText(measure, factor)
      const scaled = scaleCount(count, factor)
      return `${scaled} ${scaled === '1' ? singularize(portion) : portion}`
    })
}

const scaleCount = (count: string, factor: number) => String(Math.max(1, Math.round(readFigure(count) * factor)))

/** Rounds an amount to one that is easy to measure, and writes it with fraction signs. Nothing becomes zero. */
export function roundAmount(value: number, kind: MeasureKind): string {
  const rounded = roundMeasure(value, kind === 'piece' && value >= 2 ? 'whole' : kind, { tolerance: TOLERANCE })
  return kind === 'piece' ? writeWithSign(rounded) : String(Number(rounded.toFixed(2)))
}
