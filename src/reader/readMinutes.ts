import { applyEdits } from '../lib/text'
import { findTimes } from './durations'
import { bare, factSegments, MAX_FACT_LENGTH, type TimeKind, timeKinds, timeLabels } from './facts'
import type { TextLine } from './textLines'

/** A time that a recipe states. */
interface StatedTime {
  readonly kind: TimeKind
  /** Which part of its kind it is: "bak" of "Baking time". */
  readonly label: string
  /** Whether its label is "Cooking time". */
  readonly isCookingTime: boolean
  /** Undefined if the page cannot tell: "overnight". */
  readonly minutes: number | undefined
  /** Whether it names other parts: "20 minutes plus 1 hour chilling". They may stand in a line of their own as well. */
  readonly namesOthers: boolean
}

const estimate =
  /^(?:about|around|approx(?:imately|\.)?|roughly|circa|ca\.?|~|≈|less than|under|up to|at (?:least|most)|max(?:imum|\.)?|just|only|another)\s*/i
/** Whether the words before a time only say how exact it is. */
const isEstimate = (text: string) => text.trim().replace(estimate, '') === ''

/** A time that is not a number. */
const vague = /\b(?:overnight|nights?|days?|weeks?|a while|few|several|hours|minutes)\b/i
/** "Chill overnight" */
const onlyVague = /^\s+(?:overnight|(?:a few|several) \p{L}+)$/iu
/** Words that make a time incomplete. */
const incomplete = /\b(?:excl\w*|not (?:including|counting)|without|per|each|every|or)\b/i
/** In another language words beside a time may say that it is incomplete. More letters than "ungefähr" has. */
const MAX_UNKNOWN_LETTERS = 8

/** Reads a text that states a time: "10 minutes, plus 30 minutes resting". Undefined if it states none. */
function readTime(text: string, language: string): Pick<StatedTime, 'minutes' | 'namesOthers'> | undefined {
  const plain = text
    // "(10 minutes to prepare, 25 to cook)" are the parts of it, "(+ 20 minutes to pressure)" is another one.
    .replace(/\(([^()]*)\)?/g, (_, inner: string) =>
      /^\s*(?:plus\b|\+|and\b)/i.test(inner) || incomplete.test(inner) || (vague.test(inner) && !/\d/.test(inner))
        ? ` ${inner} `
        : ' ',
    )
    .replace(/\b(?:includ(?:es?|ing)|incl|inclusive|of which)\b.*/i, '')
  const namesOthers = plain.length < text.length || /\bplus\b|\+/i.test(text)
  const times = findTimes(plain, language)
  if (times.length === 0 && !vague.test(plain)) return undefined
  const besides = applyEdits(
    plain,
    times.map((time) => ({ ...time, text: '#' })),
  )
  // Each part has a time, and each number belongs to one.
  const isComplete =
    !incomplete.test(besides) &&
    !vague.test(besides) &&
    (language === 'en' || besides.replace(/\P{L}/gu, '').length <= MAX_UNKNOWN_LETTERS) &&
    !/\p{N}/u.test(besides) &&
    besides.split(/\bplus\b|\+|\band\b|,/i).every((part) => !/\p{L}/u.test(part) || part.includes('#'))
  const isSum = times.length === 1 || /\bplus\b|\+|\band\b|&|,/i.test(besides)
  const minutes = times.reduce((sum, { seconds }) => sum + seconds / 60, 0)
  return { minutes: times.length > 0 && isComplete && isSum ? minutes : undefined, namesOthers }
}

/** "Total time: 45" is in minutes. Fewer than ten may be hours. */
const minutesAlone = /^[1-9]\d{1,2}$/

/** Reads the time that a part of a line states: "Cook time: 20 minutes", "15 minutes prep". */
function readStatedTime(text: string, language: string): StatedTime | undefined {
  const labels = timeLabels.get(language)
  const [before, after] = splitAtTime(text, language)
  for (const kind of timeKinds) {
    const [label] = labels?.[kind].exec(text) ?? []
    if (label === undefined) continue
    const rest = text.slice(label.length)
    // "Rest it for 5 minutes" has no label.
    const isLabel =
      /^\s*(?:\([^()]*\)\s*)?[:：=–—-]/.test(rest) || isEstimate(before.slice(label.length)) || onlyVague.test(rest)
    if (!isLabel) return undefined
    const value = rest.replace(/^\s*\([^()]*\)(?=\s*[:=])/, '').replace(/^[\s:：=–—-]+/, '')
    const time = readTime(minutesAlone.test(value) ? `${value} minutes` : value, language)
    // In another language the page does not know the words for a vague time.
    if (!time && (kind !== 'wait' || language === 'en')) return undefined
    const stated = {
      ...{ kind, label: partOf(kind, label), isCookingTime: /^cooking time/i.test(label) },
      ...(time ?? { minutes: undefined, namesOthers: false }),
    }
    // "Time: 10 minutes prep"
    return kind === 'time' && !stated.namesOthers ? (readStatedTime(value, language) ?? stated) : stated
  }
  if (!isEstimate(before)) return undefined
  const words = after.replace(/^[\s)-]*(?:of\s)?/, '')
  const kind = timeKinds.find((each) => each !== 'time' && labels?.[each].test(words))
  const time = kind && readTime(text.slice(before.length), language)
  return time && { kind, label: partOf(kind, words), isCookingTime: false, ...time }
}

