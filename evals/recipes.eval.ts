import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { test } from 'vitest'
import { cases } from './cases'
import { evaluate, type ModelResult } from './evaluate'
import { writeFailures, writeTable } from './report'
import { readEvalSettings } from './settings'

/** A folder of its own for each run, so that none overwrites what another is to be compared with. */
const folder = join('eval-results', new Date().toISOString().slice(0, 19).replaceAll(':', '-'))

const write = (name: string, text: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), text)
}

test('each model is asked for all recipes', async () => {
  const settings = readEvalSettings(process.env)
  const results: ModelResult[] = []
  for (const [index, model] of settings.models.entries()) {
    process.stdout.write(`${model}, ${cases.length} lists: `)
    const result = await evaluate(cases, model, settings, ({ type }) =>
      process.stdout.write(type === 'reply' ? '.' : 'E'),
    )
    results.push(result)
    // At once, so that it is kept if the next model does not answer.
    write(`${index + 1}-${model.replace(/[^\w.-]+/g, '-')}.md`, writeFailures(result))
    write('table.md', `${writeTable(results)}\n`)
    process.stdout.write('\n')
  }
  process.stdout.write(`\n${writeTable(results)}\n\nThe failures are in ${folder}.\n`)
})
