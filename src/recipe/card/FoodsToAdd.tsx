import { TransientButton } from '../../lib/TransientButton'
import './FoodsToAdd.css'

interface Props {
  readonly foods: readonly string[]
  readonly onAdd: (food: string) => void
  readonly onFocusLost: (button: HTMLButtonElement) => void
}

/** Offers foods beside an apology, in place of what one does with a recipe. */
export function FoodsToAdd({ foods, onAdd, onFocusLost }: Props) {
  return (
    <fieldset className="foods-to-add" aria-label="Foods to add">
      <p>Add what you have, and ask again:</p>
      {foods.map((food) => (
        <TransientButton key={food} className="quiet" onClick={() => onAdd(food)} onFocusLost={onFocusLost}>
          {food}
        </TransientButton>
      ))}
    </fieldset>
  )
}
