import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page's script is at work: false in the HTML that the build makes, true as soon as the script has taken it over. */
export const useReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
