import { ServiceError } from '../inference/errors'

/** A part of the page that is a file of its own, and comes when it is called for. */
export interface Part<Module> {
  /**
   * Loads it, once: calls share the one load. A load that fails is tried twice more before it has failed, and
   * the next call begins anew.
   *
   * @throws {ServiceError} when it cannot be loaded.
   */
  load(): Promise<Module>
  /**
   * What was loaded.
   *
   * @throws when it was not.
   */
  get(): Module
}

/** The waits before the second try and the third, in milliseconds: those of a request (inference/tries.ts). */
const WAITS_MS = [500, 1000]
/** The longest that it may take over all tries, in milliseconds: as long as a first word may (inference/deadlines.ts). */
const LIMIT_MS = 60_000

/** @param first the import, written out so that the bundler sees it. */
export function part<Module>(first: () => Promise<Module>): Part<Module> {
  let next = first
  let failures = 0
  let loading: Promise<Module> | undefined
  let loaded: { readonly module: Module } | undefined

  async function tries(): Promise<Module> {
    for (let tried = 0; ; tried++)
      try {
        return await next()
      } catch (error) {
        failures += 1
        // Some browsers keep a failed load for as long as the page lives, as the standard asked of them until
        // 2026. Under another address the same file is another to them; their messages name it.
        const address = /dynamically imported module: (\S+)/.exec(String(error))?.[1]
        const again = `${address?.split('?again=', 1)[0]}?again=${failures}`
        if (address) next = () => import(/* @vite-ignore */ again)
        const wait = WAITS_MS[tried]
        if (wait === undefined || offline()) throw error
        await pause(wait).over
      }
  }

  async function load(): Promise<Module> {
    const { over, end } = pause(LIMIT_MS)
    const late = over.then(() => Promise.reject(new Error(`It took longer than ${LIMIT_MS} ms.`)))
    try {
      const module = await Promise.race([tries(), late])
      loaded = { module }
      return module
    } catch (error) {
      loading = undefined
      throw new ServiceError(
        offline() ? 'offline' : 'page',
        `A part of the page could not be loaded: ${error}`,
      )
    } finally {
      end()
    }
  }

  return {
    load() {
      loading ??= load()
      return loading
    },
    get() {
      if (!loaded) throw new Error('A part of the page is used before it was loaded.')
      return loaded.module
    },
  }
}

const offline = () => navigator.onLine === false

function pause(milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return { over, end: () => clearTimeout(timer) }
}