/** "Cook time" and "cooking" are the same part, "baking" is another one. */
const partOf = (kind: TimeKind, label: string) =>
  kind === 'prep' ? kind : `${kind} ${label.toLowerCase().slice(0, 3)}`

/** The text before and behind the first time in it. Without a time it is all before. */
function splitAtTime(text: string, language: string): [before: string, after: string] {
  const [first] = findTimes(text, language)
  return first ? [text.slice(0, first.start), text.slice(first.end)] : [text, '']
}

/** "Total time: 1:30" with its unit, and the labels of a file as words: "prep_time", "cookTime". */
const withoutClock = (text: string) =>
  text.replace(/(?<=\btime\s*[:=–—-]\s*\d{1,2}:\d\d)\s*$/i, ' hours').replace(/^([a-z]+)(?:[_-]time|Time)\b/, '$1 time')

/** Reads a time that stands alone among facts, or in a line of its own: "Serves 4 · 35 minutes · French". */
function readTimeAlone(segments: readonly string[], language: string, isLine: boolean): number | undefined {
  const alone = segments.flatMap((text) => {
    const [before, after] = splitAtTime(text, language)
    const isAlone = isEstimate(before) && !/[\p{L}\p{N}]/u.test(after)
    return isAlone ? [readTime(text, language)?.minutes] : []
  })
  return (segments.length > 1 || isLine) && alone.length === 1 ? alone[0] : undefined
}

/** The times that a recipe states, in minutes. */
export interface StatedMinutes {
  /** All of it: as stated, or of preparation, cooking and all waits. Undefined if a part may be counted twice. */
  readonly totalMinutes?: number | undefined
  readonly prepMinutes?: number | undefined
  readonly cookMinutes?: number | undefined
}

/**
 * Reads the times of a recipe from the lines outside the steps. A recipe in another language may have them in English, as a
 * file has them.
 *
 * @param language a BCP 47 code.
 */
export function readMinutes(textLines: readonly TextLine[], language: string | undefined): StatedMinutes {
  const own = language === undefined || language === 'en' ? {} : minutesIn(textLines, language)
  if (Object.values(own).some((minutes) => minutes !== undefined)) return own
  return minutesIn(textLines, 'en', language === 'en')
}

function minutesIn(textLines: readonly TextLine[], language: string, readsUnlabelled = true): StatedMinutes {
  const stated: StatedTime[] = []
  const alone: number[] = []
  for (const [index, { text: line, kind }] of textLines.entries()) {
    // A table of times has its kinds in another row.
    if (line.length > MAX_FACT_LENGTH || (line.match(/\|/g)?.length ?? 0) > 3) continue
    // "Cook time:" may stand above its time.
    const above = bare(textLines[index - 1]?.text ?? '')
    const isBelowLabel = isLabelAlone(above, language) && splitAtTime(line, language)[0].trim() === ''
    const segments = factSegments(isBelowLabel ? `${above}: ${line}` : line)
      .map(bare)
      .map(withoutClock)
    stated.push(...segments.flatMap((text) => readStatedTime(text, language) ?? []))
    const time = readsUnlabelled ? readTimeAlone(segments, language, kind === 'line') : undefined
    if (time !== undefined) alone.push(time)
  }
  const parts = stated.filter(({ kind }) => kind !== 'time' && kind !== 'total')
  const minutesOf = (wanted: TimeKind) => {
    const minutes = new Set(parts.flatMap((part) => (part.kind === wanted ? [part.minutes] : [])))
    return minutes.size === 1 ? [...minutes][0] : undefined
  }
  return {
    totalMinutes: totalOf(stated, parts, alone),
    prepMinutes: minutesOf('prep'),
    cookMinutes: minutesOf('cook'),
  }
}

function totalOf(stated: readonly StatedTime[], parts: readonly StatedTime[], alone: readonly number[]) {
  const total = stated.find(({ kind }) => kind === 'total')
  if (total) return total.minutes
  const [only, ...others] = parts
  // "Cooking time" alone is how long one is at it. "Cook" and "Bake" are a part.
  if (only?.isCookingTime && others.length === 0) return only.minutes
  if (parts.length > 0) return sumOf(parts)
  const time = stated[0]
  // Several times without labels may be parts of one.
  return time ? time.minutes : new Set(alone).size === 1 ? alone[0] : undefined
}

/** Whether a line is the label of a time and no more. */
const isLabelAlone = (text: string, language: string) =>
  text.length <= 40 && timeKinds.some((kind) => timeLabels.get(language)?.[kind].exec(text)?.[0].length === text.length)

/** The sum of all parts; undefined without preparation or cooking, or if it may be wrong. */
function sumOf(parts: readonly StatedTime[]): number | undefined {
  const has = (wanted: TimeKind) => parts.some(({ kind }) => kind === wanted)
  const byLabel = new Map(parts.map((part) => [part.label, part]))
  const isClear =
    parts.every(({ label, minutes }) => byLabel.get(label)?.minutes === minutes) &&
    !(has('wait') && parts.some(({ namesOthers }) => namesOthers))
  if (!has('prep') || !has('cook') || has('active') || !isClear) return undefined
  return [...byLabel.values()].reduce((sum, { minutes = NaN }) => sum + minutes, 0) || undefined
}
