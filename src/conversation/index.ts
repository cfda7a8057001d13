export { CallToAction } from './CallToAction'
export { ErrorNotice } from './ErrorNotice'
export { RequestStatus } from './RequestStatus'
export { useConversation } from './useConversation'
