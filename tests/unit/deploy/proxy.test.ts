import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createProxy } from '../../../deploy/proxy.mjs'
import { classifyErrorStatus } from '../../../src/service/classifyError'
import { parseErrorBody } from '../../../src/service/parseErrorBody'
import { deferred } from '../../support/deferred'

const TOKEN = 'hf_AbCdEfGhIjKlMnOpQrStUvWx'
const PAGE = 'https://pages.example'
const settings: Record<string, string | undefined> = {
  HF_TOKEN: TOKEN,
  MODELS: 'maker/small, maker/large,maker/eyes',
  VISION_MODEL: 'maker/eyes',
  ALLOWED_ORIGINS: `${PAGE}/chef/, http://localhost:5173`,
}
const chat = { model: 'maker/small', messages: [{ role: 'user', content: 'Rice, Beans, Lime' }], stream: true }

/** What the service received. */
let received: { url: string; init: RequestInit; headers: Headers; body: Record<string, unknown> }[]
/** What the service does with the next requests. */
let service: (init: RequestInit) => Response | Promise<Response>

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  received = []
  service = () => Response.json({ choices: [] })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    received.push({ url, init, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) })
    return service(init)
  })
  for (const name of [...Object.keys(settings), 'UPSTREAM_URL', 'ADDRESS_HEADER']) vi.stubEnv(name, '')
})

interface Options {
  path?: string
  method?: string
  headers?: Record<string, string>
  /** The body, or fields to add to a chat request. */
  body?: string | ReadableStream | Record<string, unknown>
  signal?: AbortSignal
}

function createRequest({ path = '/v1/chat/completions', method = 'POST', headers = {}, body, signal }: Options = {}) {
  const isWhole = typeof body === 'string' || body instanceof ReadableStream
  const init = {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: isWhole ? body : JSON.stringify({ ...chat, ...body }), duplex: 'half' }),
    ...(signal ? { signal } : {}),
  }
  return new Request(`https://chef.example${path}`, init)
}

const send = (options?: Options, changed: Record<string, string | undefined> = {}, proxy = createProxy()) =>
  proxy.fetch(createRequest(options), { ...settings, ...changed })

async function expectRefusal(status: number, options?: Options, changed?: Record<string, string | undefined>) {
  const response = await send(options, changed)
  expect(response.status, JSON.stringify(options ?? changed)).toBe(status)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(received).toEqual([])
  return response
}

/** A stream that a test controls, and whether its reader has left. */
function createStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start(created) {
      controller = created
    },
  })
  return {
    stream,
    push: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    close: () => controller?.close(),
    fail: (error: unknown) => controller?.error(error),
  }
}

const decode = (chunk: ReadableStreamReadResult<Uint8Array>) => new TextDecoder().decode(chunk.value)

describe('the request to the service', () => {
  test('has the token, and no header of the visitor', async () => {
    await send({
      headers: {
        authorization: 'Bearer visitor',
        cookie: 'id=visitor',
        'user-agent': 'visitor',
        'x-forwarded-for': '192.0.2.1',
        'x-hf-bill-to': 'visitor',
        referer: 'https://chef.example/visitor',
        origin: 'https://chef.example',
      },
    })
    expect(received.map(({ url }) => url)).toEqual(['https://router.huggingface.co/v1/chat/completions'])
    expect(Object.fromEntries(received[0]?.headers ?? [])).toEqual({
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
      'accept-encoding': 'identity',
    })
    expect(received[0]?.init.redirect).toBe('manual')
  })

  test.each([
    ['https://models.example', 'https://models.example/v1/chat/completions'],
    ['https://models.example/v1/', 'https://models.example/v1/chat/completions'],
    [' http://10.0.0.1:8000/v1 ', 'http://10.0.0.1:8000/v1/chat/completions'],
    ['https://models.example/team/v1?key=a', 'https://models.example/team/v1/chat/completions?key=a'],
    ['https://models.example/v1beta/openai/', 'https://models.example/v1beta/openai/chat/completions'],
    ['https://models.example/openai/chat/completions', 'https://models.example/openai/chat/completions'],
  ])('goes from UPSTREAM_URL %j to %s', async (address, url) => {
    await send({}, { UPSTREAM_URL: address })
    expect(received.map((request) => request.url)).toEqual([url])
  })

  test('has only the fields that the page uses', async () => {
    await send({
      body: {
        max_completion_tokens: 90_000,
        n: 8,
        tools: [],
        messages: [{ role: 'user', content: 'Rice', cache_control: {}, name: 'x' }],
      },
    })
    expect(received[0]?.body).toEqual({
      model: 'maker/small',
      messages: [{ role: 'user', content: 'Rice' }],
      max_completion_tokens: 1024,
      stream: true,
    })
  })

  test.each([
    [200, 200],
    [1024, 1024],
    [5000, 1024],
    [undefined, 1024],
    [null, 1024],
    [0, 1024],
    [-5, 1024],
    [2.5, 1024],
    ['50', 1024],
  ])('turns max_tokens %j into %d', async (asked, limit) => {
    await send({ body: { max_tokens: asked } })
    expect(received[0]?.body.max_tokens).toBe(limit)
  })

  test('finds the settings in the environment where the platform passes none', async () => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    for (const platform of [undefined, { ip: '192.0.2.1', site: { name: 'netlify' } }, { HF_TOKEN: {} }]) {
      const response = await createProxy().fetch(createRequest(), platform)
      expect(response.status).toBe(200)
    }
    expect(received.map(({ headers }) => headers.get('authorization'))).toEqual(Array(3).fill(`Bearer ${TOKEN}`))
  })
})

