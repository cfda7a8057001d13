import { findFoods } from '../food'
import { findDurations } from './durations'
import { isYieldOrTime } from './facts'
import { titleText } from './findTitle'
import { type IngredientGroup, readGroups } from './ingredientGroups'
import { kitchenWork } from './kitchenWords'
import type { Label } from './labels'
import { languageOf } from './languageOf'
import { bare } from './markdownLines'
import { readMinutes, type StatedMinutes } from './readMinutes'
import { readYield, type Yield } from './readYield'
import { numberedDish } from './sectionHeadings'
import type { TextLine } from './textLines'

/** A step of the method. */
export interface RecipeStep {
  /** The line of the step, and the lines below it: notes, or its parts. */
  readonly textLines: readonly [TextLine, ...TextLine[]]
  /** Its words without the notes. If its line is only a heading, those below follow it: "Bake – Heat the oven." */
  readonly text: string
}

/** What the page understands of a recipe. Unclear parts are undefined or empty. */
export interface RecipeSections extends StatedMinutes {
  readonly yield?: Yield | undefined
  /** The BCP 47 code of its language; undefined for one that the page does not know. */
  readonly language: string | undefined
  readonly title: string | undefined
  readonly groups: readonly IngredientGroup[]
  /** Empty for an apology. */
  readonly steps: readonly RecipeStep[]
  /** The lines that one ticks off: each ingredient and each step, also of a reply with several recipes. */
  readonly checklist: readonly TextLine[]
}

/** Words before several dishes to choose from. */
const severalDishes = /\b(?:ideas|options|suggestions|dishes|recipes|ways|meals|dinners|choices)\b/i

const nothing: RecipeSections = { language: undefined, title: undefined, groups: [], steps: [], checklist: [] }

/**
 * Reads the sections from the labelled lines of a reply. An apology and a reply with several recipes have none.
 *
 * @param wishedLanguage the BCP 47 code of the language that the user asked for.
 */
export function readSections(textLines: readonly TextLine[], wishedLanguage?: string): RecipeSections {
  const having = (...labels: readonly Label[]) =>
    textLines.filter(({ label }) => label !== undefined && labels.includes(label))
  const groups = readGroups(textLines)
  const steps = having('step').length > 0 ? readSteps(textLines) : readProse(textLines)
  const listed = groups.flatMap(({ lines }) => lines).map(({ textLine }) => textLine)
  // "Here are three ideas:" begins a list of dishes.
  const areIdeas = having('intro').some(({ text }) => severalDishes.test(text))
  const language = languageOf(textLines.map(({ text }) => text).join('\n'), wishedLanguage)
  const isRecipe =
    groups.length > 0 ||
    having('methodHeading').length > 0 ||
    (!areIdeas && steps.filter((step) => isInstruction(step, language)).length >= Math.max(2, steps.length / 2))
  // A list with its heading is a recipe without a method, if more text follows it: the reply was not cut off.
  const isListWhole = listed.length > 0 && listed.at(-1) !== textLines.at(-1) && having('ingredientsHeading').length > 0
  if ((steps.length === 0 && !isListWhole) || !isRecipe) return nothing
  const checklist = [...listed, ...steps.map(({ textLines: [first] }) => first)]
  if (hasSeveralRecipes(textLines)) return { ...nothing, checklist }
  const used = new Set([...steps.flatMap((step) => step.textLines), ...listed])
  const others = textLines.filter(
    (textLine) => !used.has(textLine) && (textLine.label !== 'note' || isYieldOrTime(textLine.text)),
  )
  const title = textLines.find(({ label }) => label === 'title')
  const facts = { yield: readYield(others, language), ...readMinutes(others, language) }
  return { language, title: title && titleText(title.text), ...facts, groups, steps, checklist }
}

/** Whether a reply has several recipes: by the numbers of their names, or by two of them. */
function hasSeveralRecipes(textLines: readonly TextLine[]): boolean {
  const numbered = textLines.filter(({ kind, text }) => kind === 'heading' && numberedDish.test(bare(text)))
  const having = (wanted: Label) => textLines.filter(({ label }) => label === wanted).length
  return numbered.length > 1 || (having('ingredientsHeading') > 1 && having('title') + numbered.length > 1)
}

/** Whether a step tells to cook something: it has a number or a time, asks nothing, and in English names a food or a work. */
const isInstruction = ({ text }: RecipeStep, language: string | undefined) =>
  /[\d½¼¾]|\b(?:minutes?|hours?|until)\b/.test(text) &&
  !text.includes('?') &&
  (language !== 'en' || kitchenWork.test(text) || findFoods(text).length > 0)

/** A longer line says what to do. A shorter one may be the heading of the lines below it, or an amount. */
const MAX_HEADING = 60

/** The steps, each with its further lines. */
function readSteps(textLines: readonly TextLine[]): RecipeStep[] {
  return textLines.flatMap((textLine, index): RecipeStep[] => {
    if (textLine.label !== 'step') return []
    const rest = textLines.slice(index + 1)
    const end = rest.findIndex(({ label }) => label !== 'continuation')
    return [toStep(textLine, end < 0 ? rest : rest.slice(0, end))]
  })
}

/** The paragraphs of a recipe in prose: each names two foods and a work, and one of them how long it takes. */
function readProse(textLines: readonly TextLine[]): RecipeStep[] {
  const tells = ({ kind, label, text }: TextLine) =>
    kind === 'line' && label === 'intro' && text.length > 80 && kitchenWork.test(text) && findFoods(text).length >= 2
  const told = textLines.some(({ kind }) => kind === 'item') ? [] : textLines.filter(tells)
  return told.some(({ text }) => findDurations(text).length > 0) ? told.map((textLine) => toStep(textLine, [])) : []
}

function toStep(textLine: TextLine, below: readonly TextLine[]): RecipeStep {
  const own = textOf(textLine)
  const isOnlyHeading = own.length <= MAX_HEADING || /:$/.test(own)
  const parts = isOnlyHeading ? below : below.filter(({ kind, isOrdered }) => kind === 'item' && isOrdered)
  return { textLines: [textLine, ...below], text: [own, ...parts.map(textOf)].join(' – ') }
}

const textOf = ({ text }: TextLine) => text.replace(/\s+/g, ' ').trim()
