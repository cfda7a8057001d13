import { PassingButton } from '../lib/TransientButton'
import './UndoNotice.css'

interface Props {
  /** What was done to the list that may have been a slip. */
  readonly says: string | undefined
  readonly onUndo: () => void
  readonly onFocusLost: () => void
}

/** Says what was done to the list, and offers the way back. */
export function SlipNotice({ says, onUndo, onFocusLost }: Props) {
  return (
    // Always in the page, also when it says nothing: that is where a screen reader watches it.
    <div className="slip" role="status" aria-label="The list">
      {says !== undefined && (
        <>
          <p>{says}</p>
          <PassingButton className="quiet" onClick={onUndo} onFocusLost={onFocusLost}>
            Undo
          </PassingButton>
        </>
      )}
    </div>
  )
}
