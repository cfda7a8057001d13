import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while that is wanted (Screen Wake Lock). The browser lets go whenever the page is hidden,
 * so the lock is taken again when the page comes back.
 *
 * @returns undefined where the browser has no such thing; `refused` when it said no, as it does on a low battery.
 */
export function useWakeLock() {
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off')
  const on = state === 'on'

  useEffect(() => {
    if (!on) return
    let lock: WakeLockSentinel | undefined
    let over = false
    async function take() {
      if (document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (over) await taken.release()
        else lock = taken
      } catch {
        // No browser says why; that it was refused, the page says.
        if (!over) setState('refused')
      }
    }
    void take()
    document.addEventListener('visibilitychange', take)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [on])

  if (!('wakeLock' in navigator)) return undefined
  return {
    on,
    refused: state === 'refused',
    set: (wanted: boolean) => setState(wanted ? 'on' : 'off'),
  }
}
