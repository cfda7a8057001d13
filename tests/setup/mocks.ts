import { readdirSync, readFileSync } from 'node:fs'

/** Matches what replaces a module for all tests of a worker, or records what modules do while they load. */
const replacesModules = /\bvi\.(?:(?:mock|doMock|resetModules)\(|stubGlobal\('RegExp')/
const usesFakeClient = /\/fakeClient'/

/**
 * Sorts the test files of a folder by the modules that they need. Files that replace modules themselves need modules of their
 * own. Others can share theirs, so that not each of them loads the page again: those with the fake client, and the rest.
 */
export function sortByModules(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .map((path) => [path, readFileSync(path, 'utf8')] as const)
  const pathsOf = (isIn: (text: string) => boolean) => files.filter(([, text]) => isIn(text)).map(([path]) => path)
  return {
    own: pathsOf((text) => replacesModules.test(text)),
    withFakeClient: pathsOf((text) => usesFakeClient.test(text) && !replacesModules.test(text)),
    shared: pathsOf((text) => !usesFakeClient.test(text) && !replacesModules.test(text)),
  }
}
