import type { FoodKind } from './foodData'

/**
 * Contents that a diet or an allergy may exclude. `unkosher` are the animals beside pigs and shellfish that are not kosher,
 * such as eel. `rennet` is in cheese and comes from calves, or not. `inedible` marks what is no food, such as bleach.
 */
export const contents = [
  ...(['meat', 'pork', 'fish', 'unkosher', 'crustacean', 'mollusc', 'egg', 'milk', 'lactose', 'rennet'] as const),
  ...(['gelatine', 'honey', 'alcohol', 'gluten', 'nut', 'peanut', 'soy', 'sesame', 'celery', 'mustard'] as const),
  ...(['sulphites', 'lupin', 'inedible'] as const),
] as const

export type Content = (typeof contents)[number]
/** Whether a word is one of the contents. */
export const isContent = (word: string): word is Content => contents.some((content) => content === word)

/** Whether a food contains something for certain, or perhaps, because the label decides. */
export type Certainty = 'named' | 'maybe'

/** The certainty of several findings: that of the surest. Undefined without any. */
export const surest = (found: readonly (Certainty | undefined)[]): Certainty | undefined =>
  found.includes('named') ? 'named' : found.find((each) => each !== undefined)

/** What all foods of a kind contain, unless their line says otherwise. */
export const contentsByKind: Partial<Record<FoodKind, readonly Content[]>> = {
  meat: ['meat'],
  fish: ['fish'],
  egg: ['egg'],
  dairy: ['milk', 'lactose'],
  nut: ['nut'],
}
