import { useEffect, useSyncExternalStore } from 'react'
import type { ChunkState, LazyModule } from './lazyModule'

/**
 * Returns a lazy chunk once it is loaded, and loads it when it is needed.
 *
 * @param neededFor what needs the chunk; `false` while nothing does. A failed load is tried again when it changes.
 */
export function useChunk<Module>(load: LazyModule<Module>, neededFor: boolean | number | string): ChunkState<Module> {
  useEffect(() => {
    if (neededFor !== false) load.preload()
  }, [load, neededFor])
  return useSyncExternalStore(load.subscribe, load.state, load.state)
}
