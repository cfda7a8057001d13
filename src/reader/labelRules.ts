import { bare, isYieldOrTime } from './facts'
import { beginsOrder, kitchenWork } from './kitchenWords'
import {
  isAmount,
  isAside,
  isLast,
  isLink,
  isNameOfItems,
  isNameOfLines,
  isNameOfSteps,
  isWork,
  listsAmounts,
  mayBeIngredient,
  namesOnlyFoods,
  type Place,
  startsBareList,
} from './labelPlaces'
import type { Label } from './labels'
import { isNamed } from './markdownHeadings'
import { isBullet, isNumbered } from './markdownLines'
import { endsMethod, isAnnouncement, isBelowShortStep, isStepNumber } from './methodForm'
import {
  isBesideRecipe,
  isCredit,
  isNote,
  isSentence,
  namesComponent,
  numberedDish,
  startsWithAmount,
} from './sectionHeadings'

/** A rule has a name, and gives a line its label or leaves it to the next rules. */
export type Rule = readonly [name: string, label: (place: Place) => Label | false]

const stepOrPart = ({ method, index }: Place): Label => (method().names.has(index) ? 'step' : 'part')

/** The rules for headings, and for lines that stand in the place of one. */
const headings: readonly Rule[] = [
  ['a heading over the next part of a dish', (place) => isOverIngredients(place) && 'group'],
  ['the number of a step', (place) => place.opens === 'method' && isStepNumber(place.line) && stepOrPart(place)],
  ['the heading of the ingredients', ({ opens }) => opens === 'ingredients' && 'ingredientsHeading'],
  [
    'a heading within the method',
    (place) =>
      place.opens === 'method' &&
      place.section === 'method' &&
      !(place.isHeading && place.line.level <= 2) &&
      stepOrPart(place),
  ],
  ['the heading of the method', ({ opens }) => opens === 'method' && 'methodHeading'],
  ['the heading of something else', ({ opens }) => opens === 'other' && 'otherHeading'],
  [
    'the name of the next dish',
    ({ isHeading, line, section, level, outline: { titleLevel } }) =>
      isHeading &&
      section !== 'preamble' &&
      line.level <= level &&
      (line.level === 1 || (line.level <= titleLevel && titleLevel < level)) &&
      'title',
  ],
]

/** Whether the heading of ingredients is below the name of one of several parts: "For the sauce". */
const isOverIngredients = ({ line, index, opensBelow, outline, section }: Place) =>
  opensBelow === 'ingredients' &&
  line.kind !== 'item' &&
  line.level !== 1 &&
  !numberedDish.test(bare(line.plain)) &&
  (outline.parts.has(index) ||
    (isNamed(line) && (section === 'method' || (section === 'preamble' && namesComponent(line.plain)))))

/** The rules for the ingredients. */
const ingredients: readonly Rule[] = [
  [
    'a step above what it takes',
    ({ isText, line, index, outline }) =>
      !outline.hasIngredientsHeading &&
      outline.lastMethod < 0 &&
      isText &&
      (isAnnouncement(line) || (!outline.hasNumbers && isWork(line, outline))) &&
      listsAmounts(outline, outline.next[index] ?? -1) &&
      'step',
  ],
  [
    'the name of a part with a list',
    ({ section, line, index, below, outline }) =>
      !outline.hasIngredientsHeading &&
      (section === 'preamble' || section === 'method') &&
      isNamed(line) &&
      (listsAmounts(outline, outline.next[index] ?? -1) ||
        (!outline.hasMarks && outline.hasWork && mayBeIngredient(below) && isAmount(below))) &&
      'group',
  ],
  [
    'the name of a group',
    (place) =>
      place.section === 'ingredients' && (place.isHeading || (place.isText && isNameOfLines(place))) && 'group',
  ],
  [
    'a fact',
    ({ isText, section, line }) =>
      (isText || (isBullet(line) && section !== 'method')) && isYieldOrTime(line.plain) && 'fact',
  ],
  [
    'a numbered step below the ingredients',
    (place) => {
      const { line, section, hasItems } = place
      if (!isNumbered(line) || line.indent >= 2 || !isLast(place)) return false
      const isBelowList = section === 'ingredients' && (hasItems || isSentence({ text: line.plain }))
      return (section === 'preamble' || isBelowList) && 'step'
    },
  ],
  [
    'an item that names others',
    (place) => place.section === 'ingredients' && place.isItem && isNameOfItems(place) && 'group',
  ],
  [
    'an order in a list below the ingredients',
    (place) => {
      const { line, section, below } = place
      if (section !== 'ingredients' || !isBullet(line) || isAmount(line) || !isLast(place)) return false
      const isOneOfSeveral = below !== undefined && beginsOrder(below.plain)
      return beginsOrder(line.plain) && (isOneOfSeveral || isSentence({ text: line.plain })) && 'step'
    },
  ],
  [
    'a further line of an ingredient',
    ({ section, line, indent }) =>
      section === 'ingredients' &&
      ((line.kind === 'item' && line.indent > indent + 1) ||
        isBesideRecipe(line.text) ||
        isNote({ text: line.plain })) &&
      'note',
  ],
  ['an ingredient', (place) => place.isItem && isListed(place) && 'ingredient'],
  ['work below the ingredients', (place) => isBelowIngredients(place) && isWork(place.line, place.outline) && 'step'],
  [
    'a name over work',
    (place) =>
      isBelowIngredients(place) && isNamed(place.line) && isWork(place.below, place.outline) && stepOrPart(place),
  ],
  ['an ingredient without a mark', (place) => place.isText && isBare(place) && 'ingredient'],
]

