import { isYieldOrTime } from './facts'
import type { Label, LabelledLine } from './labels'
import { blankLine, createLine, leadingEmojis, type MarkdownLine, toItem, withoutEmphasis } from './markdownLines'
import { headingText, isNamed, listsSeveral, splitList, toHeading } from './sectionHeadings'

/**
 * Writes labelled lines in the form that the page shows: the dish as a heading of level 1, sections of level 2, groups and parts
 * of level 3, ingredients as a list, steps with numbers. A recipe in this form stays as it is.
 */
export function writeRecipe(lines: readonly LabelledLine[]): LabelledLine[] {
  let method: MethodWriter | undefined
  const write = (line: LabelledLine, index: number): readonly MarkdownLine[] => {
    const { label, kind } = line
    if (label === undefined) return [line]
    if (ends.has(label)) method = undefined
    if (label === 'methodHeading' || (!method && (label === 'step' || label === 'part')))
      method = createMethodWriter(lines, index)
    // Components are below the section, whichever level the model gave it.
    const below = Math.max(3, line.level)
    const toName = (level: number) => [toHeading(kind === 'item' ? createLine('text', line.text) : line, level)]
    switch (label) {
      case 'title':
        return toName(1)
      case 'ingredientsHeading':
      case 'methodHeading':
      case 'otherHeading':
        return toName(2)
      case 'group':
        return toName(lines.slice(index + 1).find(isTold)?.label === 'ingredientsHeading' ? 2 : below)
      case 'part':
        return toName(below)
      case 'ingredient':
        return writeIngredient(line)
      case 'step':
      case 'continuation':
        return method?.(line) ?? [line]
      case 'note':
        return kind === 'heading' ? toName(below) : [line]
      default:
        return [writeFact(line)]
    }
  }
  return separate(lines.flatMap((line, index) => write(line, index).map((each) => ({ ...each, label: line.label }))))
}

const ends: ReadonlySet<Label> = new Set(['title', 'ingredientsHeading', 'group', 'ingredient', 'otherHeading'])

const isTold = ({ kind }: MarkdownLine) => kind !== 'blank'

/** Writes facts in one form: no list, not all in bold or italics, points between them. */
function writeFact(line: MarkdownLine): MarkdownLine {
  const { kind, text, plain, isBold, isItalic } = line
  const isFact = isYieldOrTime(plain) && ((kind === 'item' && !/\d/.test(line.mark)) || kind === 'text')
  const hasBars = kind === 'text' && / \| /.test(text)
  if (!isFact && !hasBars) return line
  const words = isBold || isItalic ? plain : text
  const written = words.replace(/(?<!\s)\s+\|\s+/g, ' · ')
  return written === text && kind === 'text' ? line : createLine('text', written)
}

function writeIngredient(line: MarkdownLine): readonly MarkdownLine[] {
  const { kind, text, plain, mark, indent } = line
  if (kind === 'item') {
    return !/\d/.test(mark) && indent < 2 ? [line] : [toItem(text)]
  }
  if (listsSeveral(plain)) return splitList(text).map(toItem)
  // An emoji before it is its mark.
  return [toItem(text.replace(leadingEmojis, ''))]
}

type MethodWriter = (line: LabelledLine) => MarkdownLine[]

/** The number before the name of a step: "Step 1: ", "2. " */
const stepLabel = /^(?:step \d{1,2}\s*[:.)–—-]?|\d{1,2}[.)](?=\s))\s*/i

/** Returns a function that writes the steps of the method that begins at a line: with their own numbers, or from 1 on. */
function createMethodWriter(lines: readonly LabelledLine[], start: number): MethodWriter {
  const length = lines
    .slice(start + 1)
    .findIndex(({ label }) => label !== undefined && (ends.has(label) || label === 'methodHeading'))
  const steps = lines.slice(start, length < 0 ? undefined : start + 1 + length).filter(({ label }) => label === 'step')
  const areNumbered = steps.every(({ kind, mark, indent }) => kind === 'item' && /\d/.test(mark) && indent < 2)
  let count = 0
  let isBelowName = false
  return (line) => {
    const { kind, text, mark, indent, label } = line
    if (label !== 'step') {
      if (isBelowName) return [createLine(kind, text, { mark, indent: indent + 4 })]
      // A line right below an item is in it already.
      if (areNumbered ? kind !== 'text' || indent >= 2 : kind === 'text' && indent >= 2) return [line]
      return [createLine(kind, text, { mark, indent: indent + (kind === 'text' || indent < 2 ? 3 : 2) })]
    }
    count++
    isBelowName = kind === 'heading' || (kind === 'text' && isNamed(line) && !/:\s*$/.test(line.plain))
    const name = withoutEmphasis(headingText(line).replace(stepLabel, ''))
    if (isBelowName) return [createLine('item', `**${name}**`, { mark: `${count}.` }), blankLine]
    return areNumbered ? [line] : [createLine('item', text, { mark: `${count}.` })]
  }
}

/** Puts blank lines where markdown would join lines that are apart, because a model that begins a line means it. */
function separate(lines: readonly LabelledLine[]): LabelledLine[] {
  return lines.flatMap((line, index) => {
    const above = lines[index - 1]
    if (!above || above.kind === 'blank' || line.kind === 'blank') return [line]
    const isTop = line.indent < 2 && above.indent < 2
    const isText = isTop && line.kind === 'text'
    const isApart =
      line.kind === 'heading' ||
      above.kind === 'heading' ||
      (line.kind === 'row') !== (above.kind === 'row') ||
      (isTop && above.kind === 'text' && line.kind === 'item') ||
      (isText && above.kind === 'text') ||
      (isText && above.kind === 'item' && (line.label === 'note' || line.label === 'fact'))
    return isApart ? [{ ...blankLine, label: undefined }, line] : [line]
  })
}
