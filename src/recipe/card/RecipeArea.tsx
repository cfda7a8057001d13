import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ErrorBoundary } from '../../lib/ErrorBoundary'
import { useWakeLock } from '../../lib/useWakeLock'
import { parseBlock } from '../reading/parseBlock'
import type { RecipeReading } from '../reading/readRecipe'
import { type LimitedBlocks, limitBlocks } from '../reading/renderLimits'
import type { Recipe } from '../recipe'
import type { TimerStart } from '../timers/timers'
import { RecipeActions } from './RecipeActions'
import { itemKey, RecipeMarkdown, TicksContext } from './RecipeMarkdown'
import { titleOf } from './recipeFile'
import { TimerButton, TimerContext } from './TimerButton'
import { type Understanding, useUnderstanding } from './useUnderstanding'

interface Props {
  readonly recipe: Recipe
  /** The recipe's markdown without invisible characters. */
  readonly markdown: string
  /** The entries of the user's list. */
  readonly list: readonly string[]
  /** Puts a food that the recipe needs on the list. */
  readonly onAdd: (food: string) => void
  /** A request runs. */
  readonly isBusy: boolean
  /** The recipe grows. */
  readonly isStreaming: boolean
  /** An element outside the recipe's live region, for what has live regions of its own. */
  readonly besideRecipe: HTMLElement | null
  readonly loadUnderstanding: () => Promise<Understanding>
}

/** The recipe with what the page understands of it, and the timers, which outlive it. */
export function RecipeArea(props: Props) {
  const { recipe, markdown, besideRecipe, loadUnderstanding } = props
  const understanding = useUnderstanding(loadUnderstanding, markdown ? recipe.id : undefined)
  const startTimer = useRef<((timer: TimerStart) => void) | null>(null)
  const [timerContainer, setTimerContainer] = useState<HTMLElement | null>(null)
  const title = titleOf(markdown)
  const timerContext = useMemo(
    () => ({ start: (timer: TimerStart) => startTimer.current?.(timer), recipe: title }),
    [title],
  )
  return (
    <TimerContext value={timerContext}>
      {markdown ? (
        <RecipeCard key={recipe.id} {...props} understanding={understanding} timersRef={setTimerContainer} />
      ) : (
        <div data-recipe="" />
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

interface CardProps extends Props {
  readonly understanding: ReturnType<typeof useUnderstanding>
  readonly timersRef: (element: HTMLElement | null) => void
}

/** One recipe. What the user does with it is kept as long as it is on the page. */
function RecipeCard(props: CardProps) {
  const { markdown, list, onAdd, isBusy, isStreaming, besideRecipe, understanding, timersRef } = props
  // Markdown ends lines with carriage returns too, but the limits count line feeds.
  const blocks = useMemo(() => limitBlocks(markdown.replace(/\r\n?/g, '\n')), [markdown])
  const loaded = typeof understanding === 'object' ? understanding : undefined
  const reading = useReading(isStreaming ? undefined : blocks, loaded)
  const [ownServings, setServings] = useState<number>()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isCooking, setIsCooking] = useState(false)
  const [step, setStep] = useState(0)

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
      setTicked((before) => new Set(isTicked ? [...before, key] : [...before].filter((each) => each !== key))),
    [],
  )
  const ticks = useMemo(() => ({ ticked, onTick }), [ticked, onTick])

  const quantity = reading?.canScale ? reading.structure.yield?.quantity : undefined
  const servings = quantity && (ownServings ?? quantity)
  const factor = quantity && servings ? servings / quantity : 1
  const decorations = useMemo(
    () => reading && loaded && { plugin: loaded.decorateTree, blocks: loaded.decorate(reading, factor) },
    [reading, loaded, factor],
  )
  const isUnderstood = reading !== undefined && isRecipe(reading)
  const stepKey = (index: number) => {
    const row = reading?.structure.steps[index]?.rows[0]
    return row?.item === undefined ? `step ${index}` : itemKey(row.block, row.item)
  }
  const hasAnswer = !isBusy && (reading !== undefined || understanding === 'failed')

  return (
    <div className="recipe-card" data-understood={hasAnswer ? (isUnderstood ? 'yes' : 'no') : undefined}>
      <div className="recipe-tools">
        {reading && loaded && isUnderstood && (
          <loaded.RecipeHead reading={reading} list={list} onAdd={onAdd} servings={servings} onServings={setServings} />
        )}
        {!isBusy && (
          <RecipeActions
            // The actions say what happened to this text.
            markdown={markdown}
            scaled={
              reading && loaded && servings !== undefined && factor !== 1
                ? () => loaded.scaledMarkdown(reading, servings)
                : undefined
            }
            exported={
              reading && loaded && isUnderstood ? () => loaded.exportRecipe(reading, factor, servings) : undefined
            }
            wakeLock={wakeLock}
            onCook={isUnderstood ? () => setIsCooking(true) : undefined}
          />
        )}
      </div>
      {/* Screen readers read the recipe once, when it is complete. What changes in it later has words of its own. */}
      <div data-recipe="" aria-live={reading && 'off'}>
        <TicksContext value={isStreaming ? undefined : ticks}>
          <ErrorBoundary fallback={<div className="plain">{markdown}</div>}>
            <RecipeMarkdown blocks={blocks} decorations={decorations} />
          </ErrorBoundary>
        </TicksContext>
      </div>
      {reading &&
        loaded &&
        isCooking &&
        besideRecipe &&
        createPortal(
          <loaded.StepMode
            reading={reading}
            factor={factor}
            TimerButton={TimerButton}
            current={step}
            onStep={setStep}
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

/** Reads a complete recipe in short tasks. Returns undefined until it is read. */
function useReading(blocks: LimitedBlocks | undefined, loaded: Understanding | undefined): RecipeReading | undefined {
  const [read, setRead] = useState<{ readonly blocks: LimitedBlocks; readonly reading: RecipeReading }>()
  useEffect(() => {
    if (!blocks || !loaded) return
    const controller = new AbortController()
    loaded.readRecipeInSlices(blocks, parseBlock, controller.signal).then(
      // The recipe is rendered again with its timers, block by block.
      (reading) => startTransition(() => setRead({ blocks, reading })),
      (error) => {
        if (!controller.signal.aborted) throw error
      },
    )
    return () => controller.abort()
  }, [blocks, loaded])
  return read?.blocks === blocks ? read?.reading : undefined
}

/** Whether a reply has steps. An apology has none, and a recipe that broke off before them is not understood. */
const isRecipe = ({ structure }: RecipeReading) => structure.steps.length > 0
