import { fractionSigns } from '../food'
import { remember } from '../lib/remember'

/** A line of a reply's markdown, before it is parsed. */
export interface MarkdownLine {
  /** What it is by its marks. `other` lines stay as they are: quotations, rules, underlines of headings. */
  readonly kind: 'blank' | 'heading' | 'item' | 'row' | 'text' | 'other'
  /** The level of a heading, from 1; 0 for other lines. */
  readonly level: number
  /** How many columns an item or a text is indented. */
  readonly indent: number
  /** The mark of an item: "-", or "1." for one with a number. */
  readonly mark: string
  /** The markdown after the mark. */
  readonly text: string
  /** The line as the page's markdown has it. */
  readonly markdown: string
  /** The text without the marks of emphasis. */
  readonly plain: string
  readonly isBold: boolean
  readonly isItalic: boolean
}

/** A longer line stays unchanged. A recipe has none, and hostile ones would take seconds. */
const MAX_LINE = 2000

/** The fence of code. A recipe has none, but some models put the whole of it between two. */
const fence = /^ {0,3}(?:`{3,}|~{3,})[^`~]*$/
const item = /^([ \t]*)([-*+]|\d{1,3}[.)])(?:[ \t]+(?![ \t])|$)(.*)$/
/** The name of who speaks may stand before it: "Assistant: # Leek soup". */
const heading = /^ {0,3}(?:\p{L}[\p{L} ]{1,20}:[ \t]{1,4})?(#{1,6})[ \t]+(\S.*)$/u
/** "##Ingredients", "#Lentil stew": without the space that markdown asks for, but no tags: "#soup #vegan". */
const gluedHeading = /^(#{2,6}(?=\p{L})|#(?=\p{Lu}\S{1,30}[ \t]))([^#]{3,80})$/u
const htmlHeading = /^\s*<h([1-6])(?:\s[^<>]{0,80})?>([^<>]{1,200})<\/h\1>\s*$/i
const otherMark = /^ {0,3}(?:>|(?:[-*_][ \t]*){3,}$|[=-]+[ \t]*$)/
/** Signs right below a title, which makes a heading of any line. */
const underline = /^ {0,3}(?:=+|--+)[ \t]*$/

/** Marks of items that markdown does not know: an arrow or a box needs no space after it, nor a hyphen before an amount. */
const bulletMark = new RegExp(
  `^[ \\t]*(?:[·–—](?=[ \\t])|\\\\[-*+](?=[ \\t]?\\S)|-(?=[\\d${fractionSigns}])|[•◦▪‣●○■→➔➜▸►▢☐❏❑❐◻□⬜☑✅✓✔]\\uFE0F?)[ \\t]*(?=\\S)`,
  'u',
)
/** "1️⃣ Chop", "(1) Chop", "1.Chop", "1\. Chop" */
const numberMark =
  /^[ \t]*(?:\d{1,2}\uFE0F?\u20E3|\(\d{1,2}\)(?=[ \t])|\d{1,2}(?:\.(?=\p{Lu})|\\[.)](?=[ \t])))[ \t]*(?=\S)/u
/** The box of a task, which no one ticks on a page that has checkboxes. */
const boxMark = /^(?:\[[ xX]?\](?=[ \t])|[▢☐❏❑❐◻□⬜☑✅✓✔]\uFE0F?)[ \t]*(?=\S)/u

/** Returns the lines of a reply, without the fences of code and without the indentation of the whole. */
export function readMarkdownLines(markdown: string): MarkdownLine[] {
  // The asterisk of "2*400 g" means multiplication, not emphasis.
  const written = markdown
    .replace(/(?<=\d)\*(?=\d)/g, '×')
    .split('\n')
    .flatMap(splitBreaks)
  const texts = markNumbers(markLetters(outdented(withoutOuterMarks(written))))
  return texts.map((text, index) => {
    if (text.length > MAX_LINE) return createLine('other', text)
    if (underline.test(text) && texts[index - 1]?.trim()) return blankLine
    return readLine(withSpacedBold(text))
  })
}

/** Makes lines of what `<br>` divides. Within an item or a table it becomes a space. */
const splitBreaks = (text: string): readonly string[] => {
  if (!/<br/i.test(text)) return [text]
  const parts = text.split(/\s{0,9}<br\s{0,9}\/?>\s{0,9}/i)
  return isItem(text) || text.includes('|') ? [parts.join(' ').trimEnd()] : parts
}

/** Puts a space where CommonMark needs it to see bold words: "**Mix:**rub". */
const withSpacedBold = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}\p{P}])(\*\*[\p{L}\p{N}][^*]{0,80}[:.!?,)]\*\*)(?=[\p{L}\p{N}])/gu, '$1 ')

