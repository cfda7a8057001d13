import { getProperty } from './property.mjs'
import { Refusal } from './refusal.mjs'

/** The longest request without its photo, in bytes: about two thousand ingredients. nginx.conf has the same limit. */
const MAX_BYTES = 64 * 1024
/** The longest request with a photo, in bytes. */
const MAX_BYTES_WITH_PHOTO = 1024 * 1024
/** The usual longest reply, in the model's tokens, and the longest that a visitor can ask for (src/ai.ts). */
const USUAL_TOKENS = 1024
const MAX_TOKENS = 2048

/**
 * The request to the service. It is built from the fields that the page uses, because others could make a reply dearer:
 * `n`, `tools`, a higher limit.
 *
 * @typedef {object} ChatRequest
 * @property {string} model
 * @property {{ role: string, content: Content }[]} messages
 * @property {number} [max_tokens]
 * @property {number} [max_completion_tokens] in place of `max_tokens`, for models that refuse that.
 * @property {boolean} stream
 */

/** @typedef {string | ({ type: 'text', text: string } | { type: 'image_url', image_url: { url: string } })[]} Content */

/**
 * Reads the body of a visitor's request.
 *
 * @param {Request} request
 * @param {{ models: ReadonlySet<string>, visionModels: ReadonlySet<string> }} settings
 * @returns {Promise<ChatRequest>}
 * @throws {Refusal} for a body that is too long, is not a chat request, or names a model that is not served.
 */
export async function readChatRequest(request, { models, visionModels }) {
  const { text, bytes } = await readText(request, visionModels.size > 0 ? MAX_BYTES_WITH_PHOTO : MAX_BYTES)
  const body = parseJson(text)
  const model = getProperty(body, 'model')
  const readsPhotos = typeof model === 'string' && visionModels.has(model)
  if (bytes > MAX_BYTES && !readsPhotos) throw tooLong()
  if (typeof model !== 'string') throw invalid()
  // The page asks its next model after these words (src/service/classifyError.ts).
  if (!models.has(model)) throw new Refusal(400, 'This model is not supported here.')

  const sent = getProperty(body, 'messages')
  if (!Array.isArray(sent) || sent.length === 0) throw invalid()
  const messages = sent.map((message) => readMessage(message, readsPhotos))
  const photos = messages.flatMap(({ content }) => findPhotos(content))
  // Each photo costs as much as a long text, so the page sends one.
  if (photos.length > 1) throw invalid()
  if (bytes - (photos[0]?.length ?? 0) > MAX_BYTES) throw tooLong()

  const hasOtherLimit = getProperty(body, 'max_tokens') === undefined && getProperty(body, 'max_completion_tokens')
  const limit = getProperty(body, hasOtherLimit ? 'max_completion_tokens' : 'max_tokens')
  const isAllowed = typeof limit === 'number' && Number.isInteger(limit) && limit > 0 && limit <= MAX_TOKENS
  const tokens = isAllowed ? limit : USUAL_TOKENS
  return {
    model,
    messages,
    ...(hasOtherLimit ? { max_completion_tokens: tokens } : { max_tokens: tokens }),
    stream: getProperty(body, 'stream') === true,
  }
}

/**
 * @param {unknown} message
 * @param {boolean} readsPhotos
 */
function readMessage(message, readsPhotos) {
  const role = getProperty(message, 'role')
  const content = getProperty(message, 'content')
  if (typeof role !== 'string') throw invalid()
  if (typeof content === 'string') return { role, content }
  if (!Array.isArray(content)) throw invalid()
  return { role, content: content.map((part) => readPart(part, readsPhotos)) }
}

/**
 * @param {unknown} part
 * @param {boolean} readsPhotos
 * @returns {Exclude<Content, string>[number]}
 */
function readPart(part, readsPhotos) {
  const type = getProperty(part, 'type')
  const text = getProperty(part, 'text')
  if (type === 'text' && typeof text === 'string') return { type, text }
  const url = getProperty(getProperty(part, 'image_url'), 'url')
  // The service would load a photo with another address.
  const isPhoto = typeof url === 'string' && /^data:image\/[a-z]+;base64,/.test(url)
  if (type === 'image_url' && isPhoto && readsPhotos) return { type, image_url: { url } }
  throw invalid()
}

/** @param {Content} content */
const findPhotos = (content) =>
  typeof content === 'string' ? [] : content.flatMap((part) => ('image_url' in part ? part.image_url.url : []))

/**
 * Reads a body up to a number of bytes, and counts them: a length that a header gives may be wrong or missing.
 *
 * @param {Request} request
 * @param {number} maxBytes
 */
async function readText(request, maxBytes) {
  const reader = request.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > maxBytes) {
      // The visitor's connection may fail meanwhile, and the request is refused already.
      reader.cancel().catch(() => undefined)
      throw tooLong()
    }
    text += decoder.decode(value, { stream: true })
  }
  return { text: text + decoder.decode(), bytes }
}

/**
 * @param {string} text
 * @returns {unknown}
 */
function parseJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const invalid = () => new Refusal(400, 'This is not a chat request of the page.')
const tooLong = () => new Refusal(413, 'The request is too long.')
