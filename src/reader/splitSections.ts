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
 * Splits a recipe at its ingredients and its method. One without ingredients, or with several lists of them apart, is split
 * below its title. While a recipe grows, the parts before the last stay the same.
 */
export function splitSections(blocks: readonly Pick<LimitedBlock, 'labels'>[]): SectionRange[] {
  const find = (from: number, wanted: readonly Label[]) =>
    blocks.findIndex(
      ({ labels }, index) => index >= from && labels.some((label) => label !== undefined && wanted.includes(label)),
    )
  const ingredients = find(0, ofIngredients)
  const method = ingredients < 0 ? -1 : find(ingredients, ofMethod)
  if (ingredients < 0 || (method >= 0 && find(method, ofIngredients) >= 0)) {
    const intro = find(0, ['title']) + 1 || blocks.length
    return withoutEmpty([
      { name: 'intro', start: 0, end: intro },
      { name: 'method', start: intro, end: blocks.length },
    ])
  }
  const end = method < 0 ? blocks.length : method
  return withoutEmpty([
    { name: 'intro', start: 0, end: ingredients },
    { name: 'ingredients', start: ingredients, end },
    { name: 'method', start: end, end: blocks.length },
  ])
}

const withoutEmpty = (parts: readonly SectionRange[]) => parts.filter(({ start, end }) => end > start)
