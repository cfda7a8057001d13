import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { EvalCase } from '../../../evals/cases'
import { type PlainReply, readReply } from '../../../evals/readReply'
import { scoreReply, scorers } from '../../../evals/scorers'
import { noWishes } from '../../../src/prompt'

/** A reply in the style of a model, and its problems. */
interface Recording {
  readonly name: string
  readonly asked: EvalCase
  readonly reply: PlainReply
  /** The problem that each scorer finds, by the scorer's name. */
  readonly problems: Readonly<Record<string, string>>
}

const folder = new URL('../../fixtures/evals/', import.meta.url)

/** Reads a file: a JSON object between two lines of `---`, and then the reply. */
function readRecording(name: string): Recording {
  const text = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n')
  const [, head = '', content = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const { list, wishes = {}, expected = 'recipe', finishReason = 'stop', problems = {} } = JSON.parse(head)
  return {
    name,
    asked: { group: 'recorded', list, wishes: { ...noWishes, ...wishes }, expected },
    reply: { content, finishReason },
    problems,
  }
}

const recordings = readdirSync(folder).toSorted().map(readRecording)
const score = async ({ asked, reply }: Recording) => scoreReply(asked, await readReply(asked, reply))

test.each(recordings)('finds the problems of $name', async (recording) => {
  const scores = await score(recording)
  const found = scores.flatMap(({ scorer, problem }) => (problem === undefined ? [] : [[scorer.name, problem]]))
  expect(Object.fromEntries(found)).toEqual(recording.problems)
})

describe('among these replies', async () => {
  const scores = (await Promise.all(recordings.map(score))).flat()

  test.each(scorers)('one passes and one fails: $name', (scorer) => {
    const own = scores.filter((each) => each.scorer === scorer)
    expect(new Set(own.map(({ problem }) => problem === undefined))).toEqual(new Set([true, false]))
  })
})

test('asks an apology for none of what a recipe needs', async () => {
  const apology = recordings.find(({ asked }) => asked.expected === 'apology')
  if (!apology) throw new Error('There is no apology.')
  const names = (await score(apology)).map(({ scorer }) => scorer.name)
  expect(names).toEqual(['Ends within 1,024 tokens', 'Apologizes where nobody can cook'])
})
