import { afterEach, expect, test, vi } from 'vitest'
import { findChromium, launchOptions } from '../../../scripts/chromium.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('findChromium and launchOptions prefer the program that CHROME_PATH names', () => {
  // Any program will do, because none is started.
  vi.stubEnv('CHROME_PATH', process.execPath)
  expect(findChromium()).toBe(process.execPath)
  expect(launchOptions()).toMatchObject({ executablePath: process.execPath })
})

test('findChromium throws if CHROME_PATH names no program, instead of looking for another', () => {
  vi.stubEnv('CHROME_PATH', '/no/such/program')
  expect(findChromium).toThrow('CHROME_PATH is /no/such/program')
})
