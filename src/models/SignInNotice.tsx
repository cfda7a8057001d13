import { useSyncExternalStore } from 'react'
import { SIGN_IN_EVENT } from './signInReturn'
import './SignInNotice.css'

function subscribe(listener: () => void) {
  document.addEventListener(SIGN_IN_EVENT, listener)
  return () => document.removeEventListener(SIGN_IN_EVENT, listener)
}

/** In a tab that came back from Hugging Face and could not close itself, says what became of the sign-in. */
export function SignInNotice() {
  const outcome = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.signIn,
    () => undefined,
  )
  if (outcome === undefined) return
  return (
    <p className="sign-in-notice" role="alert">
      {outcome === 'received'
        ? 'Hugging Face has answered. You can close this tab and go back to the one before.'
        : 'This sign-in is not finished. Go back to the tab in which you began it. If that is closed, sign in again under “Change the chef”.'}
    </p>
  )
}
