import type { Element, Root } from 'hast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, unified } from 'unified'
import { stripInvisible } from '../lib/invisibleCharacters'
import { remember } from '../lib/remember'

/** CommonMark with tables. HTML, code and the definitions of links, which would be invisible but copied, stay text. */
function recipeSyntax(this: Processor) {
  const data = this.data()
  const disable = { null: ['htmlFlow', 'htmlText', 'definition', 'codeFenced', 'codeIndented'] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable(), { disable }]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

/** Strips invisible characters, also those written as entities (`&#x202e;`). */
const cleanTree = () => (tree: Root) => cleanChildren(tree)

function cleanChildren(parent: Root | Element) {
  for (const node of parent.children) {
    if (node.type === 'text') node.value = stripInvisible(node.value)
    if (node.type !== 'element') continue
    const { alt } = node.properties
    // All columns of a table begin at one side, as the page's tables do.
    delete node.properties.align
    if (typeof alt === 'string') node.properties.alt = stripInvisible(alt)
    cleanChildren(node)
  }
}

const processor = unified().use(remarkParse).use(recipeSyntax).use(remarkRehype).use(cleanTree)

/** As many blocks as a recipe may have. Those of a recipe that grows are forgotten with it. */
const MAX_KEPT = 300

/** Parses a block into the tree that is rendered. The reading, the check and the copied text share it: do not change it. */
export const parseBlock: (markdown: string) => Root = remember(
  // The lines of a recipe have no `<br>` (markdownLines.ts), but an answer may.
  (markdown) => processor.runSync(processor.parse(markdown.replace(/<br\s*\/?>/gi, ' '))),
  MAX_KEPT,
)
