import {
  asksFor,
  INSTRUCTIONS,
  PHOTO_REQUEST,
  type RecipePrompt,
  type RecipeRequest,
  writeRecipeRequest,
} from './prompt'
import type { CompletionOptions, Message, PhotoMessage, Reply } from './service'
import { chatCompletion } from './service/chat.lazy'

/** The longest reply, in the model's tokens. A usual recipe in Latin letters has half as many. */
export const MAX_TOKENS = 1024
/** The longest reply in another script, where tokenizers need up to three times as many tokens for the same text. */
const MAX_TOKENS_OTHER_SCRIPT = 2048

/** Returns the longest reply in a language, in the model's tokens. Without a wish for one, a model writes in Latin letters. */
export const maxTokensFor = (language: string | undefined): number =>
  language === undefined || new Intl.Locale(language).maximize().script === 'Latn'
    ? MAX_TOKENS
    : MAX_TOKENS_OTHER_SCRIPT

/** The content of a request for a recipe. */
export interface Prompt extends RecipeRequest {
  /** The messages since the first recipe, in the order of the conversation. */
  readonly turns: readonly Message[]
  /** The question as data, for the cookbook. */
  readonly ask?: RecipePrompt['ask']
}

/**
 * Returns the system message, the user's message with the list and the wishes, and the messages since the first recipe.
 * The first one of the user also tells the changes that these leave out.
 */
export const createMessages = ({ turns, changes = [], ...request }: Prompt): Message[] => [
  { role: 'system', content: INSTRUCTIONS },
  {
    role: 'user',
    content: writeRecipeRequest({ ...request, changes: changes.filter((change) => !asksFor(change, turns)) }),
  },
  ...turns,
]

/**
 * How many of the last messages are sent if all are too long for the model: the last recipe and the question about it.
 */
const LAST_TURNS = 2

/**
 * Asks the model for a recipe.
 *
 * @throws {InferenceError} without a recipe; the signal's reason after an abort.
 */
export function getRecipe(prompt: Prompt, options: CompletionOptions): Promise<Reply> {
  const { turns, wishes, ask = { type: 'recipe' } } = prompt
  const shorterMessages =
    turns.length > LAST_TURNS ? createMessages({ ...prompt, turns: turns.slice(-LAST_TURNS) }) : undefined
  return chatCompletion(
    {
      messages: createMessages(prompt),
      shorterMessages,
      max_tokens: maxTokensFor(wishes.language),
      prompt: { ...prompt, ask },
    },
    options,
  )
}

/**
 * Asks a model that reads photos which foods a photo shows.
 *
 * @param photo a data URL.
 * @returns what `readFoods` reads.
 * @throws {InferenceError} if the model does not answer; the signal's reason after an abort.
 */
export async function askForFoods(photo: string, signal: AbortSignal): Promise<string> {
  const message: PhotoMessage = {
    role: 'user',
    content: [
      { type: 'text', text: PHOTO_REQUEST },
      { type: 'image_url', image_url: { url: photo } },
    ],
  }
  const reply = await chatCompletion(
    { messages: [message], max_tokens: MAX_TOKENS, hasPhoto: true },
    { signal, onProgress: () => undefined },
  )
  return reply.content
}
