import { formatList } from '../../lib/text'
import { displayName } from '../ingredientNames'
import { isStep, type ListedSide, type SideMethod } from './side'

/** The staples that a side needs. A side of one sentence names them there. */
function staplesOf(method: SideMethod): readonly string[] {
  if (typeof method === 'string') return ['water', 'oil', 'salt'].filter((staple) => method.includes(` ${staple}`))
  return isStep(method) ? method.uses : []
}

/** The staples that sides need, each once. */
export const staplesOfSides = (sides: readonly ListedSide[]): string[] => [
  ...new Set(sides.flatMap(({ method }) => staplesOf(method))),
]

/** The foods of the sides that need a staple, as a phrase. */
export const namesOfSidesWith = (staple: string, sides: readonly ListedSide[]): string =>
  formatList(
    sides
      .filter(({ method }) => staplesOf(method).includes(staple))
      .flatMap(({ line }) => line.ingredients.map((each) => displayName(each))),
  )
