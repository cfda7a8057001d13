import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { cases } from '../../../evals/cases'
import { evaluate, type ModelResult } from '../../../evals/evaluate'
import { writeFailures, writeTable } from '../../../evals/report'
import { createMessages, MAX_TOKENS } from '../../../src/ai'
import { deferred } from '../../support/deferred'
import { scriptedModels } from '../../support/scriptedModels'
import { errorReply, type Service, startService, wholeReply } from '../../support/service'
import { isFullTier } from '../../support/tier'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const run = (model: string, { token = '', asked = cases } = {}) =>
  evaluate(asked, model, { url: service.url, models: [model], token, concurrency: 4 }, () => undefined)

// All lists three times: some seconds. The recorded replies of scorers.test.ts are in both tiers.
describe.runIf(isFullTier)('against a service with good, bad and broken replies', () => {
  const results: ModelResult[] = []
  beforeAll(async () => {
    service.respondWith(scriptedModels)
    for (const model of ['good', 'bad', 'broken']) results.push(await run(model))
  })

  test('the table tells them apart, as docs/evals.md shows it', () => {
    const documented = readFileSync(new URL('../../../docs/evals.md', import.meta.url), 'utf8').replaceAll('\r\n', '\n')
    expect(documented).toContain(`\n${writeTable(results)}\n`)
  })

  test('each case with a problem, and no other one, has a heading in the file of failures', () => {
    const headings = results.map((result) => writeFailures(result).match(/^### .+$/gm)?.length ?? 0)
    expect(headings).toEqual([0, 60, 60])
  })

  test('the file of failures has the problems and the reply', () => {
    const [, bad = { model: '', cases: [] }, broken = { model: '', cases: [] }] = results
    const [first = ''] = writeFailures(bad).split('### ').slice(1)
    expect(first).toMatch(/^eggs, spinach, feta, bread \(everyday\)\n/)
    expect(first).toContain('- Says how long it takes: no total time\n')
    expect(first).toContain('**Grandma’s Beef Pie**'.replace('’', "'"))
    expect(writeFailures(broken)).toContain('- Answers: interrupted: The reply ended without a finish reason.')
    expect(writeFailures(bad)).toContain(
      '### chickpeas, rice, spinach, butter, coconut milk, curry powder (diets; Vegan)',
    )
  })
})

test('sends the messages, the limit and the token of the page', async () => {
  service.respondWith(scriptedModels)
  const [first] = cases
  if (!first) throw new Error('There is no case.')
  await run('good', { token: 'secret-7', asked: [first] })
  expect(service.requests).toHaveLength(1)
  expect(service.requests[0]?.headers.authorization).toBe('Bearer secret-7')
  expect(service.requests[0]?.body).toMatchObject({
    model: 'good',
    max_tokens: MAX_TOKENS,
    messages: createMessages({ ingredients: first.list, wishes: first.wishes, turns: [] }),
  })
})

test('asks once, and then four at a time', async () => {
  const hello = () => Response.json({ choices: [{ message: { content: 'Hello.' }, finish_reason: 'stop' }] })
  const replies: ReturnType<typeof deferred<Response>>[] = []
  let isHeld = true
  vi.stubGlobal('fetch', () => {
    const reply = deferred<Response>()
    replies.push(reply)
    if (!isHeld) reply.resolve(hello())
    return reply.promise
  })
  const running = run('any', { asked: cases.slice(0, 12) })
  for (const sent of [1, 5, 6]) {
    await vi.waitFor(() => expect(replies.length).toBeGreaterThanOrEqual(sent))
    // A further request would have been sent with those.
    await new Promise((resolve) => setImmediate(resolve))
    expect(replies).toHaveLength(sent)
    replies.at(-1)?.resolve(hello())
  }
  isHeld = false
  for (const reply of replies) reply.resolve(hello())
  expect((await running).cases).toHaveLength(12)
})

test('stops after the first request if no other one can succeed', async () => {
  service.respondWith(scriptedModels)
  await expect(run('unknown')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+\/v1 does not answer for unknown\. model-unavailable: .*model "unknown" not found/,
  )
  expect(service.requests).toHaveLength(1)
})

test('goes on where a model that has answered is gone', async () => {
  const first = scriptedModels
  service.respondWith((request) => (service.requests.length === 1 ? first(request) : errorReply(404, 'no such model')))
  const result = await run('good', { asked: cases.slice(0, 3) })
  expect(result.cases.map(({ type }) => type)).toEqual(['reply', 'error', 'error'])
})

test('goes on after an error that the next request may not meet, and never writes the token', async () => {
  let count = 0
  service.respondWith(() => {
    count += 1
    return count === 1 ? errorReply(400, { message: 'The key secret-7 has a strange field.' }) : wholeReply('Hello.')
  })
  const result = await run('any', { token: 'secret-7', asked: cases.slice(0, 3) })
  expect(result.cases.map(({ type }) => type)).toEqual(['error', 'reply', 'reply'])
  expect(writeFailures(result)).toContain('bad-request')
  expect(writeFailures(result)).not.toContain('secret-7')
})
