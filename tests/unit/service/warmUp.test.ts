import { expect, test, vi } from 'vitest'
import { warmUp } from '../../../src/service/warmUp'

test('warming up sends no request', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  await warmUp()
  expect(fetch).not.toHaveBeenCalled()
})
