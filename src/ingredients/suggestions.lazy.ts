// The entry of the lazy chunk (useSuggestions.ts).
export { foodsToAdd, offerPicks } from './picks'
export { Typeahead } from './Typeahead'
