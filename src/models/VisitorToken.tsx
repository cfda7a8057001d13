import { useId, useRef, useState } from 'react'
import { TransientButton } from '../lib/TransientButton'
import { setVisitorToken } from './visitorTokenService'

/** Hugging Face's form for a new token, with the one permission that the page needs. */
const NEW_TOKEN =
  'https://huggingface.co/settings/tokens/new?ownUserPermissions=inference.serverless.write&tokenType=fineGrained'

interface Props {
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly isUsed: boolean
  /** Called when a token is used. */
  readonly onUse: () => void
  /** Called when the token is not to be used any more. */
  readonly onForget: () => void
}

/** What the status says. The token itself is never in a state, because React's states can be inspected. */
type Problem = 'none' | 'invalid' | 'forgotten'

/** Offers to use a Hugging Face token of one's own. */
export function VisitorToken({ isOpen, onToggle, isUsed, onUse, onForget }: Props) {
  const [problem, setProblem] = useState<Problem>('none')
  const field = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const [meaningId, statusId] = [useId(), useId()]

  /** React does not know the field's text, and the field is emptied at once. */
  function take() {
    const { current } = field
    if (!current) return
    const { value } = current
    current.value = ''
    const isToken = setVisitorToken(value, 'token')
    setProblem(isToken ? 'none' : 'invalid')
    if (isToken) onUse()
  }

  return (
    <>
      <button type="button" className="quiet" aria-expanded={isOpen} aria-describedby={meaningId} onClick={onToggle}>
        Use your own Hugging Face token
      </button>
      <p id={meaningId}>
        Sends your ingredients and wishes to Hugging Face, and uses your account's credit. Your token stays in this tab.
      </p>
      {isOpen && (
        // In no `<form>`, because browsers offer to keep the password of one.
        <div className="models-dialog-form">
          <p>
            <a href={NEW_TOKEN} target="_blank" rel="noreferrer">
              Create a token
            </a>{' '}
            with the one permission “Make calls to Inference Providers”. It goes to Hugging Face alone.
          </p>
          <label>
            Hugging Face token
            <input
              ref={field}
              type="password"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="hf_…"
              aria-invalid={problem === 'invalid'}
              aria-describedby={statusId}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // The same key would press the button that gets the focus back.
                event.preventDefault()
                take()
              }}
            />
          </label>
          <div className="row">
            <button type="button" className="quiet" onClick={take}>
              Use it
            </button>
            {isUsed && (
              <TransientButton
                className="quiet"
                onClick={() => {
                  setProblem('forgotten')
                  onForget()
                }}
                onFocusLost={() => status.current?.focus({ preventScroll: true })}
              >
                Forget it
              </TransientButton>
            )}
          </div>
        </div>
      )}
      {/* Rendered even when empty, because screen readers only announce changes of a live region that exists. */}
      <p ref={status} id={statusId} role="status" aria-label="Your token" tabIndex={-1}>
        {statusText(isUsed, problem)}
      </p>
    </>
  )
}

function statusText(isUsed: boolean, problem: Problem): string {
  if (problem === 'invalid')
    return 'That doesn’t look like a Hugging Face token. It begins with hf_ and has no spaces. Copy it again as a whole.'
  if (isUsed) return 'Your token is used until you reload the page or forget it.'
  return problem === 'forgotten' ? 'Your token is forgotten.' : ''
}
