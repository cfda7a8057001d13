import './UpdateNotice.css'

interface Props {
  /** Loads the new version of the page; undefined while there is none. */
  readonly onReload: (() => void) | undefined
}

/** Offers a new version of the page. The page never reloads by itself. */
export function UpdateNotice({ onReload }: Props) {
  return (
    // Rendered even when empty, because screen readers only announce changes of a live region that exists.
    <div className="row update-notice" role="status" aria-label="This page">
      {onReload && (
        <>
          <p>
            A new version is ready. <span>Reloading clears your list and recipe.</span>
          </p>
          <button type="button" className="quiet" onClick={onReload}>
            Reload
          </button>
        </>
      )}
    </div>
  )
}
