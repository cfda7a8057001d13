import { expect, test } from 'vitest'
import { encodeBase64url } from '../../../src/lib/base64url'
import { type LinkedRecipe, packRecipe, unpackRecipe } from '../../../src/recipe/share/recipeLink'

const soup: LinkedRecipe = { markdown: '# Crème 🍲\n\n- 2 leeks', servings: 3, by: 'any/model', language: 'ar' }

/** An address whose recipe is this text, packed. */
async function hashOf(text: string | Uint8Array<ArrayBuffer>) {
  const stream = new Blob([text]).stream() ?? new Response(text).body
  const packed = await new Response(stream.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer()
  return `#r=1.${encodeBase64url(new Uint8Array(packed))}`
}

test('a recipe comes out of its link as it went in', async () => {
  expect(await unpackRecipe((await packRecipe(soup)) ?? '')).toEqual(soup)
})

test.each<[what: string, change: (hash: string) => string]>([
  ['a full stop behind it', (hash) => `${hash}.`],
  ['a bracket behind it', (hash) => `${hash})`],
  ['values of a chat behind it', (hash) => `${hash}&utm_source=chat`],
  ['signs that are encoded', (hash) => hash.replaceAll('-', '%2D').replaceAll('_', '%5f')],
  ['a line break within', (hash) => `${hash.slice(0, 30)}\n ${hash.slice(30)}`],
])('a link with %s is still its recipe', async (_, change) => {
  // Their packed forms differ, and most have one of the signs.
  const recipes = Array.from({ length: 60 }, (_each, number) => ({
    ...soup,
    markdown: `# Soup ${number}\n\n${'leeks eggs rice beans peas salt'.slice(number % 30)} ${number * 7919}`,
  }))
  const links = await Promise.all(recipes.map(async (recipe) => ({ recipe, hash: (await packRecipe(recipe)) ?? '' })))
  const packed = links.map(({ hash }) => hash).join('')
  expect([packed.includes('-'), packed.includes('_')]).toEqual([true, true])
  for (const { recipe, hash } of links) expect(await unpackRecipe(change(hash))).toEqual(recipe)
})

test('a recipe of more than 64 KB gets no link', async () => {
  expect(await packRecipe({ ...soup, markdown: 'a'.repeat(66_000) })).toBeUndefined()
})

test.each<[description: string, hash: () => string | Promise<string>]>([
  ['that has lost its end', async () => ((await packRecipe(soup)) ?? '').slice(0, -12)],
  ['of another version', async () => ((await packRecipe(soup)) ?? '').replace('#r=1.', '#r=2.')],
  ['in other letters', () => '#r=1.%%%***'],
  ['of a text that is not packed', () => '#r=1.hello-world'],
  ['without anything', () => '#r=1.'],
  ['that is too long', () => `#r=1.${'a'.repeat(90_001)}`],
  ['that unpacks to 30 MB', () => hashOf(`{"m":"${'egg '.repeat(7_500_000)}"}`)],
  ['to no JSON', () => hashOf('{"m": "# Soup')],
  ['to a list', () => hashOf('["# Soup"]')],
  ['to a recipe without words', () => hashOf('{"m": " \\n "}')],
  ['to invisible characters alone', () => hashOf('{"m": "\\u200b\\u202e"}')],
  ['to markdown that is no text', () => hashOf('{"m": {"a": 1}}')],
  ['to bytes that are no UTF-8', () => hashOf(new Uint8Array([0x7b, 0x22, 0x6d, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]))],
])('a link %s is refused', async (_, hash) => {
  await expect(unpackRecipe(await hash())).rejects.toThrow()
})

test.each([
  [{ n: -1 }, { servings: undefined }],
  [{ n: 1e9 }, { servings: undefined }],
  [{ n: 1e-9 }, { servings: undefined }],
  [{ n: 1600 }, { servings: 1600 }],
  [{ n: '4' }, { servings: undefined }],
  [{ lang: '"><script>' }, { language: undefined }],
  [{ by: 'x'.repeat(9000) }, { by: 'x'.repeat(200) }],
  [{ by: 'any\u202e/mo\u200bdel' }, { by: 'any/model' }],
  [{ by: 7 }, { by: '' }],
])('the other fields of a link are not trusted either: %j', async (values, expected) => {
  const hash = await hashOf(JSON.stringify({ m: '# Soup', by: '', ...values }))
  expect(await unpackRecipe(hash)).toMatchObject({ markdown: '# Soup', ...expected })
})
