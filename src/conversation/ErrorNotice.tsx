import type { ErrorKind } from '../inference/errors'
import { TransientButton } from '../lib/TransientButton'
import './ErrorNotice.css'

/** What the user reads for each kind of error: what happened, what is kept, what to do. */
const messages: Record<ErrorKind, string> = {
  configuration: "This page isn't set up yet. Its owner needs to fix the settings.",
  unauthorized: "This page's access token was refused. Its owner needs to renew it.",
  'out-of-credit': 'This page has run out of credit. Its owner needs to top it up.',
  'model-unavailable':
    "The recipe model isn't available, or its address is wrong. Try again later, or tell the page's owner.",
  'input-too-long': 'Your list is too long for the chef. Remove some ingredients and try again.',
  'bad-request': "The chef couldn't use this list. Change it and try again.",
  overloaded: 'The service is very busy. Wait a moment and try again.',
  'server-error': 'The service is having problems. Try again in a moment.',
  'module-load': "Part of this page didn't load. Check your connection and try again, or reload the page.",
  network: "The service can't be reached. Check your connection and try again.",
  offline: "You're offline. Connect to the internet and try again.",
  timeout: 'The service took too long to answer. Try again.',
  'stream-timeout': 'The recipe stopped partway. The part that arrived is below.',
  'invalid-response': 'No recipe came back. Try again.',
  interrupted: 'The recipe was cut off. The part that arrived is below.',
  'content-filter': "The service wouldn't finish this recipe. Change the list and try again.",
  unknown: 'Something went wrong and no recipe came. Try again.',
}

interface Props {
  readonly error: ErrorKind
  /** Absent while the list is too short to ask again. */
  readonly onTryAgain?: (() => void) | undefined
  readonly onFocusLost: () => void
}

/** Says what went wrong, and offers to try again where that can help. */
export function ErrorNotice({ error, onTryAgain, onFocusLost }: Props) {
  return (
    <div role="alert" className="row error-notice">
      <p>{messages[error]}</p>
      {/* Another request cannot change the settings. */}
      {error !== 'configuration' && onTryAgain && (
        <TransientButton className="quiet" onClick={onTryAgain} onFocusLost={onFocusLost}>
          Try again
        </TransientButton>
      )}
    </div>
  )
}
