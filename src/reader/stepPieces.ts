import { applyEditsWithin } from '../lib/text'
import type { AmountDisplay } from './convertAmounts'
import type { ReadStepLine } from './recipeReading'
import { ownMark, stepEdits } from './scaleRecipe'

/** A piece of a step's line, by its place in the line as the recipe has it. */
export type StepPiece = { readonly start: number; readonly end: number; readonly text: string } & (
  | { readonly type: 'timer'; readonly seconds: number }
  /** An amount that follows the servings. */
  | { readonly type: 'share' }
  /** An amount that may not follow the servings. The mark says how many people it is for. */
  | { readonly type: 'own'; readonly mark: string }
  /** A word that follows an amount: "egg", "eggs". */
  | { readonly type: 'word' }
)

/** Returns the times and the amounts of a step's line as they are shown, in order, without the text between them. */
export function stepPieces(line: ReadStepLine, display: AmountDisplay, own: number): StepPiece[] {
  const { text } = line.textLine
  const edits = stepEdits(line, display)
  const overlaps = (outer: { start: number; end: number }, { start, end }: { start: number; end: number }) =>
    outer.start < end && start < outer.end
  const ofAmounts = line.amounts.flatMap((amount): StepPiece[] => {
    const inIt = edits.filter((each) => overlaps(amount, each))
    const start = Math.min(amount.start, ...inIt.map((each) => each.start))
    const end = Math.max(amount.end, ...inIt.map((each) => each.end))
    const piece = { start, end, text: applyEditsWithin(text, inIt, start, end) }
    if (amount.isShare) return [{ ...piece, type: 'share' }]
    return display.factor === 1 ? [] : [{ ...piece, type: 'own', mark: ownMark(own) }]
  })
  const ofWords = edits
    .filter((each) => !ofAmounts.some((amount) => overlaps(amount, each)))
    .map((each): StepPiece => ({ ...each, type: 'word' }))
  const ofTimers = line.timers.map(
    ({ start, end, seconds }): StepPiece => ({ type: 'timer', start, end, seconds, text: text.slice(start, end) }),
  )
  return [...ofTimers, ...ofAmounts, ...ofWords].toSorted((a, b) => a.start - b.start)
}
