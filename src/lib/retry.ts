import { delay } from './abortable'

/**
 * Calls `attempt` until it succeeds.
 *
 * @param nextDelay returns the milliseconds after a failed attempt until the next one, or undefined to give up.
 * @param signal ends a wait between two attempts.
 * @throws the error of the last attempt, or the signal's reason.
 */
export async function retry<Value>(
  attempt: () => Promise<Value>,
  nextDelay: (error: unknown, failures: number) => number | undefined,
  signal: AbortSignal = new AbortController().signal,
): Promise<Value> {
  for (let failures = 1; ; failures++)
    try {
      return await attempt()
    } catch (error) {
      const milliseconds = nextDelay(error, failures)
      if (milliseconds === undefined) throw error
      await delay(milliseconds, signal)
    }
}
