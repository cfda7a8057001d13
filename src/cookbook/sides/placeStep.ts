import { frying, handsOff, minutesOf } from './recipeSteps'
import type { SideStep } from './side'

/** A last step that is longer than this does more than serve, so fried sides come after it. In minutes. */
const LONGEST_SERVING_STEP = 8
/** A side that keeps warm may wait about this long while the dish is fried. In minutes. */
const LONGEST_KEPT = 20
/** A side that is ready waits at most about this long for the dish. In minutes. */
const LONGEST_WAIT = 8

/** Where the step of a side goes among the steps of the recipe, and how it is worded there. */
interface PlacedStep {
  readonly index: number
  readonly minutes: number
  readonly text: string
  /** The dish cooks meanwhile, so it takes no longer. */
  readonly isMeanwhile?: boolean
}

/** Finds the place for a side's step at which the side and the dish are done at the same time. */
export function placeStep(steps: readonly string[], side: SideStep): PlacedStep {
  /** How long the steps from this one on take. */
  const remaining = [...steps, ''].map((_, index) =>
    steps.slice(index).reduce((sum, step) => sum + ownMinutes(step), 0),
  )
  return (side.wait ?? 0) === 0
    ? placeAttendedStep(steps, remaining, side)
    : placeWaitingStep(remaining, side, side.wait ?? 0)
}

/** Places a side that needs attention until it is done, such as a fried one. */
function placeAttendedStep(steps: readonly string[], remaining: readonly number[], side: SideStep): PlacedStep {
  const { minutes, text, keepsWarm } = side
  if (side.first) return { index: 0, minutes, text }
  const free = steps.findLastIndex((step) => handsOff.test(step) && minutesOf(step) >= minutes)
  if (free >= 0 && (remaining[free + 1] ?? 0) <= 2 * LONGEST_WAIT) {
    const isLong = minutesOf(steps[free] ?? '') > minutes + 2 * LONGEST_WAIT
    const start = isLong ? 'Towards its end' : 'Meanwhile'
    return { index: free + 1, minutes, text: `${start}, ${lowerFirst(text)}`, isMeanwhile: true }
  }
  const fried = steps.findIndex((step) => frying.test(step))
  // A dish that is only heated comes after the side.
  const start = Math.max(0, fried)
  const isFriedOrHeated = fried >= 0 || !steps.some((step) => handsOff.test(step))
  if (keepsWarm && isFriedOrHeated && (remaining[start] ?? 0) <= LONGEST_KEPT) return { index: start, minutes, text }
  const last = steps.length - 1
  return { index: (remaining[last] ?? 0) <= LONGEST_SERVING_STEP ? last : steps.length, minutes, text }
}

/** Places a side that cooks by itself for some time, such as boiled rice. */
function placeWaitingStep(remaining: readonly number[], { minutes, text }: SideStep, wait: number): PlacedStep {
  const start = remaining.findLastIndex((time) => time >= wait)
  const [total = 0] = remaining
  if (start < 0) {
    // It takes longer than the whole recipe.
    const goOn = wait - total > 3 ? ` Start the next step after ${wait - total} minutes.` : ''
    const boiling = text.replace('…', goOn ? '' : ' while you go on')
    return { index: 0, minutes: minutes + wait - total, text: boiling + goOn }
  }
  if ((remaining[start] ?? 0) <= wait + LONGEST_WAIT)
    return { index: start, minutes, text: text.replace('…', ' while you go on') }
  const lower = lowerFirst(text).replace('…', '')
  return { index: start, minutes, text: `About ${wait + minutes} minutes before the dish is ready, ${lower}` }
}

/** How much longer a dish takes for a step; nothing if other steps go on meanwhile. */
const ownMinutes = (step: string) => (/\)\. (?:Meanwhile|Towards its end), /.test(step) ? 0 : minutesOf(step))

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
