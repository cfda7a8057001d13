import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readPageSettings } from '../../../src/config/pageSettings'
import { localFailureText } from '../../../src/models/localFailureText'
import { findLocalModels, parseLocalAddress, setLocalModel } from '../../../src/models/localModels'
import { photoReader, serviceInUse, setVisitorService } from '../../../src/service/visitorService'

/** What a service on this computer does: it answers, allows no other origin, never answers, or is not there. */
type Answer = Response | 'other origin' | 'hangs'

/** The requests, as their mode and address. */
let requests: string[]
let services: Record<string, (path: string) => Answer>
let permission: PermissionState | undefined

const list = (...names: unknown[]) => Response.json({ object: 'list', data: names.map((id) => ({ id })) })
const base = 'http://localhost:11434'
/** A service that has these answers, by their paths. */
const serving = (answers: Readonly<Record<string, Response>>) => (path: string) => answers[path] ?? new Response('404')
const noSignal = () => new AbortController().signal

beforeEach(() => {
  requests = []
  services = {}
  permission = undefined
  vi.stubGlobal('location', new URL('http://localhost:5173/'))
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', {
    permissions: {
      query: () =>
        permission ? Promise.resolve({ state: permission }) : Promise.reject(new TypeError('This name is unknown.')),
    },
  })
  vi.stubGlobal('fetch', async (url: string, { mode, signal, headers }: RequestInit) => {
    expect(headers).toBeUndefined()
    requests.push(`${mode} ${url}`)
    const answer = services[new URL(url).origin]?.(new URL(url).pathname)
    if (answer instanceof Response) return answer
    if (answer === 'hangs')
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    if (answer === 'other origin' && mode === 'no-cors') return new Response()
    throw new TypeError('Failed to fetch')
  })
})

afterEach(() => {
  setVisitorService(undefined)
})

describe('the address', () => {
  test.each([
    ['http://localhost:11434', 'http://localhost:11434'],
    ['http://localhost:11434/', 'http://localhost:11434'],
    ['http://localhost:11434/v1', 'http://localhost:11434'],
    ['http://localhost:11434/v1/', 'http://localhost:11434'],
    ['http://localhost:11434/v1/models', 'http://localhost:11434'],
    ['localhost:1234', 'http://localhost:1234'],
    ['  127.0.0.1:8080/v1 ', 'http://127.0.0.1:8080'],
    ['LOCALHOST', 'http://localhost'],
    ['https://localhost:8443/models/v1', 'https://localhost:8443/models'],
    ['http://localhost:8080/v1/chat/completions', 'http://localhost:8080'],
    ['http://127.0.0.1:8000/engine/v1?x#y', 'http://127.0.0.1:8000/engine'],
  ])('%j is %s', (text, base) => expect(parseLocalAddress(text)).toBe(base))

  test.each([
    ...['', ' '],
    ...'http:// mill.example mill.example:11434 https://mill.example/#localhost:11434 http://localhost:11434@mill.example http://cook:secret@localhost:11434'.split(
      ' ',
    ),
    ...'http://localhost.mill.example:11434 http://mill.example//localhost:11434 javascript:alert(1) file:///etc/hosts ftp://localhost'.split(
      ' ',
    ),
    ...'http://192.168.0.7:11434 http://[::1]:11434 http://localhost:99999'.split(' '),
  ])('%j is not of this computer, and nothing is asked', async (text) => {
    expect(parseLocalAddress(text)).toBeUndefined()
    expect(await findLocalModels(text, noSignal())).toEqual({ type: 'address' })
    expect(requests).toEqual([])
  })
})

