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
  /** How many characters at its start are bold. */
  readonly boldStart: number
  readonly spans: readonly TextSpan[]
  readonly text: string
  /** The block that the line is in. */
  readonly block: number
  /** For an item of a list: where it begins in its block. Items are known by it. */
  readonly item?: number | undefined
  /** What the line is of a recipe; undefined where nobody labelled it. */
  readonly label?: Label | undefined
}

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

/** A line whose words are read, and the place of its first one. */
interface OpenLine extends Place {
  readonly spans: TextSpan[]
  /** The line of the block's markdown, from 1. */
  readonly at: number
  /** How many of its characters there are, and how many from the first one on are bold. */
  length: number
  boldStart: number
}

/** The element and the list around a text, and whether it is bold. */
type Place = Pick<TextLine, 'kind' | 'level' | 'depth' | 'isOrdered' | 'item'> & {
  readonly isBold: boolean
  readonly isInRow?: boolean
}

const top: Place = { kind: 'line', level: 0, depth: 0, isOrdered: false, isBold: false }

/** What an element tells of the texts in it. */
function placeIn({ tagName }: Element, place: Place): Place {
  if (/^h[1-6]$/.test(tagName)) return { ...place, kind: 'heading', level: Number(tagName[1]) }
  if (tagName === 'tr') return { ...place, isInRow: true }
  if (tagName === 'ul' || tagName === 'ol') return { ...place, depth: place.depth + 1, isOrdered: tagName === 'ol' }
  return { ...place, isBold: place.isBold || tagName === 'strong' }
}

const startsLine = /^(?:h[1-6]|ul|ol|li|p|pre|blockquote|tr|br)$/

/** Reads the lines of a block's tree. Those after the first of an item are notes, and a row of a table is one: "Protein: 9 g". */
function readBlock(tree: Root, block: number, labels: Labels): TextLine[] {
  const lines: OpenLine[] = []
  let node = 0
  let at = 0
  let isNew = true
  /** Where an item begins whose first line is still to come. */
  let item: number | undefined

  function addText(text: string, from: number, place: Place) {
    if (isNew && text.trim()) {
      const kind = item === undefined ? place.kind : 'item'
      lines.push({ ...place, kind, item, spans: [], at, length: 0, boldStart: 0 })
      isNew = false
      item = undefined
    }
    const line = lines.at(-1)
    if (isNew || !line || !text) return
    line.spans.push({ block, node, from, text })
    if (place.isBold && line.boldStart === line.length) line.boldStart += text.length
    line.length += text.length
  }

  function read(content: RootContent, place: Place) {
    if (content.type === 'text') {
      let from = 0
      for (const [index, text] of content.value.split('\n').entries()) {
        if (index > 0) at += 1
        isNew ||= index > 0 && !place.isInRow
        addText(text, from, place)
        from += text.length + 1
      }
      node += 1
    }
    if (content.type !== 'element') return
    const { tagName, position } = content
    isNew ||= startsLine.test(tagName)
    at = position?.start.line ?? at
    if (tagName === 'li') item = position?.start.offset
    // The text between two cells has no text node.
    if (/^t[hd]$/.test(tagName) && !isNew) lines.at(-1)?.spans.push({ block, node: -1, from: 0, text: ': ' })
    const own = placeIn(content, place)
    for (const child of content.children) read(child, own)
    isNew ||= startsLine.test(tagName)
    // An item without words, such as one of an empty code block, gives its mark to no line behind it.
    if (tagName === 'li') item = undefined
  }
  for (const child of tree.children) read(child, top)
  return lines.map((line) => toTextLine(line, block, labels))
}

/** Ends a line, without an emoji before the words of an item. */
function toTextLine(line: OpenLine, block: number, labels: Labels): TextLine {
  const { kind, level, depth, isOrdered, item, spans, at, boldStart } = line
  const text = spans.map((span) => span.text).join('')
  const mark = (kind === 'item' && itemMark.exec(text)?.[0].length) || 0
  return {
    ...{ kind, level, depth, isOrdered, item, block, label: labels[at - 1] },
    boldStart: Math.max(boldStart - mark, 0),
    spans: sliceSpans(spans, mark),
    text: text.slice(mark),
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
