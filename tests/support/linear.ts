import { expect } from 'vitest'

/** How often the work is tried. The shortest time counts, because other programs only lengthen one. */
const TRIES = 4
/** The longer text is so many times as long. */
const GROWTH = 10
/** Its time may be so many times that of as many characters in short texts: halfway, as products go, to the square. */
const MOST = Math.sqrt(GROWTH)
/** A shorter time is not judged, in milliseconds. */
const FLOOR_MS = 20

/**
 * Compares the time of some work on a text with that of the same work on ten texts of a tenth of the length, one after
 * the other: a busy machine interrupts both alike. Returns what they took if the time grows faster than the length;
 * undefined if not.
 *
 * @param prepare returns the work on a text of about so many characters.
 * @param length of the short text.
 */
export function growsTooFast(prepare: (length: number) => () => unknown, length: number): string | undefined {
  const timeOf = (work: () => unknown, count = 1) => {
    const start = performance.now()
    for (let done = 0; done < count; done++) work()
    return performance.now() - start
  }
  const long = prepare(length * GROWTH)
  let longTime = timeOf(long)
  if (longTime <= FLOOR_MS) return
  const short = prepare(length)
  let shortTime = Infinity
  for (let count = 0; count < TRIES; count++) {
    shortTime = Math.min(shortTime, timeOf(short, GROWTH))
    longTime = Math.min(longTime, timeOf(long))
    if (longTime <= Math.max(FLOOR_MS, MOST * shortTime)) return
  }
  const perText = shortTime / GROWTH
  return `${perText.toFixed(1)} ms for ${length} characters, ${longTime.toFixed(0)} ms for ${length * GROWTH}`
}

/** Expects that the time of some work grows at most in proportion to the length of its text. */
export const expectLinear = (run: (length: number) => unknown, length: number) => {
  run(length)
  expect(growsTooFast((size) => () => run(size), length)).toBe(undefined)
}
