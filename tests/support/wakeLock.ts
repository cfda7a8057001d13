import { vi } from 'vitest'

/** A wake lock API that records for each lock whether it was released. */
export function fakeWakeLock() {
  const locks: { released: boolean }[] = []
  const request = vi.fn(async () => {
    const lock = { released: false }
    locks.push(lock)
    return {
      release: async () => {
        lock.released = true
      },
    }
  })
  return { locks, request }
}
