import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recipes } from '../../../src/cookbook/recipes'
import { readEntry } from '../../../src/food'
import { packFiles } from '../../../tools/recipes/packFiles'
import { parseRecipe } from '../../../tools/recipes/parseRecipe'

const folder = 'src/cookbook/recipes'
const files = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const)

test('the page has all recipes, with everything that their files say', () => {
  const parsed = files.map(([, text]) => parseRecipe(text)).toSorted((a, b) => (a.title < b.title ? -1 : 1))
  const packed = recipes.all().toSorted((a, b) => (a.title < b.title ? -1 : 1))
  expect(packed).toEqual(parsed.map(({ method: _, notes: __, marks: ___, ...recipe }) => recipe))
})

test.each([
  ['eggs', ['eggs']],
  ['eggs, cheddar, beef', ['eggs', 'cheddar']],
])('a recipe can use the foods of its lines, and what can stand in for them: %s', (list, used) => {
  const found: string[][] = []
  recipes.using(
    list.split(', ').flatMap((entry) => readEntry(entry).foods),
    (some) => {
      found.push(some.map(({ food }) => food.name))
      return false
    },
  )
  expect(found).toContainEqual(used)
})

test('files with the line ends of Windows say the same', () => {
  const some = files.slice(0, 20)
  expect(packFiles(some.map(([name, text]) => [name, text.replaceAll('\n', '\r\n')]))).toEqual(packFiles(some))
})

test.each([
  [
    'has no method',
    '# Toast\n\nCrisp.\n\n**Serves 1** · 5 minutes · Snack · British\n\n## Ingredients\n\n- **bread**\n',
    /^toast\.md is no recipe/,
  ],
  [
    'names no food',
    '# Toast\n\nCrisp.\n\n**Serves 1** · 5 minutes · Snack · British\n\n## Ingredients\n\n- 1 **glurps**\n\n## Method\n\n1. **Toast** (5 minutes). Toast it.\n',
    /^toast\.md is no recipe.*glurps/s,
  ],
])('a file that %s is named', (_, text, message) => {
  expect(() => packFiles([['toast.md', text]])).toThrow(message)
})
