// The entry of the lazy chunk (useSuggestions.ts).
export { offerPicks } from './picks'
export { Typeahead } from './Typeahead'
