import { applyEdits } from '../lib/text'
import type { AmountDisplay } from './convertAmounts'
import type { ReadStepLine } from './recipeReading'
import { ownMark } from './scaleRecipe'
import { stepReplacements } from './stepAmounts'

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
export function stepPieces(
  { textLine, timers, amounts }: ReadStepLine,
  display: AmountDisplay,
  own: number,
): StepPiece[] {
  const line = textLine.text
  const replacements = stepReplacements(line, amounts, display)
  const overlaps = (outer: { start: number; end: number }, { start, end }: { start: number; end: number }) =>
    outer.start < end && start < outer.end
  const ofAmounts = amounts.flatMap((amount): StepPiece[] => {
    const { isShare } = amount
    const edits = replacements.filter((each) => overlaps(amount, each))
    const start = Math.min(amount.start, ...edits.map((each) => each.start))
    const end = Math.max(amount.end, ...edits.map((each) => each.end))
    const text = applyEdits(
      line.slice(start, end),
      edits.map((each) => ({ ...each, start: each.start - start, end: each.end - start })),
    )
    if (isShare) return [{ type: 'share', start, end, text }]
    return display.factor === 1 ? [] : [{ type: 'own', start, end, text, mark: ownMark(own) }]
  })
  const ofWords = replacements
    .filter((each) => !ofAmounts.some((amount) => overlaps(amount, each)))
    .map((each): StepPiece => ({ ...each, type: 'word' }))
  const ofTimers = timers.map(
    ({ start, end, seconds }): StepPiece => ({ type: 'timer', start, end, seconds, text: line.slice(start, end) }),
  )
  return [...ofTimers, ...ofAmounts, ...ofWords].toSorted((a, b) => a.start - b.start)
}
