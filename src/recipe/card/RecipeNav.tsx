import { useState } from 'react'
import type { Wishes } from '../../prompt'
import { summarizeWishes } from '../../prompt'
import { titleOf } from '../../reader'
import { isMadeFor, type Recipe } from '../conversationState'
import './RecipeNav.css'

interface Props {
  readonly recipe: Recipe
  /** All recipes of the visit, the oldest first. */
  readonly recipes: readonly Recipe[]
  /** The user's list and wishes of now. */
  readonly list: readonly string[]
  readonly wishes: Wishes
  readonly onShow: (id: number) => void
}

/** The most entries of a list that are named. */
const MAX_NAMED = 6

/** Turns to the other recipes of the visit, and says what the shown one was made for. */
export function RecipeNav({ recipe, recipes, list, wishes, onShow }: Props) {
  const [message, setMessage] = useState('')
  // After a failure the area is empty, and stands behind the last recipe.
  const index = recipes.findIndex(({ id }) => id === recipe.id)
  const position = index < 0 ? recipes.length : index
  const isEmpty = recipe.markdown === ''
  if (recipes.length === 0) return null

  function show(next: number) {
    const target = recipes[next]
    if (!target) return
    onShow(target.id)
    setMessage(`Recipe ${next + 1} of ${recipes.length}: ${titleOf(target.markdown)}`)
  }

  return (
    <div className="recipe-nav">
      {/* It stays where it was needed once, so that the focus stays in it. */}
      {(recipes.length > 1 || isEmpty || message) && (
        <div className="row">
          {/* Not `disabled`, because the focus must stay where it is. */}
          <button
            type="button"
            className="quiet"
            aria-label="Previous recipe"
            aria-disabled={position <= 0}
            onClick={() => show(position - 1)}
          >
            ‹ Previous
          </button>
          {!isEmpty && recipes.length > 1 && (
            <span>
              {position + 1} of {recipes.length}
            </span>
          )}
          <button
            type="button"
            className="quiet"
            aria-label="Next recipe"
            aria-disabled={position >= recipes.length - 1}
            onClick={() => show(position + 1)}
          >
            Next ›
          </button>
        </div>
      )}
      <p role="status" aria-label="Recipe shown" className="unseen">
        {message}
      </p>
      {!isEmpty && !isMadeFor(recipe, list, wishes) && <p className="made-for">Made for: {madeFor(recipe)}</p>}
    </div>
  )
}

function madeFor({ list, wishes }: Recipe): string {
  const named = list.slice(0, MAX_NAMED).join(', ')
  const others = list.length > MAX_NAMED ? ` and ${list.length - MAX_NAMED} more` : ''
  return [named + others, summarizeWishes(wishes)].filter(Boolean).join(' · ')
}
