import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getProperty } from '../../src/lib/json'

const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
const entriesOf = (value: unknown): [string, unknown][] => Object.entries(Object(value))

test('package.json names one exact version of every dependency', () => {
  const dependencies = ['dependencies', 'devDependencies'].flatMap((name) =>
    entriesOf(getProperty(readJson('package.json'), name)),
  )
  expect(dependencies.length).toBeGreaterThan(10)
  const ranges = dependencies.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))
  expect(ranges).toEqual([])
})

test('every package that the page contains has the licence MIT, ISC or BSD, and its typeface the Open Font License', () => {
  const packages = entriesOf(getProperty(readJson('package-lock.json'), 'packages')).filter(
    ([path, details]) => path !== '' && getProperty(details, 'dev') !== true,
  )
  expect(packages.length).toBeGreaterThan(50)
  const licences = new Set(packages.map(([, details]) => getProperty(details, 'license')))
  expect([...licences].toSorted()).toEqual(['BSD-2-Clause', 'ISC', 'MIT', 'OFL-1.1'])
})
