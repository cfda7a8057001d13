/** The lazy chunk that renders a recipe and its actions. */
import { parseBlock } from '../reader'

export { titlesOf } from '../prompt'
export { RecipeCard } from './card/RecipeCard'
export { readsAsRecipe } from './card/readsAsRecipe'
export { IdeasRegion } from './IdeasRegion'

// The browser compiles the parser now, and not between a recipe's first word and its paint: 10 ms on a phone.
parseBlock('a')