/** "**1** Slice the onions.", "1 Slice it. (5 min)", "1- Slice the onions", but no amount: "1 Onion (large)" */
const loneNumber =
  /^(?:\*\*(?=\d{1,2}[.):]?\*\*))?(\d{1,2})(?:[.):]?(?:\*\*[.):]?)?[ \t]+(?=\p{Lu}.{6,}[.!](?:\s?\([^()]{1,99}\))?\s*$)| ?[-–—][ \t]+(?=\p{L}))/u
/** "Step" in the languages whose foods the page knows too */
const step = '(?:step|[ée]tape|schritt|paso|passo)'
/** "Step 1: Slice the onions", "**Step 1**: Slice the onions", but no name of a step in bold: "**Step 1: Slice**" */
const stepNumber = new RegExp(
  String.raw`^(?:(\*\*)(?![^*]+\*\*:?\s*$)(?:${step} )?|${step} )(\d{1,2})(?:[ \t]*[:.)–—-])?(\*\*)?(?:[ \t]*[:.)–—-])?[ \t]+(?=\S)`,
  'i',
)
/** "Step 1" or "1." above its step */
const stepNumberAlone = new RegExp(
  String.raw`^(?:#{1,6}[ \t]+)?(?:\*\*)?(?:${step} (?=\d)|(?=\d{1,2}[.)]))(\d{1,2})[:.)]?(?:\*\*)?:?[ \t]*$`,
  'i',
)

/** Whether several numbers count from one, or do so several times. */
const areInOrder = (numbers: readonly number[]) =>
  numbers.length > 1 && numbers.every((number, index) => number === 1 || number === (numbers[index - 1] ?? 0) + 1)

const letterMark = /^([ \t]*)\(?([a-z])[.)][ \t]+(?=\S)/i

/** Writes letters as the marks of a list, where they go from a to the next. */
function markLetters(texts: readonly string[]): readonly string[] {
  const letters = texts.flatMap((text) => letterMark.exec(text)?.[2]?.toLowerCase().charCodeAt(0) ?? [])
  return areInOrder(letters.map((code) => code - 96)) ? texts.map((text) => text.replace(letterMark, '$1- ')) : texts
}

/** Writes numbers of steps that markdown does not know as the marks of a list, where they count from one. */
function markNumbers(texts: readonly string[]): readonly string[] {
  const numberIn = (text: string) =>
    Number(
      (stepNumberAlone.exec(text) ?? loneNumber.exec(text))?.[1] ??
        (/[:.)–—*-]/.test(text) && stepNumber.exec(text)?.[2]),
    )
  const numbers = texts.map((text) => (text.length <= MAX_LINE && numberIn(text)) || 0).filter(Boolean)
  if (!areInOrder(numbers)) return texts
  let mark = ''
  return texts.flatMap((text) => {
    const [, alone] = stepNumberAlone.exec(text) ?? []
    if (alone) {
      mark = `${alone}. `
      return []
    }
    const isBelow = mark !== '' && text.trim() !== ''
    const line = isBelow ? mark + text.trim().replace(outerMark, '') : text
    if (isBelow) mark = ''
    return line
      .replace(loneNumber, '$1. ')
      .replace(stepNumber, (_, bold = '', number, end) => `${number}. ${end ? '' : bold}`)
  })
}

/** While a reply grows, it is read again with each of its words, and most of its lines are as they were. */
export const MAX_KEPT = 1000

