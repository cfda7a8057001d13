import { decodeBase64url, encodeBase64url } from '../../lib/base64url'
import { stripInvisible } from '../../lib/invisibleCharacters'
import { getProperty, parseJson } from '../../lib/json'
import { isLanguage, type Language } from '../../prompt'

/** A recipe as a link carries it. */
export interface LinkedRecipe {
  /** As it was written. */
  readonly markdown: string
  /** How many it is shown for; undefined for as many as the recipe says. */
  readonly servings: number | undefined
  /** Who wrote it, in words. The maker of a link can write anything there. */
  readonly by: string
  readonly language: Language | undefined
}

/** The start of the fragment of the page's address, with the version of the form. The packed recipe follows it. */
const PREFIX = '#r=1.'
/** The most bytes of an unpacked recipe. It keeps a link from filling the memory. */
const MAX_BYTES = 64 * 1024
/** The most characters of a packed one: incompressible bytes, with base64url's third more, have fewer. */
const MAX_PACKED = 90_000
/** How much of the author's name is shown, in characters. */
const MAX_BY = 200
/** The fewest servings that a link can ask for, as in ServingsField.tsx, and the most: some yields are in grams. */
const MIN_SERVINGS = 0.25
const MAX_SERVINGS = 100_000
/**
 * The bytes that the decompressor gets at once. It unpacks them whole before their number can be checked: these to 4 MB at
 * most.
 */
const PIECE = 4096

/** Returns the part of an address from `#` on that holds a recipe; undefined if the recipe is too long for a link. */
export async function packRecipe({ markdown, servings, by, language }: LinkedRecipe): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify({ m: markdown, n: servings, by, lang: language }))
  if (bytes.length > MAX_BYTES) return undefined
  const packed = await collect(inPieces(bytes).pipeThrough(new CompressionStream('deflate-raw')))
  return PREFIX + encodeBase64url(packed)
}

/**
 * Reads the recipe of an address.
 *
 * @param hash the address from `#` on.
 * @throws an error if it holds no recipe of a form that the page knows, or one of more than 64 KB.
 */
export async function unpackRecipe(hash: string): Promise<LinkedRecipe> {
  // Some chats encode signs, break a long link, or take the full stop behind it, a bracket and their own values for a part of it.
  const [packed = ''] =
    /^[\w-]*/.exec(
      hash
        .slice(PREFIX.length)
        .replace(/%2D/gi, '-')
        .replace(/%5F/gi, '_')
        .replace(/\s|%(?:0A|0D|20)/gi, ''),
    ) ?? []
  if (!hash.startsWith(PREFIX) || packed.length > MAX_PACKED || packed === '')
    throw new Error('The link has another form.')
  const unpacked = await collect(
    inPieces(decodeBase64url(packed)).pipeThrough(new DecompressionStream('deflate-raw')),
    MAX_BYTES,
  )
  const value = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(unpacked))
  const [markdown, n, by, lang] = ['m', 'n', 'by', 'lang'].map((name) => getProperty(value, name))
  if (typeof markdown !== 'string' || stripInvisible(markdown).trim() === '')
    throw new Error('The link holds no recipe.')
  return {
    markdown,
    servings: typeof n === 'number' && n >= MIN_SERVINGS && n <= MAX_SERVINGS ? n : undefined,
    by: typeof by === 'string' ? stripInvisible(by.slice(0, MAX_BY)) : '',
    language: typeof lang === 'string' && isLanguage(lang) ? lang : undefined,
  }
}

/** A stream of pieces of some bytes. The decompressor unpacks a piece whole, before a reader can stop it. */
function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let start = 0
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(bytes.slice(start, start + PIECE))
        start += PIECE
        if (start >= bytes.length) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Collects the bytes of a stream. @throws an error if there are more than `most`. */
async function collect(stream: ReadableStream<Uint8Array>, most = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const reader = stream.getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value)
    length += next.value.length
    if (length <= most) continue
    await reader.cancel()
    throw new Error(`It unpacks to more than ${most} bytes.`)
  }
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const piece of pieces) {
    bytes.set(piece, offset)
    offset += piece.length
  }
  return bytes
}
