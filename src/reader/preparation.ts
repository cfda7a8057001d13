import { findFoods } from '../food'

/**
 * Returns where the preparation begins in the line of an ingredient: ", diced" in "2 carrots, diced". It is the first
 * comma after the name of the food, so not that of "boneless, skinless chicken". The length of the text if it names no
 * preparation, or no food that the page knows.
 */
export function preparationStart(text: string): number {
  const nameEnd = findFoods(text)[0]?.end
  if (nameEnd === undefined) return text.length
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++
    if (text[index] === ')') depth--
    if (depth === 0 && index >= nameEnd && /^,\s/.test(text.slice(index, index + 2))) return index
  }
  return text.length
}
