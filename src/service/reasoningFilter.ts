/** The tags that open reasoning in the content: DeepSeek's and Qwen's, Mistral's, and others'. */
const openTags = ['<think>', '[THINK]', '<thinking>', '<thought>', '<seed:think>']
const toCloseTag = (openTag: string) => `${openTag[0]}/${openTag.slice(1)}`
const closeTags = openTags.map(toCloseTag)

/** The end-of-sequence tokens of models. Services that do not know a model's token pass it on. */
const endTokens = '</s> <|im_end|> <|eot_id|> <|end|> <|endoftext|> <end_of_turn> <｜end▁of▁sentence｜>'.split(' ')

/** Tags and end tokens. */
const allMarks = [...openTags, ...closeTags, ...endTokens]
const longestMark = Math.max(...allMarks.map(({ length }) => length))

const patternOf = (tags: readonly string[]) => new RegExp(tags.map((tag) => tag.replace(/[[\]]/g, '\\$&')).join('|'))
const openPattern = patternOf(openTags)
const openOrClosePattern = patternOf([...openTags, ...closeTags])

/**
 * Removes reasoning and end tokens from content that arrives in deltas, however the deltas are cut. Its work is linear
 * in the content: it reads each delta, and only the last characters before it.
 */
export class ReasoningFilter {
  /** The content so far, without reasoning. */
  text = ''
  /** Whether {@link text} is only white space. */
  isBlank = true
  /** The tag that closes the reasoning under way. */
  private closeTag: string | undefined
  private sawReasoning = false
  /** End tokens that may end the content, and white space among them. Content after them releases them. */
  private endRun = ''
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

  /** Ends the content: drops end tokens, and releases an incomplete mark. */
  end() {
    if (!this.isReasoning && this.buffer !== '' && !endTokens.includes(this.buffer)) this.append(this.buffer)
    this.buffer = ''
  }

  private append(content: string) {
    this.text += this.endRun + content
    this.isBlank &&= isBlank(this.endRun + content)
    this.endRun = ''
  }

  /** Reads content up to the next tag and returns the rest. */
  private readContent(content: string): string {
    const match = (this.sawReasoning ? openPattern : openOrClosePattern).exec(content)
    if (!match) {
      const length = content.length - incompleteMarkLength(content)
      this.readPlain(content.slice(0, length))
      this.buffer = content.slice(length)
      return ''
    }
    const [tag] = match
    this.sawReasoning = true
    if (openTags.includes(tag)) {
      this.append(content.slice(0, match.index))
      this.closeTag = toCloseTag(tag)
    } else {
      // A close tag without an open one: the prompt template of some models ends in the open tag.
      this.text = ''
      this.endRun = ''
      this.isBlank = true
    }
    return content.slice(match.index + tag.length)
  }

  /** Reads content without tags, and holds back the end tokens at its end. */
  private readPlain(content: string) {
    const length = content.length - endTokensLength(content)
    const rest = content.slice(0, length)
    if (rest.trim() !== '' || this.endRun === '') this.append(rest)
    else this.endRun += rest
    this.endRun += content.slice(length)
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

/** Whether a text shows nothing: white space, control characters and those that Unicode ignores by default. */
const isBlank = (text: string) => !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text)

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

/** How many characters at the end of a text may be the beginning of a mark. */
function incompleteMarkLength(text: string): number {
  for (let length = Math.min(longestMark, text.length); length > 0; length--) {
    const end = text.slice(-length)
    if (allMarks.some((mark) => mark.startsWith(end))) return length
  }
  return 0
}
