import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecipeText, Whole } from '../../src/recipe/card/RecipeMarkdown'
import { splitBlocks, listOf } from '../../src/recipe/card/splitBlocks'

const cookbook = Object.entries(
  import.meta.glob<string>('../src/cookbook/recipes/*.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

const whole = (markdown: string) => renderToStaticMarkup(<Whole markdown={markdown} />)
/** The blocks, put together by the page. */
const inBlocks = (markdown: string) =>
  renderToStaticMarkup(<RecipeText recipe={markdown} ticks={false} />)

function same(markdown: string) {
  expect(inBlocks(markdown)).toBe(whole(markdown))
}

test('a recipe is cut at its headings, paragraphs and lists', () => {
  expect(
    splitBlocks('# Soup\n\nWarm.\n\n- a\n- b\n\n- c\n\n  more\n\n1. x\n\n## End\n\n> q\n\ntext\nmore'),
  ).toEqual([
    '# Soup\n',
    'Warm.\n',
    '- a\n- b\n\n- c\n\n  more\n\n1. x\n',
    '## End\n',
    '> q\n',
    'text\nmore',
  ])
})

test.each(cookbook)('%s is the same in blocks', (_, recipe) => same(recipe))

test.each([
  ['code with blank lines', '```\na\n\n# b\n\nc\n```\n\nd'],
  ['code of more marks', '````\n```\n\na\n\n````\n\nb'],
  ['code of other marks', '~~~\n```\n\na\n\n~~~\n\nb'],
  ['code with its language', '```md\n\n# a\n\n``` x\n\nb\n\n```\n\nc'],
  ['code that does not end', 'a\n\n```\nb\n\nc'],
  ['code in a list', '- a\n\n  ```\n  b\n\n  c\n  ```\n\n# d'],
  ['code in a list that ends with the list', '- ```\n  a\n\nb\n\nc'],
  ['code in a quotation', '> ```\n> a\n\nb\n\nc'],
  ['indented code', 'a\n\n    b\n\n    c\n\nd'],
  ['a loose list', '- a\n\n- b\n\ntext\n\n- c'],
  ['a list after a list of another kind', '- a\n\n1. b\n\n* c'],
  ['an item that goes on', '1. a\n\n   b\n\n2. c\n\nd'],
  ['a quotation after a quotation', '> a\n\n> b\n\nc'],
  ['a lazy quotation', '> a\nb\n\nc'],
  ['a heading underlined', 'a\n===\n\nb\n---\n\n---\n\nc'],
  ['a rule that looks like an item', 'a\n\n* * *\n\n- b\n\n---\n\nc'],
  ['a definition', '[a][b]\n\n# c\n\n[b]: https://e.example/'],
  ['HTML that ends at a blank line', '<div>\n\n# a\n\n</div>\n\nb'],
  ['HTML that does not', '<!--\n\n# a\n\n-->\n\nb'],
  ['a script', '<script>\n\n# a\n\n</script>\n\nb'],
  ['HTML within a line', 'a <pre>\n\n# b\n\n</pre>\n\nc'],
  ['carriage returns', '# a\r\n\r\nb\r\n\r\n- c\r\n\r\n- d'],
  ['tabs', '-\ta\n\n\tb\n\nc'],
  ['an empty item', '-\n\n- a\n\nb'],
  ['blank lines alone', '\n\n \n\t\n'],
  ['nothing', ''],
])('%s: the same in blocks', (_, markdown) => same(markdown))

const RUNS = Number(process.env.RUNS ?? 3000)

test('any text is the same in blocks, however far it has come', () => {
  const line = fc.constantFrom(
    '',
    '',
    '',
    '# a',
    '## b',
    'text',
    'more *text*',
    '- a',
    '- e',
    '- e  ',
    '-',
    '- ',
    '* b',
    '*   *x*',
    '1. c',
    '2. f',
    '10. g',
    '1',
    '2.',
    '2) d',
    '  in',
    '   in',
    '  - in',
    '   1. in',
    '- - a',
    '- # a',
    '* * *',
    '- - -',
    '-     code',
    '    code',
    '> q',
    '>',
    '```',
    '````',
    '~~~',
    '  ```',
    '- ```',
    '---',
    '===',
    '<div>',
    '</div>',
    '<!--',
    '-->',
    '<pre>',
    '[a]: b',
    '[a]',
    '\t',
    ' ',
    '+',
    '`x',
    '**',
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 24 }), (lines) => same(lines.join('\n'))),
    { numRuns: RUNS },
  )
}, 60_000)

test('a list is cut into its items, and they are together what it was', () => {
  const item = fc.constantFrom(
    '2 eggs',
    '*200 g* flour',
    '**Whisk.** Then\n   wait',
    '# a',
    '- b',
    '`c`',
  )
  const marks = fc.constantFrom(
    (index: number) => `${index + 1}. `,
    (index: number) => `${index + 7}) `,
    () => '- ',
    () => '*   ',
    () => '+  ',
  )
  const gap = fc.constantFrom('\n', '\n', '\n\n')
  const inner = fc.constantFrom(
    '',
    '',
    '\n   - in\n   - in',
    '\n     more',
    '\n   1. one\n   2. two',
  )
  const list = fc
    .tuple(fc.array(fc.tuple(item, inner, gap), { minLength: 1, maxLength: 8 }), marks)
    .map(([items, mark]) =>
      items.map(([words, under, after], index) => mark(index) + words + under + after).join(''),
    )
  let cut = 0
  fc.assert(
    fc.property(list, fc.nat({ max: 400 }), (markdown, length) => {
      const come = markdown.slice(0, length)
      same(come)
      if ((listOf(come)?.items.length ?? 0) > 1) cut += 1
    }),
    { numRuns: RUNS },
  )
  expect(cut).toBeGreaterThan(RUNS / 3)
}, 60_000)

test('while a text grows, the blocks before the last stay as they are', () => {
  const growing = cookbook.map(([, recipe]) => recipe).slice(0, 40)
  for (const recipe of growing) {
    const all = splitBlocks(recipe)
    for (let end = 0; end < recipe.length; end += 7) {
      const some = splitBlocks(recipe.slice(0, end))
      expect(all.slice(0, some.length - 1)).toEqual(some.slice(0, -1))
    }
  }
})
