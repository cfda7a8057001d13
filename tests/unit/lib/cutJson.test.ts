import { expect, test } from 'vitest'
import { parseCutJson } from '../../../src/lib/cutJson'

test.each([
  ['{', {}],
  ['{"a": [1, "b', { a: [1, 'b'] }],
  ['{"a": [1, "b"], ', { a: [1, 'b'] }],
  ['{"a": [1], "b', { a: [1] }],
  ['{"a": {"b": tru', { a: {} }],
  ['["a\\', ['a']],
  ['["a\\"b', ['a"b']],
  ['["a]b", ["c', ['a]b', ['c']]],
])('JSON that breaks off: %s', (text, value) => {
  expect(parseCutJson(text)).toEqual({ value, end: text.length, isCut: true })
})

test('JSON ends where its last bracket does', () => {
  expect(parseCutJson('{"a": "}"} and more')).toEqual({ value: { a: '}' }, end: 10, isCut: false })
})

test('invalid JSON, and JSON that is deeper than any recipe, has no value', () => {
  expect(parseCutJson('{a: 1}').value).toBe(undefined)
  expect(parseCutJson('['.repeat(10_000)).value).toBe(undefined)
  expect(parseCutJson('').value).toBe(undefined)
})
