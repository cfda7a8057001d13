/** The lazy chunk with everything that the page does with a recipe that it understands. */
import { once } from '../lib/remember'
import { compareWithList, decorate, limitBlocks, parseBlock, readRecipeInSlices } from '../reader'

export { findFoods, holdsWish, wishesToCheck } from '../food'
export {
  compareIngredients,
  createRecipeCheck,
  decorate,
  exportRecipe,
  foodsOf,
  mergeDecorations,
  readRecipeInSlices,
  shoppingList,
  shownMarkdown,
} from '../reader'
export { CheckRegion } from './head/CheckRegion'
export { RecipeHead } from './head/RecipeHead'
export { StepMode } from './steps/StepMode'
export { TimerRegion } from './timers/TimerRegion'
export { decorateTree } from './words/decorateTree'

/** A recipe with an amount, a size and a time of every kind that most recipes have. */
const usual = `# Bean eggs

**Serves 2** | Total time: 20 minutes

## Ingredients

- 2 eggs
- 1 (400 g) can beans, drained
- 1 1/2 tbsp butter or oil

## Method

1. Preheat the oven to 180 °C. Melt 1 tbsp of the butter for 2-3 minutes.
2. Add the beans and simmer until thick, about 10 minutes.
`

/**
 * Reads a usual recipe in short tasks, once, so that the browser compiles the patterns and builds the indexes of foods before the
 * first recipe arrives, and not between its last word and the card.
 */
export const warmUp: () => Promise<void> = once(async () => {
  const reading = await readRecipeInSlices(limitBlocks(usual), parseBlock, new AbortController().signal)
  compareWithList(reading, ['eggs'])
  decorate(reading, { factor: 1, units: undefined })
})
