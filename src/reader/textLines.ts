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

/** A line whose words are read: its text nodes, and its words in bold and in italics. */
interface OpenLine {
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

/** The element and the list around a text, and its font style. */
interface Place extends Pick<TextLine, 'kind' | 'level' | 'depth' | 'isOrdered' | 'isBold' | 'isItalic' | 'item'> {
  readonly isInRow: boolean
}

const top: Place = {
  ...{ kind: 'line', level: 0, depth: 0, isOrdered: false, isBold: false, isItalic: false },
  ...{ item: undefined, isInRow: false },
}

/** What an element tells of the texts in it. */
function placeIn({ tagName, position }: Element, place: Place): Place {
  if (/^h[1-6]$/.test(tagName)) return { ...place, kind: 'heading', level: Number(tagName[1]) }
  if (tagName === 'ul' || tagName === 'ol') return { ...place, depth: place.depth + 1, isOrdered: tagName === 'ol' }
  if (tagName === 'li') return { ...place, kind: 'item', item: position?.start.offset }
  if (tagName === 'blockquote') return { ...place, kind: 'line' }
  if (tagName === 'tr') return { ...place, isInRow: true }
  return { ...place, isBold: place.isBold || tagName === 'strong', isItalic: place.isItalic || tagName === 'em' }
}

const blockElement = /^(?:h[1-6]|ul|ol|li|p|pre|blockquote|tr)$/

/** Walks through the tree of a block, and reads the lines of its headings, items and paragraphs. */
function readBlock(tree: Root, block: number, labels: Labels): TextLine[] {
  const textLines: TextLine[] = []
  let open: OpenLine[] = []
  let node = 0
  let at = 0
  const startLine = () => open.push({ ...emptyLine, spans: [], at })

  /** Ends the lines of an element. Those after the first of an item are notes, and a row of a table is one: "Protein: 9 g". */
  function close(place: Place) {
    const told = open.filter(({ spans }) => spans.some(({ text }) => text.trim()))
    open = []
    if (!place.isInRow)
      textLines.push(
        ...told.map((line, index) =>
          toTextLine(line, index > 0 && place.kind === 'item' ? { ...place, kind: 'line' } : place, block, labels),
        ),
      )
    else if (told.length > 0) {
      // The text between two cells has no text node.
      const between: TextSpan = { block, node: -1, from: 0, text: ': ' }
      const spans = told.flatMap((cell, index) => (index > 0 ? [between, ...cell.spans] : cell.spans))
      textLines.push(toTextLine({ ...emptyLine, spans }, place, block, labels))
    }
  }

  function addText(value: string, { isBold, isItalic }: Place) {
    let from = 0
    for (const [index, text] of value.split('\n').entries()) {
      if (index > 0) at += 1
      if (index > 0 || open.length === 0) startLine()
      const line = open.at(-1)
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

  function read(content: RootContent, place: Place) {
    if (content.type === 'text') addText(content.value, place)
    if (content.type !== 'element') return
    const isBlock = blockElement.test(content.tagName)
    if (isBlock) close(place)
    at = content.position?.start.line ?? at
    if (/^(?:br|th|td)$/.test(content.tagName)) startLine()
    readAll(content, placeIn(content, place), isBlock)
  }

  function readAll(parent: Root | Element, place: Place, isBlock = true) {
    let own = place
    for (const child of parent.children) {
      read(child, own)
      // Further paragraphs of an item are notes.
      if (child.type === 'element' && child.tagName === 'p' && own.kind === 'item') own = { ...own, kind: 'line' }
    }
    if (isBlock) close(own)
  }
  readAll(tree, top)
  return textLines
}

/** Turns inline content into a line, without an emoji before the words of an item. */
function toTextLine(
  { spans, bold, italic, at, boldStart }: OpenLine,
  { kind, level, depth, isOrdered, item }: Place,
  block: number,
  labels: Labels,
): TextLine {
  const text = spans.map((span) => span.text).join('')
  const hasWords = /\p{L}/u.test(text)
  const mark = (kind === 'item' && itemMark.exec(text)?.[0].length) || 0
  return {
    ...{ kind, level, depth, isOrdered, block, label: labels[at - 1] },
    isBold: hasWords && letters(text) === letters(bold),
    isItalic: hasWords && letters(text) === letters(italic),
    boldStart: Math.max(boldStart - mark, 0),
    spans: sliceSpans(spans, mark),
    text: text.slice(mark),
    item: kind === 'item' ? item : undefined,
  }
}

/** The spans of a line's text from `start` to before `end`. */
function sliceSpans(spans: readonly TextSpan[], start: number, end = Infinity): TextSpan[] {
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
