import { useId, useRef, useSyncExternalStore } from 'react'
import { TransientButton } from '../lib/TransientButton'
import { onVisitorServiceChange, visitorServiceKind } from '../service'
import {
  type BrowserModelFailure,
  type BrowserModelSetup,
  browserModelSetup,
  cancelBrowserModel,
  leaveBrowserModel,
  needsDownload,
  onBrowserModelSetupChange,
  startBrowserModel,
} from './browserModelService'

const failures: Readonly<Record<BrowserModelFailure, string>> = {
  download: 'The download failed. Check your connection and the space on your disk, and try again.',
  'not-allowed': 'Your browser did not allow it. Its settings may forbid it.',
  unavailable: 'Your browser has no model for this page after all.',
  unknown: 'The model did not start. Try again later.',
}

interface Props {
  /** Called when the model is not to be used any more. */
  readonly onLeave: () => void
}

/** Offers to use the browser's own model, with the download that it may need. */
export function BrowserModel({ onLeave }: Props) {
  const setup = useSyncExternalStore(onBrowserModelSetupChange, browserModelSetup)
  const isUsed = useSyncExternalStore(onVisitorServiceChange, visitorServiceKind) === 'browser'
  const statusRef = useRef<HTMLParagraphElement>(null)
  const meaningId = useId()
  const onFocusLost = () => statusRef.current?.focus({ preventScroll: true })

  return (
    <>
      {!isUsed && setup.status !== 'running' && (
        <>
          <TransientButton
            className="quiet"
            aria-describedby={meaningId}
            onClick={() => void startBrowserModel()}
            onFocusLost={onFocusLost}
          >
            Use this browser's own model
          </TransientButton>
          <p id={meaningId}>
            It runs on this device, also offline, and is smaller than a hosted one.
            {needsDownload() && ' Your browser downloads it first, which may be some gigabytes.'}
          </p>
        </>
      )}
      {setup.status === 'running' && (
        <div className="row">
          {/* Without a value, the bar says that it takes as long as it takes. */}
          <progress aria-label="Download of the model" value={isLoading(setup.loaded) ? setup.loaded : undefined} />
          {isLoading(setup.loaded) && <span aria-hidden="true">{Math.floor(setup.loaded * 100)} %</span>}
          <TransientButton className="quiet" onClick={cancelBrowserModel} onFocusLost={onFocusLost}>
            Cancel
          </TransientButton>
        </div>
      )}
      {/* Rendered even when empty, because screen readers only announce changes of a live region that exists. */}
      <p ref={statusRef} role="status" aria-label="This browser's model" tabIndex={-1}>
        {isUsed ? "This browser's model is used until you reload the page or stop using it." : setupText(setup)}
      </p>
      {isUsed && (
        <TransientButton
          className="quiet"
          onClick={() => {
            leaveBrowserModel()
            onLeave()
          }}
          onFocusLost={onFocusLost}
        >
          Use the cookbook again
        </TransientButton>
      )}
    </>
  )
}

function setupText(setup: BrowserModelSetup): string {
  switch (setup.status) {
    case 'idle':
      return ''
    case 'running':
      return setup.loaded === 1
        ? 'The model is getting ready…'
        : 'The model is being downloaded. Meanwhile recipes come from the cookbook.'
    case 'cancelled':
      return 'Cancelled. Recipes come from the cookbook.'
    case 'failed':
      return `${failures[setup.failure]} Recipes come from the cookbook.`
  }
}

/** Whether the download has begun and is not done: after it, the browser prepares the model, for an unknown time. */
const isLoading = (loaded: number | undefined): loaded is number => loaded !== undefined && loaded < 1
