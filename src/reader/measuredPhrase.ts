import { readWord, type Span } from '../food'

/** Words between an amount and its food that say which part of it: "1 teaspoon of the remaining salt". */
const determiner =
  /^(?:of|the|your|my|its|each|remaining|reserved|rest|more|extra|additional|other|last|first|their|these|those|this|that|a|an|some|any)$/i
const endOfPhrase =
  /^(?:of|and|or|in|into|to|with|over|on|onto|for|from|until|till|then|if|when|while|at|by|through|as|per|so|plus|but|is|are|around|across|between|inside|under|beside|before|after|without|off|out|up|down|it|them|which|that|this|along|together|the|a|an|its|their|your)$/i

/** Reads the words that an amount measures, up to a mark or a word that goes on with the sentence. */
export function readPhrase(line: string, from: number): Span & { readonly words: readonly string[] } {
  const words: string[] = []
  let start = from
  let end = from
  for (let count = 0; count < 10; count++) {
    const word = readWord(line, end)
    if (!word) break
    if (words.length === 0 && determiner.test(word.text)) start = word.end
    else if (endOfPhrase.test(word.text)) break
    else words.push(word.text)
    end = word.end
  }
  return { start, end, words }
}
