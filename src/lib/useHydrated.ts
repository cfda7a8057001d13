import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether the page is hydrated: false in prerendered HTML and while React hydrates it, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
