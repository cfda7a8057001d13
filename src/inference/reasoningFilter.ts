/** The tags that open reasoning in the content: DeepSeek's and Qwen's, Mistral's, and others'. */
const openTags = ['<think>', '[THINK]', '<thinking>', '<thought>', '<seed:think>']
const closeTags = openTags.map((tag) => `${tag[0]}/${tag.slice(1)}`)

/** The end-of-sequence tokens of models. Services that do not know a model's token pass it on. */
const endTokens = '</s> <|im_end|> <|eot_id|> <|end|> <|endoftext|> <end_of_turn> <｜end▁of▁sentence｜>'.split(' ')

const allMarks = [...openTags, ...closeTags, ...endTokens]
const longestMark = Math.max(...allMarks.map(({ length }) => length))

/** Removes reasoning and end tokens from content that arrives in deltas, however the deltas are cut. */
export class ReasoningFilter {
  /** The content so far, without reasoning. */
  text = ''
  /** Whether {@link text} is only white space. A field, because testing the whole text at each delta is quadratic. */
  isBlank = true
  /** The tag that closes the reasoning under way. */
  private closeTag: string | undefined
  private sawReasoning = false
  /** The end of the content while it may be the beginning of a mark. */
  private buffer = ''

  get isReasoning(): boolean {
    return this.closeTag !== undefined
  }

  push(delta: string) {
    let rest = this.buffer + delta
    this.buffer = ''
    while (rest !== '') rest = this.closeTag === undefined ? this.readContent(rest) : this.skipReasoning(rest)
  }

  /** Ends the content: releases the buffer, unless it holds an end token. */
  end() {
    if (!this.isReasoning) this.append(this.buffer.slice(0, this.buffer.length - endTokensLength(this.buffer)))
    this.buffer = ''
  }

  private append(content: string) {
    this.text += content
    this.isBlank &&= content.trim() === ''
  }

  /** Reads content up to the next tag and returns the rest. */
  private readContent(content: string): string {
    const tag = findFirst(content, [...openTags, ...(this.sawReasoning ? [] : closeTags)])
    if (!tag) {
      const length = content.length - bufferLength(content)
      this.append(content.slice(0, length))
      this.buffer = content.slice(length)
      return ''
    }
    // A close tag without an open one: the prompt template of some models ends in the open tag.
    if (closeTags.includes(tag.text)) {
      this.text = ''
      this.isBlank = true
    } else {
      this.append(content.slice(0, tag.index))
      this.closeTag = closeTags[openTags.indexOf(tag.text)]
    }
    this.sawReasoning = true
    return content.slice(tag.index + tag.text.length)
  }

  /** Drops content up to the end of the reasoning and returns the rest. */
  private skipReasoning(content: string): string {
    const tag = this.closeTag ?? ''
    const index = content.indexOf(tag)
    if (index >= 0) {
      this.closeTag = undefined
      return content.slice(index + tag.length)
    }
    this.buffer = content.slice(Math.max(0, content.length - tag.length + 1))
    return ''
  }
}

const findFirst = (content: string, tags: readonly string[]) =>
  tags
    .map((text) => ({ text, index: content.indexOf(text) }))
    .filter(({ index }) => index >= 0)
    .toSorted((a, b) => a.index - b.index)[0]

/** How many characters at the end of a text are end tokens, and white space among them. */
function endTokensLength(text: string): number {
  let rest = text
  for (;;) {
    const trimmed = rest.trimEnd()
    const token = endTokens.find((each) => trimmed.endsWith(each))
    if (token === undefined) return text.length - rest.length
    rest = trimmed.slice(0, -token.length)
  }
}

/** How many characters at the end of a text may be the beginning of a mark, or are end tokens. */
function bufferLength(text: string): number {
  for (let length = Math.min(longestMark, text.length); length > 0; length--) {
    const end = text.slice(-length)
    if (allMarks.some((mark) => mark.startsWith(end))) return length + endTokensLength(text.slice(0, -length))
  }
  return endTokensLength(text)
}
