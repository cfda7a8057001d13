import { PassingButton } from './PassingButton'
import './IngredientList.css'

/** One line of the list. The text is the cook's, to the letter; the id tells two like ones apart. */
export interface Ingredient {
  readonly id: number
  readonly text: string
}

interface Props {
  readonly ingredients: readonly Ingredient[]
  /** How many it takes to ask for a recipe. */
  readonly minimum: number
  readonly onRemove: (id: number) => void
  /** The last ingredient was removed by a button that had the focus. */
  readonly onFocusLost: () => void
}

/** What the cook has, in the order it was added. */
export function IngredientList({ ingredients, minimum, onRemove, onFocusLost }: Props) {
  /** The focus of a removed ingredient goes to the next one's button. */
  function passFocus(button: HTMLButtonElement) {
    const next = button.closest('li')?.nextElementSibling?.querySelector('button')
    if (next) next.focus()
    else onFocusLost()
  }

  return (
    <section className="ingredients" aria-labelledby="ingredients-heading">
      <h2 id="ingredients-heading">Ingredients on hand :</h2>
      {ingredients.length < minimum && <p className="hint">( ~min {minimum} )</p>}
      {ingredients.length === 0 ? (
        <p className="empty">Enter ingredients and they'll pop right here</p>
      ) : (
        <ul>
          {ingredients.map(({ id, text }) => (
            <li key={id} className={text.trim() === '' ? 'blank' : undefined}>
              {text}
              <PassingButton
                className="remove"
                aria-label={`Remove ${text.trim() === '' ? '(blank)' : text}`}
                onClick={() => onRemove(id)}
                onFocusLost={passFocus}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M4 4l8 8M12 4l-8 8" />
                </svg>
              </PassingButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
