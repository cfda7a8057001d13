import { readPageSettings } from '../config'
import { askInTurn, type RequestContext } from './askInTurn'
import type { ChatMessages, Progress, Reply } from './chatTypes'
import { classifyError } from './classifyError'
import { createClient } from './client'
import { InferenceError } from './errors'
import { inOrder } from './modelOrder'
import { createRedact } from './redactToken'
import { createRequestLimits } from './retryPolicy'
import { startTimeouts } from './timeouts'
import { sendsVisitorToken, serviceInUse } from './visitorService'

export type { Message, PhotoMessage, Progress, Reply } from './chatTypes'

export interface CompletionOptions {
  /** Ends the request. The promise is then rejected with the signal's reason. */
  readonly signal: AbortSignal
  /** Called until the promise settles. */
  readonly onProgress: (progress: Progress) => void
  /** The cookbook answers in place of the service in use. */
  readonly fromCookbook?: boolean | undefined
}

/**
 * Requests one chat completion from the configured service, or from the visitor's own model: streamed where possible,
 * retried after transient errors, and from the next model if one is not served or does not begin to answer. It retries
 * only before content arrives, within the time for the first token and while requests remain (retryPolicy.ts).
 * A photo is sent again only to the next model, if one is not served.
 *
 * @throws {InferenceError} for every error. Its message never holds the access token. Nor does the content, if the
 * token is a visitor's.
 */
export async function chatCompletion(
  chat: ChatMessages,
  { signal, onProgress, fromCookbook = false }: CompletionOptions,
): Promise<Reply> {
  const timeouts = startTimeouts(signal)
  let redact = (text: string) => text
  // Read once, because the visitor may choose another service while this request runs.
  const isVisitorsToken = !fromCookbook && sendsVisitorToken()

  /**
   * Redacts content when it is read, because not each delta is shown. Leaves the page's own token: it is public, and may
   * be a word of a recipe where the service needs none.
   */
  function redactContent<Item extends { content: string }>(item: Item): Item {
    if (!isVisitorsToken) return item
    let redacted: string | undefined
    return {
      ...item,
      get content() {
        redacted ??= redact(item.content)
        return redacted
      },
    }
  }

  const context: RequestContext = {
    chat,
    timeouts,
    limits: createRequestLimits(),
    messages: chat.messages,
    hasContent: false,
    modelErrors: [],
    report(progress) {
      context.hasContent = progress.type === 'content'
      onProgress(progress.type === 'content' ? redactContent(progress) : progress)
    },
  }

  try {
    const settings = readPageSettings()
    const { service, models, visionModels } = fromCookbook
      ? { ...settings, service: { kind: 'cookbook' } as const }
      : serviceInUse(settings)
    const [model, ...others] = chat.hasPhoto ? visionModels : models
    if (model === undefined) throw new InferenceError('configuration', 'No model that reads photos is set.')
    if ('token' in service && service.token) redact = createRedact(service.token)
    const client = await createClient({ service }, chat.prompt)
    const reply = await askInTurn(context, { client, service }, inOrder([model, ...others]))
    // readCompletion ignores errors after the finish reason, and so an abort.
    signal.throwIfAborted()
    return redactContent(reply)
  } catch (thrown) {
    signal.throwIfAborted()
    const cause: unknown = timeouts.signal.aborted ? timeouts.signal.reason : thrown
    const { kind, message } = classifyError(cause, context.hasContent)
    throw new InferenceError(kind, redact([...context.modelErrors, message].join('\n')))
  } finally {
    timeouts.dispose()
  }
}

/**
 * Loads the cookbook if it is the service, so that a request loads nothing (tests/browser/full/lazyLoading.spec.ts,
 * a pasted list).
 *
 * @throws what the request would fail with.
 */
export async function preload(): Promise<void> {
  await createClient(serviceInUse(readPageSettings()))
}
