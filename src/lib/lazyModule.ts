import { raceWithSignal } from './abortable'
import { isOffline } from './isOffline'
import { reloadStyleSheets } from './reloadStyleSheets'
import { retry } from './retry'
import { createStore } from './store'

/** A lazy chunk that could not be loaded. */
export class ModuleLoadError extends Error {
  override name = 'ModuleLoadError'
}

/** The delays before the second and the third attempt, in milliseconds. */
const RETRY_DELAYS_MS = [500, 1000]
/** The time for all attempts together, in milliseconds: as long as a request may wait for its first token. */
const TIMEOUT_MS = 60_000

/** The state of a lazy chunk. */
export interface ChunkState<Module> {
  /** Undefined until the chunk is there. */
  readonly module?: Module | undefined
  /** The last load failed. */
  readonly hasFailed: boolean
}

/** Loads a lazy chunk, and tells its state (useChunk.ts). */
export interface LazyModule<Module> {
  /** Rejects with a {@link ModuleLoadError}. */
  (): Promise<Module>
  /** Loads the chunk too. Its state tells whether that failed. */
  readonly preload: () => void
  /** Returns the same object until it changes. */
  readonly state: () => ChunkState<Module>
  /** Calls a function after each change. Returns a function that ends this. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Returns a function that loads a lazy chunk. Its calls share one load and so one result. A failed load is retried
 * twice; after that the next call loads again (tests/unit/lib/lazyModule.test.ts).
 *
 * @param importModule the `import()`, written out so that the bundler sees it.
 */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let importNext = importModule
  let failures = 0
  let loading: Promise<Module> | undefined
  const state = createStore<ChunkState<Module>>({ hasFailed: false })

  async function attempt() {
    try {
      return await importNext()
    } catch (error) {
      failures += 1
      // Some browsers cache a failed dynamic import by its URL for as long as the page lives
      // (https://github.com/whatwg/html/issues/6768). A query makes it another URL. Their
      // error messages hold the failed one.
      const url = /dynamically imported module: ([^\s?]+)/.exec(String(error))?.[1]
      const retryUrl = `${url}?retry=${failures}`
      if (url) importNext = () => import(/* @vite-ignore */ retryUrl)
      if (/preload CSS/.test(String(error))) importNext = () => reloadStyleSheets().then(importModule)
      throw error
    }
  }

  async function load() {
    if (state.get().hasFailed) state.set({ hasFailed: false })
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(new Error(`It took longer than ${TIMEOUT_MS} ms.`)), TIMEOUT_MS)
    const nextDelay = (_: unknown, count: number) => (isOffline() ? undefined : RETRY_DELAYS_MS[count - 1])
    try {
      const module = await raceWithSignal(retry(attempt, nextDelay, timeout.signal), timeout.signal)
      state.set({ module, hasFailed: false })
      return module
    } catch (error) {
      loading = undefined
      state.set({ hasFailed: true })
      throw new ModuleLoadError(`A file of the page could not be loaded: ${error}`)
    } finally {
      clearTimeout(timer)
    }
  }

  function loadOnce() {
    loading ??= load()
    return loading
  }
  const preload = () => void Promise.allSettled([loadOnce()])
  return Object.assign(loadOnce, { preload, state: state.get, subscribe: state.subscribe })
}
