import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askForFoods, getRecipe } from '../../../src/ai'
import { getProperty } from '../../../src/lib/json'
import { PHOTO_REQUEST } from '../../../src/prompt/foodsInPhoto'
import { noWishes } from '../../../src/prompt/wishes'
import { photoReader, setVisitorService } from '../../../src/service/visitorService'
import { noResponse, stubNetwork } from '../../support/network'
import { openPage, settle, sse } from '../../support/request'
import { errorReply, event, reply, type ScriptedResponse } from '../../support/service'

// A request with a photo, with the real client library on a stubbed network.

const PHOTO = 'data:image/jpeg;base64,AAAA'

beforeEach(() => {
  openPage()
  vi.stubEnv('VITE_HF_MODEL', 'write/me')
  vi.stubEnv('VITE_VISION_MODEL', 'see/me')
})

afterEach(() => {
  setVisitorService(undefined)
})

const find = (signal = new AbortController().signal) => askForFoods(PHOTO, signal)

const modelsOf = ({ requests }: ReturnType<typeof stubNetwork>) =>
  requests.map(({ body }) => getProperty(body, 'model'))

test('sends one text and the photo to the model that reads photos', async () => {
  const network = stubNetwork(reply('["eggs", "milk"]'))
  expect(await find()).toBe('["eggs", "milk"]')
  expect(network.requests).toHaveLength(1)
  const content = [
    { type: 'text', text: PHOTO_REQUEST },
    { type: 'image_url', image_url: { url: PHOTO } },
  ]
  const messages = [{ role: 'user', content }]
  expect(network.requests[0]?.body).toMatchObject({ model: 'see/me', max_tokens: 1024, messages })
})

const failures: [what: string, answer: ScriptedResponse | typeof noResponse, kind: string][] = [
  ['401', errorReply(401, 'no'), 'unauthorized'],
  ['429', errorReply(429, 'slow down'), 'overloaded'],
  ['400 for a model that reads no photos', errorReply(400, 'image input is not supported'), 'bad-request'],
  ['no answer', noResponse, 'network'],
  ['silence', { ...sse(), end: 'never' }, 'timeout'],
  ['an answer that breaks off', { ...sse(event({ content: '["eggs", ' })), end: 'break' }, 'interrupted'],
]

test.each(failures)('sends the photo once where the answer is %s', async (_, answer, kind) => {
  vi.stubEnv('VITE_VISION_MODEL', 'see/me, see/you')
  const network = stubNetwork(() => answer)
  expect(await settle(find())).toMatchObject({ error: { kind } })
  expect(network.requests).toHaveLength(1)
})

test('asks the next model if one is not served, and none twice', async () => {
  vi.stubEnv('VITE_VISION_MODEL', 'see/a, see/b, see/c')
  const network = stubNetwork((request) =>
    getProperty(request.body, 'model') === 'see/b' ? reply('["eggs"]')(request) : errorReply(404, 'no such model'),
  )
  expect(await find()).toBe('["eggs"]')
  expect(modelsOf(network)).toEqual(['see/a', 'see/b'])
  await find()
  expect(modelsOf(network)).toEqual(['see/a', 'see/b', 'see/b'])
})

test('a photo changes nothing about the models of recipes', async () => {
  vi.stubEnv('VITE_HF_MODEL', 'write/a, write/b')
  const network = stubNetwork((request) =>
    getProperty(request.body, 'model') === 'write/a' ? errorReply(404, 'no such model') : reply('Eggs')(request),
  )
  const askForRecipe = () =>
    getRecipe(
      { ingredients: ['Eggs'], wishes: noWishes, turns: [] },
      { signal: new AbortController().signal, onProgress: () => undefined },
    )
  await askForRecipe()
  await find()
  await askForRecipe()
  expect(modelsOf(network)).toEqual(['write/a', 'write/b', 'see/me', 'write/b'])
})

test('sends nothing where no model reads photos', async () => {
  vi.stubEnv('VITE_VISION_MODEL', '')
  const network = stubNetwork(reply('["eggs"]'))
  expect(await settle(find())).toMatchObject({ error: { kind: 'configuration' } })
  expect(network.requests).toEqual([])
})

describe('photoReader', () => {
  test.each([
    [{}, 'models.example'],
    [{ VITE_INFERENCE_URL: '/v1' }, 'page.example'],
    [{ VITE_VISION_MODEL: '' }, undefined],
    [{ VITE_INFERENCE_URL: '', VITE_HF_ACCESS_TOKEN: 'hf_page' }, 'Hugging Face'],
    [{ VITE_INFERENCE_URL: '', VITE_HF_ACCESS_TOKEN: 'hf_page', VITE_VISION_MODEL: '' }, 'Hugging Face'],
    [{ VITE_INFERENCE_URL: '' }, undefined],
  ])('with the changed settings %j is %s', (settings, name) => {
    for (const [setting, value] of Object.entries(settings)) vi.stubEnv(setting, value)
    expect(photoReader()).toBe(name)
  })

  test('is the service of the visitor’s choice, where that reads photos', () => {
    const models = { models: ['any'], visionModels: ['see/me'] } as const
    setVisitorService({ choice: { kind: 'token' }, service: { kind: 'router', token: 'hf_own' }, ...models })
    expect(photoReader()).toBe('Hugging Face')
    const service = { kind: 'endpoint', url: 'http://localhost:11434/v1' } as const
    setVisitorService({ choice: { kind: 'local', model: 'any' }, service, models: ['any'], visionModels: [] })
    expect(photoReader()).toBeUndefined()
  })
})
