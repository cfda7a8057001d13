import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMessages, MAX_TOKENS } from '../../../src/ai'
import { browserModelFetch, hasBrowserModel, needsDownload } from '../../../src/models/browserModelService'
import { noWishes } from '../../../src/prompt/wishes'
import { chatCompletion, type Message, type Progress } from '../../../src/service/chatCompletion'
import { setVisitorService } from '../../../src/service/visitorService'
import { installLanguageModel, type LanguageModelScript, type StandIn } from '../../support/languageModel'

// The browser's own model through the real client. The stand-in follows the specification.

let standIn: StandIn

function install(script?: LanguageModelScript) {
  standIn = installLanguageModel(script)
  setVisitorService({
    choice: { kind: 'browser' },
    service: { kind: 'browser', fetch: browserModelFetch },
    models: ['browser'],
    visionModels: [],
  })
}

beforeEach(() => {
  // Offline, because this model needs no network.
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('document', { baseURI: 'https://page.example/' })
  vi.stubGlobal('fetch', () => {
    throw new Error('The page used the network.')
  })
})

afterEach(() => {
  setVisitorService(undefined)
  Reflect.deleteProperty(globalThis, 'LanguageModel')
})

const answeredBy = [{ kind: 'browser' }]
const messages = createMessages({ ingredients: ['Eggs', 'Flour', 'Milk'], wishes: noWishes, turns: [] })

/** Asks for a recipe, and returns what happened. */
function ask(asked: Message[] = messages, shorterMessages?: Message[], max_tokens = MAX_TOKENS) {
  const progress: Progress[] = []
  const controller = new AbortController()
  const reply = chatCompletion(
    { messages: asked, shorterMessages, max_tokens },
    { signal: controller.signal, onProgress: (each) => progress.push(each) },
  )
  // The test looks at it later.
  reply.catch(() => undefined)
  const contents = () => progress.map((each) => (each.type === 'content' ? each.content : each.type))
  return { reply, progress, contents, stop: () => controller.abort(new Error('stopped')) }
}

/** Waits for the session with this index to be prompted. */
const prompted = (index = 0) =>
  vi.waitFor(() => {
    const session = standIn.sessions[index]
    if (!session || session.inputs.length === 0) throw new Error('There is no such session yet.')
    return session
  })

const error = (kind: string, message: unknown = expect.any(String)) => expect.objectContaining({ kind, message })

test('the system message begins the session, whose availability was asked, and the list is its prompt', async () => {
  install({ pieces: ['# Thin', ' pancakes'] })
  expect(await ask().reply).toEqual({ content: '# Thin pancakes', finishReason: 'stop', answeredBy })
  expect(standIn.sessions).toHaveLength(1)
  const [session] = standIn.sessions
  expect(session?.options.initialPrompts).toEqual([messages[0]])
  expect(session?.inputs).toEqual([messages[1]?.content])
  expect(session?.isDestroyed).toBe(true)
  const { expectedInputs, expectedOutputs } = session?.options ?? {}
  expect(expectedOutputs).toEqual([{ type: 'text', languages: ['en'] }])
  expect(standIn.questions).toEqual([{ expectedInputs, expectedOutputs }])
})

test.each([
  ['available', true],
  ['downloadable', true],
  ['downloading', true],
  ['unavailable', false],
] as const)('a model that is %s: there is one, %s', async (availability, expected) => {
  install({ availability })
  expect(await hasBrowserModel()).toBe(expected)
})

test('a browser that cannot say whether it has a model has none', async () => {
  vi.stubGlobal('LanguageModel', { availability: () => Promise.reject(new DOMException('', 'UnknownError')) })
  expect(await hasBrowserModel()).toBe(false)
})

test('a follow-up passes the earlier messages to a new session', async () => {
  install({ pieces: ['# Waffles'] })
  await ask().reply
  const turns = [
    { role: 'assistant', content: '# Waffles' },
    { role: 'user', content: 'Please change this recipe: no eggs' },
  ] as const
  await ask([...messages, ...turns]).reply
  const [first, second] = standIn.sessions
  expect(second?.options.initialPrompts).toEqual([...messages, turns[0]])
  expect(second?.inputs).toEqual([turns[1].content])
  expect([first?.isDestroyed, second?.isDestroyed]).toEqual([true, true])
})

// A piece has at least one token.
test.each([
  ['of more pieces than max_tokens ends there', ['# A', ' b', ' c', ' d'], 'length'],
  ['of just so many pieces is whole', ['# A', '', ' b', ' c'], 'stop'],
])('a reply %s', async (_, pieces, finishReason) => {
  install({ pieces })
  expect(await ask(messages, undefined, 3).reply).toEqual({ content: '# A b c', finishReason, answeredBy })
  expect(standIn.sessions[0]?.isDestroyed).toBe(true)
})

