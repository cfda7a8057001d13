import { createStore } from '../lib/store'

/** Whether the browser has a model of its own that the page offers. False until the browser has said so. */
export const browserModelOffer = createStore(false)
