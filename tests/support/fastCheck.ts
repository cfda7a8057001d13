import process from 'node:process'
import fc from 'fast-check'

const { FAST_CHECK_SEED = 1 } = process.env

/** fast-check with the same values on every machine, so that a test fails where it is read. FAST_CHECK_SEED=2 tries others. */
fc.configureGlobal({ seed: Number(FAST_CHECK_SEED) })

export { fc }
