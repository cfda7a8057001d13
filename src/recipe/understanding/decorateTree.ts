import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { BlockDecorations, Decoration, IngredientLayout } from '../reading/decorations'

/** A plugin that shows what the page understands of a block within its words: scaled amounts, timers, columns. */
export function decorateTree({ decorations, ingredients }: BlockDecorations) {
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
    layOutIngredients(tree, ingredients)
  }
}

function decorateText(text: string, decorations: readonly Decoration[]): ElementContent[] {
  const result: ElementContent[] = []
  let end = 0
  for (const each of decorations.toSorted((a, b) => a.start - b.start)) {
    if (each.start < end) continue
    if (each.start > end) result.push({ type: 'text', value: text.slice(end, each.start) })
    end = each.end
    if (each.type === 'amount') result.push({ type: 'text', value: each.text })
    else
      result.push({
        type: 'element',
        tagName: 'button',
        properties: { dataSeconds: each.seconds, dataStep: each.step },
        children: [{ type: 'text', value: text.slice(each.start, each.end) }],
      })
  }
  if (end < text.length) result.push({ type: 'text', value: text.slice(end) })
  return result
}

function layOutIngredients(parent: Root | Element, layouts: BlockDecorations['ingredients']) {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const layout = child.tagName === 'li' ? layouts.get(child.position?.start.offset ?? -1) : undefined
    if (layout) layOut(child, layout)
    layOutIngredients(child, layouts)
  }
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
  item.properties.className = ['with-amount']
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
