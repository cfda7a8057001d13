import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../src/inference/client'
import { readSettings } from '../src/settings'

// The real client library, on a network that answers everything alike and keeps what it was asked.
const asked: Request[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('document', { baseURI: 'https://page.example/chef/' })
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    asked.push(new Request(input, init))
    // A client that retries by itself does so without a pause and without an end: it would never come back.
    if (asked.length > 3) throw new Error('The client asks without end.')
    return Response.json({ choices: [{ message: { content: 'Omelette' } }] }, { status: 503 })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const messages = [{ role: 'user', content: 'Eggs' }]

/** Makes one call with these settings. The service is overloaded, so that the client is seen not to retry. */
async function call(settings: Parameters<typeof readSettings>[0]) {
  const client = await createClient(readSettings(settings))
  await expect(client.chatCompletion({ model: 'any', messages })).rejects.toThrow(
    'Failed to perform inference',
  )
  expect(asked).toHaveLength(1)
  return asked[0]
}

test.each([
  ['https://models.example', 'https://models.example/v1/chat/completions'],
  ['https://models.example/', 'https://models.example/v1/chat/completions'],
  ['https://models.example/v1', 'https://models.example/v1/chat/completions'],
  ['https://models.example/v1/', 'https://models.example/v1/chat/completions'],
  ['https://models.example/team/v1', 'https://models.example/team/v1/chat/completions'],
  ['http://localhost:11434/v1', 'http://localhost:11434/v1/chat/completions'],
  ['/v1', 'https://page.example/v1/chat/completions'],
  ['/', 'https://page.example/v1/chat/completions'],
  ['./v1/', 'https://page.example/chef/v1/chat/completions'],
  ['../inference', 'https://page.example/inference/v1/chat/completions'],
])('%s is asked at %s, with a token and without one', async (url, address) => {
  const open = await call({ VITE_INFERENCE_URL: url })
  expect(open?.url).toBe(address)
  expect(open?.headers.get('authorization')).toBeNull()

  asked.length = 0
  const guarded = await call({ VITE_INFERENCE_URL: url, VITE_HF_ACCESS_TOKEN: 'sk-any' })
  expect(guarded?.url).toBe(address)
  expect(guarded?.headers.get('authorization')).toBe('Bearer sk-any')
})

test('a token alone asks the router', async () => {
  const request = await call({ VITE_HF_ACCESS_TOKEN: 'hf_test' })
  expect(request?.url).toBe('https://router.huggingface.co/v1/chat/completions')
  expect(request?.headers.get('authorization')).toBe('Bearer hf_test')
})

test('the cookbook asks nobody', async () => {
  const client = await createClient(readSettings({}))
  const { choices } = await client.chatCompletion({
    model: 'any',
    messages: [{ role: 'user', content: 'Eggs, Flour, Milk' }],
  })
  expect(choices[0]?.message.content).toContain('# Thin pancakes')
  expect(asked).toEqual([])
})
