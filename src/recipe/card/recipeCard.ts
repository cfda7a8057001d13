import '../RecipePanel.css'

export { RecipeActions } from './RecipeActions'
export { RecipeText } from './RecipeMarkdown'
