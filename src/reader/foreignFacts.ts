import { anyWordOf, type LanguageWords, languageWords } from './languageWords'

const count = '\\d{1,3}(?:[.,]5|½)?'
const range = '(?:\\s*(?:-|–|〜|～|~|à|a|bis|tot|do|до|till)\\s*'
const noLetter = '(?![\\p{L}\\p{M}])'

/** "4 Personen", "Portionen: 4", "Ergibt 12 Muffins": with the groups of the English pattern. */
function toYieldPattern({ people, makes = '' }: LanguageWords): RegExp {
  const who = `(?:${anyWordOf(people)})`
  const before = `(?<before>${count})${range}(?<beforeTo>\\d{1,3}))?\\s*(?<who>${who})${noLetter}`
  const label =
    makes === ''
      ? `(?<whose>${who})\\s*[:：]`
      : `(?:(?<whose>${who})\\s*[:：]|(?<made>${anyWordOf(makes)})(?![\\p{L}]))`
  const after = `${label}\\s*(?:ca\\.\\s*)?(?<number>${count})(?!\\d|\\s*${who})(?:\\s+(?<unit>[\\p{L}-]+))?`
  return new RegExp(`(?<![\\p{L}\\p{M}\\d.,/])(?:${before}|${after})`, 'iu')
}

const yieldPatterns = new Map([...languageWords].map(([code, words]) => [code, toYieldPattern(words)]))

/** The pattern of a yield in a language; undefined for English, and for a language that the page does not know. */
export const yieldPatternOf = (language: string | undefined): RegExp | undefined => yieldPatterns.get(language ?? '')

const labels = [...languageWords.values()].flatMap((words) => [
  words.total,
  words.time,
  words.prep,
  words.cook,
  words.wait,
])
const labelPattern = new RegExp(
  `^(?:${labels.map(anyWordOf).join('|')})\\s*[:：=–-]\\s*[^\\d]{0,12}\\d(?!\\d?[.)]|[\\d/,.]{0,4} ?(?:cups?|tbsp|tsp|k?g|m?l|oz|lb)\\b)`,
  'iu',
)
/** Words before the number of a yield: "für 4 Personen". */
const forWhom = '(?:für|pour|para|per|dosi per|voor|för|na|на)'
const shortYields = [...yieldPatterns.values()].map(
  (pattern) => new RegExp(`^(?:${forWhom} )?${pattern.source}\\s*(?:$|[|·•,(–—-])`, 'iu'),
)

/** Whether a text begins with a labelled time, or a yield alone, in one of the languages but English. */
export const startsWithForeignFact = (text: string): boolean =>
  labelPattern.test(text) || shortYields.some((pattern) => pattern.test(text))
