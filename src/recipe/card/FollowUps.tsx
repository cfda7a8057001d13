import { type SubmitEvent, useEffect, useMemo, useRef } from 'react'
import { limitMarkdown } from '../../reader'
import type { FollowUp, Recipe } from '../conversationState'
import { RecipeMarkdown } from '../words/RecipeMarkdown'
import './FollowUps.css'

interface Props {
  readonly recipe: Recipe
  /** All recipes of the visit. */
  readonly recipes: readonly Recipe[]
  /** A request runs. */
  readonly isBusy: boolean
  /** The model's answer about this recipe, if it sent no new one. */
  readonly answer: string | undefined
  readonly onAsk: (followUp: FollowUp) => void
}

/** Asks for a change of the recipe, or for another one. */
export function FollowUps({ recipe, recipes, isBusy, answer, onAsk }: Props) {
  const field = useRef<HTMLInputElement>(null)

  // The recipe that answers the change needs it no more. Other words stay, whichever recipe is shown.
  useEffect(() => {
    const { current } = field
    if (recipe.ask.type === 'change' && current?.value.trim() === recipe.ask.change) current.value = ''
  }, [recipe])

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const change = field.current?.value.trim()
    if (!isBusy && change) onAsk({ type: 'change', from: recipe, change })
  }

  return (
    <div className="follow-ups">
      {answer !== undefined && (
        <div className="answer" role="status" aria-label="The chef's answer" aria-busy={isBusy}>
          <Answer markdown={answer} />
        </div>
      )}
      <form onSubmit={handleSubmit}>
        <label htmlFor="change">Ask for a change</label>
        <div className="row">
          <input
            ref={field}
            id="change"
            type="text"
            placeholder="without cream, for two"
            autoComplete="off"
            enterKeyHint="send"
          />
          <button type="submit" className="quiet" aria-disabled={isBusy}>
            Change it
          </button>
        </div>
      </form>
      <button
        type="button"
        className="quiet"
        aria-disabled={isBusy}
        onClick={() => !isBusy && onAsk({ type: 'idea', from: recipe, suggested: recipes })}
      >
        Another idea
      </button>
    </div>
  )
}

/** The model's answer, within the limits of a recipe. */
function Answer({ markdown }: { readonly markdown: string }) {
  const blocks = useMemo(() => limitMarkdown(markdown), [markdown])
  return <RecipeMarkdown blocks={blocks} />
}
