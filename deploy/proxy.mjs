import { readChatRequest } from './proxy/chatRequest.mjs'
import { createRateLimiter, tooMany } from './proxy/rateLimiter.mjs'
import { createTokenRedactor } from './proxy/redactToken.mjs'
import { Refusal } from './proxy/refusal.mjs'
import { readList, readSetting, readSettings } from './proxy/settings.mjs'

// Proxies the page's requests to the model, and adds the access token, which stays on the server. It does what nginx.conf
// does, on platforms that call a function with each request (docs/proxies.md). It uses nothing but what all of them have.

/** How long the service may be silent before its answer and within it, in milliseconds: no longer than the page waits. */
const SILENCE_MS = 60_000
/** How long a browser remembers that a page may ask, in seconds. */
const PREFLIGHT_SECONDS = 7200
/** What the platform's own limit asks to wait, in milliseconds. */
const PLATFORM_WAIT_MS = 10_000

/**
 * How the handler meets a platform.
 *
 * @typedef {object} ProxyOptions
 * @property {string} [path] The one path that it answers.
 * @property {(request: Request, platform: unknown) => unknown} [visitorAddress] Returns the visitor's IP address from a
 * place that a visitor cannot write to. Without it nothing limits the requests of one visitor.
 * @property {(address: string, platform: unknown) => Promise<boolean>} [isWithinLimit] Asks the platform's own limit,
 * which also counts the requests that other processes answer.
 */

/**
 * Creates the handler. It never throws: each error becomes a response.
 *
 * @param {ProxyOptions} [options]
 */
export function createProxy(options = {}) {
  const countRequest = createRateLimiter()
  return {
    /**
     * @param {Request} request
     * @param {unknown} [platform] Cloudflare's bindings, or what another platform passes.
     * @returns {Promise<Response>}
     */
    async fetch(request, platform) {
      let origin
      try {
        origin = findAllowedOrigin(request, readList(platform, 'ALLOWED_ORIGINS'))
        return respond(await answer(request, platform, { ...options, origin, countRequest }), origin)
      } catch (error) {
        if (error instanceof Refusal) return respond(error, origin)
        // A visitor who leaves during the request is not an error of this server.
        if (!request.signal.aborted) logError(error, readSetting(platform, 'HF_TOKEN'))
        return respond(new Refusal(500, 'The proxy failed. Its log says why.'), origin)
      }
    },
  }
}

export default createProxy()

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {ReadableStream<Uint8Array>} [body]
 * @property {string} [message] The body, if it is one plain sentence.
 */

/**
 * Gives every response the headers that it needs, and no header of the service but those in `headers`.
 *
 * @param {Answer} answer
 * @param {string | undefined} origin the page of another origin that can read it.
 */
