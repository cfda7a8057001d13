import { useRef } from 'react'
import { TransientButton } from '../lib/TransientButton'
import './VisitorTokenForm.css'

/** Hugging Face's form for a new token, with the one permission that the page needs. */
const NEW_TOKEN =
  'https://huggingface.co/settings/tokens/new?ownUserPermissions=inference.serverless.write&tokenType=fineGrained'

interface Props {
  readonly isUsed: boolean
  /** The last text was no token. */
  readonly isInvalid: boolean
  /** The element that says so. */
  readonly statusId: string
  readonly onUse: (text: string) => void
  readonly onForget: () => void
  /** Called when *Forget it* had the focus and is gone. */
  readonly onFocusLost: () => void
}

/**
 * The field for the token. React does not know its text, and it is emptied at once. In no `<form>`, because browsers
 * offer to keep the password of one.
 */
export function VisitorTokenForm({ isUsed, isInvalid, statusId, onUse, onForget, onFocusLost }: Props) {
  const field = useRef<HTMLInputElement>(null)

  function use() {
    const { current } = field
    if (!current) return
    const { value } = current
    current.value = ''
    onUse(value)
  }

  return (
    <div className="visitor-token-form">
      <p>
        With it a language model at Hugging Face writes your recipes, on your account.{' '}
        <a href={NEW_TOKEN} target="_blank" rel="noreferrer">
          Create a token
        </a>{' '}
        with the one permission “Make calls to Inference Providers”. It stays in this tab’s memory and goes to Hugging
        Face alone.
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
          aria-invalid={isInvalid}
          aria-describedby={statusId}
          onKeyDown={({ key }) => {
            if (key === 'Enter') use()
          }}
        />
      </label>
      <div className="row">
        <button type="button" className="quiet" onClick={use}>
          Use it
        </button>
        {isUsed && (
          <TransientButton className="quiet" onClick={onForget} onFocusLost={onFocusLost}>
            Forget it
          </TransientButton>
        )}
      </div>
    </div>
  )
}
