import { Refusal } from './refusal.mjs'

/** How many requests a visitor can send in a row, as in nginx.conf. */
const BURST = 10
/** After these a visitor can send one request in this time, in milliseconds. */
const INTERVAL_MS = 10_000
/** How many requests of a visitor can run at the same time. */
const MAX_RUNNING = 2
/** How many visitors are remembered. Those that asked longest ago are forgotten first. */
const MAX_VISITORS = 10_000

/**
 * Limits the requests of each visitor, in the memory of this process: a platform that runs several has as many limits.
 *
 * @returns a function that counts a request of a visitor. It throws a {@link Refusal} with `Retry-After`.
 * Call the function that it returns when the request has ended, once or more often.
 */
export function createRateLimiter() {
  /**
   * For each visitor the time when all {@link BURST} requests are free again, and how many requests run.
   * @type {Map<string, { freeAt: number, running: number }>}
   */
  const visitors = new Map()

  /** @param {string} address the visitor's IP address. */
  return (address) => {
    const key = visitorKey(address)
    const now = Date.now()
    const visitor = visitors.get(key) ?? { freeAt: now, running: 0 }
    // A Map keeps the order of its insertions.
    visitors.delete(key)
    visitors.set(key, visitor)
    const [oldest] = visitors.keys()
    if (visitors.size > MAX_VISITORS && oldest !== undefined) visitors.delete(oldest)

    if (visitor.running >= MAX_RUNNING) throw tooMany(INTERVAL_MS)
    const freeAt = Math.max(visitor.freeAt, now) + INTERVAL_MS
    const wait = freeAt - now - BURST * INTERVAL_MS
    if (wait > 0) throw tooMany(wait)
    visitor.freeAt = freeAt
    visitor.running++
    let isRunning = true
    return () => {
      if (isRunning) visitor.running--
      isRunning = false
    }
  }
}

/**
 * Tells the page how long to wait.
 *
 * @param {number} milliseconds
 */
export const tooMany = (milliseconds) =>
  new Refusal(429, 'Too many requests.', { 'retry-after': `${Math.ceil(milliseconds / 1000)}` })

/**
 * Returns what identifies a visitor: an IPv4 address, also one that is written as an IPv6 one (::ffff:192.0.2.1), or
 * the first half of an IPv6 address, because visitors can choose the second half.
 *
 * @param {string} address
 */
export function visitorKey(address) {
  const last = address.slice(address.lastIndexOf(':') + 1)
  if (last.includes('.')) return last
  const [start = '', end] = address.split('::')
  const groups = start.split(':').filter(Boolean)
  // "::" stands for as many zeros as are missing.
  const endGroups = end?.split(':').filter(Boolean) ?? []
  while (end !== undefined && groups.length + endGroups.length < 8) groups.push('0')
  const all = [...groups, ...endGroups].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
  const isIPv4 = all.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return all.slice(0, isIPv4 ? 8 : 4).join(':')
}
