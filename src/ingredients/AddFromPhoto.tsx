import { useSyncExternalStore } from 'react'
import { useChunk } from '../lib/useChunk'
import { onVisitorServiceChange, photoReader } from '../service'
import { loadPhotoField } from './loadPhotoField'

/** What adding foods from a photo needs of the page. */
export interface AddFromPhotoProps {
  readonly list: readonly string[]
  readonly onAdd: (foods: readonly string[]) => void
  /** Called when the foods are added, which removes the focused button. */
  readonly onFocusLost: () => void
}

/**
 * Adds foods from a photo, where the service in use can read one. Empty in the prerendered page, which is made without the
 * settings.
 */
export function AddFromPhoto(props: AddFromPhotoProps) {
  const reader = useSyncExternalStore(onVisitorServiceChange, photoReader, () => undefined)
  const { module } = useChunk(loadPhotoField, reader ?? false)
  // The key ends a request when another service is chosen.
  return reader !== undefined && module ? <module.PhotoField key={reader} reader={reader} {...props} /> : null
}
