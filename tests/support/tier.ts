import process from 'node:process'

/**
 * Whether this run is the full tier (`npm run test:full`). It has more cases and longer random runs than the quick tier
 * (`npm test`). A test file that differs between the tiers imports this module or fastCheck.ts itself: the full tier runs
 * those files again and leaves the others to the quick tier (vitest.config.ts).
 */
export const isFullTier = process.env.TEST_TIER === 'full'