describe('Stop', () => {
  test('ends the session, though the model tells nobody that it stopped, and keeps the words', async () => {
    install()
    const { reply, contents, stop } = ask()
    const session = await prompted()
    session.write('# Soup')
    await vi.waitFor(() => expect(contents()).toEqual(['# Soup']))
    stop()
    await expect(reply).rejects.toThrow('stopped')
    await vi.waitFor(() => expect(session).toMatchObject({ isStopped: true, isDestroyed: true }))
    expect(contents()).toEqual(['# Soup'])
  })

  test('while the session begins prompts nothing', async () => {
    install()
    const release = standIn.holdNextCreate()
    const { reply, stop } = ask()
    await vi.waitFor(() => expect(standIn.questions).toHaveLength(1))
    stop()
    await expect(reply).rejects.toThrow('stopped')
    release()
    // In its next task, the stand-in is done.
    await new Promise(setImmediate)
    expect(standIn.sessions).toEqual([])
  })
})

describe('errors', () => {
  test.each([
    ['NotAllowedError', 'model-unavailable', 'model-unavailable'],
    ['NotSupportedError', 'model-unavailable', 'bad-request'],
    ['NetworkError', 'model-unavailable', 'model-unavailable'],
    ['NotReadableError', 'server-error', 'content-filter'],
    ['QuotaExceededError', 'input-too-long', 'input-too-long'],
    ['InvalidStateError', 'server-error', 'server-error'],
  ])(
    '%s of a session that does not begin is %s, and before the first word %s, without a retry',
    async (name, first, second) => {
      install()
      standIn.failNextCreate(name)
      await expect(ask().reply).rejects.toEqual(error(first, expect.stringContaining(name)))
      expect(standIn.sessions).toEqual([])

      const { reply, contents } = ask()
      const session = await prompted()
      session.fail(name, 'The model is not supported in this stream.')
      await expect(reply).rejects.toEqual(error(second))
      expect(standIn.sessions).toEqual([session])
      expect(session.isDestroyed).toBe(true)
      expect(contents()).toEqual([])
    },
  )

  test.each(['downloadable', 'downloading', 'unavailable'] as const)(
    'a model that has become %s is missing: a request downloads nothing',
    async (availability) => {
      install()
      await hasBrowserModel()
      expect(needsDownload()).toBe(false)
      standIn.availability = availability
      await expect(ask().reply).rejects.toEqual(error('model-unavailable'))
      expect(standIn).toMatchObject({ sessions: [], downloads: 0 })
      expect(needsDownload()).toBe(true)
    },
  )

  test.each([
    ['InvalidStateError', 'interrupted', 'InvalidStateError: The session ended.'],
    ['QuotaExceededError', 'interrupted', 'QuotaExceededError: The session ended.'],
    ['NotReadableError', 'content-filter', 'The reply ended with the reason "content_filter".'],
  ])('%s between words is %s, and the words are kept', async (name, kind, message) => {
    install()
    const { reply, contents } = ask()
    const session = await prompted()
    session.write('# Soup', ' with')
    session.fail(name)
    await expect(reply).rejects.toEqual(error(kind, expect.stringContaining(message)))
    expect(contents().at(-1)).toBe('# Soup with')
    expect(session.isDestroyed).toBe(true)
    expect(standIn.sessions).toHaveLength(1)
  })

  test('an empty reply is an error', async () => {
    install({ pieces: [] })
    await expect(ask().reply).rejects.toEqual(error('invalid-response'))
    expect(standIn.sessions.map(({ isDestroyed }) => isDestroyed)).toEqual([true])
  })

  test('messages that are too long for the context window are sent once more in their shorter form', async () => {
    install({ pieces: ['# Soup'] })
    standIn.failNextCreate('QuotaExceededError')
    const long = [...messages, { role: 'assistant', content: 'Much.' } as const, ...messages.slice(1)]
    expect(await ask(long, messages).reply).toMatchObject({ content: '# Soup' })
    expect(standIn.sessions.map(({ options }) => options.initialPrompts)).toEqual([[messages[0]]])
  })
})

describe('as a fetch', () => {
  const post = (body: unknown, init: RequestInit = {}) =>
    browserModelFetch('https://local.invalid/v1/chat/completions', {
      method: 'POST',
      body: JSON.stringify(body),
      ...init,
    })

  test('a request without streaming gets one JSON object', async () => {
    install({ pieces: ['# Thin', ' pancakes'] })
    const response = await post({ messages, max_tokens: 1024 })
    expect(await response.json()).toMatchObject({
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content: '# Thin pancakes' }, finish_reason: 'stop' }],
    })
    expect(standIn.sessions[0]?.isDestroyed).toBe(true)
  })

  test('a reader that leaves the stream ends the session', async () => {
    install()
    const asked = post({ messages, stream: true })
    const session = await prompted()
    session.write('# Soup')
    const reader = (await asked).body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await vi.waitFor(() => expect(session).toMatchObject({ isStopped: true, isDestroyed: true }))
  })

  test('rejects with the reason of a signal that is aborted, and begins no session', async () => {
    install()
    await expect(post({ messages }, { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow('too late')
    expect(standIn.sessions).toEqual([])
  })

  test.each([{}, { messages: [] }, { messages: [{ role: 'user' }] }])('%j is not a valid request', async (body) => {
    install()
    expect((await post(body)).status).toBe(422)
    expect(standIn.sessions).toEqual([])
  })
})
