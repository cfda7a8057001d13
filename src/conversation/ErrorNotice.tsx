import { type FailureKind, failures } from '../inference/errors'
import { PassingButton } from '../lib/TransientButton'
import './ErrorNotice.css'

interface Props {
  readonly failure: FailureKind
  /** Absent when there is nothing that could be asked, as when the list has become too short. */
  readonly onTryAgain?: (() => void) | undefined
  /** Absent when there was no recipe before this request. */
  readonly onBringBack?: (() => void) | undefined
  readonly onFocusLost: () => void
}

/** Says in a sentence or two what went wrong and, where that can help, offers to ask again. */
export function FailureNotice({ failure, onTryAgain, onBringBack, onFocusLost }: Props) {
  const { says, again } = failures[failure]
  return (
    <div role="alert" className="failure">
      <p>{says}</p>
      {again && onTryAgain && (
        <PassingButton className="quiet" onClick={onTryAgain} onFocusLost={onFocusLost}>
          Try again
        </PassingButton>
      )}
      {onBringBack && (
        <PassingButton className="quiet" onClick={onBringBack} onFocusLost={onFocusLost}>
          Bring back the last recipe
        </PassingButton>
      )}
    </div>
  )
}
