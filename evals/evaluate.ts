import { vi } from 'vitest'
import { getRecipe } from '../src/ai'
import { type ErrorKind, toInferenceError } from '../src/service'
import type { EvalCase } from './cases'
import { type PlainReply, type ReadReply, readReply } from './readReply'
import { type Score, scoreReply } from './scorers'
import type { EvalSettings } from './settings'

/** What became of one case. */
export type CaseResult =
  | { readonly type: 'reply'; readonly asked: EvalCase; readonly reply: ReadReply; readonly scores: readonly Score[] }
  /** No reply came, or none to its end. The message is the service's. */
  | { readonly type: 'error'; readonly asked: EvalCase; readonly kind: ErrorKind; readonly message: string }

/** What a model made of all cases. */
export interface ModelResult {
  readonly model: string
  readonly cases: readonly CaseResult[]
}

/** Errors that every other request would meet as well. */
const finalKinds: readonly ErrorKind[] = [
  'configuration',
  'unauthorized',
  'out-of-credit',
  'model-unavailable',
  'network',
  'offline',
]

/**
 * Asks one model for all cases as the page does, with its prompt, its client, its timeouts and its retries, and scores the
 * replies.
 *
 * @param onResult called after each case.
 * @throws {Error} when the first request shows that no other one can succeed.
 */
export async function evaluate(
  cases: readonly EvalCase[],
  model: string,
  settings: EvalSettings,
  onResult: (result: CaseResult) => void,
): Promise<ModelResult> {
  becomePage(model, settings)
  const results = new Map<EvalCase, CaseResult>()
  const waiting = [...cases]
  async function askUntilNoneWaits() {
    for (let asked = waiting.shift(); asked; asked = waiting.shift()) {
      const result = await evaluateCase(asked)
      if (results.size === 0 && result.type === 'error' && finalKinds.includes(result.kind))
        throw new Error(`${settings.url} does not answer for ${model}. ${result.kind}: ${result.message}`)
      results.set(asked, result)
      onResult(result)
    }
  }
  // The first request alone tells whether the others are of any use.
  const others = waiting.splice(1)
  await askUntilNoneWaits()
  waiting.push(...others)
  await Promise.all(Array.from({ length: settings.concurrency }, askUntilNoneWaits))
  return { model, cases: cases.flatMap((asked) => results.get(asked) ?? []) }
}

/** Gives the code of the page what a browser would, and the settings of a page that asks this model. */
function becomePage(model: string, { url, token }: EvalSettings) {
  vi.stubGlobal('document', { baseURI: url })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubEnv('VITE_INFERENCE_URL', url)
  vi.stubEnv('VITE_HF_MODEL', model)
  vi.stubEnv('VITE_HF_ACCESS_TOKEN', token)
}

async function evaluateCase(asked: EvalCase): Promise<CaseResult> {
  let reply: PlainReply
  try {
    reply = await getRecipe(
      { ingredients: asked.list, wishes: asked.wishes, turns: [] },
      { signal: new AbortController().signal, onProgress: () => undefined },
    )
  } catch (error) {
    const { kind, message } = toInferenceError(error)
    return { type: 'error', asked, kind, message }
  }
  const read = await readReply(asked, reply)
  return { type: 'reply', asked, reply: read, scores: scoreReply(asked, read) }
}
