import { once } from 'node:events'
import { createServer } from 'node:http'
import { getProperty } from './proxy/property.mjs'
import { createProxy } from './proxy.mjs'

// Node 20 or newer: node --env-file=.env.proxy deploy/node.mjs

const proxy = createProxy({
  visitorAddress: (_, connection) => getProperty(connection, 'address'),
})

const server = createServer(async (incoming, outgoing) => {
  // Also after a complete response, when it has no effect.
  const visitor = new AbortController()
  outgoing.on('close', () => visitor.abort())
  try {
    const request = createRequest(incoming, visitor.signal)
    const response = await proxy.fetch(request, { address: incoming.socket.remoteAddress })
    await send(response, outgoing, visitor.signal)
  } catch {
    // The request is malformed, or one side broke the connection within the answer. A page takes an end for a whole
    // answer, so the connection breaks for the visitor too.
    outgoing.destroy()
  }
})

/**
 * @param {import('node:http').IncomingMessage} incoming
 * @param {AbortSignal} signal
 */
function createRequest(incoming, signal) {
  const { method = 'GET', headers, url } = incoming
  /** @type {[string, string][]} */
  const pairs = Object.entries(headers).map(([name, value = '']) => [name, String(value)])
  const init = {
    method,
    headers: pairs,
    signal,
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: createBody(incoming), duplex: 'half' }),
  }
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, init)
}

/**
 * Returns the body as a stream. Node's own would close the connection with the rest of a body that is too long, before
 * the visitor can read why it was refused.
 *
 * @param {import('node:http').IncomingMessage} incoming
 * @returns {ReadableStream<Uint8Array>}
 */
function createBody(incoming) {
  return new ReadableStream({
    start(controller) {
      incoming.pause()
      incoming.on('data', (chunk) => {
        controller.enqueue(chunk)
        incoming.pause()
      })
      incoming.on('end', () => controller.close())
      incoming.on('error', (error) => controller.error(error))
    },
    pull() {
      incoming.resume()
    },
    cancel() {
      incoming.removeAllListeners('data').removeAllListeners('end').resume()
    },
  })
}

/**
 * @param {Response} response
 * @param {import('node:http').ServerResponse} outgoing
 * @param {AbortSignal} signal
 */
async function send(response, outgoing, signal) {
  // nginx in front of this server passes on each word too.
  outgoing.setHeader('x-accel-buffering', 'no')
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.flushHeaders()
  const reader = response.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    if (!outgoing.write(value)) await once(outgoing, 'drain', { signal })
  }
  outgoing.end()
}

// A refused body is read to its end and dropped, but no longer than this.
server.requestTimeout = 60_000

server.listen(Number(process.env.PORT || 8787), process.env.HOST || '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`The proxy listens on ${address.address}:${address.port}.`)
})
