import { type ReactNode, useEffect, useRef, useState } from 'react'
import { stripInvisible } from '../lib/invisibleCharacters'
import type { Wishes } from '../prompt'
import type { VisitorServiceKind } from '../service'
import { EmptyPlate } from './EmptyPlate'
import type { FollowUp, Recipe } from './recipeTypes'
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
  /** Names foods that would help a list for which no recipe came; undefined until it has loaded. */
  readonly foodsToAdd: ((list: readonly string[]) => readonly string[]) | undefined
  /** A request runs. */
  readonly isBusy: boolean
  /** The recipe grows. */
  readonly isStreaming: boolean
  /** The error notice, on screens that show it with the recipe. */
  readonly notice: ReactNode
  /** The status before the first words; undefined without a request. */
  readonly thinking: string | undefined
  /** The id of the request that brought a recipe, or none. The page scrolls to the beginning of it. */
  readonly endedId: number | undefined
  /** What the user wishes now. */
  readonly wishes: Wishes
  /** All recipes of the visit, the oldest first. */
  readonly recipes: readonly Recipe[]
  /** The model's answer about this recipe, if it sent no new one. */
  readonly answer: string | undefined
  /** The models that visitors can use in place of the cookbook; undefined until the page knows. */
  readonly visitorServices: readonly VisitorServiceKind[] | undefined
  readonly onShow: (id: number) => void
  readonly onAsk: (followUp: FollowUp) => void
}

/** The recipe area. */
export function RecipePanel({ card, endedId, notice, thinking, ...props }: Props) {
  const { recipe, isBusy } = props
  const markdown = recipe ? stripInvisible(recipe.markdown) : ''
  const panel = useRef<HTMLElement>(null)
  /** An element outside the live region for the timers and step mode, which have their own live regions. */
  const [besideRecipe, setBesideRecipe] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (endedId !== undefined && panel.current) card?.scrollToTop(panel.current)
  }, [endedId, card])

  return (
    <section ref={panel} className="recipe" aria-labelledby={recipe ? 'recipe-heading' : undefined} tabIndex={-1}>
      {/* Above a recipe, where it is in sight; in place of one, below the head of the card. */}
      {markdown !== '' && notice}
      {/* Rendered even when empty, because some screen readers miss a live region that appears with its content.
          While it is busy they wait, and so read the recipe once, whole. */}
      <div aria-live="polite" aria-busy={isBusy}>
        {recipe && (
          <>
            <h2 id="recipe-heading">Chef Mistral Recommends:</h2>
            {card ? (
              <card.RecipeArea {...props} {...{ recipe, markdown, besideRecipe, loadUnderstanding }} />
            ) : (
              <div data-recipe="">{markdown}</div>
            )}
          </>
        )}
      </div>
      {markdown === '' && notice}
      <div ref={setBesideRecipe} className="beside-recipe" />
      {!recipe && <EmptyPlate thinking={thinking} />}
    </section>
  )
}
