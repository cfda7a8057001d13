import { useCallback, useReducer, useRef } from 'react'
import { CallToAction } from './components/CallToAction'
import { ChefStatus } from './components/ChefStatus'
import { ErrorBoundary } from './components/ErrorBoundary'
import { FailureNotice } from './components/FailureNotice'
import { Header } from './components/Header'
import { IngredientForm } from './components/IngredientForm'
import { IngredientList } from './components/IngredientList'
import { PageFailure } from './components/PageFailure'
import { Recipe } from './components/Recipe'
import { emptyKitchen, kitchenAfter } from './kitchen'
import { isRunning, useRecipe } from './useRecipe'

/** Fewer ingredients than this make no recipe (the specification, section 9). */
const MIN_INGREDIENTS = 3

/** The page: owns the ingredient list and the request, and lays out the parts. */
export function App() {
  const [kitchen, act] = useReducer(kitchenAfter, emptyKitchen)
  const { request, ask, stop } = useRecipe()
  const field = useRef<HTMLInputElement>(null)
  const askButton = useRef<HTMLButtonElement>(null)

  const texts = kitchen.ingredients.map(({ text }) => text)
  const enough = texts.length >= MIN_INGREDIENTS

  function getRecipe() {
    void ask(texts)
  }

  const focusField = useCallback(() => field.current?.focus(), [])

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
          <IngredientForm onAdd={(...added) => act({ act: 'add', texts: added })} field={field} />
          <IngredientList
            kitchen={kitchen}
            minimum={MIN_INGREDIENTS}
            onAct={act}
            onFocusLost={focusField}
          />
          <div className="dock">
            {enough && (
              <CallToAction busy={isRunning(request)} onAsk={getRecipe} askButton={askButton} />
            )}
            <ChefStatus request={request} onStop={stop} onFocusLost={keepFocus} />
            {request.phase === 'failed' && (
              <FailureNotice
                failure={request.failure}
                onTryAgain={enough ? getRecipe : undefined}
                onFocusLost={keepFocus}
              />
            )}
          </div>
        </div>
        <Recipe request={request} />
      </main>
    </ErrorBoundary>
  )
}
