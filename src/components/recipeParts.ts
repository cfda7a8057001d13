import './Recipe.css'

export { RecipeActions } from './RecipeActions'
export { RecipeText } from './RecipeText'
