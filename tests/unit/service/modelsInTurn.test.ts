import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getProperty } from '../../../src/lib/json'
import { chatCompletion, type Message, type Progress } from '../../../src/service/chatCompletion'
import { noResponse, type SentRequest, stubNetwork } from '../../support/network'
import { openPage, pause, settle, sse } from '../../support/request'
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

/** Sets these models. They have other names in each test, because the page remembers which one answered. */
const setModels = (names: string) =>
  vi.stubEnv('VITE_HF_MODEL', [...names].map((name) => `test${testCount}/${name}`).join(','))

const modelOf = ({ body }: SentRequest) => String(getProperty(body, 'model')).replace(/^test\d+\//, '')

type Answer = ScriptedResponse | typeof noResponse
type Answers = Readonly<Record<string, readonly Answer[]>>

/** Scripts the answers of each model: the first to its first request, the last to all others. */
function script(answers: Answers) {
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
const noStreaming = errorReply(400, 'no streaming here')
/** The same as {@link notServed} in a stream. */
const notFound = 'data: {"error":{"message":"model not found","code":404}}\n\n'

/** What comes of a request: the models that were asked in their order, and parts of the outcome. */
type Row = [title: string, answers: Answers, asked: string, outcome: object, models?: string]

const reasonings = Array.from({ length: 7 }, () => [event({ reasoning: 'hmm' }), pause(10)]).flat()
const late = sse(pause(50), event({ content: '# Late' }, 'stop'))
const byB = { reply: { content: '# By b' } }
const failsWith = (kind: string) => ({ error: { kind } })
const minuteIsOver = { ...failsWith('timeout'), seconds: 60 }
const thought = sse(event({ reasoning: 'hmm' }), pause(10), notFound)
const twiceBusy = [busy, busy, notServed]

describe('the next model', () => {
  /** Lets two models answer, the first one so. Returns the outcome with the models that were asked. */
  async function outcomeOf(answer: Answer) {
    setModels('ab')
    const { asked } = script({ a: [answer] })
    return { ...(await complete()), asked: asked() }
  }

  test.each<[after: string, answer: Answer]>([
    ['404', errorReply(404, 'gone')],
    ['400 that names the model', errorReply(400, { message: 'No.', code: 'model_not_supported' })],
    ['503 without a provider', errorReply(503, 'No provider available for this model')],
    ['a stream of an error that names the model', sse(notFound)],
    ['words that turned out to be reasoning', sse(event({ content: 'hmm' }), event({ content: '</think>' }), notFound)],
  ])('is asked at once after %s', async (_, answer) => {
    expect(await outcomeOf(answer)).toMatchObject({ ...byB, asked: 'ab', seconds: 0 })
  })

  test.each<[after: string, answer: Answer, kind: string, asked?: string]>([
    ['the first words', sse(event({ content: '# Half' }), notFound), 'interrupted'],
    ['401', errorReply(401, 'The model is not for you'), 'unauthorized'],
    ['402', errorReply(402, 'The model is not available'), 'out-of-credit'],
    ['400', errorReply(400, 'no'), 'bad-request'],
    ['a web page', { headers: { 'content-type': 'text/html' }, chunks: ['<p>Hello'] }, 'invalid-response'],
    ['503 of a busy service', busy, 'overloaded', 'aaa'],
    ['500', errorReply(500, 'The model is not available'), 'server-error', 'aaa'],
    ['no response', noResponse, 'network', 'aaa'],
  ])('is not asked after %s', async (_, answer, kind, asked = 'a') => {
    expect(await outcomeOf(answer)).toMatchObject({ ...failsWith(kind), asked })
  })

  test.each<[lack: string, answer: Answer]>([
    ['a byte', silence],
    ['a response', { chunks: [pause(100)] }],
    ['a word among keep-alives', sse(...Array.from({ length: 9 }, () => [pause(5), ': still here\n\n']).flat())],
  ])('is asked after 20 s without %s', async (_, answer) => {
    expect(await outcomeOf(answer)).toMatchObject({ ...byB, asked: 'ab', seconds: 20 })
  })

  test.each([
    ['words', { content: '# By ' }, 'a'],
    ['reasoning', { reasoning: 'hmm' }, '# By a'],
  ])('is not asked once %s came in time, however long the rest takes', async (_, first, rest) => {
    const answer = sse(pause(19), event(first), pause(30), event({ content: rest }, 'stop'))
    const outcome = { reply: { content: '# By a' }, asked: 'a', seconds: expect.closeTo(49, 0) }
    expect(await outcomeOf(answer)).toMatchObject(outcome)
  })

  test.each<Row>([
    ['has the rest of the minute for all, if it is the last', { a: [silence], b: [silence] }, 'ab', minuteIsOver],
    ['is not asked after that minute', { a: [silence], b: [silence], c: [silence] }, 'abc', minuteIsOver, 'abcd'],
    ['has no more time after one that reasoned and was not served', { a: [thought], b: [silence] }, 'ab', minuteIsOver],
    [
      'is not asked after a minute of reasoning',
      { a: [sse(...reasonings, notFound)] },
      'a',
      // The pauses of the reader come to it.
      { ...failsWith('model-unavailable'), seconds: expect.closeTo(70.5, 0) },
    ],

    ['gets three requests too', { a: twiceBusy, b: [busy] }, 'aaabbb', failsWith('overloaded')],
    ['is not asked after six', { a: twiceBusy, b: twiceBusy }, 'aaabbb', failsWith('model-unavailable'), 'abc'],
    [
      'has all the time with the sixth request, because no other follows',
      { ...Object.fromEntries([...'abcde'].map((name) => [name, [notServed]])), f: [late] },
      'abcdef',
      { reply: { content: '# Late' }, seconds: 50 },
      'abcdefg',
    ],
    ['is asked after three, one of them for a whole reply', { a: [noStreaming, busy, notServed] }, 'aaab', byB],
  ])('%s', async (_, answers, order, outcome, models = 'ab') => {
    setModels(models)
    const { asked } = script(answers)
    expect(await complete()).toMatchObject(outcome)
    expect(asked()).toBe(order)
  })

  test('is named as the author, and a change at once is no retry', async () => {
    setModels('ab')
    script({ a: [notServed] })
    const { reply, progress } = await complete()
    const b = { kind: 'model', model: `test${testCount}/b`, service: 'models.example' }
    expect(reply).toMatchObject({ answeredBy: [b] })
    expect(progress.filter(({ type }) => type === 'retrying')).toEqual([])
  })

  test('ends the connection of one that was silent too long, which is a retry', async () => {
    setModels('ab')
    const { requests } = script({ a: [silence] })
    const { progress } = await complete()
    expect(requests[0]?.isClosed()).toBe(true)
    expect(progress[0]).toEqual({ type: 'retrying', after: 'network' })
  })

  test('where none is served, the error holds the words about each of them, without the token', async () => {
    setModels('abc')
    script({ a: [errorReply(404, `No ${TOKEN} here`)], b: [notServed], c: [errorReply(410, 'Model c is gone')] })
    const { error } = await complete()
    expect(error).toMatchObject({ kind: 'model-unavailable' })
    const message = String(getProperty(error, 'message'))
    expect(message).toMatch(/^test\d+\/a: .*No \[access token\] here\ntest\d+\/b: .*does not exist\n.*Model c is gone$/)
  })

  test('is asked after 20 s of attempts, without the waits that a busy service asks for', async () => {
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
  /** Sends a request with these answers, and returns which models were asked. */
  async function askedWith(answers: Answers) {
    const { asked } = script(answers)
    await complete()
    return asked()
  }

  test('is asked first from then on, and the others in their order', async () => {
    setModels('abc')
    expect(await askedWith({ a: [notServed] })).toBe('ab')
    expect(await askedWith({})).toBe('b')
    expect(await askedWith({ b: [notServed], a: [notServed] })).toBe('bac')
    expect(await askedWith({})).toBe('c')
    setModels('de')
    expect(await askedWith({}), 'forgotten where the page has other models').toBe('d')
  })

  test('is remembered if the user stops it after the first words', async () => {
    setModels('ab')
    script({ a: [notServed], b: [{ ...sse(event({ content: '# Half' })), end: 'never' }] })
    const controller = new AbortController()
    await complete(controller.signal, ({ type }) => type === 'content' && controller.abort())
    expect(await askedWith({})).toBe('b')
  })

  test.each([
    ['failed before its first word', errorReply(401, 'no')],
    ['only reasoned', sse(event({ reasoning: 'hmm' }), 'data: {"error":{"message":"no","code":401}}\n\n')],
  ])('is not one that %s', async (_, answer) => {
    setModels('ab')
    await askedWith({ a: [notServed], b: [answer] })
    expect(await askedWith({})).toBe('a')
  })
})

test('Stop at the moment of the change of models asks no other', async () => {
  setModels('ab')
  const { asked } = script({ a: [silence] })
  const controller = new AbortController()
  const reason = new Error('stopped')
  expect(await complete(controller.signal, () => controller.abort(reason))).toMatchObject({ error: reason })
  await vi.runAllTimersAsync()
  expect(asked()).toBe('a')
})

test('no timer runs after the reply of the second model', async () => {
  setModels('ab')
  script({ a: [silence] })
  await complete()
  expect(vi.getTimerCount()).toBe(0)
})
