/** The lazy chunk that knows which foods go with a list. */
export { createFoodCheck, foodsToAdd, offerPicks } from './picks'
