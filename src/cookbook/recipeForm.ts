/** The marks at the end of the servings line of a dish with soft or raw food. recipeSafety.ts knows who must not eat it. */
export const safetyMarks = ['soft egg', 'raw', 'pink'] as const
export type SafetyMark = (typeof safetyMarks)[number]

/**
 * The form of a recipe's file: title, introduction with the line of its servings, time, course and cuisine, ingredients,
 * method. build/recipes.ts takes the files apart by it, and puts them together again in the built page.
 */
export const recipeForm = new RegExp(
  `^# (?<title>.+)\\n\\n(?<intro>[^]+? · (?<kind>[^·\\n]+ · [^·\\n]+?)(?: · (?:${safetyMarks.join('|')}))*)\\n\\n## Ingredients\\n\\n(?<ingredients>[^]+?)\\n\\n## Method\\n\\n(?<method>[^]+?)\\n$`,
)
