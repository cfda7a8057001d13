export { type Author, isSameAuthor, type OwnModelKind } from './author'
export type { CompletionOptions, Message, Progress, Reply } from './chatCompletion'
export { onOwnModelChange, ownModelKind, setOwnModel } from './chosenService'
export { type ErrorKind, toInferenceError } from './errors'
