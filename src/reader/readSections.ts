import { findFoods } from '../food'
import { findDurations } from './durations'
import { type IngredientGroup, readGroups } from './ingredientGroups'
import {
  assignSections,
  bare,
  isFact,
  isHeading,
  isNote,
  isStepHeading,
  type Section,
  sectionOf,
} from './sectionHeadings'
import type { Row } from './textLines'
import { readTotalMinutes, readYield, type Yield } from './yieldAndTimes'

/** A step of the method. */
export interface RecipeStep {
  /** The line of the step, and the lines below it: notes, or what it consists of. */
  readonly rows: readonly [Row, ...Row[]]
  /** Its words without the notes. If its line is only a heading, they are those below. */
  readonly text: string
}

/** What the page understands of a recipe. Unclear parts are undefined or empty. */
export interface RecipeStructure {
  readonly title: string | undefined
  readonly yield: Yield | undefined
  /** In minutes: the total that the recipe states, or the sum of its preparation and cooking times. */
  readonly totalMinutes: number | undefined
  readonly groups: readonly IngredientGroup[]
  /** Empty for an apology. */
  readonly steps: readonly RecipeStep[]
}

const nothing: RecipeStructure = { title: undefined, yield: undefined, totalMinutes: undefined, groups: [], steps: [] }

/** Reads the rows of a reply. An apology has no structure, and neither has a reply with several recipes. */
export function readStructure(rows: readonly Row[]): RecipeStructure {
  const sections = assignSections(rows)
  if (hasSeveralRecipes(rows)) return nothing
  const rowsIn = (section: Section) => rows.filter((row) => sections.get(row) === section)
  const groups = readGroups(rowsIn('ingredients'))
  const method = rowsIn('method')
  const hasHeading = rows.some((row) => sectionOf(row) === 'method')
  const steps = method.length > 0 ? readSteps(method) : readProse(rowsIn('preamble'))
  // "Here are three ideas:" begins a list of dishes.
  const areIdeas = rowsIn('preamble').some(({ text }) => /\b(?:ideas|options|suggestions|dishes|recipes)\b/i.test(text))
  const isRecipe =
    groups.length > 0 ||
    hasHeading ||
    (!areIdeas && steps.filter(isInstruction).length >= Math.max(2, steps.length / 2))
  if (steps.length === 0 || !isRecipe) return nothing
  const used = new Set([
    ...steps.flatMap((step) => step.rows),
    ...groups.flatMap(({ lines }) => lines).map(({ row }) => row),
  ])
  const facts = rows.filter((row) => !used.has(row) && (sections.get(row) !== 'other' || isFact(row.text)))
  return {
    title: readTitle(rows, sections),
    yield: readYield(facts),
    totalMinutes: readTotalMinutes(facts),
    groups,
    steps,
  }
}

/** Whether a reply has ingredients and a method again after a method. */
function hasSeveralRecipes(rows: readonly Row[]): boolean {
  const opened = rows.flatMap((row) => sectionOf(row) ?? [])
  // "Recipe 1: …", "Option 2: …"
  const numbered = rows.filter(
    (row) => isHeading(row) && /^(?:recipe|option|idea|dish) (?:\d|one|two)\b/i.test(bare(row.text)),
  )
  if (numbered.length > 1) return true
  const parts = opened.filter((section) => section === 'ingredients' || section === 'method').join(' ')
  return /ingredients method (?:method )*(?:ingredients )+method/.test(parts)
}

/** Whether a step tells to cook something: it has a number, and asks nothing. */
const isInstruction = ({ text }: RecipeStep) =>
  /[\d½¼¾]|\b(?:minutes?|hours?|until)\b/.test(text) && !text.includes('?')

function readSteps(rows: readonly Row[]): RecipeStep[] {
  const items = rows.filter(({ kind }) => kind === 'item')
  const ordered = items.filter(({ isOrdered }) => isOrdered)
  const marked = ordered.length > 0 ? ordered : items
  if (marked.length > 0) {
    const depth = Math.min(...marked.map((row) => row.depth))
    const isStep = (row: Row) => row.kind === 'item' && row.depth === depth && row.isOrdered === ordered.length > 0
    return rows.flatMap((row, index): RecipeStep[] => {
      if (!isStep(row)) return []
      const rest = rows.slice(index + 1)
      const end = rest.findIndex((each) => isStep(each) || each.depth === 0 || isNote(each))
      const below = end < 0 ? rest : rest.slice(0, end)
      return [toStep(row, below)]
    })
  }
  const lines = rows.filter(
    (row) => row.kind === 'line' && !isHeading(row) && !isFact(row.text) && !row.isItalic && !isNote(row),
  )
  // "Step 1 — Heat the oven": the other lines are notes.
  const numbered = lines.filter(({ text }) => /^step \d/i.test(bare(text)))
  if (numbered.length > 1) return numbered.map((row) => toStep(row, []))
  const long = lines.filter(({ text }) => text.trim().length > 20)
  // "Step 1" as a heading over each paragraph.
  const headings = rows.filter((row) => isHeading(row) && isStepHeading(row))
  return long.length > headings.length && headings.length > 1
    ? underHeadings(rows, lines, headings)
    : long.map((row) => toStep(row, []))
}

