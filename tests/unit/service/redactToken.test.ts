import { expect, test } from 'vitest'
import { createRedact } from '../../../src/service/redactToken'

const token = 'hf_AbCdEfGhIjKlMnOp'
const redact = createRedact(token)

test.each([
  ['the whole token', `Bearer ${token} is unknown`, 'Bearer [access token] is unknown'],
  ['the token twice', `${token}: ${token}`, '[access token]: [access token]'],
  ['the token in quotation marks', `"${token}"`, '"[access token]"'],
  ['the beginning of the token', 'Bad key hf_AbCdEfGhI*** given', 'Bad key [access token]*** given'],
  ['a token whose middle is left out', 'Bad key hf_AbCdEf...MnOp', 'Bad key [access token]'],
  ['a token at the cut end of the text', 'Bad key hf_AbCdE', 'Bad key [access token]'],
  ['the end of the token', 'Token ending in GhIjKlMnOp is invalid', 'Token ending in [access token] is invalid'],
  ['seven characters of the token', 'ending in jKlMnOp', 'ending in jKlMnOp'],
  ['the token in base64', `Key ${btoa(token)}!`, 'Key [access token]!'],
  ['the token in base64 without its end', `Key ${btoa(token).slice(0, 11)}…`, 'Key [access token]…'],
  ['the end of the token in base64', `Key …${btoa(token).slice(-12)}`, 'Key …[access token]A=='],
  ['invisible characters within the token', `Key ${[...token].join('\u00ad')}`, 'Key [access token]'],
  ['hundreds of invisible characters within the token', `hf_AbC${'\u2060'.repeat(500)}dEfGh`, '[access token]'],
  ['no token', 'The model is overloaded', 'The model is overloaded'],
  ['only the prefix that all tokens share', 'Tokens begin with hf_', 'Tokens begin with hf_'],
  ['invisible characters and no token', 'Bake\u200b it', 'Bake\u200b it'],
])('a text with %s is redacted', (_, text, redacted) => {
  expect(redact(text)).toBe(redacted)
})

test.each(['', ':', 'u:', 'Bearer '])('the token in base64 after "%s" is redacted', (before) => {
  const redacted = redact(`Key ${btoa(`${before}${token}:`)}!`)
  expect(redacted).toMatch(/^Key [\w+/]*\[access token\][\w=]*!$/)
  // At its ends base64 mixes the token with the text beside it.
  expect(redacted.replace('[access token]', '').length).toBeLessThan('Key !'.length + (before.length * 8) / 6 + 2)
})

test('a token in base64 for addresses is redacted', () => {
  const signs = 'key>>>???~~~<<<key'
  expect(createRedact(signs)(Buffer.from(signs).toString('base64url'))).toBe('[access token]')
})

test('a short token is redacted', () => {
  expect(createRedact('hf_x')('Bearer hf_x is unknown')).toBe('Bearer [access token] is unknown')
})

test('a token with punctuation is redacted as a whole, and URL-encoded', () => {
  const keyPair = 'key-1234:s$cret!{part}'
  expect(createRedact(keyPair)(`Bad key ${keyPair}.`)).toBe('Bad key [access token].')
  expect(createRedact(keyPair)(`?key=${encodeURIComponent(keyPair)}&a`)).not.toContain('cret')
})
