import { TransientButton } from '../lib/TransientButton'
import type { ErrorKind } from '../service'
import type { ErrorMessages, LoadErrorKind } from './errorMessages'
import './ErrorNotice.css'

/** What the user reads for the errors that need no lazy chunk. */
const loadMessages: Readonly<Record<LoadErrorKind, string>> = {
  'module-load': "Part of this page didn't load. Check your connection and try again, or reload the page.",
  offline: "You're offline. Connect to the internet and try again.",
  unknown: 'Something went wrong and no recipe came. Try again.',
}

interface Props {
  readonly error: ErrorKind
  /** Undefined until the lazy chunk for requests is there. No error that is among these happens before. */
  readonly messages: ErrorMessages | undefined
  /** Absent while the list is too short to ask again. */
  readonly onTryAgain?: (() => void) | undefined
  readonly onFocusLost: () => void
}

/** Says what went wrong, and offers to try again where that can help. */
export function ErrorNotice({ error, messages, onTryAgain, onFocusLost }: Props) {
  return (
    <div role="alert" className="row error-notice">
      <p>{{ ...loadMessages, ...messages }[error]}</p>
      {/* Another request cannot change the settings. */}
      {error !== 'configuration' && onTryAgain && (
        <TransientButton className="quiet" onClick={onTryAgain} onFocusLost={onFocusLost}>
          Try again
        </TransientButton>
      )}
    </div>
  )
}
