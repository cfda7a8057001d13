import { getProperty, parseJson } from '../lib/json'
import { createStore } from '../lib/store'
import { setVisitorService, visitorChoice } from '../service'

// The browser's own model (`LanguageModel`): https://webmachinelearning.github.io/prompt-api

/** The options of each session. The availability depends on them, so the check for it gets the same ones. */
const OPTIONS: LanguageModelCreateCoreOptions = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
}

/** Why the browser's model cannot be used. */
export type BrowserModelFailure =
  /** The download broke off, or did not begin. */
  | 'download'
  /** The browser or its owner does not allow it. */
  | 'not-allowed'
  /** The browser has no model for this page after all. */
  | 'unavailable'
  | 'unknown'

/** The setup of the browser's model: a download, unless the model is already on the machine. */
export type BrowserModelSetup =
  | { readonly status: 'idle' }
  /** `loaded` is the part of the download that is done, from 0 to 1; undefined until the browser knows it. */
  | { readonly status: 'running'; readonly loaded?: number }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly failure: BrowserModelFailure }

/** A store, because the dialog that shows the setup may be closed during a download. */
const setup = createStore<BrowserModelSetup>({ status: 'idle' })
export const browserModelSetup = setup.get
export const onBrowserModelSetupChange = setup.subscribe

let running: AbortController | undefined
/** Whether a session needs no download. */
let isDownloaded = false

/** Whether using the model begins with a download. */
export const needsDownload = () => !isDownloaded

/** Resolves to whether the browser has a model for this page, on this machine or to download. */
export async function hasBrowserModel(): Promise<boolean> {
  // The check rejects in some states of the page, such as while it unloads. The page then offers no model.
  const availability = await LanguageModel.availability(OPTIONS).catch(() => 'unavailable')
  isDownloaded = availability === 'available'
  return availability !== 'unavailable'
}

/** Makes the browser's model answer the next requests. */
const choose = () =>
  setVisitorService({
    choice: { kind: 'browser' },
    service: { kind: 'browser', fetch: browserModelFetch },
    models: ['browser'],
    // The page asks it with text alone.
    visionModels: [],
  })

/**
 * Uses the browser's model: at once if it is on this machine, else after its download. Call it while a click is
 * handled, because the browser downloads only then. It never rejects: the outcome is in {@link browserModelSetup}.
 */
export async function startBrowserModel(): Promise<void> {
  if (running) return
  if (isDownloaded) {
    setup.set({ status: 'idle' })
    return choose()
  }
  const controller = new AbortController()
  const { signal } = controller
  const before = visitorChoice()
  running = controller
  setup.set({ status: 'running' })
  try {
    const session = await LanguageModel.create({
      ...OPTIONS,
      signal,
      monitor: (monitor) =>
        monitor.addEventListener('downloadprogress', ({ loaded }) => {
          // One may still be on its way when the user cancels.
          if (!signal.aborted) setup.set({ status: 'running', loaded })
        }),
    })
    // Each request has a session of its own.
    session.destroy()
    if (signal.aborted) return
    isDownloaded = true
    setup.set({ status: 'idle' })
    // What the user has chosen in the meantime stays chosen.
    if (visitorChoice() === before) choose()
  } catch (error) {
    if (signal.aborted) return
    // biome-ignore lint/suspicious/noConsole: tells the page's owner what the browser said.
    console.error(`The browser's own model cannot be used: ${describe(error)}`)
    setup.set({ status: 'failed', failure: failureOf(error) })
  } finally {
    if (running === controller) running = undefined
  }
}

/** Stops waiting for a download. The browser decides whether the download continues. */
export function cancelBrowserModel() {
  running?.abort()
  running = undefined
  setup.set({ status: 'cancelled' })
}

const nameOf = (error: unknown) => getProperty(error, 'name')
const describe = (error: unknown) => `${nameOf(error)}: ${getProperty(error, 'message')}`

function failureOf(error: unknown): BrowserModelFailure {
  switch (nameOf(error)) {
    case 'NetworkError':
      return 'download'
    case 'NotAllowedError':
      return 'not-allowed'
    case 'NotSupportedError':
      return 'unavailable'
    default:
      return 'unknown'
  }
}

/**
 * A `fetch` that answers a chat request with the browser's model, in the format of the OpenAI API: as one JSON object,
 * or as server-sent events if the request sets `stream`. The session starts with all messages but the last, the prompt.
 * Each request has a session of its own, which is destroyed at the end of the reply, after an error and after an abort.
 *
 * It rejects only if the signal aborts. Errors before the first word are responses: 413 for an input that is too long,
 * 410 for a model that is not there (any more), 417 for a language that it does not have, 422 for a request without
 * messages, 500 for anything else, such as a session that ended. After the first word of a stream, an error is the last
 * event.
 */
