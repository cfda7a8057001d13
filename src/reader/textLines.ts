import type { Element, Root, RootContent } from 'hast'
import type { Label } from './labels'

/** A piece of a line's text: where it stands in the text nodes of the recipe's blocks. */
export interface TextSpan {
  readonly block: number
  /** The index of the text node among all text nodes of its block, in the order of the document. */
  readonly node: number
  /** Where the piece begins in the text of its node. */
  readonly from: number
  readonly text: string
}

/** A line of a recipe as a reader sees it: a heading, an item of a list, or a line of a paragraph. */
export interface TextLine {
  readonly kind: 'heading' | 'item' | 'line'
  /** The level of a heading, from 1; 0 for other lines. */
  readonly level: number
  /** How deep the list of an item is nested, from 1; 0 for other lines. */
  readonly depth: number
  /** Whether an item has a number. */
  readonly isOrdered: boolean
  /** Whether all of its words are bold. */
  readonly isBold: boolean
  /** How many characters at its start are bold. */
  readonly boldStart: number
  /** Whether all of its words are in italics, as notes often are. */
  readonly isItalic: boolean
  readonly spans: readonly TextSpan[]
  readonly text: string
  /** The block that the line is in. */
  readonly block: number
  /** For an item of a list: where it begins in its block. Items are known by it. */
  readonly item?: number | undefined
  /** What the line is of a recipe; undefined where nobody labelled it. */
  readonly label?: Label | undefined
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
const hasWords = (text: string) => /\p{L}/u.test(text)

/** An emoji before the words of an item. */
const itemMark = /^\s*(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+\s+(?=\S)/u

/** What each line of a block's markdown is. */
type Labels = readonly (Label | undefined)[]

/**
 * Reads the trees of a recipe's blocks as lines. `undefined` stands for a block that is shown as plain text.
 *
 * @param labels what each line of a block's markdown is, where that is known.
 */
export const readTextLines = (blocks: readonly (Root | undefined)[], labels: readonly Labels[] = []): TextLine[] =>
  blocks.flatMap((tree, block) => (tree ? readBlock(tree, block, labels[block] ?? []) : []))

/** A line of inline content, with its words in bold and in italics. */
interface InlineLine {
  readonly spans: TextSpan[]
  /** The line of the block's markdown, from 1. */
  readonly at: number
  bold: string
  italic: string
  /** How many of its characters there are, and how many from the first one on are bold. */
  length: number
  boldStart: number
}

const emptyLine = { bold: '', italic: '', at: 0, length: 0, boldStart: 0 }

/** The text between two cells of a row, which has no text node. */
const cellBreak = (block: number): TextSpan => ({ block, node: -1, from: 0, text: ': ' })

/** Collects the lines of inline content of one block, and counts its text nodes. */
function createInlineReader(block: number) {
  let node = 0
  let lines: InlineLine[] = []
  let at = 0
  const startLine = () => lines.push({ ...emptyLine, spans: [], at })

  function addText(value: string, isBold: boolean, isItalic: boolean) {
    let from = 0
    for (const [index, text] of value.split('\n').entries()) {
      if (index > 0) at += 1
      if (index > 0) startLine()
      const line = lines.at(-1)
      if (text && line) {
        line.spans.push({ block, node, from, text })
        if (isBold && line.boldStart === line.length) line.boldStart += text.length
        line.length += text.length
        if (isBold) line.bold += text
        if (isItalic) line.italic += text
      }
      from += text.length + 1
    }
    node += 1
  }

  function add(content: RootContent, isBold = false, isItalic = false) {
    if (content.type === 'text') addText(content.value, isBold, isItalic)
    if (content.type !== 'element') return
    moveTo(content)
    if (/^(?:br|th|td)$/.test(content.tagName)) startLine()
    for (const child of content.children)
      add(child, isBold || content.tagName === 'strong', isItalic || content.tagName === 'em')
  }

  /** The next words stand in the line of the markdown that an element begins in. */
  function moveTo({ position }: Element) {
    at = position?.start.line ?? at
  }

  /** Returns the lines that have text, and begins again. */
  function takeLines(): InlineLine[] {
    const taken = lines.filter(({ spans }) => spans.some(({ text }) => text.trim()))
    lines = []
    return taken
  }

  return { startLine, add, takeLines, moveTo }
}

/** Where in the lists of a block a line stands. */
interface ListPosition {
  readonly block: number
  readonly depth: number
  readonly isOrdered: boolean
  readonly item?: number | undefined
}

/** Walks through the tree of a block, and reads the lines of its headings, items and paragraphs. */
function readBlock(tree: Root, block: number, labels: Labels): TextLine[] {
  const textLines: TextLine[] = []
  const inline = createInlineReader(block)
  const emit = (kind: TextLine['kind'], level: number, position: ListPosition) =>
    textLines.push(
      ...inline.takeLines().map((line, index) => toTextLine(line, index, kind, level, position, labels[line.at - 1])),
    )

  function walk(parent: Root | Element, position: ListPosition, kind: TextLine['kind']) {
    let isOpen = false
    let paragraphKind = kind
    /** Ends the inline content of an item without paragraphs. */
    const close = () => {
      if (isOpen) emit(kind, 0, position)
      isOpen = false
    }
    const readElement = (element: Element, ownKind: TextLine['kind'], level: number) => {
      inline.moveTo(element)
      inline.startLine()
      inline.add(element)
      emit(ownKind, level, position)
    }
    /** Reads each row of a table as one line, with its cells joined: "Protein: 9 g". */
    const readRows = (element: Element) => {
      for (const child of element.children) {
        if (child.type === 'element' && child.tagName !== 'tr') readRows(child)
        else {
          inline.startLine()
          inline.add(child)
          const cells = inline.takeLines()
          const spans = cells.flatMap((cell, index) => (index > 0 ? [cellBreak(block), ...cell.spans] : cell.spans))
          if (cells.length > 0) textLines.push(toTextLine({ ...emptyLine, spans }, 0, 'line', 0, position))
        }
      }
    }
    for (const child of parent.children) {
      const name = child.type === 'element' ? child.tagName : ''
      if (child.type !== 'element' || !blockElement.test(name)) {
        if (!isOpen) inline.startLine()
        isOpen = true
        inline.add(child)
        continue
      }
      close()
      if (name === 'table') readRows(child)
      else if (name.startsWith('h')) readElement(child, 'heading', Number(name[1]))
      else if (name === 'li') {
        inline.moveTo(child)
        walk(child, { ...position, item: child.position?.start.offset }, 'item')
      } else if (name === 'ul' || name === 'ol')
        walk(child, { block, depth: position.depth + 1, isOrdered: name === 'ol' }, kind)
      else if (name === 'blockquote' || name === 'div') walk(child, position, 'line')
      else {
        readElement(child, paragraphKind, 0)
        // Further paragraphs of an item are notes.
        if (paragraphKind === 'item') paragraphKind = 'line'
      }
    }
    close()
  }
  walk(tree, { block, depth: 0, isOrdered: false }, 'line')
  return textLines
}

const blockElement = /^(?:h[1-6]|ul|ol|li|p|pre|blockquote|div|table)$/

/**
 * Turns inline content into a line, without an emoji before the words of an item.
 *
 * @param index its place among the lines of the same element. Those after the first line of an item are notes.
 */
function toTextLine(
  { spans, bold, italic, boldStart }: InlineLine,
  index: number,
  kind: TextLine['kind'],
  level: number,
  { block, depth, isOrdered, item }: ListPosition,
  label?: Label,
): TextLine {
  const text = spans.map((span) => span.text).join('')
  const isBold = hasWords(text) && letters(text) === letters(bold)
  const isItalic = hasWords(text) && letters(text) === letters(italic)
  const textLine = { isBold, boldStart, isItalic, block, level: 0, depth, isOrdered, label }
  const after = (length: number) => ({ spans: sliceSpans(spans, length), text: text.slice(length) })
  if (index > 0 && kind === 'item') return { ...textLine, kind: 'line', spans, text }
  const emoji = kind === 'item' ? itemMark.exec(text) : null
  const mark = emoji?.[0].length ?? 0
  return {
    ...{ ...textLine, kind, level, ...after(mark) },
    boldStart: Math.max(boldStart - mark, 0),
    item: kind === 'item' ? item : undefined,
  }
}

/** The spans of a line's text from `start` to before `end`. */
export function sliceSpans(spans: readonly TextSpan[], start: number, end = Infinity): TextSpan[] {
  let offset = 0
  return spans.flatMap((span) => {
    const first = Math.max(start - offset, 0)
    const text = span.text.slice(first, Math.max(end - offset, 0))
    offset += span.text.length
    return text ? [{ ...span, from: span.from + first, text }] : []
  })
}

/** A range of a line's text in one text node. */
export interface NodeRange {
  readonly block: number
  readonly node: number
  readonly start: number
  readonly end: number
}

/** Finds where a range of a line's text stands in the text nodes. A range may go over several of them. */
export const locate = ({ spans }: Pick<TextLine, 'spans'>, start: number, end: number): NodeRange[] =>
  sliceSpans(spans, start, end).map(({ block, node, from, text }) => ({
    block,
    node,
    start: from,
    end: from + text.length,
  }))
