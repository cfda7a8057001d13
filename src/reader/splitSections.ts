import type { Label } from './labels'
import type { LimitedBlock } from './renderLimits'

/** A part of a recipe, which wide screens show in a column of its own: blocks from `start` to before `end`. */
export interface SectionRange {
  readonly name: 'intro' | 'ingredients' | 'method'
  readonly start: number
  readonly end: number
}

const ofIngredients: readonly Label[] = ['ingredientsHeading', 'group', 'ingredient']
const ofMethod: readonly Label[] = ['methodHeading', 'part', 'step']

/**
 * Splits a recipe at its ingredients and its method. One without ingredients, or with several lists of them apart, is split below
 * its title. While a recipe grows, the parts before the last stay the same.
 */
export function splitSections(blocks: readonly Pick<LimitedBlock, 'labels'>[]): SectionRange[] {
  const find = (from: number, wanted: readonly Label[]) =>
    blocks.findIndex(
      ({ labels }, index) => index >= from && labels.some((label) => label !== undefined && wanted.includes(label)),
    )
  const list = find(0, ofIngredients)
  const steps = list < 0 ? -1 : find(list, ofMethod)
  const isApart = list < 0 || (steps >= 0 && find(steps, ofIngredients) >= 0)
  const intro = isApart ? find(0, ['title']) + 1 || blocks.length : list
  const method = isApart ? intro : steps < 0 ? blocks.length : steps
  const ranges: readonly SectionRange[] = [
    { name: 'intro', start: 0, end: intro },
    { name: 'ingredients', start: intro, end: method },
    { name: 'method', start: method, end: blocks.length },
  ]
  return ranges.filter(({ start, end }) => end > start)
}
