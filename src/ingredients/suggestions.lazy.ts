/** The lazy chunk with the type-ahead and the picks that go with a list. */
export { offerPicks } from '../food/picks.lazy'
export { Typeahead } from './Typeahead'
