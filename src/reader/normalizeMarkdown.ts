import { listBareIngredients } from './bareIngredients'
import { findTitle, titleLabel } from './findTitle'
import { inlineListOf, isNamed, opens, toHeading, withoutBold, withTables } from './markdownHeadings'
import { blankLine, createLine, type MarkdownLine, readMarkdownLines, toItem } from './markdownLines'
import { isListTable, readTable, writeFactRows, writeListRows, writeTable } from './markdownTables'
import { writeInlineMethod, writeMethod } from './normalizeMethod'
import { findPartLists, nameParts, numberBulletedOrders, numberStepsBetween, putPartsBelowTitle } from './partLists'
import { replyKind } from './replyKind'
import {
  bare,
  isNote,
  isSentence,
  isStepHeading,
  isYieldOrTime,
  listsSeveral,
  MAX_INGREDIENT,
  opensServedWith,
  partLabel,
  type Section,
  sectionOf,
  splitList,
  startsWithAmount,
  tellsWhatToDo,
} from './sectionHeadings'

/** Lines of one section of a reply, after the heading that opens it. */
interface MarkdownSection {
  name: Section
  /** Undefined for lines without a heading before them. */
  opener: MarkdownLine | undefined
  lines: MarkdownLine[]
}

/** A longer reply stays as it is, because the time grows with the square of its lines. A recipe has up to 200. */
const MAX_LINES = 400

/**
 * Writes a reply in the one form that the page reads and shows, with any marks of the model: the dish as a heading
 * of level 1, the parts as headings of level 2 and components as headings of level 3, ingredients as lists, steps as lists with
 * numbers, other tables in GFM. The words stay the model's. A recipe in this form stays as it is.
 */
export function normalizeMarkdown(markdown: string): string {
  if ((markdown.match(/\n/g)?.length ?? 0) >= MAX_LINES) return markdown
  const written = writeInlineMethod(putPartsBelowTitle(readMarkdownLines(markdown)))
  const all = listBareIngredients(numberStepsBetween(numberBulletedOrders(nameParts(written))))
  const bodyStart = all.findIndex((line) => opensBody(line))
  // A recipe in prose has some paragraphs. Until there are lists, a sentence alone may say anything.
  const hasBody = bodyStart >= 0 || all.filter(({ kind }) => kind === 'text').length > 2
  const isRecipe = all.some(({ kind }) => kind === 'heading') || (hasBody && replyKind(markdown) !== 'apology')
  const title = isRecipe ? findTitle(all.slice(0, bodyStart < 0 ? undefined : bodyStart), bodyStart >= 0) : undefined
  const titleLevel = all[title?.line ?? -1]?.level ?? 0
  const lines = title ? withTitle(all, title) : all
  return separate(splitIntoSections(lines, titleLevel).flatMap(writeSection))
    .map((line) => line.markdown)
    .join('\n')
    .replace(/^\n+/, '')
}

const opensBody = (line: MarkdownLine) =>
  opens(line) !== undefined ||
  inlineListOf(line) !== undefined ||
  ((line.kind === 'item' || line.kind === 'row') &&
    !isYieldOrTime(line.plain.replace(/^\||\|$/g, '').replace('|', ':')))

