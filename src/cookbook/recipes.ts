import { packedRecipes } from 'virtual:recipes'
import { unpackRecipes } from './packedRecipes'
import type { CookbookRecipe } from './recipe'

/** All recipes of the cookbook, by title: of equally good ones the first is selected. */
export const recipes: readonly CookbookRecipe[] = unpackRecipes(packedRecipes).toSorted((a, b) =>
  a.title < b.title ? -1 : 1,
)
