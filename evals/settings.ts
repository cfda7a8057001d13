/** What an eval asks, as the environment says it. */
export interface EvalSettings {
  /** The base URL of the service, absolute. */
  readonly url: string
  /** The models, in the order of the table's columns. */
  readonly models: readonly string[]
  /** Empty for a service that needs none. */
  readonly token: string
  /** How many requests run at a time. */
  readonly concurrency: number
}

const EXAMPLE = 'EVAL_URL=http://localhost:11434/v1 EVAL_MODEL=llama3.2 npm run eval'

/**
 * Reads the settings of an eval: EVAL_URL and EVAL_MODEL, and perhaps EVAL_TOKEN and EVAL_CONCURRENCY.
 *
 * @throws {Error} when one is missing or cannot work. The message names it and says what would work.
 */
export function readEvalSettings(env: Readonly<Record<string, string | undefined>>): EvalSettings {
  const read = (name: string) => env[name]?.trim() ?? ''
  const url = read('EVAL_URL')
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new Error(`Set EVAL_URL to the base URL of a service with OpenAI's format, for example: ${EXAMPLE}`)
  const names = read('EVAL_MODEL').split(',')
  const models = [...new Set(names.map((name) => name.trim()).filter(Boolean))]
  if (models.length === 0)
    throw new Error(`Set EVAL_MODEL to a model's name, or to several with commas between, for example: ${EXAMPLE}`)
  const concurrency = Number(read('EVAL_CONCURRENCY') || 2)
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 16)
    throw new Error('EVAL_CONCURRENCY says how many requests run at a time: a whole number from 1 to 16.')
  return { url, models, token: read('EVAL_TOKEN'), concurrency }
}
