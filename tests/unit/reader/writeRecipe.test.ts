import { describe, expect, test } from 'vitest'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { expectLinear } from '../../support/linear'
import { readMarkdown } from '../../support/readMarkdown'
import { replies } from '../../support/replies'

/** A reply in the form that the page shows. */
const shownAs = (reply: string) =>
  limitBlocks(reply)
    .blocks.map(({ text }) => text)
    .join('\n')

/** A recipe of the page's own form, for the other forms to become. */
const parsnips = [
  '# Roast parsnips\n\nServes 3\n\n## Ingredients\n\n- 6 parsnips\n- 2 tbsp honey\n',
  '## Method\n\n1. Peel the parsnips.\n2. Roast them with the honey for 30 minutes.',
].join('\n')

const from = (...changes: readonly (readonly [from: string, to: string])[]) =>
  changes.reduce((markdown, [text, other]) => markdown.replace(text, other), parsnips)

const lines = '- 6 parsnips\n- 2 tbsp honey'
const steps = '1. Peel the parsnips.\n2. Roast them with the honey for 30 minutes.'

describe('one form', () => {
  test('stays as it is', () => {
    expect(shownAs(parsnips)).toBe(parsnips)
  })

  test('is not made of advice in a list', () => {
    const advice = 'You could:\n\n- Add some salt\n- Use a larger pan'
    expect(shownAs(advice)).toBe(advice)
  })

  test.each(replies.map(({ form, markdown }) => [form, shownAs(markdown)]))(
    'does not change when it is written again: %s',
    (_, markdown) => {
      expect(shownAs(markdown)).toBe(markdown)
    },
  )

  test.each([
    ['a bold title with an underline', from(['# Roast parsnips', '**Roast parsnips**\n======'])],
    [
      'no blank lines',
      from(['\n\n## Ingredients\n\n', '\n**Ingredients**\n'], ['\n\n## Method\n\n', '\n**Method**\n']),
    ],
    ['boxes without bullets', from([lines, '□ 6 parsnips\n□ 2 tbsp honey'])],
    ['steps with keycaps', from([steps, steps.replace('1.', '1️⃣').replace('2.', '2️⃣')])],
    [
      'a table of steps',
      from([
        steps,
        '| # | What to do |\n|---|---|\n| 1 | Peel the parsnips. |\n| 2 | Roast them with the honey for 30 minutes. |',
      ]),
    ],
  ])('is written from %s', (_, markdown) => {
    // Steps that were paragraphs keep the blank lines between them.
    expect(shownAs(markdown).trim().replace(/\n+/g, '\n')).toBe(parsnips.replace(/\n+/g, '\n'))
  })
})

test.each<string | readonly string[]>([
  ...['|', '| a ', '- ', '**a** ', '# a\n', 'a\n', '|a|\n', '1️⃣', '🌿 a\n', 'Here is a recipe for ', '(', '[a](', '*_'],
  // Runs within a line: the end of a text is looked for from each start of a run.
  ...'a, ,b; -,|,x; a,.,b; prep, ,x; # , ,1'.split('; ').map((run) => run.split(',')),
])('a reply of %j is written in time that grows with its length', (piece) => {
  const [before = '', run = '', after = ''] = typeof piece === 'string' ? ['', piece] : piece
  const write = (length: number) => shownAs(`${before}${run.repeat(length / run.length)}${after}`)
  expectLinear(write, 4000)
})

test.each([
  ['1. **Mix:**rub the butter in.', '1. **Mix:** rub the butter in.'],
  ['1. Add **leeks**, **soft butter** and **salt**.', '1. Add **leeks**, **soft butter** and **salt**.'],
  ['1. **Fry** the **leeks**.', '1. **Fry** the **leeks**.'],
])('bold words have the spaces that markdown needs: %s', (step, written) => {
  expect(shownAs(`# Leeks\n\n## Method\n\n${step}`)).toContain(written)
})

test('a rule below a sentence does not make a heading of it', () => {
  const text = '# Soup\n\n## Method\n\n1. Boil.\n\nEnjoy the dish.\n---\nSee you soon.'
  expect(shownAs(text)).toContain('Enjoy the dish.\n\nSee you soon.')
})

test('a sentence that announces the dish stays above its name', () => {
  const text = `Sure! Here's a recipe for leek pie, which is quick:\n\nIngredients:\n- 2 leeks\n\nMethod:\n1. Boil.`
  expect(shownAs(text)).toMatch(
    /^Sure! Here's a recipe for leek pie, which is quick:\n\n# Leek pie\n\n## Ingredients\n/,
  )
})

test('a table shows no bars while it streams', () => {
  const table = '# Salad\n\n## Ingredients\n\n| Item | Amount |\n|------|--------|\n| Lemons | 2 |\n| Lettuce | 1 |'
  for (let end = 0; end <= table.length; end++) expect(shownAs(table.slice(0, end))).not.toContain('|')
})

test('other tables are GFM, and rows of them have no checkbox', () => {
  const markdown = `${parsnips}\n\n**Nutrition**\n\n| Nutrient | Amount |\n|---|---|\n| Protein | 2 g |\n\n| Fat | 5 g |`
  expect(shownAs(markdown)).toContain('## Nutrition\n')
  expect(readMarkdown(markdown).sections.checklist).toHaveLength(4)
})
