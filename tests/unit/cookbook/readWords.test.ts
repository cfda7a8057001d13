import { describe, expect, test } from 'vitest'
import { readWords } from '../../../src/cookbook/readWords'
import { offeredChanges } from '../../../src/prompt'

const names = (text: string) => readWords(text).exclusions.map(({ name }) => name)

describe('the fixed forms', () => {
  test.each([
    ['without peas, please', ['peas']],
    ['no nuts, eggs or milk', ['nuts', 'eggs', 'milk']],
    ["I don't have leeks.", ['leeks']],
    [
      'It must be dairy-free, without butter, without cream. Leave out celery.',
      ['dairy-free', 'butter', 'cream', 'celery'],
    ],
    ['vegan', ['vegan']],
    ['make it gluten-free, please', ['gluten-free']],
  ])('%s leaves out %j', (text, left) => {
    expect([names(text), readWords(text).notUnderstood]).toEqual([left, []])
  })

  test.each([
    ['in 20 minutes, please', 20],
    ['ready in 25 minutes', 25],
    ['not more than 20 min', 20],
    ['in 1.5 hours', 90],
    ['in half an hour', 30],
    ['one hour', 60],
    ['45-minute', 45],
    ['quick', 30],
  ])('%s is a time', (text, minutes) => {
    expect(readWords(text)).toMatchObject({ minutes, notUnderstood: [] })
  })

  test.each(['for two', 'for 6 people, please', 'for a family of four', 'just for me'])(
    '%s is for so many people, which the page shows',
    (text) => {
      expect(readWords(text)).toMatchObject({ exclusions: [], notUnderstood: [] })
    },
  )

  test.each(['quicker', 'quicker, please', 'faster'])('%s asks for less time', (text) => {
    expect(readWords(text)).toMatchObject({ isQuicker: true, notUnderstood: [] })
  })

  test.each(['make it a soup', 'a salad instead', 'something Italian', 'dessert', 'stir-fry'])(
    '%s is a kind of dish',
    (text) => {
      expect(readWords(text)).toMatchObject({ wished: [{}], notUnderstood: [] })
    },
  )

  test.each(['no oven', 'without an oven', 'no cooking'])('%s is a limit', (text) => {
    expect(readWords(text)).toMatchObject({ limits: [{}], wished: [], notUnderstood: [] })
  })

  test('no soup is a limit too', () => {
    expect(readWords('no soup, please')).toMatchObject({ limits: [{}], wished: [], notUnderstood: [] })
  })

  test('what names a kind of dish and a food leaves out both', () => {
    expect(readWords('no pasta')).toMatchObject({ limits: [{}], exclusions: [{ name: 'pasta' }], notUnderstood: [] })
  })

  test('nothing is read of no words', () => {
    expect(readWords('')).toMatchObject({ exclusions: [], notUnderstood: [] })
  })
})

test.each([
  ['make it fancy', ['make it fancy']],
  ['vegetarian, in 20 minutes, crunchy', ['crunchy']],
  ['without cheddar and zorbs', ['without cheddar', 'zorbs']],
  ['the chicken smells off', ['the chicken smells off']],
  ['what can I use instead of parmesan?', ['what can I use instead of parmesan']],
  ['I only have a microwave', ['I only have a microwave']],
])('%s is not understood wholly', (text, parts) => {
  expect(readWords(text).notUnderstood.length).toBeGreaterThan(0)
  expect(parts.join()).toContain(readWords(text).notUnderstood.at(-1) ?? '-')
})

test.each(offeredChanges(true))('the change that the page offers is understood: %s', (change) => {
  expect(readWords(change).notUnderstood).toEqual([])
})

test.each(['no honey for the baby', 'without nuts for my kids'])('more than a name is no exclusion: %s', (text) => {
  expect(readWords(text)).toMatchObject({ exclusions: [], notUnderstood: [text] })
})

test.each(['constructor', 'no constructor', '__proto__'])('the name of no dish is none: %s', (text) => {
  expect(readWords(text)).toMatchObject({ wished: [], limits: [], notUnderstood: [text] })
})
