import { bare } from './facts'
import { beginsOrder, imperative, kitchenWork } from './kitchenWords'
import type { Outline } from './labels'
import { isNamed } from './markdownHeadings'
import { isNumbered, type MarkdownLine } from './markdownLines'
import { isStepHeading, startsWithAmount } from './sectionHeadings'

/** How the steps of a method are written. */
export interface MethodForm {
  /** Numbered items, items, or paragraphs, which may have lists of what they take. */
  readonly steps: 'numbers' | 'items' | 'paragraphs'
  /** The lines that name a step each, whose words stand below. */
  readonly names: ReadonlySet<number>
  /** Whether paragraphs begin with "Step 1". Then only these are steps. */
  readonly hasStepLabels: boolean
  /** The indexes of the first and the last numbered step; 0 without one. */
  readonly firstNumber: number
  readonly lastNumber: number
}

/** Whether a heading ends the method, which a heading of `level` opened. */
export const endsMethod = (line: MarkdownLine, below: MarkdownLine | undefined, level: number): boolean =>
  line.kind === 'heading' &&
  line.level <= level &&
  !isStepHeading({ text: line.plain }) &&
  !(level > MAX_LEVEL && /^1\D/.test(below?.mark ?? ''))
const MAX_LEVEL = 6

/** Reads the form of the method that begins at a line, below a heading of `level`. */
export function methodForm({ lines, opened, next }: Outline, start: number, level: number): MethodForm {
  const below = (index: number) => lines[next[index] ?? -1]
  const isEnd = (line: MarkdownLine, index: number) => {
    const section = opened[index]
    return section === undefined ? endsMethod(line, below(index), level) : section !== 'method'
  }
  const end = lines.findIndex((line, index) => index > start && isEnd(line, index))
  const own = lines.slice(start, end < 0 ? undefined : end)
  const indexes = (test: (line: MarkdownLine, index: number) => boolean) =>
    own.flatMap((line, offset) => (test(line, start + offset) ? start + offset : []))
  const numbers = indexes((line) => isTopItem(line) && isNumbered(line))
  const hasNumbers = numbers.length > 0
  // The heading of the method names none, unless it is "Step 1".
  const isOpener = (index: number) => index === start && opened[start] !== undefined && !isStepNumber(lines[start])
  const names = hasNumbers ? [] : indexes((line, index) => !isOpener(index) && namesStep(line, below(index)))
  const areSteps =
    names.length > 1 ? !names.every((index) => namesSeveral(lines, next, index)) : isStepNumber(lines[names[0] ?? -1])
  const areParagraphs = !own.some(isTopItem) || (!hasNumbers && listsBelongToParagraphs(own))
  return {
    steps: hasNumbers ? 'numbers' : areParagraphs ? 'paragraphs' : 'items',
    names: new Set(areSteps ? names : []),
    hasStepLabels: own.filter(({ kind, plain }) => kind === 'text' && /^step \d/i.test(plain)).length > 1,
    firstNumber: numbers[0] ?? 0,
    lastNumber: numbers.at(-1) ?? 0,
  }
}

/** "Step 1", "**Step 2:** Fry the onions" */
export const isStepNumber = (line: MarkdownLine | undefined): boolean => /^step \d/i.test(bare(line?.plain ?? ''))

const isTopItem = (line: MarkdownLine | undefined) => line?.kind === 'item' && line.indent < 2

/** Whether a line says "Step 1" and no more. */
export const isNumberAlone = ({ kind, plain }: MarkdownLine): boolean =>
  kind === 'text' && /^step \d{1,2}$/i.test(plain)

/** Whether a line names a step, whose words are in the line below. */
const namesStep = (line: MarkdownLine, below: MarkdownLine | undefined): boolean =>
  line.kind !== 'item' &&
  (isNamed(line) || isNumberAlone(line)) &&
  !/:\s*$/.test(line.plain) &&
  (below?.kind === 'item' || (below?.kind === 'text' && !isNamed(below)))

/** Whether a heading names a part of the dish, with several steps below it: "Crust". One that says what to do is a step. */
function namesSeveral(lines: readonly MarkdownLine[], next: readonly number[], index: number): boolean {
  const name = bare(lines[index]?.plain ?? '')
  const first = next[index] ?? -1
  const areItems = isTopItem(lines[first]) && isTopItem(lines[next[first] ?? -1])
  return areItems && !imperative.test(name) && !isStepHeading({ text: name })
}

/** Whether a line says what to do with the lines below it: "Whisk in a bowl:" */
export const isAnnouncement = ({ kind, plain }: MarkdownLine): boolean =>
  kind === 'text' && /:\s*$/.test(plain) && beginsOrder(plain)

/** Whether the lists of a method only name what the paragraphs above them take: "Mix the dry ingredients:". */
function listsBelongToParagraphs(lines: readonly MarkdownLine[]): boolean {
  const told = lines.filter(({ kind }) => kind === 'text' || kind === 'item')
  const isName = ({ plain }: MarkdownLine) =>
    startsWithAmount({ text: plain }) || (!imperative.test(plain) && !/[.!]\s*$/.test(plain))
  const isOrder = (line: MarkdownLine) => isAnnouncement(line) || (!isNamed(line) && kitchenWork.test(line.plain))
  return (
    told[0]?.kind === 'text' &&
    told.every((line) => line.kind === 'text' || isName(line)) &&
    told.some((line) => line.kind === 'text' && isOrder(line))
  )
}

/** Whether a paragraph says what to do in the step above it, which is only a name: "1. **Simmer**". */
export function isBelowShortStep(lines: readonly MarkdownLine[], index: number): boolean {
  const line = lines[index]
  if (line?.kind !== 'text' || line.indent >= 2 || lines[index - 1]?.kind !== 'blank') return false
  const isPassed = ({ kind, indent }: MarkdownLine) => kind === 'blank' || (kind === 'text' && indent >= 2)
  let at = index - 1
  for (let each = lines[at]; each && isPassed(each); each = lines[at]) at--
  const step = lines[at]
  return (
    step !== undefined && isTopItem(step) && (step.isBold || (step.plain.length <= 40 && !/[.!?]$/.test(step.plain)))
  )
}
