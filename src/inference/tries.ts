import { type Deadlines, unlessAborted } from './deadlines'
import { type FailureKind, failureOf, passes } from './failure'

/** The waits before the second and the third try, in milliseconds; there is no fourth. */
const WAITS_MS = [500, 1000]

/**
 * Asks until there is an answer: three times at most, and again only after a failure that can pass and while
 * nothing was written. A service that names a time is left alone so long, if the deadline for the first word allows it.
 *
 * @param ask one try.
 * @param written whether words have arrived, which a second try would contradict.
 * @param onTryAgain called when a wait begins, with what went wrong.
 * @throws what the last try threw, or the reason of the deadlines' signal.
 */
export async function withTries<Answer>(
  ask: () => Promise<Answer>,
  { signal, left }: Deadlines,
  { written, onTryAgain }: { written: () => boolean; onTryAgain: (after: FailureKind) => void },
): Promise<Answer> {
  for (let failed = 0; ; failed++) {
    try {
      return await ask()
    } catch (error) {
      const { kind, wait: asked = 0 } = failureOf(error, written())
      const planned = WAITS_MS[failed]
      if (signal.aborted || planned === undefined || written() || !passes(kind)) throw error
      // Jitter, so that the pages that failed together do not come back together.
      const wait = Math.max(planned * (0.8 + 0.4 * Math.random()), asked)
      if (wait >= left()) throw error
      onTryAgain(kind)
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
