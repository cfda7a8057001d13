import { isYieldOrTime } from './facts'
import { isFarewell, isForNow, isOrder, tellsWork } from './kitchenWords'
import type { Label, Outline } from './labels'
import { bare, isBullet, type MarkdownLine } from './markdownLines'
import type { MethodForm } from './methodForm'
import { isAmount, isNamed, isNote, listsSeveral, partLabel, type Section, startsWithAmount } from './sectionHeadings'

/** What the labels of the lines above say. */
export interface State {
  readonly section: Section
  /** The level of the heading that opened the section; 7 if none did. */
  readonly level: number
  /** How the steps are written: within a method, or in one that would begin at this line. */
  readonly method: () => MethodForm
  /** How far the items of the ingredients are indented. Deeper ones are notes. */
  readonly indent: number
  /** Whether the ingredients have items. */
  readonly hasItems: boolean
  /** The label of the last line with words. */
  readonly last: Label | undefined
  /** Whether the line is below the name of a step. */
  readonly isInNamedStep: boolean
}

/** A line with its neighbours, and with what the labels above it say. */
export interface Place extends State {
  readonly line: MarkdownLine
  readonly index: number
  /** The line right above, which may be blank. */
  readonly above: MarkdownLine | undefined
  /** The next line with words. */
  readonly below: MarkdownLine | undefined
  /** The section that the line opens. */
  readonly opens: Section | undefined
  readonly outline: Outline
}

/** Whether no heading of a method follows that of the ingredients. */
export const isLast = ({ index, outline }: Place): boolean =>
  index > outline.lastMethod || !outline.hasIngredientsHeading

/** Whether a line says what to do below a list of ingredients. Without a heading the list may be one of advice. */
export const isWork = (line: MarkdownLine | undefined, { hasIngredientsHeading }: Outline): boolean =>
  line?.kind === 'text' &&
  !isNamed(line) &&
  !isFarewell(line.plain) &&
  (isOrder(line.plain) || tellsWork(line.plain)) &&
  (hasIngredientsHeading || isForNow(line.plain))

/** How many items of a list are looked at. */
const MAX_LOOK = 40

/** Whether a list without numbers begins at a line, and has an amount. */
export function listsAmounts({ lines, next }: Outline, start: number): boolean {
  let index = start
  for (let count = 0; count < MAX_LOOK && isBullet(lines[index]); count++) {
    const text = lines[index]?.plain ?? ''
    if (/[\d½¼¾⅓⅔]/.test(text) && text.length <= 120 && !isYieldOrTime(text)) return true
    index = next[index] ?? lines.length
  }
  return false
}

/** The longest line without a mark that is an ingredient, in characters. */
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

/** Whether the first of the ingredients stands without a mark and without a heading: the next one has an amount too. */
export const startsBareList = ({ line, below, outline }: Place): boolean =>
  outline.hasWork &&
  !outline.hasIngredientsHeading &&
  mayBeIngredient(line) &&
  (listsSeveral(line.plain) ||
    (startsWithAmount(line.plain) && (isBullet(below) || mayBeIngredient(below)) && isAmount(below)))

/** Whether an item names those below it: "- Sauce:" and deeper ones, or "- **Sauce:**" and others. */
export function isNameOfItems({ line, below }: Place): boolean {
  if (below?.kind !== 'item' || below.indent < line.indent || startsWithAmount(line.plain)) return false
  const hasColon = /:\W*$/.test(line.text)
  return below.indent > line.indent
    ? hasColon || line.isBold || isAmount(below)
    : hasColon && (line.isBold || line.plain.length <= 40)
}

/** Whether a line without a mark names the ingredients below it: in bold, with a colon, or "For the dip" above "1 lime". */
export function isNameOfLines({ line, below, hasItems }: Place): boolean {
  if (!below || isYieldOrTime(line.plain)) return false
  const isListed = below.kind === 'item' || (mayBeIngredient(below) && isAmount(below))
  if (isNamed(line)) return isListed || (!hasItems && mayBeIngredient(below))
  return isListed && partLabel.test(bare(line.plain))
}

/** Whether a line of a method has nothing to do: a wish, or a tip. */
export const isAside = ({ plain }: MarkdownLine): boolean => isFarewell(plain) || isNote(plain)
