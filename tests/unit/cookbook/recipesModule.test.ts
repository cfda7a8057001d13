import { expect, test } from 'vitest'
import { recipesModule } from '../../../build/recipes'
import { recipeFiles } from '../../../src/cookbook/recipeFiles'

const named = recipeFiles.map((text, index) => [`${index}.md`, text] as const)

test('the built page has the recipes letter for letter', async () => {
  const url = `data:text/javascript,${encodeURIComponent(recipesModule(named))}`
  const built: { recipeFiles: string[] } = await import(/* @vite-ignore */ url)
  expect(built.recipeFiles.toSorted()).toEqual(recipeFiles.toSorted())
})

test('files with the line ends of Windows have the same text', () => {
  expect(recipesModule(named.map(([name, text]) => [name, text.replaceAll('\n', '\r\n')]))).toBe(recipesModule(named))
})

test('a file of another form is named', () => {
  const noMethod = '# Toast\n\nCrisp.\n\n**Serves 1** · 5 minutes · Snack · British\n\n## Ingredients\n\n- bread\n'
  expect(() => recipesModule([['toast.md', noMethod]])).toThrow('toast.md does not have the form of a recipe')
})
