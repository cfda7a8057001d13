// The entry of the lazy chunk (WishesField.tsx).

export { summarizeWishes } from '../prompt'
export { ListWishes } from './ListWishes'
export { WishesForm } from './WishesForm'
