import type { Models } from '../config'
import { readPageSettings } from '../config'
import { retry } from '../lib/retry'
import { type Author, authorOf } from './author'
import { type Answering, ownModelKind, withOwnModel } from './chosenService'
import { classifyError } from './classifyError'
import { type ChatClient, createClient } from './client'
import { type ErrorKind, InferenceError } from './errors'
import { inOrder, rememberAnswered } from './modelOrder'
import { type Completion, type ReadProgress, readCompletion } from './readCompletion'
import { redactToken } from './redactToken'
import { createRequestLimits, retryDelay } from './retryPolicy'
import { createStreamWithFallback } from './streamWithFallback'
import { MODEL_FIRST_TOKEN_MS, SlowModelError, startAttempt, startTimeouts } from './timeouts'

/** What happens while a request runs. */
export type Progress =
  | Exclude<ReadProgress, { type: 'content' }>
  | (Extract<ReadProgress, { type: 'content' }> & AnsweredBy)
  /** The page waits, and then sends the request again. Or it asks the next model, after `network`: no answer came. */
  | { readonly type: 'retrying'; readonly after: ErrorKind }

/** A reply that ended normally, and who wrote it. */
export type Reply = Completion & AnsweredBy

interface AnsweredBy {
  /** Who wrote the content: one, or more where a recipe was finished by another. */
  readonly answeredBy: readonly Author[]
}

export interface CompletionOptions {
  /** Ends the request. The promise is then rejected with the signal's reason. */
  readonly signal: AbortSignal
  /** Called until the promise settles. */
  readonly onProgress: (progress: Progress) => void
}

/** One message of a chat request. A type alias, because the client's type has an index signature, which interfaces lack. */
export type Message = {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** A chat request without its model, which is a setting. */
export interface ChatMessages {
  readonly messages: Message[]
  /** The page sends these once instead if the service finds the others too long. */
  readonly shorterMessages?: Message[] | undefined
  /** The longest reply, in the model's tokens. */
  readonly max_tokens: number
}

/**
 * Requests one chat completion from the configured service, or from the visitor's own model: streamed where possible,
 * retried after transient errors, and from the next model if one is not served or does not begin to answer. It retries
 * only while no content has arrived, the time for the first token is not over and requests are left (retryPolicy.ts).
 *
 * @throws {InferenceError} for every error. Its message never holds the access token. Nor does the content, if the
 * token is a visitor's.
 */
export async function chatCompletion(
  { messages, shorterMessages, max_tokens }: ChatMessages,
  { signal, onProgress }: CompletionOptions,
): Promise<Reply> {
  const timeouts = startTimeouts(signal)
  const limits = createRequestLimits()
  let token: string | undefined
  // It counts for the whole request, even if the visitor changes it meanwhile.
  const isVisitors = ownModelKind() === 'router'
  let lastWasContent = false
  let sentMessages = messages
  /** What the service said of the models that it did not answer with. */
  const passedOn: string[] = []

  const redact = (text: string) => (token ? redactToken(text, token) : text)
  /** A page's own token is public, and may be a word of a recipe where the service needs none. */
  const redactContent = <Part extends { content: string }>(part: Part): Part =>
    isVisitors ? { ...part, content: redact(part.content) } : part

  const report = (progress: Progress) => {
    lastWasContent = progress.type === 'content'
    onProgress(progress)
  }

  /** Asks one model, and again after a transient error. */
  async function askModel(client: ChatClient, source: Author, model: string, isLast: boolean): Promise<Reply> {
    const answeredBy = [source]
    const createRequest = () => ({ messages: sentMessages, max_tokens, model })
    const send = createStreamWithFallback(createRequest, () => limits.claim(model))
    let remainingMs = MODEL_FIRST_TOKEN_MS

    function reportReading(progress: ReadProgress) {
      if (progress.type === 'content') rememberAnswered(model)
      report(progress.type === 'content' ? { ...redactContent(progress), answeredBy } : progress)
    }
    async function attempt() {
      // Without a request for another model, this one has all the time.
      const isLimited = !isLast && limits.leftInAll() > 1
      const attemptTimeouts = startAttempt(timeouts, isLimited ? remainingMs : undefined)
      const start = Date.now()
      try {
        return await readCompletion(send(client, attemptTimeouts.signal), attemptTimeouts, reportReading)
      } catch (thrown) {
        // After a timeout the client may throw an error of its own; the signal has the reason.
        throw attemptTimeouts.signal.aborted ? attemptTimeouts.signal.reason : thrown
      } finally {
        attemptTimeouts.end()
        // The waits between the attempts do not count, because another model does not help if the service is busy.
        remainingMs -= Date.now() - start
      }
    }
    function nextDelay(thrown: unknown, failures: number): number | undefined {
      const error = classifyError(thrown, lastWasContent)
      if (timeouts.signal.aborted || limits.left(model) === 0) return
      if (error.kind === 'input-too-long' && shorterMessages && sentMessages === messages) {
        sentMessages = shorterMessages
        return 0
      }
      // A session that ended or a model that is missing does not recover in a second.
      if (source.kind === 'browser') return
      const delayMs = retryDelay(error, failures, timeouts.remainingMs())
      if (delayMs === undefined) return
      report({ type: 'retrying', after: error.kind })
      timeouts.restartFirstToken()
      return delayMs
    }
    return { ...redactContent(await retry(attempt, nextDelay, timeouts.signal)), answeredBy }
  }

  /** Asks these models in turn. */
  async function askInTurn(
    client: ChatClient,
    service: Answering['service'],
    [model, next, ...others]: Models,
  ): Promise<Reply> {
    try {
      return await askModel(client, authorOf(service, model), model, next === undefined)
    } catch (thrown) {
      const { kind, message } = classifyError(thrown, lastWasContent)
      const isSlow = thrown instanceof SlowModelError
      const canPassOn = isSlow || kind === 'model-unavailable'
      const isOver = timeouts.signal.aborted || timeouts.remainingMs() <= 0 || limits.leftInAll() === 0
      if (next === undefined || !canPassOn || isOver) throw thrown
      passedOn.push(`${model}: ${message}`)
      if (isSlow) report({ type: 'retrying', after: 'network' })
      timeouts.restartFirstToken()
      return askInTurn(client, service, [next, ...others])
    }
  }

  try {
    const { service, models } = withOwnModel(readPageSettings())
    if ('token' in service) token = service.token
    const client = await createClient({ service })
    const reply = await askInTurn(client, service, inOrder(models))
    // readCompletion ignores errors after the finish reason, and so an abort.
    signal.throwIfAborted()
    return reply
  } catch (thrown) {
    signal.throwIfAborted()
    const cause: unknown = timeouts.signal.aborted ? timeouts.signal.reason : thrown
    const { kind, message } = classifyError(cause, lastWasContent)
    throw new InferenceError(kind, redact([...passedOn, message].join('\n')))
  } finally {
    timeouts.dispose()
  }
}

/**
 * Loads the cookbook if it is the service, so that a request loads nothing.
 *
 * @throws what the request would fail with.
 */
export async function preload(): Promise<void> {
  await createClient(withOwnModel(readPageSettings()))
}
