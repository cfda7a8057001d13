import { askForFoods } from '../ai'
import { readFoods } from '../prompt'
import { PhotoError, type PhotoProblem, shrinkPhoto } from './shrinkPhoto'

/** The outcome of a photo. */
export type PhotoOutcome =
  | { readonly status: 'read'; readonly foods: readonly string[] }
  /** The file cannot be sent. */
  | { readonly status: 'unreadable'; readonly problem: PhotoProblem }

/**
 * Makes a photo small and asks which foods it shows: one request, and no request for a file that the browser cannot decode.
 *
 * @throws {InferenceError} if nobody answers; the signal's reason after an abort.
 */
export async function readPhoto(file: File, signal: AbortSignal): Promise<PhotoOutcome> {
  try {
    const photo = await shrinkPhoto(file)
    signal.throwIfAborted()
    return { status: 'read', foods: readFoods(await askForFoods(photo, signal)) }
  } catch (thrown) {
    if (thrown instanceof PhotoError) return { status: 'unreadable', problem: thrown.problem }
    throw thrown
  }
}