describe('a refusal', () => {
  test('answers other paths with 404', async () => {
    const paths = ['/', '/v1/models', '/v1/chat/completions/', '/v1/chat/Completions', '//v1/chat/completions']
    for (const path of [...paths, '/v1/chat/completions/%2e%2e/models', '/v1%2Fchat/completions'])
      await expectRefusal(404, { path })
  })

  test('answers other methods with 405, and names the one', async () => {
    for (const method of ['GET', 'PUT', 'OPTIONS'])
      expect((await expectRefusal(405, { method })).headers.get('allow')).toBe('POST')
  })

  test('answers other content types with 415', async () => {
    const types = ['text/plain', 'application/jsonp', 'text/plain;application/json', 'application/json, text/plain']
    for (const type of types) await expectRefusal(415, { headers: { 'content-type': type } })
    expect((await send({ headers: { 'content-type': 'Application/JSON ; charset=utf-8' } })).status).toBe(200)
  })

  test('answers the pages of other sites with 403', async () => {
    const origins = ['https://evil.example', 'null', 'http://chef.example', 'https://chef.example:8443']
    const lookalikes = ['https://chef.example.evil.example', 'http://pages.example', 'https://pages.example:8443']
    for (const origin of [...origins, ...lookalikes]) {
      await expectRefusal(403, { headers: { origin } })
      await expectRefusal(403, { headers: { origin, 'sec-fetch-site': 'same-origin' } })
      await expectRefusal(403, { method: 'OPTIONS', headers: { origin } })
    }
    for (const site of ['cross-site', 'same-site']) await expectRefusal(403, { headers: { 'sec-fetch-site': site } })
    await expectRefusal(403, { headers: { origin: PAGE, 'sec-fetch-site': 'cross-site' } }, { ALLOWED_ORIGINS: '' })
    await expectRefusal(403, { headers: { origin: 'null' } }, { ALLOWED_ORIGINS: 'null, file:///, *' })
  })

  test('lets the page of a server behind TLS pass', async () => {
    const request = new Request('http://chef.example/v1/chat/completions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://chef.example', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(chat),
    })
    expect((await createProxy().fetch(request, settings)).status).toBe(200)
  })

  test('answers a body that is not a chat request with 400', async () => {
    for (const body of ['', '{', 'null', '[]', '7']) await expectRefusal(400, { body })
    for (const messages of [undefined, [], {}, 'Rice', [null], [{ role: 'user' }], [{ content: 'Rice' }]])
      await expectRefusal(400, { body: { messages } })
  })

  test('answers other models with 400, in words after which the page asks the next one', async () => {
    for (const model of ['maker/other', 'Maker/Small', 'maker/small:fast', '', ['maker/small']])
      await expectRefusal(400, { body: { model } })
    const response = await expectRefusal(400, { body: { model: 'maker/other' } })
    const body = parseErrorBody(await response.text(), response.headers)
    expect(classifyErrorStatus(400, body)).toBe('model-unavailable')
  })

  test('names the setting that is missing or cannot work, and never its value', async () => {
    const wrong: Record<string, string[]> = {
      HF_TOKEN: ['', '  ', 'hf_secret with space', 'hf_sécret'],
      MODELS: ['', ' , '],
      UPSTREAM_URL: ['secret', 'ftp://secret.example', 'https://user:secret@models.example'],
    }
    for (const [name, values] of Object.entries(wrong))
      for (const value of values) {
        const text = await (await expectRefusal(500, {}, { [name]: value })).text()
        expect(text).toContain(name)
        expect(text).not.toMatch(/secret/)
      }
  })
})

