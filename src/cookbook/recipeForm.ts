/**
 * The form of a recipe's file: title, introduction with the line of its servings, time, course and cuisine, ingredients,
 * method. build/recipes.ts takes the files apart by it, and puts them together again in the built page.
 */
export const recipeForm =
  /^# (?<title>.+)\n\n(?<intro>[\s\S]+? · (?<kind>[^·\n]+ · [^·\n]+?)(?: · (?:soft egg|raw|pink))*)\n\n## Ingredients\n\n(?<ingredients>[\s\S]+?)\n\n## Method\n\n(?<method>[\s\S]+?)\n$/
