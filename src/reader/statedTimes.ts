import { applyEdits, lowerCase } from '../lib/text'
import { findTimes } from './durations'
import { factSegments, MAX_FACT_LENGTH } from './factSegments'
import { anyWordOf, languageWords } from './languageWords'
import { bare } from './markdownLines'
import type { TextLine } from './textLines'

/** The kinds of times: all of it, a part, or one that may be all or a part. Their labels are tried in this order. */
const timeKinds = ['total', 'prep', 'cook', 'active', 'wait', 'time'] as const
/** The time that a recipe takes. One that is `alone` has no label: "35 minutes". */
type TimeKind = (typeof timeKinds)[number] | 'alone'

interface StatedTime {
  readonly kind: TimeKind
  readonly label: string
  /** Undefined if the page cannot tell: "overnight". */
  readonly minutes: number | undefined
  /** Whether it names other parts: "20 minutes plus 1 hour chilling". They may stand in a line of their own as well. */
  readonly namesOthers: boolean
}

/** Any other word with "time", such as "Freeze time", but not "Storage time". */
const otherTime = '|(?!stor|keep|shelf|reheat|serv)\\p{L}{3,20} time'

/** The labels at the beginning of a text, by the language. English ones may have "time": "Cook time", "cookTime". */
const labels: ReadonlyMap<string, RegExp> = new Map(
  [...languageWords.keys()].map((code) => {
    const kinds = timeKinds.map((kind) => {
      const more = code === 'en' ? `(?:(?: \\p{L}+)?[ _-]?time)?${kind === 'wait' ? otherTime : ''}` : ''
      return `(?<${kind}>(?:${anyWordOf(code, kind)})${more})`
    })
    return [code, new RegExp(`^(?:${kinds.join('|')})(?![\\p{L}\\p{M}])`, 'u')]
  }),
)

/** Reads the label of a time at the beginning of a text. */
export function readTimeLabel(text: string, language: string): { kind: TimeKind; label: string } | undefined {
  const { 0: label = '', groups } = labels.get(language)?.exec(lowerCase(text)) ?? {}
  const kind = timeKinds.find((each) => groups?.[each] !== undefined)
  return kind && { kind, label: text.slice(0, label.length) }
}

const estimate =
  /^(?:about|around|approx(?:imately|\.)?|roughly|circa|ca\.?|~|≈|less than|under|up to|at (?:least|most)|max(?:imum|\.)?|just|only|another)\s*/i
const isEstimate = (text: string) => text.trim().replace(estimate, '') === ''

const vague = /\b(?:overnight|nights?|days?|weeks?|a while|few|several|hours|minutes)\b/i
const incomplete = /\b(?:excl\w*|not (?:including|counting)|without|per|each|every|or)\b/i
/** In another language words beside a time may say that it is incomplete. More letters than "ungefähr" has. */
const MAX_UNKNOWN_LETTERS = 8
/** Brackets that go on with a time: "(+ 20 minutes to rest)", "(excluding chilling)". Others have its parts. */
const goesOn = /^\((?:\s*(?:plus|and|excl|without|not|\+)|\D*$)/i
const plus = /\bplus\b|\+|\band\b|&|,/i

/** Reads the value of a time: "10 minutes, plus 30 minutes resting". Undefined if it has none. */
function readTime(text: string, language: string): Pick<StatedTime, 'minutes' | 'namesOthers'> | undefined {
  const plain = text
    .replace(/\([^()]*\)?/g, (brackets) => (goesOn.test(brackets) ? brackets.replace(/[()]/g, ' ') : ' '))
    .replace(/\bincl.*/i, '')
  const times = findTimes(plain, language)
  if (times.length === 0 && !vague.test(plain)) return undefined
  const besides = applyEdits(
    plain,
    times.map((time) => ({ ...time, text: '#' })),
  )
  // Each part has a time, and each number belongs to one.
  const isComplete =
    times.length > 0 &&
    (times.length === 1 || plus.test(besides)) &&
    ![incomplete, vague, /\p{N}/u].some((pattern) => pattern.test(besides)) &&
    (language === 'en' || besides.replace(/\P{L}/gu, '').length <= MAX_UNKNOWN_LETTERS) &&
    besides.split(plus).every((part) => !/\p{L}/u.test(part) || part.includes('#'))
  const minutes = times.reduce((sum, { seconds }) => sum + seconds / 60, 0)
  return {
    minutes: isComplete ? minutes : undefined,
    namesOthers: plain.length < text.length || /\bplus\b|\+/i.test(text),
  }
}

/** Reads the time that a part of a line states: "Cook time: 20 minutes", "15 minutes prep", "35 minutes". */
export function readStatedTime(text: string, language: string): StatedTime | undefined {
  const [first] = findTimes(text, language)
  const before = first ? text.slice(0, first.start) : text
  const label = readTimeLabel(text, language)
  if (label) {
    const rest = text.slice(label.label.length)
    const [mark] = /^\s*(?:\([^()]*\)\s*)?[:：=–—-][\s:：=–—-]*/.exec(rest) ?? []
    // "Rest it for 5 minutes" has no label, "Chill overnight" has one.
    const isLabel =
      mark !== undefined ||
      isEstimate(before.slice(label.label.length)) ||
      (label.kind === 'wait' && vague.test(rest.split(' ')[1] ?? ''))
    // "Total time: 45" is in minutes. Fewer than ten may be hours.
    const value = rest.slice(mark?.length ?? 0).replace(/^\s*([1-9]\d{1,2})$/, '$1 minutes')
    // In another language the page does not know the words for a vague time.
    const unknown =
      label.kind === 'wait' && language !== 'en' && !/\p{N}/u.test(value)
        ? { minutes: undefined, namesOthers: false }
        : undefined
    const time = isLabel ? (readTime(value, language) ?? unknown) : undefined
    return time && { ...label, ...time }
  }
  if (!first || !isEstimate(before)) return undefined
  const after = text.slice(first.end).replace(/^[\s)-]*(?:of\s)?/, '')
  const kindAfter =
    readTimeLabel(after, language) ??
    (/[\p{L}\p{N}]/u.test(after) ? undefined : ({ kind: 'alone', label: '' } as const))
  const time = kindAfter && readTime(text.slice(before.length), language)
  return time && { ...kindAfter, ...time }
}

