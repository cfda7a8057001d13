import { getProperty } from './property.mjs'
import { Refusal } from './refusal.mjs'

/**
 * The settings. White space around a value is ignored, and an empty value counts as not set.
 *
 * @typedef {object} Settings
 * @property {string} token The access token for the service (HF_TOKEN).
 * @property {string} url The address of the service's chat completions (UPSTREAM_URL,
 * whole, or up to its version such as /v1 or /v1beta/openai, or without /v1).
 * @property {ReadonlySet<string>} models The models that visitors can ask (MODELS, with commas between).
 * @property {ReadonlySet<string>} visionModels Those of them that read photos (VISION_MODEL).
 */

const ROUTER = 'https://router.huggingface.co/v1'

/**
 * Returns one setting, '' if it is not set. Cloudflare passes the settings to the handler; elsewhere they are in the
 * environment, and the platform passes something else.
 *
 * @param {unknown} platform what the platform passes beside the request.
 * @param {string} name
 */
export function readSetting(platform, name) {
  const passed = getProperty(platform, name)
  const value = typeof passed === 'string' ? passed : readEnvironment(name)
  return value.trim()
}

/**
 * @param {string} name
 * @returns {string}
 */
function readEnvironment(name) {
  // Workers have no `process`, and Netlify's Deno is not known to have one.
  const deno = /** @type {{ Deno?: { env: { get(name: string): string | undefined } } }} */ (globalThis).Deno
  if (deno) return deno.env.get(name) ?? ''
  return globalThis.process?.env[name] ?? ''
}

/**
 * Returns the values of a setting with commas between them.
 *
 * @param {unknown} platform
 * @param {string} name
 */
export const readList = (platform, name) =>
  readSetting(platform, name)
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)

/**
 * Reads what a request to the service needs.
 *
 * @param {unknown} platform
 * @returns {Settings}
 * @throws {Refusal} that names the setting which is missing or cannot work.
 */
export function readSettings(platform) {
  const token = readSetting(platform, 'HF_TOKEN')
  // An HTTP header holds only printable ASCII, and a token no white space.
  if (!/^[\x21-\x7e]+$/.test(token)) throw settingError('HF_TOKEN', token)
  const models = new Set(readList(platform, 'MODELS'))
  if (models.size === 0) throw settingError('MODELS', '')
  const address = readSetting(platform, 'UPSTREAM_URL')
  const url = URL.canParse(address || ROUTER) ? new URL(address || ROUTER) : undefined
  // `fetch` refuses an address with a user name or a password.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw settingError('UPSTREAM_URL', address)
  if (!url.pathname.endsWith('/chat/completions')) {
    const path = url.pathname.replace(/(?<!\/)\/+$/, '')
    // A version is a part of its own: /v1, /v1beta/openai, /client/v4/accounts/123/ai/v1.
    const version = /\/v\d[^/]*(?:\/|$)/.test(path) ? '' : '/v1'
    url.pathname = `${path}${version}/chat/completions`
  }
  url.hash = ''
  return { token, url: url.href, models, visionModels: new Set(readList(platform, 'VISION_MODEL')) }
}

/**
 * @param {string} name
 * @param {string} value
 */
const settingError = (name, value) =>
  new Refusal(500, `${name} ${value ? 'cannot work' : 'is not set'} on this server (docs/proxies.md).`)
