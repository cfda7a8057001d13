import { useEffect, useState } from 'react'
import { lazyModule } from '../lib/lazyModule'
import { useChunk } from '../lib/useChunk'
import { whenIdle } from '../lib/whenIdle'

const loadOffline = lazyModule(() => import('./offline.lazy'))

/** The development server has no worker. A browser has none in some private windows and without HTTPS. */
const hasWorker = () =>
  import.meta.env.PROD && import.meta.env.VITE_OFFLINE?.trim() !== 'off' && 'serviceWorker' in navigator

/** Lets the page open offline, and offers a new version of it. Loads once the browser has nothing else to do. */
export function OfflineUse() {
  const { module: loaded } = useChunk(loadOffline, false)
  const [update, setUpdate] = useState<{ readonly reload: () => void }>()

  useEffect(() => {
    async function register() {
      try {
        const module = await loadOffline()
        await module.registerWorker((reload) => setUpdate({ reload }))
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: tells the page's owner. The user lacks nothing while online.
        console.warn(`The page will not open offline. ${error}`)
      }
    }
    if (hasWorker()) whenIdle(() => void register())
  }, [])

  return loaded && <loaded.UpdateNotice onReload={update?.reload} />
}