const readLine = remember((markdown: string): MarkdownLine => {
  if (markdown.trim() === '' || fence.test(markdown)) return blankLine
  for (const form of [heading, gluedHeading, htmlHeading]) {
    const [, marks, words] = form.exec(markdown) ?? []
    if (marks && words)
      return createLine('heading', words.replace(/[ \t]#+[ \t]*$/, ''), { level: Number(marks) || marks.length })
  }
  if (otherMark.test(markdown)) return createLine('other', markdown)
  const indent = columns(/^[ \t]*/.exec(markdown)?.[0] ?? '')
  const [other] = numberMark.exec(markdown) ?? bulletMark.exec(markdown) ?? []
  const number = numberMark.exec(markdown)?.[0].match(/\d+/g)?.at(-1)
  if (other) return createLine('item', markdown.slice(other.length), { indent, mark: number ? `${number}.` : '-' })
  const [, , mark = '', text] = item.exec(markdown) ?? []
  if (text !== undefined) return createLine('item', text.replace(boxMark, ''), { indent, mark })
  if (/^ {0,3}\|/.test(markdown)) return createLine('row', markdown.trim())
  return createLine('text', markdown.trim(), { indent })
}, MAX_KEPT)

const columns = (space: string) => space.replaceAll('\t', '    ').length

/** Returns a line of the page's own markdown. */
export function createLine(
  kind: MarkdownLine['kind'],
  text: string,
  rest: Partial<Pick<MarkdownLine, 'level' | 'indent' | 'mark'>> = {},
): MarkdownLine {
  const { level = 0, indent = 0, mark = '' } = rest
  // An emoji or a colon may be outside of the marks.
  const words = text.replace(/^[^\p{L}\p{N}*_]+/u, '').replace(/(?<![\s:])[\s:]+$/, '')
  const isBold = /^(?:\*\*[^*]+\*\*|__[^_]+__|\*{3}[^*]+\*{3})$/.test(words)
  const start = kind === 'heading' ? `${'#'.repeat(level)} ` : ' '.repeat(indent) + (kind === 'item' ? `${mark} ` : '')
  return {
    kind,
    text,
    level,
    indent,
    mark,
    isBold,
    markdown: start + text,
    plain: kind === 'other' ? text : withoutEmphasis(text),
    isItalic: !isBold && /^(?:\*[^*]+\*|_[^_]+_)$/.test(words),
  }
}

/** The text without marks of emphasis and code, and with the words of a link alone. */
export const withoutEmphasis = (text: string) =>
  text
    .replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/\*+|(?<!\p{L})_+|_+(?!\p{L})|`+/gu, '')
    .trim()

/** The signs that an emoji consists of, as a pattern. */
export const emojiSign = String.raw`(?:[\p{Emoji_Presentation}\p{Extended_Pictographic}]|\u200D|\uFE0F)`
/** Emojis before words. */
export const leadingEmojis: RegExp = new RegExp(String.raw`^${emojiSign}+[ \t]*`, 'u')

/** The text of a line without the marks around it: colons, emojis, icons such as ":clock:", numbers of sections. */
export const bare = (text: string) =>
  text
    .replace(/^\s*:[a-z][a-z0-9_+-]{1,40}:\s+/, '')
    .replace(/^[^\p{L}\p{N}(]+(?:[IV]{1,4}\. )?|^[IV]{1,4}\. /u, '')
    // The lookbehind lets a search begin only at the start of a run, so a long run takes linear time.
    .replace(/(?<![\s:*_#.–—-])[\s:*_#.–—-]+$/u, '')
    .trim()

/** Whether a line is an item with a number. */
export const isNumbered = (line: MarkdownLine | undefined): boolean => line?.kind === 'item' && /\d/.test(line.mark)
/** Whether a line is an item without a number. */
export const isBullet = (line: MarkdownLine | undefined): boolean => line?.kind === 'item' && !isNumbered(line)

/** Returns an ingredient as an item of a list. */
export const toItem = (text: string): MarkdownLine => createLine('item', text, { mark: '-' })

/** A line without words. */
export const blankLine: MarkdownLine = createLine('blank', '')

const isItem = (text: string) => [item, bulletMark].some((mark) => mark.test(text.slice(0, MAX_LINE)))

const sectionLine = /^\W{0,6}(?:ingredients|instructions|directions|method|steps|preparation)\b.{0,20}$/i
const outerMark = /^(?:[-*+]|\d{1,3}[.)])[ \t]+/

const quote = /^ {0,3}(?:> ?){1,3}/

/** Removes the marks of what holds the whole recipe: a quotation, as in a mail, or a list, with the names of sections over lists. */
function withoutOuterMarks(written: readonly string[]): readonly string[] {
  const told = written.filter((text) => /\S/.test(text))
  const quoted = told.filter((text) => quote.test(text))
  const areQuoted =
    quoted.length > Math.max(3, told.length / 2) || quoted.some((text) => sectionLine.test(text.replace(quote, '')))
  const texts = areQuoted ? written.map((text) => text.replace(quote, '')) : written
  const isListed = texts.some(
    (text, index) =>
      outerMark.test(text) && /^[ \t]{2}/.test(texts[index + 1] ?? '') && sectionLine.test(text.replace(outerMark, '')),
  )
  return isListed ? texts.map((text) => text.replace(outerMark, '')) : texts
}

/** Removes indentation that means nothing: that of a whole text, and of the lines below a heading. */
function outdented(texts: readonly string[]): readonly string[] {
  let margin = ''
  let isInItem = false
  return texts.map((text, index) => {
    if (text.trim() === '') return text
    const isBelowText = !isItem(text) && texts[index - 1]?.trim() !== ''
    if (!text.startsWith(margin) || (!isInItem && !isBelowText)) margin = isInItem ? '' : (/^\s*/.exec(text)?.[0] ?? '')
    const rest = text.slice(margin.length)
    if (/^ {0,3}\S/.test(rest)) isInItem = isItem(rest)
    return rest
  })
}
