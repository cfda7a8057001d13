import { units as allUnits, fractionSigns, fractionValue, isLetterOff, partValues, wordValues } from '../../food'

/** In seconds. */
export const HOUR = 3600

/** A time or a range of times, by its place in the text. */
export interface Time {
  readonly start: number
  readonly end: number
  /** In seconds. */
  readonly min: number
  readonly max: number
  /** Seconds of its last unit. */
  readonly unit: number
  /** "10-minute" and "10 minute": it may describe a noun. */
  readonly isAdjective: boolean
  /** "10-minute" */
  readonly isHyphenated: boolean
}

/** The seconds of a unit, by its spellings. */
const units: ReadonlyMap<string, number> = new Map(
  allUnits
    .filter(({ kind }) => kind === 'time')
    .flatMap(({ spellings, factor = 0 }) => spellings.map((spelling) => [spelling, factor] as const)),
)

/** Shorter units are a letter off from words: "hors", "houses". */
const MIN_MISSPELT = 6
/** The seconds of a unit that is misspelt by one letter: "mintues". */
const secondsOfMisspelt = (word: string): number | undefined =>
  [...units].find(
    ([unit]) => unit.length >= MIN_MISSPELT && unit.startsWith(word.charAt(0)) && isLetterOff(unit, word),
  )?.[1]

/*
 * The patterns. A gap is bounded, so that no text takes long. food/numbers.ts reads the numbers of amounts, but not
 * "an hour and a half", "twenty-five" or "1:30".
 */
const space = '\\s{1,6}'
const hyphen = '\\s{0,3}[-‐‑]\\s{0,3}'
const gap = `(?:${hyphen}|${space})`
const letterEnd = '(?![\\p{L}\\p{M}])'
const anyOf = (words: Iterable<string>) => [...words].join('|')
const ones = [...wordValues.keys()].filter((word) => (wordValues.get(word) ?? 0) < 10)
const tens = [...wordValues.keys()].filter((word) => (wordValues.get(word) ?? 0) >= 20)

const slashed = '(?:1[/⁄][234]|2[/⁄]3|3[/⁄]4)(?![\\d/⁄])'
/** "Third" and "fourth" are ordinals. */
const parts = [...partValues.keys()].filter((word) => word !== 'third')
const part = `(?:(?:an?|one|two|three|[123])${gap})?(?:${anyOf(parts)})${letterEnd}`
const signed = `[${fractionSigns}]`
const digits = '(?:\\d{1,6}(?:[.,]\\d{1,3})?(?::[0-5]\\d)?|\\.\\d{1,2})'
const words = `(?:(?:${anyOf(tens)})(?:${gap}(?:${anyOf(ones)}))?|${anyOf([...wordValues.keys()].toReversed())})${letterEnd}`
const whole = `(?:${digits}(?!\\d)|${words})`
/** "5", "1½", "1 1/2", "1-1/2", "one and a half", "half", "a quarter", "an" */
const number = `(?:${slashed}|${signed}|${part}|${whole}(?:\\s?${signed}|${gap}${slashed}|${gap}(?:and|[&+])${gap}(?:${slashed}|${signed}|${part}))?|an?${letterEnd})`

const estimates = `(?:(?:about|around|approximately|approx|roughly|maybe|perhaps|even|nearly|almost)\\.?${space}){0,2}`
/** "-", "to", "or", "/", ", up to" */
const rangeSign = `(?:\\s{0,6}(?:(?:[,\\s]{0,3}(?:and|or|but)?\\s{0,3})up${space}to${letterEnd}|[-‐‑–—−~〜～/]|-?(?:to|or)${letterEnd}|-${space}(?:to|or)${letterEnd})\\s{0,6}${estimates})`
const afterNumber = `(?:${hyphen}|\\s{0,6})(?:ish${letterEnd}|\\+|odd${letterEnd})`
const fillers = `(?:${space}(?:more|further|additional|extra|full|whole|good|solid|long|or|so)${letterEnd}){0,4}`
/** "quarters *of an* hour" */
const ofOne = `(?:(?:of|de)${space})?(?:an?${gap})?`
const unitWord = "(?:\\p{L}{1,9}(?![\\p{L}\\p{M}])|')"
/** A number that is a part of a name or another number, or counts something else: "B12", "Gas 4 - 20 minutes". */
const notInside = `(?<![\\p{L}\\p{M}\\d${fractionSigns}]|\\d[.,:/⁄]|(?<!\\p{L})(?:gas|mark|serves|step)\\s{1,3})`

