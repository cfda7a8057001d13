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
}

/** What the cook has, in the order it was added. */
export function IngredientList({ ingredients, minimum }: Props) {
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
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
