import { expect, test } from 'vitest'
import { redactToken } from '../../../src/service/redactToken'

const token = 'hf_AbCdEfGhIjKlMnOp'

test.each([
  ['the whole token', `Bearer ${token} is unknown`, 'Bearer [access token] is unknown'],
  ['the token twice', `${token}: ${token}`, '[access token]: [access token]'],
  ['the token in quotation marks', `"${token}"`, '"[access token]"'],
  ['the beginning of the token', 'Bad key hf_AbCdEfGhI*** given', 'Bad key [access token]*** given'],
  ['a token whose middle is left out', 'Bad key hf_AbCdEf...MnOp', 'Bad key [access token]'],
  ['a token at the cut end of the text', 'Bad key hf_AbCdE', 'Bad key [access token]'],
  ['the end of the token', 'Token ending in GhIjKlMnOp is invalid', 'Token ending in [access token] is invalid'],
  ['the middle of the token', 'hf_***fGhIjKlMn***', 'hf_***[access token]***'],
  ['seven characters of the token', 'ending in jKlMnOp', 'ending in jKlMnOp'],
  ['a percent-encoded token', 'Key %68f%5fAbCdEfGhI%6A%4bl%4D%6e%4F%70!', 'Key [access token]!'],
  ['another percent-encoded text', '100%25 of %E2%82%AC, 5%', '100%25 of %E2%82%AC, 5%'],
  ['the token in base64', `Key ${btoa(token)}!`, 'Key [access token]!'],
  ['the token in base64 without its end', `Key ${btoa(token).slice(0, 11)}…`, 'Key [access token]…'],
  ['the end of the token in base64', `Key …${btoa(token).slice(-12)}`, 'Key …[access token]A=='],
  ['a part of the token in base64', `Key ${btoa(token.slice(4, 16))}`, 'Key [access token]'],
  ['the token in base64, percent-encoded', `Key ${encodeURIComponent(btoa(`${token}.`))}`, 'Key [access token]'],
  ['no token', 'The model is overloaded', 'The model is overloaded'],
  ['only the prefix that all tokens share', 'Tokens begin with hf_', 'Tokens begin with hf_'],
])('redactToken redacts a text with %s', (_, text, redacted) => {
  expect(redactToken(text, token)).toBe(redacted)
})

test.each(['', ':', 'u:', 'Bearer '])('redactToken redacts the token in base64 after "%s"', (before) => {
  const redacted = redactToken(`Key ${btoa(`${before}${token}:`)}!`, token)
  expect(redacted).toMatch(/^Key [\w+/]*\[access token\][\w=]*!$/)
  // At its ends base64 mixes the token with the text beside it.
  expect(redacted.replace('[access token]', '').length).toBeLessThan('Key !'.length + (before.length * 8) / 6 + 2)
})

test('redactToken redacts the token in base64 for addresses', () => {
  const signs = 'key>>>???~~~<<<key'
  expect(redactToken(Buffer.from(signs).toString('base64url'), signs)).toBe('[access token]')
})

test('redactToken removes a short token', () => {
  expect(redactToken('Bearer hf_x is unknown', 'hf_x')).toBe('Bearer [access token] is unknown')
})

test('redactToken removes a token with punctuation as a whole', () => {
  const keyPair = 'key-1234:s$cret!{part}'
  expect(redactToken(`Bad key ${keyPair}.`, keyPair)).not.toContain('cret')
  expect(redactToken('Bad key key-1234:s$cr', keyPair)).toBe('Bad key [access token]')
})
