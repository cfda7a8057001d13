import { useSyncExternalStore } from 'react'
import type { VisitorServiceKind } from '../service'
import { browserModelOffer } from './browserModelOffer'
import { offersVisitorToken } from './visitorTokenService'

/** Returns the models that visitors can use in place of the cookbook, as far as the page knows. */
export function useVisitorModels(): readonly VisitorServiceKind[] {
  const hasBrowserModel = useSyncExternalStore(
    browserModelOffer.subscribe,
    browserModelOffer.get,
    browserModelOffer.get,
  )
  const kinds: VisitorServiceKind[] = []
  if (import.meta.env.VITE_VISITOR_TOKEN !== 'off' && offersVisitorToken()) kinds.push('router')
  if (hasBrowserModel) kinds.push('browser')
  return kinds
}
