import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, TOKEN, test } from '../../support/browser'
import { build } from '../../support/site'

const invalidSettings = {
  VITE_HF_ACCESS_TOKEN: 'hf_two parts',
  VITE_HF_MODEL: 'my model',
  VITE_INFERENCE_URL: 'models.example/v1',
  VITE_VISION_MODEL: 'off, see/me',
  VITE_VISITOR_MODELS: 'off,local',
  VITE_HF_OAUTH_CLIENT_ID: 'two words',
}

const warning = 'every visitor can read the token'
const cases = [
  [{}, 'the built-in cookbook', false],
  [{ VITE_HF_ACCESS_TOKEN: TOKEN }, 'a model at Hugging Face', true],
  [{ VITE_INFERENCE_URL: '/v1' }, 'a model at VITE_INFERENCE_URL', false],
  [{ VITE_INFERENCE_URL: '/v1', VITE_HF_ACCESS_TOKEN: TOKEN }, 'a model at VITE_INFERENCE_URL', true],
] as const

for (const [setting, value] of Object.entries(invalidSettings))
  test(`the build fails and names ${setting} if its value is invalid`, async () => {
    await expect(build({ [setting]: value })).rejects.toThrow(new RegExp(`${setting} `))
  })

for (const [settings, source, holdsToken] of cases)
  test(`a build with ${Object.keys(settings).join(' and ') || 'no setting'} prints the source of recipes and no token`, async () => {
    const { output } = await build(settings)
    expect(output).toContain(`Recipes come from ${source}`)
    expect(output.includes(warning)).toBe(holdsToken)
    expect(output).not.toContain(TOKEN)
  })

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

test('the build fails with the old name of a setting, and names the new one', async () => {
  await expect(build({ VITE_VISITOR_TOKEN: 'on' } as object)).rejects.toThrow(
    /VITE_VISITOR_TOKEN is now VITE_VISITOR_MODELS/,
  )
})

test('the build warns about an identifier that nobody can sign in with', async () => {
  const { output } = await build({ VITE_INFERENCE_URL: '/v1', VITE_HF_OAUTH_CLIENT_ID: 'client-7' })
  expect(output).toContain('VITE_HF_OAUTH_CLIENT_ID is ignored')
})

test('the build names the model that reads photos, and warns where nobody can ask it', async () => {
  const [asked, ignored] = await Promise.all([
    build({ VITE_INFERENCE_URL: '/v1', VITE_VISION_MODEL: 'see/me' }),
    build({ VITE_VISION_MODEL: 'see/me' }),
  ])
  expect(asked.output).toContain('Photos are read by see/me')
  expect(ignored.output).not.toContain('Photos are read by')
  expect(ignored.output).toContain('VITE_VISION_MODEL is ignored')
})

test('the build warns about an unknown setting by its name', async () => {
  const { output } = await build({ VITE_HF_TOKEN: TOKEN } as object)
  expect(output).toContain('VITE_HF_TOKEN is not a setting of this page')
  expect(output).not.toContain(TOKEN)
})

test('the build puts no environment variable except the settings into the page', async () => {
  const { folder } = await build({ VITE_SOMETHING_ELSE: 'unrelated-value' } as object)
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  )
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => text.includes('unrelated-value'))).toEqual([])
})
