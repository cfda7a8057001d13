import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listLines } from '../../src/cookbook/recipe'
import { recipes } from '../../src/cookbook/recipes'
import { formatRecipe, writeRecipe } from '../../src/cookbook/writeRecipe'
import { limitMarkdown } from '../../src/reader/renderLimits'
import { splitBlocks } from '../../src/reader/splitBlocks'
import { Block, RecipeMarkdown } from '../../src/recipe/words/RecipeMarkdown'
import { fc, runs } from '../support/fastCheck'
import { isFullTier } from '../support/tier'

const renderWhole = (markdown: string) => renderToStaticMarkup(<Block markdown={markdown} shallowest={2} />)
/** Without the elements of the recipe's parts, which are around the blocks. The markdown itself renders no `div`. */
const renderInBlocks = (markdown: string) =>
  renderToStaticMarkup(<RecipeMarkdown blocks={limitMarkdown(markdown)} />).replace(
    /<div class="(?:recipe-(?:intro|ingredients|method)|facts)">|<\/div>/g,
    '',
  )

/** Some recipes of each part of the cookbook, or all of them in the full tier. */
const cookbook = recipes
  .all()
  .filter((_, index) => isFullTier || index % 30 === 0)
  .map(
    (recipe) => [recipe.title, formatRecipe(writeRecipe(recipe, listLines(recipe.required, recipe.optional)))] as const,
  )

test('splitBlocks splits at headings, paragraphs, lists and quotations', () => {
  expect(splitBlocks('# Soup\n\nWarm.\n\n- a\n- b\n\n- c\n\n  more\n\n1. x\n\n## End\n\n> q\n\ntext\nmore')).toEqual([
    '# Soup\n',
    'Warm.\n',
    '- a\n- b\n\n- c\n\n  more\n',
    '1. x\n',
    '## End\n',
    '> q\n',
    'text\nmore',
  ])
})

// Otherwise each step of a list that streams would split the list and join it again.
test('splitBlocks keeps a number after a list in its block, because it may become the next item', () => {
  expect(splitBlocks('1. Stir\n\n2')).toEqual(['1. Stir\n\n2'])
  expect(splitBlocks('1. Stir\n\n2. Eat')).toEqual(['1. Stir\n\n2. Eat'])
})

test.each(cookbook)('the cookbook’s recipe "%s" renders in blocks as it does whole', (_, recipe) => {
  expect(renderInBlocks(recipe)).toBe(renderWhole(recipe))
})

test.each([
  ['what resembles code', '```md\n\n# a\n\n``` x\n\n    b\n\n```\n\nc'],
  ['a loose list', '- a\n\n- b\n\ntext\n\n- c'],
  ['lists of several kinds', '- a\n\n1. b\n\n* c'],
  ['a list with numbers right below one with bullets', '- # a\n10. g\n\n10. g'],
  ['a number below a thematic break and indented code', '* * *\n    code\n\n2) d'],
  ['an empty item with a number right below bullets', '* b\n2.\n\n1. c'],
  ['an item with two paragraphs', '1. a\n\n   b\n\n2. c\n\nd'],
  ['two quotations', '> a\n\n> b\n\nc'],
  ['a quotation with a lazy line', '> a\nb\n\nc'],
  ['an underlined heading', 'a\n===\n\nb\n---\n\n---\n\nc'],
  ['a rule that resembles an item', 'a\n\n* * *\n\n- b\n\n---\n\nc'],
  ['a definition', '[a][b]\n\n# c\n\n[b]: https://e.example/'],
  ['HTML that ends at a blank line', '<div>\n\n# a\n\n</div>\n\nb'],
  ['a comment with blank lines', '<!--\n\n# a\n\n-->\n\nb'],
  ['a script with blank lines', '<script>\n\n# a\n\n</script>\n\nb'],
  ['HTML within a line', 'a <pre>\n\n# b\n\n</pre>\n\nc'],
  ['text with carriage returns', '# a\r\n\r\nb\r\n\r\n- c\r\n\r\n- d'],
  ['an item with tabs', '-\ta\n\n\tb\n\nc'],
  ['an empty item', '-\n\n- a\n\nb'],
  ['blank text', '\n\n \n\t\n'],
  ['empty text', ''],
])('%s renders in blocks as it does whole', (_, markdown) => {
  expect(renderInBlocks(markdown)).toBe(renderWhole(markdown))
})

test('any markdown renders in blocks as it does whole', () => {
  const line = fc.constantFrom(
    ...['', '', '', '\t', ' ', 'text', 'more *text*', '**', '`x', '<div>', '</div>', '<!--', '-->'],
    ...['# a', '## b', '---', '===', '> q', '>', '<pre>', '[a]: b', '[a]', '- [a]: b'],
    ...['- a', '- e', '- e  ', '-', '- ', '+', '* b', '*   *x*', '- - a', '- # a', '* * *', '- - -'],
    ...['1. c', '2. f', '10. g', '1', '2.', '2) d', '  in', '   in', '  - in', '   1. in'],
    ...['    code', '-     code', '```', '````', '~~~', '  ```', '- ```'],
  )
  const markdown = fc.array(line, { maxLength: 24 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(markdown, (text) => {
      expect(renderInBlocks(text)).toBe(renderWhole(text))
    }),
    { numRuns: runs(3000) },
  )
}, 60_000)

test('the blocks before the last one stay the same while a recipe of the cookbook grows', () => {
  for (const [, recipe] of cookbook.slice(0, 20)) {
    const blocks = splitBlocks(recipe)
    for (let end = 0; end < recipe.length; end += 7) {
      const complete = splitBlocks(recipe.slice(0, end)).slice(0, -1)
      expect(blocks.slice(0, complete.length)).toEqual(complete)
    }
  }
})
