import './CallToAction.css'

interface Props {
  /** A request is running: the button stays where it is and says that it is off; pressing it asks nothing (useRecipe). */
  readonly busy: boolean
  readonly onAsk: () => void
}

/** The way to a recipe. */
export function CallToAction({ busy, onAsk }: Props) {
  return (
    <section className="call-to-action" aria-labelledby="call-to-action-heading">
      <div>
        <h2 id="call-to-action-heading">Ready For a recipe</h2>
        <p>Generate a recipe from your list of ingredients</p>
      </div>
      {/* Not `disabled`: that would take the focus away from a cook who works by keyboard. */}
      <button type="button" aria-disabled={busy} onClick={onAsk}>
        Get a recipe !
      </button>
    </section>
  )
}
