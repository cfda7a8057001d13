import type { Element, ElementContent } from 'hast'
import { createContext, Fragment, type MouseEvent, memo, type ReactNode, useContext } from 'react'
import Markdown, { type Components, type ExtraProps, type Options } from 'react-markdown'
import type { Processor } from 'unified'
import { keepHeight } from '../../lib/keepHeight'
import type { BlockDecorations, LimitedBlocks } from '../../reader'
import { findServingsAndTime, parseBlock, splitSections } from '../../reader'
import { linkDestination, showsDestination } from './linkDestination'
import { TimerButton } from './TimerButton'
import './RecipeMarkdown.css'

/** A plugin that shows within the words of a block what the page understands of it (decorateTree.ts). */
export type Decorate = (decorations: BlockDecorations) => ReturnType<Plugin>

interface Props {
  readonly blocks: LimitedBlocks
  /** What the page shows within the words of each block, once it has read the recipe. */
  readonly decorations?: { readonly plugin: Decorate; readonly blocks: readonly BlockDecorations[] } | undefined
  /** A long story above the ingredients is folded. */
  readonly foldsStory?: boolean | undefined
}

/*
 * A refused link and an image become text,
 * because react-markdown would render `href=""`, which reloads the page, and would load the image from any host that
 * the model names.
 */
const components: Components = {
  a: Link,
  img: ({ alt }) => alt,
  li: TickItem,
  // A recipe's own HTML is text, so the only buttons are those of its times.
  button: ({ node, children }) => (
    <TimerButton seconds={Number(node?.properties.dataSeconds)} step={String(node?.properties.dataStep)}>
      {String(children)}
    </TimerButton>
  ),
}

// The page uses heading levels 1 and 2, so the recipe's own begin at 3.
const headings = (['h3', 'h4', 'h5', 'h6'] as const).map(
  (Heading) =>
    ({ children }: { readonly children?: ReactNode }) => <Heading>{children}</Heading>,
)

/** The components of a recipe whose headings begin with level 1, or with level 2 without a title. */
const componentsByShallowest: readonly Components[] = [1, 2].map((shallowest) => {
  const heading = (level: number) => headings.at(Math.min(Math.max(level - shallowest, 0), headings.length - 1)) ?? 'h6'
  return {
    ...components,
    h1: heading(1),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
  }
})

type LinkProps = ExtraProps & { readonly href?: string | undefined; readonly children?: ReactNode }

/** A link to an allowed URL, followed by its destination (RecipeMarkdown.css) unless its text shows that already. */
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

/** The ticked items of the recipe, by {@link itemKey}. */
export interface Ticks {
  readonly ticked: ReadonlySet<string>
  /** The items that have a checkbox; undefined where the page cannot read the recipe, so that all have one. */
  readonly keys?: ReadonlySet<string> | undefined
  readonly onTick: (key: string, isTicked: boolean) => void
}

/** Contexts, so that checkboxes change without parsing the markdown again. Undefined while a recipe has none. */
export const TicksContext = createContext<Ticks | undefined>(undefined)
const BlockContext = createContext(0)

/** For the ingredients beside a method, which stick with their end in sight (RecipeCard.css). */
const keepIngredientsHeight = keepHeight('--height')

/** What an item of a list is known by: its block, and where it begins in it. */
export const itemKey = (block: number, offset: number | undefined) => `${block}:${offset}`

