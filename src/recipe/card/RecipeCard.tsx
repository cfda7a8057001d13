import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import type { UnitSystem } from '../../food'
import { stripInvisible } from '../../lib/invisibleCharacters'
import { useChunk } from '../../lib/useChunk'
import { titlesOf } from '../../prompt'
import { limitBlocks, type RecipeReading, replyKind, titleOf } from '../../reader'
import {
  answersAbout,
  emptyRecipe,
  isMadeFor,
  isReceived,
  isRunning,
  ownFoods,
  recipeLanguage,
  shownRecipe,
  streamingId,
} from '../conversationState'
import { DishDrawing } from '../drawing/DishDrawing'
import { loadUnderstanding } from '../loadUnderstanding'
import type { RecipeAreaProps } from '../RecipePanel'
import { RecipeRegion } from '../RecipeRegion'
import { areTimersShown, timersStore } from '../timers/timersStore'
import { itemKey } from '../words/RecipeMarkdown'
import { RecipeWords } from '../words/RecipeWords'
import { RecipeTitleContext } from '../words/TimerButton'
import { AnsweredBy } from './AnsweredBy'
import { FollowUps } from './FollowUps'
import { FoodsToAdd } from './FoodsToAdd'
import { focusRecipe } from './focusRecipe'
import { LengthLimit } from './LengthLimit'
import { RecipeNav } from './RecipeNav'
import { RecipeTools } from './RecipeTools'
import { useCooking } from './useCooking'
import { type UnderstoodRecipe, useUnderstoodRecipe } from './useUnderstoodRecipe'
import './RecipeCard.css'

/** The recipe on the page with what the page understands of it, and the timers, which go on when another one is shown. */
export function RecipeCard({ conversation, list, wishes, onAsk, onShow, onAdd }: RecipeAreaProps) {
  const { recipes, request } = conversation
  const shown = shownRecipe(conversation)
  const recipe = shown ?? emptyRecipe
  const { id } = recipe
  const isBusy = isRunning(request)
  const isStreaming = streamingId(conversation) === id
  const markdown = useMemo(() => {
    const words = stripInvisible(recipe.markdown)
    return isStreaming ? withClosedBold(words) : words
  }, [recipe.markdown, isStreaming])
  const blocks = useMemo(() => limitBlocks(markdown), [markdown])
  const title = useMemo(() => titleOf(markdown), [markdown])
  const { module: understanding, hasFailed } = useChunk(loadUnderstanding, markdown !== '' && id)
  const cooking = useCooking(recipe, recipes)
  const { ticks, step, setStep, setServings, isCooked, markCooked } = cooking
  /** The units are kept for the next recipe of the visit. */
  const [units, setUnits] = useState<UnitSystem>()
  const source = { recipe, markdown, blocks, isStreaming }
  const understood = useUnderstoodRecipe({ ...source, list, wishes, cooking, units, understanding })
  const { reading, isUnderstood } = understood
  const checklist = useChecklist(id, reading)
  const hasTicks = isStreaming ? recipe.reachedLimit : understood.isRead || hasFailed
  const shownTicks = useMemo(() => (hasTicks ? { ...ticks, keys: checklist } : undefined), [hasTicks, ticks, checklist])
  const [stepMode, setStepMode] = useState<{ readonly recipeId: number; readonly clicks: number }>()
  const isStepMode = stepMode?.recipeId === id && understanding !== undefined && reading !== undefined
  // The first words are painted before the controls are rendered, but not before what they have against a wish.
  const hasControls = useDeferredValue(markdown !== '', false) || understood.findings.length > 0
  const isApology = !isBusy && replyKind(markdown) === 'apology'
  const isNext = isMadeFor(recipe, list, wishes)
  const hasStickyCook = useStickyCook(understood, isNext && !isBusy && !isApology && !isCooked)
  const foods = () => (isReceived(recipe) ? reading && understanding?.foodsOf(reading) : ownFoods(recipe))
  const askForIdea = () => !isBusy && onAsk({ type: 'idea', from: recipe, titles: titlesOf(recipes), foods: foods() })
  const askForChange = (change: string) => !isBusy && onAsk({ type: 'change', from: recipe, change, foods: foods() })

  return (
    <RecipeTitleContext value={title}>
      <div
        className={hasStickyCook ? 'recipe-card has-sticky-cook' : 'recipe-card'}
        data-understood={
          !isBusy && markdown && (understood.isRead || hasFailed) ? (isUnderstood ? 'yes' : 'no') : undefined
        }
      >
        <RecipeNav recipe={recipe} recipes={recipes} list={list} wishes={wishes} onShow={onShow} />
        {!isBusy && isUnderstood && <DishDrawing markdown={markdown} />}
        {hasControls && (
          <RecipeTools
            {...{ recipe, markdown, understood, understanding, list, isBusy, askForChange, askForIdea }}
            {...{ isStepMode, isCooked }}
            hasActions={!isBusy && !isApology}
            isNext={isNext}
            onAdd={(food) => onAdd(food, id)}
            onServings={setServings}
            onUnits={setUnits}
            onCook={() => setStepMode({ recipeId: id, clicks: (stepMode?.clicks ?? 0) + 1 })}
          />
        )}
        <RecipeRegion isShown={shown !== undefined} isBusy={isBusy}>
          {shown && (
            <RecipeWords
              key={id}
              {...{ markdown, blocks }}
              decorations={understood.decorations}
              ticks={shownTicks}
              foldsStory={isReceived(recipe)}
              isAnnounced={reading === undefined && id === recipes.at(-1)?.id}
              language={recipeLanguage(recipe)}
            />
          )}
        </RecipeRegion>
        {!isBusy && isReceived(recipe) && understood.isRead && !isUnderstood && (
          <p className="hint">This page can't find a recipe in this text, so it stands as it is.</p>
        )}
        {isApology && <FoodsToAdd list={list} wishes={wishes} onAdd={onAdd} onFocusLost={focusRecipe} />}
      </div>
      {hasControls && (
        // Out of sight while the words arrive, and still there, because it may have the focus and typed words.
        <div className={isStreaming ? 'unseen' : undefined}>
          {recipe.reachedLimit && (
            <LengthLimit isBusy={isBusy} onFinish={() => onAsk({ type: 'finish', from: recipe })} />
          )}
          <AnsweredBy answeredBy={recipe.answeredBy} data={recipe.data} />
          <FollowUps {...{ recipe, isBusy }} onChange={askForChange} answers={answersAbout(conversation, recipe)} />
        </div>
      )}
      {isStepMode ? (
        <understanding.StepMode
          // A new key opens the dialog again if a click comes between its closing and its close event.
          key={stepMode.clicks}
          {...{ reading, title }}
          display={understood.display}
          current={step}
          onStep={setStep}
          onFinish={markCooked}
          isDone={(index) => ticks.ticked.has(stepKey(reading, index))}
          onDone={(index, isDone) => ticks.onTick(stepKey(reading, index), isDone)}
          onClose={() => setStepMode(undefined)}
        />
      ) : (
        understanding && <understanding.TimerRegion currentRecipe={title} />
      )}
    </RecipeTitleContext>
  )
}

