import { expect } from 'vitest'

/** How often each length is tried. The shortest time counts, because other programs only lengthen one. */
const TRIES = 4
/** The longer text is so many times as long. */
const GROWTH = 10
/** Its time may be so many times as long: less than halfway, as products go, from the length to its square. */
const MOST = 25
/** A shorter time is not judged, in milliseconds. */
const FLOOR_MS = 15

/**
 * Compares the time of some work on a text with that on one ten times as long. Returns what it took if it grows faster than in proportion; undefined if not.
 *
 * @param prepare returns the work on a text of about so many characters.
 * @param length of the shorter text.
 */
export function growsTooFast(prepare: (length: number) => () => unknown, length: number): string | undefined {
  const timeOf = (work: () => unknown) => {
    const start = performance.now()
    work()
    return performance.now() - start
  }
  const [short, long] = [prepare(length), prepare(length * GROWTH)]
  let [shortest, longest] = [0, timeOf(long)]
  for (let count = 0; count < TRIES && longest > FLOOR_MS; count++) {
    shortest = Math.min(shortest || Infinity, timeOf(short))
    longest = Math.min(longest, timeOf(long))
    if (longest <= MOST * shortest) return
  }
  if (longest <= FLOOR_MS) return
  return `${shortest.toFixed(1)} ms for ${length} characters, ${longest.toFixed(0)} ms for ${length * GROWTH}`
}

/** Expects that the time of some work grows at most in proportion to the length of its text. */
export const expectLinear = (run: (length: number) => unknown, length: number) => {
  run(length)
  expect(growsTooFast((size) => () => run(size), length)).toBe(undefined)
}
