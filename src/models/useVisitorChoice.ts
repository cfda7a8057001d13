import { useSyncExternalStore } from 'react'
import { onVisitorServiceChange, type VisitorChoice, visitorChoice } from '../service'

/** Returns what the visitor has chosen in place of the page's service; undefined without a choice. */
export const useVisitorChoice = (): VisitorChoice | undefined =>
  useSyncExternalStore(onVisitorServiceChange, visitorChoice, () => undefined)
