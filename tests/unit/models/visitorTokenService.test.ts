import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readPageSettings } from '../../../src/config/pageSettings'
import { ROUTER_MODELS } from '../../../src/config/settings'
import { ROUTER_VISION_MODELS } from '../../../src/config/visionModels'
import { setVisitorToken } from '../../../src/models/visitorTokenService'
import { chatCompletion, type Progress } from '../../../src/service/chatCompletion'
import { serviceInUse, setVisitorService, visitorChoice } from '../../../src/service/visitorService'
import { stubNetwork } from '../../support/network'
import { errorReply, reply, type Script, streamedReply } from '../../support/service'

const TOKEN = 'hf_AbCdEfGhIjKlMnOpQrSt'

beforeEach(() => void vi.stubGlobal('document', { baseURI: 'https://page.example/' }))

afterEach(() => {
  setVisitorService(undefined)
})

test.each([
  TOKEN,
  ` ${TOKEN}\n`,
  'hf_0123456789abcdefghijABCDEFGHIJwxyz',
  'hf_oauth_eyJhbGciOi.eyJzdWIiOi.sig-nature_',
])('%j can be a token', (text) => {
  expect(setVisitorToken(text, 'token')).toBe(true)
  expect(serviceInUse(readPageSettings()).service).toEqual({ kind: 'router', token: text.trim() })
})

test.each([
  ...['', ' ', 'my password', 'hf_', 'hf_short', 'HF_AbCdEfGhIjKlMnOpQrSt', 'sk-1'],
  ...[`${TOKEN} ${TOKEN}`, `${TOKEN}é`],
])('%j is not a token, and the earlier one stays', (text) => {
  expect(setVisitorToken(text, 'token')).toBe(false)
  expect(visitorChoice()).toBeUndefined()
  setVisitorToken(TOKEN, 'token')
  expect(setVisitorToken(text, 'token')).toBe(false)
  expect(serviceInUse(readPageSettings()).service).toEqual({ kind: 'router', token: TOKEN })
})

test('the token replaces the service and the models until it is forgotten', () => {
  vi.stubEnv('VITE_INFERENCE_URL', '/v1')
  vi.stubEnv('VITE_HF_MODEL', 'own/model')
  vi.stubEnv('VITE_VISITOR_MODELS', 'huggingface')
  const settings = readPageSettings()
  setVisitorToken(TOKEN, 'token')
  expect(serviceInUse(settings)).toEqual({
    choice: { kind: 'token' },
    service: { kind: 'router', token: TOKEN },
    models: ROUTER_MODELS,
    visionModels: ROUTER_VISION_MODELS,
  })
  setVisitorService(undefined)
  expect(serviceInUse(settings)).toBe(settings)
})

test.each(['off', 'local,browser'])('no token is used where VITE_VISITOR_MODELS is %s', (models) => {
  vi.stubEnv('VITE_VISITOR_MODELS', models)
  expect(setVisitorToken(TOKEN, 'token')).toBe(false)
  expect(setVisitorToken(TOKEN, 'account')).toBe(false)
  expect(serviceInUse(readPageSettings()).service).toEqual({ kind: 'cookbook' })
})

describe('a request with the visitor’s token', () => {
  async function ask(script: Script) {
    const progress: Progress[] = []
    const { requests } = stubNetwork(script)
    setVisitorToken(TOKEN, 'account')
    const asked = chatCompletion(
      { messages: [{ role: 'user', content: 'Eggs' }], max_tokens: 1024 },
      { signal: new AbortController().signal, onProgress: (each) => progress.push(each) },
    )
    // The request keeps what it began with.
    setVisitorService(undefined)
    const error = await asked.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    return { requests, progress, asked, error }
  }

  test('goes to the router', async () => {
    const { requests, asked } = await ask(reply('# Soup'))
    expect(requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['https://router.huggingface.co/v1/chat/completions', `Bearer ${TOKEN}`],
    ])
    const answeredBy = [{ kind: 'model', model: ROUTER_MODELS[0], service: 'Hugging Face' }]
    expect(await asked).toEqual({ content: '# Soup', finishReason: 'stop', answeredBy })
  })

  test('shows no token that the model quotes, not even for a moment', async () => {
    const { progress, asked } = await ask(() =>
      streamedReply(`# Soup ${TOKEN} ${btoa(TOKEN)} with leeks`.match(/.{1,3}/g) ?? []),
    )
    expect((await asked).content).toBe('# Soup [access token] [access token] with leeks')
    expect(progress.length).toBeGreaterThan(5)
    const shown = JSON.stringify(progress)
    expect(shown).toContain('[access token]')
    expect(shown).not.toContain(TOKEN.slice(0, 8))
    expect(shown).not.toContain(btoa(TOKEN).slice(0, 8))
  })

  test('fails without the token in the error', async () => {
    const { error } = await ask(() => errorReply(401, `Bad token ${TOKEN} ${encodeURIComponent(btoa(TOKEN))}.`))
    expect(error).toMatchObject({ kind: 'unauthorized' })
    expect(String(error)).toMatch(/Bad token \[access token\] \[access token\]/)
  })
})
