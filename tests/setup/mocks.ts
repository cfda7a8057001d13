import { readdirSync, readFileSync } from 'node:fs'

/** Matches what replaces a module for all tests of a worker. */
const replacesModules = /\bvi\.(?:mock|doMock|resetModules)\(/
const usesFakeClient = /\/fakeClient'/

/**
 * Sorts the test files of a folder by the modules that they need. Files that replace modules themselves need modules of their
 * own. Others can share theirs, so that not each of them loads the page again: those with the fake client, and the rest.
 */
export function sortByModules(folder: string) {
  const files = readdirSync(folder).map(
    (name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const,
  )
  const pathsOf = (isIn: (text: string) => boolean) => files.filter(([, text]) => isIn(text)).map(([path]) => path)
  return {
    own: pathsOf((text) => replacesModules.test(text)),
    withFakeClient: pathsOf((text) => usesFakeClient.test(text) && !replacesModules.test(text)),
    shared: pathsOf((text) => !usesFakeClient.test(text) && !replacesModules.test(text)),
  }
}
