import {
  bareParts,
  bareRolePattern,
  firstMarkPattern,
  isBareRoleStart,
  isMarkStart,
  isRoleStart,
  lastTokenPattern,
  MAX_TOKEN,
  markPattern,
  markStartLength,
  type ReasoningEnd,
  reasoningEndOf,
  rolePattern,
} from './reasoningMarks'
import { removeSearchMarks } from './searchMarks'

/**
 * Removes reasoning, calls of tools, the tokens of prompt templates and the marks of searches from content that arrives
 * in deltas, however these are cut. They count where a line begins, and tokens at the end of the content too: within a
 * line they are words of the recipe.
 * The work is linear in the content: it reads each delta, and only the last characters before it.
 */
export class ReasoningFilter {
  /** The content so far, without reasoning. */
  text = ''
  /** Whether {@link text} is only white space. */
  private isSpace = true
  /** What the next character belongs to. Marks may follow one another until `content` begins. */
  private state: 'start' | 'afterToken' | 'afterReasoning' | 'content' = 'start'
  /** The end of the reasoning under way. */
  private reasoningEnd: ReasoningEnd | undefined
  /** Whether a close tag may end reasoning whose open tag is in the prompt, as that of some models is. */
  private mayLackOpenTag = true
  private isAtLineStart = true
  private lastCharacter = ''
  /** Tokens that may end the content, and white space among them. Content after them releases them. */
  private endRun = ''
  /** The end of the content while it may be the beginning of a mark of a search. */
  private held = ''
  /** The end of what arrived while it may be the beginning of another mark. */
  private buffer = ''

