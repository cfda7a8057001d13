import type { Text } from 'hast'
import {
  inflect,
  roundMeasure,
  type Span,
  type UnitSystem,
  unitInAnyLanguage,
  type WrittenNumber,
  writeDecimal,
  writeWithSign,
  writeWord,
} from '../food'
import { applyEdits, applyEditsWithin, type TextEdit } from '../lib/text'
import { type AmountDisplay, lineEdits, replaceAmounts } from './convertAmounts'
import { readOtherNumbers } from './readAmounts'
import type { Yield } from './readYield'
import type { ReadStep, ReadStepLine, RecipeReading } from './recipeReading'
import { locate, type TextLine, type TextSpan } from './textLines'

/** Places edits of a line. One over several text nodes has its text in the first, and replaces those of the others with none. */
export const locateAll = (textLine: TextLine, edits: readonly TextEdit[]): TextSpan[] =>
  edits.flatMap(({ start, end, text }) =>
    locate(textLine, start, end).map((span, index) => ({ ...span, text: index === 0 ? text : '' })),
  )

type Words = Pick<RecipeReading, 'sections' | 'steps' | 'otherLines'>

/** What changes with the servings and the units outside of the steps: ingredients, the yield, temperatures. */
export function editsOutsideSteps({ sections, otherLines }: Words, display: AmountDisplay): TextSpan[] {
  const { factor, units } = display
  const lines = sections.groups.flatMap(({ lines: all }) => all)
  const yields = sections.yield && factor !== 1 ? [sections.yield, ...sections.yield.others] : []
  const ofYield = yields.flatMap((each) => locateAll(each.textLine, scaleYield(each, factor)))
  const ofLines = lines.flatMap(({ textLine }) => locateAll(textLine, lineEdits(textLine.text, display)))
  // A yield that is scaled keeps its unit.
  const others = units ? otherLines.filter((each) => !yields.some(({ textLine }) => textLine === each)) : []
  const ofOthers = others.flatMap((textLine) =>
    locateAll(textLine, replaceAmounts(textLine.text, readOtherNumbers(textLine.text), display)),
  )
  return [...ofYield, ...ofLines, ...ofOthers]
}

/** What changes in the whole recipe, with a mark at the amounts of steps that do not follow the servings. */
const editsOf = (words: Words, display: AmountDisplay): TextSpan[] => [
  ...editsOutsideSteps(words, display),
  ...words.steps.flatMap(({ lines }) =>
    lines.flatMap((line) => locateAll(line.textLine, markedEdits(line, display, words.sections.yield?.quantity ?? 1))),
  ),
]

function scaleYield({ numbers, noun, nounAt, quantity, textLine }: Omit<Yield, 'others'>, factor: number): TextEdit[] {
  const scaled = numbers.map((number) => ({ ...number, text: writeYield(number, factor, textLine.text) }))
  const ofNoun = nounAt && { ...nounAt, text: yieldNoun(noun, quantity, quantity * factor) }
  return [...scaled, ...(ofNoun ? [ofNoun] : [])].filter(
    ({ start, end, text }) => textLine.text.slice(start, end) !== text,
  )
}

/** Writes a number of a yield for a factor, with a fraction where the recipe has one. */
export function writeYield({ value, style, start, end }: WrittenNumber, factor: number, line: string): string {
  const scaled = Math.round(value * factor * 100) / 100
  if (style === 'fraction') return writeWithSign(roundMeasure(value * factor, 'ounce'))
  return (style === 'word' && writeWord(scaled, line.slice(start, end))) || writeDecimal(scaled, 2, style)
}

/** What a yield counts, in the number for an amount: "1 loaf", "2 loaves". Words that the page does not know stay. */
export function yieldNoun(noun: string, own: number, amount: number): string {
  if (own > 1 === amount > 1) return noun
  const words = noun.split(' ')
  const counted = unitInAnyLanguage(words[0] ?? '') ? 0 : words.length - 1
  return words.map((word, index) => (index === counted ? inflect(word, amount) : word)).join(' ')
}

const systems: readonly UnitSystem[] = ['metric', 'us']

/** Whether one of the two systems of units changes anything in a recipe. */
export const canConvert = (recipe: Words): boolean =>
  systems.some((units) => editsOf(recipe, { factor: 1, units }).length > 0)

/** Beyond these factors, a recipe may need other pans and times. */
const [SMALL_BATCH, LARGE_BATCH] = [2 / 3, 1.5]

/** The note below a scaled recipe: the servings, and a warning for a much larger or smaller batch. */
export function scaledNote(servings: number, own: number): string {
  const factor = servings / own
  const isOther = factor > LARGE_BATCH + 0.01 || factor < SMALL_BATCH - 0.01
  return `Amounts for ${servings} instead of ${own}.${isOther ? ' Pans and times may change.' : ''}`
}

