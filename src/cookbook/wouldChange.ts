import { findBreaches } from '../food'
import { readWords } from './readWords'

/** Whether a change in the fixed forms would change a recipe: not where what it leaves out or does without is missing already. */
export function wouldChange(markdown: string, change: string): boolean {
  const { exclusions, limits } = readWords(change)
  if (exclusions.length + limits.length === 0) return true
  const isBroken = findBreaches(markdown, exclusions).some(({ wishes }) =>
    wishes.some(({ certainty }) => certainty === 'named'),
  )
  const steps = markdown.split('\n## Method\n').slice(-1)
  return isBroken || !limits.every((limit) => limit.isOf({ title: '', head: { course: '', cuisine: '' }, steps }))
}