  /** Whether {@link text} shows nothing: white space, or a block of code that is empty. */
  get isBlank(): boolean {
    return this.isSpace || (this.text.length < MAX_TOKEN && /^\s*([`~]{3,})\w*\s*(?:\1\s*)?$/.test(this.text))
  }

  get isReasoning(): boolean {
    return this.reasoningEnd !== undefined
  }

  push(delta: string) {
    let rest = this.buffer + delta
    this.buffer = ''
    // Looked for once: a reply of 1 MB may have a mark every ten characters.
    const held = markStartLength(rest)
    while (rest !== '') {
      if (this.reasoningEnd) rest = this.skipReasoning(rest, this.reasoningEnd)
      else rest = this.state === 'content' ? this.readContent(rest, held) : this.readMarks(rest)
    }
  }

  /** Ends the content: drops end tokens, and releases an incomplete mark. */
  end() {
    const isToken = lastTokenPattern.exec(this.buffer)?.index === 0
    const isRole = this.state === 'afterToken' && rolePattern.test(this.buffer)
    if (!this.isReasoning && this.buffer !== '' && !isToken && !isRole) this.append(this.buffer)
    this.add(this.held)
    this.held = ''
    this.buffer = ''
  }

  private append(content: string) {
    const { text, held } = removeSearchMarks(this.held + this.endRun + content)
    this.held = held
    this.endRun = ''
    this.add(text)
  }

  private add(text: string) {
    if (text === '') return
    this.text += text
    this.isSpace &&= isSpace(text)
    const line = text.slice(text.lastIndexOf('\n') + 1)
    this.lastCharacter = text.slice(-1)
    this.isAtLineStart = (this.isAtLineStart || line.length < text.length) && line.trim() === ''
  }

  /** Drops a mark, and the tokens before it. */
  private readMark({ open, close }: Readonly<Record<string, string | undefined>>) {
    this.endRun = ''
    if (open !== undefined) this.startReasoning(reasoningEndOf(open))
    else if (close !== undefined) {
      if (this.mayLackOpenTag) this.text = ''
      this.isSpace ||= this.mayLackOpenTag
      this.startReasoning(undefined)
    } else this.state = 'afterToken'
  }

  /** Begins reasoning; undefined if it has ended already. */
  private startReasoning(end: ReasoningEnd | undefined) {
    this.reasoningEnd = end
    this.mayLackOpenTag = false
    this.state = 'afterReasoning'
  }

  /** Drops the marks and roles before content, and returns the rest. */
  private readMarks(content: string): string {
    const text = content.trimStart()
    this.append(content.slice(0, content.length - text.length))
    if (text === '') return ''
    const isFirst = this.state === 'start'
    const part = isFirst ? bareParts.find(([start]) => start.test(text)) : undefined
    if (part) {
      this.startReasoning(part[1])
      return text.replace(part[0], '')
    }
    const isIncomplete =
      isMarkStart(text) || (this.state === 'afterToken' && isRoleStart(text)) || (isFirst && isBareRoleStart(text))
    if (isIncomplete) {
      this.buffer = text
      return ''
    }
    const mark = firstMarkPattern.exec(text)
    if (mark?.groups) {
      this.readMark(mark.groups)
      return text.slice(mark[0].length)
    }
    const role = isFirst ? bareRolePattern.exec(text) : this.state === 'afterToken' ? rolePattern.exec(text) : null
    this.state = role ? 'afterToken' : 'content'
    return text.slice(role?.[0].length ?? 0)
  }

  /**
   * Reads content up to the next mark, and returns the rest.
   *
   * @param held how many characters at its end may be the beginning of a mark.
   */
  private readContent(content: string, held: number): string {
    const length = Math.max(0, content.length - held)
    const match = markPattern.exec(content.slice(0, length))
    if (!match?.groups) {
      this.readPlain(content.slice(0, length))
      this.buffer = content.slice(length)
      return ''
    }
    const [mark] = match
    this.readPlain(content.slice(0, match.index))
    const { open, close, start, prompt } = match.groups
    const isFirst = this.endRun === '' && this.isAtLineStart
    const isMark =
      close === undefined
        ? (isFirst && prompt === undefined) || (start !== undefined && this.endRun.trim() !== '')
        : this.isEndOfReasoning()
    if (isMark) this.readMark(match.groups)
    else {
      if (open !== undefined) this.mayLackOpenTag = false
      this.readPlain(mark)
    }
    return content.slice(match.index + mark.length)
  }

  /** Whether a close tag here ends reasoning rather than being quoted. */
  private isEndOfReasoning = () => this.mayLackOpenTag && !/[`"'“‘«]/.test(this.lastCharacter)

  /** Reads content without marks, and holds back the tokens at its end. */
  private readPlain(content: string) {
    const length = content.length - endTokensLength(content)
    const rest = content.slice(0, length)
    if (rest.trim() !== '' || this.endRun === '') this.append(rest)
    else this.endRun += rest
    this.endRun += content.slice(length)
  }

  /** Drops content up to the end of the reasoning and returns the rest. */
  private skipReasoning(content: string, { pattern, length, nested }: ReasoningEnd): string {
    const match = pattern.exec(content)
    const skipped = content.slice(0, match?.index ?? Math.max(0, content.length - length + 1))
    // The text after the first close tag may still be reasoning: the next one tells.
    if (nested?.test(skipped)) this.mayLackOpenTag = true
    if (match) {
      this.reasoningEnd = undefined
      return content.slice(match.index + match[0].length)
    }
    this.buffer = content.slice(Math.max(0, content.length - length + 1))
    return ''
  }
}

/** Whether a text shows nothing: white space, control characters and those that Unicode ignores by default. */
const isSpace = (text: string) => !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)

/** How many characters at the end of a text are tokens, and white space among them. */
function endTokensLength(text: string): number {
  let rest = text
  for (;;) {
    const trimmed = rest.trimEnd()
    // All tokens end with one of these signs.
    const [token] = (/[>\]]$/.test(trimmed) && lastTokenPattern.exec(trimmed.slice(-MAX_TOKEN))) || []
    if (token === undefined) return text.length - rest.length
    rest = trimmed.slice(0, -token.length)
  }
}
