import { beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from '../../../src/config/settings'
import { createClient } from '../../../src/service/client'
import { type Network, stubNetwork } from '../../support/network'
import { errorReply } from '../../support/service'

let network: Network

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://page.example/chef/' })
  network = stubNetwork((_, count) => {
    // A client that retries a 503 by itself does so without a delay and without end, so the test would not end either.
    if (count > 3) throw new Error('The client retries without end.')
    return errorReply(503, 'overloaded')
  })
})

/** Sends one request with the client for these settings and returns it. */
async function sendRequest(settings: Parameters<typeof readSettings>[0]) {
  const client = await createClient(readSettings(settings))
  const messages = [{ role: 'user', content: 'Eggs' }]
  await expect(client.chatCompletion({ model: 'any', messages })).rejects.toThrow(
    'Failed to perform inference: overloaded',
  )
  expect(network.requests, 'a request without retries').toHaveLength(1)
  return network.requests[0]
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
])('the client for the endpoint %s sends its requests to %s', async (endpoint, url) => {
  const request = await sendRequest({ VITE_INFERENCE_URL: endpoint })
  expect(request?.url).toBe(url)
  expect(request?.headers).not.toHaveProperty('authorization')
})

test('the client for an endpoint sends the token if there is one', async () => {
  const url = 'https://models.example'
  const request = await sendRequest({ VITE_INFERENCE_URL: url, VITE_HF_ACCESS_TOKEN: 'sk-any' })
  expect(request?.url).toBe('https://models.example/v1/chat/completions')
  expect(request?.headers.authorization).toBe('Bearer sk-any')
})

test('the client for a token alone sends its requests to the Hugging Face router', async () => {
  const request = await sendRequest({ VITE_HF_ACCESS_TOKEN: 'hf_test' })
  expect(request?.url).toBe('https://router.huggingface.co/v1/chat/completions')
  expect(request?.headers.authorization).toBe('Bearer hf_test')
})
