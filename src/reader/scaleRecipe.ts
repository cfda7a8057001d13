import { type WrittenNumber, writeDecimal, writeFraction, writeWithSign, writeWord } from '../food'
import { applyEdits } from '../lib/text'
import { amountUnitFor, inflect } from './amountUnits'
import type { Yield } from './readYield'
import type { ReadBlock, ReadStep, ReadStepLine, RecipeReading } from './recipeReading'
import { type Replacement, scaleAmounts } from './scaleAmounts'
import { scaleStepAmounts } from './stepAmounts'
import { locate, type NodeRange, type TextLine } from './textLines'

/** A text that replaces a part of the recipe. Over several text nodes, it replaces the text of all of them. */
export interface LocatedReplacement {
  readonly ranges: readonly NodeRange[]
  readonly text: string
}

const locateAll = (textLine: TextLine, replacements: readonly Replacement[]): LocatedReplacement[] =>
  replacements.map(({ start, end, text }) => ({ ranges: locate(textLine, start, end), text }))

type ScaledParts = Pick<RecipeReading, 'sections' | 'steps'>

/** The numbers of a recipe that change with the servings: amounts of ingredients, also within steps, and the yield. */
export function replacementsFor({ sections, steps }: ScaledParts, factor: number): LocatedReplacement[] {
  const lines = sections.groups.flatMap(({ lines: all }) => all)
  const ofYield = sections.yield ? locateAll(sections.yield.textLine, scaleYield(sections.yield, factor)) : []
  const ofLines = lines.flatMap(({ textLine }) => locateAll(textLine, scaleTextLine(textLine.text, factor)))
  const ofSteps = steps.flatMap(({ lines: ofStep }) =>
    ofStep.flatMap(({ textLine, amounts }) => locateAll(textLine, scaleStepAmounts(textLine.text, amounts, factor))),
  )
  // The last of the ingredients in one line may hold the yield.
  return [...ofYield, ...[...ofLines, ...ofSteps].filter((line) => !ofYield.some((each) => overlap(each, line)))]
}

const overlap = (a: LocatedReplacement, b: LocatedReplacement) =>
  a.ranges.some((one) =>
    b.ranges.some(
      (other) => one.block === other.block && one.node === other.node && one.start < other.end && other.start < one.end,
    ),
  )

/** Scales the amounts of a line, or of each cell of a row of a table. */
function scaleTextLine(text: string, factor: number): Replacement[] {
  if (!text.trim().startsWith('|')) return scaleAmounts(text, factor)
  return [...text.matchAll(/[^|]+/g)].flatMap(({ 0: cell, index }) => {
    const start = index + cell.length - cell.trimStart().length
    return scaleAmounts(cell.trim(), factor).map((each) => ({
      ...each,
      start: start + each.start,
      end: start + each.end,
    }))
  })
}

function scaleYield({ numbers, noun, nounAt, quantity, textLine }: Yield, factor: number): Replacement[] {
  if (factor === 1) return []
  const scaled = numbers.map((number) => ({ ...number, text: writeYield(number, factor, textLine.text) }))
  const ofNoun = nounAt && { ...nounAt, text: yieldNoun(noun, quantity, quantity * factor) }
  return [...scaled, ...(ofNoun ? [ofNoun] : [])].filter(
    ({ start, end, text }) => textLine.text.slice(start, end) !== text,
  )
}

/** Writes a number of a yield for a factor, with a fraction where the recipe has one. */
export function writeYield({ value, style, start, end }: WrittenNumber, factor: number, line: string): string {
  const scaled = Math.round(value * factor * 100) / 100
  if (style === 'fraction') return writeFraction(value * factor)
  return (style === 'word' && writeWord(scaled, line.slice(start, end))) || writeDecimal(scaled, 2, style)
}

/** What a yield counts, in the number for an amount: "1 loaf", "2 loaves". Words that the page does not know stay. */
export function yieldNoun(noun: string, own: number, amount: number): string {
  if (own > 1 === amount > 1 || /^dozen\b/i.test(noun)) return noun
  const words = noun.split(' ')
  const counted = amountUnitFor(words[0] ?? '') ? 0 : words.length - 1
  return words.map((word, index) => (index === counted ? inflect(word, amount) : word)).join(' ')
}

/** Whether each number of a line that changes with the servings is found in the markdown of its block. */
export function findsAmounts(blocks: readonly ReadBlock[], textLine: TextLine, ofYield?: Yield): boolean {
  // A factor that changes each number.
  const replacements = ofYield ? scaleYield(ofYield, 3) : scaleTextLine(textLine.text, 3)
  return canReplaceAll(blocks, textLine, replacements)
}

/** Whether the texts that are replaced are found in the markdown of their blocks. */
export const canReplaceAll = (
  blocks: readonly ReadBlock[],
  textLine: TextLine,
  replacements: readonly Replacement[],
): boolean =>
  locateAll(textLine, replacements).every(
    ({ ranges }) => ranges.length > 0 && ranges.every((range) => inSource(blocks, range)),
  )

