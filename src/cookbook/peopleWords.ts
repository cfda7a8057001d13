import { healthWishIn } from '../food'

/**
 * The beginnings of words about people and health. Somebody who writes them may become ill from a dish that suits most
 * people.
 */
const stems =
  'pregnan,trimester,breastfe,nursing,baby,babies,infant,newborn,weaning,toddler,child,kid,year,month,elderly,diabet,insulin,coeliac,celiac,allerg,intoleran,anaphyl,kidney,dialysis,disease,heart,cholesterol,blood,cancer,chemo,transplant,immun,medic,tablet,doctor,hospital,sick,poison,gout,reflux'.split(
    ',',
  )
const aboutPeople = new RegExp(`^(?:${stems.join('|')})`, 'i')

/** Returns those of some words that are about people and health. */
export const wordsOnPeople = (words: readonly string[]): string[] => {
  if (words.length === 0) return []
  const wish = healthWishIn(words.join(' '))
  return [...words.filter((word) => aboutPeople.test(word)), ...(wish === undefined ? [] : [wish])]
}