describe('the search', () => {
  test('finds the models of the address and asks what they can do', async () => {
    services = { [base]: () => list('llama3.2:3b', 'qwen3:8b', 'llama3.2:3b', '', 7, 'nomic-embed-text') }
    const models = ['llama3.2:3b', 'qwen3:8b']
    expect(await findLocalModels(`${base}/v1/`, noSignal())).toEqual({ type: 'found', base, models, visionModels: [] })
    expect(requests).toEqual(['v1/models', 'api/tags', 'api/v0/models'].map((path) => `cors ${base}/${path}`))
  })

  test('believes what Ollama says of its models, and leaves out those that it runs elsewhere', async () => {
    const tags = [
      { name: 'gemma3:4b', capabilities: ['completion', 'vision'] },
      { name: 'embedded-chef:7b', capabilities: ['completion'] },
      { name: 'bge-m3', capabilities: ['embedding'] },
      { name: 'far:120b', capabilities: ['completion'], remote_host: 'https://models.example' },
    ]
    const names = [...tags.map(({ name }) => name), 'gpt-oss:120b-cloud']
    services = { [base]: serving({ '/v1/models': list(...names), '/api/tags': Response.json({ models: tags }) }) }
    const [models, visionModels] = [['gemma3:4b', 'embedded-chef:7b'], ['gemma3:4b']]
    expect(await findLocalModels(base, noSignal())).toMatchObject({ models, visionModels })
  })

  test('believes what LM Studio says of its models', async () => {
    const types = { chef: 'llm', eye: 'vlm', index: 'embeddings' }
    const data = Object.entries(types).map(([id, type]) => ({ id, type }))
    const models = list(...Object.keys(types))
    services = { [base]: serving({ '/v1/models': models, '/api/v0/models': Response.json({ data }) }) }
    expect(await findLocalModels(base, noSignal())).toMatchObject({ models: ['chef', 'eye'], visionModels: ['eye'] })
  })

  test('leaves out the names of models for other work, where a program says no more', async () => {
    const others =
      'bge-large all-minilm qwen3-reranker whisper-1 tts-1 kokoro-82m dall-e-3 stable-diffusion-3 e5-mistral'.split(' ')
    services = { [base]: () => list('qwen3', ...others) }
    expect(await findLocalModels(base, noSignal())).toMatchObject({ models: ['qwen3'] })
  })

  test('says that a server is still loading its model', async () => {
    services = { [base]: () => Response.json({ error: { message: 'Loading model' } }, { status: 503 }) }
    expect(await findLocalModels(base, noSignal())).toEqual({ type: 'loading', base })
  })

  test('goes on to the usual ports of the same host where nothing answers', async () => {
    services = {
      'http://127.0.0.1:8080': () => new Response('<h1>It works!</h1>'),
      'http://127.0.0.1:1234': () => list('gemma'),
    }
    const found = { base: 'http://127.0.0.1:1234', models: ['gemma'] }
    expect(await findLocalModels('127.0.0.1:7777', noSignal())).toMatchObject(found)
    expect(new Set(requests.map((request) => new URL(request.split(' ')[1] ?? '').port))).toEqual(
      new Set(['7777', '11434', '1234', '8080', '8000']),
    )
  })

  test('says which of the usual ports does not allow the page', async () => {
    services = { 'http://localhost:1234': () => 'other origin' }
    expect(await findLocalModels(base, noSignal())).toEqual({ type: 'origin', base: 'http://localhost:1234' })
  })

  test.each([
    ['nothing', undefined, 'silent', /Nothing answers at http:\/\/localhost:11434/],
    ['a service that refuses the page', () => 'other origin', 'origin', /OLLAMA_ORIGINS=http:\/\/localhost:5173/],
    ['a list without models', () => list(), 'empty', /no model/],
    ['a list that is null', () => Response.json({ data: null }), 'empty', /no model/],
    ['models that write nothing', () => list('nomic-embed-text', 'parakeet-tdt', 'llama-guard'), 'empty', /no model/],
    ['a web page', () => new Response('<!doctype html>'), 'other', /not a service/],
    ['JSON of another kind', () => Response.json({ status: 'ok' }), 'other', /not a service/],
    ['an error', () => Response.json({ error: 'no such path' }, { status: 404 }), 'other', /not a service/],
    ['a question for a key', () => Response.json({ error: 'key' }, { status: 401 }), 'key', /asks for a key/],
    ['a refusal without a key', () => Response.json({ error: 'key' }, { status: 403 }), 'key', /asks for a key/],
  ] satisfies [string, (() => Answer) | undefined, string, RegExp][])('%s', async (_, answer, type, words) => {
    if (answer) services = { [base]: answer }
    const result = await findLocalModels(base, noSignal())
    expect(result).toEqual({ type, base })
    if (result.type === 'found') throw new Error('A model was found.')
    expect(localFailureText(result)).toMatch(words)
  })

  test('ends after ten seconds without an answer, and asks nothing else', async () => {
    vi.useFakeTimers()
    // `AbortSignal.timeout` does not use the timers that are replaced.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms)
      return controller.signal
    })
    services = { [base]: () => 'hangs' }
    const result = findLocalModels(base, noSignal())
    await vi.advanceTimersByTimeAsync(9900)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await result).toEqual({ type: 'timeout', base })
    expect(requests).toHaveLength(1)
  })

  test('rejects with the reason of its signal', async () => {
    services = { [base]: () => 'hangs' }
    const controller = new AbortController()
    const result = findLocalModels(base, controller.signal)
    controller.abort(new Error('closed'))
    await expect(result).rejects.toThrow('closed')
  })
})

