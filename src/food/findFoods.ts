import { once } from '../lib/remember'
import { byFirstWord, type FoundFood, findIn, findKnownFoods } from './findKnownFoods'
import { preparedNames } from './preparedFoods'
import { foodNames } from './recognizeFoods'

export type { FoundFood }

const namesWithPrepared = once(() => byFirstWord([...preparedNames(), ...foodNames()]))

/**
 * Finds the foods that a text names, such as a step of a recipe: at each place the longest name, on word boundaries,
 * so coconut milk is not milk. Unlike `recognizeFoods` it corrects no spelling, because many words of a text are not
 * foods.
 *
 * @param isIngredient whether the text is the line of an ingredient, where "mince" is not a verb.
 * @param withPrepared whether to find dishes and preparations too, such as a roux. The page knows only their contents.
 */
export const findFoods = (text: string, isIngredient = false, withPrepared = false): FoundFood[] =>
  withPrepared ? findIn(namesWithPrepared(), text, isIngredient, true) : findKnownFoods(text, isIngredient)
