import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import process from 'node:process'

/** Matches the import of a module whose values differ between the tiers. */
const importOf = (names: readonly string[]) => new RegExp(`from '[./\\w-]*/(?:${names.join('|')})'`)

/** Returns the test files that do not differ between the tiers, as patterns to exclude. */
export function findFilesOfOneTier(): string[] {
  const files = ['tests/unit', 'tests/component', 'tests/support'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  const modules = files
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')] as const)
  const isTest = (path: string) => /\.test\.tsx?$/.test(path)
  const own = ['support/isFullTier', 'support/tier', 'support/fastCheck']
  const direct = importOf(own)
  // A helper of tests may import them too.
  const helpers = modules.filter(([path, text]) => !isTest(path) && direct.test(text)).map(([path]) => parse(path).name)
  const indirect = importOf([...own, ...helpers])
  return modules.filter(([path, text]) => isTest(path) && !indirect.test(text)).map(([path]) => path)
}

/** Returns the tier of a run of vitest in this mode and the seed of its random values, which it prints if it is a new one. */
export function readTier(mode: string) {
  const tier = mode === 'full' ? 'full' : (process.env.TEST_TIER ?? 'quick')
  if (tier !== 'full') return { tier, seed: process.env.FC_SEED ?? '1' }
  const seed = process.env.FC_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
  if (process.env.FC_SEED === undefined)
    console.log(`The seed of the random values is FC_SEED=${seed}. In the environment it repeats this run.`)
  // Vitest reads the configuration again for each project, in the mode `test`.
  Object.assign(process.env, { TEST_TIER: tier, FC_SEED: seed })
  return { tier, seed }
}
