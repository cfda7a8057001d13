import { summarizeWishes } from '../src/prompt'
import type { CaseResult, ModelResult } from './evaluate'
import { scorers } from './scorers'
import { wilsonInterval } from './shares'

/** A line of the table. */
interface Row {
  readonly name: string
  /** Whether a case passes; undefined if the row does not apply to it. */
  readonly passes: (result: CaseResult) => boolean | undefined
}

const isRight = (result: CaseResult) =>
  result.type === 'reply' && result.scores.every(({ problem }) => problem === undefined)

const rows: readonly Row[] = [
  { name: 'Answers', passes: ({ type }) => type === 'reply' },
  ...scorers.map((scorer): Row => {
    const { name } = scorer
    return {
      name,
      passes(result) {
        const score = result.type === 'reply' ? result.scores.find((each) => each.scorer === scorer) : undefined
        return score && score.problem === undefined
      },
    }
  }),
  { name: 'Everything is right', passes: isRight },
]

const percent = (share: number) => Math.round(100 * share)

/** "54 of 60: 90 % (80–95)" */
function writeShare(results: readonly CaseResult[], { passes }: Row): string {
  const outcomes = results.flatMap((result) => passes(result) ?? [])
  const passed = outcomes.filter(Boolean).length
  if (outcomes.length === 0) return 'of none'
  const { low, high } = wilsonInterval(passed, outcomes.length)
  const share = percent(passed / outcomes.length)
  return `${passed} of ${outcomes.length}: ${share} % (${percent(low)}–${percent(high)})`
}

const writeRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Writes a table in markdown with a column for each model: how many replies pass, their share and its interval of 95 %. */
export const writeTable = (models: readonly ModelResult[]): string =>
  [
    writeRow(['the reply', ...models.map(({ model }) => model)]),
    writeRow(['---', ...models.map(() => '---')]),
    ...rows.map((row) => writeRow([row.name, ...models.map(({ cases }) => writeShare(cases, row))])),
  ].join('\n')

/** Writes the failures of a model: each case under a heading, with its problems and the reply. */
export const writeFailures = (result: ModelResult): string =>
  [
    `# ${result.model}`,
    writeTable([result]),
    '## What failed',
    ...result.cases.filter((each) => !isRight(each)).map(writeFailure),
  ]
    .join('\n\n')
    .concat('\n')

function writeFailure(result: CaseResult): string {
  const { asked } = result
  const wishes = summarizeWishes(asked.wishes)
  const heading = `### ${asked.list.join(', ')} (${asked.group}${wishes ? `; ${wishes}` : ''})`
  if (result.type === 'error') return `${heading}\n\n- Answers: ${result.kind}: ${result.message}`
  const problems = result.scores.flatMap(({ scorer, problem }) => (problem ? [`- ${scorer.name}: ${problem}`] : []))
  return [heading, problems.join('\n'), fenced(result.reply.content)].join('\n\n')
}

/** A text in a fence that is longer than any in it. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([{ length }]) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}markdown\n${text}\n${fence}`
}
