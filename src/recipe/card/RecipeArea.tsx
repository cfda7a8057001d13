import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ErrorBoundary } from '../../lib/ErrorBoundary'
import { TransientButton } from '../../lib/TransientButton'
import { useWakeLock } from '../../lib/useWakeLock'
import type { Wishes } from '../../prompt'
import { directionOf } from '../../prompt'
import type { RecipeReading } from '../../reader'
import { limitBlocks, replyKind, titleOf } from '../../reader'
import type { OwnModelKind } from '../../service'
import type { FollowUp, Recipe } from '../recipeTypes'
import type { TimerStart } from '../timers/timers'
import { AnsweredBy } from './AnsweredBy'
import { DishDrawing } from './DishDrawing'
import { FollowUps } from './FollowUps'
import { FoodsToAdd } from './FoodsToAdd'
import { RecipeActions } from './RecipeActions'
import { itemKey, RecipeMarkdown, TicksContext } from './RecipeMarkdown'
import { RecipeNav } from './RecipeNav'
import { sourceLine } from './sourceLine'
import { TimerButton, TimerContext } from './TimerButton'
import { useChanges, useCheck, useReading } from './useReading'
import { type Understanding, useUnderstanding } from './useUnderstanding'
import './RecipeArea.css'

interface Props {
  readonly recipe: Recipe
  /** The recipe's markdown without invisible characters. */
  readonly markdown: string
  /** All recipes of the visit, the oldest first. */
  readonly recipes: readonly Recipe[]
  /** The model's answer about this recipe, if it sent no new one. */
  readonly answer: string | undefined
  /** The entries of the user's list, and the wishes, as they are now. */
  readonly list: readonly string[]
  readonly wishes: Wishes
  /** Puts a food that the recipe needs on the list. */
  readonly onAdd: (food: string) => void
  /** Names foods that would help a list for which no recipe came; undefined until it has loaded. */
  readonly foodsToAdd: ((list: readonly string[]) => readonly string[]) | undefined
  /** The models that visitors can use in place of the cookbook; undefined until the page knows. */
  readonly ownModels: readonly OwnModelKind[] | undefined
  readonly onShow: (id: number) => void
  readonly onAsk: (followUp: FollowUp) => void
  /** A request runs. */
  readonly isBusy: boolean
  /** The recipe grows. */
  readonly isStreaming: boolean
  /** An element outside the recipe's live region, for parts that have their own live regions. */
  readonly besideRecipe: HTMLElement | null
  readonly loadUnderstanding: () => Promise<Understanding>
}

/** What the user does with a recipe. It is kept as long as the recipe. */
interface Cooking {
  /** Undefined until the user changes the number. */
  readonly servings?: number | undefined
  readonly ticked: ReadonlySet<string>
  /** The index of the step that step mode shows. */
  readonly step: number
}

const notBegun: Cooking = { ticked: new Set(), step: 0 }

/** The recipe with what the page understands of it, the others of the visit, and the timers, which outlive them. */
export function RecipeArea(props: Props) {
  const { recipe, recipes, markdown, answer, isBusy, onAsk, besideRecipe, loadUnderstanding } = props
  const understanding = useUnderstanding(loadUnderstanding, markdown ? recipe.id : undefined)
  const startTimer = useRef<((timer: TimerStart) => void) | null>(null)
  const [timerContainer, setTimerContainer] = useState<HTMLElement | null>(null)
  const [cooking, setCooking] = useState<ReadonlyMap<number, Cooking>>(new Map())
  const title = titleOf(markdown)
  const timerContext = useMemo(
    () => ({ start: (timer: TimerStart) => startTimer.current?.(timer), recipe: title }),
    [title],
  )
  const { id } = recipe
  const changeCooking = useCallback(
    (change: (before: Cooking) => Partial<Cooking>) =>
      setCooking((all) => {
        const before = all.get(id) ?? notBegun
        return new Map(all).set(id, { ...before, ...change(before) })
      }),
    [id],
  )
  return (
    <TimerContext value={timerContext}>
      <RecipeNav {...props} />
      {markdown ? (
        <>
          <RecipeCard
            key={id}
            {...props}
            cooking={cooking.get(id) ?? notBegun}
            onCooking={changeCooking}
            understanding={understanding}
            timersRef={setTimerContainer}
          />
          {recipe.reachedLimit && (
            <div className="limit">
              <p>The recipe reached the length limit and may be incomplete.</p>
              <TransientButton
                className="quiet"
                aria-disabled={isBusy}
                onClick={() => !isBusy && onAsk({ type: 'finish', from: recipe })}
                onFocusLost={focusPanel}
              >
                Finish the recipe
              </TransientButton>
            </div>
          )}
          <AnsweredBy answeredBy={recipe.answeredBy} ownModels={props.ownModels ?? []} />
        </>
      ) : (
        <div data-recipe="" />
      )}
      {markdown &&
        besideRecipe &&
        createPortal(
          <FollowUps recipe={recipe} recipes={recipes} isBusy={isBusy} answer={answer} onAsk={onAsk} />,
          besideRecipe,
        )}
      {typeof understanding === 'object' && besideRecipe && (
        <understanding.TimerHost
          startRef={startTimer}
          currentRecipe={title}
          container={timerContainer ?? besideRecipe}
        />
      )}
    </TimerContext>
  )
}

