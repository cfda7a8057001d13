import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findFirefox, findWebKit } from '../../../scripts/engines.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chef-mistral-path-'))
  vi.stubEnv('PATH', folder)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Puts a program with this name on the PATH. Returns its path. */
function addProgram(name: string): string {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

test('findFirefox prefers the Firefox on the PATH', () => {
  const path = addProgram('firefox')
  expect(findFirefox()).toBe(path)
})

test('findWebKit needs both the driver and an X server', () => {
  expect(findWebKit()).toBeUndefined()
  const driver = addProgram('WebKitWebDriver')
  expect(findWebKit()).toBeUndefined()
  const display = addProgram('Xvfb')
  expect(findWebKit()).toEqual({ driver, display })
})
