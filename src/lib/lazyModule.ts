import { raceWithSignal } from './abortable'
import { isOffline } from './isOffline'
import { retry } from './retry'

/** A lazy chunk that could not be loaded. */
export class ModuleLoadError extends Error {
  override name = 'ModuleLoadError'
}

/** The delays before the second and the third attempt, in milliseconds. */
const RETRY_DELAYS_MS = [500, 1000]
/** The time for all attempts together, in milliseconds: as long as a request may wait for its first token. */
const TIMEOUT_MS = 60_000

/**
 * Returns a function that loads a lazy chunk. Its calls share one load and so one result. A failed load is retried
 * twice; after that the next call loads again (tests/unit/lib/lazyModule.test.ts).
 *
 * @param importModule the `import()`, written out so that the bundler sees it.
 * @returns a function that rejects with a {@link ModuleLoadError}.
 */
export function lazyModule<Module>(importModule: () => Promise<Module>): () => Promise<Module> {
  let importNext = importModule
  let failures = 0
  let loading: Promise<Module> | undefined

  async function attempt() {
    try {
      return await importNext()
    } catch (error) {
      failures += 1
      // Some browsers cache a failed dynamic import by its URL for as long as the page lives
      // (https://github.com/whatwg/html/issues/6768). A query makes it another URL. Their
      // error messages hold the failed one.
      const url = /dynamically imported module: (\S+)/.exec(String(error))?.[1]
      const retryUrl = `${url}?retry=${failures}`
      if (url) importNext = () => import(/* @vite-ignore */ retryUrl)
      throw error
    }
  }

  async function load() {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(new Error(`It took longer than ${TIMEOUT_MS} ms.`)), TIMEOUT_MS)
    const nextDelay = (_: unknown, count: number) => (isOffline() ? undefined : RETRY_DELAYS_MS[count - 1])
    try {
      return await raceWithSignal(retry(attempt, nextDelay, timeout.signal), timeout.signal)
    } catch (error) {
      loading = undefined
      throw new ModuleLoadError(`A file of the page could not be loaded: ${error}`)
    } finally {
      clearTimeout(timer)
    }
  }

  return () => {
    loading ??= load()
    return loading
  }
}
