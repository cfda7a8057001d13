import type { Ref } from 'react'
import { TransientButton } from '../lib/TransientButton'
import { isRunning, type RecipeRequest, requestLabel } from '../recipe'
import './RequestStatus.css'

interface Props {
  readonly request: RecipeRequest
  /** The request failed in a recipe that is not on the page, so its notice is not either. */
  readonly isElsewhere: boolean
  /** The element with the words, so that the focus can move there. */
  readonly statusRef: Ref<HTMLParagraphElement>
  readonly onStop: () => void
  readonly onFocusLost: () => void
}

/** Says how far the request is, and offers to stop it. */
export function RequestStatus({ request, isElsewhere, statusRef, onStop, onFocusLost }: Props) {
  return (
    <div className="row request-status" data-elsewhere={isElsewhere || undefined}>
      {/* Only until content arrives, because an animation costs a slow machine rendering time. */}
      {request.status === 'pending' && (
        <span className="simmer" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      {/* Rendered even when empty, because screen readers only announce changes of a live region that exists. */}
      <p ref={statusRef} role="status" aria-label="The chef" tabIndex={-1}>
        {isElsewhere ? 'Another recipe stopped partway.' : requestLabel(request)}
      </p>
      {isRunning(request) && (
        <TransientButton className="quiet" onClick={onStop} onFocusLost={onFocusLost}>
          Stop
        </TransientButton>
      )}
    </div>
  )
}
