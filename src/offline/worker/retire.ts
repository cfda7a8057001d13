// With VITE_OFFLINE=off the build writes this worker in place of serviceWorker.ts. It deletes the files that an earlier
// version cached, and removes itself. Otherwise browsers would keep the earlier worker and its page
// (tests/browser/full/offline.spec.ts).
import { deleteCaches, takeOverOnMessage } from './ownCaches'

declare const self: ServiceWorkerGlobalScope

takeOverOnMessage()

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteCaches(), self.registration.unregister()]))
})
