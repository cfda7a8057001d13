import type { Element, Root, RootContent, Text } from 'hast'
import type { Label } from './labels'
import { emojiSign } from './markdownLines'

/** A piece of a line's text: where it stands in the text nodes of the recipe's blocks. */
export interface TextSpan {
  readonly block: number
  /** The index of the text node among all text nodes of its block, in the order of the document. */
  readonly node: number
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A line of a recipe as a reader sees it: a heading, an item of a list, or a line of a paragraph. */
export interface TextLine {
  readonly kind: 'heading' | 'item' | 'line'
  /** The level of a heading, from 1; 0 for other lines. */
  readonly level: number
  /** How deep the list of an item is nested, from 1; 0 for other lines. */
  readonly depth: number
  readonly isOrdered: boolean
  readonly boldStart: number
  readonly spans: readonly TextSpan[]
  readonly text: string
  readonly block: number
  /** For an item of a list: where it begins in its block. Items are known by it. */
  readonly item?: number | undefined
  /** What the line is of a recipe; undefined where nobody labelled it. */
  readonly label?: Label | undefined
}

const itemMark = new RegExp(String.raw`^\s*${emojiSign}+\s+(?=\S)`, 'u')

type Labels = readonly (Label | undefined)[]

/** Reads the trees of a recipe's blocks as lines. `undefined` stands for a block that is shown as plain text. */
export const readTextLines = (blocks: readonly (Root | undefined)[], labels: readonly Labels[] = []): TextLine[] =>
  blocks.flatMap((tree, block) => (tree ? readBlock(tree, block, labels[block] ?? []) : []))

type PlacedText = readonly [text: Text, path: readonly Element[]]

/** The texts of a tree in the order of the document, each with the elements around it. */
export function textsOf(content: Root | RootContent, path: readonly Element[] = []): readonly PlacedText[] {
  if (content.type === 'text') return [[content, path]]
  const own = content.type === 'element' ? [...path, content] : path
  return 'children' in content ? content.children.flatMap((child) => textsOf(child, own)) : []
}

const ofTag = (path: readonly Element[], tag: RegExp) => path.filter(({ tagName }) => tag.test(tagName))

/** A line whose words are read. Of its characters `length` are read, and so many from the first one on are bold. */
type OpenLine = Omit<TextLine, 'spans' | 'text'> & { spans: TextSpan[]; length: number; boldStart: number }

/** Reads the lines of a block's tree, which are those of its markdown. Those after the first of an item are notes. */
function readBlock(tree: Root, block: number, labels: Labels): TextLine[] {
  const lines: OpenLine[] = []
  const begun = new Set<Element>()
  let lastLine = 0
  let lastCell: Element | undefined
  for (const [node, [{ value, position }, path]] of textsOf(tree).entries()) {
    const start = (position ?? path.findLast((each) => each.position)?.position)?.start.line ?? lastLine
    const cell = ofTag(path, /^t[hd]$/).at(-1)
    let from = 0
    for (const [index, text] of value.split('\n').entries()) {
      const isNew = start + index !== lastLine
      if (isNew && text.trim()) {
        lastLine = start + index
        const item = ofTag(path, /^li$/).at(-1)
        const isFirst = item !== undefined && !begun.has(item)
        for (const each of path) begun.add(each)
        const [heading] = ofTag(path, /^h[1-6]$/)
        const lists = ofTag(path, /^[uo]l$/)
        lines.push({
          kind: isFirst ? 'item' : heading ? 'heading' : 'line',
          level: Number(heading?.tagName[1] ?? 0),
          depth: lists.length,
          isOrdered: lists.at(-1)?.tagName === 'ol',
          block,
          label: labels[lastLine - 1],
          item: isFirst ? item.position?.start.offset : undefined,
          spans: [],
          length: 0,
          boldStart: 0,
        })
      }
      const line = lines.at(-1)
      if (line && text && start + index === lastLine) {
        // The text between two cells has no text node.
        if (!isNew && cell !== lastCell) line.spans.push({ block, node: -1, start: 0, end: 2, text: ': ' })
        lastCell = cell
        line.spans.push({ block, node, start: from, end: from + text.length, text })
        if (line.boldStart === line.length && ofTag(path, /^strong$/).length > 0) line.boldStart += text.length
        line.length += text.length
      }
      from += text.length + 1
    }
  }
  return lines.map(toTextLine)
}

function toTextLine({ length: _, ...line }: OpenLine): TextLine {
  const text = line.spans.map((span) => span.text).join('')
  const mark = (line.kind === 'item' && itemMark.exec(text)?.[0].length) || 0
  const boldStart = Math.max(line.boldStart - mark, 0)
  return { ...line, boldStart, spans: sliceSpans(line.spans, mark), text: text.slice(mark) }
}

function sliceSpans(spans: readonly TextSpan[], start: number, end = Infinity): TextSpan[] {
  let offset = 0
  return spans.flatMap((span) => {
    const first = Math.max(start - offset, 0)
    const text = span.text.slice(first, Math.max(end - offset, 0))
    offset += span.text.length
    return text ? [{ ...span, start: span.start + first, end: span.start + first + text.length, text }] : []
  })
}

/** Finds where a range of a line's text stands in the text nodes. A range may go over several of them. */
export const locate = ({ spans }: Pick<TextLine, 'spans'>, start: number, end: number): TextSpan[] =>
  sliceSpans(spans, start, end)
