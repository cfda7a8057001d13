import fc from 'fast-check'

/** fast-check with the same values on every machine, so that a test fails where it is read. FAST_CHECK_SEED=2 tries others. */
fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 1) })

export { fc }
