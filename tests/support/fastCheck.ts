import process from 'node:process'
import fc from 'fast-check'
import { isFullTier } from './tier'

// The quick tier has the same values on every machine, so that a test fails where it is read. The full tier has new ones
// each time. `vitest.config.ts` sets FC_SEED and prints it.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1), numRuns: isFullTier ? 500 : 100 })

/** Returns the `numRuns` of a test that has `full` runs in the full tier: a fortieth in the quick tier, but at least 10. */
export const runs = (full: number) => (isFullTier ? full : Math.max(10, Math.round(full / 40)))

export { fc }
