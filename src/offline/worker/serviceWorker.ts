// Keeps the page's own files, so that the page opens without a network. Nothing else ever gets into its cache: only
// `install` writes, and it writes the files that the build lists.
import { CACHE_PREFIX, deleteCaches, SCOPE, takeOverOnMessage } from './ownCaches'

declare const self: ServiceWorkerGlobalScope

/** The build replaces this name with its value (build/page/serviceWorker.ts). */
declare const BUILD: {
  /** Differs between any two versions of the page. */
  readonly version: string
  /** The hash of each file beside index.html, by its path. */
  readonly files: Readonly<Record<string, string>>
}

const { version, files } = BUILD
const CACHE = CACHE_PREFIX + version

takeOverOnMessage()

self.addEventListener('install', (event) => event.waitUntil(cacheFiles()))

// Only the first worker finds open pages that no worker controls.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE)) return
  const path = request.url.slice(SCOPE.length)
  if (request.mode === 'navigate') {
    if (!/^(index\.html)?([?#]|$)/.test(path)) return
    event.waitUntil(deleteOldCaches())
    event.respondWith(respond(SCOPE, request))
  } else if (path.startsWith('assets/') || path in files) event.respondWith(respond(request, request))
})

/**
 * Caches every file of this version, or none.
 *
 * @throws if a file is missing or belongs to another version. The browser then drops this worker, keeps the one before
 * it, and tries again at a later visit.
 */
async function cacheFiles() {
  const page = await fetch(SCOPE, { cache: 'no-cache' })
  // The HTML has no hash, because some hosts add something to it. Instead it has to load the scripts of this version.
  // The HTML of another version does not, while a host is being updated. Nor does a login page.
  const html = await page.clone().text()
  const scripts = [...html.matchAll(/\.\/(assets\/[\w.-]+\.js)/g)].map(([, path = '']) => path)
  // A browser accepts no redirected response for a navigation.
  if (!page.ok || page.redirected || scripts.length === 0 || !scripts.every((path) => path in files))
    throw new Error(`${SCOPE} is not version ${version} of the page.`)
  const cache = await caches.open(CACHE)
  await cache.addAll(
    Object.entries(files).map(
      ([path, integrity]) =>
        new Request(SCOPE + path, {
          integrity,
          // The user may be waiting for another file.
          priority: 'low',
          // The name of a file in assets/ changes with its content, so the HTTP cache has no other version of it.
          cache: path.startsWith('assets/') ? 'default' : 'no-cache',
        }),
    ),
  )
  await cache.put(SCOPE, page)
}

/** Responds from the cache, and from the network if the cache does not have it. */
async function respond(cached: string | Request, request: Request) {
  try {
    return (await findCached(cached)) ?? fetch(request)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: tells why the page needs the network.
    console.warn(`The browser cannot read the cache of the page. ${error}`)
    return fetch(request)
  }
}

async function findCached(request: string | Request) {
  // Some hosts send `Vary: Origin`, although these files are the same for every origin.
  const ignoreVary = true
  return (
    (await caches.match(request, { cacheName: CACHE, ignoreVary })) ??
    // An open page of an earlier version loads its files from the cache of that version.
    (await caches.match(request, { ignoreVary }))
  )
}

/** Deletes the files of earlier versions when the page opens, unless another page may still need them. */
async function deleteOldCaches() {
  const pages = await self.clients.matchAll({ includeUncontrolled: true })
  if (pages.some(({ url }) => url.startsWith(SCOPE))) return
  // The next version may be filling its cache.
  if (self.registration.installing || self.registration.waiting) return
  await deleteCaches(CACHE)
}
