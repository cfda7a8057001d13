import { type ReactNode, useEffect, useRef } from 'react'
import { useChunk } from '../lib/useChunk'
import type { Wishes } from '../prompt'
import {
  type Ask,
  type Conversation,
  isReceived,
  isRunning,
  newRecipeId,
  shownRecipe,
  showsRecipe,
} from './conversationState'
import { EmptyPlate } from './EmptyPlate'
import { IdeasRegion } from './IdeasRegion'
import { loadRecipeCard } from './loadRecipeCard'
import { RecipeRegion } from './RecipeRegion'
import { requestLabel } from './requestLabel'
import { scrollToTop } from './scrollToTop'
import './RecipePanel.css'

/** What the recipe area shows, and what the user can do there. */
export interface RecipeAreaProps {
  readonly conversation: Conversation
  /** The entries of the user's list, and the wishes, as they are now. */
  readonly list: readonly string[]
  readonly wishes: Wishes
  readonly onAsk: (ask: Ask) => void
  /** Shows another recipe of the visit. */
  readonly onShow: (id: number) => void
  /** Puts a food on the list. `neededBy` is the id of the recipe that needs it. */
  readonly onAdd: (food: string, neededBy?: number) => void
}

interface Props extends RecipeAreaProps {
  /** The error notice, on screens that show it with the recipe. */
  readonly notice: ReactNode
}

/** The recipe area. */
export function RecipePanel({ notice, ...props }: Props) {
  const { conversation } = props
  const { request } = conversation
  const recipe = shownRecipe(conversation)
  // The request for a recipe has loaded it.
  const { module: cardChunk } = useChunk(loadRecipeCard, false)
  const hasWords = showsRecipe(conversation)
  const panel = useRef<HTMLElement>(null)

  const newest = conversation.recipes.at(-1)
  const received = request.status === 'idle' && newest && isReceived(newest) ? newest.id : undefined
  const isAnswered =
    request.status === 'failed' ||
    (request.status === 'done' && (request.isRecipe || request.question.ask.type === 'ideas'))
  /** The page scrolls to the panel when this changes: the id of the last request that ended with ideas, a recipe (also an
   * earlier one again) or an error, or the id of a recipe from a link or the user. */
  const endedId =
    newRecipeId(conversation) ?? (isAnswered && request.question.ask.type !== 'finish' ? request.question.id : received)
  useEffect(() => {
    if (endedId !== undefined && panel.current) scrollToTop(panel.current)
  }, [endedId])

  return (
    <section ref={panel} className="recipe" aria-labelledby={recipe ? 'recipe-heading' : undefined} tabIndex={-1}>
      {/* Above a recipe, where it is in sight; without one, in its place. */}
      {hasWords && notice}
      {conversation.ideas && (
        <IdeasRegion
          ideas={conversation.ideas}
          recipes={conversation.recipes}
          shown={conversation.shown}
          isBusy={isRunning(request)}
          onAsk={props.onAsk}
          onShow={props.onShow}
        />
      )}
      {cardChunk ? (
        <cardChunk.RecipeCard {...props} />
      ) : (
        <RecipeRegion isShown={recipe !== undefined} isBusy={isRunning(request)}>
          {recipe && <div data-recipe="">{recipe.markdown}</div>}
        </RecipeRegion>
      )}
      {!hasWords && notice}
      {!recipe && !conversation.ideas && (
        <EmptyPlate thinking={isRunning(request) ? requestLabel(request) : undefined} />
      )}
    </section>
  )
}
