import { getProperty } from '../lib/json'
import { SIGN_IN_CHANNEL, type SignInAnswer } from './signInChannel'
import { setSignInOutcome } from './signInOutcome'

/** How long the first tab may take to answer, in milliseconds. It is on the same machine and takes some 10. */
const RECEIPT_MS = 2000

/**
 * Where this page was opened by Hugging Face after a sign-in, takes the code off the address before anything else reads
 * it, passes it on to the tab that waits for it, and closes this one.
 */
export function passSignInOn() {
  const parameters = new URLSearchParams(location.search)
  const state = parameters.get('state')
  const [code, error] = [parameters.get('code') ?? undefined, parameters.get('error') ?? undefined]
  if (!state || !(code || error)) return
  // The redirect's address has no query of its own.
  history.replaceState(null, '', location.pathname + location.hash)
  const channel = new BroadcastChannel(SIGN_IN_CHANNEL)
  // A phone may wake the first tab only when the user goes back to it. Its receipt then comes after the timeout.
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (getProperty(data, 'received') !== state) return
    channel.close()
    clearTimeout(timer)
    setSignInOutcome('received')
    // Some browsers do not let a page close its tab.
    window.close()
  }
  const timer = setTimeout(() => setSignInOutcome('unclaimed'), RECEIPT_MS)
  channel.postMessage({ state, code, error } satisfies SignInAnswer)
}
