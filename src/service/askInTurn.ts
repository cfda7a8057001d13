import type { Models } from '../config'
import { retry } from '../lib/retry'
import { authorOf } from './author'
import type { ChatMessages, Progress, Reply } from './chatTypes'
import { classifyError, isMaxTokensRefused } from './classifyError'
import type { ChatClient } from './client'
import type { ErrorKind } from './errors'
import { rememberAnswered } from './modelOrder'
import { type ReadProgress, readCompletion } from './readCompletion'
import { canFold, inForm, rememberForm, requestForm } from './requestForm'
import { type RequestLimits, retryDelay } from './retryPolicy'
import { createStreamWithFallback } from './streamWithFallback'
import { MODEL_FIRST_TOKEN_MS, SlowModelError, startAttempt, type Timeouts } from './timeouts'
import type { ServiceInUse } from './visitorService'

/** The state of one chat request, which all its attempts share. */
export interface RequestContext {
  readonly chat: ChatMessages
  readonly timeouts: Timeouts
  readonly limits: RequestLimits
  readonly report: (progress: Progress) => void
  /** The messages of the next attempt. */
  messages: ChatMessages['messages']
  /** Whether the last progress was content. An error then interrupts the reply, and no retry follows. */
  hasContent: boolean
  /** The errors of the models that could not answer, each with the model's name. */
  readonly modelErrors: string[]
}

/** The service of a request, and the client that sends requests to it. */
export interface Connection {
  readonly client: ChatClient
  readonly service: ServiceInUse['service']
}

/**
 * Asks the first of these models, and each next one only if the model before it is not served or does not begin to
 * answer in time.
 *
 * @throws the error of the last model that was asked.
 */
export async function askInTurn(
  context: RequestContext,
  connection: Connection,
  [model, next, ...others]: Models,
): Promise<Reply> {
  try {
    return await askModel(context, connection, model, next === undefined)
  } catch (thrown) {
    const { kind, message } = classifyError(thrown, context.hasContent)
    const isSlow = thrown instanceof SlowModelError
    if (next === undefined || isOver(context) || !(isSlow || otherModelHelps.includes(kind))) throw thrown
    context.modelErrors.push(`${model}: ${message}`)
    if (isSlow) context.report({ type: 'retrying', after: 'network' })
    context.timeouts.restartFirstToken()
    return askInTurn(context, connection, [next, ...others])
  }
}

/** Errors that may be of one model alone: some services answer 404 for a model without naming it. */
const otherModelHelps: readonly ErrorKind[] = ['model-unavailable', 'model-unusable', 'instructions', 'address']

const isOver = ({ timeouts, limits }: RequestContext) =>
  timeouts.signal.aborted || timeouts.remainingMs() <= 0 || limits.remainingInAll() === 0

/**
 * Asks one model, and asks it again after a transient error.
 *
 * @param isLast whether no other model can be asked after this one.
 */
async function askModel(
  context: RequestContext,
  { client, service }: Connection,
  model: string,
  isLast: boolean,
): Promise<Reply> {
  const { chat, timeouts, limits } = context
  const answeredBy = [authorOf(service, model)]
  const form = `${service.kind === 'endpoint' ? service.url : service.kind} ${model}`
  const createRequest = () => ({ ...inForm(context.messages, chat.max_tokens, requestForm(form)), model })
  const send = createStreamWithFallback(createRequest, () => limits.claim(model))
  let remainingMs = MODEL_FIRST_TOKEN_MS

  function reportReading(progress: ReadProgress) {
    if (progress.type === 'content') rememberAnswered(model)
    context.report(progress.type === 'content' ? { ...progress, answeredBy } : progress)
  }

  async function attempt() {
    // Without a request for another model, this one has all the time. A slow one may still read the photo.
    const isLimited = !isLast && limits.remainingInAll() > 1 && !chat.hasPhoto
    const attemptTimeouts = startAttempt(timeouts, isLimited ? remainingMs : undefined)
    const start = Date.now()
    try {
      return await readCompletion(send(client, attemptTimeouts.signal), attemptTimeouts, reportReading)
    } finally {
      attemptTimeouts.end()
      // The waits between the attempts do not count, because another model does not help if the service is busy.
      remainingMs -= Date.now() - start
    }
  }

  const nextDelay = (thrown: unknown, failures: number) =>
    timeouts.signal.aborted || limits.remaining(model) === 0
      ? undefined
      : prepareRetry(context, service, form, thrown, failures)
  return { ...(await retry(attempt, nextDelay, timeouts.signal)), answeredBy }
}

/**
 * Prepares another attempt with the same model.
 *
 * @param form the key of the model's request form.
 * @param failures the number of attempts that failed.
 * @returns the milliseconds to wait before that attempt; undefined if there should be none.
 */
function prepareRetry(
  context: RequestContext,
  service: Connection['service'],
  form: string,
  thrown: unknown,
  failures: number,
): number | undefined {
  const { chat, timeouts } = context
  const error = classifyError(thrown, context.hasContent)
  const { foldsInstructions = false, hasOtherLimit = false } = requestForm(form)
  if (error.kind === 'instructions' && !foldsInstructions && canFold(context.messages)) {
    rememberForm(form, { foldsInstructions: true })
    return 0
  }
  if (isMaxTokensRefused(error) && !hasOtherLimit) {
    rememberForm(form, { hasOtherLimit: true })
    return 0
  }
  // Some servers drop the first messages of a long conversation, and the template then refuses the rest.
  if (
    (error.kind === 'input-too-long' || error.kind === 'instructions') &&
    chat.shorterMessages &&
    context.messages === chat.messages
  ) {
    context.messages = chat.shorterMessages
    return 0
  }
  // The user decides whether the photo is sent again.
  if (chat.hasPhoto) return
  // In the browser's own model, a session that ended or a model that is missing does not recover in a second.
  if (service.kind === 'browser') return
  const delayMs = retryDelay(error, failures, timeouts.remainingMs())
  if (delayMs === undefined) return
  context.report({ type: 'retrying', after: error.kind })
  timeouts.restartFirstToken()
  return delayMs
}
