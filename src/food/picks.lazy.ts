/** The lazy chunk that knows which foods go with a list, and what may be wrong with an entry. */
export { type EntryOffer, findEntryOffer, findLeftOut } from './entryOffers'
export { createExclusion, createFoodCheck, createNameCheck, foodsToAdd, offerPicks } from './picks'