export const browserModelFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const body = parseJson(await request.text())
  const messages = readMessages(body)
  if (!messages) return errorResponse(422, 'The request has no messages, or one that is no text.')

  // If the browser has removed the model, a session would download it again without telling the user.
  await hasBrowserModel()
  if (!isDownloaded) return errorResponse(410, 'The browser has no model that is ready.')

  const cancelled = new AbortController()
  const signal = AbortSignal.any([request.signal, cancelled.signal])
  let session: LanguageModel
  try {
    session = await LanguageModel.create({ ...OPTIONS, initialPrompts: messages.initialPrompts, signal })
  } catch (error) {
    signal.throwIfAborted()
    return errorResponse(nameOf(error) === 'NotSupportedError' ? 410 : statusOf(error), describe(error))
  }

  const maxTokens = getProperty(body, 'max_tokens')
  const pieces = generate(session, messages.prompt, typeof maxTokens === 'number' ? maxTokens : undefined, signal)
  try {
    // Before the first word, an error can still be a status.
    let next = await pieces.next()
    if (getProperty(body, 'stream') === true)
      return new Response(createStream(next, pieces, cancelled), { headers: { 'content-type': 'text/event-stream' } })
    let content = ''
    for (; !next.done; next = await pieces.next()) content += next.value
    return Response.json({
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: next.value }],
    })
  } catch (error) {
    signal.throwIfAborted()
    return errorResponse(statusOf(error), describe(error))
  }
}

type FinishReason = 'stop' | 'length' | 'content_filter'

/**
 * Prompts a session, yields the pieces of its reply, and destroys it.
 *
 * @param maxTokens the API has no such limit. A piece has at least one token, so a reply of more pieces is too long.
 */
async function* generate(
  session: LanguageModel,
  prompt: string,
  maxTokens: number | undefined,
  signal: AbortSignal,
): AsyncGenerator<string, FinishReason> {
  let count = 0
  try {
    const reader = session.promptStreaming(prompt, { signal }).getReader()
    // A model that the signal stops may leave the stream open. Cancelling ends the read that waits.
    signal.addEventListener('abort', () => void Promise.allSettled([reader.cancel(signal.reason)]), { once: true })
    for (;;) {
      const { done, value } = await reader.read()
      signal.throwIfAborted()
      if (done) return 'stop'
      if (value === '') continue
      if (count === maxTokens) return 'length'
      count += 1
      yield value
    }
  } catch (error) {
    // The browser's own filter rejected the reply.
    if (nameOf(error) === 'NotReadableError') return 'content_filter'
    throw error
  } finally {
    session.destroy()
  }
}

/**
 * Streams a reply as server-sent events. It reads ahead, because the model's stream drops the pieces in its queue when
 * it fails. It reports an error as an event, because a failed stream would drop its own queue too.
 *
 * @param cancelled aborted when the reader cancels the stream.
 */
function createStream(
  first: IteratorResult<string, FinishReason>,
  pieces: AsyncGenerator<string, FinishReason>,
  cancelled: AbortController,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  async function readAhead(controller: ReadableStreamDefaultController<Uint8Array>) {
    const send = (event: object) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
    const sendChoice = (delta: object, finish_reason: FinishReason | null) =>
      send({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })
    try {
      let next = first
      for (; !next.done; next = await pieces.next()) sendChoice({ content: next.value }, null)
      sendChoice({}, next.value)
    } catch (error) {
      // A cancelled stream takes no more events.
      if (cancelled.signal.aborted) return
      send({ error: describe(error) })
    }
    controller.close()
  }
  return new ReadableStream({
    start: (controller) => void readAhead(controller),
    cancel: () => cancelled.abort(),
  })
}

/** Returns the HTTP status that stands for an error of a prompt. */
function statusOf(error: unknown): number {
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return 413
    case 'NetworkError':
    case 'NotAllowedError':
      return 410
    case 'NotSupportedError':
      return 417
    default:
      return 500
  }
}

const errorResponse = (status: number, message: string) => Response.json({ error: { message } }, { status })

/** Reads a session's first messages and its prompt; undefined if a message is missing or is not text. */
function readMessages(body: unknown) {
  const messages = getProperty(body, 'messages')
  if (!Array.isArray(messages)) return
  const system: LanguageModelSystemMessage[] = []
  const turns: { role: LanguageModelMessageRole; content: string }[] = []
  for (const message of messages) {
    const [role, content] = [getProperty(message, 'role'), getProperty(message, 'content')]
    if (typeof content !== 'string') return
    if (role === 'system') system.push({ role, content })
    else if (role === 'user' || role === 'assistant') turns.push({ role, content })
    else return
  }
  const prompt = turns.pop()?.content
  if (prompt === undefined) return
  const [first] = system
  const initialPrompts: LanguageModelCreateOptions['initialPrompts'] = first ? [first, ...turns] : turns
  return { initialPrompts, prompt }
}