const isBelowIngredients = (place: Place) => place.section === 'ingredients' && isLast(place)

/** Whether an item is of a list of ingredients. Without a heading, amounts tell the list. */
const isListed = ({ section, index, outline, method }: Place) => {
  if (section === 'ingredients') return true
  if (outline.hasIngredientsHeading || !listsAmounts(outline, index)) return false
  return section === 'preamble' || (section === 'method' && outline.lastMethod < 0 && method().steps === 'paragraphs')
}

const isBare = (place: Place) => {
  const { section, line, above, hasItems } = place
  if (section !== 'ingredients') return section === 'preamble' && startsBareList(place)
  if (!mayBeIngredient(line) || above?.kind === 'item') return false
  return !hasItems || startsWithAmount({ text: line.plain })
}

/** The rules for the steps. */
const steps: readonly Rule[] = [
  [
    'a heading among the steps',
    (place) => {
      const { section, isHeading, line, below, level, method, index } = place
      if (section !== 'method' || !isHeading) return false
      return endsMethod(line, below, level) && !method().names.has(index) ? 'otherHeading' : stepOrPart(place)
    },
  ],
  ['an aside of the method', (place) => place.section === 'method' && place.isText && isAside(place) && 'note'],
  [
    'the name of a step, or of several',
    (place) => place.section === 'method' && isNameInMethod(place) && stepOrPart(place),
  ],
  [
    'a line below the name of a step',
    ({ section, isText, isItem, isInNamedStep }) =>
      section === 'method' && (isText || isItem) && isInNamedStep && 'continuation',
  ],
  [
    'an item of the method',
    ({ section, isItem, line, index, last, isInPart, method }) => {
      if (section !== 'method' || !isItem) return false
      if (isLink(line)) return 'note'
      if (line.indent >= 2 || method().steps === 'paragraphs') return 'continuation'
      if (namesOnlyFoods(line) && (last === 'step' || last === 'continuation')) return 'continuation'
      const isNext = method().steps === 'items' || isNumbered(line) || (index > method().lastNumber && isInPart)
      return isNext ? 'step' : 'continuation'
    },
  ],
  [
    'a paragraph of the method',
    ({ section, isText, line, index, above, outline, method }) => {
      if (section !== 'method' || !isText) return false
      const form = method()
      if (form.orders.has(index)) return 'step'
      if (form.names.size > 0) return kitchenWork.test(line.plain) && /[.!]\s*$/.test(line.plain) ? 'step' : 'note'
      if (form.steps === 'paragraphs') {
        const isWhole = line.plain.length > 8 || /^\p{Lu}\p{Ll}.*\.$/u.test(line.plain)
        return (form.hasStepLabels ? isStepNumber(line) : isWhole) && !line.isItalic ? 'step' : 'note'
      }
      const isOfStep = line.indent >= 2 || above?.kind !== 'blank' || isBelowShortStep(outline.lines, index)
      return isOfStep ? 'continuation' : 'note'
    },
  ],
]

const isNameInMethod = (place: Place) => {
  const { line, index, below, outline, method, isText, isItem } = place
  if (method().names.has(index)) return true
  if (isItem) return method().steps === 'items' && isNameOfSteps(place)
  return (
    isText &&
    isNamed(line) &&
    !isBelowShortStep(outline.lines, index) &&
    !(isAnnouncement(line) && below?.kind === 'item')
  )
}

/**
 * The rules, in their order: the first that knows a line gives it its label. They look back at the labels above, and ahead
 * at the next line with words; `Outline` and `MethodForm` have what the whole of a reply or of a method tells.
 */
export const rules: readonly Rule[] = [
  ['where it comes from', ({ isText, line }) => isText && isCredit(line.text) && 'note'],
  ['the name of the dish', ({ index, outline }) => index === outline.title && 'title'],
  ...headings,
  ...ingredients,
  ...steps,
]
