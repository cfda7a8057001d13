import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { lazyModule } from '../lib/lazyModule'
import { useChunk } from '../lib/useChunk'
import { onVisitorServiceChange } from '../service'
import { forgetVisitorToken, hasVisitorToken, setVisitorToken } from './visitorTokenService'

const loadForm = /* @__PURE__ */ lazyModule(() => import('./visitorTokenForm.lazy'))

interface Props {
  /** Called when the token is forgotten. A running request must end, because it would send the token again. */
  readonly onForget: () => void
}

/** What the status says. The token itself is never in a state, because React's states can be inspected. */
type Status = 'none' | 'used' | 'invalid' | 'forgotten'

const texts: Readonly<Record<Status, string>> = {
  none: '',
  used: 'Your token is used until you reload the page or forget it.',
  invalid: 'That is no Hugging Face token. It begins with hf_ and has no spaces. Copy it again as a whole.',
  forgotten: 'Your token is forgotten.',
}

/** Offers to use a Hugging Face token of one's own, in one line. */
export function VisitorToken({ onForget }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  // The offer leaves the page with a list that is too short, and the token stays.
  const [status, setStatus] = useState<Status>(() => (hasVisitorToken() ? 'used' : 'none'))
  // The browser's own model may replace the token.
  const isUsed = useSyncExternalStore(onVisitorServiceChange, hasVisitorToken)
  const { module: form, hasFailed } = useChunk(loadForm, isOpen)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const statusId = useId()

  return (
    <>
      <button type="button" className="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Use your own Hugging Face token
      </button>
      {isOpen && form && (
        <form.VisitorTokenForm
          isUsed={isUsed}
          isInvalid={status === 'invalid'}
          statusId={statusId}
          onUse={(text) => setStatus(setVisitorToken(text) ? 'used' : 'invalid')}
          onForget={() => {
            forgetVisitorToken()
            setStatus('forgotten')
            onForget()
          }}
          onFocusLost={() => statusRef.current?.focus({ preventScroll: true })}
        />
      )}
      {/* Rendered even when empty, because screen readers only announce changes of a live region that exists. */}
      <p ref={statusRef} id={statusId} role="status" aria-label="Your token" tabIndex={-1}>
        {isOpen && hasFailed
          ? "This part of the page didn't load. Check your connection."
          : texts[status === 'used' && !isUsed ? 'forgotten' : status]}
      </p>
    </>
  )
}
