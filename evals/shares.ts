/** The quantile of the normal distribution for an interval of 95 %. */
const Z = 1.96

/** Where a share lies, from 0 to 1. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/**
 * Returns the interval that holds the true share with 95 % confidence. This is the score interval of E. B. Wilson,
 * "Probable Inference, the Law of Succession, and Statistical Inference", Journal of the American Statistical
 * Association 22 (1927), pages 209 to 212. It is right for few cases too, and for shares of 0 and 1.
 *
 * @param count how many there were: at least one.
 */
export function wilsonInterval(passed: number, count: number): Interval {
  const share = passed / count
  const spread = Z ** 2 / count
  const middle = share + spread / 2
  const half = Z * Math.sqrt((share * (1 - share) + spread / 4) / count)
  return { low: Math.max(0, (middle - half) / (1 + spread)), high: Math.min(1, (middle + half) / (1 + spread)) }
}
