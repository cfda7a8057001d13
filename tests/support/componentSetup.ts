// Adds matchers such as toBeVisible to expect.
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

// jsdom has no matchMedia. No query matches, as on a narrow screen with default settings.
Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) })

// Loads the lazy chunks, so that no test waits for one or ends while one is loading. Static imports would load them
// before a test file's mocks exist.
beforeAll(async () => {
  await Promise.all([
    import('../../src/conversation/runRequest'),
    import('../../src/cookbook/cookbookFetch'),
    import('../../src/ingredients/suggestions.lazy'),
    import('../../src/recipe/recipeCard.lazy'),
    import('../../src/recipe/understanding.lazy'),
  ])
})

beforeEach(() => {
  vi.stubGlobal('fetch', () => {
    throw new Error('A component test called fetch.')
  })
  // jsdom lays nothing out, so no size changes.
  vi.stubGlobal('ResizeObserver', IdleResizeObserver)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  // Testing Library calls this itself only if vitest has globals.
  cleanup()
  // A test removes the lines that it expects with `takeConsoleLines`.
  expect(takeConsoleLines()).toEqual([])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Returns the arguments of each console error and warning since the last call. */
export function takeConsoleLines(): unknown[][] {
  const { error, warn } = console
  const lines = [...vi.mocked(error).mock.calls, ...vi.mocked(warn).mock.calls]
  vi.mocked(error).mockClear()
  vi.mocked(warn).mockClear()
  return lines
}

class IdleResizeObserver {
  observe = () => undefined
  disconnect = () => undefined
}
