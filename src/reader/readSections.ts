import { findFoods } from '../food'
import { findDurations } from './durations'
import { nameInFarewell, titleText } from './findTitle'
import { type IngredientGroup, readGroups } from './ingredientGroups'
import { languageOf } from './languageOf'
import { assignPartLists, kitchenWork } from './partLists'
import { factTasks, noFacts, type RecipeFacts } from './recipeFacts'
import {
  assignSections,
  bare,
  isHeading,
  isNote,
  isOfComponent,
  isStepHeading,
  isYieldOrTime,
  namesPart,
  numberedDish,
  type Section,
  sectionOf,
  startsWithAmount,
} from './sectionHeadings'
import { goesOn, type TextLine } from './textLines'

/** A step of the method. */
export interface RecipeStep {
  /** The line of the step, and the lines below it: notes, or its parts. */
  readonly textLines: readonly [TextLine, ...TextLine[]]
  /** Its words without the notes. If its line is only a heading, those below follow it: "Bake – Heat the oven." */
  readonly text: string
  /** The ingredients that stand right below it: "Fry in a pan:" and a list. */
  readonly ingredientsBelow: readonly TextLine[]
}

/** What the page understands of a recipe. Unclear parts are undefined or empty. */
export interface RecipeSections extends RecipeFacts {
  /** The BCP 47 code of its language; undefined for one that the page does not know. */
  readonly language: string | undefined
  readonly title: string | undefined
  readonly groups: readonly IngredientGroup[]
  /** Empty for an apology. */
  readonly steps: readonly RecipeStep[]
  /** The lines that one ticks off: each ingredient and each step, also of a reply with several recipes. */
  readonly checklist: readonly TextLine[]
}

/** Words before several dishes, of which one is to be chosen. */
const severalDishes = /\b(?:ideas|options|suggestions|dishes|recipes|ways|meals|dinners|choices)\b/i

const nothing: RecipeSections = {
  ...noFacts,
  ...{ language: undefined, title: undefined, groups: [], steps: [], checklist: [] },
}

/**
 * Reads the sections from the lines of a reply. An apology and a reply with several recipes have none. Yields after each
 * piece of the work.
 *
 * @param wishedLanguage the BCP 47 code of the language that the user asked for.
 */
export function* sectionTasks(
  textLines: readonly TextLine[],
  wishedLanguage?: string,
): Generator<undefined, RecipeSections> {
  const sectionOfLine = assignPartLists(textLines) ?? assignSections(textLines)
  const textLinesIn = (section: Section) => textLines.filter((textLine) => sectionOfLine.get(textLine) === section)
  const groups = readGroups(textLinesIn('ingredients'))
  const method = textLinesIn('method')
  const hasMethodHeading = textLines.some((textLine) => sectionOf(textLine) === 'method')
  const told = method.length > 0 ? readSteps(method) : readProse(textLinesIn('preamble'))
  const listed = groups.flatMap(({ lines }) => lines).map(({ textLine }) => textLine)
  const steps = withIngredientsBelow(told, textLines, listed)
  yield
  // "Here are three ideas:" begins a list of dishes.
  const areIdeas = textLinesIn('preamble').some(({ text }) => severalDishes.test(text))
  const language = languageOf(textLines.map(({ text }) => text).join('\n'), wishedLanguage)
  yield
  const ofCooking = language === 'en' ? steps.filter(tellsOfCooking) : steps
  const isRecipe =
    groups.length > 0 ||
    hasMethodHeading ||
    (!areIdeas && ofCooking.filter(isInstruction).length >= Math.max(2, steps.length / 2))
  // A list with its heading is a recipe of which the method is not told, if something follows it: it was not cut off.
  const last = textLines.at(-1)
  const isListAlone =
    steps.length === 0 &&
    listed.length > 0 &&
    last !== undefined &&
    !listed.includes(last) &&
    textLines.some((textLine) => sectionOf(textLine) === 'ingredients')
  if ((steps.length === 0 && !isListAlone) || !isRecipe) return nothing
  const checklist = [...listed, ...steps.map(({ textLines: [first] }) => first)]
  if (hasSeveralRecipes(textLines)) return { ...nothing, checklist }
  const used = new Set([...steps.flatMap((step) => step.textLines), ...listed])
  const otherLines = textLines.filter(
    (textLine) => !used.has(textLine) && (sectionOfLine.get(textLine) !== 'other' || isYieldOrTime(textLine.text)),
  )
  yield
  const facts = yield* factTasks(otherLines, language)
  return {
    language,
    title: readTitle(textLines),
    ...facts,
    groups,
    steps,
    checklist,
  }
}

