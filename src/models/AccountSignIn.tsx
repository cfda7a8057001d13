import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { TransientButton } from '../lib/TransientButton'
import {
  cancelSignIn,
  clientId,
  onSignInChange,
  prepareSignIn,
  type SignInFailure,
  type SignInState,
  signInState,
  startSignIn,
} from './signIn'

const failures: Readonly<Record<SignInFailure, string>> = {
  blocked: 'Your browser blocked the new tab. Allow pop-ups for this page and sign in again.',
  denied: 'You are not signed in: the request was declined at Hugging Face. You can sign in again.',
  refused: 'You are not signed in: Hugging Face did not accept the sign-in. Try again.',
  unreachable: 'You are not signed in: Hugging Face did not answer. Check your connection and sign in again.',
}

interface Props {
  readonly isUsed: boolean
  /** Called when the account is not to be used any more. */
  readonly onSignOut: () => void
}

/** Offers to sign in with Hugging Face, where the page has an identifier there and the browser can. */
export function AccountSignIn({ isUsed, onSignOut }: Props) {
  const setup = useSyncExternalStore(onSignInChange, signInState)
  const [isReady, setIsReady] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const meaningId = useId()
  // `crypto.subtle` needs a secure context.
  const canSignIn = isSecureContext && clientId() !== undefined
  // Hugging Face shows no sign-in within a frame, and a Space is shown in one.
  const isFramed = window.top !== window
  useEffect(() => {
    if (canSignIn && !isFramed) void prepareSignIn().then(() => setIsReady(true))
  }, [canSignIn, isFramed])
  if (!canSignIn) return
  const onFocusLost = () => status.current?.focus({ preventScroll: true })

  return (
    <li>
      {isFramed && (
        <a href={location.origin + location.pathname} target="_blank" rel="noreferrer">
          Open this page in a tab of its own to sign in with Hugging Face
        </a>
      )}
      {isReady && !isUsed && (
        <TransientButton className="quiet" aria-describedby={meaningId} onClick={startSignIn} onFocusLost={onFocusLost}>
          Sign in with Hugging Face
        </TransientButton>
      )}
      {isUsed && (
        <TransientButton
          className="quiet"
          onClick={() => {
            cancelSignIn()
            onSignOut()
          }}
          onFocusLost={onFocusLost}
        >
          Sign out
        </TransientButton>
      )}
      <p id={meaningId}>
        Sends your ingredients and wishes to Hugging Face. Each recipe uses a little of your account's credit.
      </p>
      {/* Rendered even when empty, because screen readers only announce changes of a live region that exists. */}
      <p ref={status} role="status" aria-label="Your account" tabIndex={-1}>
        {isUsed ? 'You are signed in with Hugging Face until you reload the page or sign out.' : setupText(setup)}
      </p>
    </li>
  )
}

function setupText(setup: SignInState): string {
  switch (setup.status) {
    case 'idle':
      return ''
    case 'waiting':
      return 'Waiting for you in the new tab. If you have closed it, sign in again.'
    case 'exchanging':
      return 'Hugging Face has answered. A moment…'
    case 'failed':
      return failures[setup.failure]
  }
}