describe('on a page of another host', () => {
  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://page.example/'))
    vi.stubGlobal('window', { top: undefined })
  })

  test.each(['denied', 'prompt'] as const)('the permission that is %s is why nothing answers', async (state) => {
    permission = state
    const result = await findLocalModels('localhost:11434', noSignal())
    expect(result).toEqual({ type: 'permission' })
    expect(localFailureText({ type: 'permission' })).toMatch(/browser did not let .*permission.*local network/)
    // The usual ports would be refused too.
    expect(new Set(requests.map((request) => request.split(' ')[1]))).toEqual(
      new Set(['http://localhost:11434/v1/models']),
    )
  })

  test.each(['granted', undefined] as const)('with the permission %s the service is looked for', async (state) => {
    permission = state
    expect(await findLocalModels('localhost:11434', noSignal())).toMatchObject({ type: 'silent' })
    expect(requests.length).toBeGreaterThan(4)
  })

  test('without https the browser asks no question', async () => {
    vi.stubGlobal('isSecureContext', false)
    expect(await findLocalModels('localhost:11434', noSignal())).toEqual({ type: 'insecure' })
  })
})

test.each([
  ['the list does not say', { data: [{ id: 'one' }, { id: 'two' }] }, []],
  [
    'llama.cpp has one model',
    {
      models: [
        { name: 'one', capabilities: ['completion'] },
        { model: 'two', capabilities: ['completion', 'multimodal'] },
      ],
      data: [{ id: 'one' }, { id: 'two' }],
    },
    ['two'],
  ],
  [
    'each model has its inputs',
    {
      data: [
        { id: 'one', architecture: { input_modalities: ['text', 'image'] } },
        { id: 'two', architecture: { input_modalities: ['text'] } },
      ],
    },
    ['one'],
  ],
  ['the list is odd', { models: [null, 7], data: [{ id: 'one', architecture: 'image' }, { id: 'two' }] }, []],
])('knows which models read photos where %s', async (_, answer, visionModels) => {
  services = { 'http://localhost:8080': () => Response.json(answer) }
  const found = await findLocalModels('localhost:8080', noSignal())
  expect(found).toMatchObject({ type: 'found', models: ['one', 'two'], visionModels })
})

test('a model on this computer that reads photos gets them', () => {
  setLocalModel({ base: 'http://localhost:8080', visionModels: ['eyes'] }, 'eyes')
  expect(serviceInUse(readPageSettings()).visionModels).toEqual(['eyes'])
  expect(photoReader()).toBe('eyes on this computer')
  setLocalModel({ base: 'http://localhost:8080', visionModels: ['eyes'] }, 'blind')
  expect(photoReader()).toBeUndefined()
})

test('a model on this computer answers without a token', () => {
  setLocalModel({ base: 'http://localhost:11434', visionModels: [] }, 'qwen3:8b')
  expect(serviceInUse(readPageSettings())).toEqual({
    choice: { kind: 'local', model: 'qwen3:8b' },
    service: { kind: 'endpoint', url: 'http://localhost:11434/v1' },
    models: ['qwen3:8b'],
    visionModels: [],
  })
})
