import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { recipeForm } from '../src/cookbook/recipeForm.ts'

const FOLDER = 'src/cookbook/recipes'

/**
 * In the built page and in the tests, src/cookbook/recipeFiles.ts is the text of {@link recipesModule}. gzip finds
 * repetitions only within 32 KB, so similar sections stand together, which saves about a seventh. The tests load one
 * module instead of one for each recipe.
 */
export function packRecipes(): Plugin {
  return {
    name: 'chef-mistral:pack-recipes',
    apply: (_, { command }) => command === 'build' || process.env.VITEST !== undefined,
    enforce: 'pre',
    async load(id) {
      if (!normalizePath(id).endsWith('/src/cookbook/recipeFiles.ts')) return null
      const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md'))
      const read = async (name: string) => [name, await readFile(join(FOLDER, name), 'utf8')] as const
      return recipesModule(await Promise.all(names.map(read)))
    },
  }
}

/**
 * A module that exports the texts of `files` as `recipeFiles`, sorted by course and cuisine.
 *
 * @throws Error that names a file which does not have the form of a recipe.
 */
export function recipesModule(files: readonly (readonly [name: string, text: string])[]): string {
  const recipes = files.map(([name, text]) => {
    const groups = recipeForm.exec(text.replaceAll('\r\n', '\n'))?.groups
    if (!groups) throw new Error(`${name} does not have the form of a recipe (src/cookbook/README.md).`)
    return groups
  })
  const sorted = recipes.toSorted((a, b) => `${a.kind}`.localeCompare(`${b.kind}`))
  const [titles, intros, ingredients, methods] = ['title', 'intro', 'ingredients', 'method'].map((section) =>
    JSON.stringify(sorted.map((recipe) => recipe[section])),
  )
  return `
    const [titles, intros, ingredients, methods] = [${titles}, ${intros}, ${ingredients}, ${methods}]
    export const recipeFiles = titles.map((title, index) =>
      ['# ' + title, intros[index], '## Ingredients', ingredients[index], '## Method', methods[index] + '\\n'].join('\\n\\n'))
  `
}
