import { ROUTER_MODELS, readPageSettings } from '../config'
import { setVisitorService, visitorServiceKind } from '../service'

/** Whether visitors may use a token of their own. */
export const offersVisitorToken = (): boolean => readPageSettings().visitorToken

/** Whether the next request uses a visitor's token. */
export const hasVisitorToken = (): boolean => visitorServiceKind() === 'router'

/**
 * Hugging Face's tokens are "hf_" and 34 letters and digits today. The pattern accepts other lengths and a few other
 * characters, in case that changes. A token that is much shorter was only copied in part.
 */
const TOKEN_FORM = /^hf_[\w.-]{16,}$/

/**
 * Sends the next requests to the router with this token. White space around it is ignored.
 *
 * @returns false, and changes nothing, if this cannot be a token of Hugging Face or visitors may not use one.
 */
export function setVisitorToken(text: string): boolean {
  const token = text.trim()
  if (!TOKEN_FORM.test(token) || !offersVisitorToken()) return false
  setVisitorService({ service: { kind: 'router', token }, models: ROUTER_MODELS })
  return true
}

/** Forgets the token, so that the page's service answers the next requests. */
export function forgetVisitorToken() {
  setVisitorService(undefined)
}
