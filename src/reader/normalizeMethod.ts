import { headingText, isNamed, opens, toHeading, withTables } from './markdownHeadings'
import { blankLine, createLine, type MarkdownLine, readMarkdownLines, withoutEmphasis } from './markdownLines'
import { readTable, writeStepRows, writeTable } from './markdownTables'
import { imperative, kitchenWork } from './partLists'
import { bare, isCredit, isNote, isStepHeading, isYieldOrTime, startsWithAmount } from './sectionHeadings'

/** "**Method:** Rub the butter into the flour. …": a label, and what to do in the same line. */
const inlineMethod = /^(?:\*\*|__)?([\p{L}'’ ]{3,40}):(?:\*\*|__)?\s+(\S.{20,2000}[.!])\s*$/u
/** Where the next step begins: "1. Mix it. 2. Bake it." */
const nextNumber = /\s(?=\d{1,2}[.)]\s+\p{Lu})/u

/** Puts a heading over a method that stands in one line with its label. A reply whose method has a heading stays as it is. */
export function writeInlineMethod(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  if (lines.some((line) => opens(line) === 'method')) return lines
  return lines.flatMap((line) => {
    const [, label = '', method] = (line.kind === 'text' && inlineMethod.exec(line.text)) || []
    if (method === undefined || isYieldOrTime(line.plain)) return [line]
    const heading = createLine('heading', label.trim(), { level: 2 })
    if (opens(heading) !== 'method') return [line]
    return [heading, ...method.split(nextNumber).flatMap((step) => readMarkdownLines(step))]
  })
}

/** Writes the lines of a method: each step as an item with a number. */
export function writeMethod(written: readonly MarkdownLine[]): MarkdownLine[] {
  const lines = joinWrapped(outdented(written))
  const top = lines.filter(({ kind, indent }) => kind === 'item' && indent < 2)
  const isNumbered = top.some(({ mark }) => /\d/.test(mark))
  const orders = isNumbered ? [...ordersBeside(lines), ...bulletsOfLastPart(lines)] : []
  if (orders.length > 0) return writeMethod(numbered(lines, orders))
  if (!isNumbered && areOfParagraphs(lines)) return writeMethod(nested(lines))
  const headings = lines.filter((line, index) => isStepName(lines, index) && line.kind !== 'item')
  const areParts = headings.length > 1 && headings.every((heading) => namesSeveral(heading, lines))
  if (
    !isNumbered &&
    !areParts &&
    headings.length > 0 &&
    (headings.length > 1 || /^step \d/i.test(bare(headings[0]?.plain ?? '')))
  )
    return writeNamedSteps(lines, headings)
  let count = 0
  const next = () => `${++count}.`
  const lastWork = lines.findLastIndex(({ plain }) => kitchenWork.test(plain))
  // The lines below it name the writer.
  const signOff = lines.findIndex(({ plain }) => signsOff.test(plain))
  const isStepLine = (line: MarkdownLine, above: MarkdownLine | undefined) =>
    top.length === 0 &&
    !(above && isWrapped(above, line)) &&
    line.kind === 'text' &&
    line.indent < 4 &&
    isParagraphOfSteps(line, lines) &&
    !(isNamed(line) && /:$/.test(line.plain))
  return withTables(
    lines,
    (rows) => {
      const steps = isNumbered ? writeTable(readTable(rows)) : writeStepRows(readTable(rows), count + 1)
      if (!isNumbered) count += steps.length
      return steps
    },
    (line, index) => {
      // A list of sources is no list of steps.
      if (isNumbered && isLink(line)) return [createLine('item', line.text, { mark: '-', indent: line.indent })]
      if (isNumbered)
        return [
          isBelowShortStep(lines, index)
            ? createLine('text', line.text, { indent: 3 })
            : isNamed(line)
              ? toHeading(line, line.level || 3)
              : line,
        ]
      if (line.kind === 'item') {
        if (namesSteps(line, lines[index + 1])) return [toHeading(createLine('text', line.text), 3)]
        if (line.indent < 2) return [createLine('item', line.text, { mark: next() })]
        return [createLine('item', line.text, { mark: line.mark, indent: line.indent + 2 })]
      }
      const isBelowWork = (signOff >= 0 && index > signOff) || (index > lastWork && remark.test(line.plain))
      if (isStepLine(line, lines[index - 1]) && !isBelowWork)
        return [createLine('item', withoutStepLabel(line.text), { mark: next() })]
      // Without a blank line, markdown joins a farewell to the step above it.
      if (line.kind === 'text' && line.indent < 2 && isAside(line)) return [blankLine, line]
      return [isNamed(line) ? toHeading(line, line.level || 3) : line]
    },
  )
}

/** Whether a heading names a part of the dish, with several steps below it: "Crust". One that says what to do is a step. */
function namesSeveral(heading: MarkdownLine, lines: readonly MarkdownLine[]): boolean {
  const name = bare(heading.plain)
  const below = lines.slice(lines.indexOf(heading) + 1).filter(({ kind }) => kind !== 'blank')
  const areItems = below.length > 1 && below.slice(0, 2).every(({ kind, indent }) => kind === 'item' && indent < 2)
  return areItems && !imperative.test(name) && !isStepHeading({ text: name })
}

/** Joins the lines of a step whose sentence goes on in the next line, so that its times and amounts are whole. */
function joinWrapped(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  const joined: MarkdownLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    const goesOn =
      above !== undefined &&
      (above.kind === 'item' || above.kind === 'text') &&
      line.kind === 'text' &&
      above.plain.length > MIN_WRAPPED &&
      !/(?:[.!?:;]| {2}|\\)$/.test(above.markdown) &&
      /^(?:[\p{Ll}(½¼¾]|\d(?!\d?[.)]\s))/u.test(line.plain) &&
      !isNote({ text: line.plain }) &&
      !(isWholeOrder(above.plain) && imperative.test(line.plain))
    if (goesOn)
      joined.splice(
        -1,
        1,
        createLine(
          above.kind,
          `${above.text.trim()} ${line.text}`,
          above.kind === 'item' ? { mark: above.mark, indent: above.indent } : { indent: above.indent },
        ),
      )
    else joined.push(line)
  }
  return joined
}
/** A line that is wrapped is longer, in characters. */
const MIN_WRAPPED = 30

