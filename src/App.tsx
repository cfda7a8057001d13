import { useCallback, useRef, useState } from 'react'
import { CallToAction, ErrorNotice, RequestStatus, useConversation } from './conversation'
import {
  AddFromPhoto,
  EntryOffer,
  IngredientForm,
  IngredientList,
  QuickPicks,
  UndoNotice,
  useIngredients,
} from './ingredients'
import { ErrorBoundary } from './lib/ErrorBoundary'
import { useMediaQuery } from './lib/useMediaQuery'
import { whenIdle } from './lib/whenIdle'
import { SignInNotice, WhoCooks } from './models'
import { OfflineUse } from './offline'
import { CrashScreen, Dock, Footer, Header } from './page'
import { noWishes } from './prompt'
import {
  type Ask,
  hasFailedElsewhere,
  hasRecipeFor,
  isRunning,
  LinkNotice,
  OwnRecipe,
  RecipePanel,
  showsRecipe,
  useRecipeLink,
} from './recipe'
import { WishesField } from './wishes'

/** The fewest ingredients for a recipe. */
const MIN_INGREDIENTS = 3

/** Owns the ingredient list, the wishes and the conversation, and lays out the features. */
export function App() {
  const [wishes, setWishes] = useState(noWishes)
  const { conversation, canUseCookbook, ask, stop, show, receive, addNeeded, preload } = useConversation()
  const linkProblem = useRecipeLink(conversation.recipes.at(-1), ({ markdown, by, ...shown }) =>
    receive(markdown, { kind: 'link', by }, shown),
  )
  const { request } = conversation
  const { field, status, focusField, focusStatus } = useFocusTargets()
  const { ingredients, texts, readTexts, undo, dispatch, isReady, ...adding } = useIngredients(field, preload)
  const entries = { ingredients, list: readTexts, onAction: dispatch, onFocusLost: focusField }
  const isEnough = texts.length >= MIN_INGREDIENTS
  const hasRecipe = hasRecipeFor(conversation, texts, wishes)
  // In two columns, an error appears in the recipe's place. In one column that place may be out of sight.
  const isWide = useMediaQuery('(width >= 60rem)')

  function askChef(asked: Ask, fromCookbook = false, list: readonly string[] = texts) {
    if (isRunning(request)) return
    dispatch({ type: 'clearUndo' })
    void ask(asked, list, wishes, fromCookbook)
  }

  const isElsewhere = hasFailedElsewhere(conversation)
  const canAskAgain = isEnough || (request.status === 'failed' && 'from' in request.question.ask)
  const notice =
    request.status === 'failed' && !isElsewhere ? (
      <ErrorNotice
        error={request.error}
        visitorService={request.question.visitorService}
        onTryAgain={canAskAgain ? () => askChef(request.question.ask, request.question.fromCookbook) : undefined}
        onUseCookbook={isEnough && canUseCookbook ? () => askChef({ type: 'recipe' }, true) : undefined}
        isNext={!hasRecipe}
        onFocusLost={focusStatus}
      />
    ) : (
      linkProblem && <LinkNotice problem={linkProblem} />
    )
  const isDockQuiet = hasRecipe && !isRunning(request) && !undo.entry && !notice
  function cookExample(foods: readonly string[]) {
    adding.add(foods)
    askChef({ type: 'recipe' }, false, foods)
  }
  return (
    <ErrorBoundary fallback={<CrashScreen ingredients={texts} />}>
      <Header />
      <SignInNotice />
      <main className={mainClasses(showsRecipe(conversation), isDockQuiet)}>
        <div className="sidebar">
          <IngredientForm
            isReady={isReady}
            onAdd={adding.add}
            onTyping={() => whenIdle(preload)}
            fieldRef={field}
            list={readTexts}
            wishes={wishes}
          />
          <EntryOffer {...entries} undoEntry={undo.entry} />
          <IngredientList {...entries} minimum={MIN_INGREDIENTS} wishes={wishes} />
          <QuickPicks list={texts} wishes={wishes} onPick={adding.addPick} onFocusLost={focusField} />
          <AddFromPhoto list={texts} onAdd={adding.addFromPhoto} onFocusLost={focusField} />
          <WishesField wishes={wishes} list={texts} onChange={setWishes} isAsking={isRunning(request)} />
          <Dock>
            <UndoNotice {...undo} onFocusLost={focusField} />
            {isEnough && (
              <CallToAction
                isBusy={isRunning(request)}
                isNext={!hasRecipe && request.status !== 'failed'}
                onRequest={() => askChef({ type: 'recipe' })}
                onIdeas={() => askChef({ type: 'ideas' })}
              />
            )}
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
          <OwnRecipe onRead={(text) => receive(text, { kind: 'own' })} />
        </div>
        <RecipePanel
          conversation={conversation}
          list={texts}
          wishes={wishes}
          notice={isWide && notice}
          onAsk={askChef}
          minimum={MIN_INGREDIENTS}
          onExample={cookExample}
          onShow={show}
          onAdd={(food, neededBy) => {
            adding.addNeeded(food)
            addNeeded(food, neededBy)
          }}
        />
      </main>
      <Footer>
        <WhoCooks onLeave={stop} />
      </Footer>
    </ErrorBoundary>
  )
}

/** Returns the classes for what the page shows. `:has()` would restyle the whole page at each change (docs/performance.md). */
const mainClasses = (hasWords: boolean, isDockQuiet: boolean) =>
  [hasWords && 'has-words', isDockQuiet && 'has-quiet-dock'].filter(Boolean).join(' ') || undefined

/** Where the focus goes when the control that had it is removed. */
function useFocusTargets() {
  const field = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  return {
    field,
    status,
    /** Focuses the field, or the status on touch screens, where the field would open the keyboard. */
    focusField: useCallback(() => {
      if (matchMedia('(pointer: coarse)').matches) status.current?.focus({ preventScroll: true })
      else field.current?.focus()
    }, []),
    /**
     * Focuses the status beside a removed button. Not another button, because a second Enter on Stop would click that
     * one and ask again.
     */
    focusStatus: () => status.current?.focus({ preventScroll: true }),
  }
}
