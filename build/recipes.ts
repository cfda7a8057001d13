import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const FOLDER = 'src/cookbook/recipes'
/** The module with the recipes. */
export const RECIPES = 'virtual:recipes'

/** Provides the recipes of src/cookbook/recipes/ as data, in the module "virtual:recipes". */
export function packRecipes(): Plugin {
  return {
    name: 'chef-mistral:pack-recipes',
    resolveId: (id) => (id === RECIPES ? `\0${RECIPES}` : undefined),
    async load(id) {
      if (id !== `\0${RECIPES}`) return undefined
      const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md'))
      const paths = names.map((name) => join(FOLDER, name))
      for (const path of paths) this.addWatchFile(resolve(path))
      const files = await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const))
      // The modules of src/ import one another as a bundler does, so Node cannot read them.
      const { module } = await runnerImport<typeof import('../tools/recipes/packFiles')>(
        '/tools/recipes/packFiles.ts',
        {
          configFile: false,
          envDir: false,
          logLevel: 'warn',
        },
      )
      // Engines read JSON faster than the same in JavaScript.
      return `export const packedRecipes = JSON.parse(${JSON.stringify(JSON.stringify(module.packFiles(files)))})`
    },
  }
}
