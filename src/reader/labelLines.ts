import { isYieldOrTime } from './facts'
import { apologizes, findTitle, titleLabel } from './findTitle'
import { beginsOrder, isOrder, longWords, worksOn } from './kitchenWords'
import { mayBeIngredient, namesStep, type Rule, rules } from './labelRules'
import { type Label, type LabelledLine, NO_LEVEL, type Outline, type Place, type State } from './labels'
import { blankLine, createLine, isBullet, isNumbered, type MarkdownLine } from './markdownLines'
import { prepareLines, splitLines } from './prepareLines'
import {
  inlineList,
  isAmount,
  listsSeveral,
  opens,
  type Section,
  startsWithAmount,
  withoutBold,
} from './sectionHeadings'

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

/** Labels each line of a reply with words once: what it is of a recipe, by the rules in their order. */
export function labelLines(markdown: string, ordered: readonly Rule[] = rules): LabelledLine[] {
  const { lines: whole, ...title } = withTitle(prepareLines(markdown), markdown)
  const lines = splitLines(whole)
  const told = lines.filter(({ kind }) => kind !== 'blank')
  const opened = told.map(opens)
  const listed = new Set(told.filter(({ plain }) => startsWithAmount(plain)).flatMap(({ plain }) => longWords(plain)))
  const outline: Outline = {
    ...title,
    lines: told,
    listed,
    lastMethod: opened.lastIndexOf('method'),
    hasIngredientsHeading: opened.includes('ingredients'),
    hasWork: opened.includes('method') || told.some((line) => mayBeStep(line, listed)),
  }
  let next = 0
  let state: State = {
    section: 'preamble',
    level: NO_LEVEL,
    indent: Infinity,
    hasItems: false,
    steps: undefined,
    last: undefined,
    lastLine: undefined,
  }
  return lines.map((line, at) => {
    if (line.kind === 'blank') return { ...line, label: undefined }
    const index = next++
    const below = outline.lines[next]
    const label = labelOf({ ...state, line, index, below, isApart: lines[at - 1]?.kind === 'blank', outline }, ordered)
    state = nextState(state, label, line)
    return { ...line, label }
  })
}

const mayBeStep = (line: MarkdownLine, listed: ReadonlySet<string>) =>
  line.kind === 'item'
    ? isNumbered(line) || beginsOrder(line.plain)
    : line.kind === 'text' && (isOrder(line.plain) || worksOn(line.plain, listed))

/** What a line is by the rules; without one it is of the words before or after the recipe. */
const labelOf = (place: Place, ordered: readonly Rule[]): Label => {
  for (const [, label] of ordered) {
    const found = label(place)
    if (found) return found
  }
  return place.section === 'preamble' ? 'intro' : 'note'
}

function nextState(state: State, label: Label, line: MarkdownLine): State {
  const section = begins[label] ?? state.section
  const isNew = section !== state.section || isOpener(label)
  const beginsList = section === 'ingredients' && isNew
  const isListed = label === 'ingredient' && line.kind === 'item'
  const indent = beginsList || label === 'group' ? Infinity : state.indent
  const steps = isNew || label === 'part' ? undefined : state.steps
  return {
    section,
    level: isNew ? levelOf(line) : state.level,
    // The first ingredient tells how far the list is indented.
    indent: isListed ? Math.min(indent, line.indent) : indent,
    hasItems: (isListed && isBullet(line)) || (state.hasItems && !beginsList),
    steps: label === 'step' ? formOf(line, steps) : steps,
    last: label,
    lastLine: line,
  }
}

/** The form of the steps from a step on. The first one without a name tells it, and numbers do. */
function formOf(line: MarkdownLine, before: State['steps']): State['steps'] {
  if (line.kind === 'item') return isNumbered(line) ? 'numbers' : (before ?? 'items')
  return namesStep(line) ? 'names' : (before ?? 'paragraphs')
}

const levelOf = ({ kind, level }: MarkdownLine) => (kind === 'heading' ? level : NO_LEVEL)

/** Whether the ingredients or the steps begin at a line: with a heading, a list, or amounts in two lines. */
function isBody(lines: readonly MarkdownLine[], index: number): boolean {
  const line = lines[index]
  if (!line || line.kind === 'blank') return false
  if (opens(line) !== undefined || inlineList(line, lines) !== undefined) return true
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
  // "Here is my recipe for leek rice: 200 g rice, 2 leeks, …"
  const isInline = start >= 0 && inlineList(lines[start] ?? blankLine, lines) !== undefined
  const place = isRecipe
    ? findTitle(lines.slice(0, start < 0 ? undefined : start + Number(isInline)), start >= 0)
    : undefined
  const line = lines[place?.line ?? -1]
  if (!place || !line) return { lines, title: undefined, titleLevel: 0 }
  const title = createLine('heading', place.name ?? withoutBold(line.text).replace(titleLabel, ''), { level: 1 })
  // A heading before the title is not the title.
  const above = lines
    .slice(0, place.line)
    .map((each) => (each.kind === 'heading' ? createLine('heading', each.text, { level: 3 }) : each))
  const announcing = place.name ? [line] : []
  const both = place.line === start ? [title, ...announcing] : [...announcing, title]
  return { lines: [...above, ...both, ...lines.slice(place.line + 1)], title, titleLevel: line.level }
}