/** Moves the focus from a button that is gone with its recipe to the recipe that is there now. */
const focusPanel = (button: HTMLButtonElement) => button.closest<HTMLElement>('.recipe')?.focus({ preventScroll: true })

interface CardProps extends Props {
  readonly cooking: Cooking
  readonly onCooking: (change: (before: Cooking) => Partial<Cooking>) => void
  readonly understanding: ReturnType<typeof useUnderstanding>
  readonly timersRef: (element: HTMLElement | null) => void
}

/** One recipe. */
function RecipeCard(props: CardProps) {
  const { recipe, recipes, markdown, list, wishes, onAdd, foodsToAdd, onAsk, isBusy, isStreaming, besideRecipe } = props
  const { cooking, onCooking, understanding, timersRef } = props
  // Markdown ends lines with carriage returns too, but the limits count line feeds.
  const blocks = useMemo(() => limitBlocks(markdown.replace(/\r\n?/g, '\n')), [markdown])
  const loaded = typeof understanding === 'object' ? understanding : undefined
  const reading = useReading(isStreaming ? undefined : blocks, loaded)
  const changedFrom = recipe.ask.type === 'change' ? recipe.ask.from.markdown : undefined
  const changes = useChanges(changedFrom, reading, loaded)
  const check = useCheck(blocks, wishes, list, loaded)
  const [isCooking, setIsCooking] = useState(false)

  const wakeLock = useWakeLock()
  /** Step mode keeps the screen on, and afterwards it is as it was. */
  const keepScreenOn = useEffectEvent(() => {
    const wasOn = wakeLock?.isOn ?? false
    wakeLock?.set(true)
    return () => wakeLock?.set(wasOn)
  })
  useEffect(() => (isCooking ? keepScreenOn() : undefined), [isCooking])

  const onTick = useCallback(
    (key: string, isTicked: boolean) =>
      onCooking(({ ticked }) => ({
        ticked: new Set(isTicked ? [...ticked, key] : [...ticked].filter((each) => each !== key)),
      })),
    [onCooking],
  )
  const { ticked } = cooking
  const ticks = useMemo(() => ({ ticked, onTick }), [ticked, onTick])

  const ownYield = reading?.canScale ? reading.sections.yield : undefined
  // A recipe that counts people is set to as many as it was asked for.
  const wished = ownYield?.unit === undefined ? recipe.wishes.servings : undefined
  const servings = ownYield && (cooking.servings ?? wished ?? ownYield.quantity)
  const factor = ownYield && servings ? servings / ownYield.quantity : 1
  const decorations = useMemo(() => {
    if (!loaded) return
    const read =
      reading &&
      loaded.decorate(
        reading,
        factor,
        changes?.changed.map(({ textLine }) => textLine),
      )
    const marks = check?.marks
    if (!read && !marks) return
    return {
      plugin: loaded.decorateTree,
      blocks: read && marks ? loaded.mergeDecorations(read, marks) : (read ?? marks ?? []),
    }
  }, [reading, loaded, factor, changes, check])
  const isUnderstood = reading !== undefined && isRecipe(reading)
  const stepKey = (index: number) => {
    const row = reading?.sections.steps[index]?.textLines[0]
    return row?.item === undefined ? `step ${index}` : itemKey(row.block, row.item)
  }
  const isRead = reading !== undefined && (changedFrom === undefined || changes !== undefined)
  const hasAnswer = !isBusy && (isRead || understanding === 'failed')
  const kind = replyKind(markdown)
  // An apology may name what it has no recipe for.
  const findings = (kind === 'recipe' && check?.findings) || []
  const helpful = !isBusy && kind === 'apology' ? (foodsToAdd?.(list) ?? []) : []
  const askFor = (change: string) => {
    if (!isBusy) onAsk({ type: 'change', from: recipe, change })
  }

  return (
    <div className="recipe-card" data-understood={hasAnswer ? (isUnderstood ? 'yes' : 'no') : undefined}>
      {!isBusy && isUnderstood && <DishDrawing markdown={markdown} />}
      <div className="recipe-tools">
        {/* Its own live regions tell what changes. Without `off`, the recipe's would read all of it. */}
        <div aria-live="off">
          <p role="status" aria-label="Check against your wishes" className="unseen">
            {!isBusy &&
              findings.length > 0 &&
              `Check before you cook: ${[...new Set(findings.map(({ word }) => word))].join(', ')}`}
          </p>
          {loaded && (
            <loaded.CheckRegion
              findings={findings}
              isBusy={isBusy}
              onAskWithout={(food) => askFor(`without ${food}`)}
              onFocusLost={focusPanel}
            />
          )}
        </div>
        {reading && loaded && isUnderstood && (
          <loaded.RecipeHead
            reading={reading}
            changes={changes}
            language={recipe.wishes.language}
            list={list}
            onAdd={onAdd}
            onLack={(food) => askFor(`I don't have ${food}.`)}
            isBusy={isBusy}
            onFocusLost={focusPanel}
            servings={servings}
            onServings={(number) => onCooking(() => ({ servings: number }))}
          />
        )}
        {!isBusy && helpful.length === 0 && (
          <RecipeActions
            // The actions say what happened to this text.
            markdown={markdown}
            answeredBy={recipe.answeredBy}
            scaled={
              reading && loaded && servings !== undefined && factor !== 1
                ? () => loaded.scaledMarkdown(reading, servings)
                : undefined
            }
            exported={
              reading && loaded && isUnderstood
                ? () => loaded.exportRecipe(reading, factor, servings, sourceLine(recipe.answeredBy))
                : undefined
            }
            wakeLock={wakeLock}
            onCook={isUnderstood ? () => setIsCooking(true) : undefined}
          />
        )}
      </div>
      {/* Screen readers read the newest recipe once, when it is complete. What changes in it later has words of its own. */}
      <div
        data-recipe=""
        aria-live={reading || recipe.id !== recipes.at(-1)?.id ? 'off' : undefined}
        lang={recipe.wishes.language}
        dir={recipe.wishes.language && directionOf(recipe.wishes.language)}
      >
        <TicksContext value={isStreaming && !recipe.reachedLimit ? undefined : ticks}>
          <ErrorBoundary fallback={<div className="plain">{markdown}</div>}>
            <RecipeMarkdown blocks={blocks} decorations={decorations} />
          </ErrorBoundary>
        </TicksContext>
      </div>
      {helpful.length > 0 && <FoodsToAdd foods={helpful} onAdd={onAdd} onFocusLost={focusPanel} />}
      {reading &&
        loaded &&
        isCooking &&
        besideRecipe &&
        createPortal(
          <loaded.StepMode
            reading={reading}
            factor={factor}
            TimerButton={TimerButton}
            current={cooking.step}
            onStep={(step) => onCooking(() => ({ step }))}
            isDone={(index) => ticked.has(stepKey(index))}
            onDone={(index, isDone) => onTick(stepKey(index), isDone)}
            onClose={() => setIsCooking(false)}
            timersRef={timersRef}
          />,
          besideRecipe,
        )}
    </div>
  )
}

/** Whether a reply has steps. An apology has none, and a recipe that broke off before them is not understood. */
const isRecipe = ({ sections }: RecipeReading) => sections.steps.length > 0
