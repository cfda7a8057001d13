import { startTransition, useCallback, useMemo, useReducer, useRef, useState } from 'react'
import { CallToAction, ErrorNotice, RequestStatus, useConversation } from './conversation'
import {
  IngredientForm,
  IngredientList,
  ingredientsReducer,
  noIngredients,
  QuickPicks,
  UndoNotice,
  useEarlyInput,
} from './ingredients'
import { ErrorBoundary } from './lib/ErrorBoundary'
import { useMediaQuery } from './lib/useMediaQuery'
import { whenIdle } from './lib/whenIdle'
import { VisitorModels } from './models'
import { OfflineUse } from './offline'
import { CrashScreen, Dock, Header } from './page'
import { noWishes } from './prompt'
import { type Ask, isRunning, RecipePanel } from './recipe'
import { WishesField } from './wishes'

/** The fewest ingredients for a recipe. */
const MIN_INGREDIENTS = 3

/** From so many added ingredients on, the page renders them without blocking. */
const LONG_LIST = 1000

/** Owns the ingredient list, the wishes and the conversation, and lays out the features. */
export function App() {
  const [{ ingredients, undoStack }, dispatch] = useReducer(ingredientsReducer, noIngredients)
  const [wishes, setWishes] = useState(noWishes)
  const { conversation, ask, stop, show, preload } = useConversation()
  const { request } = conversation
  const texts = useMemo(() => ingredients.map(({ text }) => text), [ingredients])
  const isEnough = texts.length >= MIN_INGREDIENTS
  const { field, status, focusField, focusStatus } = useFocusTargets()
  // In two columns, an error appears in the recipe's place. In one column that place may be out of sight.
  const isWide = useMediaQuery('(width >= 48rem)')

  const isReady = useEarlyInput(field, (early, hasText) => {
    if (early.length > 0) dispatch({ type: 'add', texts: early })
    if (early.length > 0 || hasText) whenIdle(preload)
  })

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
    },
    [preload],
  )
  const addNeeded = useCallback((text: string) => dispatch({ type: 'add', texts: [text], isNeeded: true }), [])

  function askChef(question: Ask) {
    if (isRunning(request)) return
    dispatch({ type: 'clearUndo' })
    void ask(question, texts, wishes)
  }

  const notice = request.status === 'failed' && (
    <ErrorNotice
      error={request.error}
      visitorService={request.question.visitorService}
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
            fieldRef={field}
            list={texts}
          />
          <IngredientList
            ingredients={ingredients}
            minimum={MIN_INGREDIENTS}
            onAction={dispatch}
            onFocusLost={focusField}
          />
          <QuickPicks list={texts} onPick={pick} onFocusLost={focusField} />
          <WishesField wishes={wishes} list={texts} onChange={setWishes} />
          <Dock>
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
          </Dock>
          {isEnough && <VisitorModels onLeave={stop} />}
        </div>
        <RecipePanel
          conversation={conversation}
          list={texts}
          wishes={wishes}
          notice={isWide && notice}
          onAsk={askChef}
          onShow={show}
          onAdd={addNeeded}
        />
      </main>
    </ErrorBoundary>
  )
}

/** Where the focus goes when the control that had it is removed. */
function useFocusTargets() {
  const field = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  return {
    field,
    status,
    /** Focuses the field, except on touch screens, where that would open the keyboard. */
    focusField: useCallback(() => {
      if (!matchMedia('(pointer: coarse)').matches) field.current?.focus()
    }, []),
    /**
     * Focuses the status beside a removed button. Not another button, because a second Enter on Stop would click that
     * one and ask again.
     */
    focusStatus: () => status.current?.focus({ preventScroll: true }),
  }
}
