import { numberWords, readFigure } from '../food'

/** "for two", "for 3 people, please", "für 2 Personen", but not "for 20 minutes" and "for two days". */
const asked = new RegExp(
  `\\b(?:for|serves?|feeds?|feeding|(?:family|table) of|we are|für|pour|para|per)\\s+(\\d{1,2}|${numberWords.join('|')})` +
    '(?:\\s+(?:people|persons?|of us|adults|servings|portions|guests|personen|personnes|personas|persone))?' +
    // "2 adults and 2 kids" are four.
    '(?!\\s+and\\s+(?:\\d|an?\\b|one\\b|two\\b|three\\b))(?=\\s*(?:$|[,.;!?)])|\\s+(?:and|please|instead|but|with|without|in|within|under|tonight|today)\\b)',
  'i',
)

/** For how many people the words of a change ask; undefined if they do not say. */
export function askedServings(change: string): number | undefined {
  if (/\b(?:just|only) (?:for )?(?:me|myself)\b|\bon my own\b|\bby myself\b/i.test(change)) return 1
  const [, number] = asked.exec(change) ?? []
  const servings = number === undefined ? 0 : readFigure(number.toLowerCase())
  return servings > 0 ? servings : undefined
}
