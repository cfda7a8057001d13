/** The part of the lazy chunk for requests that talks to the service. */
export { chatCompletion, preload } from './chatCompletion'
export { warmUp } from './warmUp'
