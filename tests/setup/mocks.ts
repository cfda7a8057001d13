import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'

/** Matches what replaces a module for all tests of a worker. */
const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(/

/**
 * Returns the test files of a folder that replace modules, or import a helper of tests/support that does. They need modules of
 * their own; the others can share theirs, so that not each of them loads the page again.
 */
export function findFilesThatMock(folder: string): string[] {
  const read = (path: string) => [path, readFileSync(path, 'utf8')] as const
  const list = (from: string) => readdirSync(from).map((name) => read(`${from}/${name}`))
  const helpers = list('tests/support').filter(([, text]) => replacesModules.test(text))
  const names = helpers.map(([path]) => parse(path).name).join('|')
  const importsHelper = new RegExp(`from '[./\\w]*/(?:${names})'|import '[./\\w]*/(?:${names})'`)
  return list(folder)
    .filter(([, text]) => replacesModules.test(text) || importsHelper.test(text))
    .map(([path]) => path)
}
