/** Where a request for a recipe goes. */
export type Service =
  /** The recipes in the page itself: neither a token nor an address was set. */
  | { readonly kind: 'cookbook' }
  /** The Hugging Face router, which wants a token. */
  | { readonly kind: 'router'; readonly token: string }
  /** A chat-completion service of the deployer's choice; `url` is absolute, or relative to the page. */
  | { readonly kind: 'endpoint'; readonly url: string; readonly token?: string }

/** What the deployer chose. */
export interface Settings {
  readonly service: Service
  /** The model identifier that is sent with each request. */
  readonly model: string
}

/** A large open instruction-tuned mixture-of-experts model, as the specification asks. */
export const DEFAULT_MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1'

/** The settings, by the names they have in the environment and in .env files. */
export const settingNames = ['VITE_HF_ACCESS_TOKEN', 'VITE_HF_MODEL', 'VITE_INFERENCE_URL'] as const

type SettingName = (typeof settingNames)[number]

/** A setting that cannot work. The message names the setting, says why and what would; never its value when that is secret. */
export class SettingError extends Error {
  override name = 'SettingError'
  constructor(setting: SettingName, problem: string) {
    super(`${setting} ${problem}`)
  }
}

/**
 * Reads and checks the settings. An empty value, or one of white space alone, is one that is not set;
 * white space around a value is no part of it.
 *
 * @throws {SettingError} when a value cannot work.
 */
export function readSettings(env: Partial<Record<SettingName, string | undefined>>): Settings {
  const token = env.VITE_HF_ACCESS_TOKEN?.trim()
  const url = env.VITE_INFERENCE_URL?.trim()
  const model = env.VITE_HF_MODEL?.trim() || DEFAULT_MODEL
  if (token) checkToken(token)
  if (url) checkUrl(url)
  checkModel(model)

  if (url) return { service: { kind: 'endpoint', url, ...(token ? { token } : {}) }, model }
  if (!token) return { service: { kind: 'cookbook' }, model }
  // The client library refuses any other token for the router, but only once a cook asks.
  if (!token.startsWith('hf_'))
    throw new SettingError(
      'VITE_HF_ACCESS_TOKEN',
      'is not a Hugging Face token: those begin with "hf_". For the token of another service, set VITE_INFERENCE_URL as well.',
    )
  return { service: { kind: 'router', token }, model }
}

/** A token travels in a header, where only printable ASCII may stand. */
function checkToken(token: string) {
  if (/\s/.test(token))
    throw new SettingError('VITE_HF_ACCESS_TOKEN', 'has white space inside. Paste the token alone, on one line.')
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new SettingError(
      'VITE_HF_ACCESS_TOKEN',
      'has a character that no token has. Paste it again from where it was made.',
    )
}

function checkUrl(url: string) {
  const fail = (problem: string): never => {
    throw new SettingError('VITE_INFERENCE_URL', problem)
  }
  // The value is not repeated: what was put here by mistake may be a secret.
  const forms =
    'Give the base address of the service: absolute (https://models.example/v1), or relative to the page (/v1 or ./v1).'
  if (/\s/.test(url)) fail(`has white space inside. ${forms}`)
  const absolute = /^https?:\/\//i.test(url)
  if (!absolute && !/^\.{0,2}\//.test(url)) fail(`is neither an http(s) address nor a path. ${forms}`)
  // Any base does here: a relative address is only checked for what it adds to one.
  if (!URL.canParse(url, 'https://page.invalid/')) fail(`is no address. ${forms}`)
  const { username, password, hostname, search, hash } = new URL(url, 'https://page.invalid/')
  // A Content-Security-Policy has no form for it, and would keep the page from it (CSP 3, host-source).
  if (hostname.startsWith('['))
    fail('is an IPv6 address, which the policy of the page cannot name. Use the name of the host.')
  if (username || password)
    fail('holds a user name or password, which no browser sends from a page. Use VITE_HF_ACCESS_TOKEN.')
  if (search || hash) fail(`ends in a query or a fragment; the path of the request could not follow it. ${forms}`)
}

function checkModel(model: string) {
  if (/\s/.test(model)) throw new SettingError('VITE_HF_MODEL', 'has white space inside.')
  // The client library takes no address here since version 4.
  if (/^https?:\/\//i.test(model))
    throw new SettingError(
      'VITE_HF_MODEL',
      `is an address. Name the model (such as ${DEFAULT_MODEL}) and put the address into VITE_INFERENCE_URL.`,
    )
}
