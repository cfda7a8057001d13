/**
 * The beginnings of words about people and health. Somebody who writes them may become ill from a dish that suits most
 * people.
 */
const stems =
  'pregnan,trimester,breastfe,nursing,baby,babies,infant,newborn,weaning,toddler,child,kid,elderly,diabet,insulin,coeliac,celiac,allerg,intoleran,anaphyl,epipen,kidney,dialysis,disease,heart,cholesterol,blood,cancer,chemo,transplant,immun,medic,tablet,antibiotic,doctor,hospital,sick,poison,gout,reflux'.split(
    ',',
  )
const aboutPeople = new RegExp(`^(?:${stems.join('|')})`, 'i')

/** Returns those of some words that are about people and health. */
export const wordsOnPeople = (words: readonly string[]): string[] => words.filter((word) => aboutPeople.test(word))
