import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const FOLDER = 'src/cookbook/recipes'

/**
 * A recipe's file: title, introduction with the line of its servings, time, course and cuisine, ingredients, method.
 */
const form =
  /^# (?<title>.+)\n\n(?<intro>[\s\S]+? · (?<kind>[^·\n]+ · [^·\n]+))\n\n## Ingredients\n\n(?<ingredients>[\s\S]+?)\n\n## Method\n\n(?<method>[\s\S]+?)\n$/

/**
 * In the built page, src/cookbook/recipeFiles.ts is the text of {@link recipesModule}. It groups the titles, the
 * introductions, the ingredients and the methods of all recipes, because gzip finds repetitions only within 32 KB: 304
 * KB instead of 356 KB gzipped.
 */
export function packRecipes(): Plugin {
  return {
    name: 'chef-mistral:pack-recipes',
    apply: 'build',
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
    const groups = form.exec(text.replaceAll('\r\n', '\n'))?.groups
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
