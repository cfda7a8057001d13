import { type CompletionOptions, chatCompletion, type Message, type Reply } from './inference/chatCompletion'
import type { Wishes } from './wishes/wishes'
import { writeWishes } from './wishes/wishSentences'

/** The longest reply, in the model's tokens. A usual recipe has half as many. */
export const MAX_TOKENS = 1024

/** What the specification tells the model, and the form of an answer that the page reads best (recipe/reading). */
const INSTRUCTIONS = `You are Chef Mistral, a cook's assistant. You are given the ingredients that somebody has on hand, and you recommend a recipe.

- Suggest one creative, realistic recipe that uses mostly the given ingredients.
- Do not recommend a meal that has nothing to do with them.
- Do not suggest vegetables or meats that are not in the list.
- If no recipe can be made from them, explain so politely.
- Format your answer in markdown: the title as a heading; one line "Serves … | Total time: … minutes"; a heading "Ingredients" and a list with one ingredient and its amount a line; a heading "Method" and numbered steps with their times.`

/** What a recipe is asked for with. */
export interface Prompt {
  readonly ingredients: readonly string[]
  readonly wishes: Wishes
  /** The messages since the first recipe, in the order of the conversation. */
  readonly turns: readonly Message[]
}

/**
 * The system message, the user message with the whole list, to the letter and in its order, a sentence for each wish,
 * and the messages since the first recipe.
 */
export function createMessages({ ingredients, wishes, turns }: Prompt): Message[] {
  return [
    { role: 'system', content: INSTRUCTIONS },
    {
      role: 'user',
      content: [
        `These are the ingredients I have on hand: ${ingredients.join(', ')}`,
        'Please recommend a recipe that I can make with them.',
        ...writeWishes(wishes),
      ].join('\n'),
    },
    ...turns,
  ]
}

/** If a conversation is too long for the model, only the last recipe and the question about it are sent. */
const LAST_TURNS = 2

/**
 * Asks the model for a recipe.
 *
 * @throws {InferenceError} if there is no recipe; the signal's reason after an abort.
 */
export function getRecipe(prompt: Prompt, options: CompletionOptions): Promise<Reply> {
  const { turns } = prompt
  const shorterMessages =
    turns.length > LAST_TURNS ? createMessages({ ...prompt, turns: turns.slice(-LAST_TURNS) }) : undefined
  return chatCompletion({ messages: createMessages(prompt), shorterMessages, max_tokens: MAX_TOKENS }, options)
}
