import { useEffect, useRef, useState } from 'react'
import { isRunning, type RecipeRequest, shownRecipe } from '../conversation/useRecipeRequest'
import { ErrorBoundary } from '../lib/ErrorBoundary'
import { withoutInvisible } from '../lib/invisibleCharacters'
import type { RecipeActionsProps } from './card/RecipeActions'
import type { RecipeTextProps } from './card/RecipeMarkdown'
import { EmptyPlate } from './EmptyPlate'
import { recipeParts } from './recipeCardModule'

interface Props {
  readonly request: RecipeRequest
}

/** The recipe, once there is one to show, and what can be done with it. */
export function Recipe({ request }: Props) {
  const { phase } = request
  const asWritten = shownRecipe(request)
  const recipe = asWritten && withoutInvisible(asWritten)
  const words = recipe ?? ''
  const card = useRef<HTMLElement>(null)
  const number = useNumber(words)
  const arrived = phase === 'writing' || phase === 'done' || (phase === 'failed' && recipe !== '')

  useEffect(() => {
    if (arrived && card.current) bringIntoSight(card.current)
  }, [arrived])

  // The live region is always there: one that comes together with its words is not read by every screen reader.
  // While it is busy none of them is read, so that the recipe is read once, whole.
  return (
    <section
      ref={card}
      className="recipe"
      aria-labelledby={recipe === undefined ? undefined : 'recipe-heading'}
    >
      <div aria-live="polite" aria-busy={isRunning(request)}>
        {recipe !== undefined && (
          <>
            <h2 id="recipe-heading">Chef Mistral Recommends:</h2>
            <div data-recipe="">
              {/* Some markdown is more than the renderer can take (nested some thousand times); its words can still be read. */}
              <ErrorBoundary content={words} fallback={<div className="plain">{words}</div>}>
                <Words key={number} recipe={words} ticks={phase !== 'writing'} />
              </ErrorBoundary>
            </div>
            {phase === 'done' && request.atLengthLimit && (
              <p className="early">
                The chef stopped early: this is as long as a recipe may get here.
              </p>
            )}
          </>
        )}
      </div>
      {recipe === undefined && <EmptyPlate />}
      {recipe && !isRunning(request) && <Actions recipe={recipe} />}
    </section>
  )
}

/** The words as they are to be read. What renders them was loaded before they were asked for (useRecipe.ts). */
function Words(props: RecipeTextProps) {
  // After a failure the recipe is empty; it may be that very part that failed.
  if (props.recipe === '') return null
  const { RecipeText } = recipeParts.get()
  return <RecipeText {...props} />
}

function Actions(props: RecipeActionsProps) {
  const { RecipeActions } = recipeParts.get()
  return <RecipeActions {...props} />
}

/** Counts recipes: a text that does not go on from the one before it is another, and begins without its ticks. */
function useNumber(recipe: string): number {
  const [last, setLast] = useState({ recipe, number: 0 })
  if (recipe === last.recipe) return last.number
  const number =
    last.recipe !== '' && recipe.startsWith(last.recipe) ? last.number : last.number + 1
  setLast({ recipe, number })
  return number
}

/** Scrolls to the beginning of a recipe, unless it is in sight or the cook is typing. */
function bringIntoSight(card: HTMLElement) {
  if (document.activeElement instanceof HTMLInputElement) return
  const { top } = card.getBoundingClientRect()
  if (top >= 0 && top < window.innerHeight / 2) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  card.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' })
}
