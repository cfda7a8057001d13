// Adds matchers such as toBeVisible to expect.
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// No query matches, as on a narrow screen with default settings.
Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) })

/** Lets queries for a narrow window match, or all others. */
export const mockWidth = (isNarrow: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: isNarrow === query.includes('<'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )

// The DOM of the tests does not say that its page is secure, as pages with https and at localhost are.
Object.assign(window, { isSecureContext: true })

// The usual second is too short on a machine that runs other programs too.
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  vi.stubGlobal('fetch', () => {
    throw new Error('A component test called fetch.')
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  // Testing Library calls this itself only if vitest has globals.
  cleanup()
  // A test removes the lines that it expects with `takeConsoleLines`.
  expect(takeConsoleLines()).toEqual([])
})

/** Returns the arguments of each console error and warning since the last call. */
export function takeConsoleLines(): unknown[][] {
  const { error, warn } = console
  const lines = [...vi.mocked(error).mock.calls, ...vi.mocked(warn).mock.calls]
  vi.mocked(error).mockClear()
  vi.mocked(warn).mockClear()
  return lines
}
