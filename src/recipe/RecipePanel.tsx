import { memo, useEffect, useRef } from 'react'
import { ErrorBoundary } from '../lib/ErrorBoundary'
import { stripInvisible } from '../lib/invisibleCharacters'
import { EmptyPlate } from './EmptyPlate'
import type { Recipe } from './recipe'
import type { RecipeCard } from './useRecipeCard'
import './RecipePanel.css'

interface Props {
  /** Undefined until a recipe was asked for; one without text is shown as an empty area. */
  readonly recipe: Recipe | undefined
  /** The lazy chunk that renders the recipe. Loaded before a recipe is asked for. */
  readonly card: RecipeCard | undefined
  /** A request runs. */
  readonly isBusy: boolean
  /** The recipe grows. */
  readonly isStreaming: boolean
  /** The recipe answers the last request, so the page scrolls to its beginning. */
  readonly isNew: boolean
}

/** The recipe area. Memoized, because the page renders at each added ingredient and the recipe may be long. */
export const RecipePanel = memo(function RecipePanel(props: Props) {
  const { recipe, card, isBusy, isStreaming, isNew } = props
  const markdown = recipe ? stripInvisible(recipe.markdown) : ''
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    if (isNew && panel.current) scrollToTop(panel.current)
  }, [isNew])

  return (
    <section ref={panel} className="recipe" aria-labelledby={recipe ? 'recipe-heading' : undefined}>
      {/* Rendered even when empty, because some screen readers miss a live region that appears with its content.
          While it is busy they wait, and so read the recipe once, whole. */}
      <div aria-live="polite" aria-busy={isBusy}>
        {recipe && (
          <>
            <h2 id="recipe-heading">Chef Mistral Recommends:</h2>
            <div data-recipe="">
              {card && markdown ? (
                <ErrorBoundary key={recipe.id} fallback={<div className="plain">{markdown}</div>}>
                  <card.RecipeMarkdown markdown={markdown} tickable={!isStreaming} />
                </ErrorBoundary>
              ) : (
                markdown
              )}
            </div>
            {recipe.reachedLimit && <p className="limit">The recipe reached the length limit and may be incomplete.</p>}
          </>
        )}
      </div>
      {!recipe && <EmptyPlate />}
      {recipe && card && markdown && !isBusy && <card.RecipeActions key={recipe.id} markdown={markdown} />}
    </section>
  )
})

/** Scrolls to the beginning of the recipe, unless it is in sight or the user is typing. */
function scrollToTop(panel: HTMLElement) {
  if (document.activeElement instanceof HTMLInputElement) return
  const { top } = panel.getBoundingClientRect()
  if (top >= 0 && top < window.innerHeight / 2) return
  const reduceMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  panel.scrollIntoView({ behavior: reduceMotion ? 'instant' : 'smooth', block: 'start' })
}
