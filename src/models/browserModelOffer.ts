import { lazyModule } from '../lib/lazyModule'
import { createStore } from '../lib/store'

/**
 * The browser's own model is offered in place of the cookbook alone. VITE_VISITOR_TOKEN does not turn it off, because it
 * needs no token and nothing leaves the browser. The build writes the settings out, so that a page without the offer is
 * smaller (build/page/checkSettings.ts).
 */
const loadBrowserModel =
  import.meta.env.VITE_HF_ACCESS_TOKEN || import.meta.env.VITE_INFERENCE_URL
    ? undefined
    : lazyModule(() => import('./browserModel.lazy'))

type BrowserModelModule = Awaited<ReturnType<NonNullable<typeof loadBrowserModel>>>

/** The lazy chunk of the browser's own model; undefined until the browser has said that it has one. */
export const browserModelOffer = createStore<BrowserModelModule | undefined>(undefined)

/** The browser is asked once, because Chromium writes each "no" on the console. */
let isSearching = false

/** Asks the browser whether it has a model of its own. A load that failed is tried again by the next call. */
export function findBrowserModel() {
  if (!loadBrowserModel || isSearching || !('LanguageModel' in globalThis)) return
  isSearching = true
  loadBrowserModel().then(
    async (module) => {
      if (await module.hasBrowserModel()) browserModelOffer.set(module)
    },
    // Without the chunk, the page does not offer the model.
    () => {
      isSearching = false
    },
  )
}
