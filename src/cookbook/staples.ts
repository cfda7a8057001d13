import { type ListedLines, matchCondition } from './conditionalText'
import type { CookbookRecipe, IngredientLine } from './recipe'
import type { RecipeMatch } from './recipeMatch'

/** The lines of a reply, and what the user has for them and for the staples. */
export type Listed = ListedLines & Partial<Pick<RecipeMatch, 'used'>>

/** Staples that are worth their own name: olive oil, sea salt, brown sugar. Not "peppercorns" or "hot water". */
export const namedStaples = ['oil', 'salt', 'sugar']

/** The staples that a reply lists, with the user's names. */
export const selectStaples = ({ staples }: CookbookRecipe, listed: Listed): IngredientLine[] =>
  staples
    .filter(({ condition }) => condition === undefined || matchCondition(condition, listed) !== undefined)
    .map((line) => ({
      ...line,
      ingredients: line.ingredients.map((each) => {
        const isNamed = namedStaples.includes(each.food.name)
        return (isNamed && listed.used?.find(({ user, food }) => user && food === each.food)) || each
      }),
    }))