/** Puts the name of the dish on a line of its own. The words before and after it in its sentence stay. */
function withTitle(lines: readonly MarkdownLine[], place: NonNullable<ReturnType<typeof findTitle>>): MarkdownLine[] {
  return lines.flatMap((line, index) => {
    // A heading before the title is not the title.
    if (index < place.line && line.kind === 'heading') return [createLine('heading', line.text, { level: 3 })]
    if (index !== place.line) return [line]
    const before = line.text
      .slice(0, place.start)
      .replace(/(?<![*_"“])[*_"“]+$/, '')
      .trim()
    const after = line.text.slice(place.end).replace(/^[*_"”]*(?:\s*[,:;.!–—])*\s*/, '')
    const name = line.text.slice(place.start, place.end)
    const words = withoutBold(name).replace(titleLabel, '')
    // The name begins like a title where it stood within a sentence.
    const heading = createLine('heading', words.charAt(0).toUpperCase() + words.slice(1), { level: 1 })
    if (heading.markdown === line.markdown) return [line]
    if (place.isTold) return [heading, line]
    const text = (words: string) => (words ? [createLine('text', words)] : [])
    return [...text(before), heading, ...text(after)]
  })
}

/** The first line below another one that is not blank. */
const lineBelow = (lines: readonly MarkdownLine[], index: number) =>
  lines.slice(index + 1).find(({ kind }) => kind !== 'blank')

/** Splits the lines where a section begins. */
function splitIntoSections(lines: readonly MarkdownLine[], titleLevel: number): MarkdownSection[] {
  const sections: MarkdownSection[] = [{ name: 'preamble', opener: undefined, lines: [] }]
  const open = (name: Section, opener?: MarkdownLine) => sections.push({ name, opener, lines: [] })
  const parts = findPartLists(lines)
  const methodStart = lines.findLastIndex((line) => opens(line) === 'method')
  const hasSteps = (index: number) => {
    const next = lineBelow(lines, index)
    return next?.kind === 'item' || next?.kind === 'text'
  }
  const isNumbered = (index: number) => /\d/.test(lineBelow(lines, index)?.mark ?? '')
  for (const [index, line] of lines.entries()) {
    const current = sections.at(-1)
    if (!current) break
    const part = parts.get(index)
    if (part) open(part)
    if (part || (parts.size > 0 && current.name !== 'preamble')) {
      sections.at(-1)?.lines.push(line)
      continue
    }
    const opened = opens(line)
    const section = opened === 'method' && isGroup(lines, index, current) ? undefined : opened
    const isStep = /^step \d/i.test(bare(line.plain))
    const level = current.opener?.kind === 'heading' ? current.opener.level : 7
    if (isStep && section && current.name === 'method') current.lines.push(line)
    else if (isStep && section && section !== 'ingredients') {
      open('method')
      sections.at(-1)?.lines.push(line)
    } else if (section && !(section === 'method' && current.name === 'method' && !isBoldTop(line))) open(section, line)
    else if (current.name === 'method' && opensServedWith(line.plain) && hasSteps(index) && !isNumbered(index))
      open('other', line)
    else if (current.name === 'method' && isNamed(line) && line.level !== 1 && isAboveList(lines, index))
      open('other', line)
    else if (line.kind === 'heading' && line.level <= level && current.name !== 'preamble') {
      // Another recipe, or a part with a name of its own.
      const isTitle = line.level === 1 || (line.level <= titleLevel && titleLevel < level)
      // "# Ingredients" and "# Process": below the ingredients comes what to do, whatever its name.
      const isMethod =
        methodStart < 0 &&
        current.name === 'ingredients' &&
        line.level === level &&
        titleLevel <= level &&
        hasSteps(index)
      if (isMethod && isTitle) open('method', line)
      else if (isTitle) open('preamble', line)
      else if (current.opener && line.level > level) current.lines.push(line)
      else if (current.name === 'method' && isStepHeading({ text: line.plain })) open('method', line)
      else if (current.name === 'ingredients' || isNextPart(current, lines.slice(index + 1))) current.lines.push(line)
      else open('other', line)
    } else if (
      current.name === 'ingredients' &&
      index > methodStart &&
      beginsMethod(current, line, lineBelow(lines, index))
    ) {
      open('method')
      sections.at(-1)?.lines.push(line)
    } else {
      if (current.name === 'preamble' && inlineListOf(line) !== undefined) open('ingredients')
      sections.at(-1)?.lines.push(line)
    }
  }
  return sections
}

/**
 * Whether a heading that could open the method names a group of the ingredients: "### Assembly", with "## Steps" below.
 * sectionHeadings.ts has the same rule for the lines that are written here.
 */
const isGroup = (lines: readonly MarkdownLine[], index: number, { name, opener }: MarkdownSection) =>
  name === 'ingredients' &&
  opener?.kind === 'heading' &&
  (lines[index]?.level ?? 0) > opener.level &&
  /^\D/.test(lineBelow(lines, index)?.mark ?? '') &&
  lines.some(
    (line, other) => other > index && line.kind === 'heading' && line.level <= opener.level && opens(line) === 'method',
  )

/** Whether a line stands directly above the heading of a list: the next part of the dish. */
const isAboveList = (lines: readonly MarkdownLine[], index: number) => {
  const next = lineBelow(lines, index)
  return next !== undefined && opens(next) === 'ingredients'
}

/** Whether numbered steps go on below a heading of a method that has none itself: "To cook". */
const isNextPart = ({ name, opener }: MarkdownSection, others: readonly MarkdownLine[]) =>
  name === 'method' && !opener && /^1\D/.test(others.find(({ kind }) => kind !== 'blank')?.mark ?? '')

const isBoldTop = ({ kind, level }: MarkdownLine) => kind === 'heading' && level <= 2

/** Whether a line below the ingredients is of the method, which has no heading. */
function beginsMethod({ lines }: MarkdownSection, line: MarkdownLine, next: MarkdownLine | undefined): boolean {
  const hasBullets = lines.some(({ kind, mark }) => kind === 'item' && !/\d/.test(mark))
  const isProse = (each: MarkdownLine) => each.kind === 'text' && tellsWhatToDo({ text: each.plain })
  if (line.kind === 'item')
    return line.indent < 2 && /\d/.test(line.mark) && (hasBullets || isSentence({ text: line.plain }))
  if (isNamed(line)) return next !== undefined && isProse(next)
  return isProse(line)
}

function writeSection(section: MarkdownSection): MarkdownLine[] {
  const { name, opener } = section
  // Components are below the section, whichever level the model gave it.
  const base = opener?.kind === 'heading' ? opener.level : 2
  const lines = section.lines.map((line) =>
    line.kind === 'heading' && name !== 'preamble' ? toHeading(line, Math.max(3, line.level - base + 2)) : line,
  )
  const write = { preamble: writePreamble, ingredients: writeIngredients, method: writeMethod, other: writeOther }[name]
  return [...(opener ? [toHeading(opener, name === 'preamble' ? 1 : 2)] : []), ...write(lines)]
}

const writeOtherTable = (rows: readonly MarkdownLine[]) => writeTable(readTable(rows))

function writePreamble(lines: readonly MarkdownLine[]): MarkdownLine[] {
  return withTables(
    lines,
    (rows) => {
      const table = readTable(rows)
      return writeFactRows(table) ?? (isListTable(table) ? writeListRows(table) : writeTable(table))
    },
    (line) => [writeFact(line)],
  )
}

/** Writes all facts in one form: no list, not all in bold or italics, points between them. */
function writeFact(line: MarkdownLine): MarkdownLine {
  const { kind, text, plain, isBold, isItalic } = line
  const isFact = isYieldOrTime(plain) && ((kind === 'item' && !/\d/.test(line.mark)) || kind === 'text')
  const hasBars = kind === 'text' && / \| /.test(text)
  if (!isFact && !hasBars) return line
  const words = isBold || isItalic ? plain : text
  const written = words.replace(/(?<!\s)\s+\|\s+/g, ' · ')
  return written === text && kind === 'text' ? line : createLine('text', written)
}

/** Whether a line without a mark or an amount names the lines below it: "Spice paste", and "10 shallots" in the next line. */
function namesBlock(lines: readonly MarkdownLine[], index: number): boolean {
  const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]]
  const isAmount = (each: MarkdownLine | undefined) => each?.kind === 'text' && startsWithAmount({ text: each.plain })
  return (
    above?.kind === 'blank' &&
    line?.kind === 'text' &&
    isAmount(below) &&
    !isAmount(line) &&
    /^\p{L}[\p{L}\s()]{1,40}$/u.test(line.plain) &&
    // A first line may be an ingredient without an amount, unless another one names a block too.
    (lines.slice(0, index).some(isAmount) || lines.some((_, other) => other > index && namesBlock(lines, other)))
  )
}

/** Joins the lines of an ingredient that is wrapped: "1 tbsp sesame seeds or mung", and "  beans" below. */
function joinWrapped(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  const joined: MarkdownLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const goesOn = line.kind === 'text' && line.indent > 0 && line.indent < 4 && /^[\p{Ll}(]/u.test(line.plain)
    const isInBrackets = line.kind === 'text' && /\([^()]*$/.test(above?.text ?? '')
    if (
      (goesOn || isInBrackets) &&
      above?.kind === 'text' &&
      above.indent === 0 &&
      startsWithAmount({ text: above.plain })
    )
      joined.splice(-1, 1, createLine('text', `${above.text} ${line.text}`))
    else joined.push(line)
  }
  return joined
}

function writeIngredients(written: readonly MarkdownLine[]): MarkdownLine[] {
  const hasItems = written.some(({ kind }) => kind === 'item' || kind === 'row')
  const lines = hasItems ? written : joinWrapped(written)
  /** The indentation of the items of a component that was an item itself. */
  let nested: { readonly own: number; readonly by: number } | undefined
  return withTables(
    lines,
    (rows) => writeListRows(readTable(rows)),
    (line, index) => {
      const below = lineBelow(lines, index)
      if (line.kind === 'item') {
        if (nested && line.indent <= nested.own) nested = undefined
        const isComponent = isComponentItem(line, below)
        if (isComponent && below) {
          if (below.indent > line.indent) nested = { own: line.indent, by: below.indent }
          return [toHeading(createLine('text', line.text), 3)]
        }
        const indent = Math.max(0, line.indent - (nested?.by ?? 0))
        const isPlain = !/\d/.test(line.mark) && indent === line.indent
        return [isPlain ? line : createLine('item', line.text, { mark: indent < 2 ? '-' : line.mark, indent })]
      }
      if (line.kind !== 'text' && line.kind !== 'heading') return [line]
      const list = inlineListOf(line)
      if (list !== undefined) return writeInlineList(line, list)
      if (!hasItems && line.kind === 'text' && listsSeveral(line.plain)) return splitList(line.text).map(toItem)
      const columns = line.kind === 'text' ? line.text.split(betweenColumns) : []
      if (columns.length > 1 && startsWithAmount({ text: line.plain })) return columns.map(toItem)
      const isBelowItem = lines[index - 1]?.kind === 'item'
      const isAboveItem = below?.kind === 'item'
      const isLabel = isAboveItem && (partLabel.test(line.plain) || (isNamed(line) && /:\s*$/.test(line.plain)))
      const isName = isNamed(line) && (line.kind === 'heading' || !isBelowItem || line.isBold || line.isItalic)
      if (isLabel || isName) {
        if (line.kind === 'heading' || (below && (below.kind !== 'text' || isIngredient(below, hasItems))))
          return [toHeading(line, line.level || 3)]
      }
      if (!hasItems && namesBlock(lines, index)) return [toHeading(line, 3)]
      return isIngredient(line, hasItems) && !isBelowItem && line.indent < 4 ? [toItem(line.text)] : [writeFact(line)]
    },
  )
}

const isComponentItem = (line: MarkdownLine, below: MarkdownLine | undefined) =>
  below?.kind === 'item' &&
  (below.indent > line.indent
    ? /:\W*$/.test(line.plain) || line.isBold
    : below.indent === line.indent &&
      /:\W*$/.test(line.text) &&
      (line.isBold || (line.plain.length <= 40 && !startsWithAmount({ text: line.plain }))))

/** The gap between two columns of a recipe card. Each column begins with an amount. */
const betweenColumns = /(?<!\s)\s{3,20}(?=[\d½¼¾⅓⅔])/

/** Whether a line without a mark is an ingredient. */
function isIngredient({ kind, plain }: MarkdownLine, hasItems: boolean): boolean {
  if (
    kind !== 'text' ||
    plain.length > MAX_INGREDIENT ||
    isYieldOrTime(plain) ||
    /[!?:]\s*$/.test(plain) ||
    isNote({ text: plain })
  )
    return false
  return startsWithAmount({ text: plain }) || (!hasItems && !/\.\s*$/.test(plain))
}

/** "**Ingredients:** 2 eggs, 100 g flour" or "**Sauce:** 1 tbsp soy; 2 tsp honey": a heading and items. */
function writeInlineList(line: MarkdownLine, list: string): MarkdownLine[] {
  const [label = ''] = line.plain.split(':', 1)
  const isSection = sectionOf({ kind: 'heading', isBold: false, text: label, depth: 0 }) === 'ingredients'
  const [, items = list, sentence] = /^([^.]*)\.\s+(\p{Lu}.*)$/u.exec(list) ?? []
  return [
    createLine('heading', label.trim(), { level: isSection ? 2 : 3 }),
    ...splitList(items).map(toItem),
    ...(sentence ? [createLine('text', sentence)] : []),
  ]
}

function writeOther(lines: readonly MarkdownLine[]): MarkdownLine[] {
  return withTables(lines, writeOtherTable, (line) => [line])
}

/** Puts blank lines where markdown would join lines that are apart, because a model that begins a line means it. */
function separate(lines: readonly MarkdownLine[]): MarkdownLine[] {
  return lines.flatMap((line, index) => {
    const above = lines[index - 1]
    if (!above || above.kind === 'blank' || line.kind === 'blank') return [line]
    const isTop = line.indent < 2 && above.indent < 2
    const isApart =
      line.kind === 'heading' ||
      above.kind === 'heading' ||
      (line.kind === 'row') !== (above.kind === 'row') ||
      (above.kind === 'text' && line.kind === 'other' && setextUnderline.test(line.text)) ||
      (isTop && above.kind === 'text' && line.kind === 'item') ||
      (isTop && above.kind === 'text' && line.kind === 'text' && !isWrapped(above, line) && !isInItem(lines, index)) ||
      (above.kind === 'item' && line.kind === 'text' && line.indent < 2 && isNote({ text: line.plain }))
    return isApart ? [blankLine, line] : [line]
  })
}

/** Below a sentence, markdown makes a heading of it. */
const setextUnderline = /^ {0,3}-+[ \t]*$/

/** Whether a line goes on with a sentence that is too long for one line. */
const isWrapped = (above: MarkdownLine, line: MarkdownLine) => above.plain.length > 50 && /^\p{Ll}/u.test(line.plain)

/** Whether a text continues an item above it, because no blank line is between them. */
const isInItem = (lines: readonly MarkdownLine[], index: number) =>
  lines.slice(0, index).findLast(({ kind }) => kind !== 'text')?.kind === 'item'
