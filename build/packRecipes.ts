import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = 'src/cookbook/recipes'
/** Stands between two recipes. No file contains it. */
const SEPARATOR = '\u001f'

const sections =
  /^# (?<title>.+)\n\n(?<intro>[\s\S]+?)\n\n## Ingredients\n\n(?<lists>[\s\S]+?)\n\n## Method\n\n(?<method>[\s\S]+?)\n*$/

/**
 * Packs the cookbook's recipes section by section, those of a cuisine together: all titles, all introductions, all
 * ingredients, all methods. gzip finds repetitions only within 32 KB, so the chunk is 14 % smaller.
 */
export function packRecipes(): Plugin {
  return {
    name: 'chef-mistral:pack-recipes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/src/cookbook/recipeFiles.ts')) return null
      const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md'))
      const files = await Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8')))
      const recipes = files
        .map((file, index) => {
          const { title = '', intro = '', lists = '', method = '' } = sections.exec(file)?.groups ?? {}
          if (!method || file.includes(SEPARATOR))
            throw new Error(`${names[index]} does not have the format of a recipe.`)
          return { title, intro, lists, method, kitchen: /· ([^·\n]+)$/m.exec(intro)?.[1] ?? '' }
        })
        .toSorted((a, b) => `${a.kitchen} ${a.title}`.localeCompare(`${b.kitchen} ${b.title}`))
      const column = (name: 'title' | 'intro' | 'lists' | 'method') =>
        JSON.stringify(recipes.map((recipe) => recipe[name]).join(SEPARATOR))
      return `
        const split = (text) => text.split(${JSON.stringify(SEPARATOR)})
        const introductions = split(${column('intro')})
        const lists = split(${column('lists')})
        const methods = split(${column('method')})
        export const recipeFiles = split(${column('title')}).map((title, index) =>
          '# ' + title + '\\n\\n' + introductions[index] + '\\n\\n## Ingredients\\n\\n' + lists[index] +
          '\\n\\n## Method\\n\\n' + methods[index] + '\\n')
      `
    },
  }
}
