import { formatMinutes } from '../../lib/formatMinutes'
import type { RecipeReading } from '../reading/readRecipe'
import { FitRegion } from './FitRegion'
import { ServingsField } from './ServingsField'

interface Props {
  readonly reading: RecipeReading
  /** The entries of the user's list. */
  readonly list: readonly string[]
  readonly onAdd: (food: string) => void
  /** How many the shown amounts are for; undefined where they cannot be scaled. */
  readonly servings: number | undefined
  readonly onServings: (servings: number) => void
}

/** The facts of a recipe that the page understands: servings, time, and how it fits the list. */
export function RecipeHead({ reading, list, onAdd, servings, onServings }: Props) {
  const { structure } = reading
  return (
    // Its own live regions tell what changes. Without `off`, the recipe's would read all of it.
    <div className="recipe-head" aria-live="off">
      {structure.yield && servings !== undefined && (
        <ServingsField yield={structure.yield} servings={servings} onServings={onServings} />
      )}
      {structure.totalMinutes !== undefined && <p className="time">{formatMinutes(structure.totalMinutes)}</p>}
      <FitRegion reading={reading} list={list} onAdd={onAdd} />
    </div>
  )
}
