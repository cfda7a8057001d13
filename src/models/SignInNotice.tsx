import { useSyncExternalStore } from 'react'
import { offeredModels } from './offeredModels'
import { onSignInOutcome, signInOutcome } from './signInOutcome'
import './SignInNotice.css'

/** Says how the sign-in ended, in a tab that came back from Hugging Face and could not close itself. */
export function SignInNotice() {
  const outcome = useSyncExternalStore(onSignInOutcome, signInOutcome, () => undefined)
  if (outcome === undefined || !offeredModels().includes('huggingface')) return
  return (
    <p className="sign-in-notice" role="alert">
      {outcome === 'received'
        ? 'Hugging Face has answered. You can close this tab and go back to the one before.'
        : 'This sign-in is not finished. Go back to the tab in which you began it. If that is closed, sign in again under “Change the chef”.'}
    </p>
  )
}
