/** The lazy chunk that registers the service worker and offers a new version of the page. */
export { registerWorker } from './registerWorker'
export { UpdateNotice } from './UpdateNotice'
