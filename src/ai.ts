import { type CompletionOptions, chatCompletion, type Message } from './inference/chatCompletion'
import type { Completion } from './inference/readCompletion'
import type { Wishes } from './wishes/wishes'
import { writeWishes } from './wishes/wishSentences'

/** The longest reply, in the model's tokens. A usual recipe has half as many. */
export const MAX_TOKENS = 1024

const INSTRUCTIONS = `You are Chef Mistral, a cook's assistant. You are given the ingredients that somebody has on hand, and you recommend a recipe.

- Suggest one creative, realistic recipe that uses mostly the given ingredients.
- Do not recommend a meal that has nothing to do with them.
- Do not suggest vegetables or meats that are not in the list.
- If no recipe can be made from them, explain so politely.
- Format your answer in markdown: a title, the ingredients with amounts, numbered steps.`

/** What a recipe is asked for with. */
export interface Prompt {
  readonly ingredients: readonly string[]
  readonly wishes: Wishes
  /** What was said since the first recipe, in the order of the conversation. */
  readonly turns: readonly Message[]
}

/**
 * The system message, the user message with the whole list, to the letter and in its order, and a sentence for each
 * wish, and what was said since.
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

/**
 * Asks the model for a recipe.
 *
 * @throws {InferenceError} if there is no recipe; the signal's reason after an abort.
 */
export const getRecipe = (prompt: Prompt, options: CompletionOptions): Promise<Completion> =>
  chatCompletion({ messages: createMessages(prompt), max_tokens: MAX_TOKENS }, options)