/** One number or range with one unit: "5 more minutes", "half an hour", "one or two hours". */
const numbered = `(?<low>${number})(?:${afterNumber})?(?:${rangeSign}(?<high>${number})(?:${afterNumber})?)?${fillers}(?<hyphen>${hyphen}|\\s{0,6})${ofOne}(?<unit>${unitWord})`
/** A unit without a number: "another minute", "the last hour", "hour and a half". */
const bare = `(?<!\\p{L})(?<lead>another${space}|(?<=(?<!\\bat${space})\\bthe${space})(?:last|final|next)${space})?(?<bare>hours?|minutes?|hrs?|mins?)${letterEnd}`
const anyTime = new RegExp(`${notInside}${numbered}|${bare}`, 'giu')
const timeHere = new RegExp(`${numbered}|${bare}`, 'iuy')

/** "an hour *and a half*", but not "and half of the sauce" */
const addedPart = new RegExp(`${gap}and${gap}(?<part>${part})(?!\\s{0,6}(?:of|the|an?)${letterEnd})`, 'iuy')
/** "a minute *or two*" */
const orTwo = new RegExp(
  `${space}or${space}(?<high>two|three|[23])(?!\\p{L}|[.,/]?[\\d${fractionSigns}])(?!${fillers}${gap}?(?:${anyOf(units.keys())})${letterEnd})`,
  'iuy',
)
/** "1 hour *and 20 minutes*", "1 hr*. 10 min*" */
const smallerUnit = new RegExp(
  `(?<point>\\.?)(?:\\s{0,3}(?:,|and|&)){0,2}\\s{0,6}(?<count>${whole})${gap}?(?<unit>${unitWord})`,
  'iuy',
)
/** "1h*30*", "1 hour *30*" */
const sixtieths = new RegExp(
  `(?<count>\\d\\d)(?!\\d)["″”]?|\\s{1,6}(?<apart>\\d\\d)(?![\\d.,]\\d|\\d)(?=\\s{0,6}(?:$|[-–,.;:!)/]|(?:at|in|on|until|till|to|or|over|with|for|and|then|covered|uncovered|w)${letterEnd}))`,
  'iuy',
)
const upperBound = new RegExp(`(?<point>\\.?)(?<sign>${rangeSign})`, 'iuy')
/** Words after the second time in "20 minutes or 40 minutes for large ones", which are two timers. */
const alternative = new RegExp(`\\s{0,6}(?:on|at|in|if|for|when|with)${letterEnd}`, 'iuy')
/** "*between 20* and 25 minutes" */
const between = new RegExp(`(\\bbetween${space}${number}(?:${gap}${unitWord})?${space})and(?=${space})`, 'giu')
const rangeWord = /(?:between|from)\s{1,6}$/i

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

/** The parts of a number, whose values are added. */
const numberParts = new RegExp(
  `(?:(?<times>an?|one|two|three|[123])${gap})?(?<part>${anyOf(parts)})|(?<above>\\d)[/⁄](?<below>\\d)|(?<sign>${signed})|(?<hours>\\d+):(?<sixtieths>\\d\\d)|(?<figure>\\d*[.,]?\\d+)|(?<word>\\p{L}+)`,
  'giu',
)

/** The value of what {@link number} matches. */
function valueOfNumber(text: string): number {
  let value = 0
  for (const { groups = {} } of text.toLowerCase().matchAll(numberParts)) {
    const { times, part: name, above, below, sign, hours, sixtieths: parts, figure, word = '' } = groups
    if (name !== undefined) value += (partValues.get(name) ?? 0) * (times ? valueOfNumber(times) : 1)
    else if (above !== undefined) value += Number(above) / Number(below)
    else if (sign !== undefined) value += fractionValue(sign) ?? 0
    else if (hours !== undefined) value += Number(hours) + Number(parts) / 60
    else
      value +=
        figure === undefined ? (wordValues.get(word) ?? (/^an?$/.test(word) ? 1 : 0)) : Number(figure.replace(',', '.'))
  }
  return value
}

/** Of a larger number followed by a prime, a degree or a foot is more likely. */
const MAX_PRIME_MINUTES = 120
const endsWithFigure = new RegExp(`[\\d${fractionSigns}]$`)

const secondsOf = (unit: string) => units.get(unit.toLowerCase()) ?? secondsOfMisspelt(unit.toLowerCase())

