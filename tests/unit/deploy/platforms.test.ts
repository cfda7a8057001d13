import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import cloudflare from '../../../deploy/cloudflare.mjs'
import deno from '../../../deploy/deno.mjs'
import netlify, { config } from '../../../deploy/netlify/chat.mjs'
import vercel from '../../../deploy/vercel.mjs'
import { deferred } from '../../support/deferred'
import { reply, type Service, startService, streamedReply } from '../../support/service'

const SECRET = 'hf_only_the_server_knows_it'
const chat = { model: 'maker/small', stream: true, messages: [{ role: 'user', content: 'Rice, Beans, Lime' }] }

let service: Service
let settings: Record<string, string>

beforeAll(async () => {
  service = await startService()
  settings = { HF_TOKEN: SECRET, MODELS: 'maker/small', UPSTREAM_URL: service.url }
})
afterAll(() => service.close())
const init = (headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(chat),
})

describe('each platform counts the requests of a visitor', () => {
  interface Visit {
    readonly path?: string
    fetch(request: Request, address: string): Promise<Response>
    readonly headers?: (address: string) => Record<string, string>
  }
  const platforms: Record<string, Visit> = {
    Cloudflare: {
      fetch: (request) => cloudflare.fetch(request, settings),
      headers: (address) => ({ 'cf-connecting-ip': address }),
    },
    Vercel: {
      path: '/api/v1/chat/completions',
      fetch: (request) => vercel.fetch(request),
      headers: (address) => ({ 'x-real-ip': address }),
    },
    Netlify: { path: config.path, fetch: (request, address) => netlify(request, { ip: address }) },
    Deno: {
      fetch: (request, address) =>
        deno.fetch(request, { remoteAddr: { transport: 'tcp', hostname: address, port: 1 } }),
    },
  }

  test.each(Object.entries(platforms))('%s', async (_, { path = '/v1/chat/completions', fetch, headers }) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    service.respondWith(reply('# Beans'))
    const send = async (address: string) => {
      // A visitor can write the first header, so no platform reads it.
      const options = init({ 'x-forwarded-for': `${Math.random()}`, ...headers?.(address) })
      const response = await fetch(new Request(`https://chef.example${path}`, options), address)
      await response.text()
      return response.status
    }
    const statuses: number[] = []
    for (let sent = 0; sent < 11; sent++) statuses.push(await send('192.0.2.1'))
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect(await send('192.0.2.2')).toBe(200)
    expect(new Set(service.requests.map((request) => request.headers.authorization))).toEqual(
      new Set([`Bearer ${SECRET}`]),
    )
  })
})

test('Cloudflare’s own limit counts an IPv6 visitor by the first half of the address', async () => {
  const limit = vi.fn(async () => ({ success: false }))
  const options = init({ 'cf-connecting-ip': '2001:db8:1:2:3::4' })
  const request = new Request('https://chef.example/v1/chat/completions', options)
  const response = await cloudflare.fetch(request, { ...settings, RATE_LIMITER: { limit } })
  expect(response.status).toBe(429)
  expect(limit).toHaveBeenCalledWith({ key: '2001:db8:1:2' })
})

describe('the server of Node', () => {
  let server: ChildProcess
  let address: string
  let output = ''

  beforeAll(async () => {
    server = spawn(process.execPath, [fileURLToPath(new URL('../../../deploy/node.mjs', import.meta.url))], {
      env: { ...process.env, ...settings, HOST: '', PORT: '0', ADDRESS_HEADER: 'x-test-address' },
    })
    const listens = deferred<string>()
    const read = (chunk: unknown) => {
      output += chunk
      const port = /127\.0\.0\.1:(\d+)/.exec(output)?.[1]
      if (port) listens.resolve(port)
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.on('exit', (code) => listens.reject(new Error(`The server ended with ${code}: ${output}`)))
    address = `http://127.0.0.1:${await listens.promise}/v1/chat/completions`
  })
  afterAll(async () => {
    server.removeAllListeners('exit')
    const exited = once(server, 'exit')
    server.kill()
    await exited
    expect(output).not.toContain(SECRET)
  })

  let visitor = 0
  const send = (options: RequestInit = {}) => {
    const { headers, ...others } = init({ 'x-test-address': `192.0.2.${visitor++}` })
    return fetch(address, { ...others, headers, ...options })
  }

  test('streams word by word', async () => {
    const nextDelta = deferred()
    service.respondWith(() => streamedReply(['Soak', nextDelta.promise, ' the beans.']))
    const response = await send()
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.getReader()
    let text = ''
    const readUntil = async (words: string) => {
      while (!text.includes(words)) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
        if (done) throw new Error(`The answer ended: ${text}`)
        text += new TextDecoder().decode(value)
      }
    }
    // The service has not sent the next delta yet.
    await readUntil('Soak')
    nextDelta.resolve()
    await readUntil('[DONE]')
    expect(service.requests[0]?.headers.authorization).toBe(`Bearer ${SECRET}`)
    expect(service.requests[0]?.headers['x-test-address']).toBeUndefined()
  })

  test('passes on a stop before the first word and within the answer', async () => {
    const received = deferred()
    service.respondWith(() => {
      received.resolve()
      return { chunks: [new Promise(() => undefined)] }
    })
    const first = new AbortController()
    const waiting = send({ signal: first.signal }).then((response) => response.text())
    waiting.catch(() => undefined)
    await received.promise
    first.abort()
    await service.requests[0]?.closed

    service.respondWith(() => streamedReply(['Soak', new Promise(() => undefined)]))
    const second = new AbortController()
    const response = await send({ signal: second.signal })
    await response.body?.getReader().read()
    second.abort()
    await service.requests[0]?.closed
  })

  test('breaks the connection where the service does', async () => {
    service.respondWith(() => ({ ...streamedReply(['Soak']), end: 'break' }))
    await expect(send().then((response) => response.text())).rejects.toThrow()
  })

  test('lets the visitor read why a long request was refused', async () => {
    service.respondWith(reply('# Beans'))
    const response = await send({ body: 'x'.repeat(5_000_000) })
    expect(response.status).toBe(413)
    expect(await response.text()).toBe('The request is too long.\n')
    expect(service.requests).toEqual([])
  })

  test('survives malformed requests', async () => {
    const sendRaw = (options: object) =>
      new Promise((resolve) => {
        httpRequest(address, { ...options, headers: { host: 'a b', 'content-type': 'application/json' } }, (response) =>
          resolve(response.resume().statusCode),
        )
          .on('error', () => resolve('closed'))
          .end()
      })
    await sendRaw({ method: 'POST' })
    await sendRaw({ method: 'TRACE' })
    await sendRaw({ method: 'GET', path: '//' })
    service.respondWith(reply('# Beans'))
    expect((await send()).status).toBe(200)
  })
})
