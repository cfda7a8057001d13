import { useEffect, useRef, useState } from 'react'
import { type ErrorKind, toInferenceError, type VisitorServiceKind, visitorServiceKind } from '../service'
import { loadPhoto } from './loadPhoto'
import type { PhotoOutcome } from './readPhoto'

/** How far a photo is. */
export type PhotoState =
  | { readonly status: 'idle' | 'reading' | 'stopped' }
  | PhotoOutcome
  | {
      readonly status: 'failed'
      readonly error: ErrorKind
      /** The visitor's choice of a service, because some messages are about the visitor's account. */
      readonly visitorService: VisitorServiceKind | undefined
      /** To try again with it. */
      readonly file: File
    }

/**
 * Reads one photo at a time: a new one takes the place of the one before, whose request ends.
 *
 * @returns `read` never throws: the outcome is in `state`. `stop` ends the request. `reset` forgets the outcome.
 */
export function usePhoto() {
  const [state, setState] = useState<PhotoState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function read(file: File) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const visitorService = visitorServiceKind()
    setState({ status: 'reading' })
    try {
      const { readPhoto } = await loadPhoto()
      signal.throwIfAborted()
      const outcome = await readPhoto(file, signal)
      if (!signal.aborted) setState(outcome)
    } catch (thrown) {
      if (signal.aborted) return
      const { kind, message } = toInferenceError(thrown)
      // biome-ignore lint/suspicious/noConsole: tells the page's owner what the service said.
      console.error(message)
      // biome-ignore lint/suspicious/noConsole: tells the page's owner the kind of the error (docs/errors.md).
      console.error('Failed to read the photo:', kind)
      setState({ status: 'failed', error: kind, visitorService, file })
    }
  }

  function stop() {
    running.current?.abort()
    setState({ status: 'stopped' })
  }

  return { state, read, stop, reset: () => setState({ status: 'idle' }) }
}
