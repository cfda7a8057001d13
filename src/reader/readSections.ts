import { findFoods } from '../food'
import { findDurations } from './durations'
import { titleText } from './findTitle'
import { kitchenWork } from './kitchenWords'
import type { Label } from './labels'
import { languageOf } from './languageOf'
import { bare } from './markdownLines'
import { readYield } from './readYield'
import type { IngredientGroup, ListedIngredient, RecipeSections, RecipeStep } from './recipeReading'
import { numberedDish, startsWithAmount } from './sectionHeadings'
import { readMinutes } from './statedTimes'
import type { TextLine } from './textLines'

const severalDishes = /\b(?:ideas|options|suggestions|dishes|recipes|ways|meals|dinners|choices)\b/i

const nothing: RecipeSections = { language: undefined, title: undefined, groups: [], steps: [], checklist: [] }

/** Reads the sections from the labelled lines of a reply. An apology and a reply with several recipes have none. */
export function readSections(textLines: readonly TextLine[], wishedLanguage?: string): RecipeSections {
  const having = (wanted: Label) => textLines.filter(({ label }) => label === wanted)
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
  // Several recipes have several titles, or numbers in their names.
  const numbered = textLines.filter(({ kind, text }) => kind === 'heading' && numberedDish.test(bare(text))).length
  const areSeveral = having('ingredientsHeading').length > 1 && having('title').length + numbered > 1
  if (numbered > 1 || areSeveral) return { ...nothing, checklist }
  const used = new Set([...steps.flatMap((step) => step.textLines), ...listed])
  const others = textLines.filter((textLine) => !used.has(textLine) && textLine.label !== 'note')
  const [title] = having('title')
  const facts = { yield: readYield(others, language), ...readMinutes(others, language) }
  return { language, title: title && titleText(title.text), ...facts, groups, steps, checklist }
}

const optionalWords =
  /\boptional(?:ly)?\b|\bif (?:you )?(?:like|liked|desired|wished|wish|want|preferred|available)\b|\bto taste\b|\b(?:to|for|as) gar?n[ie]?sh\w*|\bfor (?:serving|sprinkling|dusting|drizzling|decorat\w+)\b|\bto (?:serve|decorate|finish|sprinkle|drizzle)\b|\bleave (?:it |them )?out if\b|\bfor topping\b|^(?:optional )?garnish(?:es)?$/i

/** Words that make only a further amount of a food, a part of it or its taste, optional: "plus more for serving". */
const onlyMore =
  /\b(?:(?:plus|and|or) )?(?:more|extra|additional)\b[^()]*|\bplus\b[^(),]{1,40} for (?:serving|garnish\w*|topping)\b|\b(?:adjust(?:ed|ing)?|or|(?:more or )?less) to (?:your )?(?:own )?(?:taste|liking|preference)\b|\((?:save|reserve|keep|set aside)\b[^()]*\)|\((?:zest|juice|skin|seeds|rind|peel)(?: is)? optional\)|\([^()]*ed,? if (?:you )?(?:like|wish|want|prefer)\w*\)|\boptionally\b\W*\p{L}[^()]*|\bfor topping\b/giu

/** Reads the labelled lines of the ingredients, by component where the recipe has several. */
function readGroups(textLines: readonly TextLine[]): IngredientGroup[] {
  let group: { name: string | undefined; lines: ListedIngredient[] } = { name: undefined, lines: [] }
  const groups = [group]
  for (const [index, textLine] of textLines.entries()) {
    const { label, text } = textLine
    if (label === 'group' || (label === 'ingredientsHeading' && textLines[index - 1]?.label !== 'group')) {
      group = { name: (label === 'group' && bare(text)) || undefined, lines: [] }
      groups.push(group)
    }
    if (label !== 'ingredient' || !/\p{L}/u.test(text)) continue
    const own = startsWithAmount(text) ? text.replace(onlyMore, ' ') : text
    const isOptional = optionalWords.test(group.name ?? '') || optionalWords.test(own)
    group.lines.push({ textLine, text: textOf(textLine), isOptional })
  }
  return groups.filter(({ lines }) => lines.length > 0)
}

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

/** A longer line says what to do. A shorter one may be the heading of the lines below it, or an amount. */
const MAX_HEADING = 60

function toStep(textLine: TextLine, below: readonly TextLine[]): RecipeStep {
  const own = textOf(textLine)
  const isOnlyHeading = own.length <= MAX_HEADING || /:$/.test(own)
  const parts = isOnlyHeading ? below : below.filter(({ kind, isOrdered }) => kind === 'item' && isOrdered)
  return { textLines: [textLine, ...below], text: [own, ...parts.map(textOf)].join(' – ') }
}

const textOf = ({ text }: TextLine) => text.replace(/\s+/g, ' ').trim()

/** Whether a step tells to cook something: it has a number or a time, asks nothing, and in English names a food or a work. */
const isInstruction = ({ text }: RecipeStep, language: string | undefined) =>
  /[\d½¼¾]|\b(?:minutes?|hours?|until)\b/.test(text) &&
  !text.includes('?') &&
  (language !== 'en' || kitchenWork.test(text) || findFoods(text).length > 0)
