import { type FoundAmount, findAmounts, isLetterOff, match, readWord, type Span, units } from '../../food'

/** In seconds. */
export const HOUR = 3600

/** A time or a range of times, by its place in the text. */
export interface Time extends Span {
  /** In seconds. */
  readonly min: number
  readonly max: number
  /** Seconds of its last unit. */
  readonly unit: number
  /** "10-minute" and "10 minute": it may describe a noun. */
  readonly isAdjective: boolean
}

const names = units
  .filter(({ kind }) => kind === 'time')
  .flatMap(({ spellings, factor = 0 }) => spellings.map((name) => ({ name, factor })))
/** Shorter units are a letter off from words: "hors", "houses". */
const MIN_MISSPELT = 6

/** The unit behind a number that is misspelt by one letter: "mintues". */
function misspeltUnit(text: string, { end }: Span) {
  const word = readWord(text, end)
  const lower = word?.text.toLowerCase() ?? ''
  const unit = names.find(
    ({ name }) => name.length >= MIN_MISSPELT && name.startsWith(lower.charAt(0)) && isLetterOff(name, lower),
  )
  return word && unit && { ...word, factor: unit.factor }
}

/** Reads an amount as a time. */
function toTime(text: string, amount: FoundAmount): Time | undefined {
  const { start, low, high } = amount
  const unit = amount.unit?.kind === 'time' ? amount.unit : amount.unit ? undefined : misspeltUnit(text, amount)
  const seconds = unit?.factor
  if (!unit || seconds === undefined) return undefined
  // "A second bowl", and a prime behind a large number, which is a degree or a foot.
  if (seconds === 1 && (low.value < 1 || (low.value === 1 && low.style !== 'decimal'))) return undefined
  if (unit.text === "'" && low.value > MAX_PRIME) return undefined
  const [min, max] = [low.value * seconds, (high ?? low).value * seconds]
  const isSingle = /^(?:hour|minute|second)$/i.test(unit.text)
  const isHyphenated = /[-‐‑]/.test(text.slice(amount.end, unit.start))
  const isAdjective = isHyphenated ? !/s$/i.test(unit.text) : isSingle && max > seconds
  return { start, end: unit.end, unit: seconds, min, max, isAdjective }
}
const MAX_PRIME = 120

/** A unit without a number: "another minute", "the last hour", "hour and a half". */
const bare =
  /(?<![\p{L}-])(another\s{1,6}|(?<=(?<!\bat\s{1,6})\bthe\s{1,6})(?:last|final|next)\s{1,6})?(hour|minute)s?(?![\p{L}\p{M}])/giu

