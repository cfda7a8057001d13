import type { Element, Root, RootContent } from 'hast'
import { beginsWithAmount } from '../food'

const isLink = (node: Root | RootContent): boolean => node.type === 'element' && node.tagName === 'a'

/** The text of a node without that of its links. */
function textBeside(node: Root | RootContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node && !isLink(node) ? node.children.map(textBeside).join('') : ''
}

/** The whole text of a node. */
const textOf = (node: Root | RootContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''

/** An ingredient may be a link: "200 g [butter](…)". The item has an amount or other words beside it. */
function isIngredient(item: Element): boolean {
  const beside = textBeside(item)
  return /[\p{L}\d]/u.test(beside) && !reference.test(beside)
}
const reference = /^\W*(?:see|sources?|from|via|recipes?|links?|adapted|inspired|also|try|more)\b/i

/** Whether a list is one of ingredients, so that an item that is a link alone is one too: half of its items have amounts. */
function hasAmounts({ children }: Element): boolean {
  const items = children.filter((child) => child.type === 'element')
  return 2 * items.filter((item) => beginsWithAmount(textOf(item).trim())).length >= items.length
}

/** Words before a link to a food that is eaten with the dish: "Serve it with [flatbread](…)". */
const servedWith =
  /\b(?:serv(?:e|es|ed|ing)|eat|goes well|go well|top(?:ped)?)\b[^.;!?]{0,40}\b(?:with|over|on)\s(?:\w+\s)?$/i

/** Returns a tree with spaces in place of the words of links: they name other recipes. Those of ingredients stay. */
export function withoutLinks(tree: Root): Root {
  const visit = <Node extends Root | RootContent>(
    node: Node,
    links: 'none' | 'beside' | 'all',
    isBlank: boolean,
  ): Node => {
    if (node.type === 'text') return isBlank ? { ...node, value: node.value.replace(/\S/g, ' ') } : node
    if (!('children' in node)) return node
    const own = linksKeptIn(node, links)
    return {
      ...node,
      children: node.children.map((child, index) => {
        const before = node.children[index - 1]
        const isServed = before?.type === 'text' && servedWith.test(before.value)
        return visit(child, own, isBlank || (isLink(child) && own === 'none' && !isServed))
      }),
    }
  }
  return visit(tree, 'none', false)
}

/** Which links stay within a node: those of a list of ingredients, and those of other lists with words beside them. */
function linksKeptIn(node: Root | RootContent, links: 'none' | 'beside' | 'all'): 'none' | 'beside' | 'all' {
  if (node.type !== 'element') return links
  if (node.tagName === 'ol') return 'none'
  if (node.tagName === 'ul') return hasAmounts(node) ? 'all' : 'beside'
  if (node.tagName !== 'li' || links === 'none') return links
  const isKept = links === 'all' ? !reference.test(textOf(node)) : isIngredient(node)
  return isKept ? 'all' : 'none'
}
