import { getProperty } from '../lib/json'

/** One chunk of a streamed reply, or a whole reply. */
export interface Chunk {
  /** The first choice's content, as the model wrote it; '' if there is none. */
  readonly content: string
  /** Whether the chunk holds reasoning beside the content. */
  readonly hasReasoning: boolean
  /** Why the reply ended. Services have many words for it: stop, eos_token, end_turn … */
  readonly finishReason?: string
  /** The model's own words of refusal, beside the content. */
  readonly refusal?: string
  /** A message in place of a delta: the whole reply, as a rule. */
  readonly isWhole?: true
  /** The service says that nothing follows, with or without a finish reason. */
  readonly isDone?: true
}

const REASONING_FIELDS = ['reasoning', 'reasoning_content', 'reasoning_text', 'reasoning_details', 'thinking']

/**
 * Reads a chunk or a whole reply of any shape: the client passes on what the service sent, which may be
 * `choices: []`, `delta: null` or `usage` alone.
 */
export function parseChunk(json: unknown): Chunk {
  const choices = getProperty(json, 'choices')
  // A service that was asked for one choice may still send several, each in events of its own.
  const choice: unknown = Array.isArray(choices)
    ? choices.find((each) => (getProperty(each, 'index') ?? 0) === 0)
    : undefined
  const delta = getProperty(choice, 'delta')
  const message = delta ?? getProperty(choice, 'message')
  const content = getProperty(message, 'content')
  const refusal = getProperty(message, 'refusal')
  const isWhole = message && !delta
  // A message is whole even without a finish reason, unless it says that it is a chunk. Some services send '' or 'null'
  // instead of null.
  const isEnd = isWhole && getProperty(json, 'object') !== 'chat.completion.chunk'
  const reason = getProperty(choice, 'finish_reason') ?? (isEnd ? 'stop' : '')
  const finishReason = typeof reason === 'string' ? reason : ''
  return {
    content: textContent(content),
    hasReasoning:
      REASONING_FIELDS.some((name) => hasValue(getProperty(message, name))) ||
      (Array.isArray(content) && content.some((part) => getProperty(part, 'type') === 'thinking')),
    ...(finishReason === '' || finishReason === 'null' ? {} : { finishReason }),
    ...(typeof refusal === 'string' && refusal !== '' ? { refusal } : {}),
    ...(isWhole ? { isWhole: true } : {}),
    ...(getProperty(json, 'done') === true ? { isDone: true } : {}),
  }
}

/** Services send a field that they do not use as null, '' or []. */
const hasValue = (field: unknown) => (Array.isArray(field) ? field.length > 0 : Boolean(field))

/** Returns the text of content, which is a string or (from Mistral's own service) a list of parts. */
function textContent(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part) => (getProperty(part, 'type') === 'text' ? getProperty(part, 'text') : ''))
    .filter((text) => typeof text === 'string')
    .join('')
}

/** The words of finish reasons, in the many names that services have for them: "MAX_TOKENS", "model_length", "cutoff". */
const reasonWords = [
  ['content-filter', /blocklist|filter|moderat|prohibited|recitation|refus|safety|sensitive|spii|guardrail/],
  ['length', /length|incomplete|limit|max|truncat|cut_?off|context/],
  ['error', /abort|cancel|error|insufficient|fail|malformed|timeout/],
] as const

/** What a finish reason means. Reasons without one of these words mean that the reply is whole. */
export function classifyFinishReason(finishReason: string): 'complete' | 'length' | 'content-filter' | 'error' {
  const reason = finishReason.toLowerCase()
  return reasonWords.find(([, words]) => words.test(reason))?.[0] ?? 'complete'
}
