import { isYieldOrTime } from './facts'
import { beginsOrder, kitchenWork } from './kitchenWords'
import {
  isAside,
  isLast,
  isNameOfItems,
  isNameOfLines,
  isWork,
  listsAmounts,
  mayBeIngredient,
  type Place,
  startsBareList,
} from './labelPlaces'
import type { Label } from './labels'
import { bare, isBullet, isNumbered } from './markdownLines'
import { endsMethod, isAnnouncement, isBelowShortStep, isLink, isStepNumber, namesOnlyFoods } from './methodForm'
import {
  isAmount,
  isBesideRecipe,
  isCredit,
  isNamed,
  isNote,
  isSentence,
  partLabel,
  startsWithAmount,
} from './sectionHeadings'

/** A rule has a name, and gives a line its label or leaves it to the next rules. */
export type Rule = readonly [name: string, label: (place: Place) => Label | false]

const stepOrPart = ({ index, method }: Place): Label => (method().names.has(index) ? 'step' : 'part')

/** The labels of headings, by the section that they open. */
const headingLabels = { ingredients: 'ingredientsHeading', method: 'methodHeading', other: 'otherHeading' } as const

/** The rules for headings, and for lines that stand in the place of one. */
const headings: readonly Rule[] = [
  [
    'a heading over the next part of a dish',
    ({ line, index, section, outline: { opened, next } }) =>
      opened[next[index] ?? -1] === 'ingredients' &&
      line.level !== 1 &&
      isNamed(line) &&
      (section === 'method' || partLabel.test(bare(line.plain))) &&
      'group',
  ],
  [
    'a heading within the method',
    (place) =>
      place.opens === 'method' &&
      (isStepNumber(place.line) ||
        (place.section === 'method' && !(place.line.kind === 'heading' && place.line.level <= 2))) &&
      stepOrPart(place),
  ],
  ['the heading of a section', ({ opens }) => opens !== undefined && opens !== 'preamble' && headingLabels[opens]],
  [
    'the name of the next dish',
    ({ line, section, level, outline: { titleLevel } }) =>
      line.kind === 'heading' &&
      section !== 'preamble' &&
      (line.level === 1 || (line.level <= titleLevel && titleLevel < level)) &&
      'title',
  ],
]

/** The rules for the ingredients. */
const ingredients: readonly Rule[] = [
  [
    'the name of a part with a list',
    ({ line, index, below, outline }) =>
      !outline.hasIngredientsHeading &&
      isNamed(line) &&
      (listsAmounts(outline, outline.next[index] ?? -1) ||
        (outline.hasWork && mayBeIngredient(below) && isAmount(below))) &&
      'group',
  ],
  [
    'the name of a group',
    (place) =>
      place.section === 'ingredients' &&
      (place.line.kind === 'heading' ||
        (place.line.kind === 'text' && isNameOfLines(place)) ||
        (isBullet(place.line) && isNameOfItems(place))) &&
      'group',
  ],
  [
    'a fact',
    ({ line, section }) =>
      (line.kind === 'text' || (isBullet(line) && section !== 'method')) && isYieldOrTime(line.plain) && 'fact',
  ],
  [
    'a step in a list below the ingredients',
    (place) => {
      const { line, section, hasItems } = place
      if (line.kind !== 'item' || !isLast(place)) return false
      if (section === 'preamble') return isNumbered(line) && 'step'
      const isOrder = isNumbered(line)
        ? hasItems || isSentence(line.plain)
        : beginsOrder(line.plain) && isSentence(line.plain)
      return section === 'ingredients' && isOrder && 'step'
    },
  ],
  [
    'a further line of an ingredient',
    ({ line, section, indent }) =>
      section === 'ingredients' &&
      ((line.kind === 'item' && line.indent > indent + 1) || isBesideRecipe(line.text) || isNote(line.plain)) &&
      'note',
  ],
  ['an ingredient', (place) => place.line.kind === 'item' && isListed(place) && 'ingredient'],
  [
    'work below the ingredients',
    (place) => {
      if (place.section !== 'ingredients' || !isLast(place)) return false
      if (isWork(place.line, place.outline)) return 'step'
      return isNamed(place.line) && isWork(place.below, place.outline) && stepOrPart(place)
    },
  ],
  ['an ingredient without a mark', (place) => isBare(place) && 'ingredient'],
]

/** Whether an item is of a list of ingredients. Without a heading, amounts tell the list. */
const isListed = ({ index, outline, section, method }: Place) => {
  if (section === 'ingredients') return true
  if (outline.hasIngredientsHeading || !listsAmounts(outline, index)) return false
  return section === 'preamble' || (section === 'method' && method().steps === 'paragraphs')
}

const isBare = (place: Place) =>
  place.section === 'ingredients'
    ? mayBeIngredient(place.line) && (!place.hasItems || startsWithAmount(place.line.plain))
    : place.section === 'preamble' && startsBareList(place)

/** The rules for the steps, which are asked within a method. */
const steps: readonly Rule[] = [
  [
    'a heading among the steps',
    (place) => {
      const { line, below, index, level, method } = place
      if (line.kind !== 'heading') return false
      const isEnd = endsMethod(line, below, level) && !method().names.has(index)
      return isEnd ? 'otherHeading' : stepOrPart(place)
    },
  ],
  ['an aside of the method', ({ line }) => line.kind === 'text' && isAside(line) && 'note'],
  ['the name of a step, or of several', (place) => isNameInMethod(place) && stepOrPart(place)],
  [
    'a line below the name of a step',
    ({ line, isInNamedStep }) => (line.kind === 'text' || line.kind === 'item') && isInNamedStep && 'continuation',
  ],
  [
    'an item of the method',
    ({ line, method }) => {
      if (line.kind !== 'item') return false
      if (isLink(line)) return 'note'
      const { steps: form } = method()
      if (line.indent >= 2 || form === 'paragraphs' || namesOnlyFoods(line)) return 'continuation'
      return form === 'items' || isNumbered(line) ? 'step' : 'continuation'
    },
  ],
  [
    'a paragraph of the method',
    ({ line, index, above, outline, last, method }) => {
      if (line.kind !== 'text') return false
      const { steps: form } = method()
      if (form === 'paragraphs') {
        const isWhole = line.plain.length > 20 || /[.!]$/.test(line.plain) || kitchenWork.test(line.plain)
        return isWhole && !line.isItalic ? 'step' : 'note'
      }
      const isRightBelow = above?.kind !== 'blank' && last !== 'note'
      return line.indent >= 2 || isRightBelow || isBelowShortStep(outline.lines, index) ? 'continuation' : 'note'
    },
  ],
]

const isNameInMethod = ({ line, index, below, outline, method }: Place) => {
  if (method().names.has(index)) return true
  return (
    line.kind !== 'item' &&
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
  ['where it comes from', ({ line }) => line.kind === 'text' && isCredit(line.text) && 'note'],
  ['the name of the dish', ({ index, outline }) => index === outline.title && 'title'],
  ...headings,
  ...ingredients,
  ...steps.map(([name, label]): Rule => [name, (place) => place.section === 'method' && label(place)]),
]