const ownMark = (own: number) => ` (for ${writeWithSign(own)})`

/** The markdown of the whole recipe with its amounts as they are shown, and a line that tells other servings. */
export function shownMarkdown(reading: RecipeReading, display: AmountDisplay): string {
  const own = reading.sections.yield?.quantity ?? 1
  const { factor } = display
  const edits = editsOf(reading, display)
  const markdown = reading.blocks
    .map(({ markdown: text, texts }, block) =>
      applyEdits(
        text,
        texts.flatMap((node, index) =>
          inSource(
            text,
            node,
            edits.filter((edit) => edit.block === block && edit.node === index),
          ),
        ),
      ),
    )
    .join('\n')
  return `${markdown.trimEnd()}\n${factor === 1 ? '' : `\n*${scaledNote(factor * own, own)}*\n`}`
}

/** The edits of a text node in the markdown of its block. A node with escapes, entities or several lines is written anew. */
function inSource(markdown: string, { value, position }: Text, edits: readonly TextEdit[]): TextEdit[] {
  // The text of code has no position, but stands in the markdown as it is.
  const start = position?.start.offset ?? markdown.indexOf(value)
  const end = position?.end.offset ?? start + value.length
  if (edits.length === 0 || start < 0) return []
  if (markdown.slice(start, end) === value)
    return edits.map((edit) => ({ ...edit, start: start + edit.start, end: start + edit.end }))
  return [{ start, end, text: applyEdits(value, edits).replace(/[\\`*_[\]<>]|&(?=#?\w{1,31};)/g, '\\$&') }]
}

/** What to replace in a line of a step, with marks at the amounts that do not follow the servings. */
const markedEdits = (line: ReadStepLine, display: AmountDisplay, own: number): TextEdit[] =>
  stepPieces(line, display, own).flatMap((piece) => {
    const { type, start, end } = piece
    const text = type === 'own' ? piece.text + piece.mark : piece.text
    return type === 'timer' || text === line.textLine.text.slice(start, end) ? [] : [{ start, end, text }]
  })

/** A line of a step with its amounts as they are shown, and marks at those that do not follow the servings; or a part of it. */
export const scaledStepText = (
  line: ReadStepLine,
  display: AmountDisplay,
  own: number,
  start = 0,
  end = Infinity,
): string => applyEditsWithin(line.textLine.text, markedEdits(line, display, own), start, end)

/** A piece of a step's line, by its place in the line as the recipe has it. */
export type StepPiece = { readonly start: number; readonly end: number; readonly text: string } & (
  | { readonly type: 'timer'; readonly seconds: number }
  /** An amount that follows the servings. */
  | { readonly type: 'share' }
  /** An amount that may not follow the servings. The mark says how many people it is for. */
  | { readonly type: 'own'; readonly mark: string }
  /** Another text that changes: a temperature, the word after an amount. */
  | { readonly type: 'amount' }
)

/** Returns the times and the amounts of a step's line as they are shown, in order, without the text between them. */
export function stepPieces(line: ReadStepLine, display: AmountDisplay, own: number): StepPiece[] {
  const { text } = line.textLine
  const overlaps = (outer: Span, { start, end }: Span) => outer.start < end && start < outer.end
  // "Cocer 15 minutos y cuajar los huevos" does not count eggs.
  const isUntimed = (each: Span) => !line.timers.some((timer) => overlaps(timer, each))
  const edits = replaceAmounts(text, line.numbers, display).filter(isUntimed)
  const ofAmounts = line.amounts.filter(isUntimed).flatMap((amount): StepPiece[] => {
    const inIt = edits.filter((each) => overlaps(amount, each))
    const start = Math.min(amount.start, ...inIt.map((each) => each.start))
    const end = Math.max(amount.end, ...inIt.map((each) => each.end))
    const piece = { start, end, text: applyEditsWithin(text, inIt, start, end) }
    if (amount.isShare) return [{ ...piece, type: 'share' }]
    return display.factor === 1 ? [] : [{ ...piece, type: 'own', mark: ownMark(own) }]
  })
  const ofWords = edits
    .filter((each) => !ofAmounts.some((amount) => overlaps(amount, each)))
    .map((each): StepPiece => ({ ...each, type: 'amount' }))
  const ofTimers = line.timers.map(
    ({ start, end, seconds }): StepPiece => ({ type: 'timer', start, end, seconds, text: text.slice(start, end) }),
  )
  return [...ofTimers, ...ofAmounts, ...ofWords].toSorted((a, b) => a.start - b.start)
}

/** The words of a step in one line, without its notes, with the amounts of its lines as they are shown. */
export const scaledStep = ({ text, lines }: ReadStep, display: AmountDisplay, own: number): string =>
  lines.reduce(
    (words, line) => words.replace(oneLine(line.textLine.text), () => oneLine(scaledStepText(line, display, own))),
    oneLine(text),
  )

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
