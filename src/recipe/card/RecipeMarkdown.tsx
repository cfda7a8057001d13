import type { Element, ElementContent, Root as Html, Text } from 'hast'
import type { Root as Mdast } from 'mdast'
import { createContext, Fragment, type MouseEvent, memo, type ReactNode, useContext } from 'react'
import Markdown, { type Components, type ExtraProps, type Options } from 'react-markdown'
import { withoutInvisible } from '../../lib/invisibleCharacters'
import { destinationOf, tellsDestination } from './linkDestination'
import { isLineBreak, wordsOfHtml } from './rawHtml'
import { affordable } from './renderLimits'
import { blocksOf, type List, listOf } from './splitBlocks'

export interface RecipeTextProps {
  /** Markdown. */
  readonly recipe: string
  /** Each item of each list can be ticked off. */
  readonly ticks: boolean
}

/*
 * The page's headings are levels 1 and 2, so a recipe's own begin at 3: the outline stays one that can be
 * walked by ear. A refused link and an image are words: react-markdown would leave `href=""`, which loads
 * the page anew and so loses the list, let through addresses relative to the page, and fetch the picture
 * from whomever the model names.
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

/** A link that may be one, with where it leads (Recipe.css shows it), unless its words are that already. */
function Link({ node, href = '', children }: LinkProps) {
  const destination = destinationOf(href)
  if (destination === undefined) return children
  const [only, ...others] = node?.children ?? []
  const told =
    only?.type === 'text' && others.length === 0 && tellsDestination(only.value, href, destination)
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      data-to={told ? undefined : destination}
    >
      {children}
    </a>
  )
}

/** Whether items can be ticked off. Not a property: a recipe that has come to its end is not rendered anew for it. */
const Ticks = createContext(false)

/**
 * A recipe's markdown as it is to be read; with ticks, which it keeps itself and forgets with the recipe. While
 * it grows, what can no longer change is not rendered again.
 */
export function RecipeText({ recipe, ticks }: RecipeTextProps) {
  const { blocks, rest } = affordable(blocksOf(recipe))
  return (
    <Ticks value={ticks}>
      {blocks.map(({ markdown, plain }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is what stands at its place: a text grows at its end.
        <Fragment key={index}>
          {index > 0 && '\n'}
          {plain ? <Plain text={markdown} /> : <Block markdown={markdown} />}
        </Fragment>
      ))}
      {rest && <Plain text={rest} />}
    </Ticks>
  )
}

/** About how much of a text is in one element, in characters: the browser lays out what is in sight (Recipe.css). */
const PIECE = 2000

/** Markdown as it came. */
export function Plain({ text }: { readonly text: string }) {
  // At the end of a line where there is one. Never within a character, and so within the two halves of one.
  const pieces = text.match(new RegExp(`[^]{0,${PIECE}}\\n|[^]{1,${PIECE}}`, 'gu')) ?? []
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <div key={index} className="plain">
      {piece}
    </div>
  ))
}

const Block = memo(function Block({ markdown }: { readonly markdown: string }) {
  const list = listOf(markdown)
  return list ? <ItemByItem list={list} /> : <Whole markdown={markdown} />
})

/** Markdown, rendered in one. */
export function Whole({ markdown }: { readonly markdown: string }) {
  return (
    <Markdown components={components} rehypePlugins={[legible]}>
      {markdown}
    </Markdown>
  )
}

function ItemByItem({ list: { start, loose, items } }: { readonly list: List }) {
  const contents = items.map((markdown, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <Fragment key={index}>
      {'\n'}
      <Item markdown={markdown} loose={loose} />
    </Fragment>
  ))
  if (start === undefined)
    return (
      <ul>
        {contents}
        {'\n'}
      </ul>
    )
  return (
    <ol start={start === 1 ? undefined : start}>
      {contents}
      {'\n'}
    </ol>
  )
}

interface ItemProps {
  readonly markdown: string
  readonly loose: boolean
}

/** What is a list of its own to the renderer, without the element of the list. */
const Item = memo(function Item({ markdown, loose }: ItemProps) {
  return (
    <Markdown
      components={components}
      remarkPlugins={loose ? [setApart] : []}
      rehypePlugins={[legible, withoutList]}
    >
      {markdown}
    </Markdown>
  )
})

type Plugin = NonNullable<Options['remarkPlugins']>[number]

/** Leaves out what is no word: tags of HTML, and what nobody sees, also where it stands as an entity (`&#x202e;`). */
const legible: Plugin = () => (tree: Html) => {
  const clean = (parent: Html | Element) => {
    for (const [index, node] of parent.children.entries())
      if (node.type === 'raw') parent.children[index] = wordsIn(node.value, parent)
      else if (node.type === 'text') node.value = withoutInvisible(node.value)
      else if (node.type === 'element') {
        const { alt } = node.properties
        if (typeof alt === 'string') node.properties.alt = withoutInvisible(alt)
        clean(node)
      }
  }
  clean(tree)
}

/** What stands in the place of HTML: the end of a line, or its words, which are a paragraph where they are in none. */
function wordsIn(html: string, parent: Html | Element): Element | Text {
  const element = (tagName: string, children: Text[]): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  })
  if (isLineBreak(html)) return element('br', [])
  const words: Text = { type: 'text', value: withoutInvisible(wordsOfHtml(html)) }
  const alone = parent.type === 'root' || parent.tagName === 'blockquote'
  return alone && words.value.trim() !== '' ? element('p', [words]) : words
}

/** Makes the list one whose items stand apart, as they do in the list that it was cut out of. */
const setApart: Plugin = () => (tree: Mdast) => {
  for (const node of tree.children) if (node.type === 'list') node.spread = true
}

const withoutList: Plugin = () => (tree: Html) => {
  const [list] = tree.children
  // Between the line breaks that stand at its beginning and its end.
  if (list?.type === 'element') tree.children = list.children.slice(1, -1)
}

/** An ingredient or a step, to be ticked off with a wet finger anywhere on it, or by its checkbox. */
function TickItem({ node, children }: ExtraProps & { readonly children?: ReactNode }) {
  const ticks = useContext(Ticks)

  function tap({ currentTarget, target }: MouseEvent<HTMLLIElement>) {
    // Neither a link nor the box itself, nor an item of a list within this one, nor words that are being selected.
    if (!(target instanceof Element) || target.closest('a, input')) return
    if (target.closest('li') !== currentTarget || getSelection()?.isCollapsed === false) return
    currentTarget.querySelector('input')?.click()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a larger place to hit the checkbox, which the keyboard has anyway.
    <li className={ticks ? 'tick' : undefined} onClick={ticks ? tap : undefined}>
      {ticks && <input type="checkbox" aria-label={node && wordsOf(node)} />}
      {children}
    </li>
  )
}

/** The words of an element of the markdown's tree, without those of the lists in it. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  return node.children
    .filter((child) => child.type !== 'element' || !['ul', 'ol'].includes(child.tagName))
    .map(wordsOf)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
