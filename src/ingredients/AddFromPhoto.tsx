import { useId, useRef, useSyncExternalStore } from 'react'
import { TransientButton } from '../lib/TransientButton'
import { useChunk } from '../lib/useChunk'
import { useVisitorErrors } from '../models'
import { type ErrorKind, onVisitorServiceChange, photoReader } from '../service'
import { loadPhoto } from './loadPhoto'
import { type PhotoState, usePhoto } from './usePhoto'
import './AddFromPhoto.css'

/** Formats that services read. With `image/*` macOS would give HEIC, which most browsers cannot read. */
const FORMATS = 'image/jpeg,image/png,image/webp'

interface Props {
  readonly list: readonly string[]
  readonly onAdd: (foods: readonly string[]) => void
  /** Called when the foods are added, which removes the focused button. */
  readonly onFocusLost: () => void
}

/**
 * Adds foods from a photo, where the service in use can read one. Empty in the prerendered page, which is made without the
 * settings.
 */
export function AddFromPhoto(props: Props) {
  const reader = useSyncExternalStore(onVisitorServiceChange, photoReader, () => undefined)
  // The key ends a request when another service is chosen.
  return reader === undefined ? null : <PhotoField key={reader} reader={reader} {...props} />
}

interface FieldProps extends Props {
  /** The name of the service that gets the photo. */
  readonly reader: string
}

function PhotoField({ reader, list, onAdd, onFocusLost }: FieldProps) {
  const { state, read, stop, reset } = usePhoto()
  const { module } = useChunk(loadPhoto, false)
  const input = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const noteId = useId()
  const text = useStatusText(state)
  // Not another button, because a second Enter would press that one.
  const focusStatus = () => status.current?.focus({ preventScroll: true })

  function choose() {
    loadPhoto.preload()
    input.current?.click()
  }

  return (
    <section className="add-from-photo" aria-label="Foods from a photo">
      <div className="row">
        <button type="button" className="quiet" aria-describedby={noteId} onClick={choose}>
          Add from a photo
        </button>
        <p id={noteId} className="photo-note">
          Made small in this page, without its place and time, then read by {reader}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept={FORMATS}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // So that the same file can be chosen again.
            currentTarget.value = ''
            if (file) void read(file)
          }}
        />
      </div>
      <div className="row photo-status">
        {/* Rendered even when empty, because screen readers only announce changes of a live region that exists. */}
        <p ref={status} role="status" aria-label="The photo" tabIndex={-1}>
          {text}
        </p>
        {state.status === 'reading' && (
          <TransientButton
            className="quiet"
            aria-label="Stop reading the photo"
            onClick={stop}
            onFocusLost={focusStatus}
          >
            Stop
          </TransientButton>
        )}
        {/* Another request cannot change the settings. */}
        {state.status === 'failed' && state.error !== 'configuration' && (
          <TransientButton className="quiet" onClick={() => void read(state.file)} onFocusLost={focusStatus}>
            Try again
          </TransientButton>
        )}
      </div>
      {state.status === 'read' && state.foods.length > 0 && module && (
        <module.FoodsInPhoto
          foods={state.foods}
          list={list}
          onAdd={(foods) => {
            onAdd(foods)
            reset()
          }}
          onCancel={reset}
          onFocusLost={onFocusLost}
        />
      )}
    </section>
  )
}

/** Errors whose words are about the visitor's own service, and not about the list. */
const ABOUT_SERVICE: readonly ErrorKind[] = ['unauthorized', 'out-of-credit', 'model-unavailable', 'network']

/** Returns how far the photo is, in words. */
function useStatusText(state: PhotoState): string {
  const messages = useChunk(loadPhoto, false).module?.photoMessages
  const visitorErrors = useVisitorErrors(state.status === 'failed' ? state.visitorService : undefined)
  switch (state.status) {
    case 'idle':
      return ''
    case 'reading':
      return 'Reading the photo…'
    case 'stopped':
      return 'Stopped.'
    case 'read': {
      const { length } = state.foods
      if (length === 0) return 'No food was found in this photo. Choose another one, or type the foods.'
      return `Found ${length === 1 ? 'one food' : `${length} foods`}. Uncheck what you don't have.`
    }
    case 'unreadable':
      return messages?.[state.problem] ?? ''
    case 'failed':
      return (
        (ABOUT_SERVICE.includes(state.error) ? visitorErrors[state.error] : undefined) ??
        messages?.[state.error] ??
        "Photos didn't load. Check your connection and try again."
      )
  }
}