test('a failure of the proxy is a response, and its log says why', async () => {
  const proxy = createProxy({
    visitorAddress: () => {
      throw new Error(`unexpected ${TOKEN}`)
    },
  })
  const response = await send({}, {}, proxy)
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('unexpected')
  expect(console.error).toHaveBeenCalledExactlyOnceWith("Chef Mistral's proxy: Error: unexpected [access token]")
})

describe('the length of a request', () => {
  const list = (bytes: number) => ({ messages: [{ role: 'user', content: 'x'.repeat(bytes) }] })
  const photo = (bytes: number, url = `data:image/jpeg;base64,${'A'.repeat(bytes)}`) => ({
    role: 'user',
    content: [
      { type: 'text', text: 'Which foods?' },
      { type: 'image_url', image_url: { url } },
    ],
  })

  test('is at most 64 KB', async () => {
    await expectRefusal(413, { body: list(64 * 1024) })
    await expectRefusal(413, { body: { messages: [{ role: 'user', content: '卵'.repeat(22_000) }] } })
    expect((await send({ body: list(64_000) })).status).toBe(200)
  })

  test('is counted while the body arrives', async () => {
    const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(16 * 1024)))
    const cancelled = deferred()
    const endless = new ReadableStream({ pull, cancel: () => cancelled.resolve() })
    await expectRefusal(413, { headers: { 'content-length': '3' }, body: endless }, { VISION_MODEL: '' })
    await cancelled.promise
    expect(pull.mock.calls.length).toBeLessThan(10)
  })

  test('may be 1 MB with a photo, for the model that reads photos alone', async () => {
    const messages = [photo(700_000)]
    expect((await send({ body: { model: 'maker/eyes', messages } })).status).toBe(200)
    expect(received.splice(0)[0]?.body.messages).toEqual(messages)
    await expectRefusal(413, { body: { model: 'maker/large', messages } })
    await expectRefusal(413, { body: { model: 'maker/eyes', messages } }, { VISION_MODEL: '' })
    await expectRefusal(413, { body: { model: 'maker/eyes', messages: [photo(1_048_576)] } })
    await expectRefusal(413, { body: { ...list(100_000), model: 'maker/eyes' } })
    await expectRefusal(400, { body: { messages: [photo(100)] } })
    await expectRefusal(400, { body: { model: 'maker/eyes', messages: [photo(9), photo(9)] } })
    await expectRefusal(400, { body: { model: 'maker/eyes', messages: [photo(0, 'https://evil.example/a.jpg')] } })
  })
})