/** Whether the word at a place, behind a number, stands for a unit there. */
function isUnitAt(text: string, at: number, word: string, count: number): boolean {
  if (word.length > 1) return true
  // "20m" are minutes, "20 m" are metres, and the 1980s are years.
  if (/[m']/i.test(word)) return endsWithFigure.test(text.slice(0, at)) && (word !== "'" || count <= MAX_PRIME_MINUTES)
  return count < 1000
}

/** Reads a match of the patterns above as one number or range with one unit. */
function toTime(text: string, match: RegExpExecArray): Time | undefined {
  const { low, high, hyphen: gapBefore = '', unit: word = '', lead, bare: bareUnit } = match.groups ?? {}
  const start = match.index
  const end = start + match[0].length
  if (bareUnit !== undefined) {
    const unit = units.get(bareUnit.toLowerCase()) ?? 0
    const time = { start, end, min: unit, max: unit, unit, isAdjective: false, isHyphenated: false }
    const added = addTail(text, { ...time, start: start + (lead ?? '').length })
    return added.end > end ? added : lead === undefined ? undefined : time
  }
  if (low === undefined) return undefined
  const unit = secondsOf(word)
  if (unit === undefined) return undefined
  const [min, max] = [valueOfNumber(low), valueOfNumber(high ?? low)]
  if (!isUnitAt(text, end - word.length, word, max) || (high !== undefined && max <= min)) return undefined
  // "a second bowl"
  if (unit === 1 && (max < 1 || /^(?:an?|one)$/i.test(low))) return undefined
  const isHyphenated = /[-‐‑]/.test(gapBefore)
  const isSingle = /^(?:hour|minute|second)$/i.test(word)
  return {
    ...{ start, end, unit, isHyphenated, min: min * unit, max: max * unit },
    isAdjective: isHyphenated ? !/s$/i.test(word) : isSingle && max > 1,
  }
}

/** Adds "and a half" or "or two" to a time. */
function addTail(text: string, time: Time): Time {
  const added = matchAt(addedPart, text, time.end)
  if (added) {
    const seconds = valueOfNumber(added.groups?.part ?? '') * time.unit
    return { ...time, min: time.min + seconds, max: time.max + seconds, end: time.end + added[0].length }
  }
  const or = time.max === time.unit ? matchAt(orTwo, text, time.end) : undefined
  return or ? { ...time, max: valueOfNumber(or.groups?.high ?? '') * time.unit, end: time.end + or[0].length } : time
}

/** A full stop may stand within a time behind an abbreviation: "1 hr. 20 min." */
const isAbbreviation = (text: string, end: number) =>
  /(?:\bh|hrs?|mins?|secs?)$/i.test(text.slice(Math.max(0, end - 6), end))

/** Adds the smaller units to a time: "1 hour and 20 minutes", "1h30". */
function addSmallerUnits(text: string, time: Time): Time {
  if (time.min !== time.max || time.unit === 1) return time
  const add = (count: number, unit: number, length: number) => {
    const seconds = count * unit
    return { ...time, unit, min: time.min + seconds, max: time.max + seconds, end: time.end + length }
  }
  const next = matchAt(smallerUnit, text, time.end)
  if (next && (!next.groups?.point || isAbbreviation(text, time.end))) {
    const { count = '', unit: word = '' } = next.groups ?? {}
    const value = valueOfNumber(count)
    const end = time.end + next[0].length
    // "1 h 30 m"
    const unit = secondsOf(word)
    if (unit !== undefined && value < 60 && (/^m$/i.test(word) || isUnitAt(text, end - word.length, word, value)))
      return unit < time.unit ? addSmallerUnits(text, add(value, unit, next[0].length)) : time
  }
  const more = matchAt(sixtieths, text, time.end)
  const value = Number(more?.groups?.count ?? more?.groups?.apart)
  return more && value < 60 ? add(value, time.unit / 60, more[0].length) : time
}

const withAdditions = (text: string, time: Time) => addSmallerUnits(text, addTail(text, time))

/** Adds upper bounds with a unit of their own: "45 s - 1 minute", "30 minutes or up to 2 hours". */
function addUpperBounds(text: string, from: Time): Time {
  let time = from
  for (;;) {
    const found = matchAt(upperBound, text, time.end)
    if (!found || (found.groups?.point && !isAbbreviation(text, time.end))) return time
    const match = matchAt(timeHere, text, time.end + found[0].length)
    const simple = match && toTime(text, match)
    const to = simple && withAdditions(text, simple)
    if (!to || to.max <= time.max) return time
    if (/^\s*or\s*$/i.test(found.groups?.sign ?? '') && matchAt(alternative, text, to.end)) return time
    time = { ...to, start: from.start, min: from.min }
  }
}

/** Parses the times of a text in English, in order and without overlaps. */
export function* parseTimes(written: string): Generator<Time, void> {
  const text = /between/i.test(written) ? written.replace(between, '$1 to') : written
  let at = 0
  for (;;) {
    const match = matchAt(anyTime, text, at)
    if (!match) return
    const simple = toTime(text, match)
    if (!simple) {
      at = match.index + Math.max(1, (match.groups?.low ?? match.groups?.bare ?? '').length)
      continue
    }
    const time = addUpperBounds(text, match.groups?.bare ? simple : withAdditions(text, simple))
    const [before = ''] =
      (time.max > time.min && rangeWord.exec(text.slice(Math.max(0, time.start - 14), time.start))) || []
    yield { ...time, start: time.start - before.length }
    at = time.end
  }
}