/** Beyond these factors, a recipe may need other pans and times. */
const [SMALL_BATCH, LARGE_BATCH] = [2 / 3, 1.5]

/** The note below a scaled recipe: the servings, and a warning for a much larger or smaller batch. */
export function scaledNote(servings: number, own: number): string {
  const factor = servings / own
  const isOther = factor > LARGE_BATCH + 0.01 || factor < SMALL_BATCH - 0.01
  return `Amounts for ${servings} instead of ${own}.${isOther ? ' Pans and times may change.' : ''}`
}

/** The mark after an amount in a step that is not scaled. It says how many people the amount is for. */
export const ownMark = (own: number) => ` (for ${writeWithSign(own)})`

/** The markdown of the whole recipe with its amounts scaled, and a line that says so. */
export function scaledMarkdown(reading: RecipeReading, servings: number): string {
  const own = reading.sections.yield?.quantity ?? servings
  const factor = servings / own
  const edits = [...replacementsFor(reading, factor), ...(factor === 1 ? [] : ownMarks(reading, own))].flatMap(
    ({ ranges, text }) =>
      ranges.flatMap((range, index) => {
        const source = inSource(reading.blocks, range)
        return source ? [{ block: range.block, ...source, text: index === 0 ? text : '' }] : []
      }),
  )
  const markdown = reading.blocks
    .map(({ markdown: text }, block) =>
      applyEdits(
        text,
        edits.filter((edit) => edit.block === block),
      ),
    )
    .join('\n')
  return `${markdown.trimEnd()}\n\n*${scaledNote(servings, own)}*\n`
}

/** The last character of each amount within a step that stays, with the mark after it. */
const ownMarks = ({ steps }: RecipeReading, own: number): LocatedReplacement[] =>
  steps.flatMap(({ lines }) =>
    lines.flatMap(({ textLine, amounts }) =>
      amounts
        .filter(({ isShare }) => !isShare)
        .map(({ end }) => ({
          ranges: locate(textLine, end - 1, end),
          text: textLine.text.slice(end - 1, end) + ownMark(own),
        })),
    ),
  )

/**
 * A line of a step with its amounts scaled, and marks at those that stay.
 *
 * @param own for how many the recipe is written.
 * @param length how much of the line is written.
 */
export function scaledStepText(
  { textLine, amounts }: ReadStepLine,
  factor: number,
  own: number,
  length = Infinity,
): string {
  const text = textLine.text.slice(0, length)
  if (factor === 1) return text
  const written = amounts.filter(({ end }) => end <= length)
  const marks = written.filter(({ isShare }) => !isShare).map(({ end }) => ({ start: end, end, text: ownMark(own) }))
  return applyEdits(text, [...scaleStepAmounts(text, written, factor), ...marks])
}

/** The words of a step in one line, without its notes, with the amounts of its lines scaled. */
export function scaledStep({ text, lines }: ReadStep, factor: number, own: number): string {
  let [done, rest] = ['', oneLine(text)]
  for (const line of lines) {
    const written = oneLine(line.textLine.text)
    const start = written === '' ? -1 : rest.indexOf(written)
    if (start < 0) continue
    done += rest.slice(0, start) + oneLine(scaledStepText(line, factor, own))
    rest = rest.slice(start + written.length)
  }
  return done + rest
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Finds a range of a text node in the markdown of its block; undefined where escapes or entities hide it. */
function inSource(blocks: readonly ReadBlock[], { block, node, start, end }: NodeRange) {
  const { markdown, texts } = blocks[block] ?? { markdown: '', texts: [] }
  const text = texts[node]
  if (text === undefined) return undefined
  // The text of code has no position, but stands in the markdown as it is.
  const found = text.position ? -1 : markdown.indexOf(text.value)
  const index = markdown.lastIndexOf(text.value) === found ? found : -1
  const from = text.position?.start.offset ?? (index >= 0 ? index : undefined)
  const to = text.position?.end.offset ?? (index >= 0 ? index + text.value.length : undefined)
  if (from === undefined || to === undefined) return undefined
  const source = markdown.slice(from, to)
  // The lines of a paragraph lose their indentation: the text before must be the same but for spaces.
  const offsets: { readonly start: number; readonly end: number }[] = []
  for (let index = 0, offset = 0; index < end; index++, offset++) {
    const before = offset
    while (source[offset] !== text.value[index] && /[\s\\>]/.test(source[offset] ?? '')) offset++
    if (source[offset] !== text.value[index]) return undefined
    // The backslash of an escape goes with its character.
    const backslash = offset > before && source[offset - 1] === '\\' ? 1 : 0
    offsets.push({ start: from + offset - backslash, end: from + offset + 1 })
  }
  const [first, last] = [offsets[start], offsets[end - 1]]
  return first && last && { start: first.start, end: last.end }
}
