/** The lazy chunk with the client library and everything else that talks to the service. */
export { preload } from '../service/chat.lazy'
export { runRequest } from './runRequest'
