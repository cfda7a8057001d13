import { TransientButton } from '../../lib/TransientButton'
import { focusRecipe } from './focusRecipe'

interface Props {
  /** A request runs, so no other can be started. */
  readonly isBusy: boolean
  readonly onFinish: () => void
}

/** Says that the recipe stopped at the length limit, and offers to finish it. */
export const LengthLimit = ({ isBusy, onFinish }: Props) => (
  <div className="limit">
    <p>The recipe reached the length limit and may be incomplete.</p>
    <TransientButton
      className="quiet"
      aria-disabled={isBusy}
      onClick={() => !isBusy && onFinish()}
      onFocusLost={focusRecipe}
    >
      Finish the recipe
    </TransientButton>
  </div>
)
