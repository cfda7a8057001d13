import { describe, expect, test } from 'vitest'
import { checkMeant } from '../../../build/page/checkSettings'
import { DEFAULT_MODEL, ROUTER_MODELS, readSettings, SettingError } from '../../../src/config/settings'
import { ROUTER_VISION_MODELS } from '../../../src/config/visionModels'

describe('readSettings', () => {
  test('chooses the cookbook and the default model without any setting', () => {
    expect(readSettings({})).toEqual({
      service: { kind: 'cookbook' },
      models: [DEFAULT_MODEL],
      visionModels: [],
      visitorModels: ['huggingface', 'local', 'browser'],
      offline: true,
    })
  })

  test('treats an empty value and white space as not set', () => {
    expect(readSettings({ VITE_HF_ACCESS_TOKEN: '', VITE_HF_MODEL: ' ', VITE_INFERENCE_URL: '\t' })).toEqual(
      readSettings({}),
    )
  })

  test.each([
    ['VITE_HF_MODEL', '"llama3.2"'],
    ['VITE_HF_MODEL', "'llama3.2"],
    ['VITE_HF_ACCESS_TOKEN', 'undefined'],
    ['VITE_HF_ACCESS_TOKEN', '$HF_TOKEN'],
    ['VITE_INFERENCE_URL', '$URL'],
    ['VITE_OFFLINE', '%OFFLINE%'],
  ])('refuses what cannot be meant: %s=%s', (name, value) => {
    const read = () => checkMeant({ VITE_INFERENCE_URL: '/v1', [name]: value })
    expect(read).toThrow(new RegExp(`^${name} has quotation marks`))
    expect(read).not.toThrow(value)
    expect(() => checkMeant({ [name]: 'meant' })).not.toThrow()
  })

  test.each([
    'https://models.example',
    'https://models.example/v1/',
    'HTTP://localhost:11434/v1',
    'http://127.0.0.1:8080',
    '/v1',
    '/v1/',
    './v1',
    '../inference/v1',
    '//models.example/v1',
  ])('accepts the endpoint %s without a token, and with one of any form', (url) => {
    const read = (token: string) => readSettings({ VITE_INFERENCE_URL: url, VITE_HF_ACCESS_TOKEN: token }).service
    expect(read('')).toEqual({ kind: 'endpoint', url })
    expect(read('sk-other')).toEqual({ kind: 'endpoint', url, token: 'sk-other' })
  })

  test.each([
    'https://mill .example/v1',
    ...'mill.example/v1 localhost:11434/v1 ftp://mill.example/ javascript:alert(1) http:// https://mill.example:port/v1'.split(
      ' ',
    ),
    ...'https://mill.example/v1?key=1 /v1#top http://[::1]:8000/v1 https://user:password@mill.example/v1 inference'.split(
      ' ',
    ),
  ])('rejects the endpoint %s with an error that names the setting but not the value', (url) => {
    const read = () => readSettings({ VITE_INFERENCE_URL: url })
    expect(read).toThrow(SettingError)
    expect(read).toThrow(/^VITE_INFERENCE_URL /)
    expect(read).not.toThrow(url)
  })

  test.each(
    Object.entries({
      VITE_HF_ACCESS_TOKEN: ['hf_two words', 'hf_"quoted”', 'hf_\u200bpasted', 'sk-other', 'secret'],
      VITE_HF_MODEL: ['my model', 'org/model, my model', 'https://models.example/model', 'a/b,https://models.example'],
      VITE_VISION_MODEL: ['my model', 'see/me, https://models.example/eyes', 'off, see/me'],
      VITE_VISITOR_MODELS: ['nonsense', 'off,local', 'on', 'Local', 'local browser', 'hugging face'],
      VITE_HF_OAUTH_CLIENT_ID: ['two words', 'id\u200b'],
      VITE_OFFLINE: ['no'],
    }).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
  )('rejects %s=%j with an error that names the setting', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingError)
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} `))
  })

  test('an error holds no token, and says what visitors may choose', () => {
    expect(() => readSettings({ VITE_HF_ACCESS_TOKEN: 'hf_two words' })).not.toThrow('two words')
    expect(() => readSettings({ VITE_VISITOR_MODELS: 'on' })).toThrow(/huggingface, local, browser.*off/)
  })

  test('reads several models in their order, without white space, empty names and repetitions', () => {
    const read = (models: string) => readSettings({ VITE_HF_MODEL: models }).models
    expect(read(' org/first, second:3b,,org/first,third ,')).toEqual(['org/first', 'second:3b', 'third'])
    expect(read(' , ,')).toEqual([DEFAULT_MODEL])
  })

  test('asks the router, with a token alone, for the model of the specification first, then for four others', () => {
    const { models, service } = readSettings({ VITE_HF_ACCESS_TOKEN: ' hf_secret\n' })
    expect(service).toEqual({ kind: 'router', token: 'hf_secret' })
    expect(models).toEqual(ROUTER_MODELS)
    expect(models[0]).toBe('mistralai/Mixtral-8x7B-Instruct-v0.1')
    expect(new Set(models).size).toBe(5)
  })

  test.each([{ VITE_INFERENCE_URL: '/v1' }, { VITE_INFERENCE_URL: '/v1', VITE_HF_ACCESS_TOKEN: 'any' }])(
    'asks an endpoint for the one default model with the settings %j',
    (settings) => {
      expect(readSettings(settings).models).toEqual([DEFAULT_MODEL])
    },
  )

  test.each([
    [{}, []],
    [{ VITE_INFERENCE_URL: '/v1' }, []],
    [{ VITE_HF_ACCESS_TOKEN: 'hf_secret' }, ROUTER_VISION_MODELS],
  ])('with the settings %j photos are read by %j, unless VITE_VISION_MODEL says otherwise', (env, models) => {
    const read = (value: string) => readSettings({ ...env, VITE_VISION_MODEL: value }).visionModels
    expect(readSettings(env).visionModels).toEqual(models)
    for (const unset of ['', ' ', ' , ']) expect(read(unset)).toEqual(models)
    expect(read(' off ')).toEqual([])
    const isCookbook = Object.keys(env).length === 0
    expect(read(' see/me , see/me:7b,,see/me')).toEqual(isCookbook ? [] : ['see/me', 'see/me:7b'])
  })

  test.each([
    [{}, ['huggingface', 'local', 'browser']],
    [{ VITE_HF_ACCESS_TOKEN: 'hf_secret' }, []],
    [{ VITE_INFERENCE_URL: '/v1' }, []],
  ])('offers visitors with the settings %j: %j, unless VITE_VISITOR_MODELS says otherwise', (env, models) => {
    const read = (value: string) => readSettings({ ...env, VITE_VISITOR_MODELS: value }).visitorModels
    expect(readSettings(env).visitorModels).toEqual(models)
    for (const unset of ['', ' ', ' , ']) expect(read(unset)).toEqual(models)
    expect(read(' off ')).toEqual([])
    expect(read(' local ')).toEqual(['local'])
    expect(read('browser,huggingface , browser,')).toEqual(['huggingface', 'browser'])
  })

  test('reads the identifier for signing in', () => {
    expect(readSettings({ VITE_HF_OAUTH_CLIENT_ID: ' 1b2f-4c ' }).oauthClientId).toBe('1b2f-4c')
    expect(readSettings({}).oauthClientId).toBeUndefined()
  })

  test('keeps the page for offline use unless VITE_OFFLINE is off', () => {
    expect(readSettings({ VITE_OFFLINE: ' off ' }).offline).toBe(false)
    expect(readSettings({ VITE_OFFLINE: 'on' }).offline).toBe(true)
  })
})
