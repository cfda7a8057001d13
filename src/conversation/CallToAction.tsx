import './CallToAction.css'

interface Props {
  /** A request runs. The button stays and is marked as disabled; pressing it does nothing (useConversation.ts). */
  readonly isBusy: boolean
  readonly onRequest: () => void
}

/** The button that asks for a recipe. */
export function CallToAction({ isBusy, onRequest }: Props) {
  return (
    <section className="row call-to-action" aria-labelledby="call-to-action-heading">
      <div>
        <h2 id="call-to-action-heading">Ready For a recipe</h2>
        <p>Generate a recipe from your list of ingredients</p>
      </div>
      {/* `disabled` would take the focus away from keyboard users. */}
      <button type="button" aria-disabled={isBusy} onClick={onRequest}>
        Get a recipe !
      </button>
    </section>
  )
}
