import { getProperty, parseJson } from '../lib/json'
import { setVisitorService } from '../service'
import { loopbackPermission, needsQuestion } from './loopbackPermission'

// A model on the visitor's computer: Ollama, LM Studio, llama.cpp, vLLM and others that answer in OpenAI's format.

/** Ollama's address. */
export const DEFAULT_ADDRESS = 'http://localhost:11434'

/** The ports that Ollama, LM Studio, llama.cpp and vLLM use where nobody chose another. */
const USUAL_PORTS = [11434, 1234, 8080, 8000]

/** How long a service may take to list its models, in milliseconds. */
const ANSWER_MS = 10_000
/** How long it may take while the browser asks the visitor for permission, in milliseconds. */
const QUESTION_MS = 60_000
/** The most models that are offered. */
const MAX_MODELS = 200

/** The hosts of this computer that the page's policy allows (build/page/contentSecurityPolicy.ts). */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1']

export const isLoopback = (hostname: string) => LOOPBACK_HOSTS.includes(hostname)

/** Why no model was found. `base` is the address that was asked, without /v1. */
export type LocalFailure =
  /** The text is not an address of this computer. No request was sent. */
  | { readonly type: 'address' }
  /** The browser lets only secure pages reach this computer. */
  | { readonly type: 'insecure' }
  /** The browser did not let the page reach this computer. */
  | { readonly type: 'permission' }
  /** Nothing answers at this address, nor at the usual ports. */
  | { readonly type: 'silent'; readonly base: string }
  /** Something answers, but does not let this page read it (CORS). */
  | { readonly type: 'origin'; readonly base: string }
  | { readonly type: 'timeout'; readonly base: string }
  /** It answers without any model that can write. */
  | { readonly type: 'empty'; readonly base: string }
  /** It asks for a key. */
  | { readonly type: 'key'; readonly base: string }
  /** It is still loading its model. */
  | { readonly type: 'loading'; readonly base: string }
  /** It answers with something else than a list of models. */
  | { readonly type: 'other'; readonly base: string }

/** The models of a service at this computer. */
export interface LocalModels {
  readonly type: 'found'
  /** Its address, without /v1. */
  readonly base: string
  readonly models: readonly [string, ...string[]]
  /** Those of them that are known to read photos. */
  readonly visionModels: readonly string[]
}

/**
 * Reads an address of this computer, with or without the scheme, and with or without a path from /v1 on.
 *
 * @returns its base without /v1 and without a slash at the end; undefined for any other address.
 */
export function parseLocalAddress(text: string): string | undefined {
  const trimmed = text.trim()
  // Without the scheme, `localhost:11434` is a URL with the scheme `localhost:`.
  const url = trimmed.includes('//') ? trimmed : `http://${trimmed}`
  if (!URL.canParse(url)) return
  const { protocol, hostname, username, password, origin, pathname } = new URL(url)
  if (!/^https?:$/.test(protocol) || !isLoopback(hostname) || username || password) return
  const path = pathname.split('/').filter(Boolean)
  const version = path.indexOf('v1')
  if (version >= 0) path.splice(version)
  return [origin, ...path].join('/')
}

/**
 * Looks for models at an address of this computer and, where nothing answers, at the usual ports.
 *
 * @param signal ends the search. The promise is then rejected with its reason.
 */
export async function findLocalModels(text: string, signal: AbortSignal): Promise<LocalModels | LocalFailure> {
  const base = parseLocalAddress(text)
  if (base === undefined) return { type: 'address' }
  const answer = await listModels(base, signal)
  if (answer.type !== 'silent') return answer
  // Without a secure context the browser refuses without a question to the user.
  if (!isSecureContext) return { type: 'insecure' }
  if (await isRefused()) return { type: 'permission' }
  const { protocol, hostname } = new URL(base)
  const others = USUAL_PORTS.map((port) => `${protocol}//${hostname}:${port}`).filter((other) => other !== base)
  const answers = await Promise.all(others.map((other) => listModels(other, signal)))
  // What else answers there may have nothing to do with models.
  const best = (['found', 'empty', 'origin'] as const).flatMap((type) => answers.filter((each) => each.type === type))
  return best[0] ?? answer
}

/** Whether the browser, and not the address, is why nothing answers. */
async function isRefused() {
  const permission = await loopbackPermission()
  // After the visitor has closed the question, the permission is still `prompt`.
  return permission === 'denied' || (permission === 'prompt' && needsQuestion())
}

