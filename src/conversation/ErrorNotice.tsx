import { TransientButton } from '../lib/TransientButton'
import { useChunk } from '../lib/useChunk'
import { useVisitorErrors } from '../models'
import type { ErrorKind, VisitorServiceKind } from '../service'
import { loadRequest } from './loadRequest'
import { pageMessages } from './pageMessages'
import './ErrorNotice.css'

interface Props {
  readonly error: ErrorKind
  /** The visitor's own model that was asked in place of the page's service. */
  readonly visitorService: VisitorServiceKind | undefined
  /** Absent while the list is too short to ask again. */
  readonly onTryAgain?: (() => void) | undefined
  /** Asks the cookbook; absent where it answered, or words have arrived, or the list is too short. */
  readonly onUseCookbook?: (() => void) | undefined
  /** Whether what helps after the error is the next step: the page shows no recipe to go on with. */
  readonly isNext: boolean
  readonly onFocusLost: () => void
}

/** Explains an error, and offers to try again where that can help. */
export function ErrorNotice({ error, visitorService, onTryAgain, onUseCookbook, isNext, onFocusLost }: Props) {
  const visitorErrors = useVisitorErrors(visitorService)
  const messages: Partial<Record<ErrorKind, string>> =
    useChunk(loadRequest, false).module?.errorMessages ?? pageMessages
  return (
    <div role="alert" className="row error-notice">
      <p>{visitorErrors[error] ?? messages[error] ?? pageMessages['module-load']}</p>
      {/* Another request cannot change the settings. */}
      {error !== 'configuration' && onTryAgain && (
        <TransientButton
          className={isNext && !onUseCookbook ? undefined : 'quiet'}
          onClick={onTryAgain}
          onFocusLost={onFocusLost}
        >
          Try again
        </TransientButton>
      )}
      {onUseCookbook && (
        <TransientButton className={isNext ? undefined : 'quiet'} onClick={onUseCookbook} onFocusLost={onFocusLost}>
          Use the cookbook
        </TransientButton>
      )}
    </div>
  )
}
