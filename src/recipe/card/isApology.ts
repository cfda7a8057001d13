import { looksLikeRecipe } from '../recipe'

/** Whether a reply says that there is no recipe, in English. Copying or printing it helps nobody. */
export const isApology = (markdown: string) =>
  !looksLikeRecipe(markdown) && /\b(?:sorry|unfortunately|apologi[sz]e|unable to)\b/i.test(markdown.slice(0, 300))
