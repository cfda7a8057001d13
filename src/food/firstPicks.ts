/** A food that a click adds to the list. */
export interface Pick {
  readonly text: string
  /** Whether the list has it, so that it is not offered. */
  readonly isListed: boolean
}

/** Foods of everyday kitchens. The cookbook has a recipe for nearly any three. They are in the prerendered page. */
export const firstPicks: readonly string[] =
  'Eggs,Onions,Rice,Tomatoes,Pasta,Garlic,Cheese,Chicken,Milk,Butter,Flour,Potatoes'.split(',')

/** Returns the picks for a list, which begin with the first ones. */
export type OfferPicks = (list: readonly string[], firstPicks: readonly string[]) => readonly Pick[]
