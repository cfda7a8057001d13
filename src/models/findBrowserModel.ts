import { browserModelOffer } from './browserModelOffer'
import { hasBrowserModel } from './browserModelService'

/**
 * The browser's own model is offered in place of the cookbook alone. VITE_VISITOR_TOKEN does not turn it off, because it
 * needs no token and nothing leaves the browser. The build writes the settings out (build/page/checkSettings.ts).
 */
const isCookbookPage = !(import.meta.env.VITE_HF_ACCESS_TOKEN || import.meta.env.VITE_INFERENCE_URL)

/** The browser is asked once, because Chromium writes each "no" on the console. */
let isAsked = false

/** Asks the browser whether it has a model of its own, and offers that. */
export async function findBrowserModel() {
  if (!isCookbookPage || isAsked || !('LanguageModel' in globalThis)) return
  isAsked = true
  browserModelOffer.set(await hasBrowserModel())
}
