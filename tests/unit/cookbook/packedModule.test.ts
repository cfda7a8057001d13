import { expect, test } from 'vitest'
import { packedModule } from '../../../build/packRecipes'
import { recipeFiles } from '../../../src/cookbook/recipeFiles'

// Packing all recipes takes a busy machine some seconds.
test('the built page has the recipes letter for letter', { timeout: 30_000 }, async () => {
  const url = `data:text/javascript,${encodeURIComponent(packedModule(recipeFiles))}`
  const packed: { recipeFiles: string[] } = await import(/* @vite-ignore */ url)
  expect(packed.recipeFiles.toSorted()).toEqual(recipeFiles.toSorted())
})

test.each([
  ['no method', '# Toast\n\nCrisp.\n\n## Ingredients\n\n- bread\n', 'does not have the format of a recipe'],
  ...['\u001e', '\u001f', 'Ş', '_', '@'].map((character) => [
    `the character ${character.codePointAt(0)}`,
    (recipeFiles[0] ?? '').replace('# ', `# ${character}`),
    'contains a character',
  ]),
])('a recipe with %s fails the build', (_, file, message) => {
  expect(() => packedModule([file])).toThrow(message)
})
