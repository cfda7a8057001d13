import { describe, expect, test } from 'vitest'
import { classifyFinishReason, parseChunk } from '../../../src/service/parseChunk'

const chunk = (delta: unknown, finishReason?: unknown) => ({ choices: [{ delta, finish_reason: finishReason }] })
const completion = (content: unknown) => ({ choices: [{ message: { content } }] })

describe('parseChunk', () => {
  test('reads the content and the finish reason of the first choice', () => {
    const choices = [{ delta: { content: 'Whisk' }, finish_reason: 'eos_token' }, { delta: { content: 'Bake' } }]
    expect(parseChunk({ choices })).toEqual({ content: 'Whisk', hasReasoning: false, finishReason: 'eos_token' })
  })

  test('reads the choice with the index 0, wherever it is', () => {
    const other = { index: 1, delta: { content: 'Bake' } }
    expect(parseChunk({ choices: [other, { index: 0, delta: { content: 'Whisk' } }] }).content).toBe('Whisk')
    expect(parseChunk({ choices: [other] }).content).toBe('')
  })

  test('reads a whole reply without a finish reason as one that ended', () => {
    expect(parseChunk(completion('Whisk'))).toEqual({
      content: 'Whisk',
      hasReasoning: false,
      finishReason: 'stop',
      isWhole: true,
    })
    const chunk = { object: 'chat.completion.chunk', ...completion('Whisk') }
    expect(parseChunk(chunk)).toEqual({ content: 'Whisk', hasReasoning: false, isWhole: true })
  })

  test.each([
    undefined,
    null,
    'Whisk',
    {},
    { choices: [] },
    { choices: { message: 'Whisk' } },
    { choices: [], usage: { total_tokens: 3 } },
    chunk(null),
    chunk({}),
    chunk({ content: null }),
    chunk({ content: [{ type: 'image' }] }),
  ])('finds neither content nor a finish reason in %j', (json) => {
    expect(parseChunk(json)).toEqual({ content: '', hasReasoning: false })
  })

  test.each(['', 'null', null, { toString: 1, valueOf: 1 }])('treats the finish reason %j as none', (finishReason) => {
    expect(parseChunk(chunk({ content: 'Whisk' }, finishReason))).not.toHaveProperty('finishReason')
  })

  test.each(['reasoning', 'reasoning_content', 'reasoning_text', 'reasoning_details', 'thinking'])(
    'recognizes reasoning in the field %s unless it is empty',
    (field) => {
      expect(parseChunk(chunk({ [field]: 'hmm' }))).toEqual({ content: '', hasReasoning: true })
      expect(parseChunk(chunk({ [field]: '', content: 'a' }))).toEqual({ content: 'a', hasReasoning: false })
    },
  )

  test('joins the text parts of content from Mistral’s service and leaves out its reasoning', () => {
    const content = [
      { type: 'thinking', thinking: [{ type: 'text', text: 'hmm' }] },
      { type: 'reasoning', text: 'hmm' },
      { type: 'text', text: 'Whisk ' },
      { type: 'text', text: 'the eggs' },
    ]
    expect(parseChunk(chunk({ content }))).toEqual({ content: 'Whisk the eggs', hasReasoning: true })
  })
})

test.each(
  Object.entries({
    complete: 'stop eos eos_token end_turn stop_sequence tool_calls STOP',
    length: 'length max_tokens MAX_TOKENS model_length max_new_tokens context_window_exceeded truncated',
    'content-filter':
      'content_filter content_filter:OTHER refusal SAFETY sensitive RECITATION BLOCKLIST PROHIBITED_CONTENT SPII',
    error: 'error abort cancelled insufficient_system_resource network_error',
  }).flatMap(([kind, reasons]) => reasons.split(' ').map((reason) => [kind, reason] as const)),
)('the end of a reply is "%s" for the finish reason %s', (kind, reason) => {
  expect(classifyFinishReason(reason)).toBe(kind)
})