/**
 * Whether a reply has several recipes: two headings that number them, or ingredients and a method again after a method,
 * which are not those of a component or of the next part of the dish.
 */
function hasSeveralRecipes(textLines: readonly TextLine[]): boolean {
  const numbered = textLines.filter((textLine) => isHeading(textLine) && numberedDish.test(bare(textLine.text)))
  if (numbered.length > 1) return true
  const first = textLines.findIndex((textLine) => sectionOf(textLine) === 'ingredients')
  const areDishes = textLines.slice(0, first).some(({ text }) => severalDishes.test(text))
  let hasMethod = false
  const opened = textLines.flatMap((textLine, index) => {
    const section = sectionOf(textLine)
    const above = textLines[index - 1]
    const isPart = section === 'ingredients' && hasMethod && !areDishes && above !== undefined && namesPart(above)
    hasMethod ||= section === 'method'
    return isPart || isOfComponent(textLine, above) ? [] : (section ?? [])
  })
  // A list and a method again after a method are of another dish.
  const parts = opened.filter((section) => section === 'ingredients' || section === 'method').join(' ')
  return /ingredients method (?:method )*(?:ingredients )+method/.test(parts)
}

/** Whether a step names a food, or a work of the kitchen. A list of films has neither. */
const tellsOfCooking = ({ text }: ToldStep) => kitchenWork.test(text) || findFoods(text).length > 0

/** Whether a step tells to cook something: it has a number or a time, and asks nothing. */
const isInstruction = ({ text }: ToldStep) => /[\d½¼¾]|\b(?:minutes?|hours?|until)\b/.test(text) && !text.includes('?')

/** A longer line says what to do. A shorter one may be the heading of the lines below it, or an amount. */
const MAX_HEADING = 60

/** Whether a line names only what the step above it takes: "1 cup sugar, 2 eggs". */
const listsAmounts = ({ text }: TextLine) =>
  !/[.!:]\s*$/.test(text) &&
  text
    .split(/,(?!\d)/)
    .every((part) => part.length <= MAX_HEADING && startsWithAmount({ text: part }) && findFoods(part).length > 0)

/** A step as its own lines tell it. */
type ToldStep = Omit<RecipeStep, 'ingredientsBelow'>

/** Gives each step the ingredients right below it, where one of those steps announces them: "In a bowl, mix:". */
function withIngredientsBelow(
  steps: readonly ToldStep[],
  textLines: readonly TextLine[],
  listed: readonly TextLine[],
): RecipeStep[] {
  const isListed = new Set(listed)
  const below = steps.map((step) => {
    const rest = textLines.slice(textLines.indexOf(step.textLines.at(-1) ?? step.textLines[0]) + 1)
    const end = rest.findIndex((each) => !isListed.has(each))
    return rest.slice(0, end < 0 ? rest.length : end)
  })
  const areAnnounced = steps.some(({ text }, index) => /:\s*$/.test(text) && (below[index]?.length ?? 0) > 0)
  return steps.map((step, index) => ({ ...step, ingredientsBelow: areAnnounced ? (below[index] ?? []) : [] }))
}

function readSteps(textLines: readonly TextLine[]): ToldStep[] {
  const items = textLines.filter(({ kind }) => kind === 'item')
  const numbered = items.filter(({ isOrdered }) => isOrdered)
  if (items.length === 0) return readParagraphs(textLines)
  return readItems(textLines, numbered.length > 0 ? numbered : items)
}

/** The steps are the items that are least deep, each with the lines below it. */
function readItems(textLines: readonly TextLine[], items: readonly TextLine[]): ToldStep[] {
  const depth = Math.min(...items.map((item) => item.depth))
  const [first, ...others] = items.filter((item) => item.depth === depth)
  const steps = new Set([first, ...others.filter((item) => !listsAmounts(item))])
  return textLines.flatMap((textLine, index): ToldStep[] => {
    if (!steps.has(textLine)) return []
    const rest = textLines.slice(index + 1)
    const end = rest.findIndex((each) => steps.has(each) || each.depth === 0 || isNote(each))
    const below = end < 0 ? rest : rest.slice(0, end)
    return [toStep(textLine, below)]
  })
}

