import { expect, test, vi } from 'vitest'
import { warmUp } from '../../../src/service/warmUp'

test('the stream that is read before the first word is asked of nobody', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  await warmUp()
  expect(fetch).not.toHaveBeenCalled()
})
