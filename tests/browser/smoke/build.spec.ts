import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../../support/browser'
import { modelSettings } from '../../support/modelSettings'
import { build } from '../../support/site'

test('the build writes the licences of all dependencies beside the page', async ({ cookbookSite }) => {
  const licences = await readFile(join(cookbookSite.folder, 'licences.md'), 'utf8')
  for (const name of ['react', 'react-dom', 'react-markdown', '@huggingface/inference', 'micromark'])
    expect(licences).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, 'm'))
})

test('the build prints no warning', async () => {
  // Both are there already, with what they printed.
  const outputs = await Promise.all([build({}), build(modelSettings)])
  const [cookbook = '', model = ''] = outputs.map(({ output }) => output)
  // Each line of a build begins in one of these ways, as does the table of its files.
  const expected =
    /^(vite v|transforming|rendering chunks|computing gzip|✓ |Recipes come from |Visitors may use |\S+ +[\d.,]+ kB|$)/
  const others = (output: string) => output.split('\n').filter((line) => !expected.test(line))
  expect(others(cookbook)).toEqual([])
  // The one that the token is for.
  expect(others(model)).toEqual([expect.stringContaining('every visitor can read the token')])
})

test('every script and style that a chunk loads is in the build', async ({ cookbookSite: { folder } }) => {
  const assets = join(folder, 'assets')
  const names = await readdir(assets)
  const missing: string[] = []
  let count = 0
  for (const name of names.filter((each) => each.endsWith('.js')))
    for (const [, path = ''] of (await readFile(join(assets, name), 'utf8')).matchAll(
      /["'`]\.\/([\w.-]+-[\w-]{8}\.(?:js|css))["'`]/g,
    )) {
      count += 1
      if (!names.includes(path)) missing.push(`${name} loads ${path}`)
    }
  expect(count).toBeGreaterThan(20)
  expect(missing).toEqual([])
})
