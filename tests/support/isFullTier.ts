import process from 'node:process'

/**
 * Whether this run is the full tier (`npm run test:full`): every recipe with every rule, every list, and longer random
 * runs. `npm test` is the quick tier, which tests a part of those. A test file that differs between the tiers imports
 * this module, tier.ts or fastCheck.ts itself: the full tier runs those files again and leaves the others to the quick tier
 * (vitest.config.ts).
 */
export const isFullTier = process.env.TEST_TIER === 'full'
