import { createClient } from './inference/client'
import { property } from './property'
import { readSettings } from './settings'

/** One message of a chat-completion request. */
export type Message = {
  readonly role: 'system' | 'user'
  readonly content: string
}

/** The longest reply that is asked for, in the model's tokens (the specification's limit). */
export const MAX_TOKENS = 1024

const INSTRUCTIONS = `You are Chef Mistral, a cook's assistant. You are given the ingredients that somebody has on hand, and you recommend a recipe.

- Suggest one creative, realistic recipe that uses mostly the given ingredients.
- Do not recommend a meal that has nothing to do with them.
- Do not suggest vegetables or meats that are not in the list.
- If no recipe can be made from them, explain so politely.
- Format your answer in markdown: a title, the ingredients with amounts, numbered steps.`

/** The two messages of a request: the assistant's instructions, and the whole list, to the letter and in its order. */
export function messagesFor(ingredients: readonly string[]): Message[] {
  return [
    { role: 'system', content: INSTRUCTIONS },
    {
      role: 'user',
      content: `These are the ingredients I have on hand: ${ingredients.join(', ')}\nPlease recommend a recipe that I can make with them.`,
    },
  ]
}

// Name by name: Vite then puts these three into the page and no other variable of the environment.
const settings = readSettings({
  VITE_HF_ACCESS_TOKEN: import.meta.env.VITE_HF_ACCESS_TOKEN,
  VITE_HF_MODEL: import.meta.env.VITE_HF_MODEL,
  VITE_INFERENCE_URL: import.meta.env.VITE_INFERENCE_URL,
})

/**
 * Asks for a recipe for these ingredients: one request.
 *
 * @param signal ends the request; the promise is then rejected with the signal's reason.
 * @returns the recipe, in markdown; never blank.
 * @throws whatever went wrong, its message written to the console first.
 */
export async function getRecipe(
  ingredients: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  try {
    const client = await createClient(settings)
    const reply: unknown = await client.chatCompletion(
      { model: settings.model, messages: messagesFor(ingredients), max_tokens: MAX_TOKENS },
      { signal },
    )
    // A client may answer although it was told to stop; nobody waits for that answer.
    signal.throwIfAborted()
    return contentOf(reply)
  } catch (error) {
    signal.throwIfAborted()
    // biome-ignore lint/suspicious/noConsole: the specification's first handler writes the message there (section 8).
    console.error(withoutToken(error instanceof Error ? error.message : String(error)))
    throw error
  }
}

/** The first choice's message content. The client hands an endpoint's answer on as it came, so its shape is checked here. */
function contentOf(reply: unknown): string {
  const content = property(property(firstOf(property(reply, 'choices')), 'message'), 'content')
  if (typeof content === 'string' && content.trim() !== '') return content
  throw new Error('The service sent no recipe.')
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)

/** Services quote what they were sent; the token has no place on a console that gets pasted into bug reports. */
function withoutToken(text: string): string {
  const token = settings.service.kind === 'cookbook' ? undefined : settings.service.token
  return token ? text.replaceAll(token, '[access token]') : text
}
