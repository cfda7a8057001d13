import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getProperty } from '../../src/lib/json'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
const entries = (value: unknown): [string, unknown][] => Object.entries(Object(value))

test('every package that is asked for has one exact version', () => {
  const asked = ['dependencies', 'devDependencies'].flatMap((kind) =>
    entries(getProperty(read('package.json'), kind)),
  )
  expect(asked.length).toBeGreaterThan(10)
  for (const [name, version] of asked) expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+$/)
})

test('what the page is made of may be passed on', () => {
  const packages = entries(getProperty(read('package-lock.json'), 'packages')).filter(
    ([path, about]) => path !== '' && getProperty(about, 'dev') !== true,
  )
  expect(packages.length).toBeGreaterThan(50)
  for (const [path, about] of packages)
    expect(['MIT', 'ISC'], path).toContain(getProperty(about, 'license'))
})
