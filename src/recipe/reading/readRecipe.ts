import type { Root, RootContent, Text } from 'hast'
import { findFoods } from '../../food/findFoods'
import { foodNames, recognizeFoods } from '../../food/recognizeFoods'
import type { BlockDecorations, Decoration, IngredientLayout } from './decorations'
import { type Duration, findDurations } from './durations'
import type { Yield } from './facts'
import type { LimitedBlocks } from './renderLimits'
import { locate, type NodeRange, type Row, readRows } from './rows'
import { amountEnd, type Replacement, scaleAmounts } from './scaleAmounts'
import { foodsOfStep, type RecipeStructure, readStructure } from './structure'
import { readWantedFoods } from './wantedFoods'

/** What the page reads from a recipe's markdown. */
export interface RecipeReading {
  readonly structure: RecipeStructure
  /** The times of each step, row by row. */
  readonly timers: readonly (readonly (readonly Duration[])[])[]
  /** Whether the amounts can be scaled: the recipe names a yield, and each amount is found again in its markdown. */
  readonly canScale: boolean
  readonly blocks: readonly ReadBlock[]
}

interface ReadBlock {
  readonly markdown: string
  readonly texts: readonly Text[]
}

type ParseBlock = (markdown: string) => Root

/**
 * Reads a complete recipe, split into the blocks that are rendered.
 *
 * @param parseBlock the parser of parseBlock.ts, which is in the chunk that renders recipes.
 */
export function readRecipe(recipe: LimitedBlocks, parseBlock: ParseBlock): RecipeReading {
  const tasks = readingTasks(recipe, parseBlock)
  let task = tasks.next()
  while (!task.done) task = tasks.next()
  return task.value
}

/** The longest time without a break, in milliseconds. A slow phone needs four times as long. */
const SLICE_MS = 8

/**
 * Reads a recipe like {@link readRecipe}, in short tasks, so that the page answers meanwhile.
 *
 * @throws the signal's reason after an abort.
 */
export async function readRecipeInSlices(
  recipe: LimitedBlocks,
  parseBlock: ParseBlock,
  signal: AbortSignal,
): Promise<RecipeReading> {
  const tasks = readingTasks(recipe, parseBlock)
  let sliceStart = performance.now()
  let task = tasks.next()
  while (!task.done) {
    if (performance.now() - sliceStart > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      signal.throwIfAborted()
      sliceStart = performance.now()
    }
    task = tasks.next()
  }
  return task.value
}

/** Yields after each piece of the work. What {@link readFit} needs is read too, and kept with the structure. */
function* readingTasks({ blocks, rest }: LimitedBlocks, parseBlock: ParseBlock): Generator<undefined, RecipeReading> {
  const trees: (Root | undefined)[] = []
  for (const { text, isPlain } of blocks) {
    trees.push(isPlain ? undefined : parseBlock(text))
    yield
  }
  // Each of these builds an index of all foods, once.
  for (const buildIndex of [foodNames, () => findFoods(''), () => recognizeFoods('')]) {
    buildIndex()
    yield
  }
  const structure = readStructure(readRows(trees))
  yield
  const readBlocks = blocks.map(({ text }, index) => ({ markdown: text, texts: textsOf(trees[index]) }))
  const timers: Duration[][][] = []
  for (const { rows } of structure.steps) {
    timers.push(rows.map(({ text }) => findDurations(text)))
    yield
  }
  const lines = structure.groups.flatMap((group) => group.lines)
  const areInSource = (replacements: readonly LocatedReplacement[]) =>
    replacements.every(({ ranges }) => ranges.length > 0 && ranges.every((range) => inSource(readBlocks, range)))
  // A factor that changes each number.
  let canScale =
    structure.yield !== undefined &&
    lines.length > 0 &&
    rest === '' &&
    areInSource(locateAll(structure.yield.row, scaleYield(structure.yield, 3)))
  for (const { row } of lines) {
    canScale &&= areInSource(locateAll(row, scaleRow(row.text, 3)))
    yield
  }
  for (const line of lines) {
    readWantedFoods(line)
    yield
  }
  for (const step of structure.steps) {
    foodsOfStep(step)
    yield
  }
  return { structure, timers, canScale, blocks: readBlocks }
}

