import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Chunk, parseChunk } from '../../../src/service/parseChunk'
import { type ReadProgress, readCompletion } from '../../../src/service/readCompletion'
import type { Timeouts } from '../../../src/service/timeouts'

beforeEach(() => void vi.useFakeTimers())

const content = (text: string, finishReason?: string): Chunk => ({
  content: text,
  hasReasoning: false,
  ...(finishReason === undefined ? {} : { finishReason }),
})
const reasoning: Chunk = { content: '', hasReasoning: true }
const finish = (reason: string) => content('', reason)

const never = new Promise<never>(() => undefined)
const pause = (milliseconds: number) => () => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Sends these chunks. A function is awaited, and an error is thrown. */
async function* send(chunks: readonly (Chunk | Error | (() => Promise<void>))[]) {
  for (const part of chunks) {
    if (part instanceof Error) throw part
    if (typeof part === 'function') await part()
    else yield part
  }
}

function read(chunks: Parameters<typeof send>[0], signal = new AbortController().signal) {
  const progress: ReadProgress[] = []
  const timeouts: Timeouts = {
    signal,
    firstToken: () => undefined,
    remainingMs: () => 60_000,
    restartFirstToken: () => undefined,
    dispose: () => undefined,
  }
  const completion = readCompletion(send(chunks), timeouts, (update) => progress.push(update))
  // A test that awaits the completion later does so after it is rejected.
  completion.catch(() => undefined)
  return { completion, progress }
}

const message = (text: string, finishReason?: string): Chunk => ({ ...content(text, finishReason), isWhole: true })

const long = `# Soup\n\n${'- 1 leek\n'.repeat(10)}`
const start = long.slice(0, 90)
const halves = [content(long.slice(0, 30)), content(long.slice(30))]
const done: Chunk = { content: '', hasReasoning: false, isDone: true }
const words = (text: string): ReadProgress => ({ type: 'content', content: text })
const thinks: ReadProgress = { type: 'reasoning' }

test.each<[title: string, chunks: Parameters<typeof read>[0], reply: string, progress?: ReadProgress[]]>([
  ['leaves out a last delta that is the whole reply', [...halves, content(long, 'stop')], long],
  ['leaves out a last message with the whole, however short', [content('# Soup'), message('# Soup', 'stop')], '# Soup'],
  ['joins messages in place of deltas', [message('# Soup\n'), message('- 1 leek', 'stop')], '# Soup\n- 1 leek'],
  ['joins a message that repeats the beginning', [content(long + long), message(start, 'stop')], long + long + start],
  ['keeps a short delta that repeats', [content('- 1 leek\n'), content('- 1 leek\n', 'stop')], '- 1 leek\n- 1 leek\n'],
  ['reports all so far', [content('# '), content(''), content('A', 'stop')], '# A', [words('# '), words('# A')]],
  [
    'reports reasoning in a field and in tags without its text',
    [reasoning, content('<think>hmm'), content('hmm</think>'), content('Soup', 'stop')],
    'Soup',
    [thinks, thinks, words('Soup')],
  ],
  ['does not report reasoning after content', [content('Soup'), reasoning, finish('stop')], 'Soup', [words('Soup')]],
  [
    'reports reasoning when a close tag shows that the content was reasoning',
    [content('hmm'), content('</think>'), content('Soup', 'stop')],
    'Soup',
    [words('hmm'), thinks, words('Soup')],
  ],
  ['reports no blank content', [content(' '), content('\n'), content('Soup', 'stop')], ' \nSoup', [words(' \nSoup')]],
  ['ignores an error after the finish reason', [content('Soup', 'stop'), new Error('socket hang up')], 'Soup'],
  ['ends when the service says that it is done, without a finish reason', [content('Soup'), done], 'Soup'],
])('%s', async (_, chunks, reply, reported) => {
  const { completion, progress } = read(chunks)
  expect(await completion).toEqual({ content: reply, finishReason: 'stop' })
  if (reported) expect(progress).toEqual(reported)
})

test('reports content that a possible tag held back when the reply breaks off', async () => {
  const { completion, progress } = read([content('Soup <'), new Error('socket hang up')])
  await expect(completion).rejects.toThrow('socket hang up')
  expect(progress.at(-1)).toEqual(words('Soup <'))
})

