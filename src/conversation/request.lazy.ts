/** The lazy chunk with the client library and everything else that talks to the service. */
export { preload } from '../service/chat.lazy'
export { errorMessages } from './errorMessages'
export { replyReducer } from './replyReducer'
export { runRequest } from './runRequest'
export { warmUpReading } from './warmUpReading'
