import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

/** The dishes, and what is eaten with them. */
const FOLDERS = { packedRecipes: 'src/cookbook/recipes', packedSides: 'src/cookbook/sides' }
/** The module with both. */
export const RECIPES = 'virtual:recipes'

/** Provides the recipes of src/cookbook/ as data, in the module "virtual:recipes". */
export function packRecipes(): Plugin {
  return {
    name: 'chef-mistral:pack-recipes',
    resolveId: (id) => (id === RECIPES ? `\0${RECIPES}` : undefined),
    async load(id) {
      if (id !== `\0${RECIPES}`) return undefined
      // The modules of src/ import one another as a bundler does, so Node cannot read them.
      const { module } = await runnerImport<typeof import('../tools/recipes/packFiles')>(
        '/tools/recipes/packFiles.ts',
        {
          configFile: false,
          envDir: false,
          logLevel: 'warn',
        },
      )
      const packFolder = async (folder: string) => {
        const names = (await readdir(folder)).filter((name) => name.endsWith('.md'))
        const paths = names.map((name) => join(folder, name))
        for (const path of paths) this.addWatchFile(resolve(path))
        return module.packFiles(
          await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)),
        )
      }
      const modules = Object.entries(FOLDERS).map(
        async ([name, folder]) => `export const ${name} = ${JSON.stringify(await packFolder(folder))}`,
      )
      return (await Promise.all(modules)).join('\n')
    },
  }
}
