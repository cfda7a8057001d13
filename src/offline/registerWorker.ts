declare global {
  interface Window {
    /** Missing in older browsers, and in TypeScript's library, whose `register` takes only strings and URLs. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string }
    }
  }
}

/**
 * Registers the service worker.
 *
 * @param onUpdate is called when a new version of the page is ready, with a function that loads it.
 * @throws if the browser or the host refuses the worker.
 */
export async function registerWorker(onUpdate: (reload: () => void) => void) {
  const registration = await navigator.serviceWorker.register(workerUrl())
  const reload = () => takeOver(registration.waiting)

  function watch(worker: ServiceWorker | null) {
    // Without an active worker this one is the first, and the page is of its version.
    if (!registration.active) return
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') onUpdate(reload)
    })
  }

  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  if (registration.waiting) onUpdate(reload)
}

/** Returns the worker's URL, in the only form that the page's policy accepts if the browser has Trusted Types. */
function workerUrl() {
  const url = new URL('sw.js', document.baseURI).href
  // The policy returns this URL for every input (build/page/contentSecurityPolicy.ts allows its name).
  return window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => url }).createScriptURL('') ?? url
}

/** Lets the worker of the new version take over, then reloads this page. Other open pages keep their version. */
function takeOver(worker: ServiceWorker | null) {
  // Another open page has let it take over.
  if (!worker) {
    location.reload()
    return
  }
  worker.addEventListener('statechange', () => {
    // A worker that an even newer one replaced is redundant.
    if (worker.state === 'activated' || worker.state === 'redundant') location.reload()
  })
  worker.postMessage('take-over')
}
