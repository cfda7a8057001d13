import { beforeEach, expect, test, vi } from 'vitest'
import { chatCompletion } from '../../../src/service/chatCompletion'
import { fc, runs } from '../../support/fastCheck'
import { stubNetwork } from '../../support/network'
import { event } from '../../support/service'

let body: readonly Uint8Array[]

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'https://page.example/' })
  vi.stubEnv('VITE_INFERENCE_URL', 'https://models.example/v1')
  stubNetwork(() => ({ headers: { 'content-type': 'text/event-stream' }, chunks: body }))
})

/** Reads a reply whose body arrives in these chunks: its content, and the content that was reported on the way. */
async function read(chunks: readonly Uint8Array[]) {
  body = chunks
  const reported: string[] = []
  const { content } = await chatCompletion(
    { messages: [], max_tokens: 1024 },
    {
      signal: new AbortController().signal,
      onProgress: (progress) => {
        if (progress.type === 'content') reported.push(progress.content)
      },
    },
  )
  return { content, reported }
}

/** Returns the starts and ends of the pieces of something that is cut at these shares of its length. */
function cut(length: number, shares: readonly number[]) {
  const places = shares.map((share) => Math.floor(share * length)).toSorted((a, b) => a - b)
  return [0, ...places].map((start, index) => [start, places[index] ?? length] as const)
}

/** Tells whether all of a text are words: a mark at the start of a line is none of them. */
const hasNoMark = (text: string) => !/<[|｜][\p{L}\p{N}_▁]+[|｜]>|(?:^|\n)\s*<think>/u.test(text)
const texts = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme' }) },
      // Beginnings of tags and end tokens, markdown, and characters of several bytes.
      fc.constantFrom('<', '</', '<th', '[', '[TH', '# ', '\n\n', '- ', '🍮', 'é', '\u2028', '<|im_e', '<|', '|>'),
      fc.constantFrom('<|chan', 'nel', '<det', 'assistant', 'analysis', 'final', 'model', ' <think>', '`</s>`', '◁'),
    ),
  )
  .map((chunks) => chunks.join(''))
  .filter(hasNoMark)
/** Marks at the start of a line, around words that are not shown. */
const reasoning = fc
  .tuple(
    texts,
    fc.constantFrom(
      ['<think>', '</think>'],
      ['[THINK]', '[/THINK]'],
      ['<|channel>thought\n', '<channel|>'],
      ['<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>'],
      ['<details type="reasoning" done="true">', '</details>'],
    ),
  )
  .map(([text, [open, close]]) => ({ sent: `\n${open}${text}${close}`, content: '\n' }))
const segments = fc.oneof(
  // A word that stands before a mark on its line.
  texts.map((text) => ({ sent: `x${text}`, content: `x${text}` })),
  reasoning,
  fc.constant({ sent: 'x<|im_end|>\n<|im_start|>assistant\nx', content: 'x\nx' }),
)
const replies = fc
  .array(segments, { maxLength: 6 })
  .map((chunks) => ({
    sent: `Soup ${chunks.map(({ sent }) => sent).join('')}`,
    content: `Soup ${chunks.map(({ content }) => content).join('')}`,
  }))
  // Two pieces together may make one.
  .filter(({ content }) => hasNoMark(content))
const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 })

test('a reply has the same content however it is cut into deltas, and those into bytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      replies,
      shares,
      shares,
      fc.constantFrom('\n', '\r\n'),
      async ({ sent, content }, deltaCuts, byteCuts, newline) => {
        const events = cut(sent.length, deltaCuts).map(([start, end]) => event({ content: sent.slice(start, end) }))
        const stream = [...events, event({}, 'stop'), 'data: [DONE]\n\n'].join('')
        const bytes = new TextEncoder().encode(stream.replaceAll('\n', newline))
        const chunks = cut(bytes.length, byteCuts).map(([start, end]) => bytes.slice(start, end))
        const result = await read(chunks)
        expect(result.content).toBe(content)
        // Nothing is reported that has to be withdrawn.
        expect(result.reported.filter((text) => !content.startsWith(text))).toEqual([])
      },
    ),
    { numRuns: runs(500) },
  )
})
