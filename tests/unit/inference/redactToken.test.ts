import { expect, test } from 'vitest'
import { redactToken } from '../../../src/inference/redactToken'

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
  ['no token', 'The model is overloaded', 'The model is overloaded'],
  ['only the prefix that all tokens share', 'Tokens begin with hf_', 'Tokens begin with hf_'],
])('redactToken redacts a text with %s', (_, text, redacted) => {
  expect(redactToken(text, token)).toBe(redacted)
})

test('redactToken removes a short token', () => {
  expect(redactToken('Bearer hf_x is unknown', 'hf_x')).toBe('Bearer [access token] is unknown')
})

test('redactToken removes a token with punctuation as a whole', () => {
  const keyPair = 'key-1234:s$cret!{part}'
  expect(redactToken(`Bad key ${keyPair}.`, keyPair)).not.toContain('cret')
  expect(redactToken('Bad key key-1234:s$cr', keyPair)).toBe('Bad key [access token]')
})
