import { type FailureKind, ServiceError } from './errors'
import { endingOf, type Piece, Words } from './parseChunk'
import { type Deadlines, unlessAborted } from './timeouts'

/** What the service does while a request runs. */
export type Progress =
  /** It is asked again after a failure that can pass. */
  | { readonly doing: 'tryingAgain'; readonly after: FailureKind }
  /** The model thinks, in words that are not for the cook. */
  | { readonly doing: 'thinking' }
  /** The model writes; `recipe` is all of it so far. */
  | { readonly doing: 'writing'; readonly recipe: string }

/** A recipe that has come to its end. */
export interface Recipe {
  /** In markdown; never blank. */
  readonly recipe: string
  /** It stops where the longest reply that is asked for does (ai.ts). */
  readonly atLengthLimit: boolean
}

/**
 * How long a service that has finished but does not end the stream is listened to, in milliseconds. Some send
 * a finish reason with every chunk, and those may be a second apart.
 */
const AFTER_FINISH_MS = 2000

/**
 * Reads one reply to its end.
 *
 * @throws {ServiceError} when it is no recipe, or not a whole one; whatever reading it throws.
 */
export async function readReply(
  pieces: AsyncGenerator<Piece, void>,
  { signal, begun }: Deadlines,
  onProgress: (progress: Progress) => void,
): Promise<Recipe> {
  const words = new Words()
  let recipe = ''
  let finishReason: string | undefined
  let wentOn = false
  const finished = () => finishReason !== undefined
  const tell = () => {
    const last = recipe
    recipe = words.text.trim() === '' ? '' : words.text
    if (recipe === last) return
    onProgress(recipe === '' ? { doing: 'thinking' } : { doing: 'writing', recipe })
  }

  try {
    for (;;) {
      const { done, value: piece } = await next(pieces, finished() && !wentOn, signal)
      if (done) break
      // A service that went on after a finish is believed only when it ends.
      wentOn ||= finished() && (piece.content !== '' || piece.thinks)
      words.add(piece.content)
      finishReason = piece.finishReason ?? finishReason
      tell()
      const thinks = recipe === '' && (piece.thinks || words.thinking)
      if (thinks) onProgress({ doing: 'thinking' })
      if (thinks || recipe !== '') begun()
    }
  } catch (error) {
    // A reply that has finished is whole: what breaks after that breaks nothing.
    if (!finished() || wentOn) throw error
  } finally {
    words.end()
    if (!signal.aborted) tell()
  }

  const ending = endingOf(finishReason)
  if (ending === 'declined')
    throw new ServiceError('declined', `The reply ended with the reason "${finishReason}".`)
  if (ending === 'broken')
    throw new ServiceError('trouble', `The reply ended with the reason "${finishReason}".`)
  if (recipe === '') throw new ServiceError('noRecipe', 'The service sent no recipe.')
  if (ending === 'none')
    throw new ServiceError('cutOff', 'The reply broke off: it ended without a finish reason.')
  return { recipe, atLengthLimit: ending === 'length' }
}

/** The next piece. After the finish a service that neither sends nor ends is not waited for. */
function next(pieces: AsyncGenerator<Piece, void>, finished: boolean, signal: AbortSignal) {
  const piece = unlessAborted(pieces.next(), signal)
  if (!finished) return piece
  let timer: ReturnType<typeof setTimeout> | undefined
  const left = new Promise<{ done: true; value: undefined }>((resolve) => {
    timer = setTimeout(() => resolve({ done: true, value: undefined }), AFTER_FINISH_MS)
  })
  return Promise.race([piece, left]).finally(() => clearTimeout(timer))
}
