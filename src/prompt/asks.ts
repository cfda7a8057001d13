/** What the user asks for. */
export type Ask<Recipe> =
  /** A recipe from the list, in a new conversation. */
  | ({ readonly type: 'recipe' } & WithChanges)
  /** Three dishes to choose from, none of these titles, in a new conversation. */
  | ({ readonly type: 'ideas'; readonly titles?: readonly string[] } & WithChanges)
  /** The recipe of one of these dishes. */
  | { readonly type: 'choice'; readonly ideas: string; readonly name: string }
  | FollowUp<Recipe>

interface WithChanges {
  /** The changes that the user asked for since, where the visit has dropped the recipes between. */
  readonly changes?: readonly string[]
}

/** What the user asks for about a recipe. */
export type FollowUp<Recipe> =
  /** A recipe that differs from this one and from all with these titles. */
  | ({ readonly type: 'idea'; readonly from: Recipe; readonly titles: readonly string[] } & WithFoods)
  /** This recipe, changed. */
  | ({ readonly type: 'change'; readonly from: Recipe; readonly change: string } & WithFoods)
  /** The rest of a recipe that reached the length limit. */
  | { readonly type: 'finish'; readonly from: Recipe }

interface WithFoods {
  /** What to cook with in place of the user's list: the foods of a recipe that came with a link or is the user's own. */
  readonly foods?: readonly string[] | undefined
}

/** The properties of a recipe that the messages need. */
export interface RecipeReply {
  /** As the model wrote it. */
  readonly markdown: string
  /** The question that it answers. */
  readonly ask: Ask<RecipeReply>
}

/** The most messages after those with the list. Each recipe is written in full, so the oldest messages add little. */
export const MAX_TURNS = 6

/** Whether the conversation of a question begins with one for ideas. */
export const beginsWithIdeas = (ask: Ask<RecipeReply>): boolean =>
  'from' in ask ? beginsWithIdeas(ask.from.ask) : ask.type !== 'recipe'

/** The changes that the user asked for before a question, each once, the oldest first. They hold for all recipes after them. */
export const changesBefore = (ask: Ask<RecipeReply>): readonly string[] =>
  'from' in ask ? changesUpTo(ask.from.ask) : ask.type === 'choice' ? [] : (ask.changes ?? [])

/** The changes before a question, and the one that it asks for itself. */
export function changesUpTo(ask: Ask<RecipeReply>): readonly string[] {
  const before = changesBefore(ask)
  return ask.type === 'change' ? [...before.filter((change) => change !== ask.change), ask.change] : before
}

/**
 * Returns a question with only the texts that `writeTurns` needs for the next one. A recipe keeps its question, and
 * so keeps no other recipe in memory. Of older questions it keeps the changes.
 *
 * @param recipes how many recipes before the question are kept. The next question adds one more.
 */
export function textsOf(ask: Ask<RecipeReply>, recipes = MAX_TURNS / 2 - 1): Ask<RecipeReply> {
  if (!('from' in ask)) return ask
  const { markdown, ask: before } = ask.from
  const oldest: Ask<RecipeReply> = { type: beginsWithIdeas(before) ? 'ideas' : 'recipe', changes: changesUpTo(before) }
  return { ...ask, from: { markdown, ask: recipes > 1 ? textsOf(before, recipes - 1) : oldest } }
}
