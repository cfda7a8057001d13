// With its extension, because Node loads this file too (vite.config.ts).
import { parseVisionModels } from './visionModels.ts'
import { parseVisitorModels, VISITOR_MODELS, type VisitorModel } from './visitorModels.ts'

/** Where a request for a recipe goes. */
export type Service =
  /** The built-in cookbook, without a token and a URL. */
  | { readonly kind: 'cookbook' }
  /** The Hugging Face router. */
  | { readonly kind: 'router'; readonly token: string }
  /** An OpenAI-compatible service. Its `url` is absolute, or relative to the page. */
  | { readonly kind: 'endpoint'; readonly url: string; readonly token?: string }

export interface Settings {
  readonly service: Service
  /** The model identifiers. A request tries them in this order: the next one if the service does not serve a model. */
  readonly models: Models
  /** The models that read photos, in the order of the requests. Without any the page offers no photos. */
  readonly visionModels: readonly string[]
  /** What visitors may use in place of the page's service. At Hugging Face they use {@link ROUTER_MODELS}. */
  readonly visitorModels: readonly VisitorModel[]
  /** The page's identifier at Hugging Face, so that visitors can sign in there. */
  readonly oauthClientId?: string
  /** Whether the page's files are kept in the browser, so that the page opens without a network. */
  readonly offline: boolean
}

/** One or more model identifiers, each of them once. */
export type Models = readonly [string, ...string[]]

/** A large open instruction-tuned mixture-of-experts model. */
export const DEFAULT_MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1'

/**
 * The default models at the Hugging Face router. After the first come large open models that follow instructions and
 * that many of its providers serve (huggingface.co/inference/models), and at the end a small one. Providers drop
 * models, so docs/connecting-a-model.md says how to choose others.
 */
export const ROUTER_MODELS: Models = [
  DEFAULT_MODEL,
  'Qwen/Qwen3-235B-A22B-Instruct-2507',
  'meta-llama/Llama-3.3-70B-Instruct',
  'openai/gpt-oss-120b',
  'meta-llama/Llama-3.1-8B-Instruct',
]

/** The names of the settings in the environment and in .env files. */
export const settingNames = [
  'VITE_HF_ACCESS_TOKEN',
  'VITE_HF_MODEL',
  'VITE_INFERENCE_URL',
  'VITE_VISION_MODEL',
  'VITE_VISITOR_MODELS',
  'VITE_HF_OAUTH_CLIENT_ID',
  'VITE_OFFLINE',
  'VITE_PAGE_URL',
] as const

/** Names that settings had before, and the names that replace them. */
export const replacedNames: ReadonlyMap<string, SettingName> = new Map([['VITE_VISITOR_TOKEN', 'VITE_VISITOR_MODELS']])

/** The name of a setting. */
export type SettingName = (typeof settingNames)[number]

/** A setting that cannot work. The message names the setting and what would work, and never holds its value. */
export class SettingError extends Error {
  override name = 'SettingError'
}

/**
 * Reads and checks the settings. White space around a value is ignored, and an empty value counts as not set.
 *
 * @throws {SettingError} when a value cannot work.
 */
