export { RecipeActions } from './RecipeActions'
export { RecipeText } from './RecipeText'
