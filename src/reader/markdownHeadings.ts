import { remember } from '../lib/remember'
import { isYieldOrTime } from './facts'
import { createLine, type MarkdownLine } from './markdownLines'
import { isHeading, type Section, sectionOf } from './sectionHeadings'

/** As many lines as a few recipes have. While a reply grows, most of its lines are as they were. */
const MAX_KEPT = 1000

/** The section that a line opens. */
export const opens: (line: MarkdownLine) => Section | undefined = remember((line) => {
  const mayOpen = line.kind === 'heading' || (line.kind === 'text' && line.indent < 4)
  return mayOpen && line.plain.length <= 100 ? sectionOf(line) : undefined
}, MAX_KEPT)

export const withoutBold = (text: string) => {
  const [, emoji = '', , words] = /^([^\p{L}\p{N}*_]*)(\*{2,3}|__)([^*]+)\2[:\s]*$/u.exec(text) ?? []
  return words === undefined ? text : emoji + words
}

/** A heading without marks of emphasis and the colon after it. */
export const headingText = ({ text, kind, isItalic }: MarkdownLine) => {
  const words = isItalic ? text.replace(/^\*|\*(?=:?\s*$)|^_|_(?=:?\s*$)/g, '') : withoutBold(text)
  return (kind === 'heading' ? words : words.replace(/:\s*$/, '')).trim()
}

export const toHeading = (line: MarkdownLine, level: number): MarkdownLine =>
  line.kind === 'heading' && line.level === level && headingText(line) === line.text
    ? line
    : createLine('heading', headingText(line), { level })

/** Whether a line looks like the name of the lines below it: in bold, in italics, or with a colon. */
export const isNamed = (line: MarkdownLine) =>
  line.kind === 'heading' ||
  (line.kind === 'text' &&
    line.indent < 2 &&
    (isHeading(line) || line.isItalic) &&
    line.plain.length <= 80 &&
    !/[.!?]$/.test(line.plain) &&
    !isYieldOrTime(line.plain))
