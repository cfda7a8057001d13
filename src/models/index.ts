export { OwnModel } from './OwnModel'
export { VisitorToken } from './VisitorToken'
export { visitorMessages } from './visitorMessages'
export { offersVisitorToken } from './visitorTokenService'
