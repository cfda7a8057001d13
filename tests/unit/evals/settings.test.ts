import { expect, test } from 'vitest'
import { readEvalSettings } from '../../../evals/settings'

const working = { EVAL_URL: 'http://localhost:11434/v1', EVAL_MODEL: 'llama3.2' }

test('reads the address and the model, with two requests at a time and no token', () => {
  expect(readEvalSettings(working)).toEqual({
    url: 'http://localhost:11434/v1',
    models: ['llama3.2'],
    token: '',
    concurrency: 2,
  })
})

test('reads several models, a token and a number of requests', () => {
  const more = { EVAL_MODEL: ' a/b, c ,, a/b', EVAL_TOKEN: ' secret ', EVAL_CONCURRENCY: '1' }
  expect(readEvalSettings({ ...working, ...more })).toMatchObject({
    models: ['a/b', 'c'],
    token: 'secret',
    concurrency: 1,
  })
})

test.each([
  ['no address', { EVAL_URL: undefined }, /^Set EVAL_URL /],
  ['a blank address', { EVAL_URL: ' ' }, /^Set EVAL_URL /],
  ['a path as the address', { EVAL_URL: '/v1' }, /^Set EVAL_URL /],
  ['no model', { EVAL_MODEL: ' , ' }, /^Set EVAL_MODEL /],
  ['a number of requests that is none', { EVAL_CONCURRENCY: 'many' }, /^EVAL_CONCURRENCY /],
  ['too many requests', { EVAL_CONCURRENCY: '60' }, /^EVAL_CONCURRENCY /],
])('names the setting at fault with %s', (_, changed, message) => {
  expect(() => readEvalSettings({ ...working, ...changed })).toThrow(message)
})
