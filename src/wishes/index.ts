export { WishesField } from './WishesField'
