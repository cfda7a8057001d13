import type { ReadBlock, RecipeReading } from './recipeReading'
import { type Replacement, scaleAmounts } from './scaleAmounts'
import { locate, type NodeRange, type TextLine } from './textLines'
import type { Yield } from './yieldAndTimes'

/** A text that replaces a part of the recipe. Over several text nodes, it replaces the text of all of them. */
export interface LocatedReplacement {
  readonly ranges: readonly NodeRange[]
  readonly text: string
}

const locateAll = (textLine: TextLine, replacements: readonly Replacement[]): LocatedReplacement[] =>
  replacements.map(({ start, end, text }) => ({ ranges: locate(textLine, start, end), text }))

/** The numbers of a recipe that change with the servings: amounts of ingredients, and the yield. */
export function replacementsFor({ sections }: Pick<RecipeReading, 'sections'>, factor: number): LocatedReplacement[] {
  const lines = sections.groups.flatMap(({ lines: all }) => all)
  const ofYield = sections.yield ? locateAll(sections.yield.textLine, scaleYield(sections.yield, factor)) : []
  const ofLines = lines.flatMap(({ textLine }) => locateAll(textLine, scaleTextLine(textLine.text, factor)))
  // The last of the ingredients in one line may hold the yield.
  return [...ofYield, ...ofLines.filter((line) => !ofYield.some((each) => overlap(each, line)))]
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

const scaleYield = ({ numbers }: Yield, factor: number): Replacement[] =>
  factor === 1
    ? []
    : numbers.map(({ start, end, value }) => ({ start, end, text: String(Math.round(value * factor * 100) / 100) }))

/** Whether each number of a line that changes with the servings is found in the markdown of its block. */
export function findsAmounts(blocks: readonly ReadBlock[], textLine: TextLine, ofYield?: Yield): boolean {
  // A factor that changes each number.
  const replacements = ofYield ? scaleYield(ofYield, 3) : scaleTextLine(textLine.text, 3)
  return locateAll(textLine, replacements).every(
    ({ ranges }) => ranges.length > 0 && ranges.every((range) => inSource(blocks, range)),
  )
}

/** The note below a scaled recipe: the servings, and that the amounts within steps are unchanged. */
export const scaledNote = (servings: number, own: number) =>
  `Amounts for ${servings} instead of ${own}. Amounts within the steps are the recipe's own.`

/** The markdown of the whole recipe with its amounts scaled, and a line that says so. */
export function scaledMarkdown(reading: RecipeReading, servings: number): string {
  const own = reading.sections.yield?.quantity ?? servings
  const factor = servings / own
  const edits = replacementsFor(reading, factor).flatMap(({ ranges, text }) =>
    ranges.flatMap((range, index) => {
      const source = inSource(reading.blocks, range)
      return source ? [{ block: range.block, ...source, text: index === 0 ? text : '' }] : []
    }),
  )
  const markdown = reading.blocks
    .map(({ markdown: text }, block) =>
      edits
        .filter((edit) => edit.block === block)
        .toSorted((a, b) => b.start - a.start)
        .reduce((scaled, { start, end, text: amount }) => scaled.slice(0, start) + amount + scaled.slice(end), text),
    )
    .join('\n')
  return `${markdown.trimEnd()}\n\n*${scaledNote(servings, own)}*\n`
}

/** Finds a range of a text node in the markdown of its block; undefined where escapes or entities hide it. */
function inSource(blocks: readonly ReadBlock[], { block, node, start, end }: NodeRange) {
  const { markdown, texts } = blocks[block] ?? { markdown: '', texts: [] }
  const text = texts[node]
  const from = text?.position?.start.offset
  const to = text?.position?.end.offset
  if (text === undefined || from === undefined || to === undefined) return undefined
  const source = markdown.slice(from, to)
  // The lines of a paragraph lose their indentation: the text before must be the same but for spaces.
  const offsets: number[] = []
  for (let index = 0, offset = 0; index < end; index++, offset++) {
    while (source[offset] !== text.value[index] && /[\s\\>]/.test(source[offset] ?? '')) offset++
    if (source[offset] !== text.value[index]) return undefined
    offsets.push(from + offset)
  }
  const [first, last] = [offsets[start], offsets[end - 1]]
  return first === undefined || last === undefined ? undefined : { start: first, end: last + 1 }
}
