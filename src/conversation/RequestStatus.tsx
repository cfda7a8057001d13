import type { Ref } from 'react'
import { PassingButton } from '../lib/TransientButton'
import { isRunning, type RecipeRequest } from './useRecipeRequest'
import './RequestStatus.css'

interface Props {
  readonly request: RecipeRequest
  readonly status: Ref<HTMLParagraphElement>
  readonly onStop: () => void
  readonly onFocusLost: () => void
}

/** What the chef does, in words, and the way to end it. */
export function ChefStatus({ request, status, onStop, onFocusLost }: Props) {
  return (
    <div className="chef-status">
      {/* The words themselves show the work once they come; and what moves costs a slow machine a share of its time. */}
      {request.phase === 'asking' && (
        <span className="simmer" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
      {/* Always in the page, also when it says nothing: that is where a screen reader watches it. */}
      <p ref={status} role="status" aria-label="The chef" tabIndex={-1}>
        {wordsFor(request)}
      </p>
      {isRunning(request) && (
        <PassingButton className="quiet" onClick={onStop} onFocusLost={onFocusLost}>
          Stop
        </PassingButton>
      )}
    </div>
  )
}

function wordsFor(request: RecipeRequest): string {
  switch (request.phase) {
    case 'asking':
      return wordsWhileAsking(request.progress)
    case 'writing':
      return 'The chef is writing…'
    case 'done':
      return 'The chef has answered.'
    case 'stopped':
      return 'Stopped.'
    case 'back':
      return 'The last recipe is back.'
    // The notice tells of a failure.
    case 'failed':
    case 'idle':
      return ''
  }
}

function wordsWhileAsking(
  progress: Extract<RecipeRequest, { phase: 'asking' }>['progress'],
): string {
  switch (progress.doing) {
    case 'waiting':
      return 'The chef is thinking…'
    case 'thinking':
      return 'The chef is thinking it over…'
    case 'tryingAgain':
      return progress.after === 'unreachable'
        ? 'No answer yet, trying again…'
        : 'The kitchen is busy, trying again…'
  }
}