describe('a page of another origin in ALLOWED_ORIGINS', () => {
  const headers = { origin: PAGE, 'sec-fetch-site': 'cross-site' }

  test('gets the permission that its browser asks for first', async () => {
    const response = await send({ method: 'OPTIONS', headers })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe(PAGE)
    expect(response.headers.get('access-control-allow-methods')).toBe('POST')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type')
    expect(received).toEqual([])
  })

  test('can read answers, refusals and how long to wait', async () => {
    const responses = [
      await send({ headers }),
      await send({ headers, path: '/v1/models' }),
      await send({ headers, body: { model: 'maker/other' } }),
      await send({ headers }, { HF_TOKEN: '' }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([200, 404, 400, 500])
    for (const response of responses) {
      expect(response.headers.get('access-control-allow-origin')).toBe(PAGE)
      expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After')
      expect(response.headers.get('vary')).toBe('Origin')
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })
})

describe('the answer', () => {
  test('has no header of the service but its type', async () => {
    const headers = { 'set-cookie': 'a=b', link: '<https://evil.example/>', 'x-request-id': '1', server: 'x' }
    service = () => Response.json({ choices: [] }, { headers })
    const response = await send()
    expect(await response.json()).toEqual({ choices: [] })
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'Origin',
    })
  })

  test('is never a web page', async () => {
    service = () => new Response('<script>', { headers: { 'content-type': 'text/html' } })
    expect((await send()).headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  test('passes on each chunk when it arrives', async () => {
    const { stream, push, close } = createStream()
    service = () => new Response(stream, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
    const response = await send()
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.getReader()
    if (!reader) throw new Error('The answer has no body.')
    for (const chunk of ['data: {"a":1}\n\n', 'data: é卵\n\n', 'data: [DONE]\n\n']) {
      push(chunk)
      expect(decode(await reader.read())).toBe(chunk)
    }
    close()
    expect((await reader.read()).done).toBe(true)
  })

  test.each([
    [429, '7', '7'],
    [503, 'Wed, 21 Oct 2026 07:28:00 GMT', 'Wed, 21 Oct 2026 07:28:00 GMT'],
    [500, TOKEN, null],
  ])('keeps the status %i of an error and how long to wait (%s)', async (status, wait, passed) => {
    service = () => Response.json({ error: 'no' }, { status, headers: { 'x-trace': 'x', 'retry-after': wait } })
    const response = await send()
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBe(passed)
    expect(response.headers.get('x-trace')).toBeNull()
    expect(await response.json()).toEqual({ error: 'no' })
  })

  test('says that the token was refused, without the words and the password prompt of the service', async () => {
    const headers = { 'www-authenticate': 'Basic realm="x"', 'proxy-authenticate': 'Basic realm="x"' }
    for (const status of [401, 403, 407]) {
      service = () => Response.json({ error: `${TOKEN} of account chef` }, { status, headers })
      const response = await send()
      expect(response.status).toBe(403)
      expect(await response.text()).toBe('The service refused the access token of this server (HF_TOKEN).\n')
      expect(response.headers.get('www-authenticate')).toBeNull()
      expect(response.headers.get('proxy-authenticate')).toBeNull()
    }
  })

  test('never holds the token, even where two chunks share it', async () => {
    for (const status of [200, 400, 500]) {
      const { stream, push, close } = createStream()
      service = () => new Response(stream, { status, headers: { 'content-type': 'application/json' } })
      push(`{"a":"${TOKEN}","b":"${TOKEN.slice(0, 12)}`)
      push(`${TOKEN.slice(12)}","c":"${TOKEN.slice(0, 9)}…${TOKEN.slice(-9)}"}`)
      close()
      const text = await (await send()).text()
      expect(JSON.parse(text)).toEqual({ a: '[access token]', b: '[access token]', c: '[access token]…[access token]' })
    }
  })

  test('is an error where the service cannot be reached or sends the request elsewhere', async () => {
    service = () => {
      throw new TypeError('fetch failed', { cause: new Error(`connect ECONNREFUSED 10.0.0.1:8000 ${TOKEN}`) })
    }
    const unreachable = await send()
    expect(unreachable.status).toBe(502)
    expect(await unreachable.text()).toBe('The service gave no answer.\n')
    // The log says why, for the deployer.
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      "Chef Mistral's proxy: TypeError: fetch failed (Error: connect ECONNREFUSED 10.0.0.1:8000 [access token])",
    )

    service = () => new Response(null, { status: 307, headers: { location: 'https://evil.example/' } })
    const moved = await send()
    expect(moved.status).toBe(502)
    expect(moved.headers.get('location')).toBeNull()
    expect(received).toHaveLength(2)
  })
})

/** A service that answers nothing until the request is aborted, as `fetch` does. */
const silentService = (init: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

describe('a stop of the visitor', () => {
  const isAborted = () => received.map(({ init }) => init.signal?.aborted)

  test('ends the request to the service before the first byte', async () => {
    service = silentService
    const visitor = new AbortController()
    const response = send({ signal: visitor.signal })
    await vi.waitFor(() => expect(received).toHaveLength(1))
    visitor.abort()
    expect((await response).status).toBe(502)
    expect(isAborted()).toEqual([true])
    expect(console.error).not.toHaveBeenCalled()
  })

  test('ends it within the answer, whether the signal tells it or the reader leaves', async () => {
    for (const how of ['signal', 'reader']) {
      const { stream, push } = createStream()
      service = () => new Response(stream)
      push('data: x\n\n')
      const visitor = new AbortController()
      const reader = (await send({ signal: visitor.signal })).body?.getReader()
      await reader?.read()
      expect(isAborted().at(-1)).toBe(false)
      if (how === 'signal') visitor.abort()
      else await reader?.cancel()
      expect(isAborted().at(-1), how).toBe(true)
    }
  })

  test('and the end of an answer leave nothing that waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await (await send()).text()
    expect(vi.getTimerCount()).toBe(0)
    await (await send()).body?.cancel()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is not waited for where the service is silent for a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    service = silentService
    const response = send()
    await vi.waitFor(() => expect(received).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await response).status).toBe(504)

    const { stream, push } = createStream()
    service = () => new Response(stream)
    const reader = (await send()).body?.getReader()
    await vi.advanceTimersByTimeAsync(50_000)
    push('data: x\n\n')
    await reader?.read()
    await vi.advanceTimersByTimeAsync(50_000)
    expect(isAborted().at(-1)).toBe(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(isAborted().at(-1)).toBe(true)
  })
})

describe('the limits of a visitor', () => {
  const createLimited = () => createProxy({ visitorAddress: (request) => request.headers.get('x-test-address') })
  const from = (address: string) => ({ 'x-test-address': address })

  /** Sends so many requests, one after the other. */
  async function statusesOf(count: number, sendOne: (sent: number) => Promise<Response>) {
    const statuses: number[] = []
    for (let sent = 0; sent < count; sent++) {
      const response = await sendOne(sent)
      await response.text()
      statuses.push(response.status)
    }
    return statuses
  }

  test('are ten requests in a row, and then one every ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const proxy = createLimited()
    const statuses = (count: number) => statusesOf(count, () => send({ headers: from('192.0.2.1') }, {}, proxy))
    expect(await statuses(10)).toEqual(Array(10).fill(200))
    vi.advanceTimersByTime(4000)
    const refused = await send({ headers: { ...from('192.0.2.1'), origin: PAGE } }, {}, proxy)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('6')
    expect(refused.headers.get('access-control-allow-origin')).toBe(PAGE)
    expect((await send({ headers: from('192.0.2.2') }, {}, proxy)).status).toBe(200)
    vi.advanceTimersByTime(6000)
    expect(await statuses(2)).toEqual([200, 429])
    expect(received).toHaveLength(12)
  })

  test('do not count requests that are refused by their headers', async () => {
    const proxy = createLimited()
    for (let sent = 0; sent < 20; sent++)
      await send({ headers: { ...from('192.0.2.1'), 'content-type': 'text/plain' } }, {}, proxy)
    expect((await send({ headers: from('192.0.2.1') }, {}, proxy)).status).toBe(200)
  })

  test('are two requests at the same time, until one ends in any way', async () => {
    const proxy = createLimited()
    const visitor = new AbortController()
    service = () => new Response(createStream().stream)
    const begin = () => send({ headers: from('192.0.2.1'), signal: visitor.signal }, {}, proxy)
    const first = await begin()
    await begin()
    expect((await begin()).status).toBe(429)
    await first.body?.cancel()
    expect((await begin()).status).toBe(200)
    expect((await begin()).status).toBe(429)
    // Both end, although nobody reads them.
    visitor.abort()
    for (const failure of [400, 401]) {
      service = () => new Response('no', { status: failure })
      await (await send({ headers: from('192.0.2.1') }, {}, proxy)).text()
    }
    const { stream, fail } = createStream()
    service = () => new Response(stream)
    const broken = await send({ headers: from('192.0.2.1') }, {}, proxy)
    fail(new Error('reset'))
    await expect(broken.text()).rejects.toThrow('reset')
    await send({ headers: from('192.0.2.1'), body: '{' }, {}, proxy)
    service = () => new Response(createStream().stream)
    const another = () => send({ headers: from('192.0.2.1') }, {}, proxy)
    expect([(await another()).status, (await another()).status, (await another()).status]).toEqual([200, 200, 429])
  })

  test('count the address that the proxy in front has appended', async () => {
    const proxy = createLimited()
    const statuses = await statusesOf(11, (sent) => {
      const headers = { 'x-forwarded-for': `198.51.100.${sent}, 192.0.2.1`, ...from(`203.0.113.${sent}`) }
      return send({ headers }, { ADDRESS_HEADER: 'X-Forwarded-For' }, proxy)
    })
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  test('are the platform’s own too', async () => {
    const isWithinLimit = vi.fn(async () => false)
    const proxy = createProxy({ visitorAddress: () => '192.0.2.1', isWithinLimit })
    const response = await proxy.fetch(createRequest(), settings)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('10')
    expect(isWithinLimit).toHaveBeenCalledWith('192.0.2.1', settings)
    expect(received).toEqual([])
  })
})
