import { InferenceClient } from '@huggingface/inference'
import { noWishes, type RecipePrompt } from '../prompt'
import { fetchFromBase } from './fetchFromBase'
import { loadCookbook } from './loadCookbook'
import { normalizeResponses } from './normalizeResponse'
import type { ServiceInUse } from './visitorService'

/** The methods of the client that this folder calls. A client without streaming will do. */
export type ChatClient = Pick<InferenceClient, 'chatCompletion'> &
  Partial<Pick<InferenceClient, 'chatCompletionStream'>>

/**
 * The base URL of services within the browser. The client requires an absolute one. The domain "invalid" never resolves
 * (RFC 6761), so a request that went to the network by mistake would reach no host.
 */
const LOCAL_URL = 'https://local.invalid/v1'

/** Resolves `fetch` per call, so that tests can replace it. */
const networkFetch: typeof fetch = (...request) => fetch(...request)

/** A request without a list, where only the chunk of the cookbook is to be loaded. */
const noPrompt: RecipePrompt = { ingredients: [], wishes: noWishes, ask: { type: 'recipe' } }

/**
 * Creates the client for the configured service, or for a visitor's own model.
 *
 * @param prompt what the cookbook answers, which gets no messages.
 * @throws {ModuleLoadError} if the service is the cookbook and its chunk cannot be loaded.
 */
export async function createClient(
  { service }: Pick<ServiceInUse, 'service'>,
  prompt: RecipePrompt = noPrompt,
): Promise<ChatClient> {
  const options = {
    // By default the client answers a 503 by calling itself again at once and without end: thousands of requests in
    // seconds. chatCompletion.ts retries instead.
    retry_on_error: false,
    fetch: normalizeResponses(networkFetch, { needsNetwork: true }),
  }
  switch (service.kind) {
    case 'router':
      return new InferenceClient(service.token, options)
    case 'endpoint':
      return new InferenceClient(service.token, {
        ...options,
        // The client takes absolute URLs only, and appends the path of the request.
        endpointUrl: new URL(service.url, document.baseURI).href,
        fetch: fetchFromBase(new URL(service.url, document.baseURI).href, options.fetch),
      })
    case 'cookbook':
    case 'browser': {
      const localFetch = service.kind === 'browser' ? service.fetch : (await loadCookbook()).cookbookFetch(prompt)
      return new InferenceClient(undefined, {
        ...options,
        endpointUrl: LOCAL_URL,
        fetch: normalizeResponses(localFetch, { needsNetwork: false }),
      })
    }
  }
}
