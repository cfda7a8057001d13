import { factSegments, MAX_FACT_LENGTH } from './factSegments'
import { bare } from './markdownLines'
import { readStatedTime, readTimeLabel, type StatedTime, type TimeKind } from './statedTimes'
import type { TextLine } from './textLines'

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
export function readMinutes(textLines: readonly TextLine[], language = 'en'): StatedMinutes {
  const read = (text: string) => readStatedTime(text, language) ?? readStatedTime(text, 'en')
  const stated = textLines.flatMap(({ text: line, kind }, index): readonly StatedTime[] => {
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
