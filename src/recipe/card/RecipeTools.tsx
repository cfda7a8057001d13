import { useEffect, useEffectEvent, useState } from 'react'
import type { UnitSystem } from '../../food'
import { useWakeLock } from '../../lib/useWakeLock'
import { writeWithout } from '../../prompt'
import { type Recipe, recipeLanguage } from '../conversationState'
import { findingWords } from '../head/findingWords'
import { isPhone } from '../head/isPhone'
import type { Understanding } from '../loadUnderstanding'
import { focusRecipe } from './focusRecipe'
import { RecipeActions } from './RecipeActions'
import { authorNames, sourceLine } from './sourceLine'
import type { UnderstoodRecipe } from './useUnderstoodRecipe'

interface Props {
  readonly recipe: Recipe
  readonly markdown: string
  readonly understood: UnderstoodRecipe
  readonly understanding: Understanding | undefined
  readonly list: readonly string[]
  /** A request runs, so no other can be started. */
  readonly isBusy: boolean
  /** Whether there is a recipe to copy and to print. An apology helps nobody there. */
  readonly hasActions: boolean
  /** Whether cooking is the next step. */
  readonly isNext: boolean
  /** Step mode is open. */
  readonly isStepMode: boolean
  /** The user finished the last step. */
  readonly isCooked: boolean
  readonly onAdd: (food: string) => void
  /** Asks for a change of the recipe. */
  readonly askForChange: (change: string) => void
  /** Asks for another recipe. */
  readonly askForIdea: () => void
  readonly onServings: (servings: number) => void
  readonly onUnits: (units: UnitSystem | undefined) => void
  readonly onCook: () => void
}

/** The tools of a recipe: the check against the wishes, the servings, the fit with the list, the actions. */
export function RecipeTools(props: Props) {
  const { recipe, markdown, understood, understanding, list, isBusy, hasActions, isStepMode } = props
  const { onAdd, askForChange, onServings, onUnits, onCook } = props
  const { reading, isUnderstood, changes, findings, isBroken, servings, display } = understood
  const { factor, units } = display
  /** The id of the recipe that the user cooks though it breaks a wish. */
  const [cookedAnyway, setCookedAnyway] = useState<number>()
  const [isOnPhone] = useState(isPhone)
  // On a phone the warning and the ingredients come first.
  const hasCookTools = !(isOnPhone && isBroken) || cookedAnyway === recipe.id
  const isScreenRefused = useStepModeWakeLock(isStepMode)
  const read = isUnderstood && understanding && reading ? { reading, understanding } : undefined
  return (
    <div className="recipe-tools">
      <p role="status" aria-label="Check against your wishes" className="unseen">
        {!isBusy && findings.length > 0 && `Check before you cook: ${findingWords(findings)}`}
      </p>
      {understanding && (
        <understanding.CheckRegion
          key={`check ${recipe.id}`}
          findings={findings}
          isBroken={isBroken}
          isNext={props.isNext && isBroken && !isBusy}
          isBusy={isBusy}
          onAskWithout={() => askForChange(writeWithout(findings))}
          onFocusLost={focusRecipe}
        />
      )}
      {read && hasCookTools && (
        <read.understanding.RecipeHead
          key={`head ${recipe.id}`}
          reading={read.reading}
          changes={changes}
          language={recipeLanguage(recipe)}
          list={list}
          wishes={understood.wishesToCheck}
          onAdd={onAdd}
          onLack={(food) => askForChange(`I don't have ${food}.`)}
          isBusy={isBusy}
          onFocusLost={focusRecipe}
          servings={servings}
          onServings={onServings}
          units={units}
          onUnits={onUnits}
        />
      )}
      <RecipeActions
        id={recipe.id}
        shared={
          hasActions && hasCookTools
            ? {
                markdown,
                answeredBy: recipe.answeredBy,
                linked: {
                  markdown: recipe.markdown,
                  servings: factor === 1 ? undefined : servings,
                  by: authorNames(recipe.answeredBy),
                  language: recipeLanguage(recipe),
                },
                scaled:
                  reading && understanding && (factor !== 1 || units)
                    ? () => understanding.shownMarkdown(reading, display)
                    : undefined,
                shopping:
                  read && read.reading.sections.language === 'en'
                    ? () => read.understanding.shoppingList(read.reading, list, display)
                    : undefined,
                exported:
                  read && (() => read.understanding.exportRecipe(read.reading, display, sourceLine(recipe.answeredBy))),
              }
            : undefined
        }
        isBusy={isBusy}
        isScreenRefused={isScreenRefused}
        isNext={props.isNext && !isBroken}
        isCooked={props.isCooked}
        onCook={isUnderstood ? onCook : undefined}
        onIdea={props.askForIdea}
        onCookAnyway={hasCookTools ? undefined : () => setCookedAnyway(recipe.id)}
      />
    </div>
  )
}

/** Step mode keeps the screen on. Returns whether the browser did not. */
function useStepModeWakeLock(isStepMode: boolean): boolean {
  const wakeLock = useWakeLock()
  const setWakeLock = useEffectEvent((isOn: boolean) => wakeLock?.set(isOn))
  useEffect(() => {
    if (!isStepMode) return
    setWakeLock(true)
    return () => setWakeLock(false)
  }, [isStepMode])
  return wakeLock?.isRefused ?? false
}
