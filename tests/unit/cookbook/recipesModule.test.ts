import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recipesModule } from '../../../build/recipes'
import { recipeFiles } from '../../../src/cookbook/recipeFiles'

const folder = 'src/cookbook/recipes'
const named = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const)
const texts = named.map(([, text]) => text).toSorted()

test('the built page has the recipes letter for letter', async () => {
  const url = `data:text/javascript,${encodeURIComponent(recipesModule(named))}`
  const built: { recipeFiles: string[] } = await import(/* @vite-ignore */ url)
  expect(built.recipeFiles.toSorted()).toEqual(texts)
})

test('the tests have them too, from one module', () => {
  expect(recipeFiles.toSorted()).toEqual(texts)
})

test('files with the line ends of Windows have the same text', () => {
  expect(recipesModule(named.map(([name, text]) => [name, text.replaceAll('\n', '\r\n')]))).toBe(recipesModule(named))
})

test('a file of another form is named', () => {
  const noMethod = '# Toast\n\nCrisp.\n\n**Serves 1** · 5 minutes · Snack · British\n\n## Ingredients\n\n- bread\n'
  expect(() => recipesModule([['toast.md', noMethod]])).toThrow('toast.md does not have the form of a recipe')
})
