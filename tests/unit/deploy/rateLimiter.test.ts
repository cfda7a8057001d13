import { expect, test } from 'vitest'
import { createRateLimiter, visitorKey } from '../../../deploy/proxy/rateLimiter.mjs'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '0:0:0:0:0:ffff:c000:207'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the visitor at %s counts as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key)
})

test('a request that ends twice frees one place', () => {
  const count = createRateLimiter()
  const end = count('192.0.2.1')
  count('192.0.2.1')
  end()
  end()
  count('192.0.2.1')
  expect(() => count('192.0.2.1')).toThrow('Too many requests.')
})

test('the limiter forgets the visitors that asked longest ago', () => {
  const count = createRateLimiter()
  const send = (address: string) => count(address)()
  for (let sent = 0; sent < 10; sent++) send('192.0.2.1')
  for (let sent = 0; sent < 10; sent++) send('192.0.2.2')
  for (let other = 0; other < 9998; other++) send(`10.0.${other >> 8}.${other & 255}`)
  expect(() => send('192.0.2.1')).toThrow('Too many requests.')
  // The refused visitor asked again, so the other one is forgotten first.
  send('198.51.100.1')
  send('192.0.2.2')
  expect(() => send('192.0.2.1')).toThrow('Too many requests.')
})
