import type { Element, ElementContent, Root } from 'hast'
import { createContext, Fragment, type MouseEvent, memo, type ReactNode, useContext } from 'react'
import Markdown, { type Components, type ExtraProps, type Options } from 'react-markdown'
import type {} from 'remark-parse'
import type { Processor } from 'unified'
import { stripInvisible } from '../../lib/invisibleCharacters'
import { linkDestination, showsDestination } from './linkDestination'
import { limitBlocks } from './renderLimits'

interface Props {
  readonly markdown: string
  /** Whether list items have checkboxes. */
  readonly tickable: boolean
}

/*
 * The page uses heading levels 1 and 2, so the recipe's own begin at 3. A refused link and an image become text,
 * because react-markdown would render `href=""`, which reloads the page, and would load the image from any host that
 * the model names.
 */
const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
  a: Link,
  img: ({ alt }) => alt,
  li: TickItem,
}

type LinkProps = ExtraProps & { readonly href?: string | undefined; readonly children?: ReactNode }

/** A link to an allowed URL, followed by its destination (RecipePanel.css) unless its text shows that already. */
function Link({ node, href = '', children }: LinkProps) {
  const destination = linkDestination(href)
  if (destination === undefined) return children
  const [only, ...others] = node?.children ?? []
  const textShowsDestination =
    only?.type === 'text' && others.length === 0 && showsDestination(only.value, href, destination)
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      data-to={textShowsDestination ? undefined : destination}
    >
      {children}
    </a>
  )
}

/** A context, so that checkboxes appear at the end of a reply without parsing its markdown again. */
const Tickable = createContext(false)

/** Renders a recipe's markdown. While the recipe grows, only its last block is parsed again. */
export function RecipeMarkdown({ markdown, tickable }: Props) {
  // Markdown ends lines with carriage returns too, but the limits count line feeds.
  const { blocks, rest } = limitBlocks(markdown.replace(/\r\n?/g, '\n'))
  return (
    <Tickable value={tickable}>
      {blocks.map(({ text, isPlain }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recipe only grows at its end, so a block keeps its index.
        <Fragment key={index}>
          {index > 0 && '\n'}
          {isPlain ? <PlainText text={text} /> : <Block markdown={text} />}
        </Fragment>
      ))}
      {rest && <PlainText text={rest} />}
    </Tickable>
  )
}

/** Renders one block. Exported for the test that compares a recipe in blocks with the whole one. */
export const Block = memo(function Block({ markdown }: { readonly markdown: string }) {
  return (
    <Markdown components={components} remarkPlugins={[withoutHtmlAndDefinitions]} rehypePlugins={[cleanTree]}>
      {markdown}
    </Markdown>
  )
})

/** The most characters in one element of plain text, so that the browser lays out only what is in sight. */
const MAX_PLAIN_LENGTH = 2000

/** Shows markdown as plain text, in several elements split at line ends where possible and never within a character. */
function PlainText({ text }: { readonly text: string }) {
  const pieces = text.match(new RegExp(`[^]{0,${MAX_PLAIN_LENGTH}}\\n|[^]{1,${MAX_PLAIN_LENGTH}}`, 'gu')) ?? []
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <div key={index} className="plain">
      {piece}
    </div>
  ))
}

/**
 * Leaves HTML and the definitions of links (`[name]: address "title"`) as text. A definition would be invisible, but
 * copied, and could turn text in any other block into a link.
 */
function withoutHtmlAndDefinitions(this: Processor) {
  const data = this.data()
  const disable = { null: ['htmlFlow', 'htmlText', 'definition'] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable }]
}

type Plugin = NonNullable<Options['rehypePlugins']>[number]

/** Strips invisible characters, also those written as entities (`&#x202e;`), and turns `<br>` into a line break. */
const cleanTree: Plugin = () => (tree: Root) => cleanChildren(tree)

function cleanChildren(parent: Root | Element) {
  parent.children = parent.children.flatMap((node): Root['children'] => {
    if (node.type === 'text') return withLineBreaks(stripInvisible(node.value), parent)
    if (node.type === 'element') {
      const { alt } = node.properties
      if (typeof alt === 'string') node.properties.alt = stripInvisible(alt)
      cleanChildren(node)
    }
    return [node]
  })
}

/** Splits a text at `<br>`, unless it is code. */
function withLineBreaks(value: string, parent: Root | Element): ElementContent[] {
  if (parent.type === 'element' && parent.tagName === 'code') return [{ type: 'text', value }]
  return value
    .split(/<br\s*\/?>/i)
    .flatMap((part, index): ElementContent[] => [
      ...(index > 0 ? [{ type: 'element', tagName: 'br', properties: {}, children: [] } satisfies Element] : []),
      { type: 'text', value: part },
    ])
}

/** A list item, such as an ingredient or a step. A tap anywhere on it ticks its checkbox, because cooks have wet fingers. */
function TickItem({ node, children }: ExtraProps & { readonly children?: ReactNode }) {
  const tickable = useContext(Tickable)

  function handleClick({ currentTarget, target }: MouseEvent<HTMLLIElement>) {
    // Not for a link, the checkbox itself, an item of a nested list, or while text is selected.
    // `Element` alone is the type of hast here.
    if (!(target instanceof window.Element) || target.closest('a, input')) return
    if (target.closest('li') !== currentTarget || getSelection()?.isCollapsed === false) return
    currentTarget.querySelector('input')?.click()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a larger target for the checkbox, which has the keyboard's events.
    <li className={tickable ? 'tick' : undefined} onClick={tickable ? handleClick : undefined}>
      {tickable && <input type="checkbox" aria-label={node && textContent(node)} />}
      {children}
    </li>
  )
}

/** Returns the text of a node, without that of nested lists. */
function textContent(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  return node.children
    .filter((child) => child.type !== 'element' || !['ul', 'ol'].includes(child.tagName))
    .map(textContent)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
