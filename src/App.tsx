import { useRef, useState } from 'react'
import { CallToAction } from './components/CallToAction'
import { ChefStatus } from './components/ChefStatus'
import { ErrorBoundary } from './components/ErrorBoundary'
import { FailureNotice } from './components/FailureNotice'
import { Header } from './components/Header'
import { IngredientForm } from './components/IngredientForm'
import { type Ingredient, IngredientList } from './components/IngredientList'
import { PageFailure } from './components/PageFailure'
import { Recipe } from './components/Recipe'
import { isRunning, shownRecipe, useRecipe } from './useRecipe'

/** Fewer ingredients than this make no recipe (the specification, section 9). */
const MIN_INGREDIENTS = 3

/** The page: owns the ingredient list and the request, and lays out the parts. */
export function App() {
  const [ingredients, setIngredients] = useState<readonly Ingredient[]>([])
  const { request, ask, stop } = useRecipe()
  const lastId = useRef(0)
  const field = useRef<HTMLInputElement>(null)
  const askButton = useRef<HTMLButtonElement>(null)

  const texts = ingredients.map(({ text }) => text)
  const enough = ingredients.length >= MIN_INGREDIENTS
  const running = isRunning(request)

  // Free text is kept to the letter, blanks and duplicates too (the specification, section 5).
  function add(text: string) {
    lastId.current += 1
    const added = { id: lastId.current, text }
    setIngredients((list) => [...list, added])
  }

  function remove(id: number) {
    setIngredients((list) => list.filter((ingredient) => ingredient.id !== id))
  }

  function getRecipe() {
    void ask(texts)
  }

  /** The focus of a control that goes: to the next thing to press, without moving the page under the cook. */
  function keepFocus() {
    const next = askButton.current ?? field.current
    next?.focus({ preventScroll: true })
  }

  return (
    <ErrorBoundary fallback={<PageFailure ingredients={texts} />}>
      <Header />
      <main>
        <div className="kitchen">
          <IngredientForm onAdd={add} field={field} />
          <IngredientList
            ingredients={ingredients}
            minimum={MIN_INGREDIENTS}
            onRemove={remove}
            onFocusLost={() => field.current?.focus()}
          />
          {enough && <CallToAction busy={running} onAsk={getRecipe} askButton={askButton} />}
          <ChefStatus request={request} onStop={stop} onFocusLost={keepFocus} />
          {request.phase === 'failed' && (
            <FailureNotice
              failure={request.failure}
              onTryAgain={enough ? getRecipe : undefined}
              onFocusLost={keepFocus}
            />
          )}
        </div>
        <Recipe
          recipe={shownRecipe(request)}
          busy={running}
          atLengthLimit={request.phase === 'done' && request.atLengthLimit}
        />
      </main>
    </ErrorBoundary>
  )
}
