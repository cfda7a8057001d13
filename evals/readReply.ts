import { checkedWishes } from '../src/food'
import { stripInvisible } from '../src/lib/invisibleCharacters'
import {
  compareWithList,
  createRecipeCheck,
  type Finding,
  type ListComparison,
  limitBlocks,
  parseBlock,
  type RecipeReading,
  readRecipeInSlices,
  replyKind,
} from '../src/reader'
import type { Reply } from '../src/service'
import type { EvalCase } from './cases'

/** A reply that came to its end, as the service sent it. */
export type PlainReply = Pick<Reply, 'content' | 'finishReason'>

/** A reply, and what the page makes of it. */
export interface ReadReply extends PlainReply {
  readonly kind: ReturnType<typeof replyKind>
  readonly reading: RecipeReading
  /** How the recipe fits the list; undefined where the page cannot tell. */
  readonly comparison: ListComparison | undefined
  /** The words that break the wishes, or what the list excludes. */
  readonly findings: readonly Finding[]
}

/** Reads a reply in the way of the page: by its own reader, its comparison with the list and its check of the wishes. */
export async function readReply({ list, wishes }: EvalCase, reply: PlainReply): Promise<ReadReply> {
  const blocks = limitBlocks(stripInvisible(reply.content))
  const reading = await readRecipeInSlices(blocks, parseBlock, new AbortController().signal, wishes.language)
  const toCheck = checkedWishes(wishes, list)
  return {
    content: reply.content,
    finishReason: reply.finishReason,
    kind: replyKind(reply.content),
    reading,
    comparison: compareWithList(reading, list),
    findings: toCheck.length > 0 ? createRecipeCheck(parseBlock).checkAtOnce(blocks, toCheck).findings : [],
  }
}
