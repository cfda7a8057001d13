import { allergyWord } from './allergyWords'
import { isAllergen, readExcluded, splitParts } from './excludedFoods'
import { opensExclusion, wanted } from './excludingWords'
import { splitExclusions } from './exclusions'

// Commas part what people say, and also the foods of one exclusion: "no nuts, eggs or milk".

/** Splits a sentence at its commas, but not within one exclusion. */
export const splitSentence = (sentence: string): string[] =>
  join(sentence.split(','), (part, next) =>
    opensExclusion(part) ? countInText(part, next) : countBeforeAllergy(part, next),
  )

/** An exclusion has at most so many parts, and each has at most so many characters. This limits the work on long texts. */
const MAX_PARTS = 12
const MAX_LENGTH = 200

/** Joins each part with as many of the next ones as `count` returns, which receives the part and the parts after it. */
function join(parts: readonly string[], count: (part: string, next: readonly string[]) => number): string[] {
  const joined: string[] = []
  for (let index = 0; index < parts.length; ) {
    const [part = '', ...next] = parts.slice(index, index + MAX_PARTS).map((each) => each.slice(0, MAX_LENGTH))
    const end = index + 1 + count(part, next)
    joined.push(parts.slice(index, end).join(','))
    index = end
  }
  return joined
}

/** Of an allergy all the foods that follow, else those up to "and" or "or", or as many as are allergens. */
function countInText(part: string, next: readonly string[]): number {
  const foods = takeWhile(next, namesFoods)
  if (allergyWord.test(part)) return foods.length
  return Math.max(lastConjunction(foods), takeWhile(next, namesAllergens).length)
}

/** "Nuts, eggs and milk allergy", "nut, egg and dairy free", where the parts from this one on are allergens. */
function countBeforeAllergy(part: string, next: readonly string[]): number {
  if (!namesAllergens(part)) return 0
  const allergens = takeWhile(next, namesAllergens).length
  const end = next.findIndex((each) => splitExclusions(each).exclusions.length > 0)
  return allergens >= end && !/^\s*(?:i|we|my)\b/i.test(next[end] ?? '') ? end + 1 : 0
}

/** How many parts there are up to the last that has "and" or "or". */
const lastConjunction = (parts: readonly string[]) =>
  parts.findLastIndex((part) => /\b(?:and|or|nor|n)\b|&/i.test(part)) + 1

function takeWhile(parts: readonly string[], isTaken: (part: string) => boolean): readonly string[] {
  const end = parts.findIndex((part) => !isTaken(part))
  return end < 0 ? parts : parts.slice(0, end)
}

/** Words of a part that says something of its own, such as "use the eggs" and "milk is fine". */
const ownWords = new RegExp(
  `\\b(?:${wanted}|i|we|he|she|they|you|is|are|was|be|can|will|give|try|for|from|to|but|if|less|some|very|really|then|my|our|has|got|want|need|hates?|okay?|fine|great|good|allowed)\\b`,
  'i',
)

/** Whether a part names foods, and nothing else. */
const namesFoods = (part: string) =>
  !ownWords.test(part) &&
  !opensExclusion(part) &&
  splitParts(part).length > 0 &&
  splitParts(part).every(
    (name) => name.split(' ').length <= 3 && readExcluded(name).some(({ type }) => type === 'food'),
  )

/** Whether a part names allergens, and nothing else. */
const namesAllergens = (part: string) => namesFoods(part) && splitParts(part).every(isAllergen)