/** The steps of a method without a list: those that say "Step 1", what stands below such headings, or the long lines. */
function readParagraphs(textLines: readonly TextLine[]): ToldStep[] {
  const lines = textLines.filter(
    (textLine) =>
      textLine.kind === 'line' &&
      !isHeading(textLine) &&
      !isYieldOrTime(textLine.text) &&
      !textLine.isItalic &&
      !isNote(textLine),
  )
  // "Step 1 — Heat the oven": the other lines are notes.
  const numbered = lines.filter(({ text }) => /^step \d/i.test(bare(text)))
  if (numbered.length > 1) return numbered.map((textLine) => toStep(textLine, []))
  const long = lines.filter(({ text }) => text.trim().length > 20)
  // "Step 1" as a heading over each paragraph.
  const headings = textLines.filter((textLine) => isHeading(textLine) && isStepHeading(textLine))
  return long.length > headings.length && headings.length > 1
    ? underHeadings(textLines, lines, headings)
    : long.map((textLine) => toStep(textLine, []))
}

/** One step for each heading, with the paragraphs below it. */
const underHeadings = (
  textLines: readonly TextLine[],
  lines: readonly TextLine[],
  headings: readonly TextLine[],
): ToldStep[] =>
  headings.flatMap((heading, index) => {
    const next = headings[index + 1]
    const [first, ...others] = textLines
      .slice(textLines.indexOf(heading), next && textLines.indexOf(next))
      .filter((textLine) => lines.includes(textLine))
    return first ? [{ textLines: [first, ...others], text: [first, ...others].map(textOf).join(' ') }] : []
  })

function toStep(textLine: TextLine, below: readonly TextLine[]): ToldStep {
  // A long line may be wrapped.
  const isWrapped = (each: TextLine, index: number) => {
    const above = below[index - 1] ?? textLine
    return (
      (each.kind === 'line' && /^\s*\p{Ll}/u.test(each.text)) || goesOn(above, each) || endsMidSentence(above, each)
    )
  }
  const end = below.findIndex((each, index) => !isWrapped(each, index))
  const [wrapped, others] = end < 0 ? [below, []] : [below.slice(0, end), below.slice(end)]
  const own = [textLine, ...wrapped].map(textOf).join(' ')
  const isOnlyHeading = own.length <= MAX_HEADING || /:$/.test(own)
  const parts = isOnlyHeading ? others : others.filter(({ kind, isOrdered }) => kind === 'item' && isOrdered)
  return { textLines: [textLine, ...below], text: [own, ...parts.map(textOf)].join(' – ') }
}

/** Whether a line of a step ends within its sentence, and the next one goes on with an amount. */
const endsMidSentence = ({ kind, text }: TextLine, next: TextLine) =>
  kind === 'item' &&
  text.length > MAX_HEADING / 2 &&
  /[\p{L},]\s*$/u.test(text) &&
  next.kind === 'line' &&
  next.depth > 0 &&
  startsWithAmount(next)

const textOf = ({ text }: TextLine) => text.replace(/\s+/g, ' ').trim()

/**
 * The paragraphs of a recipe in prose: each names two foods and a work, and one of them how long it takes. Below the first,
 * a sentence with a work and a time is one too.
 */
function readProse(textLines: readonly TextLine[]): ToldStep[] {
  if (textLines.some(({ kind }) => kind === 'item')) return []
  const tells = ({ kind, text }: TextLine) =>
    kind === 'line' && text.length > 80 && findFoods(text).length >= 2 && kitchenWork.test(text)
  const goesOn = ({ kind, text }: TextLine) =>
    kind === 'line' && kitchenWork.test(text) && findDurations(text).length > 0 && !isYieldOrTime(text)
  const first = textLines.findIndex(tells)
  const told = textLines.filter(
    (textLine, index) => tells(textLine) || (first >= 0 && index > first && goesOn(textLine)),
  )
  return told.some(({ text }) => findDurations(text).length > 0) ? told.map((textLine) => toStep(textLine, [])) : []
}

/** The name of the dish: the heading of level 1 that normalizeMarkdown.ts writes, or what the last words name. */
function readTitle(textLines: readonly TextLine[]): string | undefined {
  const title = textLines.find(({ kind, level }) => kind === 'heading' && level === 1)
  return title ? titleText(title.text) : nameInFarewell(textLines.map(({ text }) => text).join('\n'))
}
