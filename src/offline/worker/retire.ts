// The build writes this worker instead with VITE_OFFLINE=off. It removes the worker of an earlier version and its files.
import { deleteCaches, takeOverOnMessage } from './ownCaches'

declare const self: ServiceWorkerGlobalScope

takeOverOnMessage()

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteCaches(), self.registration.unregister()]))
})
