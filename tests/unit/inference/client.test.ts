import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from '../../../src/config/settings'
import { createClient } from '../../../src/inference/client'
import { type Network, startNetwork } from '../../support/network'
import { refusal } from '../../support/service'

// The real client library, at a service that is always overloaded.
let network: Network

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://page.example/chef/' })
  network = startNetwork((_, count) => {
    // A client that retries by itself does so without a pause and without an end: it would never come back.
    if (count > 3) throw new Error('The client asks without end.')
    return refusal(503, 'overloaded')
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const messages = [{ role: 'user', content: 'Eggs' }]

/** Makes one call with these settings: the client is seen not to retry. */
async function call(settings: Parameters<typeof readSettings>[0]) {
  const client = await createClient(readSettings(settings))
  await expect(client.chatCompletion({ model: 'any', messages })).rejects.toThrow(
    'Failed to perform inference',
  )
  return network.requests.at(-1)
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
  expect(open?.headers).not.toHaveProperty('authorization')

  const guarded = await call({ VITE_INFERENCE_URL: url, VITE_HF_ACCESS_TOKEN: 'sk-any' })
  expect(guarded?.url).toBe(address)
  expect(guarded?.headers.authorization).toBe('Bearer sk-any')
  expect(network.requests).toHaveLength(2)
})

test('a token alone asks the router', async () => {
  const request = await call({ VITE_HF_ACCESS_TOKEN: 'hf_test' })
  expect(request?.url).toBe('https://router.huggingface.co/v1/chat/completions')
  expect(request?.headers.authorization).toBe('Bearer hf_test')
  expect(network.requests).toHaveLength(1)
})

test('the cookbook asks nobody', async () => {
  const client = await createClient(readSettings({}))
  const { choices } = await client.chatCompletion({
    model: 'any',
    messages: [{ role: 'user', content: 'Eggs, Flour, Milk' }],
  })
  expect(choices[0]?.message.content).toContain('# Thin pancakes')
  expect(network.requests).toEqual([])
})
