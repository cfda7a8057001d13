import { type CompletionOptions, chatCompletion, type Message } from './inference/chatCompletion'
import type { Completion } from './inference/readCompletion'

/** The longest reply, in the model's tokens. A usual recipe has half as many. */
export const MAX_TOKENS = 1024

const INSTRUCTIONS = `You are Chef Mistral, a cook's assistant. You are given the ingredients that somebody has on hand, and you recommend a recipe.

- Suggest one creative, realistic recipe that uses mostly the given ingredients.
- Do not recommend a meal that has nothing to do with them.
- Do not suggest vegetables or meats that are not in the list.
- If no recipe can be made from them, explain so politely.
- Format your answer in markdown: a title, the ingredients with amounts, numbered steps.`

/** The system message, and the user message with the whole list, to the letter and in its order. */
export function createMessages(ingredients: readonly string[]): Message[] {
  return [
    { role: 'system', content: INSTRUCTIONS },
    {
      role: 'user',
      content: `These are the ingredients I have on hand: ${ingredients.join(', ')}\nPlease recommend a recipe that I can make with them.`,
    },
  ]
}

/**
 * Asks the model for a recipe from these ingredients.
 *
 * @throws {InferenceError} if there is no recipe; the signal's reason after an abort.
 */
export const getRecipe = (ingredients: readonly string[], options: CompletionOptions): Promise<Completion> =>
  chatCompletion({ messages: createMessages(ingredients), max_tokens: MAX_TOKENS }, options)
