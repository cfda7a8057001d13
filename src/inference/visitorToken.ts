import { readPageSettings } from '../config/pageSettings'
import { ROUTER_MODELS, type Settings } from '../config/settings'

/** The visitor's own Hugging Face token: in this variable and nowhere else, so that a reload forgets it. */
let visitorToken: string | undefined

/** Whether visitors may use a token of their own. */
export const offersVisitorToken = (): boolean => readPageSettings().visitorToken

/** Whether the next request uses a visitor's token. */
export const hasVisitorToken = (): boolean => visitorToken !== undefined

/**
 * Hugging Face's tokens are "hf_" and 34 letters and digits today. Another length and a few signs may come. A token that
 * is much shorter was not copied as a whole.
 */
const TOKEN_FORM = /^hf_[\w.-]{16,}$/

/**
 * Sends the next requests to the router with this token. White space around it is ignored.
 *
 * @returns false, and changes nothing, if this cannot be a token of Hugging Face.
 */
export function setVisitorToken(text: string): boolean {
  const token = text.trim()
  if (!TOKEN_FORM.test(token)) return false
  visitorToken = token
  return true
}

/** Forgets the token. The service of the page answers again. */
export function forgetVisitorToken() {
  visitorToken = undefined
}

/** Returns the settings of the next request: these, or the router with its default models for a visitor's token. */
export const withVisitorToken = (settings: Settings): Settings =>
  visitorToken !== undefined && settings.visitorToken
    ? { ...settings, service: { kind: 'router', token: visitorToken }, models: ROUTER_MODELS }
    : settings