export function readSettings(env: Partial<Record<SettingName, string | undefined>>): Settings {
  const token = env.VITE_HF_ACCESS_TOKEN?.trim()
  const url = env.VITE_INFERENCE_URL?.trim()
  const names = env.VITE_HF_MODEL?.split(',').map((name) => name.trim())
  const [model, ...others] = new Set(names?.filter(Boolean))
  const visitorModels = parseVisitorModels(env.VITE_VISITOR_MODELS, !token && !url)
  const oauthClientId = env.VITE_HF_OAUTH_CLIENT_ID?.trim()
  const offline = env.VITE_OFFLINE?.trim() || 'on'
  check('VITE_HF_ACCESS_TOKEN', token && findTokenProblem(token, !url))
  check('VITE_INFERENCE_URL', url && findUrlProblem(url))
  check('VITE_HF_MODEL', [model ?? '', ...others].map(findModelProblem).find(Boolean))
  check('VITE_VISION_MODEL', findVisionModelProblem(env.VITE_VISION_MODEL))
  check('VITE_VISITOR_MODELS', visitorModels ? undefined : VISITOR_MODELS_PROBLEM)
  check('VITE_HF_OAUTH_CLIENT_ID', oauthClientId && findClientIdProblem(oauthClientId))
  check('VITE_OFFLINE', findSwitchProblem(offline))

  const service: Service = url
    ? { kind: 'endpoint', url, ...(token ? { token } : {}) }
    : token
      ? { kind: 'router', token }
      : { kind: 'cookbook' }
  const defaults: Models = service.kind === 'router' ? ROUTER_MODELS : [DEFAULT_MODEL]
  return {
    service,
    models: model ? [model, ...others] : defaults,
    visionModels: parseVisionModels(env.VITE_VISION_MODEL, service.kind),
    visitorModels: visitorModels ?? [],
    ...(oauthClientId ? { oauthClientId } : {}),
    offline: offline === 'on',
  }
}

function check(name: SettingName, problem: string | undefined) {
  if (problem) throw new SettingError(`${name} ${problem}`)
}

const VISITOR_MODELS_PROBLEM = `has a name that this page does not know. Give one or more of ${VISITOR_MODELS.join(', ')}, with commas between, or "off" alone.`

const findClientIdProblem = (id: string) =>
  /^[\x21-\x7e]+$/.test(id) ? undefined : 'has a character that no identifier has. Copy it again from its source.'

const findSwitchProblem = (value: string) => (/^(on|off)$/.test(value) ? undefined : 'is neither "on" nor "off".')

function findTokenProblem(token: string, isForRouter: boolean): string | undefined {
  if (/\s/.test(token)) return 'contains white space. Paste the token alone, on one line.'
  // An HTTP header holds only printable ASCII.
  if (!/^[\x21-\x7e]+$/.test(token)) return 'has a character that no token has. Copy it again from its source.'
  // The client rejects any other token for the router, but only when a user asks for a recipe.
  if (isForRouter && !token.startsWith('hf_'))
    return 'is not a Hugging Face token: those begin with "hf_". For the token of another service, set VITE_INFERENCE_URL as well.'
  return undefined
}

const URL_FORMS =
  'Give the base URL of the service: absolute (https://models.example/v1), or relative to the page (/v1 or ./v1).'

function findUrlProblem(url: string): string | undefined {
  if (/\s/.test(url)) return `contains white space. ${URL_FORMS}`
  if (!/^https?:\/\/|^\.{0,2}\//i.test(url)) return `is neither an http(s) URL nor a path. ${URL_FORMS}`
  // Any base will do, because only the relative part is checked.
  const base = 'https://page.invalid/'
  if (!URL.canParse(url, base)) return `is not a valid URL. ${URL_FORMS}`
  const { username, password, hostname, search, hash } = new URL(url, base)
  // A Content-Security-Policy has no syntax for it (CSP 3, host-source).
  if (hostname.startsWith('[')) return 'is an IPv6 address, which the page’s policy cannot name. Use a host name.'
  if (username || password)
    return 'holds a user name or password, which browsers do not send. Use VITE_HF_ACCESS_TOKEN.'
  if (search || hash) return `ends in a query or a fragment, and a path has to follow it. ${URL_FORMS}`
  return undefined
}

function findVisionModelProblem(value: string | undefined): string | undefined {
  const names = parseVisionModels(value, 'endpoint')
  if (names.includes('off')) return 'has "off" beside a model. Give "off" alone, or the names of models.'
  return names.map(findModelProblem).find(Boolean)
}

function findModelProblem(model: string): string | undefined {
  if (/\s/.test(model)) return 'has a name with white space in it. Separate several names by commas.'
  // Since version 4 the client accepts no URL here.
  if (/^https?:\/\//i.test(model))
    return `has a URL. Name the model (such as ${DEFAULT_MODEL}) and put the URL into VITE_INFERENCE_URL.`
  return undefined
}
