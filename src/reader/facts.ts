import { remember } from '../lib/remember'
import { anyWordOf, languageWords } from './languageWords'

/* The facts of a recipe: how much it makes, and how long it takes. */

/** The text of a line without the marks around it: colons, emojis, icons such as ":clock:", numbers of sections. */
export const bare = (text: string) =>
  text
    .replace(/^\s*:[a-z][a-z0-9_+-]{1,40}:\s+/, '')
    .replace(/^[^\p{L}\p{N}(]+(?:[IV]{1,4}\. )?|^[IV]{1,4}\. /u, '')
    // The lookbehind lets a search begin only at the start of a run, so a long run takes linear time.
    .replace(/(?<![\s:*_#.–—-])[\s:*_#.–—-]+$/u, '')
    .trim()

/** The time that a recipe takes: all of it, a part of a kind, or one that may be all or a part. */
export type TimeKind = 'total' | 'prep' | 'cook' | 'active' | 'wait' | 'time'

/** The kinds of times. The reader tries their labels in this order. */
export const timeKinds: readonly TimeKind[] = ['total', 'prep', 'cook', 'active', 'wait', 'time']

const letterEnd = '(?![\\p{L}\\p{M}])'
/** Any other word with "time", such as "Freeze time", but not "Storage time". */
const otherTime = '(?!stor|keep|shelf|reheat|serv)\\p{L}{3,20} time'

/** The labels at the beginning of a text, by their kind and by the language. */
export const timeLabels: ReadonlyMap<string, Readonly<Record<TimeKind, RegExp>>> = new Map(
  [...languageWords].map(([code, words]) => {
    const label = (kind: TimeKind) => {
      const any = `(?:${anyWordOf(words[kind])})${code === 'en' ? '(?:(?: \\p{L}+)? time)?' : ''}`
      return new RegExp(`^(?:${any}${code === 'en' && kind === 'wait' ? `|${otherTime}` : ''})${letterEnd}`, 'iu')
    }
    const [total, prep, cook] = [label('total'), label('prep'), label('cook')]
    return [code, { total, prep, cook, active: label('active'), wait: label('wait'), time: label('time') }]
  }),
)

const count = '\\d{1,3}(?:[.,]5|½)?'
const ofOthers = [...languageWords].filter(([code]) => code !== 'en').map(([, words]) => words)
const anyOf = (names: readonly ('people' | 'makes' | TimeKind)[]) =>
  ofOthers.flatMap((words) => names.map((name) => anyWordOf(words[name]))).join('|')
/** "Zubereitungszeit: ca. 20" in any other language, but not "Préparation : 2 cups". */
const foreignTime = new RegExp(
  `^(?:${anyOf(timeKinds)})\\s*[:：=–-]\\s*[^\\d]{0,12}\\d(?!\\d?[.)]|[\\d/,.]{0,4} ?(?:cups?|tbsp|tsp|k?g|m?l|oz|lb)\\b)`,
  'iu',
)
const foreignPeople = `(?:${anyOf(['people'])})${letterEnd}`
/** "4 Personen", "für 4 Personen", "Portionen: 4", "Ergibt 12 Muffins" alone. */
const foreignYield = new RegExp(
  `^(?:(?:für|pour|para|per|dosi per|voor|för|na|на) )?(?:${count}(?:\\s*(?:[-–〜～~]|à|a|bis|tot|do|до|till)\\s*\\d{1,3})?\\s*${foreignPeople}|(?:${foreignPeople}\\s*[:：]|(?:${anyOf(['makes'])})(?!\\p{L}))\\s*(?:ca\\.\\s*)?${count}(?!\\d)(?:\\s+[\\p{L}-]+)?)\\s*(?:$|[|·•,(–—-])`,
  'iu',
)

/** "Prep time: 15 min", "Serves 4", "25 minutes". */
const fact = new RegExp(
  [
    '^(?:prep(?:aration)?|active|hands-on|oven|cook(?:ing)?|bak(?:e|ing)|total|chill(?:ing)?|marinat\\w+|rest(?:ing)?|time)(?:[ _-]?time)?\\s*(?:[:=–—-]+\\s*)?(?:about |around |at least |PT)?\\d',
    '^(?:about )?\\d[\\d ½¼¾.–-]* ?(?:m|h|hours?|hrs?|mins?|minutes?)(?:\\b[\\d ]+(?:m|mins?|minutes?))?(?:\\s*[|·•\\p{So}].*)?$',
    '^(?:takes|ready in)\\b[^.]{0,20}\\d',
    '^(?:(?:(?:one|this|the) recipe )?(?:serves|yields?|makes|(?:is )?enough for)|servings?|portions?|feeds|cuts into)\\b(?:[^.]|approx\\.){0,30}\\d',
    '^(?:serves|makes|yields?|feeds|cuts into|enough for)(?: about)? (?:one|two|three|four|five|six|eight|ten|twelve)\\b[^.]{0,30}\\.?$',
    '^(?:about |around )?\\d+(?:(?: ?[-–] ?| to )\\d+)? servings?\\b(?! of\\b)',
    '^(?:for )?(?:about |around )?\\d+(?:(?: ?[-–] ?| to )\\d+)? (?:people|persons?|portions|pers|pax|ppl)\\s*(?:$|[|·,.;(])',
  ].join('|'),
  'iu',
)

/** "Bake 25 minutes.", "Cook 10 minutes until soft": tells what to do, and for how long. "Cook 20 min. Serves 4" has facts. */
const order =
  /^(?:cook|bake|chill|rest|marinate) (?:for )?(?:about |around )?\d[\d ½–-]*(?:to \d+ )?(?:(?:°? ?[CF]\b)[^:|·]*\.$|(?:minutes?|mins?|hours?|hrs?)(?:\.$|[.,;]? (?!(?:prep|cook|bake|chill|rest|total|serves|makes|yields?)\b)\p{L}))/iu

/** A reply that grows is read again with each of its words, and most of its lines are as they were. */
const MAX_KEPT = 1000

/** Whether a text states a time or a yield rather than an ingredient or a step. */
export const isYieldOrTime: (text: string) => boolean = remember((text) => {
  const plain = bare(text)
  return (fact.test(plain) && !order.test(text.trim())) || foreignTime.test(plain) || foreignYield.test(plain)
}, MAX_KEPT)

/** Lines that may state a yield or time: short ones. The sentences of a chat and the steps say much with numbers. */
export const MAX_FACT_LENGTH = 200

/** A yield or time that follows another one without a mark between: "Prep: 10 min Cook: 20 min". */
const nextYieldOrTime =
  /(?<=\d[^:]*)(?<!\b(?:per|total))\s+(?=(?:total )?(?:(?:total|prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|chill(?:ing)?|rest(?:ing)?|serves|servings?|yields?|makes)(?: time)?|[a-z]+ time):(?=\s*\S)|(?:total|prep|cook|bake|chill|rest)(?: time)? ?\d{1,3} ?(?:m|mins?|minutes?|h|hrs?|hours?)(?:$| (?:total|prep|cook|bake|chill|rest)))/i

/** A word before a yield or a time, which a dash may part from it. */
const label = String.raw`\b(?:serves|servings?|portions?|yields?|makes|feeds|prep|preparation|cook|cooking|bake|baking|total|active|time)`
/** Marks between yields and times: "Serves 4 | Prep: 10 min · Cook: 20 min". They are none within brackets. */
const separators = new RegExp(
  String.raw`(?:\s+and\s+(?=takes\b)|\s+(?:can be|is|are)\s+(?=ready in\b)|\s*[|·•;\n、]\s*|\s{1,4}(?=\p{So}\uFE0F?\s)|(?<!\d|${label})\s[–—-]\s|\s[–—-]\s(?!\d)|(?<!\d\s?|${label})\s[–—-]\s(?=\d+\s?(?:min|h))|(?<=\b(?:serves|servings?|yields?|makes|feeds|portions?)\W{1,3}\d+)\s[–—-]\s(?=\d+\s?(?:min|h))|(?<!\b(?:approx|ca|hrs?|mins?|secs?|std|sek|godz|tim|sa|dk|sn)|год|хв)\.\s+|[!。]\s*|,\s+(?!plus))(?![^()]*\))`,
  'iu',
)

/** Splits a line into the yields and times that it states. */
export function factSegments(text: string): string[] {
  // A table of two columns: "| Serves | 4 |".
  const cells = /^\s*\|([^|]+)\|([^|]+)\|\s*$/.exec(text)
  if (cells) return [`${cells[1]?.trim()}: ${cells[2]?.trim()}`]
  return text
    .replace(/^\s*\(([^()]*)\)\s*$/, '$1')
    .split(separators)
    .flatMap((part) => part.split(nextYieldOrTime))
    .filter(Boolean)
}
