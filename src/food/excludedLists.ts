import { allergyWord } from './allergyWords'
import { isAllergen, opensExclusion, readExcluded, splitExclusions, splitParts } from './exclusions'

// Commas part what people say, and also the foods of one exclusion: "no nuts, eggs or milk".

/** Splits a sentence at its commas, but not within one exclusion. */
export const splitSentence = (sentence: string): string[] =>
  join(sentence.split(','), (parts, index) =>
    opensExclusion(parts[index] ?? '') ? countInText(parts, index) : countBeforeAllergy(parts, index),
  )

/**
 * Joins the entries of a list that commas part, where they are one exclusion for certain: with "or" before the last, or
 * allergens with "and". "No nuts", "eggs", "salt and pepper" may be three entries, two of which the user has.
 */
export const joinEntries = (entries: readonly string[]): string[] =>
  join(entries, (parts, index) => {
    if (!opensExclusion(parts[index] ?? '')) return 0
    const foods = foodsFrom(parts, index + 1)
    const last = foods.findLastIndex((part) => /\bn?or\b|^\s*and\b/i.test(part)) + 1
    return Math.max(last, lastConjunction(allergensFrom(parts, index + 1)))
  })

/** Joins each part with as many of the next ones as `count` tells. */
function join(parts: readonly string[], count: (parts: readonly string[], index: number) => number): string[] {
  const joined: string[] = []
  for (let index = 0; index < parts.length; ) {
    const next = index + 1 + count(parts, index)
    joined.push(parts.slice(index, next).join(','))
    index = next
  }
  return joined
}

/** Of an allergy all the foods that follow, else those up to "and" or "or", or as many as are allergens. */
function countInText(parts: readonly string[], index: number): number {
  const foods = foodsFrom(parts, index + 1)
  if (allergyWord.test(parts[index] ?? '')) return foods.length
  return Math.max(lastConjunction(foods), allergensFrom(parts, index + 1).length)
}

/** "Nuts, eggs and milk allergy", "nut, egg and dairy free", where the first words of the sentence are allergens. */
function countBeforeAllergy(parts: readonly string[], index: number): number {
  const allergens = allergensFrom(parts, index).length
  const end = parts.slice(index).findIndex((part) => splitExclusions(part).exclusions.length > 0)
  return end > 0 && allergens >= end && !/^\s*(?:i|we|my)\b/i.test(parts[index + end] ?? '') ? end : 0
}

/** How many parts there are up to the last that has "and" or "or". */
const lastConjunction = (parts: readonly string[]) =>
  parts.findLastIndex((part) => /\b(?:and|or|nor)\b|&/i.test(part)) + 1

const foodsFrom = (parts: readonly string[], start: number) => takeWhile(parts.slice(start), namesFoods)
const allergensFrom = (parts: readonly string[], start: number) =>
  takeWhile(parts.slice(start), (part) => namesFoods(part) && splitParts(part).every(isAllergen))

function takeWhile(parts: readonly string[], isTaken: (part: string) => boolean): readonly string[] {
  const end = parts.findIndex((part) => !isTaken(part))
  return end < 0 ? parts : parts.slice(0, end)
}

/** Words of a part that says something of its own, such as "use the eggs" and "milk is fine". */
const ownWords =
  /\b(?:i|we|he|she|they|it|you|is|are|was|be|can|will|use|make|cook|add|give|try|with|for|from|to|but|if|more|less|extra|lots|plenty|some|instead|just|only|very|really|then|my|our|have|has|got|want|need|likes?|loves?|hates?|prefer|okay?|fine|great|good|allowed)\b/i

/** Whether a part names foods, and nothing else. */
const namesFoods = (part: string) =>
  !ownWords.test(part) &&
  !opensExclusion(part) &&
  splitParts(part).length > 0 &&
  splitParts(part).every((name) => name.split(' ').length <= 3 && readExcluded(name)?.type === 'food')