/** An order beside a list of steps: "Preheat the oven to 200 °C." before it, "Bake for 20 minutes." below it. */
const order =
  /^(?:pre-?heat|heat|bake|roast|cook|fry|grill|boil|simmer|fluff|divide|drain|chill|refrigerate|cool|slice|pour|spread|cover|return|transfer)\b.*(?:\d|\boven\b|\band\b)/i
/** Words for another time, or for some users only. */
const otherTimes =
  /\b(?:if|you (?:can|may|could|might)|instead|next time|(?:make|be) sure|left ?overs?|stor(?:e|ed|age|ing)|freez\w+|keeps?|days?|weeks?|optional(?:ly)?|variations?|best|recipes?|i|my|we)\b/i
/** "To serve: unwrap the ramekins." */
const lastOrder =
  /^(?:to (?:serve|finish|assemble)[:,]? {1,3}\p{L}|serve (?:hot|warm|cold|chilled|immediately|at once|over|on|with)\b|baked? (?:for|at)\b)/iu
const isOrderBeside = (plain: string) =>
  order.test(plain) || ((imperative.test(plain) || lastOrder.test(plain)) && !otherTimes.test(plain))

function ordersBeside(lines: readonly MarkdownLine[]): MarkdownLine[] {
  const isStep = ({ kind, indent }: MarkdownLine) => kind === 'item' && indent < 2
  const [first, last] = [lines.findIndex(isStep), lines.findLastIndex(isStep)]
  return lines.filter(
    (line, index) =>
      (index < first || index > last) &&
      line.kind === 'text' &&
      line.indent < 2 &&
      !isNamed(line) &&
      isOrderBeside(line.plain) &&
      (index < first || /[.!)]\s*$/.test(line.plain)) &&
      !isNote({ text: line.plain }) &&
      !isYieldOrTime(line.plain) &&
      !isBelowShortStep(lines, index),
  )
}

/** The bullets below the last heading of numbered steps, where it names work: "Serving", "To finish". */
function bulletsOfLastPart(lines: readonly MarkdownLine[]): MarkdownLine[] {
  const last = lines.findLastIndex(({ kind, mark, indent }) => kind === 'item' && indent < 2 && /\d/.test(mark))
  const heading = lines.findIndex((line, index) => index > last && isNamed(line))
  const name = bare(lines[heading]?.plain ?? '').replace(/^to /i, '')
  return isStepHeading({ text: name }) || /^(?:plating|serving)\b/i.test(name)
    ? lines.slice(heading).filter(({ kind, indent }) => kind === 'item' && indent < 2)
    : []
}

/** The lines of a list of steps with the orders beside it as steps. */
function numbered(lines: readonly MarkdownLine[], orders: readonly MarkdownLine[]): MarkdownLine[] {
  let count = 0
  return lines.map((line) => {
    const isStep = (line.kind === 'item' && line.indent < 2 && /\d/.test(line.mark)) || orders.includes(line)
    return isStep ? createLine('item', line.text, { mark: `${++count}.` }) : line
  })
}

