import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { limitMarkdown } from '../../../src/reader/renderLimits'
import { everyday } from '../../fixtures/cookbookLists'
import { fc } from '../../support/fastCheck'
import { replyFor } from '../cookbook/dish'

const folder = new URL('../../../src/cookbook/recipes/', import.meta.url)
const cookbook = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))

/** Returns the parts of a text that are plain. */
function plainParts(markdown: string): string[] {
  const { blocks, rest } = limitMarkdown(markdown)
  const plain = blocks.filter(({ isPlain }) => isPlain).map(({ text }) => text)
  return rest === '' ? plain : [...plain, rest]
}

describe('within the limits', () => {
  test('renders every recipe of the cookbook', () => {
    expect(cookbook.flatMap(plainParts)).toEqual([])
  })

  // Tokens of English text have about four characters; 1,024 of them have up to 5,000.
  test('renders a reply five times as long as 1,024 tokens', () => {
    const replies = everyday.slice(0, 30).map(([list]) => replyFor(list.split(', ')))
    const reply = replies.join('\n').slice(0, 5 * 5000)
    expect(reply).toHaveLength(5 * 5000)
    expect(plainParts(reply)).toEqual([])
  })

  const step = 'Take **flour** from [the mill](https://mill.example/), and fold it in (gently).'

  test.each([
    ['a list of 60 steps', `# Bread\n\n${`1. ${step}\n`.repeat(60)}`],
    ['100 short sections', `## Dough\n\n${step}\n\n`.repeat(100)],
    ['a list in a list in a quotation', '> - a\n>   - b\n>     1. c'],
    ['a list of six levels', '- a\n  - b\n    - c\n      - d\n        - e\n          - f'],
    ['a list of five levels, indented by four', '- a\n    - b\n        - c\n            - d\n                - e'],
    ['a long rule', `a\n\n${'-'.repeat(60)}\n\nb`],
    ['lines that begin with marks other than list markers', '**bold** -5 degrees\n1.5 l\n*a*'],
  ])('renders %s', (_, markdown) => {
    expect(plainParts(markdown)).toEqual([])
  })
})

describe('over a limit', () => {
  test.each(['*a_ ', '[', '![[]()', '`a` ', '<a ', '\\', 'a\n===\n', '&', '**a**b', '# a\n', '\n- a'])(
    'shows a block of 8,000 characters that repeats %j as plain text, and renders the next block',
    (marks) => {
      const block = `a${marks.repeat(8000 / marks.length)}`
      expect(plainParts(`# Soup\n\n${block}\n\n# Pie`)).toEqual([`${block}\n`])
    },
  )

  test.each([
    ['quotations', '> '.repeat(30)],
    ['quotations without spaces', '>'.repeat(30)],
    ['bullets', '- '.repeat(30)],
    ['alternating marks', '1. > + '.repeat(10)],
    ['numbers on each of many lines', `${'1. '.repeat(12)}a\n`.repeat(451)],
    ['indented bullets', Array.from({ length: 30 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')],
  ])('shows a block of nested %s as plain text', (_, nested) => {
    expect(plainParts(`# Soup\n\n${nested} salt\n\n# Pie`)).toEqual([`${nested} salt\n`])
  })

  test('shows a block of more than 6,000 characters as plain text, and renders the next block', () => {
    const block = '\u0628'.repeat(6001)
    expect(plainParts(`# ${'W '.repeat(2900)}\n\n${block}\n\n# Pie`)).toEqual([`${block}\n`])
  })

  const [long, marked] = ['egg '.repeat(1400), 'an *egg* '.repeat(400)]
  const numbered = Array.from({ length: 500 }, (_, index) => `Step ${index}.`)
  test.each([
    ['the block that exceeds 32 KB', [...Array(6).fill(long), 'salt'], 5],
    ['the 251st block', numbered, 250],
    ['the block that exceeds 2,500 marks', Array(6).fill(marked), 3],
  ])('shows everything from %s as plain text', (_, blocks, first) => {
    expect(plainParts(blocks.join('\n\n'))).toEqual([blocks.slice(first).join('\n\n')])
  })
})

const pieces = fc.constantFrom('a ', '\n', '> ', '- ', '1. ', '*', '[', '# ', '`', '    ')
const blocks = fc.array(
  fc
    .tuple(fc.array(pieces, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 200 }))
    .map(([chunks, count]) => chunks.join('').repeat(count)),
  { minLength: 1, maxLength: 60 },
)

test('limitMarkdown loses no character', () => {
  fc.assert(
    fc.property(blocks, (all) => {
      const markdown = all.join('\n\n')
      const { blocks: limited, rest } = limitMarkdown(markdown)
      const texts = limited.map(({ text }) => text)
      expect([...texts, ...(rest === '' ? [] : [rest])].join('\n')).toBe(markdown)
    }),
  )
})

test('limitMarkdown keeps its result for all blocks but the last while a recipe grows', () => {
  fc.assert(
    fc.property(blocks, fc.nat(), (all, length) => {
      const markdown = all.join('\n\n')
      const early = limitMarkdown(markdown.slice(0, length % (markdown.length + 1))).blocks
      expect(limitMarkdown(markdown).blocks.slice(0, early.length - 1)).toEqual(early.slice(0, -1))
    }),
  )
})
