import type { Root, RootContent, Text } from 'hast'
import { type FoundFood, findFoods, foodNames, recognizeFoods } from '../food'
import { type Duration, findDurations } from './durations'
import { readDescription } from './readDescription'
import { readSections } from './readSections'
import type { ReadIngredient, RecipeReading } from './recipeReading'
import type { LimitedBlocks } from './renderLimits'
import { canReplaceAll, findsAmounts } from './scaleRecipe'
import { createIngredientFinder, readStepAmounts, type StepAmount, scaleStepAmounts } from './stepAmounts'
import { readTextLines, type TextLine } from './textLines'
import { readWantedFoods } from './wantedFoods'

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

/** Yields after each piece of the work. */
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
  const textLines = readTextLines(trees)
  const sections = readSections(textLines)
  const description = readDescription(textLines, sections)
  yield
  const readBlocks = blocks.map(({ text }, index) => ({ markdown: text, texts: textsOf(trees[index]) }))
  const timers: Duration[][][] = []
  const stepFoods: FoundFood[][] = []
  for (const { textLines, text } of sections.steps) {
    timers.push(textLines.map((textLine) => findDurations(textLine.text)))
    yield
    stepFoods.push(findFoods(text))
    yield
  }
  const ingredients: ReadIngredient[] = []
  const lines = sections.groups.flatMap((group) => group.lines)
  let canScale = sections.yield !== undefined && lines.length > 0 && rest === ''
  for (const line of lines) {
    ingredients.push({ ...line, wanted: readWantedFoods(line) })
    canScale &&= findsAmounts(readBlocks, line.textLine)
    yield
  }
  const findIngredients = createIngredientFinder(ingredients.flatMap(({ wanted }) => wanted))
  const stepAmounts: StepAmount[][][] = []
  for (const { textLines } of sections.steps) {
    stepAmounts.push(
      textLines.map((textLine, index) =>
        readStepAmounts(textLine.text, wrappedText(textLines[index + 1]), findIngredients).map((amount) => ({
          ...amount,
          // A factor that changes each number.
          isShare: amount.isShare && canReplaceAll(readBlocks, textLine, scaleStepAmounts(textLine.text, [amount], 3)),
        })),
      ),
    )
    yield
  }
  canScale &&= sections.yield !== undefined && findsAmounts(readBlocks, sections.yield.textLine, sections.yield)
  return { sections, description, ingredients, stepFoods, timers, stepAmounts, canScale, blocks: readBlocks }
}

/** The text of a line that goes on with the line before. */
const wrappedText = (textLine: TextLine | undefined) =>
  textLine?.kind === 'line' ? ` ${textLine.text.trimStart()}` : ''

function textsOf(tree: Root | RootContent | undefined): Text[] {
  if (tree?.type === 'text') return [tree]
  return tree && 'children' in tree ? tree.children.flatMap(textsOf) : []
}
