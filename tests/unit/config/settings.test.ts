import { describe, expect, test } from 'vitest'
import { DEFAULT_MODEL, readSettings, SettingError } from '../../../src/config/settings'

describe('readSettings', () => {
  test('without any setting the chef is the cookbook', () => {
    expect(readSettings({})).toEqual({ service: { kind: 'cookbook' }, model: DEFAULT_MODEL })
  })

  test('an empty value, or one of white space, is one that is not set', () => {
    expect(
      readSettings({ VITE_HF_ACCESS_TOKEN: '', VITE_HF_MODEL: ' ', VITE_INFERENCE_URL: '\t' }),
    ).toEqual(readSettings({}))
  })

  test('a token alone goes to the Hugging Face router', () => {
    expect(readSettings({ VITE_HF_ACCESS_TOKEN: ' hf_secret\n' }).service).toEqual({
      kind: 'router',
      token: 'hf_secret',
    })
  })

  test('an address needs no token, and may have one of any form', () => {
    const url = 'https://models.example/v1'
    expect(readSettings({ VITE_INFERENCE_URL: url }).service).toEqual({ kind: 'endpoint', url })
    expect(
      readSettings({ VITE_INFERENCE_URL: url, VITE_HF_ACCESS_TOKEN: 'sk-other' }).service,
    ).toEqual({ kind: 'endpoint', url, token: 'sk-other' })
  })

  test.each([
    'https://models.example',
    'https://models.example/v1',
    'https://models.example/v1/',
    'HTTP://localhost:11434/v1',
    'http://127.0.0.1:8080',
    '/v1',
    '/v1/',
    './v1',
    '../inference/v1',
    '//models.example/v1',
  ])('%s can be the address of a service', (url) => {
    expect(readSettings({ VITE_INFERENCE_URL: url }).service).toEqual({ kind: 'endpoint', url })
  })

  test.each([
    'models.example/v1',
    'localhost:11434/v1',
    'ftp://models.example/',
    'javascript:alert(1)',
    'http://',
    'https://models .example/v1',
    'https://models.example:port/v1',
    'https://models.example/v1?key=1',
    '/v1#top',
    'http://[::1]:8000/v1',
    'https://cook:word@models.example/v1',
    'v1',
  ])('%s cannot, and the error names the setting', (url) => {
    expect(() => readSettings({ VITE_INFERENCE_URL: url })).toThrow(SettingError)
    expect(() => readSettings({ VITE_INFERENCE_URL: url })).toThrow(/^VITE_INFERENCE_URL /)
  })

  test.each(['hf_two parts', 'hf_"quoted”', 'hf_\u200bpasted', 'sk-other', 'secret'])(
    'the token %j cannot work, and the error names the setting but does not repeat the token',
    (token) => {
      const read = () => readSettings({ VITE_HF_ACCESS_TOKEN: token })
      expect(read).toThrow(SettingError)
      expect(read).toThrow(/^VITE_HF_ACCESS_TOKEN /)
      expect(read).not.toThrow(token)
    },
  )

  test('a password in an address is not repeated', () => {
    const read = () => readSettings({ VITE_INFERENCE_URL: 'https://cook:word@models.example/v1' })
    expect(read).not.toThrow('word@')
  })

  test('the model is sent as it is named', () => {
    for (const model of ['llama3.2:3b', 'org/model', 'org/model:provider'])
      expect(readSettings({ VITE_HF_MODEL: model }).model).toBe(model)
  })

  test.each(['my model', 'https://models.example/model'])('the model %s cannot work', (model) => {
    expect(() => readSettings({ VITE_HF_MODEL: model })).toThrow(/^VITE_HF_MODEL /)
  })
})
