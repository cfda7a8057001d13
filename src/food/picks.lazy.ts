/** The lazy chunk that knows which foods go with a list. */
export { createExclusion, createFoodCheck, createNameCheck, foodsToAdd, offerPicks } from './picks'
