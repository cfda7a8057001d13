export { SignInNotice } from './SignInNotice'
export { passSignInOn } from './signInReturn'
export { useVisitorErrors } from './useVisitorErrors'
export { WhoCooks } from './WhoCooks'
