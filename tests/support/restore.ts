import { afterEach, vi } from 'vitest'

// In every test file: takes back what a test has replaced, also after a failure. Hooks of the file run before this one.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