function textsOf(tree: Root | RootContent | undefined): Text[] {
  if (tree?.type === 'text') return [tree]
  return tree && 'children' in tree ? tree.children.flatMap(textsOf) : []
}

interface LocatedReplacement {
  readonly ranges: readonly NodeRange[]
  readonly text: string
}

const locateAll = (row: Row, replacements: readonly Replacement[]): LocatedReplacement[] =>
  replacements.map(({ start, end, text }) => ({ ranges: locate(row, start, end), text }))

/** The numbers of the recipe that change with the servings: amounts of ingredients, and the yield. */
function replacementsFor({ structure }: Pick<RecipeReading, 'structure'>, factor: number): LocatedReplacement[] {
  const lines = structure.groups.flatMap(({ lines: all }) => all)
  const ofYield = structure.yield ? locateAll(structure.yield.row, scaleYield(structure.yield, factor)) : []
  const ofLines = lines.flatMap(({ row }) => locateAll(row, scaleRow(row.text, factor)))
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
function scaleRow(text: string, factor: number): Replacement[] {
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

/** What is shown within each block for a factor of the amounts. */
export function decorate(reading: RecipeReading, factor: number): BlockDecorations[] {
  const byBlock = reading.blocks.map(() => ({
    decorations: [] as Decoration[],
    ingredients: new Map<number, IngredientLayout>(),
  }))
  // An amount in several text nodes goes into the first.
  for (const { ranges, text } of replacementsFor(reading, factor))
    for (const [index, { block, node, start, end }] of ranges.entries())
      byBlock[block]?.decorations.push({ type: 'amount', node, start, end, text: index === 0 ? text : '' })
  for (const [index, step] of reading.structure.steps.entries())
    for (const [line, row] of step.rows.entries())
      for (const { start, end, seconds } of reading.timers[index]?.[line] ?? []) {
        const [range, ...others] = locate(row, start, end)
        if (range && others.length === 0)
          byBlock[range.block]?.decorations.push({
            ...{ type: 'timer', node: range.node, start: range.start, end: range.end, seconds },
            step: stepName(step.text),
          })
      }
  for (const { row } of reading.structure.groups.flatMap(({ lines }) => lines)) {
    const layout = layoutOf(row, factor)
    if (row.item !== undefined && layout) byBlock[row.block]?.ingredients.set(row.item, layout)
  }
  return byBlock
}

/** The first words of a step, by which a timer is known. */
export function stepName(text: string): string {
  const [first = ''] = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?:])\s|\s\(\d/)
  return first.length <= 60 ? first.replace(/[.:]$/, '') : `${first.slice(0, 57).replace(/\s+\S*$/, '')} …`
}

function layoutOf({ text, parts: [first] }: Row, factor: number): IngredientLayout | undefined {
  const end = amountEnd(text)
  if (end === 0) return undefined
  const comma = /,\s/.exec(text.slice(end))
  const start = comma ? end + comma.index : text.length
  // The item has the box of a task before the text of the row.
  const before = first?.from ?? 0
  const grown = (offset: number) =>
    scaleAmounts(text, factor)
      .filter((each) => each.end <= offset)
      .reduce((sum, each) => sum + each.text.length - (each.end - each.start), before + offset)
  return { amount: grown(end), preparation: grown(start) }
}

/** The markdown of the whole recipe with its amounts scaled, and a line that says so. */
export function scaledMarkdown(reading: RecipeReading, factor: number, servings: number | undefined): string {
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
  const own = reading.structure.yield?.quantity
  return `${markdown.trimEnd()}\n\n*Amounts for ${servings} instead of ${own}. Amounts within the steps are the recipe's own.*\n`
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
