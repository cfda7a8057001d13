import { normalizeResponses } from './normalizeResponse'
import { parseChunk } from './parseChunk'
import { readCompletion } from './readCompletion'

const event = { choices: [{ index: 0, delta: { content: '# Eggs' }, finish_reason: 'stop' }] }
const headers = { 'content-type': 'text/event-stream' }
const answer = normalizeResponses(async () => new Response(`data: ${JSON.stringify(event)}\n\n`, { headers }), {
  needsNetwork: false,
})

/**
 * Reads a reply of one word, so that the browser does not compile what reads a stream between the service's first word
 * and its paint. It asks nobody.
 */
export async function warmUp(): Promise<void> {
  async function* chunks() {
    await (await answer('', { body: '{"stream":true}' })).text()
    yield parseChunk(event)
  }
  const { signal } = new AbortController()
  await readCompletion(chunks(), { signal, firstToken: () => undefined }, () => undefined)
}
