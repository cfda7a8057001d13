import { isYieldOrTime } from './facts'
import { beginsOrder, isFarewell, isForNow, isOrder, kitchenWork, tellsWork, worksOn } from './kitchenWords'
import { type Label, NO_LEVEL, type Outline, type Place } from './labels'
import { bare, isBullet, isNumbered, type MarkdownLine, withoutEmphasis } from './markdownLines'
import {
  isAmount,
  isBesideRecipe,
  isCredit,
  isNamed,
  isNote,
  isSentence,
  isStepHeading,
  listsSeveral,
  opens,
  partLabel,
  startsWithAmount,
} from './sectionHeadings'

/** Gives a line its label, or leaves it to the next rules. */
type LabelOf = (place: Place) => Label | false
/** A rule has a name. */
export type Rule = readonly [name: string, label: LabelOf]
type Rules = Readonly<Record<string, LabelOf>>

/** A name over a text is that of a step. One with a colon, over a list or over another name is that of a part. */
const stepOrPart = ({ line, below, steps }: Place): Label => {
  const isOverText = below?.kind === 'text' && !isNamed(below) && !isYieldOrTime(below.plain)
  // "**Step 1: Chop the tomatoes**", above another one
  const isOrder = beginsOrder(line.plain.replace(/^(?:step )?\d{1,2}[.:)]?\s+/i, '').toLowerCase())
  const isAlone =
    below === undefined ? steps === 'names' || isOrder : isOrder && below.kind !== 'item' && isNamed(below)
  return namesStep(line) && (isOverText || isAlone) ? 'step' : 'part'
}

/** Whether a line that is a step is its name alone. */
export const namesStep = (line: MarkdownLine): boolean => isNamed(line) && !/:\s*$/.test(line.plain)

/** "Step 1: Chop", whose first word may be the heading of a method too. */
const isOfStep = ({ plain }: MarkdownLine): boolean => /^step \d/i.test(bare(plain))

const headingLabels = { ingredients: 'ingredientsHeading', method: 'methodHeading', other: 'otherHeading' } as const

const headings: Rules = {
  'a heading over the next part of a dish': ({ line, below, section }) =>
    below !== undefined &&
    opens(below) === 'ingredients' &&
    line.level !== 1 &&
    isNamed(line) &&
    (section === 'method' || partLabel.test(bare(line.plain))) &&
    'group',
  'a heading within the method': (place) =>
    opens(place.line) === 'method' &&
    (isOfStep(place.line) ||
      (place.section === 'method' && !(place.line.kind === 'heading' && place.line.level <= 2))) &&
    stepOrPart(place),
  'the heading of a section': ({ line }) => {
    const section = opens(line)
    return section !== undefined && section !== 'preamble' && headingLabels[section]
  },
  'the name of the next dish': ({ line, section, level, outline: { titleLevel } }) =>
    line.kind === 'heading' &&
    section !== 'preamble' &&
    (line.level === 1 || (line.level <= titleLevel && titleLevel < level)) &&
    'title',
}

const ingredients: Rules = {
  'the name of a part with a list': ({ line, index, below, outline }) =>
    !outline.hasIngredientsHeading &&
    isNamed(line) &&
    (listsAmounts(outline, index + 1) || (outline.hasWork && mayBeIngredient(below) && isAmount(below))) &&
    'group',
  'the name of a group': (place) => place.section === 'ingredients' && namesGroup(place) && 'group',
  'a fact': ({ line, section }) => {
    // "Cook: Fry the onions for 5 minutes."
    const isStep = section === 'method' && (isBullet(line) || isOrder(line.plain.replace(/^[^:]{1,30}:\s+/, '')))
    return (line.kind === 'text' || isBullet(line)) && !isStep && isYieldOrTime(line.plain) && 'fact'
  },
  'a step in a list below the ingredients': (place) => {
    const { line, section, hasItems, last, lastLine, outline } = place
    if (line.kind !== 'item' || !isLast(place)) return false
    if (section === 'preamble') return isNumbered(line) && 'step'
    const isWhole = isSentence(line.plain) && !startsWithAmount(line.plain)
    // The list above has no marks, so this one is another.
    const isOtherList = last === 'ingredient' && lastLine?.kind === 'text' && !startsWithAmount(line.plain)
    const tellsOrder = beginsOrder(line.plain) || worksOn(line.plain, outline.listed)
    const isStep = isNumbered(line) ? hasItems || isOtherList || isWhole : tellsOrder && isWhole
    return section === 'ingredients' && isStep && 'step'
  },
  'a further line of an ingredient': ({ line, section, indent }) =>
    section === 'ingredients' &&
    ((line.kind === 'item' && line.indent > indent + 1) || isBesideRecipe(line.text) || isNote(line.plain)) &&
    'note',
  'an ingredient': (place) => place.line.kind === 'item' && isListed(place) && 'ingredient',
  'work below the ingredients': (place) => {
    if (place.section !== 'ingredients' || !isLast(place)) return false
    if (isWork(place.line, place)) return 'step'
    return isNamed(place.line) && isWork(place.below, place) && stepOrPart(place)
  },
  'an ingredient without a mark': (place) => isBare(place) && 'ingredient',
}

