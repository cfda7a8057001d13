import { useCallback, useLayoutEffect, useReducer, useRef } from 'react'
import { CallToAction } from './conversation/CallToAction'
import { FailureNotice } from './conversation/ErrorNotice'
import { ChefStatus } from './conversation/RequestStatus'
import { isRunning, prepare, useRecipe } from './conversation/useRecipeRequest'
import { takeEarlyIngredients } from './ingredients/earlyInput'
import { IngredientForm } from './ingredients/IngredientForm'
import { IngredientList } from './ingredients/IngredientList'
import { emptyKitchen, kitchenAfter, linesOf } from './ingredients/ingredients'
import { SlipNotice } from './ingredients/UndoNotice'
import { PageFailure } from './layout/CrashScreen'
import { Header } from './layout/Header'
import { ErrorBoundary } from './lib/ErrorBoundary'
import { useReady } from './lib/useHydrated'
import { whenIdle } from './lib/whenIdle'
import { Recipe } from './recipe/RecipePanel'

/** Fewer ingredients than this make no recipe (the specification, section 9). */
const MIN_INGREDIENTS = 3

/** The page: owns the ingredient list and the request, and lays out the parts. */
export function App() {
  const [kitchen, act] = useReducer(kitchenAfter, emptyKitchen)
  const { request, ask, stop, bringBack } = useRecipe()
  const field = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)

  const ready = useReady()
  // In the moment in which the form itself takes what is entered, so that nothing is taken twice or not at all.
  useLayoutEffect(() => {
    if (!ready) return
    const early = takeEarlyIngredients()
    // A field's own text is one line: what has several is a list.
    for (const text of early)
      act({ act: 'add', texts: /[\r\n]/.test(text) ? linesOf(text) : [text] })
    if (early.length > 0 || field.current?.value) whenIdle(prepare)
  }, [ready])

  const texts = kitchen.ingredients.map(({ text }) => text)
  const enough = texts.length >= MIN_INGREDIENTS

  function add(...added: string[]) {
    act({ act: 'add', texts: added })
    // With the second ingredient at the latest: the third can be asked about.
    if (texts.length + added.length > 1) void prepare()
  }

  function getRecipe() {
    // A press that asks nothing, because a request runs, leaves the list what can be undone.
    if (!isRunning(request)) act({ act: 'settle' })
    void ask(texts)
  }

  /** Not where that brings up a keyboard on the screen, which nobody has asked for. */
  const focusField = useCallback(() => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus()
  }, [])

  /**
   * The focus of a button that goes: to the words beside it, where the next Tab goes on. Not to another button:
   * a second Enter on Stop would press that, and ask anew.
   */
  function keepFocus() {
    status.current?.focus({ preventScroll: true })
  }

  return (
    <ErrorBoundary fallback={<PageFailure ingredients={texts} />}>
      <Header />
      <main>
        <div className="kitchen">
          <IngredientForm
            ready={ready}
            onAdd={add}
            onTyping={() => whenIdle(prepare)}
            field={field}
          />
          <IngredientList
            ingredients={kitchen.ingredients}
            minimum={MIN_INGREDIENTS}
            onAct={act}
            onFocusLost={focusField}
          />
          <div className="dock">
            <SlipNotice
              says={kitchen.slips.at(-1)?.says}
              onUndo={() => act({ act: 'undo' })}
              onFocusLost={focusField}
            />
            {enough && <CallToAction busy={isRunning(request)} onAsk={getRecipe} />}
            <ChefStatus request={request} status={status} onStop={stop} onFocusLost={keepFocus} />
            {request.phase === 'failed' && (
              <FailureNotice
                failure={request.failure}
                onTryAgain={enough ? getRecipe : undefined}
                onBringBack={request.earlier === undefined ? undefined : bringBack}
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
