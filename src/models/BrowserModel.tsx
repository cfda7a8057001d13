import { useId, useRef, useSyncExternalStore } from 'react'
import { TransientButton } from '../lib/TransientButton'
import {
  type BrowserModelFailure,
  type BrowserModelSetup,
  browserModelSetup,
  cancelBrowserModel,
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
  readonly isUsed: boolean
  /** Called when the model is used at once, without a download. */
  readonly onUse: () => void
}

/** Offers to use the browser's own model, with the download that it may need. */
export function BrowserModel({ isUsed, onUse }: Props) {
  const setup = useSyncExternalStore(onBrowserModelSetupChange, browserModelSetup)
  const statusRef = useRef<HTMLParagraphElement>(null)
  const meaningId = useId()
  const onFocusLost = () => statusRef.current?.focus({ preventScroll: true })

  function use() {
    const isReady = !needsDownload()
    void startBrowserModel()
    if (isReady) onUse()
  }

  return (
    <>
      {!isUsed && setup.status !== 'running' && (
        <>
          <TransientButton className="quiet" aria-describedby={meaningId} onClick={use} onFocusLost={onFocusLost}>
            Use this browser's own model
          </TransientButton>
          <p id={meaningId}>
            Smaller than a hosted one, it runs on this device, also offline: your ingredients stay here, and it costs
            nothing.
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
        {isUsed ? "This browser's model is used until you reload the page or change the chef." : setupText(setup)}
      </p>
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
        : 'The model is being downloaded. You can close this and go on cooking.'
    case 'cancelled':
      return 'Cancelled.'
    case 'failed':
      return failures[setup.failure]
  }
}

/** Whether the download has begun and is not done: after it, the browser prepares the model, for an unknown time. */
const isLoading = (loaded: number | undefined): loaded is number => loaded !== undefined && loaded < 1
