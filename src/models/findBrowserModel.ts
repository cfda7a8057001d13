import { browserModelOffer } from './browserModelOffer'
import { hasBrowserModel } from './browserModelService'

/** The browser is asked once, because Chromium writes each "no" on the console. */
let isAsked = false

/** Asks the browser whether it has a model of its own, and offers that. */
export async function findBrowserModel() {
  if (isAsked || !('LanguageModel' in globalThis)) return
  isAsked = true
  browserModelOffer.set(await hasBrowserModel())
}
