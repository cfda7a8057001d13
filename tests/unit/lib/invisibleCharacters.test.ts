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
    ['a sentence in variation selectors', `Eggs❤\ufe0f${'\u{e0150}\ufe00\ufe01\ufe0f\ufe0e'.repeat(9)}`, 'Eggs❤\ufe0f'],
    ['a variation selector without a visible character', ' \ufe0fEggs', ' Eggs'],
    ['variation selectors after control characters', `Eggs${'\u0001\ufe0e\u0002\ufe0f'.repeat(9)}`, 'Eggs'],
    ['fillers', 'Eggs\u115f\u1160\u3164\uffa0', 'Eggs'],
    ['control characters', 'Eg\u0000\u0007\u001b\u0085gs', 'Eggs'],
    ['all but seven tag characters after a black flag', `🏴${tags('addbleachtoit')}`, `🏴${tags('addblea')}`],
  ])('removes %s', (_, text, stripped) => {
    expect(stripInvisible(text)).toBe(stripped)
  })

  test.each([
    ['joiners', '👩‍👩‍👧 می‌خواهم'],
    ['direction marks', 'ا\u200fب\u200e'],
    ['the flag of Scotland', `🏴${tags('gbsct')}\u{e007f}`],
    ['one variation selector after each character', '❤️ 1️⃣ 👁️‍🗨️'],
    ['tabs and line ends', 'a\tb\r\nc'],
  ])('keeps %s', (_, text) => {
    expect(stripInvisible(text)).toBe(text)
  })
})

test('stripInvisible removes every default-ignorable code point except joiners, direction marks and those of emoji', () => {
  const kept: string[] = []
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code)
    if (/\p{Default_Ignorable_Code_Point}/u.test(character) && stripInvisible(`a${character}${character}`) !== 'a')
      kept.push(code.toString(16))
  }
  expect(kept).toEqual(['61c', '200c', '200d', '200e', '200f', 'fe0e', 'fe0f'])
})

test('splitAtInvisible returns visible and invisible parts in turn', () => {
  expect(splitAtInvisible('Eg\u200b\u2066gs')).toEqual(['Eg', '\u200b\u2066', 'gs'])
  expect(splitAtInvisible('Eggs')).toEqual(['Eggs'])
})

test('splitAtInvisible returns a limited number of parts, which show the whole text', () => {
  const parts = splitAtInvisible('eg\u200bg '.repeat(100_000))
  expect(parts.length).toBeLessThan(1000)
  expect(parts.filter((_, index) => index % 2 === 0).join('')).toBe('egg '.repeat(100_000))
})
