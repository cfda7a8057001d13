import { useEffect, useRef } from 'react'
import { usePaced } from '../usePaced'
import { isRunning, type RecipeRequest, shownRecipe } from '../useRecipe'
import { EmptyPlate } from './EmptyPlate'
import { ErrorBoundary } from './ErrorBoundary'
import { RecipeActions } from './RecipeActions'
import { RecipeText } from './RecipeText'
import './Recipe.css'

interface Props {
  readonly request: RecipeRequest
}

/** The recipe, once there is one to show, and what can be done with it. */
export function Recipe({ request }: Props) {
  const { phase } = request
  const recipe = shownRecipe(request)
  const words = usePaced(recipe ?? '', phase === 'writing')
  const card = useRef<HTMLElement>(null)
  const arrived = phase === 'writing' || phase === 'done'

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
                <RecipeText recipe={words} ticks={phase !== 'writing'} />
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
      {recipe && !isRunning(request) && <RecipeActions recipe={recipe} />}
    </section>
  )
}

/** Scrolls to a recipe that begins below what the cook sees, unless that is typing. */
function bringIntoSight(card: HTMLElement) {
  if (document.activeElement instanceof HTMLInputElement) return
  if (card.getBoundingClientRect().top < window.innerHeight / 2) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  card.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' })
}
