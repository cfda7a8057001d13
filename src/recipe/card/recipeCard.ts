// The entry of the lazy chunk (useRecipeCard.ts).
import './styles'

export { RecipeArea } from './RecipeArea'
export { scrollToTop } from './scrollToTop'
