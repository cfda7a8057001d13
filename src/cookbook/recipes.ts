import { packedRecipes, packedSides } from 'virtual:recipes'
import { unpackRecipes } from './unpackRecipes'

/** The recipes of the cookbook. */
export const recipes = unpackRecipes(packedRecipes)

/** What dishes are eaten with, which is written as recipes too. */
export const sides = unpackRecipes(packedSides)
