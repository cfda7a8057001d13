import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitBlocks } from '../../../src/recipe/card/renderLimits'
import { splitBlocks } from '../../../src/recipe/card/splitBlocks'

const folder = new URL('../../../src/cookbook/recipes/', import.meta.url)
const recipes = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
const toldOf = (text: string) => limitBlocks(splitBlocks(text))
const isParsed = (text: string) => {
  const { blocks, rest } = toldOf(text)
  return rest === '' && blocks.every(({ plain }) => !plain)
}

test('recipes are parsed, and books of them up to 20 KB', () => {
  for (const recipe of recipes) expect(isParsed(recipe)).toBe(true)
  const book = recipes.join('\n\n')
  expect(book.length).toBeGreaterThan(100_000)
  expect(isParsed(book.slice(0, 20_000))).toBe(true)
  expect(isParsed(book)).toBe(false)
})

test('of plain words 30 KB are parsed, and not 40', () => {
  expect(isParsed('egg '.repeat(7_500))).toBe(true)
  expect(isParsed('egg '.repeat(10_000))).toBe(false)
})

test('a long list, and many short sections, are parsed as well', () => {
  const step =
    '**Step** take [flour](https://mill.example/), fold it (gently) and wait a little for it to rise.'
  const list = Array.from({ length: 180 }, (_, index) => `${index + 1}. ${step}`).join('\n')
  expect(isParsed(`# R\n\n${list}`)).toBe(true)
  expect(isParsed(`## Part\n\n${step}\n\n`.repeat(130))).toBe(true)
})

test('what is as deep as a list in a list in a quotation is parsed, what is deeper than anybody writes is not', () => {
  expect(isParsed('> - a\n>   - b\n>     1. c')).toBe(true)
  expect(isParsed('- a\n  - b\n    - c\n      - d\n        - e')).toBe(true)
  const list = Array.from({ length: 60 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')
  for (const deep of [
    '>'.repeat(500),
    '> '.repeat(30),
    '- '.repeat(30),
    '1. > + '.repeat(10),
    list,
  ])
    expect(isParsed(`${deep} salt`)).toBe(false)
})

test('what takes the parser long is not parsed, whatever its marks', () => {
  for (const mark of [
    '*a_ ',
    '[',
    '![[]()',
    '`a` ',
    '<a ',
    '\\',
    'a\n===\n',
    '&',
    '**a**b',
    '# a\n',
  ])
    expect(isParsed(mark.repeat(8000 / mark.length))).toBe(false)
})

test('rules and marks that are no list are not taken for depth', () => {
  expect(isParsed('a\n\n--------------------------------------------------------\n\nb')).toBe(true)
  expect(isParsed('**bold** -5 degrees\n1.5 l\n*a*')).toBe(true)
})

test('no character is lost, and what was told of a text stays true as it grows', () => {
  const piece = fc.constantFrom('a ', '\n', '\n\n', '> ', '- ', '1. ', '*', '[', '# ', '`', '    ')
  const text = fc.array(piece, { maxLength: 400 }).map((pieces) => pieces.join('').repeat(20))
  fc.assert(
    fc.property(text, fc.nat(), (text, at) => {
      const { blocks, rest } = toldOf(text)
      const cut = blocks.map(({ markdown }) => markdown)
      const all = rest === '' && blocks.length === splitBlocks(text).length ? cut : [...cut, rest]
      expect(all.join('\n')).toBe(text)
      const before = toldOf(text.slice(0, at % (text.length + 1)))
      // The last block, and with it where the rest begins, may change.
      const kept = Math.min(before.blocks.length, blocks.length) - 1
      if (splitBlocks(text).length > 1 && kept > 0)
        expect(blocks.slice(0, kept).map(({ plain }) => plain)).toEqual(
          before.blocks.slice(0, kept).map(({ plain }) => plain),
        )
    }),
    { numRuns: 300 },
  )
})
