export { type Author, isSameAuthor } from './author'
export type { CompletionOptions } from './chatCompletion'
export type { Message, PhotoMessage, Progress, Reply } from './chatTypes'
export { type ErrorKind, toInferenceError } from './errors'
export { type CookbookMenu, loadCookbook } from './loadCookbook'
export {
  isCookbookInUse,
  isCookbookPage,
  onVisitorServiceChange,
  photoReader,
  setVisitorService,
  type VisitorChoice,
  type VisitorServiceKind,
  visitorChoice,
  visitorServiceKind,
} from './visitorService'