/** The times that a recipe states, in minutes. */
export interface StatedMinutes {
  /** All of it: as stated, or of preparation, cooking and all waits. Undefined if a part may be counted twice. */
  readonly totalMinutes?: number | undefined
  readonly prepMinutes?: number | undefined
  readonly cookMinutes?: number | undefined
}

/** Reads the times of a recipe from the lines outside the steps, in its language (a BCP 47 code) or in English. */
export function readMinutes(textLines: readonly TextLine[], language = 'en'): StatedMinutes {
  const read = (text: string) => readStatedTime(text, language) ?? readStatedTime(text, 'en')
  const told = textLines.flatMap(({ text: line, kind }, index): readonly StatedTime[] => {
    if (line.length > MAX_FACT_LENGTH) return []
    // "Cook time:" may stand above its time.
    const above = bare(textLines[index - 1]?.text ?? '')
    const isBelowLabel = [language, 'en'].some((code) => readTimeLabel(above, code)?.label === above)
    const segments = factSegments(isBelowLabel && read(line)?.kind === 'alone' ? `${above}: ${line}` : line).map(bare)
    const times = segments.flatMap((text) => read(text) ?? [])
    // Several times without labels may be parts of one.
    const isOne = times.filter((time) => time.kind === 'alone').length === 1
    return isOne && (segments.length > 1 || kind === 'line') ? times : times.filter((time) => time.kind !== 'alone')
  })
  // "Zubereitungszeit: 20 Minuten | Backzeit: 50 Minuten": a part is not longer than the whole.
  const longest = Math.max(0, ...told.flatMap(({ kind, minutes = 0 }) => (kind === 'cook' ? minutes : 0)))
  const isPrep = ({ kind, minutes = longest }: StatedTime) => kind === 'time' && minutes < longest
  const stated = told.map((each) => (isPrep(each) ? { ...each, kind: 'prep' as const } : each))
  const minutesOf = (...kinds: readonly TimeKind[]) => {
    const minutes = new Set(stated.flatMap((each) => (kinds.includes(each.kind) ? [each.minutes] : [])))
    return minutes.size === 1 ? [...minutes][0] : undefined
  }
  const total = totalOf(stated)
  return {
    totalMinutes: total ? total.minutes : minutesOf('alone'),
    prepMinutes: minutesOf('prep'),
    cookMinutes: minutesOf('cook'),
  }
}

/** The time that is the whole, or the sum of the parts; undefined if the recipe states no time with a label. */
function totalOf(stated: readonly StatedTime[]): Pick<StatedTime, 'minutes'> | undefined {
  const parts = stated.filter(({ kind }) => !/^(?:total|time|alone)$/.test(kind))
  const [only, ...others] = parts
  // "Cooking time" alone is how long one is at it. "Cook" and "Bake" are a part.
  const isWhole = others.length === 0 && /^cooking time/i.test(only?.label ?? '')
  return (
    stated.find(({ kind }) => kind === 'total') ??
    (isWhole ? only : parts.length > 0 ? { minutes: sumOf(parts) } : stated.find(({ kind }) => kind === 'time'))
  )
}

/** "Cook time" and "cooking" are the same part, "baking" is another one. */
const partOf = ({ kind, label }: StatedTime) => (kind === 'prep' ? kind : `${kind} ${label.toLowerCase().slice(0, 3)}`)

/** The sum of all parts; undefined without preparation or cooking, or if it may be wrong. */
function sumOf(parts: readonly StatedTime[]): number | undefined {
  const has = (wanted: TimeKind) => parts.some(({ kind }) => kind === wanted)
  const minutesOf = new Map(parts.map((part) => [partOf(part), part.minutes]))
  const isClear =
    parts.every((part) => minutesOf.get(partOf(part)) === part.minutes) &&
    !(has('wait') && parts.some(({ namesOthers }) => namesOthers))
  if (!has('prep') || !has('cook') || has('active') || !isClear) return undefined
  return [...minutesOf.values()].reduce<number>((sum, minutes = NaN) => sum + minutes, 0) || undefined
}
