import { expect, test } from 'vitest'
import { wilsonInterval } from '../../../evals/shares'

// The values were computed by another program.
test.each([
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
  [5, 10, 0.237, 0.763],
  [54, 60, 0.799, 0.953],
  [1, 1, 0.207, 1],
])('of %i passed in %i the share lies between %f and %f', (passed, count, low, high) => {
  const interval = wilsonInterval(passed, count)
  expect(interval.low).toBeCloseTo(low, 3)
  expect(interval.high).toBeCloseTo(high, 3)
})
