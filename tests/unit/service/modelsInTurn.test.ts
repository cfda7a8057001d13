import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getProperty } from '../../../src/lib/json'
import { chatCompletion, type Message, type Progress } from '../../../src/service/chatCompletion'
import { noResponse, type SentRequest, stubNetwork } from '../../support/network'
import { leavePage, openPage, pause, settle, sse } from '../../support/request'
import { errorReply, event, reply, type ScriptedResponse } from '../../support/service'

// Several models, with the real client library on a stubbed network.

const TOKEN = 'hf_test_token'
const messages: Message[] = [{ role: 'user', content: 'all of it' }]
const shorterMessages: Message[] = [{ role: 'user', content: 'the end' }]

let testCount = 0

beforeEach(() => {
  testCount += 1
  openPage()
  vi.stubEnv('VITE_HF_ACCESS_TOKEN', TOKEN)
})

afterEach(leavePage)

/** Sets these models. They have other names in each test, because the page remembers which one answered. */
const setModels = (names: string) =>
  vi.stubEnv('VITE_HF_MODEL', [...names].map((name) => `test${testCount}/${name}`).join(','))

const modelOf = ({ body }: SentRequest) => String(getProperty(body, 'model')).replace(/^test\d+\//, '')

type Answer = ScriptedResponse | typeof noResponse

/** Scripts the answers of each model: the first to its first request, the last to all others. */
function script(answers: Readonly<Record<string, readonly Answer[]>>) {
  const counts: Record<string, number> = {}
  const network = stubNetwork((request) => {
    const model = modelOf(request)
    const count = counts[model] ?? 0
    counts[model] = count + 1
    const ofModel = answers[model] ?? []
    return ofModel[count] ?? ofModel.at(-1) ?? reply(`# By ${model}`)(request)
  })
  return { ...network, asked: () => network.requests.map(modelOf).join('') }
}

/** Sends the request, and waits until it is over. */
async function complete(signal = new AbortController().signal, onProgress: (progress: Progress) => void = vi.fn()) {
  const progress: Progress[] = []
  const request = chatCompletion(
    { messages, shorterMessages, max_tokens: 1024 },
    {
      signal,
      onProgress(update) {
        progress.push(update)
        onProgress(update)
      },
    },
  )
  return { ...(await settle(request)), progress }
}

/** A body that never comes. */
const silence: ScriptedResponse = { headers: { 'content-type': 'text/event-stream' }, end: 'never' }
const notServed = errorReply(404, 'The model does not exist')
const busy = errorReply(503, 'overloaded')
/** The same as {@link notServed} in a stream. */
const notFound = 'data: {"error":{"message":"model not found","code":404}}\n\n'

describe('the next model', () => {
  test.each<[reason: string, answer: ScriptedResponse]>([
    ['404', errorReply(404, 'gone')],
    ['400 that names the model', errorReply(400, { message: 'No.', code: 'model_not_supported' })],
    ['503 without a provider', errorReply(503, 'No provider available for this model')],
    ['a stream of an error that names the model', sse(notFound)],
  ])('is asked at once after %s', async (_, answer) => {
    setModels('ab')
    const { asked } = script({ a: [answer] })
    const { reply, seconds, progress } = await complete()
    expect(asked()).toBe('ab')
    expect(reply).toMatchObject({
      content: '# By b',
      answeredBy: [{ kind: 'model', model: `test${testCount}/b`, service: 'models.example' }],
    })
    expect(seconds).toBe(0)
    expect(progress.filter(({ type }) => type === 'retrying')).toEqual([])
  })

  test.each<[kind: string, requests: string, answer: Answer]>([
    ['unauthorized', 'a', errorReply(401, 'The model is not for you')],
    ['out-of-credit', 'a', errorReply(402, 'The model is not available')],
    ['bad-request', 'a', errorReply(400, 'no')],
    ['invalid-response', 'a', { headers: { 'content-type': 'text/html' }, chunks: ['<p>Hello'] }],
    ['overloaded', 'aaa', busy],
    ['server-error', 'aaa', errorReply(500, 'The model is not available')],
    ['network', 'aaa', noResponse],
  ])('is not asked after an error of the kind %s (%s)', async (kind, requests, answer) => {
    setModels('ab')
    const { asked } = script({ a: [answer] })
    expect(await complete()).toMatchObject({ error: { kind } })
    expect(asked()).toBe(requests)
  })

  test('is not asked after the first words', async () => {
    setModels('ab')
    const { asked } = script({ a: [sse(event({ content: '# Half' }), notFound)] })
    expect(await complete()).toMatchObject({ error: { kind: 'interrupted' } })
    expect(asked()).toBe('a')
  })

  test('is asked after words that turned out to be reasoning', async () => {
    setModels('ab')
    const { asked } = script({
      a: [sse(event({ content: 'hmm' }), event({ content: '</think>' }), 'data: {"error":"model not found"}\n\n')],
    })
    expect(await complete()).toMatchObject({ reply: { content: '# By b' } })
    expect(asked()).toBe('ab')
  })

  test('where none is served, the error holds the words about each of them, without the token', async () => {
    setModels('abc')
    const { asked } = script({
      a: [errorReply(404, `No ${TOKEN} here`)],
      b: [notServed],
      c: [errorReply(410, 'Model c is gone')],
    })
    const { error } = await complete()
    expect(asked()).toBe('abc')
    expect(error).toMatchObject({ kind: 'model-unavailable' })
    const message = String(getProperty(error, 'message'))
    expect(message).toMatch(/^test\d+\/a: .*No \[access token\] here\ntest\d+\/b: .*does not exist\n.*Model c is gone$/)
  })
})

describe('the first token', () => {
  test.each<[reason: string, answer: ScriptedResponse]>([
    ['no byte', silence],
    ['no response', { chunks: [pause(100)] }],
    ['keep-alives', sse(...Array.from({ length: 9 }, () => [pause(5), ': still here\n\n']).flat())],
  ])('is awaited for 20 s where another model is left: %s', async (_, answer) => {
    setModels('ab')
    const { asked, requests } = script({ a: [answer] })
    const { reply, seconds, progress } = await complete()
    expect(asked()).toBe('ab')
    expect(reply).toMatchObject({ content: '# By b' })
    expect(seconds).toBe(20)
    expect(requests[0]?.isClosed()).toBe(true)
    expect(progress[0]).toEqual({ type: 'retrying', after: 'network' })
  })

  test.each<[reason: string, answer: ScriptedResponse]>([
    ['words', sse(pause(19), event({ content: '# By ' }), pause(30), event({ content: 'a' }, 'stop'))],
    ['reasoning', sse(pause(19), event({ reasoning: 'hmm' }), pause(30), event({ content: '# By a' }, 'stop'))],
  ])('that came in time leaves the model all the time: %s', async (_, answer) => {
    setModels('ab')
    const { asked } = script({ a: [answer] })
    expect(await complete()).toMatchObject({ reply: { content: '# By a' }, seconds: expect.closeTo(49, 0) })
    expect(asked()).toBe('a')
  })

  test('is awaited from the last model as long as the time for all of them lasts', async () => {
    setModels('ab')
    const { asked } = script({ a: [silence], b: [silence] })
    expect(await complete()).toMatchObject({ error: { kind: 'timeout' }, seconds: 60 })
    expect(asked()).toBe('ab')
  })

  test('is awaited for 60 s in all, and no model is asked after that', async () => {
    setModels('abcd')
    const { asked } = script({ a: [silence], b: [silence], c: [silence] })
    expect(await complete()).toMatchObject({ error: { kind: 'timeout' }, seconds: 60 })
    expect(asked()).toBe('abc')
  })

  test('is awaited no longer after a model that reasoned and then was not served', async () => {
    setModels('ab')
    const { asked } = script({ a: [sse(event({ reasoning: 'hmm' }), pause(10), notFound)], b: [silence] })
    expect(await complete()).toMatchObject({ error: { kind: 'timeout' }, seconds: 60 })
    expect(asked()).toBe('ab')
  })

  test('is not awaited from another model after a minute of reasoning', async () => {
    setModels('ab')
    const reasoning = Array.from({ length: 7 }, () => [event({ reasoning: 'hmm' }), pause(10)]).flat()
    const { asked } = script({ a: [sse(...reasoning, notFound)] })
    const { error, seconds } = await complete()
    expect(error).toMatchObject({ kind: 'model-unavailable' })
    // The pauses of the reader come to it.
    expect(Math.floor(seconds)).toBe(70)
    expect(asked()).toBe('a')
  })

  test('has 20 s over all attempts with one model, without the waits that a busy service asks for', async () => {
    setModels('ab')
    const { asked } = script({
      a: [
        { ...errorReply(429, 'no'), headers: { 'retry-after': '30' } },
        { ...busy, chunks: [pause(100)] },
        sse(pause(17), event({ content: '# Late' }, 'stop')),
      ],
    })
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { reply, seconds } = await complete()
    expect(reply).toMatchObject({ content: '# By b' })
    expect(asked()).toBe('aaab')
    // A wait of 30 s, 5 s for the body of the error, a wait of 1 s, and the remaining 15 s.
    expect(seconds).toBeCloseTo(51)
  })
})

describe('the number of requests', () => {
  test('is at most 3 to one model', async () => {
    setModels('ab')
    const { asked } = script({ a: [busy, busy, notServed], b: [busy] })
    expect(await complete()).toMatchObject({ error: { kind: 'overloaded' } })
    expect(asked()).toBe('aaabbb')
  })

  test('is at most 6 in all', async () => {
    setModels('abc')
    const { asked } = script({ a: [busy, busy, notServed], b: [busy, busy, notServed] })
    expect(await complete()).toMatchObject({ error: { kind: 'model-unavailable' } })
    expect(asked()).toBe('aaabbb')
  })

  test('leaves the sixth request all the time, because no other follows', async () => {
    setModels('abcdefg')
    const late = sse(pause(50), event({ content: '# Late' }, 'stop'))
    const { asked } = script({ ...Object.fromEntries([...'abcde'].map((name) => [name, [notServed]])), f: [late] })
    expect(await complete()).toMatchObject({ reply: { content: '# Late' }, seconds: 50 })
    expect(asked()).toBe('abcdef')
  })

  test('counts the request for a whole reply', async () => {
    setModels('ab')
    const { asked } = script({ a: [errorReply(400, 'no streaming here'), busy, notServed] })
    expect(await complete()).toMatchObject({ reply: { content: '# By b' } })
    expect(asked()).toBe('aaab')
  })
})

describe('messages that are too long', () => {
  const sent = (requests: readonly SentRequest[]) =>
    requests.map(({ body }) => (JSON.stringify(body).includes('the end') ? 'shorter' : 'whole'))

  test('are sent once more, shorter, to the same model', async () => {
    setModels('ab')
    const { asked, requests } = script({ a: [errorReply(413, 'no'), reply('# Short')({ ...anyRequest })] })
    expect(await complete()).toMatchObject({ reply: { content: '# Short' }, seconds: 0 })
    expect(asked()).toBe('aa')
    expect(sent(requests)).toEqual(['whole', 'shorter'])
    expect(requests.map(({ body }) => Object.keys(Object(body)).toSorted())).toEqual(
      Array(2).fill(['max_tokens', 'messages', 'model', 'stream']),
    )
  })

  test('stay shorter for the next request, and count like others', async () => {
    setModels('ab')
    const { asked, requests } = script({ a: [errorReply(413, 'no'), busy, notServed] })
    expect(await complete()).toMatchObject({ reply: { content: '# By b' } })
    expect(asked()).toBe('aaab')
    expect(sent(requests)).toEqual(['whole', 'shorter', 'shorter', 'shorter'])
  })

  test('that are still too long are an error', async () => {
    setModels('ab')
    const { asked } = script({ a: [errorReply(413, 'no')] })
    expect(await complete()).toMatchObject({ error: { kind: 'input-too-long' } })
    expect(asked()).toBe('aa')
  })

  const anyRequest = { path: '', headers: {}, body: { stream: true }, closed: Promise.resolve() }
})

describe('the model that answered', () => {
  test('is asked first from then on, and the others in their order', async () => {
    setModels('abc')
    const first = script({ a: [notServed] })
    await complete()
    expect(first.asked()).toBe('ab')
    const second = script({})
    await complete()
    expect(second.asked()).toBe('b')
    const third = script({ b: [notServed], a: [notServed] })
    await complete()
    expect(third.asked()).toBe('bac')
    const fourth = script({})
    await complete()
    expect(fourth.asked()).toBe('c')
  })

  test('is remembered if the user stops it after the first words', async () => {
    setModels('ab')
    script({ a: [notServed], b: [{ ...sse(event({ content: '# Half' })), end: 'never' }] })
    const controller = new AbortController()
    await complete(controller.signal, ({ type }) => type === 'content' && controller.abort())
    const { asked } = script({})
    await complete()
    expect(asked()).toBe('b')
  })

  test('is not one that failed before its first word', async () => {
    setModels('ab')
    script({ a: [notServed], b: [errorReply(401, 'no')] })
    await complete()
    const { asked } = script({})
    await complete()
    expect(asked()).toBe('a')
  })

  test('is not one that only reasoned', async () => {
    setModels('ab')
    script({ a: [notServed], b: [sse(event({ reasoning: 'hmm' }), 'data: {"error":{"message":"no","code":401}}\n\n')] })
    await complete()
    const { asked } = script({})
    await complete()
    expect(asked()).toBe('a')
  })

  test('is forgotten where the page has other models', async () => {
    setModels('ab')
    script({ a: [notServed] })
    await complete()
    setModels('cd')
    const { asked } = script({})
    await complete()
    expect(asked()).toBe('c')
  })
})

describe('Stop', () => {
  test('during the wait for the first model asks no other', async () => {
    setModels('ab')
    const { asked, requests } = script({ a: [silence] })
    const controller = new AbortController()
    const reason = new Error('stopped')
    setTimeout(() => controller.abort(reason), 10_000)
    expect(await complete(controller.signal)).toMatchObject({ error: reason, seconds: 10 })
    await vi.runAllTimersAsync()
    expect(asked()).toBe('a')
    expect(requests[0]?.isClosed()).toBe(true)
  })

  test('at the moment of the change of models asks no other', async () => {
    setModels('ab')
    const { asked } = script({ a: [silence] })
    const controller = new AbortController()
    const reason = new Error('stopped')
    expect(await complete(controller.signal, () => controller.abort(reason))).toMatchObject({ error: reason })
    await vi.runAllTimersAsync()
    expect(asked()).toBe('a')
  })
})

test('no timer runs after the reply of the second model', async () => {
  setModels('ab')
  script({ a: [silence] })
  await complete()
  expect(vi.getTimerCount()).toBe(0)
})
