import { vi } from 'vitest'
import type { ScriptedResponse } from './service'

// A request to a scripted service whose time is that of vitest's fake timers.

/** The page that sends the requests, its service, and a clock that stands still. */
export function openPage() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('document', { baseURI: 'https://page.example/' })
  vi.stubEnv('VITE_INFERENCE_URL', 'https://models.example/v1')
}

/** Moves the clock from timer to timer until a request is over. Returns its reply or its error, and how long it took. */
export async function settle<Reply>(request: Promise<Reply>) {
  const start = Date.now()
  let outcome: { readonly reply?: Reply; readonly error?: unknown } | undefined
  const settled = request.then(
    (reply) => {
      outcome = { reply }
    },
    (error: unknown) => {
      outcome = { error }
    },
  )
  while (!outcome) await Promise.race([settled, vi.advanceTimersToNextTimerAsync()])
  return { ...outcome, seconds: (Date.now() - start) / 1000 }
}

/** A stream of these chunks. */
export const sse = (...chunks: ScriptedResponse['chunks'] & object): ScriptedResponse => ({
  headers: { 'content-type': 'text/event-stream' },
  chunks,
})

/** Makes the service wait. */
export const pause = (seconds: number) => () => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