/** Whether all lists of a method stand below paragraphs that they belong to: "Mix the dry ingredients:". */
function areOfParagraphs(lines: readonly MarkdownLine[]): boolean {
  const told = lines.filter(({ kind }) => kind !== 'blank')
  const heads = told.filter((line, index) => line.kind === 'text' && told[index + 1]?.kind === 'item')
  // The paragraphs are the steps, and the lists between them name only foods.
  const orders = told.filter((line) => line.kind === 'text' && !isNamed(line) && kitchenWork.test(line.plain))
  const items = told.filter(({ kind }) => kind === 'item')
  const areNames = items.every(({ plain }) => !imperative.test(plain) && !/[.!]\s*$/.test(plain))
  if (told[0]?.kind === 'text' && orders.length > 1 && items.length > 0 && areNames) return true
  return (
    heads.length > 1 &&
    told[0]?.kind === 'text' &&
    heads.every((line) => /:\s*$/.test(line.plain) && !line.isBold) &&
    told.filter((line) => line.kind === 'item' && startsWithAmount({ text: line.plain })).length > told.length / 3 &&
    told.every(({ kind }) => kind === 'text' || kind === 'item')
  )
}

/** The paragraphs of such a method as steps, with the lists below them. */
function nested(lines: readonly MarkdownLine[]): MarkdownLine[] {
  let count = 0
  return lines.flatMap((line, index) => {
    if (line.kind === 'item') return [createLine('item', line.text, { mark: '-', indent: line.indent + 3 })]
    if (line.kind !== 'text' || isWrappedBelow(lines, index)) return [line]
    return [createLine('item', line.text, { mark: `${++count}.` })]
  })
}

const isWrappedBelow = (lines: readonly MarkdownLine[], index: number) => {
  const [above, line] = [lines[index - 1], lines[index]]
  return above?.kind === 'text' && line !== undefined && !/[.!?:]\s*$/.test(above.plain)
}

const isLink = ({ kind, text }: MarkdownLine) => kind === 'item' && /^\[[^[\]]+\]\([^()\s]+\)$/.test(text.trim())

/** The lines of a list of steps that is indented as a whole, without that. Indented further, it would be code. */
function outdented(lines: readonly MarkdownLine[]): readonly MarkdownLine[] {
  const items = lines.filter(({ kind }) => kind === 'item')
  const least = Math.min(...items.map(({ indent }) => indent))
  const isList =
    lines.find(({ kind }) => kind !== 'blank')?.kind === 'item' && items.some(({ mark }) => /\d/.test(mark))
  if (!isList || least < 2) return lines
  return lines.map((line) =>
    (line.kind === 'item' || line.kind === 'text') && line.indent >= least
      ? createLine(line.kind, line.text, { mark: line.mark, indent: line.indent - least })
      : line,
  )
}

