/** The lazy chunk with the type-ahead, the picks that go with a list, and the offers for its entries. */
export { readEntry } from '../food'
export { offerPicks } from '../food/picks.lazy'
export { findEntryOffer, findLeftOut } from './entryOffers'
export { Typeahead } from './Typeahead'
