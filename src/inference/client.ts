import { InferenceClient } from '@huggingface/inference'
import type { Settings } from '../settings'

/** What ai.ts needs of the client. */
export type ChatClient = Pick<InferenceClient, 'chatCompletion'>

/**
 * The cookbook's own address. The client insists on an absolute one, and "invalid" is the domain that
 * no host will ever have (RFC 6761): should a request ever miss the cookbook, it reaches nobody.
 */
const COOKBOOK_URL = 'https://cookbook.invalid/v1'

/**
 * The client library's options for every service. By default it answers a 503 by calling itself again at
 * once and without end: thousands of requests in seconds.
 */
const options = { retry_on_error: false }

/**
 * The client for the service that the deployer chose.
 *
 * @throws when the cookbook, a chunk of its own that is only loaded when it is the service, cannot be loaded.
 */
export async function createClient({ service }: Settings): Promise<ChatClient> {
  switch (service.kind) {
    case 'router':
      return new InferenceClient(service.token, options)
    case 'endpoint':
      return new InferenceClient(service.token, {
        ...options,
        // The client takes absolute addresses only. It adds the path of the request, after /v1 or with it.
        endpointUrl: new URL(service.url, document.baseURI).href,
      })
    case 'cookbook': {
      const { cookbookFetch } = await import('../cookbook/fetch')
      return new InferenceClient(undefined, {
        ...options,
        endpointUrl: COOKBOOK_URL,
        fetch: cookbookFetch,
      })
    }
  }
}