/** Whether a line goes on with a sentence that is too long for the one above it. */
const isWrapped = (above: MarkdownLine, { kind, plain }: MarkdownLine) =>
  above.kind === 'text' &&
  kind === 'text' &&
  !(isWholeOrder(above.plain) && imperative.test(plain)) &&
  (above.plain.length > WRAPPED || /[\p{L},]$/u.test(above.plain)) &&
  (/^\p{Ll}/u.test(plain) || (/^[\d(]/.test(plain) && /[\p{L},]$/u.test(above.plain)))
const WRAPPED = 50
/** Whether a line is an order that does not go on: three words at least, and the last one joins no others. */
const isWholeOrder = (plain: string) =>
  imperative.test(plain) &&
  /\S\s+\S+\s+\S/.test(plain) &&
  !/(?:,|\s(?:and|or|the|an?|to|with|of|into|until))$/i.test(plain)

/** Whether an item names the steps below it: "- Dip:" */
const namesSteps = (line: MarkdownLine, below: MarkdownLine | undefined) =>
  line.indent < 2 &&
  below?.kind === 'item' &&
  below.indent === line.indent &&
  /^[^.!?,]{2,40}:$/.test(line.plain) &&
  !imperative.test(line.plain) &&
  !/^(?:in|on|to|into|with|at)\b/i.test(line.plain)

/** A remark or a name below the last step: "Wayne liked this.", "The Village Kitchen". */
const remark =
  /^(?:(?:these|this|they|it|we|i|my|our)\b.*|(?:\p{Lu}\p{Ll}+ )(?:liked|likes|loves|loved|puts|says|said|recommends|thinks)\b.*|If you (?:find|have|like)\b.*|(?:\p{Lu}[\p{L}.'’-]{0,20} ?){2,4})$/u

/** "Step 1: ", "**Step 2** – " */
const stepLabel = /^(?:\*\*)?(?:step \d{1,2}(?:\*\*)?\s*[:.)–—-]?|\d{1,2}[.)](?=\s))(?:\*\*)?\s*/i
/** The words of a step without its number. Bold words behind the number stay bold. */
function withoutStepLabel(text: string): string {
  const rest = text.replace(stepLabel, '')
  return text.startsWith('**') && rest !== text && rest.split('**').length % 2 === 0 ? `**${rest}` : rest
}

const farewell =
  /^(?:enjoy|edit(?=:)|bon app|guten appetit|buon appetito|buen provecho|¡|bom apetite|afiyet|smakelijk|eet smakelijk|smacznego|smaklig|i hope|hope (?:you|this)|let me know|would you like|feel free|happy cooking|this (?:dish|recipe)|serve it|leftovers|sources?(?=:)|this (?:[\p{L}-]+ ){1,6}(?:is|makes|was) .*(?:enjoy|delicious|perfect|great|love))\b/iu

/** The end of a letter. */
const signsOff =
  /^(?:(?:kind|best|warm) (?:regards|wishes)|regards|god bless|(?:lots of )?love(?: to|,|$)|cheers|see you|sent from)(?!\p{L})/iu

/** Whether a line says nothing to do: a note, a farewell, a source. */
const isAside = ({ plain, text }: MarkdownLine) =>
  farewell.test(plain) || signsOff.test(plain) || isNote({ text: plain }) || isCredit(text)

/** Whether a paragraph is a step, where the method has no list. */
function isParagraphOfSteps(line: MarkdownLine, lines: readonly MarkdownLine[]): boolean {
  const { plain, isItalic } = line
  const numbered = lines.filter(({ plain: text }) => /^step \d/i.test(text))
  if (numbered.length > 1) return /^step \d/i.test(plain)
  return (plain.length > 8 || /^\p{Lu}\p{Ll}.*\.$/u.test(plain)) && !isItalic && !isAside(line) && !isYieldOrTime(plain)
}

/** Whether a line says "Step 1" and no more. */
const isNumberAlone = ({ kind, plain }: MarkdownLine) => kind === 'text' && /^step \d{1,2}$/i.test(plain)

/** Whether a line names a step, whose words are in the lines below. */
function isStepName(lines: readonly MarkdownLine[], index: number): boolean {
  const line = lines[index]
  if (!line || !(isNamed(line) || isNumberAlone(line)) || /:\s*$/.test(line.plain)) return false
  const below = lines.slice(index + 1).find(({ kind }) => kind !== 'blank')
  return below !== undefined && (below.kind === 'item' || (below.kind === 'text' && !isNamed(below)))
}

/** Steps with names: items with the name in bold and the other lines below. "STEP 1" is no name, so its first line is the item. */
function writeNamedSteps(lines: readonly MarkdownLine[], names: readonly MarkdownLine[]): MarkdownLine[] {
  let count = 0
  let hasName = false
  let isUnnamed = false
  return lines.flatMap((line) => {
    if (names.includes(line)) {
      count++
      hasName = true
      const name = headingText(line).replace(stepLabel, '')
      isUnnamed = name === ''
      return isUnnamed ? [] : [createLine('item', `**${withoutEmphasis(name)}**`, { mark: `${count}.` }), blankLine]
    }
    const isText = line.kind === 'text' && !isAside(line)
    if (isUnnamed && (isText || line.kind === 'item')) {
      isUnnamed = false
      return [createLine('item', line.text, { mark: `${count}.` })]
    }
    // The first steps may stand below the heading of the method, before the first name.
    if (!hasName && line.kind === 'item' && line.indent < 2)
      return [createLine('item', line.text, { mark: `${++count}.` })]
    if (!hasName && isText && kitchenWork.test(line.plain) && /[.!]\s*$/.test(line.plain))
      return [createLine('item', line.text, { mark: `${++count}.` })]
    if (!hasName || !(isText || line.kind === 'item')) return line.kind === 'text' ? [blankLine, line] : [line]
    return [createLine(line.kind, line.text, { mark: line.mark, indent: line.indent + 4 })]
  })
}

/** Whether a paragraph says what to do in the step above it, which is only a name: "1. **Simmer**". */
function isBelowShortStep(lines: readonly MarkdownLine[], index: number): boolean {
  const line = lines[index]
  if (line?.kind !== 'text' || line.indent >= 2 || isNamed(line) || isAside(line)) return false
  const above = lines
    .slice(0, index)
    .findLast(({ kind, indent }) => kind !== 'blank' && !(kind === 'text' && indent >= 2))
  const hasBlank = lines[index - 1]?.kind === 'blank'
  return (
    hasBlank &&
    above?.kind === 'item' &&
    above.indent < 2 &&
    (above.isBold || (above.plain.length <= 40 && !/[.!?]$/.test(above.plain)))
  )
}