/** Renders a recipe's markdown in three parts. While the recipe grows, only its last block is parsed again. */
export const RecipeMarkdown = memo(function RecipeMarkdown({
  blocks: { blocks, rest },
  decorations,
  foldsStory = false,
}: Props) {
  const texts = blocks.map(({ text }) => text)
  const parts = splitSections(blocks)
  // Only the title has the first level.
  const shallowest = blocks.some(({ labels }) => labels.includes('title')) ? 1 : 2
  const renderBlock = (index: number) => {
    const { text, isPlain } = blocks[index] ?? { text: '', isPlain: true }
    return (
      <Fragment key={index}>
        {index > 0 && '\n'}
        <BlockContext value={index}>
          {isPlain ? (
            <PlainText text={text} />
          ) : (
            <Block
              markdown={text}
              shallowest={shallowest}
              decorate={decorations?.plugin}
              decorations={decorations?.blocks[index]}
            />
          )}
        </BlockContext>
      </Fragment>
    )
  }
  const renderBlocks = (start: number, end: number) =>
    Array.from({ length: end - start }, (_, offset) => renderBlock(start + offset))
  /** Renders the text above the ingredients. A long story is folded. */
  function renderWords(start: number, end: number) {
    const title = blocks.findIndex(({ labels }, index) => index < end && labels.includes('title'))
    const from = Math.max(start, title + 1)
    const length = texts.slice(from, end).reduce((sum, text) => sum + text.length, 0)
    if (!foldsStory || parts[1]?.name !== 'ingredients' || length < LONG_STORY) return renderBlocks(start, end)
    return (
      <>
        {renderBlocks(start, from)}
        <details className="story">
          {/* Its words are no words of the recipe, so they are those of the style sheet. */}
          <summary aria-label={storyName(end - from)} data-name={storyName(end - from)} />
          {renderBlocks(from, end)}
        </details>
      </>
    )
  }
  function renderIntro(start: number, end: number) {
    const facts = findServingsAndTime(texts.slice(start, end))
    if (!facts) return renderWords(start, end)
    const [first, behind] = facts
    return (
      <>
        {renderWords(start, start + first)}
        {/* The head of the card shows them with controls (RecipeCard.css). */}
        <div className="facts">{renderBlocks(start + first, start + behind)}</div>
        {renderWords(start + behind, end)}
      </>
    )
  }
  return (
    <>
      {parts.map(({ name, start, end }) => (
        <div key={start} className={`recipe-${name}`} ref={name === 'ingredients' ? keepIngredientsHeight : undefined}>
          {name === 'intro' ? renderIntro(start, end) : renderBlocks(start, end)}
        </div>
      ))}
      {rest && <PlainText text={rest} />}
    </>
  )
})

/** What somebody tells before a recipe is folded from so many characters on, about a dozen lines of a phone. */
const LONG_STORY = 600
const storyName = (blocks: number) => `The story, ${blocks} ${blocks === 1 ? 'paragraph' : 'paragraphs'}`

interface BlockProps {
  readonly markdown: string
  /** The level that the recipe's headings begin with. */
  readonly shallowest: 1 | 2
  readonly decorate?: Decorate | undefined
  readonly decorations?: BlockDecorations | undefined
}

/** Renders one block. Exported for the test that compares a recipe in blocks with the whole one. */
export const Block = memo(function Block({ markdown, shallowest, decorate, decorations }: BlockProps) {
  const plugins = decorate && decorations ? [() => decorate(decorations)] : []
  return renderTree(markdown, componentsByShallowest[shallowest - 1], plugins)
})

/** Replaces the parser, because the reading has parsed the block already. */
function parseNothing(this: Processor) {
  this.parser = () => ({ type: 'root', children: [] })
}

/**
 * Renders a block's markdown, without hooks. `plugins` change its tree. The renderer changes it too, so it gets a copy
 * of the tree that the reading has.
 */
export const renderTree = (children: string, shown = components, plugins: readonly Plugin[] = []) =>
  Markdown({
    children,
    components: shown,
    remarkPlugins: [parseNothing],
    rehypePlugins: [() => () => structuredClone(parseBlock(children)), ...plugins],
  })

type Plugin = Extract<NonNullable<Options['rehypePlugins']>[number], () => unknown>

/** The most characters in one element of plain text, so that the browser lays out only the visible ones. */
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

/** An item of a list. Ingredients and steps have a checkbox: a tap anywhere on them ticks it, because cooks have wet fingers. */
function TickItem({
  node,
  className,
  children,
}: ExtraProps & { readonly className?: string | undefined; readonly children?: ReactNode }) {
  const key = itemKey(useContext(BlockContext), node?.position?.start.offset)
  const all = useContext(TicksContext)
  const ticks = !all?.keys || all.keys.has(key) ? all : undefined

  function handleClick({ currentTarget, target }: MouseEvent<HTMLLIElement>) {
    // Not for a link, a timer, the checkbox itself, an item of a nested list, or while text is selected.
    // `Element` alone is the type of hast here.
    if (!(target instanceof window.Element) || target.closest('a, input, button')) return
    if (target.closest('li') !== currentTarget || getSelection()?.isCollapsed === false) return
    currentTarget.querySelector('input')?.click()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a larger target for the checkbox, which has the keyboard's events.
    <li className={[ticks && 'tick', className].filter(Boolean).join(' ') || undefined} onClick={ticks && handleClick}>
      {ticks && (
        <input
          type="checkbox"
          aria-label={node && itemName(node)}
          checked={ticks.ticked.has(key)}
          onChange={(event) => ticks.onTick(key, event.currentTarget.checked)}
        />
      )}
      {children}
    </li>
  )
}

/** Returns the text of an item as it reads in one line, without that of nested lists. */
const itemName = (item: Element) => item.children.map(textContent).join('').replace(/\s+/g, ' ').trim()

function textContent(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || ['ul', 'ol'].includes(node.tagName)) return ''
  return node.children.map(textContent).join('')
}
