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
  /** A message in place of a delta: the whole reply. */
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
  // A message is whole even without a finish reason. Some services send '' or 'null' instead of null.
  const reason = getProperty(choice, 'finish_reason') ?? (message && !delta ? 'stop' : '')
  const finishReason = typeof reason === 'string' ? reason : ''
  return {
    content: textContent(content),
    hasReasoning:
      REASONING_FIELDS.some((name) => hasValue(getProperty(message, name))) ||
      (Array.isArray(content) && content.some((part) => getProperty(part, 'type') === 'thinking')),
    ...(finishReason === '' || finishReason === 'null' ? {} : { finishReason }),
    ...(typeof refusal === 'string' && refusal !== '' ? { refusal } : {}),
    ...(message && !delta ? { isWhole: true } : {}),
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

/** What a finish reason means. Reasons that are not listed mean that the reply is whole. */
export function classifyFinishReason(finishReason: string): 'complete' | 'length' | 'content-filter' | 'error' {
  // Google appends its own reason to the standard one: "content_filter: RECITATION".
  switch (finishReason.toLowerCase().split(':')[0]) {
    case 'length':
    case 'incomplete':
    case 'max_output_tokens':
    case 'max_tokens':
    case 'model_context_window_exceeded':
    case 'model_length':
      return 'length'
    case 'blocklist':
    case 'content_filter':
    case 'prohibited_content':
    case 'recitation':
    case 'refusal':
    case 'safety':
    case 'sensitive':
    case 'spii':
      return 'content-filter'
    case 'abort':
    case 'cancelled':
    case 'error':
    case 'insufficient_system_resource':
    case 'network_error':
      return 'error'
    default:
      return 'complete'
  }
}
