import { type ReactNode, useEffect, useRef } from 'react'
import { lazyModule } from '../lib/lazyModule'
import { useChunk } from '../lib/useChunk'
import type { Wishes } from '../prompt'
import { isCookbookInUse } from '../service'
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

const loadMenu = lazyModule(() => import('./menu/menu.lazy'))

interface Props extends RecipeAreaProps {
  /** How many ingredients a request needs. */
  readonly minimum: number
  /** Puts the foods of the example on the list, and asks for a recipe. */
  readonly onExample: (foods: readonly string[]) => void
  /** The error notice, on screens that show it with the recipe. */
  readonly notice: ReactNode
}

/** The recipe area. */
export function RecipePanel({ notice, ...props }: Props) {
  const { conversation, list, wishes } = props
  const { request } = conversation
  const recipe = shownRecipe(conversation)
  // The request for a recipe has loaded it.
  const { module: cardChunk } = useChunk(loadRecipeCard, false)
  // Nobody asks a model for dishes who has not pressed a button.
  const hasMenu = !recipe && list.length > 0 && isCookbookInUse()
  const { module: menuChunk } = useChunk(loadMenu, hasMenu)
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
      {conversation.ideas && cardChunk && (
        <cardChunk.IdeasRegion
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
        <EmptyPlate
          thinking={isRunning(request) ? requestLabel(request) : undefined}
          onExample={list.length === 0 ? props.onExample : undefined}
        >
          {hasMenu && menuChunk && (
            <menuChunk.Menu list={list} wishes={wishes} minimum={props.minimum} onAsk={props.onAsk} />
          )}
        </EmptyPlate>
      )}
    </section>
  )
}
