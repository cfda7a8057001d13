import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, TOKEN, test } from '../../support/browser'
import { build } from '../../support/site'

test('one lazy chunk holds the token, and no source map does', async () => {
  const settings = { VITE_HF_ACCESS_TOKEN: TOKEN }
  const { folder } = await build(settings, 'tests/support/sourcemap.config.ts')
  const names = await readdir(folder, { recursive: true })
  expect(names.filter((name) => name.endsWith('.map')).length).toBeGreaterThan(2)
  const filesWithToken: string[] = []
  for (const name of names.filter((name) => /\.\w+$/.test(name)))
    if ((await readFile(join(folder, name), 'latin1')).includes(TOKEN)) filesWithToken.push(name)
  expect(filesWithToken).toEqual([expect.stringMatching(/^assets[\\/](?!index-)[^\\/]+\.js$/)])
})

test('the build puts no environment variable except the settings into the page', async () => {
  const { folder } = await build({ VITE_HF_TOKEN: 'unrelated-value' } as object)
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  )
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => text.includes('unrelated-value'))).toEqual([])
})
