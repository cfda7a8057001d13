import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { BlockDecorations, Decoration, IngredientLayout } from '../../reader'
import { punctuationBeside } from './punctuationBeside'
import './decorateTree.css'

/** A plugin that shows what the page understands of a block within its words: scaled amounts, timers,
 * words that break wishes, columns. */
export function decorateTree({ decorations, ingredients, changed }: BlockDecorations) {
  return (tree: Root) => {
    let node = 0
    const visit = (parent: Root | Element) => {
      parent.children = parent.children.flatMap((child): RootContent[] => {
        if (child.type === 'text') {
          const own = decorations.filter((each) => each.node === node)
          node += 1
          return own.length > 0 ? decorateText(child.value, own) : [child]
        }
        if (child.type === 'element') visit(child)
        return [child]
      })
    }
    visit(tree)
    layOutIngredients(tree, ingredients, changed)
  }
}

/** Words that break a wish, with the other decorations that stand in them. */
type Wrap = Extract<Decoration, { type: 'mark' }>

/** A piece of a text, as it is shown. */
interface Piece {
  readonly start: number
  readonly end: number
  readonly content: ElementContent
}

function decorateText(text: string, decorations: readonly Decoration[]): ElementContent[] {
  const sorted = decorations.toSorted((a, b) => a.start - b.start)
  const wraps = sorted.filter((each) => isWrap(each))
  const pieces: Piece[] = []
  let end = 0
  const addPlain = (until: number) => {
    // A wrap begins and ends between pieces.
    const cuts = wraps.flatMap((wrap) => [wrap.start, wrap.end]).filter((cut) => cut > end && cut < until)
    for (const cut of [...new Set(cuts), until]) {
      if (cut > end) pieces.push({ start: end, end: cut, content: { type: 'text', value: text.slice(end, cut) } })
      end = Math.max(end, cut)
    }
  }
  for (const each of sorted) {
    if (isWrap(each) || each.start < end) continue
    const piece = pieceOf(each, text, end)
    addPlain(piece.start)
    pieces.push(piece)
    end = piece.end
  }
  addPlain(text.length)
  return wrapPieces(pieces, wraps)
}

const isWrap = (decoration: Decoration): decoration is Wrap => decoration.type === 'mark'

/** Returns a decoration as a piece. A timer takes the punctuation beside it with it. */
function pieceOf(decoration: Exclude<Decoration, Wrap>, text: string, from: number): Piece {
  const { start, end } = decoration
  const content = contentOf(decoration, text)
  const { before, after } = punctuationBeside(text, start, end, from)
  if (decoration.type !== 'timer' || before + after === '') return { start, end, content }
  const toText = (value: string): ElementContent[] => (value === '' ? [] : [{ type: 'text', value }])
  return {
    start: start - before.length,
    end: end + after.length,
    content: {
      type: 'element',
      tagName: 'span',
      properties: { className: ['timed'] },
      children: [...toText(before), content, ...toText(after)],
    },
  }
}

function contentOf(decoration: Exclude<Decoration, Wrap>, text: string): ElementContent {
  const toElement = (tagName: string, properties: Element['properties'], value: string): Element => ({
    type: 'element',
    tagName,
    properties,
    children: [{ type: 'text', value }],
  })
  switch (decoration.type) {
    case 'amount':
      return { type: 'text', value: decoration.text }
    case 'share':
      return toElement('span', { dataAmount: '' }, decoration.text)
    case 'own':
      return toElement('span', { dataOwnAmount: decoration.mark }, decoration.text)
    case 'timer': {
      const { start, end, seconds, step } = decoration
      return toElement('button', { dataSeconds: seconds, dataStep: step }, text.slice(start, end))
    }
  }
}

/** Puts the pieces of each wrap into one element. */
function wrapPieces(pieces: readonly Piece[], wraps: readonly Wrap[]): ElementContent[] {
  const result: ElementContent[] = []
  let open: { readonly wrap: Wrap; readonly children: ElementContent[] } | undefined
  for (const { start, end, content } of pieces) {
    const wrap = wraps.find((each) => each.start < end && start < each.end)
    if (wrap && open?.wrap === wrap) open.children.push(content)
    else {
      open = wrap && { wrap, children: [content] }
      result.push(open ? wrapElement(open.wrap, open.children) : content)
    }
  }
  return result
}

const wrapElement = (wrap: Wrap, children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'mark',
  properties: { dataWish: wrap.wishes, dataCertainty: wrap.certainty },
  children,
})

function layOutIngredients(
  parent: Root | Element,
  layouts: BlockDecorations['ingredients'],
  changed: BlockDecorations['changed'],
) {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const offset = child.tagName === 'li' ? child.position?.start.offset : undefined
    const layout = offset === undefined ? undefined : layouts.get(offset)
    if (layout) layOut(child, layout)
    if (offset !== undefined && changed?.has(offset)) addClass(child, 'changed')
    layOutIngredients(child, layouts, changed)
  }
}

function addClass({ properties }: Element, name: string) {
  properties.className = [...(Array.isArray(properties.className) ? properties.className : []), name]
}

/** Puts the words of an item into three elements: the amount, the food and its preparation. */
function layOut(item: Element, { amount, preparation }: IngredientLayout) {
  const [first] = item.children.filter((child) => child.type === 'element' && child.tagName === 'p')
  const target = first?.type === 'element' ? first : item
  const isInline = (child: ElementContent) =>
    child.type !== 'element' || !/^(?:ul|ol|p|pre|blockquote)$/.test(child.tagName)
  const hasWords = (child: ElementContent) => isInline(child) && textOf(child).trim() !== ''
  const start = Math.max(0, target.children.findIndex(hasWords))
  const length = target.children.slice(start).findIndex((child) => !isInline(child))
  const inline = target.children.slice(start, length < 0 ? undefined : start + length)
  const [head, rest] = splitInline(inline, amount)
  const [food, after] = splitInline(rest, preparation - amount)
  const span = (className: string, children: ElementContent[]): Element[] =>
    children.length > 0 ? [{ type: 'element', tagName: 'span', properties: { className: [className] }, children }] : []
  const name = [...food, ...span('preparation', after)]
  target.children.splice(start, inline.length, ...span('amount', head), ...span('food', name))
  addClass(item, 'with-amount')
}

/** Splits inline content after so many characters of its text. */
function splitInline(content: readonly ElementContent[], length: number): [ElementContent[], ElementContent[]] {
  const before: ElementContent[] = []
  const after: ElementContent[] = []
  let left = length
  for (const child of content) {
    const size = textOf(child).length
    if (left >= size) before.push(child)
    else if (left <= 0) after.push(child)
    else if (child.type === 'text') {
      before.push({ type: 'text', value: child.value.slice(0, left) })
      after.push({ type: 'text', value: child.value.slice(left) })
    } else if (child.type === 'element') {
      const [head, tail] = splitInline(child.children, left)
      before.push({ ...child, children: head })
      after.push({ ...child, children: tail })
    }
    left -= size
  }
  return [before, after]
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}
