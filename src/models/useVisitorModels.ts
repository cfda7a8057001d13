import { useSyncExternalStore } from 'react'
import type { OwnModelKind } from '../service'
import { browserModelOffer } from './browserModelOffer'
import { offersVisitorToken } from './visitorTokenService'

/** Returns the models that visitors can use in place of the cookbook, as far as the page knows. */
export function useVisitorModels(): readonly OwnModelKind[] {
  const browserModel = useSyncExternalStore(browserModelOffer.subscribe, browserModelOffer.get)
  const kinds: OwnModelKind[] = []
  if (import.meta.env.VITE_VISITOR_TOKEN !== 'off' && offersVisitorToken()) kinds.push('router')
  if (browserModel) kinds.push('browser')
  return kinds
}
