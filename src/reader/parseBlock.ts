import type { Element, ElementContent, Root, Text } from 'hast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'
import { stripInvisible } from '../lib/invisibleCharacters'
import { remember } from '../lib/remember'

/**
 * The markdown of recipes: CommonMark with tables. HTML and the definitions of links (`[name]: address "title"`) stay
 * text. A definition would be invisible, but copied, and could turn text in any other block into a link.
 */
function recipeSyntax(this: Processor) {
  const data = this.data()
  const disable = { null: ['htmlFlow', 'htmlText', 'definition'] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable(), { disable }]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

/** Strips invisible characters, also those written as entities (`&#x202e;`), and turns `<br>` into a line break. */
const cleanTree = () => (tree: Root) => cleanChildren(tree)

function cleanChildren(parent: Root | Element) {
  parent.children = parent.children.flatMap((node): Root['children'] => {
    if (node.type === 'text') return withLineBreaks({ ...node, value: stripInvisible(node.value) }, parent)
    if (node.type === 'element') {
      const { alt } = node.properties
      // All columns of a table begin at one side, as the page's tables do.
      delete node.properties.align
      if (typeof alt === 'string') node.properties.alt = stripInvisible(alt)
      cleanChildren(node)
    }
    return [node]
  })
}

/** Splits a text at `<br>`, unless it is code. */
function withLineBreaks(text: Text, parent: Root | Element): ElementContent[] {
  const isCode = parent.type === 'element' && parent.tagName === 'code'
  // Only a text that stays whole keeps its position in the markdown.
  if (isCode || !/<br\s*\/?>/i.test(text.value)) return [text]
  return text.value
    .split(/<br\s*\/?>/i)
    .flatMap((part, index): ElementContent[] => [
      ...(index > 0 ? [{ type: 'element', tagName: 'br', properties: {}, children: [] } satisfies Element] : []),
      { type: 'text', value: part },
    ])
}

const processor = unified().use(remarkParse).use(recipeSyntax).use(remarkRehype).use(cleanTree)

/** As many blocks as a recipe may have. Those of a recipe that grows are forgotten with it. */
const MAX_KEPT = 300

/**
 * Parses a block of a recipe's markdown into the tree that is rendered. The reading, the check and the copied text share it, so
 * nobody changes it.
 */
export const parseBlock: (markdown: string) => Root = remember(
  (markdown) => processor.runSync(processor.parse(markdown)),
  MAX_KEPT,
)
