import { readSettings } from './config/settings'
import { cannotStream, failureOf } from './inference/classifyError'
import { type ChatClient, createClient } from './inference/client'
import { RecipeFailure } from './inference/errors'
import { type Piece, pieceOf } from './inference/parseChunk'
import { type Progress, type Recipe, readReply } from './inference/readCompletion'
import { MAX_REQUESTS, withTries } from './inference/retryPolicy'
import { deadlines } from './inference/timeouts'

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

/**
 * Asks for a recipe for these ingredients: streamed where the client and the service can, else whole.
 *
 * @param signal ends the request; the promise is then rejected with the signal's reason.
 * @param onProgress called with what the service does, until the promise settles.
 * @throws {RecipeFailure} whatever went wrong, its message written to the console first.
 */
export async function getRecipe(
  ingredients: readonly string[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Recipe> {
  const time = deadlines(signal)
  let token: string | undefined
  let written = false
  try {
    const settings = settingsOfThisPage()
    if (settings.service.kind !== 'cookbook') token = settings.service.token
    const { ask, requests } = asker(() => createClient(settings), {
      model: settings.model,
      messages: messagesFor(ingredients),
      max_tokens: MAX_TOKENS,
    })
    const tell = (progress: Progress) => {
      written = progress.doing === 'writing'
      onProgress(progress)
    }
    const recipe = await withTries(() => readReply(ask(time.signal), time, tell), time, {
      requests,
      written: () => written,
      onTryAgain: (after) => tell({ doing: 'tryingAgain', after }),
    })
    signal.throwIfAborted()
    return recipe
  } catch (thrown) {
    signal.throwIfAborted()
    // When the time is over the client may make an error of its own out of the signal's.
    const error: unknown = time.signal.aborted ? time.signal.reason : thrown
    const message = error instanceof Error ? error.message : String(error)
    // biome-ignore lint/suspicious/noConsole: the specification's first handler writes the message there (section 8).
    console.error(token ? withoutToken(message, token) : message)
    throw new RecipeFailure(failureOf(error, written).kind)
  } finally {
    time.end()
  }
}

/**
 * Loads what a request needs, so that nothing has to be loaded when it is made: the cookbook answers without a
 * network from then on.
 *
 * @throws what the request would fail with.
 */
export async function prepare() {
  await createClient(settingsOfThisPage())
}

function settingsOfThisPage() {
  // Name by name: Vite then puts these three into the page and no other variable of the environment.
  return readSettings({
    VITE_HF_ACCESS_TOKEN: import.meta.env.VITE_HF_ACCESS_TOKEN,
    VITE_HF_MODEL: import.meta.env.VITE_HF_MODEL,
    VITE_INFERENCE_URL: import.meta.env.VITE_INFERENCE_URL,
  })
}

/** The shortest beginning of a token that is taken for it, in characters. */
const TOKEN_BEGINNING = 8

/**
 * Services quote what they were sent, often the beginning alone; the token has no place on a console that gets
 * pasted into bug reports.
 */
function withoutToken(text: string, token: string) {
  const beginning = token.slice(0, TOKEN_BEGINNING)
  return text
    .split(beginning)
    .map((part, index) => (index === 0 ? part : part.replace(/^[\w.~+/=-]*/, '[access token]')))
    .join('')
}

/**
 * Asks the client for a stream; once that has shown that it cannot, or the service that it will not, for the
 * whole reply. Each call of `ask` is one try, and makes no request before it is read.
 */
function asker(
  makeClient: () => Promise<ChatClient>,
  request: Parameters<ChatClient['chatCompletion']>[0],
) {
  let streams = true
  let requests = 0
  async function* ask(signal: AbortSignal): AsyncGenerator<Piece, void> {
    const client = await makeClient()
    const over = new AbortController()
    const options = { signal: AbortSignal.any([signal, over.signal]) }
    try {
      if (streams && typeof client.chatCompletionStream === 'function')
        try {
          requests += 1
          for await (const chunk of client.chatCompletionStream(request, options))
            yield pieceOf(chunk)
          return
        } catch (error) {
          if (!cannotStream(error) || requests >= MAX_REQUESTS) throw error
          streams = false
        }
      requests += 1
      yield pieceOf(await client.chatCompletion(request, options))
    } finally {
      // The client leaves the connection of a reply that it gives up open; the next try would be beside it.
      over.abort()
    }
  }
  return { ask, requests: () => requests }
}
