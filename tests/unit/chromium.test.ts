import { afterEach, expect, test, vi } from 'vitest'
import { findChromium, launchOptions } from '../../scripts/chromium.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('CHROME_PATH comes first', () => {
  // Any program will do: it is only looked for.
  vi.stubEnv('CHROME_PATH', process.execPath)
  expect(findChromium()).toBe(process.execPath)
  expect(launchOptions()).toMatchObject({ executablePath: process.execPath })
})

test('a CHROME_PATH that names no program is an error, and no other browser is taken instead', () => {
  vi.stubEnv('CHROME_PATH', '/no/such/program')
  expect(findChromium).toThrow('CHROME_PATH is /no/such/program, and there is no program there.')
})