describe('end of the reply', () => {
  test.each([
    ['at the token limit', [content('Soup'), finish('max_tokens')]],
    ['also if the service then says that it is done', [content('Soup', 'length'), done]],
    ['also if later chunks have no finish reason', [content('Soup', 'length'), content('')]],
  ])('resolves with the finish reason length %s', async (_, chunks) => {
    expect(await read(chunks).completion).toEqual({ content: 'Soup', finishReason: 'length' })
  })

  test.each([
    ['content-filter', 'after a finish reason of the content filter', [finish('content_filter')]],
    ['server-error', 'after a finish reason that is an error', [content('Soup'), finish('error')]],
    ['interrupted', 'without a finish reason', [content('Soup')]],
    ['invalid-response', 'without a chunk', []],
    ['invalid-response', 'with blank content', [content(' \n'), finish('stop')]],
    ['invalid-response', 'after reasoning alone', [reasoning, done]],
    ['invalid-response', 'with the finish reason of its reasoning', [{ ...reasoning, finishReason: 'stop' }]],
    ['reasoning', 'with reasoning alone up to the limit', [reasoning, content('<think>hmm', 'length')]],
  ])('rejects with %s %s', async (kind, _, chunks) => {
    await expect(read(chunks).completion).rejects.toMatchObject({ kind })
  })

  test('rejects with the error that the chunks throw', async () => {
    const error = new Error('socket hang up')
    await expect(read([content('Soup'), error]).completion).rejects.toBe(error)
  })

  test('resolves two seconds after the finish reason if the stream stays open', async () => {
    const { completion } = read([content('Soup', 'stop'), () => never])
    const onSettled = vi.fn()
    completion.then(onSettled)
    await vi.advanceTimersByTimeAsync(1999)
    expect(onSettled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onSettled).toHaveBeenCalledExactlyOnceWith({ content: 'Soup', finishReason: 'stop' })
  })

  test('reads to the end if the service sends a finish reason with every chunk', async () => {
    const { completion } = read([
      content('Leek ', 'stop'),
      pause(1000),
      content('and ', 'stop'),
      pause(5000),
      content('potato', 'stop'),
    ])
    await vi.advanceTimersByTimeAsync(6000)
    expect(await completion).toEqual({ content: 'Leek and potato', finishReason: 'stop' })
  })

  test.each([
    ['in a field', { ...reasoning, finishReason: 'stop' }],
    ['in a tag', content('<think>hmm', 'stop')],
  ])('waits for the content after a finish reason with reasoning %s', async (_, chunk) => {
    const more = [pause(20_000), content('</think>'), pause(5000), content('Soup'), pause(5000)]
    const ended = read([chunk, ...more, finish('length')])
    const broken = read([chunk, ...more])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await ended.completion).toEqual({ content: 'Soup', finishReason: 'length' })
    await expect(broken.completion).rejects.toMatchObject({ kind: 'interrupted' })
  })
})

test('rejects with the signal’s reason after an abort even if no chunk arrives', async () => {
  const controller = new AbortController()
  const { completion, progress } = read([content('Soup <'), () => never], controller.signal)
  await vi.advanceTimersByTimeAsync(0)
  const reason = new Error('stopped')
  controller.abort(reason)
  await expect(completion).rejects.toBe(reason)
  // The buffered "<" is not reported, because nobody listens any more.
  expect(progress).toEqual([{ type: 'content', content: 'Soup ' }])
})

test('reads a reply in linear time', async () => {
  vi.useRealTimers()
  const chunk = parseChunk({
    choices: [{ delta: { content: 'Whisk the <b>eggs</b> with sea salt [1].\n' }, finish_reason: '' }],
  })
  const timeOf = async (count: number) => {
    const start = performance.now()
    await read([...Array.from({ length: count }, () => chunk), finish('stop')]).completion
    return performance.now() - start
  }
  await timeOf(1000)
  // Other programs only lengthen a time. Work over all content with each chunk would make the ratio 100.
  let ratio = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 4; tries++) ratio = Math.min(ratio, (await timeOf(20_000)) / (await timeOf(2000)))
  expect(ratio).toBeLessThan(30)
})
