import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
// Loaded beforehand: the time that passes at once in these tests would not wait for it.
import '../../../src/cookbook/cookbookFetch'
import { getRecipe, MAX_TOKENS, createMessages } from '../../../src/ai'
import { DEFAULT_MODEL } from '../../../src/config/settings'
import { InferenceError } from '../../../src/inference/errors'
import type { Progress } from '../../../src/inference/readCompletion'
import { deferred } from '../../support/deferred'
import { type Network, noAnswer, startNetwork } from '../../support/network'
import {
  type Answer,
  event,
  refusal,
  reply,
  type Script,
  streamed,
  whole,
} from '../../support/service'

// The whole road, with the real client library, on a scripted network: every row of what can go wrong.

const list = ['Eggs', 'Flour', 'Milk']
const TOKEN = 'hf_road_test'

beforeEach(() => {
  timersOfTheService = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('document', { baseURI: 'https://page.example/' })
  vi.stubEnv('VITE_INFERENCE_URL', 'https://models.example/v1')
  vi.stubEnv('VITE_HF_ACCESS_TOKEN', TOKEN)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

interface Outcome {
  readonly recipe?: string
  readonly atLengthLimit?: boolean
  readonly failure?: unknown
}

/** Timers that a script holds to send something later. */
let timersOfTheService = 0

/** Asks, and lets the time that is waited for pass at once. */
async function ask(signal = new AbortController().signal) {
  const progress: Progress[] = []
  const started = Date.now()
  let outcome: Outcome | undefined
  const settled = getRecipe(list, { signal, onProgress: (step) => progress.push(step) }).then(
    (recipe) => {
      outcome = recipe
    },
    (failure: unknown) => {
      outcome = { failure }
    },
  )
  while (!outcome) await Promise.race([settled, vi.advanceTimersToNextTimerAsync()])
  expect(vi.getTimerCount() - timersOfTheService, 'timers that are left').toBe(0)
  const words = progress.findLast((step) => step.doing === 'writing')?.recipe ?? ''
  return { ...outcome, progress, words, seconds: (Date.now() - started) / 1000 }
}

const messagesOnConsole = () => vi.mocked(console.error).mock.calls

/** A stream of these events and nothing after them. */
const events = (...parts: Answer['parts'] & object): Answer => ({
  headers: { 'content-type': 'text/event-stream' },
  parts,
})
const json = (body: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  parts: [JSON.stringify(body)],
})
const page = (status: number): Answer => ({
  status,
  headers: { 'content-type': 'text/html' },
  parts: ['<!doctype html><h1>Something in between answers</h1>'],
})
/** The service waits for so many seconds. */
const pause = (seconds: number) => () => {
  timersOfTheService += 1
  return new Promise<void>((resolve) => {
    setTimeout(() => {
      timersOfTheService -= 1
      resolve()
    }, seconds * 1000)
  })
}
const begun = [event({ role: 'assistant', content: '' }), event({ content: 'Whisk the ' })]

describe('a recipe comes', () => {
  test('streamed: as it comes, by one request of the specification’s form', async () => {
    const words = ['# ', 'Omelette\n\n', 'Whisk.'].map((content) => event({ content }))
    const spaced = words.flatMap((each) => [each, pause(1)])
    const network = startNetwork(() => events(...spaced, event({}, 'stop')))
    const { recipe, atLengthLimit, progress } = await ask()
    expect({ recipe, atLengthLimit }).toEqual({
      recipe: '# Omelette\n\nWhisk.',
      atLengthLimit: false,
    })
    expect(progress).toEqual(
      ['# ', '# Omelette\n\n', '# Omelette\n\nWhisk.'].map((recipe) => ({
        type: 'content',
        recipe,
      })),
    )
    expect(network.requests.map(({ path, body }) => [path, body])).toEqual([
      [
        '/v1/chat/completions',
        { model: DEFAULT_MODEL, messages: createMessages(list), max_tokens: MAX_TOKENS, stream: true },
      ],
    ])
    expect(network.requests[0]?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}` })
    expect(network.requests[0]?.headers).not.toHaveProperty('user-agent')
    expect(messagesOnConsole()).toEqual([])
  })

  const cannotStream: Record<string, [refusal: Answer, requests: number]> = {
    'answers a request for a stream with the whole': [whole('Omelette'), 1],
    'calls the whole something else than JSON': [
      { ...whole('Omelette'), headers: { 'content-type': 'text/plain' } },
      1,
    ],
    'says 400 to streams': [refusal(400, 'stream=true is not supported'), 2],
    'says 422 to streams, by the parameter': [
      refusal(422, { message: 'Unsupported value.', param: 'stream' }),
      2,
    ],
    'has not built streams': [refusal(501, 'Streaming: not implemented.'), 2],
  }
  for (const [what, [answer, requests]] of Object.entries(cannotStream))
    test(`whole, where the service ${what}`, async () => {
      const network = startNetwork(({ body }) =>
        JSON.stringify(body).includes('"stream":true') ? answer : whole('Omelette'),
      )
      expect(await ask()).toMatchObject({ recipe: 'Omelette', atLengthLimit: false })
      expect(network.requests).toHaveLength(requests)
      const [streaming, asWhole] = network.requests.map(({ body }) => body)
      if (asWhole) expect({ ...Object(asWhole), stream: true }).toEqual(streaming)
      expect(messagesOnConsole()).toEqual([])
    })

  const shapes: Record<string, Answer> = {
    'a stream without [DONE]': events(event({ content: 'Omelette' }), event({}, 'stop')),
    'a finish with the last word, and a reason of the service’s own': events(
      event({ content: 'Omelette' }, 'eos_token'),
    ),
    'a last event without its blank line': events(
      event({ content: 'Omelette' }),
      event({}, 'end_turn').trimEnd(),
    ),
    '"error": null in every chunk': events(
      ...[event({ content: 'Omelette' }), event({}, 'stop')].map((text) =>
        text.replace('{"id"', '{"error":null,"id"'),
      ),
    ),
    'chunks of no choice, no delta, usage alone, and comments': events(
      ': OPENROUTER PROCESSING\n\n',
      'data: {"choices":[]}\n\n',
      'data: {"choices":[{"delta":null}]}\n\n',
      event({ content: 'Omelette' }),
      'data: {"choices":[],"usage":{"total_tokens":3}}\n\ndata: null\n\n',
      event({}, 'stop'),
    ),
    'a finish reason of "" before the finish': events(
      event({ content: 'Ome' }, ''),
      event({ content: 'lette' }, ''),
      event({}, 'stop'),
    ),
    'a finish reason in every chunk': events(
      event({ content: 'Ome' }, 'stop'),
      event({ content: 'lette' }, 'stop'),
    ),
    'events without blank lines between them': events(
      [event({ content: 'Ome' }), event({ content: 'lette' }), event({}, 'stop')]
        .map((text) => `${text.trim()}\n`)
        .join(''),
    ),
    'lines that end in CR LF, and a mark of byte order': events(
      `\uFEFF${[event({ content: 'Omelette' }), event({}, 'stop')].join('').replaceAll('\n', '\r\n')}`,
    ),
    'content in parts, as Mistral’s own service has it': events(
      event({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'hmm' }] }] }),
      event({ content: [{ type: 'text', text: 'Omelette' }] }),
      event({}, 'stop'),
    ),
    'the mark that the model ends with': events(
      event({ content: 'Omelette' }),
      event({ content: '</s>' }, 'eos_token'),
    ),
    'a finish reason in every chunk, a second apart': {
      headers: { 'content-type': 'text/event-stream' },
      parts: [event({ content: 'Ome' }, 'stop'), pause(1), event({ content: 'lette' }, 'stop')],
    },
    'a finish reason of "null"': events(
      event({ content: 'Ome' }, 'null'),
      pause(3),
      event({ content: 'lette' }, 'stop'),
    ),
    'usage after the finish, with a reason of null': events(
      event({ content: 'Omelette' }, 'stop'),
      event({}),
    ),
    'pings of every service’s own': events(
      'data: : keepalive\n\n',
      'data:\n\n',
      event({ content: 'Ome' }),
      'data: ping\n\nevent: ping\ndata: 1700000000\n\nretry: 5\nkeep alive\n',
      event({ content: 'lette' }, 'stop'),
    ),
    '[DONE] in another spelling': events(
      event({ content: 'Omelette' }, 'stop'),
      'data:  [done] \n\n',
      'data: {"broken\n\n',
    ),
    'events without a type': { parts: [event({ content: 'Omelette' }, 'stop')] },
    'events of a wrong type': {
      headers: { 'content-type': 'application/json' },
      parts: [event({ content: 'Omelette' }, 'stop')],
    },
    'events of the type in capitals, with a charset': {
      headers: { 'content-type': 'Text/Event-Stream; charset=utf-8' },
      parts: ['id: 1\n', event({ content: 'Omelette' }, 'stop')],
    },
    'a whole reply of the type of events': {
      ...whole('Omelette'),
      headers: { 'content-type': 'text/event-stream' },
    },
    'a whole reply that does not say why it is over': json({
      choices: [{ message: { content: 'Omelette' } }],
    }),
    'several marks at the end': events(
      event({ content: 'Omelette<|eot_id|>' }),
      event({ content: '<|eot_id|>\n' }, 'stop'),
    ),
    'thinking in other marks, and one mark too many': events(
      event({ content: '<thinking>hmm</thinking><thought>hmm</thought>' }),
      event({ content: '[THINK]hmm[/THINK]Omelette' }, 'stop'),
    ),
    'content of parts that are no text': events(
      event(
        {
          content: [
            { type: 'reasoning', text: 'hmm' },
            { type: 'text', text: 'Omelette' },
          ],
        },
        'stop',
      ),
    ),
    'a whole reply in a stream': events(
      `data: ${JSON.stringify({ choices: [{ message: { content: 'Omelette' }, finish_reason: 'stop' }] })}\n\n`,
    ),
    'a break after the finish': {
      ...events(event({ content: 'Omelette' }), event({}, 'stop')),
      end: 'break',
    },
    'a connection that stays open after the finish': {
      ...events(event({ content: 'Omelette' }), event({}, 'stop')),
      end: 'never',
    },
    'thinking in a field, in a tag, and in one that the template opened': events(
      event({ reasoning_content: 'hmm' }),
      event({ reasoning: 'hmm' }),
      event({ content: 'hmm</think>' }),
      event({ content: '<think>hmm</think>\n\n' }),
      event({ content: 'Omelette' }),
      event({}, 'stop'),
    ),
  }
  for (const [what, answer] of Object.entries(shapes))
    test(`from ${what}`, async () => {
      const network = startNetwork(() => answer)
      const { recipe } = await ask()
      expect(recipe?.trim()).toBe('Omelette')
      expect(network.requests).toHaveLength(1)
      expect(messagesOnConsole()).toEqual([])
    })

  test('a connection that stays open after the finish is left soon', async () => {
    startNetwork(() => ({ ...events(event({ content: 'Omelette' }, 'stop')), end: 'never' }))
    expect((await ask()).seconds).toBe(2)
  })

  test('an empty finish reason is none', async () => {
    startNetwork(() => events(event({ content: 'Omelette' }, '')))
    expect(await ask()).toMatchObject({ failure: { kind: 'interrupted' }, words: 'Omelette' })
  })

  test('a closing mark later on closes nothing', async () => {
    startNetwork(() => streamed(['<think>a</think>Soup ', '</think>more']))
    expect((await ask()).recipe).toBe('Soup </think>more')
  })

  test('thinking that follows words is not told', async () => {
    startNetwork(() =>
      events(event({ content: 'Soup' }), event({ reasoning: 'hmm' }), event({}, 'stop')),
    )
    expect((await ask()).progress).toEqual([{ type: 'content', content: 'Soup' }])
  })

  test('cut at the length limit it says so', async () => {
    for (const reason of ['length', 'max_tokens', 'model_length', 'MAX_TOKENS']) {
      startNetwork(() => streamed(['Whisk'], reason))
      expect(await ask()).toMatchObject({ recipe: 'Whisk', atLengthLimit: true })
    }
    startNetwork(() => whole('Whisk', 'length'))
    expect(await ask()).toMatchObject({ recipe: 'Whisk', atLengthLimit: true })
  })

  test('thinking is told, and never shown', async () => {
    startNetwork(() =>
      events(
        event({ reasoning_content: 'hmm' }),
        event({ content: '<thi' }),
        event({ content: 'nk>hmm</th' }),
        event({ content: 'ink>' }),
        event({ content: 'Omelette' }),
        event({}, 'stop'),
      ),
    )
    const { recipe, progress } = await ask()
    expect(recipe).toBe('Omelette')
    expect(progress[0]).toEqual({ type: 'reasoning' })
    expect(progress.at(-1)).toEqual({ type: 'content', content: 'Omelette' })
    expect(JSON.stringify(progress)).not.toContain('hmm')
  })
})

describe('no recipe comes, and asking again would not help', () => {
  const rows: Record<string, [kind: string, answer: Answer, message: RegExp]> = {
    '401': ['unauthorized', refusal(401, 'Invalid username or password.'), /Invalid username or password/],
    '403': ['unauthorized', json({ message: 'Forbidden' }, 403), /Forbidden/],
    '402': ['out-of-credit', refusal(402, 'You have exceeded your monthly included credits'), /credits/],
    '404': ['model-unavailable', refusal(404, 'Model not found'), /Model not found/],
    '404, a web page': ['model-unavailable', page(404), /a web page/],
    '410': ['model-unavailable', refusal(410, 'The requested model is deprecated'), /deprecated/],
    '400 that names the model by a code': [
      'model-unavailable',
      refusal(400, {
        message: 'The requested model is not supported.',
        code: 'model_not_supported',
      }),
      /not supported/,
    ],
    '400 that says what the model is not': [
      'model-unavailable',
      refusal(400, 'x does not seem to support chat completion'),
      /does not seem to support/,
    ],
    '413': ['input-too-long', refusal(413, 'Payload too large'), /too large/],
    '422 about the length of the input': [
      'input-too-long',
      refusal(
        422,
        'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 9000',
      ),
      /Input validation/,
    ],
    '400 about the length of the context': [
      'input-too-long',
      refusal(400, {
        message: "This model's maximum context length is 4097 tokens.",
        code: 'context_length_exceeded',
      }),
      /context length/,
    ],
    '400 of OpenAI’s form': [
      'bad-request',
      refusal(400, { message: 'you must provide a parameter', type: 'invalid_request_error' }),
      /you must provide a parameter/,
    ],
    '422 of FastAPI’s form': [
      'bad-request',
      json({ detail: [{ loc: ['body', 'x'], msg: 'Field required', type: 'missing' }] }, 422),
      /Field required/,
    ],
    '422 of plain text': [
      'bad-request',
      {
        status: 422,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        parts: ['Failed to deserialize the JSON body'],
      },
      /Failed to deserialize/,
    ],
    '422 of Hugging Face’s form': [
      'bad-request',
      json({ error: 'Template error: template not found', error_type: 'template_error' }, 422),
      /Template error/,
    ],
    '400 of Google’s form': ['bad-request', json([{ error: { message: 'No.' } }], 400), /No\./],
    '405 without a body': ['bad-request', { status: 405 }, /405/],
    '400 that says that the token is wrong': [
      'unauthorized',
      refusal(400, { message: 'API key not valid. Please pass a valid API key.' }),
      /not valid/,
    ],
    'an error about the token in a stream': [
      'unauthorized',
      events('data: {"error":{"message":"no","type":"authentication_error"}}\n\n'),
      /no/,
    ],
    'an error about the context in JSON of status 200': [
      'input-too-long',
      json({ error: 'context window exceeded' }),
      /context window/,
    ],
    'an error in vLLM’s form in JSON of status 200': [
      'model-unavailable',
      json({ object: 'error', message: 'The model `x` does not exist.', code: 404 }),
      /does not exist/,
    ],
    '429 for want of credit': [
      'out-of-credit',
      refusal(429, { message: 'You exceeded your current quota', code: 'insufficient_quota' }),
      /quota/,
    ],
    'a web page with status 200': ['invalid-response', page(200), /text\/html/],
    'JSON of another shape': ['invalid-response', json({ hello: 'world' }), /application\/json/],
    'broken JSON': [
      'invalid-response',
      { headers: { 'content-type': 'application/json' }, parts: ['{"choices":[{"mess'] },
      /broken/,
    ],
    'no body': ['invalid-response', { status: 204 }, /./],
    'an empty stream': ['invalid-response', events(), /no recipe/],
    'a stream of [DONE] alone': ['invalid-response', events('data: [DONE]\n\n'), /no recipe/],
    'an empty reply': ['invalid-response', streamed(['']), /no recipe/],
    'a blank reply': ['invalid-response', streamed([' ', '\n']), /no recipe/],
    'content: null': ['invalid-response', json({ choices: [{ message: { content: null } }] }), /no recipe/],
    'only thinking': [
      'invalid-response',
      events(event({ reasoning: 'hmm' }), event({ content: '<think>hmm' }), event({}, 'length')),
      /no recipe/,
    ],
    'an event that is no JSON before any word': ['invalid-response', events('data: {"cho\n\n'), /no JSON/],
    'a stream without end': [
      'invalid-response',
      events(...Array.from({ length: 5 }, () => `: ${'x'.repeat(1024 * 1024)}\n`)),
      /more than 4194304 bytes/,
    ],
    'a filter’s own reason before any word': [
      'content-filter',
      streamed([''], 'content_filter: RECITATION'),
      /RECITATION/,
    ],
    'content_filter before any word': [
      'content-filter',
      streamed([''], 'content_filter'),
      /content_filter/,
    ],
  }
  for (const [what, [kind, answer, message]] of Object.entries(rows))
    test(`${what}: ${kind}`, async () => {
      const network = startNetwork(() => answer)
      const { failure, words, progress } = await ask()
      expect(failure).toBeInstanceOf(InferenceError)
      expect(failure).toMatchObject({ kind })
      expect(words).toBe('')
      expect(progress.filter(({ doing }) => doing === 'tryingAgain')).toEqual([])
      expect(network.requests).toHaveLength(1)
      expect(messagesOnConsole()).toEqual([[expect.stringMatching(message)]])
    })

  test('offline: nothing is sent', async () => {
    const network = startNetwork(reply('Omelette'))
    vi.stubGlobal('navigator', { onLine: false })
    expect(await ask()).toMatchObject({ failure: { kind: 'offline' } })
    expect(network.requests).toEqual([])
  })

  test('offline, the cookbook still answers', async () => {
    vi.stubEnv('VITE_INFERENCE_URL', '')
    vi.stubEnv('VITE_HF_ACCESS_TOKEN', '')
    const network = startNetwork(reply('Omelette'))
    vi.stubGlobal('navigator', { onLine: false })
    expect((await ask()).recipe).toContain('# Thin pancakes')
    expect(network.requests).toEqual([])
  })

  test('a setting that cannot work: nothing is sent, and the console names it', async () => {
    vi.stubEnv('VITE_HF_ACCESS_TOKEN', 'hf_road test')
    const network = startNetwork(reply('Omelette'))
    expect(await ask()).toMatchObject({ failure: { kind: 'configuration' } })
    expect(network.requests).toEqual([])
    expect(messagesOnConsole()).toEqual([[expect.stringContaining('VITE_HF_ACCESS_TOKEN')]])
  })
})

describe('no recipe comes, but one may in a moment', () => {
  const rows: Record<string, [kind: string, answer: Answer | typeof noAnswer, message: RegExp]> = {
    '408': ['server-error', refusal(408, 'Request timeout'), /timeout/],
    '409': ['server-error', refusal(409, 'Conflict'), /Conflict/],
    '424': ['server-error', refusal(424, 'Failed dependency'), /dependency/],
    '429': ['overloaded', refusal(429, 'Too many requests'), /Too many/],
    '500': ['server-error', refusal(500, 'oops'), /oops/],
    '502, a web page': ['server-error', page(502), /a web page/],
    '503': ['overloaded', refusal(503, 'overloaded'), /overloaded/],
    '503 while the model loads': [
      'overloaded',
      json({ error: 'Model is loading', estimated_time: 0.5 }, 503),
      /loading/,
    ],
    '504 without a body': ['server-error', { status: 504 }, /504/],
    '529': ['overloaded', refusal(529, 'Overloaded'), /Overloaded/],
    '400, a web page': ['server-error', page(400), /a web page/],
    'an error whose JSON is broken': [
      'server-error',
      { status: 500, headers: { 'content-type': 'application/json' }, parts: ['{"error": "oo'] },
      /oo/,
    ],
    'an error whose body breaks off': [
      'overloaded',
      { status: 503, headers: { 'content-type': 'text/plain' }, parts: ['over'], end: 'break' },
      /over/,
    ],
    'an error whose body never ends': [
      'overloaded',
      { status: 503, headers: { 'content-type': 'text/plain' }, parts: ['over'], end: 'never' },
      /over/,
    ],
    'an error whose body is long, and never ends': [
      'overloaded',
      {
        status: 503,
        headers: { 'content-type': 'text/plain' },
        parts: ['overloaded', 'x'.repeat(200_000)],
        end: 'never',
      },
      /^[^x]*overloadedx{290}$/,
    ],
    'a redirection that leads nowhere': ['server-error', { status: 300 }, /300/],
    'an error of the name error before the first word': [
      'server-error',
      events('event: error\ndata: {"message":"oops"}\n\n'),
      /oops/,
    ],
    'an error of the name error without a word': [
      'server-error',
      events('event: error\ndata: {}\n\n'),
      /error/,
    ],
    'an error of the name error that is no JSON': [
      'overloaded',
      events('event: error\ndata: overloaded\n\n'),
      /overloaded/,
    ],
    'an error in vLLM’s form before the first word': [
      'overloaded',
      events('data: {"object":"error","message":"slow down","code":429}\n\n'),
      /slow down/,
    ],
    'an error in llama.cpp’s form': [
      'overloaded',
      events('error: {"code":503,"message":"Loading model"}\n\n'),
      /Loading model/,
    ],
    'an error beside no choices in JSON of status 200': [
      'overloaded',
      json({ choices: [], error: { message: 'at capacity', code: 503 } }),
      /at capacity/,
    ],
    'a finish that is an error before any word': ['server-error', events(event({}, 'error')), /"error"/],
    'no answer': ['network', noAnswer, /Failed to fetch/],
    'a connection that breaks before the first word': [
      'network',
      { ...events(event({ role: 'assistant', content: '' })), end: 'break' },
      /network error/,
    ],
    'an error in a stream before the first word': [
      'server-error',
      events('data: {"error":"Request failed during generation","error_type":"generation"}\n\n'),
      /Request failed/,
    ],
    'an error in a stream that names its status': [
      'overloaded',
      events('data: {"error":{"message":"slow down","code":429}}\n\n'),
      /slow down/,
    ],
    'an error in JSON of status 200': [
      'overloaded',
      json({ error: { message: 'at capacity', code: 503 } }),
      /at capacity/,
    ],
  }
  for (const [what, [kind, answer, message]] of Object.entries(rows)) {
    test(`${what}: ${kind}, after three requests and the waits between them`, async () => {
      const network = startNetwork(() => answer)
      const { failure, progress, seconds } = await ask()
      expect(failure).toMatchObject({ kind })
      expect(network.requests).toHaveLength(3)
      expect(progress).toEqual([
        { type: 'retrying', after: kind },
        { type: 'retrying', after: kind },
      ])
      expect(seconds).toBeGreaterThan(1)
      expect(seconds).toBeLessThan(20)
      expect(messagesOnConsole()).toEqual([[expect.stringMatching(message)]])
    })

    test(`${what}, then the recipe: nothing is told on the console`, async () => {
      const network = startNetwork((asked, count) =>
        count === 1 ? answer : reply('Omelette')(asked),
      )
      expect(await ask()).toMatchObject({ recipe: 'Omelette' })
      expect(network.requests).toHaveLength(2)
      expect(messagesOnConsole()).toEqual([])
    })
  }

  test('the connection of a try that failed is closed before the next one', async () => {
    for (const first of [
      { ...events('data: {"error":"boom"}\n\n'), end: 'never' as const },
      { ...refusal(503, 'no'), end: 'never' as const },
    ]) {
      const network = startNetwork((asked, count) => {
        if (count === 1) return first
        expect(network.requests[0]?.isClosed()).toBe(true)
        return reply('Omelette')(asked)
      })
      expect(await ask()).toMatchObject({ recipe: 'Omelette' })
      expect(network.requests).toHaveLength(2)
    }
  })

  test('asking for the whole instead of a stream is one of the three requests', async () => {
    const network = startNetwork((_, count) =>
      count === 1 ? refusal(400, 'no streaming here') : refusal(503, 'overloaded'),
    )
    expect(await ask()).toMatchObject({ failure: { kind: 'overloaded' } })
    expect(network.requests.map(({ body }) => Reflect.get(Object(body), 'stream'))).toEqual([
      true,
      undefined,
      undefined,
    ])
  })

  test('and is not a fourth', async () => {
    const network = startNetwork((_, count) =>
      count < 3 ? refusal(503, 'overloaded') : refusal(400, 'no streaming here'),
    )
    expect(await ask()).toMatchObject({ failure: { kind: 'bad-request' } })
    expect(network.requests).toHaveLength(3)
  })

  test('words that turned out to have been thinking do not forbid another try', async () => {
    startNetwork((asked, count) =>
      count === 1
        ? events(
            event({ content: 'hmm' }),
            event({ content: '</think>' }),
            'data: {"error":"x"}\n\n',
          )
        : reply('Omelette')(asked),
    )
    expect(await ask()).toMatchObject({ recipe: 'Omelette' })
  })

  test('the waits are about half a second and a second', async () => {
    for (const [jitter, wait] of [
      [0, 1.2],
      [0.5, 1.5],
      [1, 1.8],
    ] as const) {
      vi.spyOn(Math, 'random').mockReturnValue(jitter)
      startNetwork(() => refusal(503, 'overloaded'))
      expect((await ask()).seconds).toBeCloseTo(wait, 2)
    }
  })

  const hints: Record<string, Answer> = {
    'Retry-After, in seconds': { ...refusal(429, 'no'), headers: { 'retry-after': '7' } },
    'retry-after-ms': { ...refusal(429, 'no'), headers: { 'retry-after-ms': '7000' } },
    estimated_time: json({ error: 'loading', estimated_time: 7 }, 503),
  }
  for (const [hint, answer] of Object.entries(hints))
    test(`${hint}: the service is left alone so long`, async () => {
      startNetwork((asked, count) => (count === 1 ? answer : reply('Omelette')(asked)))
      expect((await ask()).seconds).toBeCloseTo(7, 1)
    })

  test('Retry-After may be a date', async () => {
    startNetwork((asked, count) =>
      count === 1
        ? {
            ...refusal(429, 'no'),
            headers: { 'retry-after': new Date(Date.now() + 7000).toUTCString() },
          }
        : reply('Omelette')(asked),
    )
    const { seconds } = await ask()
    expect(seconds).toBeGreaterThan(5)
    expect(seconds).toBeLessThan(7.1)
  })

  test('a wait that would go past the minute is not begun', async () => {
    const network = startNetwork(() => ({
      ...refusal(429, 'no'),
      headers: { 'retry-after': '61' },
    }))
    expect(await ask()).toMatchObject({ failure: { kind: 'overloaded' }, seconds: 0 })
    expect(network.requests).toHaveLength(1)
  })

  test('while it waits it can be stopped, and asks no more', async () => {
    const network = startNetwork(() => refusal(503, 'overloaded'))
    const controller = new AbortController()
    const stopped = getRecipe(list, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    })
    await expect(stopped).rejects.toHaveProperty('name', 'AbortError')
    await vi.runAllTimersAsync()
    expect(network.requests).toHaveLength(1)
    expect(messagesOnConsole()).toEqual([])
  })
})

describe('the recipe breaks off: its words stay, and it is not asked for again', () => {
  const rows: Record<string, [kind: string, answer: Answer]> = {
    'the connection is lost': ['interrupted', { ...events(...begun), end: 'break' }],
    'the stream ends without a finish': ['interrupted', events(...begun)],
    '[DONE] comes without a finish': ['interrupted', events(...begun, 'data: [DONE]\n\n')],
    'an error object follows': [
      'interrupted',
      events(...begun, 'data: {"error":{"message":"overloaded","code":503}}\n\n'),
    ],
    'an event of the name error follows': [
      'interrupted',
      events(...begun, 'event: error\ndata: {"message":"overloaded"}\n\n'),
    ],
    'an event of the name error follows that is no JSON': [
      'interrupted',
      events(...begun, 'event: error\ndata: overloaded\n\n'),
    ],
    'an error follows in vLLM’s form': [
      'interrupted',
      events(...begun, 'data: {"object":"error","message":"overloaded","code":400}\n\n'),
    ],
    'an error follows as a line of JSON alone': [
      'interrupted',
      events(...begun, '{"error":{"message":"overloaded"}}\n'),
    ],
    'broken JSON follows': ['interrupted', events(...begun, 'data: {"choices":[{"del\n\n')],
    'the finish is an error': ['interrupted', events(...begun, event({}, 'error'))],
    'the service falls silent': ['stream-timeout', { ...events(...begun), end: 'never' }],
    'the service declines to go on': ['content-filter', events(...begun, event({}, 'content_filter'))],
    'more comes than a reply can be': [
      'interrupted',
      events(...begun, ...Array.from({ length: 5 }, () => `: ${'x'.repeat(1024 * 1024)}\n`)),
    ],
  }
  for (const [what, [kind, answer]] of Object.entries(rows))
    test(`${what}: ${kind}`, async () => {
      const network = startNetwork(() => answer)
      const { failure, words } = await ask()
      expect(failure).toMatchObject({ kind })
      expect(words).toBe('Whisk the ')
      expect(network.requests).toHaveLength(1)
      expect(messagesOnConsole()).toEqual([[expect.stringMatching(/\w/)]])
    })
})

describe('the time is over', () => {
  /** Something every ten seconds, for so long, so that it is not silence that ends it. */
  const drip = (seconds: number, part: string) =>
    Array.from({ length: seconds / 10 }, () => [pause(10), part]).flat()

  const rows: Record<string, [kind: string, seconds: number, script: () => Answer]> = {
    'no answer in 60 s': ['timeout', 60, () => ({ parts: [pause(400)] })],
    'no word in 60 s, but signs of life': [
      'timeout',
      60,
      () => events(...drip(400, ': still here\n\n'), event({ content: 'x' })),
    ],
    'silence for 45 s after the first bytes': [
      'timeout',
      45,
      () => ({ ...events(': still here\n\n'), end: 'never' }),
    ],
    'silence for 45 s after the first words': [
      'stream-timeout',
      45,
      () => ({ ...events(...begun), end: 'never' }),
    ],
    'no end in 5 minutes': [
      'stream-timeout',
      300,
      () => events(...drip(400, event({ content: 'more ' }))),
    ],
    'no word in 5 minutes of thinking': [
      'timeout',
      300,
      () => events(...drip(400, event({ reasoning: 'hmm' }))),
    ],
    'no whole reply in 60 s': ['timeout', 60, () => ({ ...whole('x'), parts: [pause(70), '{}'] })],
  }
  for (const [what, [kind, seconds, script]] of Object.entries(rows))
    test(`${what}: ${kind}, and the connection is closed`, async () => {
      const network = startNetwork(script)
      expect(await ask()).toMatchObject({ failure: { kind }, seconds })
      expect(network.requests.map(({ isClosed }) => isClosed())).toEqual([true])
      expect(messagesOnConsole()).toEqual([[expect.stringMatching(/^The service /)]])
    })

  test('the 60 s are for all tries together', async () => {
    const network = startNetwork((_, count) =>
      count === 1 ? { ...refusal(503, 'no'), parts: [pause(40), 'no'] } : { parts: [pause(400)] },
    )
    expect(await ask()).toMatchObject({ failure: { kind: 'timeout' }, seconds: 60 })
    expect(network.requests).toHaveLength(2)
  })

  test('after thinking that came to nothing the next try has what is left of the 60 s', async () => {
    startNetwork((_, count) =>
      count === 1
        ? events(...drip(30, event({ reasoning: 'hmm' })), 'data: {"error":"boom"}\n\n')
        : events(...drip(400, ': still here\n\n')),
    )
    expect(await ask()).toMatchObject({ failure: { kind: 'timeout' }, seconds: 60 })
  })

  test('chunks without a word are no word', async () => {
    startNetwork(() => events(...drip(400, event({ content: '' }))))
    expect(await ask()).toMatchObject({ failure: { kind: 'timeout' }, seconds: 60 })
  })

  test('a model may think for longer than 60 s', async () => {
    startNetwork(() =>
      events(...drip(90, event({ reasoning: 'hmm' })), ...(streamed(['Omelette']).parts ?? [])),
    )
    expect(await ask()).toMatchObject({ recipe: 'Omelette' })
  })
})

describe('a request that is stopped', () => {
  test('closes the connection at once, and says nothing', async () => {
    const network = startNetwork(() => ({ ...events(...begun), end: 'never' }))
    const controller = new AbortController()
    const heard = deferred()
    const stopped = getRecipe(list, {
      signal: controller.signal,
      onProgress: () => heard.resolve(),
    })
    await heard.promise
    expect(network.requests[0]?.isClosed()).toBe(false)
    controller.abort()
    await expect(stopped).rejects.toHaveProperty('name', 'AbortError')
    expect(network.requests[0]?.isClosed()).toBe(true)
    expect(messagesOnConsole()).toEqual([])
  })
})

test('the connection is closed when the recipe is whole, though the service keeps it open', async () => {
  const network: Network = startNetwork(() => ({ ...streamed(['Omelette']), end: 'never' }))
  await ask()
  expect(network.requests[0]?.isClosed()).toBe(true)
})

test('a signal that is aborted already sends nothing', async () => {
  const network = startNetwork(reply('Omelette'))
  const { failure } = await ask(AbortSignal.abort())
  expect(failure).toHaveProperty('name', 'AbortError')
  expect(network.requests).toEqual([])
})

test('the words before a broken event stay, those after it are not read', async () => {
  startNetwork(() =>
    events(`${event({ content: 'Soup' })}data: {"cho\n\n${event({ content: 'LATE' })}`),
  )
  expect(await ask()).toMatchObject({ words: 'Soup', failure: { kind: 'interrupted' } })
  startNetwork(() => events(`${event({ content: 'Soup' })}data: {"cho`))
  expect(await ask()).toMatchObject({ words: 'Soup', failure: { kind: 'interrupted' } })
  expect(messagesOnConsole()).toEqual([
    ['The service sent an event that is no JSON.'],
    ['The service sent an event that is no JSON.'],
  ])
})

test('a token that is quoted in part, or is cut off with the message, is not told', async () => {
  vi.stubEnv('VITE_HF_ACCESS_TOKEN', 'hf_AbCdEfGhIjKlMnOp')
  const texts = [`${'x'.repeat(280)} hf_AbCdEfGhIjKlMnOp`, 'Incorrect key hf_AbCdEfGhI*** given']
  for (const text of texts) {
    startNetwork(() => ({ status: 400, headers: { 'content-type': 'text/plain' }, parts: [text] }))
    await ask()
  }
  expect(JSON.stringify(messagesOnConsole())).not.toContain('AbCdE')
  expect(JSON.stringify(messagesOnConsole())).toContain('Incorrect key [access token]')
})

test('no message, and no error that leaves ai.ts, holds the token', async () => {
  const quoting: Script = () => refusal(401, `Bearer ${TOKEN} is not known`)
  startNetwork(quoting)
  const { failure } = await ask()
  expect(messagesOnConsole()).toEqual([
    [expect.stringContaining('Bearer [access token] is not known')],
  ])
  expect(failure).toBeInstanceOf(InferenceError)
  if (failure instanceof Error)
    expect(`${JSON.stringify(failure)} ${failure.message} ${failure.cause}`).not.toContain(TOKEN)
})