/** Whether the button to cook, as the main one of the card, stays in sight. The timers would be in its place. */
function useStickyCook({ isUnderstood, isBroken }: UnderstoodRecipe, isNext: boolean): boolean {
  const hasTimers = useSyncExternalStore(timersStore.subscribe, areTimersShown)
  return isNext && isUnderstood && !isBroken && !hasTimers
}

/** Closes bold words that are open at the end of a text that arrives, so that it shows no marks. */
function withClosedBold(markdown: string): string {
  const line = markdown.slice(markdown.lastIndexOf('\n') + 1)
  const isOpen = line.split('**').length % 2 === 0
  if (isOpen) return line.endsWith('**') ? markdown.slice(0, -2) : `${markdown.replace(/ ?\*?$/, '')}**`
  return / \*$/.test(line) ? markdown.slice(0, -1) : markdown
}

/**
 * Returns the keys of the items that have a checkbox; undefined where the recipe cannot be read. While the rest of a cut
 * recipe arrives, they are those from before.
 */
function useChecklist(id: number, reading: RecipeReading | undefined): ReadonlySet<string> | undefined {
  const [last, setLast] = useState<{ readonly id: number; readonly reading: RecipeReading }>()
  if (reading && last?.reading !== reading) setLast({ id, reading })
  const known = reading ?? (last?.id === id ? last.reading : undefined)
  return useMemo(
    () => known && new Set(known.sections.checklist.map(({ block, item }) => itemKey(block, item))),
    [known],
  )
}

/** The key under which the tick of a step is kept. */
function stepKey({ sections }: RecipeReading, index: number): string {
  const line = sections.steps[index]?.textLines[0]
  return line?.item === undefined ? `step ${index}` : itemKey(line.block, line.item)
}
