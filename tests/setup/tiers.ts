import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'

/** How a file imports the modules in which the tiers differ. */
const tierImport = /from '[./]*\/support\/(?:tier|fastCheck)'/

/** Returns the test files that do not differ between the tiers, as patterns to exclude. */
export function findFilesOfOneTier(): string[] {
  const files = ['tests/unit', 'tests/component', 'tests/support'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  const [tiered = [], others = []] = [true, false].map((isTiered) =>
    files.filter((path) => /\.tsx?$/.test(path) && tierImport.test(readFileSync(path, 'utf8')) === isTiered),
  )
  const hidden = tiered.find((path) => !/\.test\.tsx?$/.test(path))
  if (hidden) throw new Error(`${hidden} hides the tier from the tests that import it (tests/support/tier.ts).`)
  return others.filter((path) => /\.test\.tsx?$/.test(path))
}

/** Returns the tier of a run of vitest in this mode and the seed of its random values, which it prints if it is a new one. */
export function readTier(mode: string) {
  const tier = mode === 'full' ? 'full' : (process.env.TEST_TIER ?? 'quick')
  if (tier !== 'full') return { tier, seed: process.env.FC_SEED ?? '1' }
  const seed = process.env.FC_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
  console.log(`The seed of the random values is FC_SEED=${seed}. In the environment it repeats this run.`)
  return { tier, seed }
}
