import { getProperty } from '../proxy/property.mjs'
import { createProxy } from '../proxy.mjs'

// A Netlify Edge Function. This folder holds nothing else, because Netlify takes each of its files for a function.

const proxy = createProxy({
  visitorAddress: (_, context) => getProperty(context, 'ip'),
})

/**
 * @param {Request} request
 * @param {unknown} context
 */
export default (request, context) => proxy.fetch(request, context)

export const config = {
  path: '/v1/chat/completions',
  // Netlify counts the requests of each address: ten a minute, as a visitor of nginx.conf can send at once.
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