/** One step for each heading, with the paragraphs below it. */
const underHeadings = (rows: readonly Row[], lines: readonly Row[], headings: readonly Row[]): RecipeStep[] =>
  headings.flatMap((heading, index) => {
    const next = headings[index + 1]
    const [first, ...others] = rows
      .slice(rows.indexOf(heading), next && rows.indexOf(next))
      .filter((row) => lines.includes(row))
    return first ? [{ rows: [first, ...others], text: [first, ...others].map(textOf).join(' ') }] : []
  })

/** A line this long says what to do; a shorter one may be the heading of the lines below it. */
const MAX_HEADING = 60

function toStep(row: Row, below: readonly Row[]): RecipeStep {
  // A long line may be wrapped.
  const isWrapped = ({ kind, text }: Row) => kind === 'line' && /^\s*\p{Ll}/u.test(text)
  const end = below.findIndex((each) => !isWrapped(each))
  const [wrapped, others] = end < 0 ? [below, []] : [below.slice(0, end), below.slice(end)]
  const own = [row, ...wrapped].map(textOf).join(' ')
  const isOnlyHeading = own.length <= MAX_HEADING
  return { rows: [row, ...below], text: [own, ...(isOnlyHeading ? others.map(textOf) : [])].join(' – ') }
}

const textOf = ({ text }: Row) => text.replace(/\s+/g, ' ').trim()

/** The paragraphs of a recipe in prose: each names foods and how long they cook. */
function readProse(rows: readonly Row[]): RecipeStep[] {
  if (rows.some(({ kind }) => kind === 'item')) return []
  const told = rows.filter(
    ({ kind, text }) =>
      kind === 'line' &&
      text.length > 80 &&
      findFoods(text).length >= 2 &&
      /\b(?:stir|cook|add|fry|bake|boil|mix|simmer|tip|pour|roast|heat)\b/i.test(text),
  )
  return told.some(({ text }) => findDurations(text).length > 0) ? told.map((row) => toStep(row, [])) : []
}

/** Headings that are not titles. */
const noTitle = /^(?:overview|details|info(?:rmation)?|at a glance|recipe|summary|facts)$/i

function readTitle(rows: readonly Row[], sections: ReadonlyMap<Row, Section>): string | undefined {
  const end = rows.findIndex((row) => sections.get(row) !== 'preamble')
  const preamble = rows.slice(0, end < 0 ? rows.length : end)
  const isTitle = (row: Row) => {
    const text = bare(row.text)
    return text.length > 1 && text.length <= 100 && !isFact(text) && !noTitle.test(text) && row.kind !== 'item'
  }
  const heading =
    preamble.find((row) => row.kind === 'heading' && isTitle(row)) ??
    preamble.find((row) => row.isBold && isTitle(row) && !/:\s*$/.test(row.text))
  if (heading) return titleText(heading.text)
  const line = preamble.findLast(
    (row) =>
      isTitle(row) &&
      !/[.!?:,]\s*$/.test(row.text) &&
      bare(row.text).split(/\s+/).length <= 10 &&
      !/[|·]|\p{So}\s*$/u.test(row.text),
  )
  if (line) return titleText(line.text)
  // "I'd make a **Coconut lentil dal**, which …"
  const bold = preamble
    .map((row) => row.bold.trim())
    .find((text) => text.length > 3 && text.length <= 80 && !isFact(text) && !/:$/.test(text))
  return bold && titleText(bold)
}

const titleText = (text: string) =>
  // "Tuna melt (serves 2)"
  bare(text.replace(/\(([^()]*)\)/g, (brackets, inner: string) => (isFact(inner) ? '' : brackets)))
    .replace(/^(?:recipe(?: title)?|title|dish|recommended dish)\s*[:–-]\s*/i, '')
    .replace(/(?:\p{So}|\uFE0F|\u200D|\s)+$/u, '')
    .replace(/\s+/g, ' ')
