import type { Root } from 'hast'
import { findFoods, foodNames } from '../food'
import { runAtOnce, runInSlices } from '../lib/runTasks'
import { shownText } from './convertAmounts'
import { type Duration, findDurations } from './durations'
import { readSections } from './readSections'
import type { ReadIngredient, ReadStep, ReadStepLine, RecipeReading } from './recipeReading'
import type { LimitedBlocks } from './renderLimits'
import { canConvert } from './scaleRecipe'
import { ownFoodWords, readStepAmounts } from './stepAmounts'
import { readTextLines, textsOf } from './textLines'
import { readWantedFoods } from './wantedFoods'

type ParseBlock = (markdown: string) => Root

/** Reads a complete recipe, split into the blocks that are rendered. */
export const readRecipe = (recipe: LimitedBlocks, parseBlock: ParseBlock): RecipeReading =>
  runAtOnce(readingTasks(recipe, parseBlock))

/**
 * Reads a recipe like {@link readRecipe}, in short tasks, so that the page answers meanwhile.
 *
 * @param wishedLanguage the BCP 47 code of the language that the user asked for.
 * @throws the signal's reason after an abort.
 */
export const readRecipeInSlices = (
  recipe: LimitedBlocks,
  parseBlock: ParseBlock,
  signal: AbortSignal,
  wishedLanguage?: string,
): Promise<RecipeReading> => runInSlices(readingTasks(recipe, parseBlock, wishedLanguage), signal)

function* readingTasks(
  { blocks, rest }: LimitedBlocks,
  parseBlock: ParseBlock,
  wishedLanguage?: string,
): Generator<undefined, RecipeReading> {
  const trees: (Root | undefined)[] = []
  for (const { text, isPlain } of blocks) {
    trees.push(isPlain ? undefined : parseBlock(text))
    yield
  }
  // Each of these builds an index of all foods, once.
  for (const buildIndex of [foodNames, () => findFoods('egg')]) {
    buildIndex()
    yield
  }
  const textLines = readTextLines(
    trees,
    blocks.map(({ labels }) => labels),
  )
  yield
  const sections = readSections(textLines, wishedLanguage)
  yield
  const readBlocks = blocks.map(({ text }, index) => {
    const tree = trees[index]
    return { markdown: text, texts: tree ? textsOf(tree).map(([node]) => node) : [] }
  })
  const ingredients: ReadIngredient[] = []
  for (const line of sections.groups.flatMap((group) => group.lines)) {
    const wanted = readWantedFoods(line)
    yield
    ingredients.push({ ...line, wanted })
  }
  const isScalable = sections.language === 'en' || ingredients.every(({ text }) => canScaleLine(text))
  const canScale = sections.yield !== undefined && ingredients.length > 0 && rest === '' && isScalable
  yield
  const own = ownFoodWords(ingredients)
  const hasClock = sections.steps.some(({ text }) => startsClock.test(text))
  const steps: ReadStep[] = []
  const told = new Set<number>()
  for (const { textLines: ofStep, text } of sections.steps) {
    const foods = findFoods(text)
    yield
    const lines: ReadStepLine[] = []
    for (const textLine of ofStep) {
      const timers = findDurations(textLine.text, sections.language ?? '').filter(
        (each) =>
          each.seconds >= SHORTEST_TIMER &&
          !(told.has(each.seconds) && isOver(textLine.text, each)) &&
          !(hasClock && isBracketed(textLine.text, each)),
      )
      for (const { seconds } of timers) told.add(seconds)
      const { amounts, numbers } = readStepAmounts(textLine.text, own)
      lines.push({ textLine, timers, numbers, amounts: canScale ? amounts : [] })
      yield
    }
    steps.push({ text, foods, lines })
  }
  const readLines = new Set([...ingredients, ...steps.flatMap(({ lines }) => lines)].map(({ textLine }) => textLine))
  const otherLines = textLines.filter((each) => each.kind !== 'heading' && !readLines.has(each))
  const reading = { sections, ingredients, steps, otherLines, canScale, blocks: readBlocks }
  yield
  return { ...reading, canConvert: steps.length + ingredients.length > 0 && canConvert(reading) }
}

/** Nobody sets a timer for less, in seconds: "process for 5 seconds". */
const SHORTEST_TIMER = 15

/** Whether no number of a line in another language stays as it is, because the page did not take it for an amount. */
const canScaleLine = (text: string) => !/\p{N}/u.test(text) || shownText(text, { factor: 2, units: undefined }) !== text

/** A recipe whose steps have their places on a clock: "**Soak the rice (0–8 min).** … **Fry it (8–11 min).**" */
const startsClock = /\(0\s?[-–]\s?\d{1,3}\s?min/
/** Whether the words say that a time has passed: "After 8 hours of cooking". */
const isOver = (text: string, { start }: Duration) =>
  /\b(?:after|once)(?: the| these| those| an?| initial){0,2}\s*$/i.test(text.slice(Math.max(0, start - 30), start))

const isBracketed = (text: string, { start, end }: Duration) => text[start - 1] === '(' && text[end] === ')'
