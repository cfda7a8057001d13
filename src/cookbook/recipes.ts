import { packedRecipes } from 'virtual:recipes'
import { unpackRecipes } from './unpackRecipes'

/** All recipes of the cookbook, by title: of equally good ones the first is selected. */
export const recipes = unpackRecipes(packedRecipes)