/** What follows a time and belongs to it: "and a half", "or two". */
const half = /\sand\s(?:an?\s|one\s)?(half|quarter)\b(?!\s(?:of|the|an?)\b)/iy
const orTwo = /\sor\s(two|three|[23])(?![a-z]|[.,/]?[\d½])(?!\s(?:more\s)?(?:hours?|minutes?|mins?|seconds?)\b)/iy
/** "1 h *30 m*", "1h*30min*", "1h*30*", "3'*30*", "1 hour *30*" */
const sixtieths =
  /\s{0,6}(\d\d?)(?:\s?(m|s)(?:in|inutes?|ecs?)?(?![a-z])|(?<=\S\d\d)(?!\d)["″”]?|(?<=\s\d\d)(?![.,]?\d)(?=\s{0,6}(?:$|[-–,.;:!)/]|(?:at|in|on|until|till|to|or|over|with|for|and|then|covered|uncovered|w)\b)))/iy

function withTail(text: string, time: Time): Time {
  const part = match(half, text, time.end)
  const or = time.max === time.unit ? match(orTwo, text, time.end) : null
  const smaller = time.min === time.max && time.unit > 1 ? match(sixtieths, text, time.end) : null
  const smallerUnit = time.unit === HOUR ? 'm' : 's'
  const [, count, statedUnit = smallerUnit] = smaller ?? []
  if (part)
    return plus(time, (/^half$/i.test(part[1] ?? '') ? time.unit : time.unit / 2) / 2, time.end + part[0].length)
  if (or) return { ...time, max: (/^(?:two|2)$/i.test(or[1] ?? '') ? 2 : 3) * time.unit, end: time.end + or[0].length }
  return smaller && statedUnit.toLowerCase() === smallerUnit && Number(count) < 60
    ? { ...plus(time, (Number(count) * time.unit) / 60, time.end + smaller[0].length), unit: time.unit / 60 }
    : time
}

const plus = (time: Time, seconds: number, end: number): Time => ({
  ...time,
  min: time.min + seconds,
  max: time.max + seconds,
  end,
})

/** A full stop may stand within a time behind an abbreviation: "1 hr. 20 min." */
const isAbbreviation = (text: string, end: number) =>
  /(?:\bh|\dh|hrs?|mins?|secs?)$/i.test(text.slice(Math.max(0, end - 6), end))
const betweenParts = /^(\.?)(?:\s{0,3}(?:,|and|&|\+)){0,2}\s{0,6}$/i
const betweenBounds =
  /^(\.?)\s{0,6}(?:[,\s]{0,3}(?:(?:and|or|but)\s)?up\sto|[-‐‑–—−~〜～/]|-?(to|or))\s{0,6}(?:(?:about|around|even|nearly|almost)\s){0,2}$/i
/** Words after the second time in "20 minutes or 40 minutes for large ones", which are two timers. */
const alternative = /\s{0,6}(?:on|at|in|if|for|when|with)\b/iy
const rangeStart = /(?:between|from)\s{1,6}$|(?<![\d.,])0\s?[-–]\s?$/i

/** Parses the times of a text in English, in order and without overlaps. */
export function parseTimes(text: string): Time[] {
  const numbered = findAmounts(text).flatMap((amount) => toTime(text, amount) ?? [])
  const isFree = ({ start, end }: Span) => numbered.every((each) => end <= each.start || start >= each.end)
  const others = [...text.matchAll(bare)].flatMap(({ index, 0: all, 1: lead = '', 2: name = '' }): Time[] => {
    const unit = name.toLowerCase() === 'hour' ? HOUR : 60
    const time = { start: index, end: index + all.length, unit, min: unit, max: unit, isAdjective: false }
    const alone = { ...time, start: index + lead.length }
    const [withHalf] = isFree(alone) ? [withTail(text, alone)] : []
    return withHalf && withHalf.end > alone.end ? [withHalf] : withHalf && lead !== '' ? [time] : []
  })
  const times = [...numbered, ...others].toSorted((a, b) => a.start - b.start).map((time) => withTail(text, time))
  const parts = joinTimes(times, (last, next) => joinParts(text, last, next))
  return joinTimes(parts, (last, next) => joinBounds(text, last, next)).map((time) => {
    const [before = ''] = rangeStart.exec(text.slice(Math.max(0, time.start - 14), time.start)) ?? []
    if (before.startsWith('0')) return { ...time, start: time.start - before.length, min: 0 }
    return time.max > time.min ? { ...time, start: time.start - before.length } : time
  })
}

function joinTimes(times: readonly Time[], join: (last: Time, next: Time) => Time | undefined): Time[] {
  const joined: Time[] = []
  for (const next of times) {
    const last = joined.at(-1)
    const both = last && join(last, next)
    joined.splice(both ? -1 : joined.length, 1, both ?? next)
  }
  return joined
}

/** Joins "1 hour" and "20 minutes". */
function joinParts(text: string, last: Time, next: Time): Time | undefined {
  if (next.start < last.end) return last
  const [, point] = betweenParts.exec(text.slice(last.end, next.start)) ?? []
  const isPart = point !== undefined && next.unit < last.unit && last.min === last.max && next.max < last.unit
  return isPart && (point === '' || isAbbreviation(text, last.end))
    ? { ...plus(last, next.min, next.end), unit: next.unit }
    : undefined
}

/** Joins both bounds of a range, "45 s - 1 minute", "30 minutes or up to 2 hours", or one time told twice, "90 min (1½ hours)". */
function joinBounds(text: string, last: Time, next: Time): Time | undefined {
  const isSame = last.min === next.min && last.max === next.max && text[next.end] === ')'
  if (isSame && /^\s?\($/.test(text.slice(last.end, next.start))) return last
  const [, point, word] = betweenBounds.exec(text.slice(last.end, next.start)) ?? []
  const isBound = point !== undefined && next.max > last.max && (point === '' || isAbbreviation(text, last.end))
  const areTwo = word?.toLowerCase() === 'or' && match(alternative, text, next.end)
  return isBound && !areTwo ? { ...next, start: last.start, min: last.min } : undefined
}
