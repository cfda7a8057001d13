import { getProperty } from './proxy/property.mjs'
import { createProxy } from './proxy.mjs'

// Deno: deno serve --allow-net --allow-env deploy/deno.mjs

export default createProxy({
  visitorAddress: (_, info) => getProperty(getProperty(info, 'remoteAddr'), 'hostname'),
})