/** Whether no heading of a method follows that of the ingredients. */
const isLast = ({ index, outline }: Place) => index > outline.lastMethod || !outline.hasIngredientsHeading

/** Whether a line says what to do below a list of ingredients. Without a heading the list may be one of advice. */
const isWork = (line: MarkdownLine | undefined, { outline }: Place) =>
  line?.kind === 'text' &&
  !isNamed(line) &&
  (isOrder(line.plain) || tellsWork(line.plain) || worksOn(line.plain, outline.listed)) &&
  isForNow(line.plain)

/** Whether a list without numbers begins at a line, and has an amount. */
function listsAmounts({ lines }: Outline, start: number): boolean {
  for (let index = start; isBullet(lines[index]); index++) {
    const text = lines[index]?.plain ?? ''
    if (/[\d½¼¾⅓⅔]/.test(text) && !isYieldOrTime(text)) return true
  }
  return false
}

/** In characters. */
const MAX_INGREDIENT = 200
/** Whether a line without a mark may be an ingredient: no sentence, and nothing that introduces another line. */
export const mayBeIngredient = (line: MarkdownLine | undefined): boolean =>
  line?.kind === 'text' &&
  line.indent < 4 &&
  line.plain.length <= MAX_INGREDIENT &&
  !isYieldOrTime(line.plain) &&
  !/[!?:]\s*$/.test(line.plain) &&
  !isNote(line.plain) &&
  (!/\.\s*$/.test(line.plain) || /^[\d½¼¾⅓⅔]/.test(line.plain)) &&
  !isOrder(line.plain)

/** Whether an item is of a list of ingredients. Without a heading, amounts tell the list. */
const isListed = ({ index, outline, section, steps }: Place) => {
  if (section === 'ingredients') return true
  if (outline.hasIngredientsHeading || !listsAmounts(outline, index)) return false
  return section === 'preamble' || (section === 'method' && steps === 'paragraphs')
}

/** "**Noodles:** 250 g" */
const boldLabel = /^\*\*[^*]{2,40}(?::\*\*|\*\*:)\s+/

/** Whether a line without a mark is an ingredient. Above all headings, the next one has an amount too. */
function isBare({ line, below, section, hasItems, outline }: Place): boolean {
  const isFirst = section === 'preamble' && outline.hasWork && !outline.hasIngredientsHeading
  if (!(section === 'ingredients' || isFirst) || !mayBeIngredient(line)) return false
  const words = withoutEmphasis(line.text.replace(boldLabel, ''))
  // "Pantry", above items, is none.
  if (!isFirst) return startsWithAmount(words) || !(hasItems || isBullet(below))
  const isBelow = isBullet(below) || mayBeIngredient(below)
  return listsSeveral(line.plain) || (startsWithAmount(line.plain) && isBelow && isAmount(below))
}

/** Whether a line names the ingredients below it: a heading, an item over others, "**Sauce**", "For the dip" above "1 lime". */
function namesGroup({ line, below, hasItems }: Place): boolean {
  if (line.kind === 'heading') return true
  if (line.kind === 'item') {
    if (below?.kind !== 'item' || below.indent < line.indent || startsWithAmount(line.plain)) return false
    const hasColon = /:\W*$/.test(line.text)
    if (below.indent > line.indent + 1) return hasColon || line.isBold || isAmount(below)
    return isBullet(line) && hasColon && line.plain.length <= 40
  }
  if (line.kind !== 'text' || !below) return false
  const isOverList = below.kind === 'item' || (mayBeIngredient(below) && isAmount(below))
  if (isNamed(line)) return isOverList || (!hasItems && mayBeIngredient(below))
  return isOverList && partLabel.test(bare(line.plain))
}

