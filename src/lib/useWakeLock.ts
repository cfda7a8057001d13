import { useEffect, useState } from 'react'

/** The wake lock of the page, if the browser has one. */
export type WakeLock = ReturnType<typeof useWakeLock>

/**
 * Keeps the screen on (Screen Wake Lock API). Browsers release the lock when the page is hidden, so the hook requests
 * it again when the page is visible.
 *
 * @returns undefined where the browser has no wake lock; `isRefused` after a refusal, as on a low battery.
 */
export function useWakeLock() {
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off')
  const isOn = state === 'on'

  useEffect(() => {
    if (!isOn) return
    let lock: WakeLockSentinel | undefined
    let isReleased = false
    async function request() {
      if (document.visibilityState !== 'visible') return
      try {
        const granted = await navigator.wakeLock.request('screen')
        if (isReleased) await granted.release()
        else lock = granted
      } catch {
        // Browsers give no reason.
        if (!isReleased) setState('refused')
      }
    }
    void request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isReleased = true
      document.removeEventListener('visibilitychange', request)
      void lock?.release()
    }
  }, [isOn])

  if (!('wakeLock' in navigator)) return undefined
  return {
    isOn,
    isRefused: state === 'refused',
    set: (on: boolean) => setState(on ? 'on' : 'off'),
  }
}
