import { startTransition, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import {
  CallToAction,
  ErrorNotice,
  growingId,
  isRunning,
  newId,
  RequestStatus,
  shownRecipe,
  statusLabel,
  useConversation,
} from './conversation'
import {
  IngredientForm,
  IngredientList,
  ingredientsReducer,
  noIngredients,
  parseList,
  QuickPicks,
  takeEarlyInput,
  UndoNotice,
  useSuggestions,
} from './ingredients'
import { ErrorBoundary } from './lib/ErrorBoundary'
import { useHydrated } from './lib/useHydrated'
import { useMediaQuery } from './lib/useMediaQuery'
import { whenIdle } from './lib/whenIdle'
import { OfflineUse } from './offline'
import { CrashScreen, Header } from './page'
import { noWishes } from './prompt'
import type { Ask } from './recipe'
import { RecipePanel, useRecipeCard } from './recipe'
import { WishesField } from './wishes'

/** The fewest ingredients for a recipe. */
const MIN_INGREDIENTS = 3

/** From so many added ingredients on, the page renders them without blocking. */
const LONG_LIST = 1000

/** Owns the ingredient list and the request, and lays out the features. */
export function App() {
  const [{ ingredients, undoStack }, dispatch] = useReducer(ingredientsReducer, noIngredients)
  const { suggestions, loadSuggestions } = useSuggestions()
  const { card, loadCard } = useRecipeCard()
  const [wishes, setWishes] = useState(noWishes)
  const { conversation, parts, ask, stop, show, preload } = useConversation(loadCard)
  const { request, recipes, answer } = conversation
  const recipe = shownRecipe(conversation)
  const field = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)

  const isReady = useHydrated()
  // A layout effect runs right after the form takes over, so no input is lost or arrives twice.
  useLayoutEffect(() => {
    if (!isReady) return
    const early = takeEarlyInput()
    for (const text of early) dispatch({ type: 'add', texts: /[\r\n]/.test(text) ? parseList(text) : [text] })
    if (early.length > 0 || field.current?.value) whenIdle(preload)
    // The user has come to the field, or to a pick, before the page could see it.
    if (document.activeElement !== document.body) loadSuggestions()
  }, [isReady, preload, loadSuggestions])

  const texts = useMemo(() => ingredients.map(({ text }) => text), [ingredients])
  const isEnough = texts.length >= MIN_INGREDIENTS

  function addIngredients(added: readonly string[]) {
    const add = () => dispatch({ type: 'add', texts: added })
    // React renders a transition in several tasks (`npm run bench`, pasting 20,000 lines).
    if (added.length > LONG_LIST) startTransition(add)
    else add()
    // At the latest with the second ingredient, because the user can ask after the third.
    if (texts.length + added.length > 1) preload()
  }

  const pick = useCallback(
    (text: string) => {
      dispatch({ type: 'add', texts: [text] })
      preload()
      loadSuggestions()
    },
    [preload, loadSuggestions],
  )

  const addNeeded = useCallback((text: string) => dispatch({ type: 'add', texts: [text], isNeeded: true }), [])

  function askChef(question: Ask) {
    if (isRunning(request)) return
    dispatch({ type: 'clearUndo' })
    void ask(question, texts, wishes)
  }

  /** Focuses the field, except on touch screens, where that would open the keyboard. */
  const focusField = useCallback(() => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus()
  }, [])

  /**
   * Moves the focus from a removed button to the status beside it. Not to another button, because a second Enter on
   * Stop would click that one and ask again.
   */
  function focusStatus() {
    status.current?.focus({ preventScroll: true })
  }

  // In two columns, an error appears in the recipe's place. In one column that place may be out of sight.
  const isWide = useMediaQuery('(width >= 48rem)')
  const notice = request.status === 'failed' && (
    <ErrorNotice
      error={request.error}
      messages={parts?.errorMessages}
      onTryAgain={isEnough || request.question.ask.type !== 'recipe' ? () => askChef(request.question.ask) : undefined}
      onFocusLost={focusStatus}
    />
  )

  return (
    <ErrorBoundary fallback={<CrashScreen ingredients={texts} />}>
      <Header />
      <main>
        <div className="sidebar">
          <IngredientForm
            isReady={isReady}
            onAdd={addIngredients}
            onTyping={() => whenIdle(preload)}
            onFocus={loadSuggestions}
            fieldRef={field}
          >
            {suggestions && <suggestions.Typeahead fieldRef={field} list={texts} onAdd={addIngredients} />}
          </IngredientForm>
          <IngredientList
            ingredients={ingredients}
            minimum={MIN_INGREDIENTS}
            onAction={dispatch}
            onFocusLost={focusField}
          />
          <QuickPicks list={texts} offerPicks={suggestions?.offerPicks} onPick={pick} onFocusLost={focusField} />
          <WishesField wishes={wishes} list={texts} onChange={setWishes} />
          <div className="dock">
            <UndoNotice
              entry={undoStack.at(-1)}
              onUndo={() => dispatch({ type: 'undo' })}
              onSplit={() => dispatch({ type: 'split' })}
              onFocusLost={focusField}
            />
            {isEnough && <CallToAction isBusy={isRunning(request)} onRequest={() => askChef({ type: 'recipe' })} />}
            <RequestStatus request={request} statusRef={status} onStop={stop} onFocusLost={focusStatus} />
            {!isWide && notice}
            <OfflineUse />
          </div>
          {isEnough && parts?.OwnModel && <parts.OwnModel parts={parts} onLeave={stop} />}
        </div>
        <RecipePanel
          recipe={recipe}
          recipes={recipes}
          answer={answer && answer.recipeId === recipe?.id ? answer.markdown : undefined}
          card={card}
          notice={isWide && notice}
          thinking={request.status === 'pending' ? statusLabel(request) : undefined}
          list={texts}
          wishes={wishes}
          visitorServices={parts?.visitorServices}
          onAdd={addNeeded}
          foodsToAdd={suggestions?.foodsToAdd}
          onShow={show}
          onAsk={askChef}
          isBusy={isRunning(request)}
          isStreaming={recipe !== undefined && growingId(conversation) === recipe.id}
          endedId={newId(request) ?? (request.status === 'failed' ? request.question.id : undefined)}
        />
      </main>
    </ErrorBoundary>
  )
}
