import { InferenceClient } from '@huggingface/inference'
import type { Settings } from '../config/settings'
import { part } from '../lib/lazyModule'
import { guardedFetch } from './normalizeResponse'

/** What ai.ts needs of the client. One that cannot stream will do. */
export type ChatClient = Pick<InferenceClient, 'chatCompletion'> &
  Partial<Pick<InferenceClient, 'chatCompletionStream'>>

/**
 * The cookbook's own address. The client insists on an absolute one, and "invalid" is the domain that
 * no host will ever have (RFC 6761): should a request ever miss the cookbook, it reaches nobody.
 */
const COOKBOOK_URL = 'https://cookbook.invalid/v1'

/**
 * The client library's options for every service. By default it answers a 503 by calling itself again at
 * once and without end: thousands of requests in seconds. Our own tries are in tries.ts.
 */
const options = {
  retry_on_error: false,
  // The page's own is looked up when it is called: a binding made now would miss what stands in for it.
  fetch: guardedFetch((...request) => fetch(...request), { network: true }),
}

const cookbook = part(() => import('../cookbook/cookbookFetch'))

/**
 * The client for the service that the deployer chose.
 *
 * @throws {ServiceError} when the cookbook, which is only loaded when it is the service, cannot be loaded.
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
      const { cookbookFetch } = await cookbook.load()
      return new InferenceClient(undefined, {
        ...options,
        endpointUrl: COOKBOOK_URL,
        fetch: guardedFetch(cookbookFetch, { network: false }),
      })
    }
  }
}
