import { getProperty } from '../lib/json'

/** What one chunk of a stream, or a whole reply, adds. */
export interface Piece {
  /** The first choice's content, as the model wrote it; '' when there is none. */
  readonly content: string
  /** The model thinks, in a field beside the content. */
  readonly thinks: boolean
  /** Why the reply ended: any reason but null, as services have many words for it (stop, eos_token, end_turn …). */
  readonly finishReason?: string
}

/**
 * Reads a chunk of a stream, or a whole reply. Nothing is known of its shape: the client hands on what the
 * service sent, which may be `choices: []`, `delta: null` or figures of usage alone.
 */
export function pieceOf(chunk: unknown): Piece {
  const choices = getProperty(chunk, 'choices')
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined
  const delta = getProperty(choice, 'delta')
  const message = delta ?? getProperty(choice, 'message')
  const content = getProperty(message, 'content')
  // A message, unlike a delta, is whole, whether it says so or not. Some services send '' or 'null' for null.
  const reason = String(getProperty(choice, 'finish_reason') ?? (message && !delta ? 'stop' : ''))
  return {
    content: textOf(content),
    thinks:
      ['reasoning', 'reasoning_content', 'reasoning_text', 'reasoning_details', 'thinking'].some(
        (name) => Boolean(getProperty(message, name)),
      ) ||
      (Array.isArray(content) && content.some((part) => getProperty(part, 'type') === 'thinking')),
    ...(reason === '' || reason === 'null' ? {} : { finishReason: reason }),
  }
}

/** How a reply ended, by its finish reason; `none` when it has not. What is not known here is a whole reply. */
export function endingOf(
  finishReason: string | undefined,
): 'none' | 'whole' | 'length' | 'declined' | 'broken' {
  // Google's own reason may follow the standard one: "content_filter: RECITATION".
  switch (finishReason?.toLowerCase().split(':')[0]) {
    case undefined:
      return 'none'
    case 'length':
    case 'max_tokens':
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
      return 'declined'
    case 'abort':
    case 'cancelled':
    case 'error':
    case 'insufficient_system_resource':
    case 'network_error':
      return 'broken'
    default:
      return 'whole'
  }
}

/** Content is a text, or (Mistral's own service, of a model that thinks) a list of parts, of which some are texts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map((part) => (getProperty(part, 'type') === 'text' ? getProperty(part, 'text') : ''))
    .filter((text) => typeof text === 'string')
    .join('')
}

/** Where thinking begins and ends in the content: DeepSeek's and Qwen's marks, Mistral's, and others'. */
const thinkingMarks = [
  { open: '<think>', close: '</think>' },
  { open: '[THINK]', close: '[/THINK]' },
  { open: '<thinking>', close: '</thinking>' },
  { open: '<thought>', close: '</thought>' },
  { open: '<seed:think>', close: '</seed:think>' },
]

/** What models end with; services that do not know a model's own mark send it along. */
const endMarks = [
  '</s>',
  '<|im_end|>',
  '<|eot_id|>',
  '<|end|>',
  '<|endoftext|>',
  '<end_of_turn>',
  '<｜end▁of▁sentence｜>',
]

const openMarks = thinkingMarks.map(({ open }) => open)
const closeMarks = thinkingMarks.map(({ close }) => close)
const longestMark = Math.max(
  ...[...openMarks, ...closeMarks, ...endMarks].map(({ length }) => length),
)

/**
 * The words of a reply as they come: the content without its thinking and without the mark at its end,
 * however it is cut into deltas.
 */
export class Words {
  /** What the cook may read so far. */
  text = ''
  /** The mark that ends the thinking which is under way. */
  private closing: string | undefined
  private thought = false
  /** The end of the content while it may be the beginning of a mark. */
  private held = ''

  get thinking(): boolean {
    return this.closing !== undefined
  }

  add(delta: string) {
    let rest = this.held + delta
    this.held = ''
    while (rest !== '') rest = this.closing === undefined ? this.write(rest) : this.think(rest)
  }

  /** The content is over: what was held back is no mark, unless it is the one at the end. */
  end() {
    if (!this.thinking) this.text += this.held.slice(0, this.held.length - endMarksOf(this.held))
    this.held = ''
  }

  /** Takes the content up to the next mark; returns what follows it. */
  private write(content: string): string {
    const mark = first(content, [...openMarks, ...(this.thought ? [] : closeMarks)])
    if (!mark) {
      const whole = content.length - heldBack(content)
      this.text += content.slice(0, whole)
      this.held = content.slice(whole)
      return ''
    }
    // A close without an open: the template of some models opens the thinking before the reply begins.
    if (closeMarks.includes(mark.text)) this.text = ''
    else {
      this.text += content.slice(0, mark.at)
      this.closing = closeMarks[openMarks.indexOf(mark.text)]
    }
    this.thought = true
    return content.slice(mark.at + mark.text.length)
  }

  /** Drops the content up to the end of the thinking; returns what follows it. */
  private think(content: string): string {
    const close = this.closing ?? ''
    const at = content.indexOf(close)
    if (at >= 0) {
      this.closing = undefined
      return content.slice(at + close.length)
    }
    this.held = content.slice(Math.max(0, content.length - close.length + 1))
    return ''
  }
}

/** The earliest of these marks in a text. */
function first(text: string, marks: readonly string[]) {
  let found: { text: string; at: number } | undefined
  for (const mark of marks) {
    const at = text.indexOf(mark)
    if (at >= 0 && (!found || at < found.at)) found = { text: mark, at }
  }
  return found
}

/** How many of a text's last characters are marks of the end, and white space among them. */
function endMarksOf(text: string): number {
  let rest = text
  for (;;) {
    const tail = rest.trimEnd()
    const mark = endMarks.find((each) => tail.endsWith(each))
    if (mark === undefined) return text.length - rest.length
    rest = tail.slice(0, -mark.length)
  }
}

/** How many of a text's last characters may be the beginning of a mark, or are the marks at the end. */
function heldBack(text: string): number {
  const marks = endMarksOf(text)
  for (let length = Math.min(longestMark, text.length); length > 0; length--) {
    const end = text.slice(-length)
    if ([...openMarks, ...closeMarks, ...endMarks].some((mark) => mark.startsWith(end)))
      return length + endMarksOf(text.slice(0, -length))
  }
  return marks
}
