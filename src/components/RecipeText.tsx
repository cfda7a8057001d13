import { Fragment, type MouseEvent, memo, type ReactNode } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import { blocksOf } from '../blocks'
import { property } from '../property'

export interface RecipeTextProps {
  /** Markdown. */
  readonly recipe: string
  /** Each item of each list can be ticked off. */
  readonly ticks: boolean
}

/*
 * The page's headings are levels 1 and 2, so a recipe's own begin at 3: the outline stays one that can be
 * walked by ear. A refused link and an image are words: react-markdown would leave `href=""`, which loads
 * the page anew and so loses the list, and would fetch the picture from whomever the model names.
 */
const plain: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      children
    ),
  img: ({ alt }) => alt,
}

const ticking: Components = { ...plain, li: TickItem }

/**
 * A recipe's markdown as it is to be read; with ticks, which it keeps itself and forgets with the recipe. While
 * it grows, what can no longer change is not rendered again.
 */
export function RecipeText({ recipe, ticks }: RecipeTextProps) {
  return blocksOf(recipe).map((markdown, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block is what stands at its place: a text grows at its end.
    <Fragment key={index}>
      {index > 0 && '\n'}
      <Block markdown={markdown} ticks={ticks} />
    </Fragment>
  ))
}

interface BlockProps {
  readonly markdown: string
  readonly ticks: boolean
}

/** Markdown, rendered in one. */
export const Block = memo(function Block({ markdown, ticks }: BlockProps) {
  return <Markdown components={ticks ? ticking : plain}>{markdown}</Markdown>
})

/** An ingredient or a step, to be ticked off with a wet finger anywhere on it, or by its checkbox. */
function TickItem({ node, children }: ExtraProps & { readonly children?: ReactNode }) {
  function tap({ currentTarget, target }: MouseEvent<HTMLLIElement>) {
    // Neither a link nor the box itself, nor an item of a list within this one, nor words that are being selected.
    if (!(target instanceof Element) || target.closest('a, input')) return
    if (target.closest('li') !== currentTarget || getSelection()?.isCollapsed === false) return
    currentTarget.querySelector('input')?.click()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a larger place to hit the checkbox, which the keyboard has anyway.
    <li className="tick" onClick={tap}>
      <input type="checkbox" aria-label={wordsOf(node)} />
      {children}
    </li>
  )
}

/** The words of an element of the markdown's tree, without those of the lists in it. */
function wordsOf(node: unknown): string {
  const value = property(node, 'value')
  if (typeof value === 'string') return value
  const children = property(node, 'children')
  if (!Array.isArray(children)) return ''
  return children
    .filter((child) => !['ul', 'ol'].includes(String(property(child, 'tagName'))))
    .map(wordsOf)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
