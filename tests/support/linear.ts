import { expect } from 'vitest'

/** How often each length is tried. The shortest time counts, because other programs only lengthen one. */
const TRIES = 5
/** The longer text is so many times as long. */
const GROWTH = 8

/**
 * Expects that the time of some work grows at most in proportion to the length of its text: with {@link GROWTH} times the
 * length it takes less than half as long as work that grows with the square would.
 *
 * @param run does the work on a text of about this many characters.
 * @param length of the shorter text.
 */
export function expectLinear(run: (length: number) => void, length: number) {
  const shortest = (size: number) =>
    Math.min(
      ...Array.from({ length: TRIES }, () => {
        const start = performance.now()
        run(size)
        return performance.now() - start
      }),
    )
  // The first run builds what is built once. Under a millisecond a clock tells little.
  run(length)
  expect(shortest(length * GROWTH)).toBeLessThan(Math.max(1, shortest(length)) * (GROWTH ** 2 / 2))
}