/** Asks one service for its models. */
async function listModels(base: string, outer: AbortSignal): Promise<LocalModels | LocalFailure> {
  const isAsking = needsQuestion() && (await loopbackPermission()) === 'prompt'
  const signal = AbortSignal.any([outer, AbortSignal.timeout(isAsking ? QUESTION_MS : ANSWER_MS)])
  const ask = (mode: RequestMode) =>
    // Without headers of its own the request needs no preflight.
    fetch(`${base}/v1/models`, { mode, signal, credentials: 'omit', cache: 'no-store' })
  try {
    const response = await ask('cors')
    const text = await response.text()
    if (response.status === 401 || response.status === 403) return { type: 'key', base }
    const list = response.ok ? parseJson(text) : undefined
    if (response.status === 503) return { type: 'loading', base }
    const names = readModels(list)
    const described = names && (await describeModels(base, signal))
    const models = names?.filter((name) => writes(name, described?.get(name)))
    if (!models) return { type: 'other', base }
    const [first, ...others] = models
    if (first === undefined) return { type: 'empty', base }
    return {
      type: 'found',
      base,
      models: [first, ...others],
      visionModels: models.filter((name) => described?.get(name)?.sees || createVisionCheck(list)(name)),
    }
  } catch {
    outer.throwIfAborted()
    if (signal.aborted) return { type: 'timeout', base }
  }
  // A page cannot tell a service that does not allow it from none, except by a request whose answer it may not read.
  const type = await ask('no-cors').then(
    () => 'origin' as const,
    () => 'silent' as const,
  )
  outer.throwIfAborted()
  return { type, base }
}

/** Reads the names of a list of models in OpenAI's format; undefined if it is none. Without models, `data` may be null. */
function readModels(list: unknown): string[] | undefined {
  const data = getProperty(list, 'data')
  if (data === null) return []
  if (!Array.isArray(data)) return
  const names = data.map((model) => getProperty(model, 'id')).filter((id) => typeof id === 'string')
  return [...new Set(names.filter(Boolean))].slice(0, MAX_MODELS)
}

/** What a program says of a model beside its name. */
interface Description {
  readonly canWrite: boolean
  readonly sees: boolean
  /** Another computer runs it. */
  readonly isRemote: boolean
}

/** Names of models for embeddings, ranking, pictures, speech and judgements, where a program says no more than the name. */
const OTHER_MODELS =
  /embed|\bbge-|\be5-|minilm|rerank|whisper|parakeet|\b(?:asr|stt|tts)\b|kokoro|dall-e|diffusion|\bflux|moderation|guard\b|shield/i

/** Whether a model writes text, and on this computer: Ollama lists the models of its cloud beside the others. */
const writes = (name: string, described: Description | undefined) =>
  !/[-:]cloud$/.test(name) && (described ? described.canWrite && !described.isRemote : !OTHER_MODELS.test(name))

/** Asks Ollama (`/api/tags`) and LM Studio (`/api/v0/models`) what their models can do. Other programs answer neither. */
async function describeModels(base: string, signal: AbortSignal): Promise<ReadonlyMap<string, Description>> {
  const descriptions = new Map<string, Description>()
  const ask = async (path: string) =>
    parseJson(await (await fetch(base + path, { mode: 'cors', signal, credentials: 'omit', cache: 'no-store' })).text())
  const [tags, types] = await Promise.allSettled([ask('/api/tags'), ask('/api/v0/models')])
  const entries = [
    ...[tags.status === 'fulfilled' ? getProperty(tags.value, 'models') : []].flat(),
    ...[types.status === 'fulfilled' ? getProperty(types.value, 'data') : []].flat(),
  ]
  for (const entry of entries) {
    const name = getProperty(entry, 'name') ?? getProperty(entry, 'id')
    const capabilities = getProperty(entry, 'capabilities')
    const type = getProperty(entry, 'type')
    const says = (capability: string) => Array.isArray(capabilities) && capabilities.includes(capability)
    if (typeof name === 'string' && (Array.isArray(capabilities) || typeof type === 'string'))
      descriptions.set(name, {
        canWrite: says('completion') || type === 'llm' || type === 'vlm',
        sees: says('vision') || type === 'vlm',
        isRemote: Boolean(getProperty(entry, 'remote_host')),
      })
  }
  return descriptions
}

/**
 * Returns a function that tells whether a list of models says that a model reads photos: llama.cpp does, with
 * `capabilities` beside the models of OpenAI's format, or with their `architecture`. Ollama, LM Studio and vLLM do not.
 */
function createVisionCheck(list: unknown): (model: string) => boolean {
  const entriesOf = (name: string) => [getProperty(list, name)].flat()
  const includes = (values: unknown, value: string) => Array.isArray(values) && values.includes(value)
  const seeing = [
    ...entriesOf('models').filter((entry) => includes(getProperty(entry, 'capabilities'), 'multimodal')),
    ...entriesOf('data').filter((entry) =>
      includes(getProperty(getProperty(entry, 'architecture'), 'input_modalities'), 'image'),
    ),
  ]
  return (model) => seeing.some((entry) => ['id', 'name', 'model'].some((name) => getProperty(entry, name) === model))
}

/** Sends the next requests to a model on this computer. */
export function setLocalModel({ base, visionModels }: Pick<LocalModels, 'base' | 'visionModels'>, model: string) {
  setVisitorService({
    choice: { kind: 'local', model },
    service: { kind: 'endpoint', url: `${base}/v1` },
    models: [model],
    visionModels: visionModels.filter((each) => each === model),
  })
}
