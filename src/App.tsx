import { useCallback, useRef, useState } from 'react'
import { CallToAction, ErrorNotice, RequestStatus, useConversation } from './conversation'
import { IngredientForm, IngredientList, QuickPicks, UndoNotice, useIngredients } from './ingredients'
import { ErrorBoundary } from './lib/ErrorBoundary'
import { useMediaQuery } from './lib/useMediaQuery'
import { whenIdle } from './lib/whenIdle'
import { SignInNotice, WhoCooks } from './models'
import { OfflineUse } from './offline'
import { CrashScreen, Dock, Footer, Header } from './page'
import { noWishes } from './prompt'
import { type Ask, hasFailedElsewhere, isRunning, RecipePanel } from './recipe'
import { WishesField } from './wishes'

/** The fewest ingredients for a recipe. */
const MIN_INGREDIENTS = 3

/** Owns the ingredient list, the wishes and the conversation, and lays out the features. */
export function App() {
  const [wishes, setWishes] = useState(noWishes)
  const { conversation, ask, stop, show, preload } = useConversation()
  const { request } = conversation
  const { field, status, focusField, focusStatus } = useFocusTargets()
  const { ingredients, texts, undoEntry, dispatch, isReady, add, addPick, addNeeded } = useIngredients(field, preload)
  const isEnough = texts.length >= MIN_INGREDIENTS
  // In two columns, an error appears in the recipe's place. In one column that place may be out of sight.
  const isWide = useMediaQuery('(width >= 48rem)')

  function askChef(asked: Ask) {
    if (isRunning(request)) return
    dispatch({ type: 'clearUndo' })
    void ask(asked, texts, wishes)
  }

  const isElsewhere = hasFailedElsewhere(conversation)
  const notice = request.status === 'failed' && !isElsewhere && (
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
      <SignInNotice />
      <main>
        <div className="sidebar">
          <IngredientForm
            isReady={isReady}
            onAdd={add}
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
          <QuickPicks list={texts} onPick={addPick} onFocusLost={focusField} />
          <WishesField wishes={wishes} list={texts} onChange={setWishes} />
          <Dock>
            <UndoNotice
              entry={undoEntry}
              onUndo={() => dispatch({ type: 'undo' })}
              onSplit={() => dispatch({ type: 'split' })}
              onFocusLost={focusField}
            />
            {isEnough && <CallToAction isBusy={isRunning(request)} onRequest={() => askChef({ type: 'recipe' })} />}
            <RequestStatus
              request={request}
              isElsewhere={isElsewhere}
              statusRef={status}
              onStop={stop}
              onFocusLost={focusStatus}
            />
            {!isWide && notice}
            <OfflineUse />
          </Dock>
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
      <Footer>
        <WhoCooks onLeave={stop} />
      </Footer>
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
