import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cases, type EvalCase } from '../../../evals/cases'
import { evaluate } from '../../../evals/evaluate'
import { writeFailures, writeTable } from '../../../evals/report'
import { createMessages, MAX_TOKENS } from '../../../src/ai'
import { getProperty } from '../../../src/lib/json'
import { deferred } from '../../support/deferred'
import { errorReply, type Script, type Service, startService, wholeReply } from '../../support/service'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())
const run = (model: string, { token = '', asked = cases } = {}) =>
  evaluate(asked, model, { url: service.url, models: [model], token, concurrency: 4 }, () => undefined)

/** A list of each case, as the first message of the user holds it. */
const questionOf = ({ list, wishes }: EvalCase) => createMessages({ ingredients: list, wishes, turns: [] })[1]?.content
const everyday = cases.filter(({ group }) => group === 'everyday')

/** A recipe with all of a list, in the form that the page asks for. */
const writeRecipe = (list: readonly string[]) =>
  `# Supper\n\nServes 4 | Total time: 12 minutes\n\n## Ingredients\n\n${list.map((entry) => `- ${entry}`).join('\n')}\n\n## Method\n\n1. Heat the pan for 2 minutes.\n2. Add everything and cook it for 10 minutes.`

/** A service with two models: one writes a recipe with all of the list, the other always the same. */
const scriptedModels: Script = ({ body }) => {
  const [model, messages] = [getProperty(body, 'model'), getProperty(body, 'messages')]
  const question = Array.isArray(messages) ? getProperty(messages[1], 'content') : undefined
  const asked = cases.find((each) => questionOf(each) === question)
  if (!asked) return errorReply(400, { message: 'It is not one of the cases.' })
  if (model === 'good') return wholeReply(writeRecipe(asked.list))
  if (model === 'bad') return wholeReply('**Beef Pie**\n\nIngredients:\n- 500 g beef\n\nInstructions:\n1. Bake it.')
  return errorReply(404, { message: `model "${model}" not found` })
}

test('the table and the file of failures tell a good model from a bad one', async () => {
  service.respondWith(scriptedModels)
  const [good, bad] = [await run('good', { asked: everyday }), await run('bad', { asked: everyday })]
  const table = writeTable([good, bad])
  expect(table).toContain('| Answers | 12 of 12: 100 % (76–100) | 12 of 12: 100 % (76–100) |')
  expect(table).toContain('| Says how long it takes | 12 of 12: 100 % (76–100) | 0 of 12: 0 % (0–24) |')
  expect(table).toContain('| Everything is right | 12 of 12: 100 % (76–100) | 0 of 12: 0 % (0–24) |')
  const documented = readFileSync(new URL('../../../docs/evals.md', import.meta.url), 'utf8')
  for (const [row = ''] of table.matchAll(/^\| [^|]+ \|/gm)) expect(documented).toContain(row)

  expect(writeFailures(good)).not.toContain('### ')
  const [, first = '', ...others] = writeFailures(bad).split('### ')
  expect(others).toHaveLength(11)
  expect(first).toMatch(/^eggs, spinach, feta, bread \(everyday\)\n/)
  expect(first).toContain('- Says how long it takes: no total time\n')
  expect(first).toContain('**Beef Pie**')
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
