import './FailureNotice.css'

interface Props {
  readonly onTryAgain: () => void
}

/** Says that no recipe came, and offers to ask again. */
export function FailureNotice({ onTryAgain }: Props) {
  return (
    <div role="alert" className="failure">
      <p>
        No recipe came: something went wrong on the way to the chef. Your ingredients are all still
        here.
      </p>
      <button type="button" onClick={onTryAgain}>
        Try again
      </button>
    </div>
  )
}
