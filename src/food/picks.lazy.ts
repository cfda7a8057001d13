/** The lazy chunk that knows which foods go with a list. */
export { capitalize, createFoodCheck, foodsToAdd, offerPicks } from './picks'
