import { getProperty } from './proxy/property.mjs'
import { visitorKey } from './proxy/rateLimiter.mjs'
import { createProxy } from './proxy.mjs'

// Cloudflare Workers. wrangler.jsonc names this file.

/** @typedef {{ limit(options: { key: string }): Promise<{ success: boolean }> }} RateLimitBinding */

/**
 * @param {unknown} value
 * @returns {value is RateLimitBinding}
 */
const isRateLimitBinding = (value) => typeof value === 'object' && value !== null && 'limit' in value

export default createProxy({
  visitorAddress: (request) => request.headers.get('cf-connecting-ip'),
  async isWithinLimit(address, bindings) {
    const limiter = getProperty(bindings, 'RATE_LIMITER')
    return !isRateLimitBinding(limiter) || (await limiter.limit({ key: visitorKey(address) })).success
  },
})
