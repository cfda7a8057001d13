import { raceWithSignal } from '../lib/abortable'
import { InferenceError } from './errors'
import { type Chunk, classifyFinishReason } from './parseChunk'
import { ReasoningFilter } from './reasoningFilter'
import type { AttemptTimeouts } from './timeouts'

/** The progress of a reply. */
export type ReadProgress =
  /** The model reasons; its reasoning is never shown. */
  | { readonly type: 'reasoning' }
  /** The model writes; `content` is everything so far, in markdown, and never blank. */
  | { readonly type: 'content'; readonly content: string }

/** A reply that ended normally. */
export interface Completion {
  /** In markdown; never blank. */
  readonly content: string
  /** `length`: the reply reached the token limit. */
  readonly finishReason: 'stop' | 'length'
}

/**
 * How long a stream may stay open after its finish reason, in milliseconds. Some services send a finish reason with
 * every chunk, and their chunks may be a second apart, so one finish reason proves nothing.
 */
const AFTER_FINISH_MS = 2000

/**
 * Reads one reply to its end.
 *
 * @param onProgress called when content arrives or reasoning begins.
 * @throws {InferenceError} if the reply is not a whole recipe; anything that `chunks` throws.
 */
export async function readCompletion(
  chunks: AsyncGenerator<Chunk, void>,
  { signal, firstToken }: Pick<AttemptTimeouts, 'signal' | 'firstToken'>,
  onProgress: (progress: ReadProgress) => void,
): Promise<Completion> {
  const filter = new ReasoningFilter()
  let finishReason: string | undefined
  /** The finish reason came with reasoning: some services end the reasoning with one, and the content follows. */
  let isReasoningFinish = false
  /** More arrived after a finish reason, so the finish reasons of this service do not end the reply. */
  let continuedAfterFinish = false
  let reported = ''
  let hasReasoned = false
  let refusal = ''

  function reportContent() {
    const content = filter.isBlank ? '' : filter.text
    if (content === reported) return
    reported = content
    // Content is withdrawn if a close tag after it shows that it was reasoning.
    onProgress(content === '' ? { type: 'reasoning' } : { type: 'content', content })
  }

  try {
    for (;;) {
      const isFinished: boolean = finishReason !== undefined && !continuedAfterFinish && !isReasoningFinish
      const { done, value: chunk } = await readNext(chunks, isFinished, signal)
      if (done) break
      continuedAfterFinish ||= isFinished && (chunk.content !== '' || chunk.hasReasoning)
      // Some services end a stream with the whole reply once more.
      const isRepeated = !filter.isBlank && isSameReply(chunk, filter.text)
      if (!isRepeated) filter.push(chunk.content)
      refusal += chunk.refusal ?? ''
      hasReasoned ||= chunk.hasReasoning || filter.isReasoning
      if (isReasoningFinish && chunk.content.trim() !== '') finishReason = undefined
      if (chunk.finishReason !== undefined) {
        finishReason = chunk.finishReason
        isReasoningFinish = filter.isReasoning || (chunk.hasReasoning && chunk.content === '')
      }
      if (chunk.isDone) finishReason ??= 'stop'
      reportContent()
      const isReasoning = filter.isBlank && (chunk.hasReasoning || filter.isReasoning)
      if (isReasoning) onProgress({ type: 'reasoning' })
      if (isReasoning || !filter.isBlank) firstToken()
    }
  } catch (error) {
    // The reply was complete, so an error after that does not matter.
    if (finishReason === undefined || continuedAfterFinish) throw error
  } finally {
    filter.end()
    if (!signal.aborted) reportContent()
  }

  const outcome = finishReason === undefined ? undefined : classifyFinishReason(finishReason)
  if (outcome === 'content-filter')
    throw new InferenceError('content-filter', `The reply ended with the reason "${finishReason}".`)
  if (outcome === 'error')
    throw new InferenceError('server-error', `The reply ended with the reason "${finishReason}".`)
  if (filter.isBlank && refusal !== '') throw new InferenceError('content-filter', `The model declined: ${refusal}`)
  if (outcome === 'length' && (filter.isBlank ? hasReasoned : isReasoning(filter.text))) {
    onProgress({ type: 'reasoning' })
    throw new InferenceError('reasoning', 'The model reasoned up to the limit of tokens.')
  }
  if (filter.isBlank) throw new InferenceError('invalid-response', 'The service sent no recipe.')
  if (outcome === undefined) throw new InferenceError('interrupted', 'The reply ended without a finish reason.')
  return { content: filter.text, finishReason: outcome === 'length' ? 'length' : 'stop' }
}

/** A shorter delta may repeat earlier words: "- 1 onion", and once more. In characters. */
const MIN_REPEATED = 80

/** Whether a chunk repeats the text so far. A message may also hold the reasoning and the tokens around the text. */
const isSameReply = ({ content, isWhole }: Chunk, text: string) =>
  isWhole
    ? content.length * 2 >= text.length && content.includes(text.trim().slice(0, MIN_REPEATED))
    : content.length >= MIN_REPEATED && content.length >= text.length && content.trim() === text.trim()

/**
 * Whether a reply that reached the limit is reasoning without its tags, as that of models whose open tag is in the
 * prompt: it has no heading and no list, and begins like somebody who thinks.
 */
const isReasoning = (text: string) =>
  !/^[ \t]*(#{1,6}|[-*+•]|\d{1,3}[.)])\s/m.test(text) &&
  /^\s*(?:(?:okay|ok|alright)[,.]? (?:so )?(?:the user|let['’]?s? |i )|hmm\b|let me (?:think|see|start)|we need to|the user|first, i)/i.test(
    text,
  )

/** Reads the next chunk. After the finish reason it waits no longer than {@link AFTER_FINISH_MS}. */
function readNext(chunks: AsyncGenerator<Chunk, void>, isFinished: boolean, signal: AbortSignal) {
  const next = raceWithSignal(chunks.next(), signal)
  if (!isFinished) return next
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<{ done: true; value: undefined }>((resolve) => {
    timer = setTimeout(() => resolve({ done: true, value: undefined }), AFTER_FINISH_MS)
  })
  return Promise.race([next, timeout]).finally(() => clearTimeout(timer))
}
