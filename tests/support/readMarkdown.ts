import { parseBlock } from '../../src/reader/parseBlock'
import { readRecipe } from '../../src/reader/readRecipe'
import type { RecipeReading } from '../../src/reader/recipeReading'
import { limitBlocks } from '../../src/reader/renderLimits'

/** Reads the markdown of a recipe as the page does. */
export const readMarkdown = (markdown: string): RecipeReading => readRecipe(limitBlocks(markdown), parseBlock)
