import Markdown, { type Components } from 'react-markdown'
import { ErrorBoundary } from './ErrorBoundary'
import './Recipe.css'

interface Props {
  /** The recipe in markdown: empty when none came, absent until one was asked for. */
  readonly recipe: string | undefined
  /** It is being written, or a newer one is on its way. */
  readonly busy: boolean
  /** It stops where the longest reply that is asked for does. */
  readonly atLengthLimit: boolean
}

/*
 * The page's headings are levels 1 and 2, so a recipe's own begin at 3: the outline stays one that can be
 * walked by ear. A refused link and an image are words: react-markdown would leave `href=""`, which loads
 * the page anew and so loses the list, and would fetch the picture from whomever the model names.
 */
const components: Components = {
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

/** The recipe, once there is one to show. */
export function Recipe({ recipe, busy, atLengthLimit }: Props) {
  // The live region is always there: one that comes together with its words is not read by every screen reader.
  // While it is busy none of them is read, so that the recipe is read once, whole.
  return (
    <div className="recipe" aria-live="polite" aria-busy={busy}>
      {recipe !== undefined && (
        <section aria-labelledby="recipe-heading">
          <h2 id="recipe-heading">Chef Mistral Recommends:</h2>
          <div data-recipe="">
            {/* Some markdown is more than the renderer can take (nested some thousand times); its words can still be read. */}
            <ErrorBoundary content={recipe} fallback={<div className="plain">{recipe}</div>}>
              <Markdown components={components}>{recipe}</Markdown>
            </ErrorBoundary>
          </div>
          {atLengthLimit && (
            <p className="early">
              The chef stopped early: this is as long as a recipe may get here.
            </p>
          )}
        </section>
      )}
    </div>
  )
}
