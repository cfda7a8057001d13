import { useChunk } from '../lib/useChunk'
import type { ErrorKind, VisitorServiceKind } from '../service'
import { loadModels } from './loadModels'

/**
 * Returns what a visitor reads whose own model failed, in place of the messages about the page's service.
 *
 * @param kind the visitor's model. It was chosen in the lazy chunk, so that is there; undefined for the page's service.
 */
export function useVisitorErrors(kind: VisitorServiceKind | undefined): Partial<Record<ErrorKind, string>> {
  const { module } = useChunk(loadModels, false)
  return (kind && module?.visitorErrors(kind)) ?? {}
}
