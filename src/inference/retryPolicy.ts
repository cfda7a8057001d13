import { failureOf, passes } from './classifyError'
import type { FailureKind } from './errors'
import { type Deadlines, unlessAborted } from './timeouts'

/** The most requests for one recipe. */
export const MAX_REQUESTS = 3
/** The waits after the first try that failed and the second, in milliseconds. */
const WAITS_MS = [500, 1000]

/**
 * Asks until there is an answer: again only after a failure that can pass, while nothing was written, and while
 * there are requests left. A service that names a time is left alone so long, if the deadline for the first
 * word allows it.
 *
 * @param ask one try.
 * @param requests how many requests the tries have made so far.
 * @param written whether words have arrived, which another try would contradict.
 * @param onTryAgain called when a wait begins, with what went wrong.
 * @throws what the last try threw, or the reason of the deadlines' signal.
 */
export async function withTries<Answer>(
  ask: () => Promise<Answer>,
  { signal, left, again }: Deadlines,
  {
    requests,
    written,
    onTryAgain,
  }: {
    requests: () => number
    written: () => boolean
    onTryAgain: (after: FailureKind) => void
  },
): Promise<Answer> {
  for (let failed = 0; ; failed++) {
    try {
      return await ask()
    } catch (error) {
      const { kind, wait: asked = 0 } = failureOf(error, written())
      const planned = WAITS_MS[failed]
      if (signal.aborted || planned === undefined || requests() >= MAX_REQUESTS || !passes(kind))
        throw error
      // Jitter, so that the pages that failed together do not come back together.
      const wait = Math.max(planned * (0.8 + 0.4 * Math.random()), asked)
      if (wait >= left()) throw error
      onTryAgain(kind)
      again()
      await pause(wait, signal)
    }
  }
}

async function pause(milliseconds: number, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await unlessAborted(over, signal).finally(() => clearTimeout(timer))
}
