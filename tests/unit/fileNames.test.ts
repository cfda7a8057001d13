import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// The disks of Windows and macOS ignore case, and that of Linux does not. The compiler checks how imports spell their files.

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = ['docs', 'public', 'src', 'tests', 'tools'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
)

/** The paths under which an import can find a file: its own, without its ending, and those of its folders. */
const importPaths = (file: string) => [
  file,
  file.replace(/(?:\.d)?\.[mc]?[jt]sx?$/, ''),
  ...file.split('/').map((_, index, names) => names.slice(0, index).join('/')),
]

test('no two modules or folders of one folder have names that differ in case alone', () => {
  expect(files.length).toBeGreaterThan(300)
  const paths = [...new Set(files.flatMap(importPaths))]
  const spelling = new Map(paths.map((path) => [path.toLowerCase(), path]))
  expect(paths.filter((path) => spelling.get(path.toLowerCase()) !== path)).toEqual([])
})

/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const forbiddenName = /[<>:"|?*\\]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

test('each name of a file or folder is allowed on Windows', () => {
  const names = [...new Set(files.flatMap((file) => file.split(/[/\\]/)))]
  expect(names.filter((name) => forbiddenName.test(name))).toEqual([])
})
