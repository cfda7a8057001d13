import { getProperty } from '../lib/json'

/**
 * The tab that comes back from Hugging Face passes the answer on to the tab that began the sign-in. A channel, because
 * `window.opener` and the handle of the opened tab are cut off by Cross-Origin-Opener-Policy, which the page's hosts
 * send (public/_headers). All tabs of this origin hear it, so a message counts only with the `state` of a sign-in. A
 * code is of no use to others, because only the first tab has its verifier.
 */
export const SIGN_IN_CHANNEL = 'chef-mistral-sign-in'

/** What the returning tab passes on: the parameters that Hugging Face added to the address. */
export interface SignInAnswer {
  readonly state: string
  /** Undefined if the sign-in failed. */
  readonly code: string | undefined
  /** Why it failed, such as `access_denied` (RFC 6749, 4.1.2.1). */
  readonly error: string | undefined
}

/** What the first tab answers when the state is its own. */
export interface SignInReceipt {
  readonly received: string
}

/** Reads the answer to the sign-in with this state from a message; undefined for any other message. */
export function readSignInAnswer(message: unknown, state: string): SignInAnswer | undefined {
  if (getProperty(message, 'state') !== state) return
  const [code, error] = [getProperty(message, 'code'), getProperty(message, 'error')]
  return {
    state,
    code: typeof code === 'string' ? code : undefined,
    error: typeof error === 'string' ? error : undefined,
  }
}
