/** The worker's global scope. TypeScript's library declares it for every kind of worker. */
declare const self: ServiceWorkerGlobalScope

/** The folder of the page, with a slash at the end. */
export const SCOPE = self.registration.scope

/** Begins the names of this page's caches. Other pages of the host use the same storage. */
export const CACHE_PREFIX = `chef-mistral ${SCOPE} `

/** Deletes the caches of this page, except the one with this name. */
export async function deleteCaches(except?: string) {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== except).map((name) => caches.delete(name)),
  )
}

/** Lets this worker replace the one before it once the user asks for that (src/offline/registerWorker.ts). */
export function takeOverOnMessage() {
  self.addEventListener('message', ({ data }) => {
    if (data === 'take-over') void self.skipWaiting()
  })
}
