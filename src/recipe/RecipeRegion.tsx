import type { ReactNode } from 'react'

interface Props {
  /** The recipe area is shown. */
  readonly isShown: boolean
  /** A request runs. */
  readonly isBusy: boolean
  /** The recipe's words, in an element with `data-recipe`, so that tests and styles find them. */
  readonly children: ReactNode
}

/**
 * The live region with the heading and the recipe's words. It is rendered even when empty, because some screen readers
 * miss a live region that appears with its content. While it is busy they wait, and so read the recipe once, whole.
 */
export const RecipeRegion = ({ isShown, isBusy, children }: Props) => (
  <div className="recipe-region" aria-live="polite" aria-busy={isBusy}>
    {isShown && <h2 id="recipe-heading">Chef Mistral Recommends:</h2>}
    {children}
  </div>
)
