import { packedRecipes } from 'virtual:recipes'
import { unpackRecipes } from './unpackRecipes'

/** The recipes of the cookbook. */
export const recipes = unpackRecipes(packedRecipes)
