import './CallToAction.css'

interface Props {
  /** A request runs. The button stays and is marked as disabled; pressing it does nothing (useConversation.ts). */
  readonly isBusy: boolean
  /** Whether asking for a recipe is the next step. Its button is then the main one of the page. */
  readonly isNext: boolean
  readonly onRequest: () => void
  readonly onIdeas: () => void
}

/** The buttons that ask for a recipe, and for ideas. */
export function CallToAction({ isBusy, isNext, onRequest, onIdeas }: Props) {
  return (
    <section className="row call-to-action" aria-labelledby="call-to-action-heading">
      <div>
        <h2 id="call-to-action-heading">Ready For a recipe</h2>
        <p>Generate a recipe from your list of ingredients</p>
      </div>
      {/* `disabled` would take the focus away from keyboard users. */}
      <button type="button" className={isNext ? undefined : 'quiet'} aria-disabled={isBusy} onClick={onRequest}>
        Get a recipe !
      </button>
      <button type="button" className="quiet" aria-disabled={isBusy} onClick={onIdeas}>
        Three ideas
      </button>
    </section>
  )
}
