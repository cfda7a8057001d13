import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTokenRedactor } from '../../../deploy/proxy/redactToken.mjs'

const TOKEN = 'hf_A.b$c+D(e)F*g?H[i]J'

function redactChunks(token: string, chunks: readonly string[]) {
  const redact = createTokenRedactor(token)
  return chunks.map((chunk) => redact(chunk, { isLast: false })).join('') + redact('', { isLast: true })
}

test('the token goes, and each part of eight characters or more', () => {
  expect(redactChunks(TOKEN, [`(${TOKEN}) ${TOKEN.slice(0, 8)}… ${TOKEN.slice(-8)} ${TOKEN.slice(0, 7)}`])).toBe(
    `([access token]) [access token]… [access token] ${TOKEN.slice(0, 7)}`,
  )
})

test('chunks may divide a text anywhere', () => {
  const parts = fc.array(fc.oneof(fc.constantFrom(TOKEN, TOKEN.slice(4, 15), TOKEN.slice(0, 5), ' '), fc.string()))
  fc.assert(
    fc.property(parts, fc.array(fc.nat({ max: 60 })), (texts, places) => {
      const text = texts.join('')
      const ends = [...places.filter((place) => place < text.length), text.length].toSorted((a, b) => a - b)
      const chunks = ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end))
      expect(redactChunks(TOKEN, chunks)).toBe(redactChunks(TOKEN, [text]))
    }),
  )
})

test('a chunk that cannot end within the token is passed on whole', () => {
  expect(createTokenRedactor(TOKEN)('data: {"a":"hf"}\n\n', { isLast: false })).toBe('data: {"a":"hf"}\n\n')
})

test('a short token is a word like any other', () => {
  expect(redactChunks('ollama', ['ollama and olla', 'ma'])).toBe('ollama and ollama')
})
