import type { Element, Root, RootContent } from 'hast'

/** A piece of a row's text: where it stands in the text nodes of the recipe's blocks. */
export interface Part {
  readonly block: number
  /** The index of the text node among all text nodes of its block, in the order of the document. */
  readonly node: number
  /** Where the piece begins in the text of its node. */
  readonly from: number
  readonly text: string
}

/** A line of a recipe as a reader sees it: a heading, an item of a list, or a line of a paragraph. */
export interface Row {
  readonly kind: 'heading' | 'item' | 'line'
  /** The level of a heading, from 1; 0 for other rows. */
  readonly level: number
  /** How deep the list of an item is nested, from 1; 0 for other rows. */
  readonly depth: number
  /** Whether an item has a number. */
  readonly isOrdered: boolean
  /** Whether all of its words are bold. */
  readonly isBold: boolean
  /** Whether all of its words are in italics, as notes often are. */
  readonly isItalic: boolean
  /** Its first words in bold; empty if it has none. */
  readonly bold: string
  readonly parts: readonly Part[]
  readonly text: string
  /** The block that the row is in. */
  readonly block: number
  /** For an item of a markdown list: where it begins in its block. Items are known by it. */
  readonly item?: number | undefined
}

/** A line of inline content, with its words in bold and in italics. */
interface Line {
  readonly parts: Part[]
  bold: string
  italic: string
  firstBold: string
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')
const hasWords = (text: string) => /\p{L}/u.test(text)

interface Context {
  readonly block: number
  readonly depth: number
  readonly isOrdered: boolean
  readonly item?: number | undefined
}

/** A mark before an item that markdown does not know: "• 2 eggs", "2) Stir". */
const ownMark =
  /^\s*(?:(?<bullet>[•◦▪‣·–—*-]\s|[•◦▪‣→➔➜▸►✓✔☐]|\p{So}\uFE0F?)\s*(?=\S)|(?<number>\d{1,2})[.)]\s+(?=\S))/u

