import { once } from '../lib/remember'
import { isYieldOrTime } from './facts'
import { apologizes, findTitle, titleLabel } from './findTitle'
import { mayBeIngredient, type Rule, rules } from './labelRules'
import { type Label, type LabelledLine, NO_LEVEL, type Outline, outlineOf, type Place, type State } from './labels'
import { createLine, isBullet, type MarkdownLine } from './markdownLines'
import { methodForm } from './methodForm'
import { prepareLines, splitLines } from './prepareLines'
import { inlineList, isAmount, listsSeveral, opens, type Section, withoutBold } from './sectionHeadings'

/** The section that a label begins. */
const begins: Partial<Record<Label, Section>> = {
  title: 'preamble',
  ingredientsHeading: 'ingredients',
  group: 'ingredients',
  ingredient: 'ingredients',
  methodHeading: 'method',
  part: 'method',
  step: 'method',
  otherHeading: 'other',
}
const isOpener = (label: Label) => /^(?:title|.*Heading)$/.test(label)

/**
 * Labels each line of a reply with words once: what it is of a recipe.
 *
 * @param ordered the rules, in their order.
 */
export function labelLines(markdown: string, ordered: readonly Rule[] = rules): LabelledLine[] {
  const { lines: whole, title, titleLevel } = withTitle(prepareLines(markdown), markdown)
  const lines = splitLines(whole)
  const outline = outlineOf(lines, title, titleLevel)
  let state: State = {
    ...{ section: 'preamble', level: NO_LEVEL, indent: Infinity, hasItems: false, isInNamedStep: false },
    ...{ last: undefined, method: methodAt(outline, 0, NO_LEVEL) },
  }
  return lines.map((line, index) => {
    if (line.kind === 'blank') return { ...line, label: undefined }
    if (state.section !== 'method') state = { ...state, method: methodAt(outline, index, levelOf(line)) }
    const [above, below] = [lines[index - 1], lines[outline.next[index] ?? -1]]
    const label = labelOf({ ...state, line, index, outline, above, below, opens: outline.opened[index] }, ordered)
    state = nextState(state, label, line, outline, index)
    return { ...line, label }
  })
}

/** What a line is by the rules; without one it is of the words before or after the recipe. */
const labelOf = (place: Place, ordered: readonly Rule[]): Label => {
  for (const [, label] of ordered) {
    const found = label(place)
    if (found) return found
  }
  return place.section === 'preamble' ? 'intro' : 'note'
}

/** The form of the method that a line would begin. It is read when a rule asks for it. */
const methodAt = (outline: Outline, index: number, level: number) => once(() => methodForm(outline, index, level))

/** What the labels say below a line. */
function nextState(state: State, label: Label, line: MarkdownLine, outline: Outline, index: number): State {
  const section = begins[label] ?? state.section
  const isNew = section !== state.section || isOpener(label)
  const beginsList = section === 'ingredients' && isNew
  const isListed = label === 'ingredient' && line.kind === 'item'
  const indent = beginsList || label === 'group' ? Infinity : state.indent
  const isNamed = label === 'step' && state.method().names.has(index)
  const level = isNew ? levelOf(line) : state.level
  return {
    section,
    level,
    method: isNew || label === 'part' ? methodAt(outline, index, level) : state.method,
    // The first ingredient tells how far the list is indented.
    indent: isListed ? Math.min(indent, line.indent) : indent,
    hasItems: beginsList ? hasItemsFrom(outline, index) : state.hasItems,
    last: label,
    isInNamedStep: label === 'step' ? isNamed : state.isInNamedStep && !isNew && label !== 'part',
  }
}

const levelOf = ({ kind, level }: MarkdownLine) => (kind === 'heading' ? level : NO_LEVEL)

/** Whether a list that begins at a line has items, before the next heading of a section. */
function hasItemsFrom({ lines, opened }: Outline, index: number): boolean {
  const end = opened.findIndex((section, other) => other > index && section !== undefined)
  return lines.slice(index, end < 0 ? undefined : end).some(isBullet)
}

/** Whether the ingredients or the steps begin at a line: with a heading, a list, or amounts in two lines. */
function isBody(lines: readonly MarkdownLine[], index: number): boolean {
  const line = lines[index]
  if (!line || line.kind === 'blank') return false
  if (opens(line) !== undefined || inlineList(line) !== undefined) return true
  if (line.kind === 'item' || line.kind === 'row') return !isYieldOrTime(line.plain)
  const below = lines.slice(index + 1, index + 3).find(({ kind }) => kind !== 'blank')
  return (
    mayBeIngredient(line) &&
    ((isAmount(line) && isAmount(below)) || (!line.plain.includes(':') && listsSeveral(line.plain)))
  )
}

/** Finds the name of the dish, and makes its line a heading. A sentence that announces it stays above it. */
function withTitle(lines: readonly MarkdownLine[], markdown: string) {
  const start = lines.findIndex((_, index) => isBody(lines, index))
  // A recipe in prose has some paragraphs. Until there are lists, a sentence alone may say anything.
  const hasBody = start >= 0 || lines.filter(({ kind }) => kind === 'text').length > 2
  const isRecipe = lines.some(({ kind }) => kind === 'heading') || (hasBody && (start >= 0 || !apologizes(markdown)))
  const place = isRecipe ? findTitle(lines.slice(0, start < 0 ? undefined : start), start >= 0) : undefined
  const line = lines[place?.line ?? -1]
  if (!place || !line) return { lines, title: -1, titleLevel: 0 }
  const words = place.name ?? withoutBold(line.text).replace(titleLabel, '')
  // A heading before the title is not the title.
  const above = lines
    .slice(0, place.line)
    .map((each) => (each.kind === 'heading' ? createLine('heading', each.text, { level: 3 }) : each))
  if (place.name) above.push(line)
  return {
    lines: [...above, createLine('heading', words, { level: 1 }), ...lines.slice(place.line + 1)],
    title: above.length,
    titleLevel: line.level,
  }
}
