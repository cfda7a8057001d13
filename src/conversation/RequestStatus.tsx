import type { Ref } from 'react'
import { TransientButton } from '../lib/TransientButton'
import { type Activity, isRunning, type RecipeRequest } from './conversationReducer'
import './RequestStatus.css'

interface Props {
  readonly request: RecipeRequest
  /** The element with the words, so that the focus can move there. */
  readonly statusRef: Ref<HTMLParagraphElement>
  readonly onStop: () => void
  readonly onFocusLost: () => void
}

/** Says how far the request is, and offers to stop it. */
export function RequestStatus({ request, statusRef, onStop, onFocusLost }: Props) {
  return (
    <div className="row request-status">
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
        {statusLabel(request)}
      </p>
      {isRunning(request) && (
        <TransientButton className="quiet" onClick={onStop} onFocusLost={onFocusLost}>
          Stop
        </TransientButton>
      )}
    </div>
  )
}

/** The status of a request in words; empty when there is nothing to say. */
export function statusLabel(request: RecipeRequest): string {
  switch (request.status) {
    case 'pending':
      return activityLabel(request.activity)
    case 'streaming':
      return 'The chef is writing…'
    case 'done':
      return request.isRecipe ? 'Your recipe is ready.' : 'The chef has answered.'
    case 'stopped':
      return 'Stopped.'
    // The notice says what failed.
    case 'failed':
    case 'idle':
      return ''
  }
}

function activityLabel(activity: Activity): string {
  switch (activity.type) {
    case 'waiting':
      return 'The chef is thinking…'
    case 'reasoning':
      return 'The chef is thinking it over…'
    case 'retrying':
      return activity.after === 'network' ? 'No answer yet, trying again…' : 'The kitchen is busy, trying again…'
  }
}