function respond({ status, headers, body, message }, origin) {
  return new Response(body ?? (message ? `${message}\n` : null), {
    status,
    headers: {
      ...(message ? { 'content-type': 'text/plain; charset=utf-8' } : {}),
      ...headers,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'Origin',
      ...(origin ? { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Retry-After' } : {}),
    },
  })
}

/**
 * @param {Request} request
 * @param {unknown} platform
 * @param {ProxyOptions & { origin: string | undefined, countRequest: (address: string) => () => void }} options
 * @returns {Promise<Answer>}
 * @throws {Refusal}
 */
async function answer(request, platform, { path = '/v1/chat/completions', origin, countRequest, ...options }) {
  checkRequest(request, path, origin)
  if (request.method === 'OPTIONS')
    return {
      status: 204,
      headers: {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': `${PREFLIGHT_SECONDS}`,
      },
    }
  const settings = readSettings(platform)

  const address = findAddress(request, platform, options)
  if (address && options.isWithinLimit && !(await options.isWithinLimit(address, platform)))
    throw tooMany(PLATFORM_WAIT_MS)
  const release = address ? countRequest(address) : () => undefined
  try {
    const chat = await readChatRequest(request, settings)
    return await askService(request, chat, settings, release)
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Refuses everything but the one request that the page sends.
 *
 * @param {Request} request
 * @param {string} path
 * @param {string | undefined} origin
 */
function checkRequest(request, path, origin) {
  if (new URL(request.url).pathname !== path) throw new Refusal(404, 'There is nothing here.')
  if (!origin && !isOwnPage(request)) throw new Refusal(403, 'Pages of other sites cannot use this server.')
  if (request.method === 'OPTIONS' && origin) return
  if (request.method !== 'POST') throw new Refusal(405, 'Only POST is possible here.', { allow: 'POST' })
  // Some types other than JSON need no CORS preflight, so any site could send them.
  if (!/^application\/json *(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, 'Only JSON is possible here.')
}

/**
 * Returns the origin of the page that sent the request, if the deployer allows it (ALLOWED_ORIGINS).
 *
 * @param {Request} request
 * @param {readonly string[]} allowed addresses of pages, or their origins.
 */
function findAllowedOrigin(request, allowed) {
  const origin = request.headers.get('origin') ?? ''
  // The origin of a file is "null", which is also what a sandboxed frame of any site sends.
  if (!/^https?:/.test(origin)) return undefined
  return allowed.some((address) => URL.canParse(address) && new URL(address).origin === origin) ? origin : undefined
}

/**
 * Whether the page of this server sent the request. A page of another site may not spend the token. Browsers send
 * `Origin` with each POST, and `Sec-Fetch-Site` over TLS and to localhost.
 *
 * @param {Request} request
 */
function isOwnPage({ url, headers }) {
  const site = headers.get('sec-fetch-site') ?? 'none'
  if (site !== 'none' && site !== 'same-origin') return false
  const origin = headers.get('origin')
  const own = new URL(url)
  // Behind a server that ends TLS, the page is at https:// and the request arrives at http://.
  return origin === null || origin === own.origin || origin === `https://${own.host}`
}

/**
 * Returns the visitor's IP address; undefined where nothing tells it.
 *
 * @param {Request} request
 * @param {unknown} platform
 * @param {ProxyOptions} options
 */
function findAddress(request, platform, { visitorAddress }) {
  // Behind another proxy, all visitors have its address. It appends the visitor's own to a list.
  const header = readSetting(platform, 'ADDRESS_HEADER')
  const address = header ? request.headers.get(header)?.split(',').at(-1)?.trim() : visitorAddress?.(request, platform)
  return typeof address === 'string' && address ? address : undefined
}

/**
 * Sends the request to the service.
 *
 * @param {Request} request the visitor's. Its end ends the request to the service.
 * @param {import('./proxy/chatRequest.mjs').ChatRequest} chat
 * @param {import('./proxy/settings.mjs').Settings} settings
 * @param {() => void} release called when the answer has ended, once or more often.
 * @returns {Promise<Answer>}
 * @throws {Refusal}
 */
async function askService(request, chat, { token, url }, release) {
  const connection = new AbortController()
  const silence = createTimer(() => end(), SILENCE_MS)
  // More than one event can end the answer: the service, its silence, the visitor's stop, a reader that leaves.
  const end = () => {
    silence.clear()
    request.signal.removeEventListener('abort', end)
    connection.abort()
    release()
  }
  request.signal.addEventListener('abort', end)
  if (request.signal.aborted) end()
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // A compressed stream comes in larger pieces.
        'accept-encoding': 'identity',
      },
      body: JSON.stringify(chat),
      // A redirect would carry the request, and perhaps the token, to another address.
      redirect: 'manual',
      signal: connection.signal,
    })
    checkResponse(response)
    return {
      // 204 and 205 allow no body.
      status: response.ok ? 200 : response.status,
      headers: selectHeaders(response),
      body: relay(response, token, silence, end),
    }
  } catch (error) {
    const isStopped = request.signal.aborted
    const isSilent = connection.signal.aborted && !isStopped
    end()
    if (error instanceof Refusal) throw error
    if (!isStopped && !isSilent) logError(error, token)
    throw isSilent
      ? new Refusal(504, 'The service did not answer in time.')
      : new Refusal(502, 'The service gave no answer.')
  }
}

/**
 * Tells the deployer what failed, in the platform's log.
 *
 * @param {unknown} error
 * @param {string} token
 */
function logError(error, token) {
  // "fetch failed", and why.
  const cause = error instanceof Error && error.cause ? ` (${error.cause})` : ''
  console.error(createTokenRedactor(token)(`Chef Mistral's proxy: ${error}${cause}`, { isLast: true }))
}

/**
 * @param {() => void} callback
 * @param {number} milliseconds
 */
function createTimer(callback, milliseconds) {
  let timer = setTimeout(callback, milliseconds)
  return {
    restart() {
      clearTimeout(timer)
      timer = setTimeout(callback, milliseconds)
    },
    clear() {
      clearTimeout(timer)
    },
  }
}

/**
 * Refuses responses that are for this server and not for the visitor.
 *
 * @param {Response} response
 */
function checkResponse({ status }) {
  // The service's own words may quote the token. Its WWW-Authenticate would ask the visitor for a password.
  if (status === 401 || status === 403 || status === 407)
    throw new Refusal(403, 'The service refused the access token of this server (HF_TOKEN).')
  if (status < 200 || (status >= 300 && status < 400))
    throw new Refusal(502, 'The service has another address (UPSTREAM_URL).')
}

/**
 * Returns the headers of the service's response that the page needs.
 *
 * @param {Response} response
 * @returns {Record<string, string>}
 */
function selectHeaders({ ok, headers }) {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const wait = headers.get('retry-after')?.trim() ?? ''
  // Seconds, or a date.
  const isWait = /^\d{1,6}$/.test(wait) || /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/.test(wait)
  return {
    // No answer of the service is a web page of this host.
    'content-type': /^(application\/json|text\/event-stream)$/.test(type) ? type : 'text/plain; charset=utf-8',
    ...(isWait && !ok ? { 'retry-after': wait } : {}),
  }
}

/**
 * Passes on each chunk of a body when it arrives, without the token.
 *
 * @param {Response} response
 * @param {string} token
 * @param {{ restart(): void }} silence
 * @param {() => void} onEnd called at the end, after an error, and when the visitor stops reading.
 * @returns {ReadableStream<Uint8Array>}
 */
function relay(response, token, silence, onEnd) {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const redact = createTokenRedactor(token)
  return new ReadableStream({
    async pull(controller) {
      try {
        // The stream calls `pull` again only after a chunk.
        for (;;) {
          const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
          silence.restart()
          const text = redact(decoder.decode(value, { stream: !done }), { isLast: done })
          if (text) controller.enqueue(encoder.encode(text))
          if (done) {
            onEnd()
            controller.close()
          }
          if (done || text) return
        }
      } catch (error) {
        onEnd()
        throw error
      }
    },
    cancel() {
      onEnd()
    },
  })
}
