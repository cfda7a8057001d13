import { beginsOrder, kitchenWork } from './kitchenWords'
import { NO_LEVEL, type Outline } from './labels'
import { bare, isNumbered, type MarkdownLine } from './markdownLines'
import { isNamed, isStepHeading, startsWithAmount } from './sectionHeadings'

/** How the steps of a method are written. */
export interface MethodForm {
  /** Numbered items, items, or paragraphs, which may have lists of what they take. */
  readonly steps: 'numbers' | 'items' | 'paragraphs'
  /** The lines that name a step each, whose words stand below. */
  readonly names: ReadonlySet<number>
}

/** Whether a heading ends the method, which a heading of `level` opened. Without one, a heading over a number does not. */
export const endsMethod = (line: MarkdownLine, below: MarkdownLine | undefined, level: number): boolean =>
  line.kind === 'heading' &&
  line.level <= level &&
  !isStepHeading(line.plain) &&
  !(level === NO_LEVEL && isNumbered(below))

/** Reads the form of the method, or of the part of one, that begins at a line below a heading of `level`. */
export function methodForm({ lines, opened, next }: Outline, start: number, level: number): MethodForm {
  const isEnd = (line: MarkdownLine, index: number) =>
    opened[index] === undefined ? endsMethod(line, lines[next[index] ?? -1], level) : opened[index] !== 'method'
  const end = lines.findIndex((line, index) => index > start && isEnd(line, index))
  const own = lines.slice(start, end < 0 ? undefined : end)
  const nextPart = own.findIndex(({ kind }, offset) => offset > 0 && kind === 'heading')
  const part = own.slice(0, nextPart < 0 ? undefined : nextPart)
  const isStepItem = (line: MarkdownLine) => isTopItem(line) && !namesOnlyFoods(line) && !isLink(line)
  const hasNumbers = part.some((line) => isStepItem(line) && isNumbered(line))
  const areParagraphs = !part.some(isStepItem) || (!hasNumbers && part.some(isAnnouncement))
  // The heading of the method names none, unless it is "Step 1".
  const first = opened[start] !== undefined && !isStepNumber(lines[start]) ? start + 1 : start
  // Below the name of a step are its words.
  const namesStep = (line: MarkdownLine, index: number) =>
    index >= first && isNamed(line) && !/:\s*$/.test(line.plain) && lines[next[index] ?? -1]?.kind !== 'heading'
  const names = own.some(isStepItem)
    ? []
    : own.flatMap((line, offset) => (namesStep(line, start + offset) ? start + offset : []))
  return {
    steps: hasNumbers ? 'numbers' : areParagraphs ? 'paragraphs' : 'items',
    names: new Set(names.length > 1 || isStepNumber(lines[names[0] ?? -1]) ? names : []),
  }
}

/** "Step 1", "**Step 2:** Fry the onions" */
export const isStepNumber = (line: MarkdownLine | undefined): boolean => /^step \d/i.test(bare(line?.plain ?? ''))

const isTopItem = (line: MarkdownLine | undefined): line is MarkdownLine => line?.kind === 'item' && line.indent < 2

/** Whether an item is a link to another page. */
export const isLink = ({ text }: MarkdownLine): boolean => /^\[[^[\]]+\]\([^()\s]+\)$/.test(text.trim())

/** Whether an item of a method only names what the step above it takes. */
export const namesOnlyFoods = ({ plain }: MarkdownLine): boolean =>
  startsWithAmount(plain) && !/[.!:]\s*$/.test(plain) && !kitchenWork.test(plain)

/** Whether a line says what to do with the lines below it: "Whisk in a bowl:" */
export const isAnnouncement = ({ kind, plain }: MarkdownLine): boolean =>
  kind === 'text' && /:\s*$/.test(plain) && beginsOrder(plain)

/** Whether a paragraph says what to do in the step above it, which is only a name: "1. **Simmer**". */
export function isBelowShortStep(lines: readonly MarkdownLine[], index: number): boolean {
  const step = lines.slice(0, index).findLast(({ kind }) => kind !== 'blank')
  return isTopItem(step) && (step.isBold || (step.plain.length <= 40 && !/[.!?]$/.test(step.plain)))
}
