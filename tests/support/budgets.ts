import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A limit on what a visitor downloads. */
export interface Budget {
  readonly what: string
  /** In KB of 1,000 bytes, gzipped. */
  readonly limit: number
  readonly why: string
  /** Returns the paths of its files within a build without settings. A visit is measured in a browser instead. */
  readonly files?: (folder: string) => Promise<readonly string[]>
}

/** Returns the path of the lazy chunk whose entry has this name (`*.lazy.ts`). */
const lazyChunk = (name: string) => async (folder: string) => [await findAsset(folder, `${name}.lazy-`)]

/** The limits on downloads. The tests fail beyond them, and the bench reports them. */
export const budgets = {
  firstScreen: {
    what: 'First screen: `index.html` with its styles',
    limit: 11,
    why: 'A new connection carries about 14 KB in its first round trip, and some of it is for headers and for controls to come.',
    files: async () => ['index.html'],
  },
  firstLoad: {
    what: 'First load: all scripts',
    limit: 78,
    why: 'No ingredient can be added before it has loaded. React is 60 KB of it: its 19.3 has 9 KB more, for view transitions and fragment refs, which the page does not use.',
    files: async (folder) => [await findAsset(folder, 'index-')],
  },
  modelVisit: {
    what: 'A visit with a model, until the page understands the recipe: all scripts and styles',
    limit: 315,
    why: 'It is the whole page for a visitor of a deployment with a model, often on a phone. What it knows of foods and their contents, for fit and check, is a third of it. The button for photos, what real recipes taught the reader, and what is said beside the list are the last 8 KB. The everyday words that are no misspelt foods are 3 KB more.',
  },
  cookbook: {
    what: 'Lazy chunk: the cookbook, only without a model',
    limit: 223,
    why: 'It loads with the first ingredient, and has to be there when the third one is typed. It has room for some ten recipes.',
    files: lazyChunk('cookbook'),
  },
  foods: {
    what: 'Lazy chunks: what the page knows of foods',
    limit: 71,
    why: 'The type-ahead needs it with the first letter. A line of the table says all of a food, so what a cup or a piece of it weighs comes along: 10 KB that came with the first recipe before. It also knows which foods a wish leaves out, and reads that of free words: who eats, and what an illness or an allergy forbids, in the many words that people use. The thousand everyday words that are close to a food are 3 KB.',
    files: foodChunks,
  },
  suggestions: {
    what: 'Lazy chunk: the type-ahead',
    limit: 4,
    why: 'The field takes text without it, but offers nothing.',
    files: lazyChunk('suggestions'),
  },
  request: {
    what: 'Lazy chunks: the client and the code for requests',
    limit: 27,
    why: 'The build drops some forty tasks and providers of the client, and an update may bring them back. A photo shares the client, so there are two chunks, which compress a little less. What gateways wrap an error in, and in how many words a service says that the credit is used up, are 0.5 KB.',
    files: requestChunks,
  },
  photo: {
    what: 'Lazy chunk: the foods in a photo',
    limit: 4,
    why: 'It loads while the user chooses a photo. Half of it reads the forms in which models name foods.',
    files: lazyChunk('photo'),
  },
  recipeCard: {
    what: 'Lazy chunk: the markdown renderer and the recipe card',
    limit: 76,
    why: 'A recipe waits for it if it has not loaded while the user types. The parser of tables, and what writes any reply in one form, are a tenth of it.',
    files: lazyChunk('recipeCard'),
  },
  understanding: {
    what: 'Lazy chunk: what the page does with a recipe that it understands',
    limit: 46,
    why: 'It loads while the user types, after the chunks that the first word needs. Half of it reads: sections, amounts, times of fifteen languages, and the foods of a line.',
    files: lazyChunk('understanding'),
  },
  ownRecipe: {
    what: 'Lazy chunk: the form for a recipe of one’s own, and what reads JSON, HTML and Cooklang',
    limit: 28,
    why: 'It loads with a click on *Cook a recipe of your own*, and for a reply in JSON. A parser of HTML is nearly all of it: the page’s policy lets no script use the browser’s own.',
    files: lazyChunk('ownRecipe'),
  },
  updateNotice: {
    what: 'Lazy chunk: the notice of a new version',
    limit: 1,
    why: 'Every visit loads it, also one that ends with the first screen.',
    files: lazyChunk('offline'),
  },
  models: {
    what: 'Lazy chunk: the dialog for choosing a model, with all its forms',
    limit: 9,
    why: 'It loads with a click on *Change the chef*, which waits for it.',
    files: lazyChunk('models'),
  },
  worker: {
    what: 'The service worker',
    limit: 3.5,
    why: 'A browser loads it again for each visit. Half of it is the list of files with their hashes.',
    files: async () => ['sw.js'],
  },
} satisfies Record<string, Budget>

/** Returns the gzipped size of files of a build together, in KB of 1,000 bytes. */
export async function sizeOf(folder: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => gzipSync(await readFile(join(folder, path))).byteLength))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** Returns the chunks that the type-ahead imports and the page's script does not hold: those with src/food. */
async function foodChunks(folder: string): Promise<string[]> {
  const [entry, ...others] = await chunksOf(folder, 'suggestions')
  const page = await findAsset(folder, 'index-')
  const chunks = others.filter((path) => path !== page)
  if (!entry || chunks.length === 0) throw new Error('The type-ahead imports no chunk with foods.')
  return chunks
}

/** Returns the chunk that requests a recipe and the one with the client, which a photo needs too. */
async function requestChunks(folder: string): Promise<string[]> {
  const page = await findAsset(folder, 'index-')
  const request = await findAsset(folder, 'request.lazy-')
  const ofPhoto = await staticImports(folder, await findAsset(folder, 'photo.lazy-'))
  const shared = (await staticImports(folder, request)).filter((path) => path !== page && ofPhoto.includes(path))
  if (shared.length !== 1) throw new Error(`A recipe and a photo share ${shared.length} chunks.`)
  return [request, ...shared]
}

/** Returns the paths of a lazy chunk and of all chunks that it needs. */
export async function chunksOf(folder: string, name: string): Promise<string[]> {
  const found = new Set([await findAsset(folder, `${name}.lazy-`)])
  // The loop also visits the paths that it adds.
  for (const path of found) for (const imported of await staticImports(folder, path)) found.add(imported)
  return [...found]
}

/** Returns the paths of the chunks that a chunk imports statically. */
async function staticImports(folder: string, path: string): Promise<string[]> {
  const text = await readFile(join(folder, path), 'utf8')
  return [...text.matchAll(/\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => `assets/${name}`)
}

/** Returns the path of the one script whose name begins so. */
async function findAsset(folder: string, beginning: string): Promise<string> {
  const names = (await readdir(join(folder, 'assets'))).filter(
    (each) => each.startsWith(beginning) && each.endsWith('.js'),
  )
  const [name, ...others] = names
  if (!name || others.length > 0) throw new Error(`${names.length} scripts of the build begin with ${beginning}.`)
  return `assets/${name}`
}
