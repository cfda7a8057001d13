import { useState } from 'react'
import { CallToAction } from './components/CallToAction'
import { FailureNotice } from './components/FailureNotice'
import { Header } from './components/Header'
import { IngredientForm } from './components/IngredientForm'
import { type Ingredient, IngredientList } from './components/IngredientList'
import { Recipe } from './components/Recipe'
import { type RecipeRequest, useRecipe } from './useRecipe'

/** Fewer ingredients than this make no recipe (the specification, section 9). */
const MIN_INGREDIENTS = 3

/** What the page says of the request to somebody who cannot see it. */
const progress: Record<RecipeRequest['phase'], string> = {
  idle: '',
  asking: 'The chef is thinking…',
  done: 'The chef has answered.',
  failed: '',
}

/** The page: owns the ingredient list and the request, and lays out the parts. */
export function App() {
  const [ingredients, setIngredients] = useState<readonly Ingredient[]>([])
  const { request, ask } = useRecipe()
  const asking = request.phase === 'asking'

  // Free text is kept to the letter, blanks and duplicates too (the specification, section 5).
  function add(text: string) {
    setIngredients((list) => [...list, { id: (list.at(-1)?.id ?? 0) + 1, text }])
  }

  function getRecipe() {
    void ask(ingredients.map(({ text }) => text))
  }

  return (
    <>
      <Header />
      <main>
        <div className="kitchen">
          <IngredientForm onAdd={add} />
          <IngredientList ingredients={ingredients} minimum={MIN_INGREDIENTS} />
          {ingredients.length >= MIN_INGREDIENTS && (
            <CallToAction asking={asking} onAsk={getRecipe} />
          )}
          <p role="status" className="progress">
            {progress[request.phase]}
          </p>
          {request.phase === 'failed' && <FailureNotice onTryAgain={getRecipe} />}
        </div>
        <Recipe {...('recipe' in request ? { recipe: request.recipe } : {})} busy={asking} />
      </main>
    </>
  )
}
