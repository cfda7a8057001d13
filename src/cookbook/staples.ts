import { type ListedLines, matchCondition } from './conditionalText'
import type { CookbookRecipe, IngredientLine } from './parseRecipe'
import type { RecipeMatch } from './recipeMatch'
import type { ListedSide } from './sides/side'
import { namesOfSidesWith, staplesOfSides } from './sides/sideStaples'

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

/** Formats the staples of a recipe, and those that its sides take: salt to boil them in, oil to fry them. */
export function formatStaples(
  lines: readonly IngredientLine[],
  sides: readonly ListedSide[],
  format: (line: IngredientLine) => string,
): string[] {
  const formatted = lines.map((line) => {
    const names = namesOfSidesWith(line.ingredients[0]?.food.name ?? '', sides)
    return names ? `${format(line)}, and a little more for the ${names}` : format(line)
  })
  const listed = lines.flatMap(({ ingredients }) => ingredients.map(({ food }) => food.name))
  const added = staplesOfSides(sides).filter((staple) => !listed.includes(staple))
  return [...formatted, ...added.map((staple) => `- **${staple}**, for the ${namesOfSidesWith(staple, sides)}`)]
}
