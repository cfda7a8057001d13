import { createProxy } from './proxy.mjs'

// Vercel Functions: api/v1/chat/completions.mjs exports this file's default (docs/proxies.md). Vercel overwrites the
// header that it reads the visitor's address from.

export default createProxy({
  path: '/api/v1/chat/completions',
  visitorAddress: (request) => request.headers.get('x-real-ip'),
})
