import { describe, expect, test } from 'vitest'
import { createRedact, redactToken } from '../../../src/service/redactToken'
import { expectLinear } from '../../support/linear'

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

const everySeven = (separator: string) => (token.match(/.{1,7}/g) ?? []).join(separator)
const everyOne = (separator: string) => [...token].join(separator)

test.each([
  ['invisible characters every seven letters', everySeven('\u200b')],
  ['soft hyphens', everyOne('\u00ad')],
  ['zero-width joiners and variation selectors', everySeven('\u200d\ufe0f')],
  ['hundreds of invisible characters', everySeven('\u2060'.repeat(500))],
  ['tags for invisible text', everySeven('\u{e0041}')],
  ['control characters', everySeven('\u0007')],
  ['spaces', everyOne(' ')],
  ['line breaks', everySeven('\n')],
  ['the other case', token.toUpperCase()],
  ['full-width letters', token.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
  ['mathematical letters', token.replace(/[a-z]/g, (sign) => String.fromCodePoint(0x1d41a - 97 + sign.charCodeAt(0)))],
  ['circled letters', token.replace(/[a-z]/g, (sign) => String.fromCharCode(0x24d0 - 97 + sign.charCodeAt(0)))],
  ['accents', everyOne('\u0336')],
  ['bold type', 'hf_**AbCdEf**GhIj*KlMn*Op'],
  ['an escaped mark', 'hf\\_AbCdEfGhIjKlMnOp'],
  ['tags of HTML', 'hf_<b class="x">AbCd</b>EfGh<!-- so -->IjKl<i>MnOp</i>'],
  ['links', '[hf_AbCd](https://a.example/)[EfGhIj](https://b.example/)KlMnOp'],
  ['character references', everyOne('&#8203;')],
  ['letters as character references', [...token].map((sign) => `&#${sign.charCodeAt(0)};`).join('')],
  ['letters as hexadecimal references', [...token].map((sign) => `&#x${sign.charCodeAt(0).toString(16)};`).join('')],
  ['escapes of JSON', [...token].map((sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('')],
  ['percent-encoding', [...token].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')],
  ['double percent-encoding', [...token].map((sign) => `%25${sign.charCodeAt(0).toString(16)}`).join('')],
  ['hexadecimal digits', Buffer.from(token).toString('hex')],
  ['base64 with line breaks', btoa(`Bearer ${token}!`).replace(/.{5}/g, '$&\n')],
])('redactToken redacts a token with %s', (_, disguised) => {
  const redacted = redactToken(`Your key ${disguised} was refused.`, token)
  expect(redacted).toContain('[access token]')
  // What it leaves is shorter than the shortest part.
  const letters = redacted
    .replace('[access token]', '|')
    .normalize('NFKD')
    .replace(/[^\w|]/g, '')
  expect(letters.replace(/^Yourkey|wasrefused$/g, '').length).toBeLessThan(MIN_LEFT)
})

/** The beginning and the end of base64 also hold the text beside the token. */
const MIN_LEFT = 20

describe('a text that grows', () => {
  const texts = [
    `Whisk the eggs. ${token} And the flour. `.repeat(12),
    `${everySeven('\u200b')} ${btoa(token)} &#104;f_AbCdEfGh 100%25 <b>hf_AbCd</b>EfGh… `.repeat(3),
    `hf_AbCdEf...${'x'.repeat(300)} ${token.repeat(4)}`,
    '- '.repeat(300) + token,
  ]
  test.each(texts)('is redacted like the whole text at each length: %#', (text) => {
    const redact = createRedact(token)
    for (let length = 0; length <= text.length; length += 1 + (length % 7))
      expect(redact(text.slice(0, length))).toBe(redactToken(text.slice(0, length), token))
    expect(redact(text)).toBe(redactToken(text, token))
  })

  test('and is then another one is redacted as that', () => {
    const redact = createRedact(token)
    redact('Whisk the eggs. '.repeat(50))
    expect(redact(`Whisk ${token}`)).toBe('Whisk [access token]')
  })

  test.each([
    ['words', 'Whisk the eggs with 100 g flour. '],
    ['no letters', '- '],
    ['invisible characters', '\u200b'],
    ['percent signs', '%25'],
    ['tags that do not end', '<a'],
    ['links that do not end', ']('],
    ['letters without spaces', '将米饭加入'],
    ['the token', token],
  ])('is redacted in linear time: %s', (_, piece) => {
    expectLinear((size) => {
      const text = piece.repeat(size / piece.length)
      const redact = createRedact(token)
      for (let length = 0; length <= text.length; length += 500) redact(text.slice(0, length))
    }, 25_000)
  })

  test('is redacted in one go where a megabyte arrives at once', () => {
    const timeOf = (work: () => unknown) => {
      const start = performance.now()
      work()
      return performance.now() - start
    }
    const text = 'egg '.repeat(250_000)
    let time = Infinity
    let timeOfLetters = Infinity
    // A busy machine only lengthens a time, so the shortest ones count.
    for (let count = 0; count < 20 && (count < 3 || time > 15 * timeOfLetters); count++) {
      time = Math.min(
        time,
        timeOf(() => redactToken(text, token)),
      )
      timeOfLetters = Math.min(
        timeOfLetters,
        timeOf(() =>
          text
            .normalize('NFKD')
            .toLowerCase()
            .replace(/[^a-z\d]/g, ''),
        ),
      )
    }
    // Browsers take some 20 ms for the letters, and a task may take 200 ms.
    expect(time / timeOfLetters).toBeLessThan(15)
  })
})
