// Checks recipes of the cookbook, and names their faults: `npm run recipes -- path/to/file.md`. Without a file
// it checks all.

import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { runnerImport } from 'vite'

const FOLDER = join('src', 'cookbook', 'recipes')

/** @returns {Promise<string[]>} */
async function findRecipes() {
  const names = await readdir(FOLDER)
  return names
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => join(FOLDER, name))
}

const given = process.argv.slice(2)
const paths = given.length > 0 ? given : await findRecipes()

/** @type {{ module: typeof import('./recipes/recipeReport.ts') }} */
const { module } = await runnerImport('/tools/recipes/recipeReport.ts', {
  configFile: false,
  envDir: false,
  logLevel: 'warn',
})

for (const path of paths) {
  const markdown = await readFile(path, 'utf8').catch(() => undefined)
  const report =
    markdown === undefined
      ? { isOk: false, text: `${path}: There is no such file.` }
      : module.reportOn(path, { name: basename(path), markdown })
  console.log(report.text)
  if (!report.isOk) process.exitCode = 1
}