const steps: Rules = {
  // A part of the method has a deeper heading, or the name of a work. Without a heading over all, it may have numbers below.
  'a heading below the method': ({ line, below, level }) =>
    line.kind === 'heading' &&
    line.level <= level &&
    !isStepHeading(line.plain) &&
    !(level === NO_LEVEL && isNumbered(below)) &&
    'otherHeading',
  'an aside of the method': ({ line: { kind, plain } }) =>
    kind === 'text' && (isFarewell(plain) || isNote(plain)) && 'note',
  'the name of a step, or of several': (place) => {
    const { line, below } = place
    if (isPlainPart(place)) return 'part'
    const isOverItems = isAnnouncement(line) && !line.isBold && isBullet(below)
    return isNamed(line) && !isBelowShortStep(place) && !isOverItems && stepOrPart(place)
  },
  'an item of the method': ({ line, steps }) => {
    if (line.kind !== 'item') return false
    const isStep = line.indent < 2 && (isNumbered(line) || steps === undefined || steps === 'items')
    return isStep ? 'step' : 'continuation'
  },
  'a paragraph of the method': (place) => {
    const { line, isApart, below, last, steps } = place
    if (line.kind !== 'text') return false
    if (steps === 'names') return isRightBelowName(place) || haveNames(place) ? 'continuation' : 'step'
    if (steps === 'paragraphs' || steps === undefined) {
      const isOverSteps = steps === undefined && below?.kind === 'item' && !isAnnouncement(line)
      const isWhole = line.plain.length > 20 || /[.!]$/.test(line.plain) || kitchenWork.test(line.plain)
      return isWhole && !line.isItalic && !isOverSteps ? 'step' : 'note'
    }
    const isRightBelow = !isApart && last !== 'note'
    return line.indent >= 2 || isRightBelow || isBelowShortStep(place) ? 'continuation' : 'note'
  },
}

/** Whether the numbers begin again below a short line: "Topping", "For the topping". */
const isPlainPart = ({ line: { kind, plain, indent }, below, steps, lastLine }: Place): boolean =>
  kind === 'text' &&
  indent < 2 &&
  /^\p{Lu}[\p{L}\p{M} '’-]{2,40}$/u.test(plain) &&
  plain.split(' ').length <= 5 &&
  /^1\D?$/.test(below?.mark ?? '') &&
  (steps === undefined || (steps === 'numbers' && (!/^1\D?$/.test(lastLine?.mark ?? '') || partLabel.test(plain))))

/** Whether a line says what to do with the lines below it: "Whisk in a bowl:" */
const isAnnouncement = ({ kind, plain }: MarkdownLine): boolean =>
  kind === 'text' && /:\s*$/.test(plain) && beginsOrder(plain)

const isRightBelowName = ({ lastLine }: Place): boolean => lastLine !== undefined && namesStep(lastLine)

/** Whether several steps of the method have names. Then all paragraphs below a name belong to its step. */
function haveNames({ outline: { lines }, index }: Place): boolean {
  const isName = (line: MarkdownLine) => namesStep(line) && (opens(line) === undefined || isOfStep(line))
  const isEnd = (line: MarkdownLine) => opens(line) !== undefined && !isOfStep(line)
  const begin = lines.slice(0, index).findLastIndex(isEnd)
  const end = lines.findIndex((line, at) => at > index && isEnd(line))
  return lines.slice(begin + 1, end < 0 ? undefined : end).filter(isName).length > 1
}

/** Whether a paragraph says what to do in the step above it, which is only a name: "1. **Simmer**". */
const isBelowShortStep = ({ lastLine }: Place): boolean =>
  lastLine?.kind === 'item' &&
  lastLine.indent < 2 &&
  (lastLine.isBold || (lastLine.plain.length <= 40 && !/[.!?]$/.test(lastLine.plain)))

/** The first rule that knows a line gives it its label. Rules look back at the labels, and ahead at the next line with words. */
export const rules: readonly Rule[] = [
  ['where it comes from', ({ line }) => line.kind === 'text' && isCredit(line.text) && 'note'],
  ['the name of the dish', ({ line, outline }) => line === outline.title && 'title'],
  ...Object.entries(headings),
  ...Object.entries(ingredients),
  ...Object.entries(steps).map(([name, label]): Rule => [name, (place) => place.section === 'method' && label(place)]),
]
