import type { CheckedWish, UnitSystem } from '../../food'
import { formatMinutes } from '../../lib/formatMinutes'
import { type Language, languages } from '../../prompt'
import type { IngredientChanges, RecipeReading } from '../../reader'
import { FitRegion } from './FitRegion'
import { ServingsField } from './ServingsField'
import { UnitsField } from './UnitsField'
import './RecipeHead.css'

interface Props {
  readonly reading: RecipeReading
  /** The entries of the user's list. */
  readonly list: readonly string[]
  /** The wishes that an offered food must keep. */
  readonly wishes: readonly CheckedWish[]
  readonly onAdd: (food: string) => void
  /** How many the shown amounts are for; undefined where they cannot be scaled. */
  readonly servings: number | undefined
  readonly onServings: (servings: number) => void
  /** The units of the shown amounts; undefined for the recipe's own. */
  readonly units: UnitSystem | undefined
  readonly onUnits: (units: UnitSystem | undefined) => void
  /** How the ingredients differ from those of the recipe that this is a change of. */
  readonly changes: IngredientChanges | undefined
  /** The language that the recipe was asked for in. */
  readonly language: Language | undefined
  /** Asks for the recipe without a food that it needs. */
  readonly onLack: (food: string) => void
  /** A request runs, so no other can be started. */
  readonly isBusy: boolean
  readonly onFocusLost: (button: HTMLButtonElement) => void
}

/** The facts of a recipe that the page understands: servings, time, and how it fits the list. */
export function RecipeHead(props: Props) {
  const { reading, list, wishes, onAdd, servings, onServings, changes, language, onLack, isBusy, onFocusLost } = props
  const { units, onUnits } = props
  const { sections } = reading
  return (
    <div className="recipe-head">
      {sections.yield && servings !== undefined && (
        <ServingsField yield={sections.yield} servings={servings} onServings={onServings} />
      )}
      {reading.canConvert && <UnitsField units={units} onUnits={onUnits} />}
      {sections.totalMinutes !== undefined && <p className="time">{formatMinutes(sections.totalMinutes)}</p>}
      {changes && changes.gone.length > 0 && (
        <p className="changes">Gone since the last one: {changes.gone.join('; ')}</p>
      )}
      {language && language !== 'en' && (
        <p className="hint">
          This page reads English. In {languages[language][0]} it may miss what fits your list, and what breaks your
          wishes.
        </p>
      )}
      <FitRegion
        reading={reading}
        list={list}
        wishes={wishes}
        onAdd={onAdd}
        onLack={onLack}
        isBusy={isBusy}
        onFocusLost={onFocusLost}
      />
    </div>
  )
}
