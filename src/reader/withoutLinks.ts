import type { Element, Root, RootContent } from 'hast'

const isLink = (node: Root | RootContent): boolean => node.type === 'element' && node.tagName === 'a'

/** The text of a node without that of its links. */
function textBeside(node: Root | RootContent): string {
  if (node.type === 'text') return node.value
  return 'children' in node && !isLink(node) ? node.children.map(textBeside).join('') : ''
}

/** An ingredient may be a link: "200 g [butter](…)". The item has an amount or other words beside it. */
function isIngredient(item: Element): boolean {
  const beside = textBeside(item)
  return /[\p{L}\d]/u.test(beside) && !reference.test(beside)
}
const reference = /^\W*(?:see|sources?|from|via|recipes?|links?|adapted|inspired|also|try|more)\b/i

/** Returns a tree with spaces in place of the words of links: they name other recipes. Those of ingredients stay. */
export function withoutLinks(tree: Root): Root {
  const visit = <Node extends Root | RootContent>(node: Node, keepsLinks: boolean, isBlank: boolean): Node => {
    if (node.type === 'text') return isBlank ? { ...node, value: node.value.replace(/\S/g, ' ') } : node
    if (!('children' in node)) return node
    const isItem = node.type === 'element' && node.tagName === 'li'
    const isList = node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol')
    const keeps = isItem ? keepsLinks && isIngredient(node) : isList ? node.tagName === 'ul' : keepsLinks
    return {
      ...node,
      children: node.children.map((child) => visit(child, keeps, isBlank || (isLink(child) && !keeps))),
    }
  }
  return visit(tree, false, false)
}
