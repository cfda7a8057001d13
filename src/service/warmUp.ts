import { normalizeResponses } from './normalizeResponse'
import { parseChunk } from './parseChunk'
import { readCompletion } from './readCompletion'

const event = { choices: [{ index: 0, delta: { content: '# Eggs' }, finish_reason: 'stop' }] }
const headers = { 'content-type': 'text/event-stream' }
const answer = normalizeResponses(async () => new Response(`data: ${JSON.stringify(event)}\n\n`, { headers }), {
  needsNetwork: false,
})

/**
 * Reads a stream of one word from memory, so that the browser compiles the code for streams before the service's first
 * word arrives. It sends no request.
 */
export async function warmUp(): Promise<void> {
  async function* chunks() {
    await (await answer('', { body: '{"stream":true}' })).text()
    yield parseChunk(event)
  }
  const { signal } = new AbortController()
  await readCompletion(chunks(), { signal, firstToken: () => undefined }, () => undefined)
}
