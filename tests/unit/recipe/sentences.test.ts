import { describe, expect, test, vi } from 'vitest'
import { splitSentences } from '../../../src/recipe/steps/splitSentences'

describe('splitSentences', () => {
  test.each([
    ['one sentence', 'Chop the leeks', 'en', ['Chop the leeks']],
    [
      'sentences and lines',
      'Chop the leeks. Is the pan hot? Fry them!\nSeason.',
      'en',
      ['Chop the leeks.', 'Is the pan hot?', 'Fry them!', 'Season.'],
    ],
    ['no decimal point', 'Add 1.5 litres of stock. Simmer.', 'en', ['Add 1.5 litres of stock.', 'Simmer.']],
    ['no abbreviation before a number', 'Bake for approx. 20 minutes.', 'en', ['Bake for approx. 20 minutes.']],
    ['Chinese sentences', '切葱。加盐。', 'zh', ['切葱。', '加盐。']],
    ['Hindi sentences', 'प्याज काटें। नमक डालें।', 'hi', ['प्याज काटें।', 'नमक डालें।']],
    ['a text without words into nothing', ' … — ', 'en', []],
    ['an empty text into nothing', '', 'en', []],
  ])('splits %s', (_, text, language, sentences) => {
    expect(splitSentences(text, language)).toEqual(sentences)
  })

  test('splits a long sentence after a comma', () => {
    const clause = `${'stir '.repeat(20)}gently`
    expect(splitSentences(`${clause}, ${clause}.`, 'en')).toEqual([`${clause},`, `${clause}.`])
  })

  test('splits a long sentence without a comma between words', () => {
    const parts = splitSentences('simmer '.repeat(60), 'en')
    expect(parts.join(' ')).toBe('simmer '.repeat(60).trim())
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(160)
  })

  test('splits a long text without spaces and keeps its characters whole', () => {
    const parts = splitSentences('𠮷'.repeat(200), 'zh')
    expect(parts).toEqual(['𠮷'.repeat(160), '𠮷'.repeat(40)])
  })

  test('splits by length alone where the browser has no Segmenter', () => {
    vi.stubGlobal('Intl', {})
    expect(splitSentences('Chop the leeks. Fry them.', 'en')).toEqual(['Chop the leeks. Fry them.'])
  })
})
