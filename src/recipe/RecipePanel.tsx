import { memo, useEffect, useRef, useState } from 'react'
import { stripInvisible } from '../lib/invisibleCharacters'
import { EmptyPlate } from './EmptyPlate'
import type { Recipe } from './recipe'
import { loadUnderstanding, type RecipeCard } from './useRecipeCard'
import './RecipePanel.css'

interface Props {
  /** Undefined until a recipe was asked for; one without text is shown as an empty area. */
  readonly recipe: Recipe | undefined
  /** The lazy chunk that renders the recipe. Loaded before a recipe is asked for. */
  readonly card: RecipeCard | undefined
  /** The entries of the user's list, which the recipe is compared with. */
  readonly list: readonly string[]
  /** Puts a food that the recipe needs on the list. */
  readonly onAdd: (food: string) => void
  /** A request runs. */
  readonly isBusy: boolean
  /** The recipe grows. */
  readonly isStreaming: boolean
  /** The recipe answers the last request, so the page scrolls to its beginning. */
  readonly isNew: boolean
}

/** The recipe area. Memoized, because the recipe may be long. */
export const RecipePanel = memo(function RecipePanel(props: Props) {
  const { recipe, card, list, onAdd, isBusy, isStreaming, isNew } = props
  const markdown = recipe ? stripInvisible(recipe.markdown) : ''
  const panel = useRef<HTMLElement>(null)
  /** Outside the live region: what has live regions of its own, the timers and step mode. */
  const [besideRecipe, setBesideRecipe] = useState<HTMLElement | null>(null)

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
            {card ? (
              <card.RecipeArea
                {...{ recipe, markdown, list, onAdd, isBusy, isStreaming, besideRecipe, loadUnderstanding }}
              />
            ) : (
              <div data-recipe="">{markdown}</div>
            )}
            {recipe.reachedLimit && <p className="limit">The recipe reached the length limit and may be incomplete.</p>}
          </>
        )}
      </div>
      <div ref={setBesideRecipe} className="beside-recipe" />
      {!recipe && <EmptyPlate />}
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