/** The box of an item that is a task, which markdown without extensions leaves as text, or an emoji. */
const itemMark = /^\s*(?:\[[ x]\]|(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+)\s+(?=\S)/iu
/** The mark of a heading, which is text in code: some replies are in a code block as a whole. */
const headingMark = /^(#{1,6})\s+(?=\S)/

/** Reads the trees of a recipe's blocks as rows. `undefined` stands for a block that is shown as plain text. */
export function readRows(blocks: readonly (Root | undefined)[]): Row[] {
  const rows: Row[] = []
  for (const [block, tree] of blocks.entries()) {
    if (!tree) continue
    let node = 0
    /** Collects the lines of inline content, with the index of each text node. */
    const lines: Line[] = []
    const addLine = () => lines.push({ parts: [], bold: '', italic: '', firstBold: '' })
    const collect = (content: RootContent, isBold: boolean, isItalic: boolean) => {
      if (content.type === 'text') {
        let from = 0
        for (const [index, text] of content.value.split('\n').entries()) {
          if (index > 0) addLine()
          const line = lines.at(-1)
          if (text && line) {
            line.parts.push({ block, node, from, text })
            if (isBold) line.firstBold ||= text
            if (isBold) line.bold += text
            if (isItalic) line.italic += text
          }
          from += text.length + 1
        }
        node += 1
      } else if (content.type === 'element') {
        if (content.tagName === 'br') addLine()
        else
          for (const child of content.children)
            collect(child, isBold || content.tagName === 'strong', isItalic || content.tagName === 'em')
      }
    }
    const takeLines = () => {
      const taken = lines.filter(({ parts }) => parts.some(({ text }) => text.trim()))
      lines.length = 0
      return taken
    }
    const emit = (kind: Row['kind'], level: number, { depth, isOrdered, item }: Context) => {
      for (const [index, line] of takeLines().entries()) {
        const { parts, firstBold: bold } = line
        const text = parts.map((part) => part.text).join('')
        const isBold = hasWords(text) && letters(text) === letters(line.bold)
        const isItalic = hasWords(text) && letters(text) === letters(line.italic)
        const row = { isBold, isItalic, bold, block, level: 0, depth, isOrdered }
        const mark = kind === 'line' || index > 0 ? ownMark.exec(text) : null
        const isNumbered = mark?.groups?.number !== undefined
        const box = kind === 'item' && index === 0 ? itemMark.exec(text) : null
        const heading = kind === 'line' ? headingMark.exec(text) : null
        if (heading) {
          const [{ length }, { length: ownLevel } = ''] = heading
          rows.push({
            ...row,
            kind: 'heading',
            level: ownLevel,
            parts: sliceParts(parts, length),
            text: text.slice(length),
          })
        } else if (mark && !isBold && !(isNumbered && kind === 'item'))
          rows.push({
            ...row,
            kind: 'item',
            depth: Math.max(1, depth),
            isOrdered: isNumbered,
            parts: sliceParts(parts, mark[0].length),
            text: text.slice(mark[0].length),
          })
        else if (index > 0 && kind === 'item') rows.push({ ...row, kind: 'line', parts, text })
        else {
          const length = box?.[0].length ?? 0
          const own = { parts: sliceParts(parts, length), text: text.slice(length) }
          rows.push({ ...row, ...own, kind, level, item: kind === 'item' ? item : undefined })
        }
      }
    }
    const walk = (parent: Root | Element, context: Context, kind: Row['kind']) => {
      let isOpen = false
      /** Ends the inline content of an item without paragraphs. */
      const close = () => {
        if (isOpen) emit(kind, 0, context)
        isOpen = false
      }
      let itemKind = kind
      for (const child of parent.children) {
        const name = child.type === 'element' ? child.tagName : ''
        if (/^h[1-6]$/.test(name) && child.type === 'element') {
          close()
          addLine()
          collect(child, false, false)
          emit('heading', Number(name[1]), context)
        } else if (/^(?:ul|ol)$/.test(name) && child.type === 'element') {
          close()
          walk(child, { block, depth: context.depth + 1, isOrdered: name === 'ol' }, kind)
        } else if (name === 'li' && child.type === 'element') {
          close()
          walk(child, { ...context, item: child.position?.start.offset }, 'item')
        } else if (/^(?:p|pre)$/.test(name) && child.type === 'element') {
          close()
          addLine()
          collect(child, false, false)
          emit(itemKind, 0, context)
          // Further paragraphs of an item are notes.
          if (itemKind === 'item') itemKind = 'line'
        } else if (/^(?:blockquote|div)$/.test(name) && child.type === 'element') {
          close()
          walk(child, context, 'line')
        } else {
          if (!isOpen) addLine()
          isOpen = true
          collect(child, false, false)
        }
      }
      close()
    }
    walk(tree, { block, depth: 0, isOrdered: false }, 'line')
  }
  return rows
}

/** The parts of a row's text from `start` to before `end`. */
export function sliceParts(parts: readonly Part[], start: number, end = Infinity): Part[] {
  let offset = 0
  return parts.flatMap((part) => {
    const first = Math.max(start - offset, 0)
    const text = part.text.slice(first, Math.max(end - offset, 0))
    offset += part.text.length
    return text ? [{ ...part, from: part.from + first, text }] : []
  })
}

/** A range of a row's text in one text node. */
export interface NodeRange {
  readonly block: number
  readonly node: number
  readonly start: number
  readonly end: number
}

/** Finds where a range of a row's text stands in the text nodes. A range may go over several of them. */
export const locate = ({ parts }: Pick<Row, 'parts'>, start: number, end: number): NodeRange[] =>
  sliceParts(parts, start, end).map(({ block, node, from, text }) => ({
    block,
    node,
    start: from,
    end: from + text.length,
  }))
