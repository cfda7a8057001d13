import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// The disks of Windows and macOS ignore case, and that of Linux does not. A name or an import that works on one of them
// can load another file on the other, or none.

const root = fileURLToPath(new URL('../../', import.meta.url))
/** The folders that .gitignore leaves out, and git's own. */
const ignoredFolders = new Set(['.git', 'node_modules', 'dist', 'eval-results', 'test-results', 'playwright-report'])

/** Returns the paths of all files as git spells them, because a disk that ignores case can hold an older spelling. */
function listFiles(): string[] {
  const listed = runGit().filter((path) => existsSync(`${root}${path}`))
  return listed.length > 0 ? listed : walk('')
}

/** Returns nothing without git, and in an archive that is unpacked inside another repository. */
function runGit(): string[] {
  try {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    return execFileSync('git', list, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter((path) => path !== '')
  } catch {
    return []
  }
}

const walk = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    if (ignoredFolders.has(entry.name)) return []
    return entry.isDirectory() ? walk(`${folder}${entry.name}/`) : [`${folder}${entry.name}`]
  })

const moduleEnding = /(?:\.d)?\.[mc]?[jt]sx?$/

/** Returns the paths under which an import can find a file: its own, without its ending, and those of its folders. */
function importPaths(file: string): string[] {
  const folders = file.split('/').map((_, index, names) => names.slice(0, index).join('/'))
  return [file, file.replace(moduleEnding, ''), ...folders]
}

/** Returns the paths that each import can name, by their spelling in lower case. */
function groupByCase(files: readonly string[]): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>()
  for (const path of files.flatMap(importPaths)) {
    const key = path.toLowerCase()
    groups.set(key, (groups.get(key) ?? new Set()).add(path))
  }
  return groups
}

/** Returns the names that differ in case alone, such as `AnsweredBy.tsx` and `answeredBy.ts` without their endings. */
const findClashes = (files: readonly string[]) =>
  [...groupByCase(files).values()].filter(({ size }) => size > 1).map((paths) => [...paths].toSorted())

/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const forbiddenName = /[<>:"|?*\\]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** A path in quotes: of an import of any kind, a mock, a URL or a setting. */
const quotedPath = /['"`](?<path>[^'"`\s?#]*\/[^'"`\s?#]+)/g

/** Returns the imports, and other paths in quotes, that find their file only on a disk that ignores case. */
function findMiscased(files: readonly string[], read: (file: string) => string): string[] {
  const groups = groupByCase(files)
  return files
    .filter((file) => moduleEnding.test(file) || /\.(?:css|html|json)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(quotedPath)].flatMap(({ groups: { path = '' } = {} }) => {
        // Vite and its settings name files from the root of the project, such as /src/main.ts.
        const target = posix.join(path.startsWith('.') ? posix.dirname(file) : '', path).replace(/^\/|\/$/g, '')
        const found = groups.get(target.toLowerCase())
        return found && !found.has(target) ? [`${file} names ${path}, but its file is ${[...found].join(', ')}`] : []
      }),
    )
}

const files = listFiles()

test('no two modules or folders of one folder have names that differ in case alone', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(findClashes(files)).toEqual([])
})

test('each name of a file or folder is allowed on Windows', () => {
  const names = [...new Set(files.flatMap((file) => file.split('/')))]
  expect(names.filter((name) => forbiddenName.test(name))).toEqual([])
})

test('each import spells its file as git does', () => {
  expect(findMiscased(files, (file) => readFileSync(`${root}${file}`, 'utf8'))).toEqual([])
})
