import { adoptStyles } from '../../lib/adoptStyles'
import dishDrawing from './DishDrawing.css?inline'
import followUps from './FollowUps.css?inline'
import foodsToAdd from './FoodsToAdd.css?inline'
import recipeActions from './RecipeActions.css?inline'
import recipeArea from './RecipeArea.css?inline'
import recipeMarkdown from './RecipeMarkdown.css?inline'
import recipeNav from './RecipeNav.css?inline'

adoptStyles(recipeArea, recipeMarkdown, recipeNav, recipeActions, followUps, foodsToAdd, dishDrawing)
