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
  /** The changes that the user asked for since, where the recipes between are no longer kept. */
  readonly changes?: readonly string[]
}

/** What the user asks for about a recipe. */
export type FollowUp<Recipe> =
  /** A recipe that differs from this one and from all with these titles. */
  | { readonly type: 'idea'; readonly from: Recipe; readonly titles: readonly string[] }
  /** This recipe, changed. */
  | { readonly type: 'change'; readonly from: Recipe; readonly change: string }
  /** The rest of a recipe that reached the length limit. */
  | { readonly type: 'finish'; readonly from: Recipe }

/** The properties of a recipe that the messages need. */
export interface RecipeReply {
  /** As the model wrote it. */
  readonly markdown: string
  /** The question that it answers. */
  readonly ask: Ask<RecipeReply>
}

/**
 * One message of the conversation after those with the list. A type alias, because the client's type has an index
 * signature.
 */
export type Turn = { readonly role: 'user' | 'assistant'; readonly content: string }

/** The most messages after those with the list. Each recipe is written in full, so the oldest messages add little. */
export const MAX_TURNS = 6

/**
 * Returns the messages after those with the list: the conversation that led to a recipe, the recipe, and the question
 * about it.
 */
export function writeTurns(ask: Ask<RecipeReply>): readonly Turn[] {
  if (ask.type === 'recipe' || ask.type === 'ideas') return []
  if (ask.type === 'choice')
    return [
      { role: 'assistant', content: ask.ideas },
      { role: 'user', content: writeChoice(ask.name) },
    ]
  const { ask: before, markdown } = ask.from
  const answer: Turn = { role: 'assistant', content: markdown }
  const question: Turn = { role: 'user', content: writeQuestion(ask) }
  return [...writeTurns(before), answer, question].slice(-MAX_TURNS)
}

/** The changes that the user asked for before a question, each once, the oldest first. They hold for all recipes after them. */
export const changesBefore = (ask: Ask<RecipeReply>): readonly string[] =>
  'from' in ask ? changesUpTo(ask.from.ask) : ask.type === 'choice' ? [] : (ask.changes ?? [])

function changesUpTo(ask: Ask<RecipeReply>): readonly string[] {
  const before = changesBefore(ask)
  return ask.type === 'change' ? [...before.filter((change) => change !== ask.change), ask.change] : before
}

/** Whether one of these messages asks for a change. */
export const asksFor = (change: string, turns: readonly { readonly content: string }[]): boolean =>
  turns.some(({ content }) => content === writeChange(change))

const writeChange = (change: string) => `Please change this recipe, and write it again in full: ${change}`

/** Asks for the recipe of an idea. */
export const writeChoice = (name: string) => `Please write the recipe for this one in full: ${name}`

/** Reads the name of the dish that {@link writeChoice} asks for; undefined for another message. */
export const readChoice = (message: string): string | undefined =>
  /^Please write the recipe for this one in full: (.+)$/.exec(message)?.[1]

/** Whether the conversation of a question begins with one for ideas. */
export const beginsWithIdeas = (ask: Ask<RecipeReply>): boolean =>
  'from' in ask ? beginsWithIdeas(ask.from.ask) : ask.type !== 'recipe'

function writeQuestion(ask: FollowUp<RecipeReply>): string {
  switch (ask.type) {
    case 'idea':
      return `Please recommend another recipe, not one of these: ${ask.titles.join('; ')}.`
    case 'change':
      return writeChange(ask.change)
    case 'finish':
      return 'Your recipe stops in the middle. Please go on exactly where it stops, and repeat nothing.'
  }
}

/**
 * Returns a question with only the texts that {@link writeTurns} needs for the next one. A recipe keeps its question, and
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

/**
 * A question about a recipe as the cookbook reads it. None asks it to finish a recipe, because all its replies are
 * complete.
 */
export type ReadQuestion =
  | { readonly type: 'idea'; readonly titles: readonly string[] }
  | { readonly type: 'change'; readonly change: string }
  | { readonly type: 'choice'; readonly name: string }

/** Reads a question that {@link writeTurns} wrote; undefined if it has another form. */
export function readQuestion(message: string): ReadQuestion | undefined {
  const [, titles] = /^Please recommend another recipe, not one of these: (.*)\.$/s.exec(message) ?? []
  if (titles !== undefined) return { type: 'idea', titles: titles.split('; ') }
  const [, change] = /^Please change this recipe, and write it again in full: (.*)$/s.exec(message) ?? []
  if (change !== undefined) return { type: 'change', change }
  const name = readChoice(message)
  return name === undefined ? undefined : { type: 'choice', name }
}
