import { leftOut } from '../food'
import type { Ask, RecipeReply } from './asks'
import { IDEAS_REQUEST } from './ideas'
import { languages } from './languages'
import type { Wishes } from './wishes'

/** The words before the ingredients in the first line of a request. */
const LIST_INTRO = 'These are the ingredients I have on hand: '

/** A request for a recipe: the list as it is, and the wishes. */
export interface RecipeRequest {
  readonly ingredients: readonly string[]
  readonly wishes: Wishes
  /** Asks for three ideas in place of a recipe. */
  readonly forIdeas?: boolean | undefined
  /** The titles of recipes for this list that the page has shown. */
  readonly seenTitles?: readonly string[] | undefined
  /** Changes that the user asked for, and that none of the later messages contains. */
  readonly changes?: readonly string[] | undefined
}

/** A request as data, for who answers without a model. */
export interface RecipePrompt extends RecipeRequest {
  readonly ask: Ask<RecipeReply>
}

/** Writes the user's message: the whole list, to the letter and in its order, and a line for each wish. */
export function writeRecipeRequest({
  ingredients,
  wishes,
  forIdeas,
  seenTitles = [],
  changes = [],
}: RecipeRequest): string {
  return [
    LIST_INTRO + ingredients.join(', '),
    forIdeas ? IDEAS_REQUEST : 'Please recommend a recipe that I can make with them.',
    ...(seenTitles.length > 0 ? [`I have seen these already: ${seenTitles.join('; ')}.`] : []),
    ...writeWishes(wishes),
    ...(changes.length > 0 ? [`Since then I have asked for this: ${changes.map(inOneLine).join('; ')}`] : []),
  ].join('\n')
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Writes each wish as a sentence. */
function writeWishes(wishes: Wishes): string[] {
  const { diets, servings, minutes, language } = wishes
  const without = leftOut(wishes)
  const anythingElse = inOneLine(wishes.anythingElse)
  return [
    diets.length > 0 && `It must be: ${diets.map((diet) => diet.toLowerCase()).join(', ')}.`,
    without.length > 0 && `Leave out: ${without.join(', ')}.`,
    servings !== undefined && `It is for ${servings} ${servings === 1 ? 'person' : 'people'}.`,
    minutes !== undefined && `It must be ready within ${minutes} minutes.`,
    language && `Write the recipe in ${languages[language][1]} (${languages[language][0]}).`,
    anythingElse && `Also: ${anythingElse}`,
  ].filter((sentence): sentence is string => Boolean(sentence))
}
