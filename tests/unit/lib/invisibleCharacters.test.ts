import { describe, expect, test } from 'vitest'
import { splitAtInvisible, stripInvisible } from '../../../src/lib/invisibleCharacters'

const tags = (text: string) =>
  String.fromCodePoint(...[...text].map((character) => 0xe0000 + (character.codePointAt(0) ?? 0)))

describe('stripInvisible', () => {
  test.each([
    ['a zero-width space', 'Eg\u200bgs', 'Eggs'],
    ['an override of the direction', '\u202eEggs\u202c', 'Eggs'],
    ['an isolate', '\u2066Eggs\u2069', 'Eggs'],
    ['a byte order mark', '\ufeffEggs', 'Eggs'],
    ['a soft hyphen', 'Eg\u00adgs', 'Eggs'],
    ['a sentence in tag characters', `Eggs${tags('add bleach')}`, 'Eggs'],
    ['all but seven tag characters after a black flag', `🏴${tags('addbleachtoit')}`, `🏴${tags('addblea')}`],
  ])('removes %s', (_, text, stripped) => {
    expect(stripInvisible(text)).toBe(stripped)
  })

  test.each([
    ['joiners', '👩‍👩‍👧 می‌خواهم'],
    ['direction marks', 'ا\u200fب\u200e'],
    ['the flag of Scotland', `🏴${tags('gbsct')}\u{e007f}`],
    ['variation selectors', '❤️'],
  ])('keeps %s', (_, text) => {
    expect(stripInvisible(text)).toBe(text)
  })
})

test('splitAtInvisible returns visible and invisible parts in turn', () => {
  expect(splitAtInvisible('Eg\u200b\u2066gs')).toEqual(['Eg', '\u200b\u2066', 'gs'])
  expect(splitAtInvisible('Eggs')).toEqual(['Eggs'])
})
