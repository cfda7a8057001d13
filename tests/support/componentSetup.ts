// Adds toBeVisible and its like to expect.
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

// What the page has loaded before a recipe can be asked for.
beforeAll(async () => {
  // Not above, where it would be there before a test's mocks are.
  const { prepare } = await import('../../src/conversation/useRecipeRequest')
  await prepare()
})

beforeEach(() => {
  // A component test that reaches for the network has missed its mock.
  vi.stubGlobal('fetch', () => {
    throw new Error('A component test asked the network.')
  })
  // jsdom has no media queries: the tests are those of a desk.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  // vitest has no globals here, so Testing Library cannot do this by itself.
  cleanup()
  // A test that expects lines on the console takes them with `linesOnConsole`; whatever is left was not expected.
  expect(linesOnConsole()).toEqual([])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What was written to the console as error or warning since the last call, each line as its arguments. */
export function linesOnConsole(): unknown[][] {
  const { error, warn } = console
  const lines = [...vi.mocked(error).mock.calls, ...vi.mocked(warn).mock.calls]
  vi.mocked(error).mockClear()
  vi.mocked(warn).mockClear()
  return lines
}
