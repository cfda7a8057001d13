import { type Idea, textsOf } from '../prompt'
import { hasRecipeHeading, replyKind } from '../reader'
import { areIdeasFor, type Conversation, isRunning, MAX_RECIPES, type Recipe, type RunningQuestion } from '../recipe'
import type { Progress, Reply } from '../service'

/** Progress or the end of the request with the `id`. The reducer ignores it once that request is over. */
export type ReplyAction =
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  /** `isReadAsRecipe`: the page has read the reply, and found the steps of a recipe in it. */
  | {
      readonly type: 'complete'
      readonly id: number
      readonly reply: Reply & Pick<Recipe, 'data'>
      readonly isReadAsRecipe?: boolean | undefined
      /** The dishes of a reply to a question for ideas. */
      readonly dishes?: readonly Idea[] | undefined
    }

/** Returns the conversation with what a reply brings; the same object if the action changes nothing. */
export function replyReducer(conversation: Conversation, action: ReplyAction): Conversation {
  const { request, ...visit } = conversation
  if (!isRunning(request) || request.question.id !== action.id) return conversation
  const { before: _, ...question } = request.question
  switch (action.type) {
    case 'progress': {
      const { progress } = action
      if (progress.type === 'content')
        return {
          ...withContent(conversation, request.question, progress),
          request: { status: 'streaming', question: request.question },
        }
      // Reasoning is reported with every chunk. Another retry is not skipped, because its reason may differ.
      if (request.status === 'pending' && progress.type === 'reasoning' && request.activity.type === 'reasoning')
        return conversation
      // Content that turns out to be reasoning is withdrawn.
      const kept = request.status === 'streaming' ? withoutContent(conversation, request.question) : visit
      return { ...kept, request: { status: 'pending', question: request.question, activity: progress } }
    }
    case 'complete': {
      const { reply, isReadAsRecipe = false, dishes } = action
      const reachedLimit = reply.finishReason === 'length'
      const done = withContent(conversation, request.question, reply, {
        reachedLimit,
        isComplete: true,
        isReadAsRecipe,
        dishes,
      })
      const hasIdeas = done.ideas?.id === action.id
      const isAnswer = done.answers.at(-1)?.id === action.id || hasIdeas
      const isRecipe = !isAnswer && (isReadAsRecipe || replyKind(reply.content) === 'recipe')
      return { ...done, request: { status: 'done', question, isRecipe, hasIdeas, reachedLimit } }
    }
  }
}

type Visit = Omit<Conversation, 'request'>

/** Removes the content that a question has received. The shown recipe stays, unless it was that content. */
const withoutContent = ({ shown }: Visit, { id, before }: RunningQuestion): Visit => ({
  ...before,
  shown: shown === id ? before.shown : shown,
})

interface ReplyState {
  /** The reply reached the token limit. */
  readonly reachedLimit: boolean
  readonly isComplete: boolean
  /** See {@link ReplyAction}. */
  readonly isReadAsRecipe: boolean
  readonly dishes?: readonly Idea[] | undefined
}

/**
 * Puts the content that has arrived for a question where it belongs. A new recipe is shown from its first words on. The
 * reply to a change is an answer until it shows that it is a recipe, at the latest when it is complete and read.
 */
function withContent(
  visit: Visit,
  question: RunningQuestion,
  { content: markdown, answeredBy, data }: Pick<Reply, 'content' | 'answeredBy'> & Pick<Recipe, 'data'>,
  // A recipe that is being finished counts as cut until the reply ends.
  state: ReplyState = { reachedLimit: question.ask.type === 'finish', isComplete: false, isReadAsRecipe: false },
): Visit {
  const { id, ask, list, wishes, before } = question
  if (ask.type === 'ideas' && !hasRecipeHeading(markdown)) {
    // A list of ideas is read when it is complete.
    if (!state.isComplete) return visit
    if (state.dishes) {
      const earlier = visit.ideas && areIdeasFor(visit.ideas, list, wishes) ? visit.ideas.names : []
      const names = [...earlier, ...state.dishes.map(({ name }) => name)]
      return { ...visit, ideas: { id, markdown, dishes: state.dishes, list, wishes, names } }
    }
  }
  const written = { markdown, answeredBy, data, reachedLimit: state.reachedLimit }
  if (ask.type === 'finish')
    return {
      ...visit,
      recipes: visit.recipes.map((recipe) => (recipe.id === ask.from.id ? { ...recipe, ...written } : recipe)),
    }
  if (ask.type === 'change' && !state.isReadAsRecipe && replyKind(markdown, 'change') !== 'recipe') {
    const answer = { id, recipeId: ask.from.id, change: ask.change, markdown }
    return { ...withoutContent(visit, question), answers: [...before.answers, answer].slice(-MAX_RECIPES) }
  }
  const isNew = visit.recipes.at(-1)?.id !== id
  // A reply with the same words as an earlier recipe is that recipe, and so is the same apology.
  const same =
    state.isComplete &&
    (ask.type === 'recipe' || ask.type === 'idea') &&
    before.recipes.find((recipe) => recipe.markdown === markdown)
  if (same) return { ...before, shown: visit.shown === id ? same.id : visit.shown }
  return {
    ...visit,
    recipes: [...before.recipes, { id, list, wishes, ask: textsOf(ask), ...written }].slice(-MAX_RECIPES),
    shown: isNew ? id : visit.shown,
    answers: before.answers,
  }
}
