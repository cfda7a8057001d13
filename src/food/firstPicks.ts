import type { FoodWishes } from './checkedWishes'

/** A food that a click adds to the list. */
export interface Pick {
  readonly text: string
  /** Whether the list has it, so that it is not offered. */
  readonly isListed: boolean
}

/** Foods of everyday kitchens. The cookbook has a recipe for nearly any three. They are in the prerendered page. */
export const firstPicks: readonly string[] =
  'Eggs,Onions,Rice,Tomatoes,Pasta,Garlic,Cheese,Chicken,Milk,Butter,Flour,Potatoes'.split(',')

/** Returns the picks for a list, which begin with the first ones, without the foods that the wishes leave out. */
export type OfferPicks = (list: readonly string[], firstPicks: readonly string[], wishes: FoodWishes) => readonly Pick[]
