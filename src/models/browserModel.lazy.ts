/** The lazy chunk that uses the browser's own model. */
export { BrowserModel } from './BrowserModel'
export { browserMessages } from './browserMessages'
export { hasBrowserModel } from './browserModelService'
