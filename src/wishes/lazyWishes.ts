// The entry of the lazy chunk (WishesField.tsx).
export { ListWishes } from './ListWishes'
export { WishesForm } from './WishesForm'
export { summarizeWishes } from './wishSummary'
