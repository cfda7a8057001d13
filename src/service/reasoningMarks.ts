/**
 * Tags around text outside a recipe: reasoning, and calls of tools that no page offered. Each model has names of its
 * own for them, often with a word before: `<seed:think>`, `<antThinking>`, `<inner_monologue>`.
 */
const tagNames =
  '[a-z\\d_-]{0,12}(?:think(?:ing)?|thoughts?|reasoning|reflection|analysis|scratchpad|monologue|planning)|plan|deliberation|cot|tool_code|tool_calls?|tool_use|function_calls?|invoke'
const prefix = '(?:[a-z]{1,12}:)?'
const openTag = `<${prefix}(?:${tagNames})\\s?>|<function=[\\w.-]{1,20}>`
const closeTag = `</${prefix}(?:${tagNames})\\s?>|</function>`

/** Where else such parts begin, and where they end. */
const otherTags: readonly (readonly [open: string, ...close: string[]])[] = [
  // Mistral, Kimi, Cohere and others
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['<|START_THINKING|>', '<|END_THINKING|>'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
  // The channels of gpt-oss: https://cookbook.openai.com/articles/openai-harmony
  ['<|channel|>analysis', '<|end|>', '<|channel|>final'],
  ['<|channel|>commentary', '<|end|>', '<|channel|>final'],
  // Gemma
  ['<|channel>thought', '<channel|>'],
  ['<unused94>thought', '<unused95>'],
  // Apertus, services that escape tags, and a block of code
  ['<|inner_prefix|>', '<|inner_suffix|>'],
  ['&lt;think&gt;', '&lt;/think&gt;'],
  ['```thinking', '\n```'],
  // Open WebUI. The rest of the tag is skipped with the reasoning.
  ['<details type="reasoning"', '</details>'],
  ...['Thought for', 'Thinking', 'Reasoning'].flatMap((title) =>
    ['', '\n'].map((gap) => [`<details>${gap}<summary>${title}`, '</details>'] as const),
  ),
  // Calls of tools: Mistral, Llama, Gemma, Phi, LFM, Kimi, DeepSeek
  ['[TOOL_CALLS]', '\n'],
  ['<|python_tag|>', '\n'],
  ['```tool_code', '\n```'],
  ['<|tool_call|>', '<|/tool_call|>'],
  ['<|tool_call_start|>', '<|tool_call_end|>'],
  ['<|tool_calls_section_begin|>', '<|tool_calls_section_end|>'],
  ['<｜tool▁calls▁begin｜>', '<｜tool▁calls▁end｜>'],
]

const anyOf = (marks: readonly string[]) => marks.map((mark) => mark.replace(/[[\]|/]/g, '\\$&')).join('|')

/** The end of the reasoning that an open tag begins. */
export interface ReasoningEnd {
  readonly pattern: RegExp
  /** The length of its longest tag. */
  readonly length: number
  /** The tag that begins such reasoning within it once more. */
  readonly nested?: RegExp
}
const endAt = (...tags: string[]): ReasoningEnd => ({
  pattern: new RegExp(anyOf(tags), 'i'),
  length: Math.max(...tags.map(({ length }) => length)),
})

const openTags = otherTags.map(([open]) => open)
const endsOf = new Map(otherTags.map(([open, ...close]) => [open.toLowerCase(), endAt(...close)] as const))
/** Returns the end of the reasoning that an open tag begins. */
export function reasoningEndOf(tag: string): ReasoningEnd | undefined {
  const name = /^<(?:[a-z]{1,12}:)?([\w-]{1,24})(?![\w-])[^:|]{0,24}>$/i.exec(tag)?.[1]
  if (name === undefined) return endsOf.get(tag.toLowerCase())
  return {
    pattern: new RegExp(`</${prefix}${name}\\s?>`, 'i'),
    length: MAX_TOKEN,
    nested: new RegExp(`<${prefix}${name}\\s?>`, 'i'),
  }
}

/** Ends of other things than reasoning. */
const otherEnds = ['<|end|>', '</details>', '\n', '\n```']
/** Tags that end reasoning although its beginning is missing: it stands in the prompt of some models. */
const closeTags = otherTags.flatMap(([, ...close]) => close).filter((tag) => !otherEnds.includes(tag))

/** Tokens of prompt templates that begin a reply. Services that do not know a model's template pass them on. */
const startTokens =
  '<|im_start|> <|start|> <|assistant|> <|start_header_id|> <start_of_turn> <|turn> <｜assistant｜> <|start_response|> <|begin_of_solution|> <answer> <final_answer> <final> <output> <response> <result> <recipe>'.split(
    ' ',
  )
/** Tokens before a reply that are other things within it: `<s>` strikes words out. */
const promptTokens = ['<s>', '<bos>', '[/INST]']
/** Tokens that end a reply. */
const endTokens =
  '</s> [EOS] <eos> <end_of_turn> <turn|> <|im_end|> <|end|> <|eot_id|> <|endoftext|> <｜end▁of▁sentence｜> </answer> </final_answer> </final> </output> </response> </result> </recipe>'.split(
    ' ',
  )

/** Other models have other names between the same signs: `<|endofprompt|>`. */
const special = '<[|｜][\\p{L}\\p{N}_▁]{1,40}[|｜]>'
const token = `${anyOf(endTokens)}|${special}`
const groups = {
  open: `${openTag}|${anyOf(openTags)}`,
  close: `${closeTag}|${anyOf(closeTags)}`,
  start: anyOf(startTokens),
  prompt: anyOf(promptTokens),
}
const mark = [...Object.entries(groups).map(([name, marks]) => `(?<${name}>${marks})`), token].join('|')

/** The next mark in a text. */
export const markPattern = new RegExp(mark, 'iu')
/** A mark at the beginning of a text. */
export const firstMarkPattern = new RegExp(`^(?:${mark})`, 'iu')
/** A token at the end of a text, without the end of reasoning. */
export const lastTokenPattern = new RegExp(`(?:${token})$`, 'iu')

/** The longest token, in characters. */
export const MAX_TOKEN = 44
const literals = [...openTags, ...closeTags, ...startTokens, ...promptTokens, ...endTokens].map((literal) =>
  literal.toLowerCase(),
)
const specialStart = /^<(?:[|｜](?:[\p{L}\p{N}_▁]{1,40}[|｜]?)?)?$/u
const tagStart = /^<\/?(?:[a-z]{1,12}:)?(?:[a-z\d_-]{0,24}\s?|function=[\w.-]{0,20})$/i

/** Whether a text may be the beginning of a longer mark. */
export const isMarkStart = (text: string) =>
  specialStart.test(text) ||
  tagStart.test(text) ||
  (text.length < MAX_TOKEN &&
    literals.some((literal) => literal.length > text.length && literal.startsWith(text.toLowerCase())))

/** How many characters at the end of a text may be the beginning of a mark. */
export function markStartLength(text: string): number {
  // All marks begin with one of these signs.
  const end = text.slice(-MAX_TOKEN)
  const starts = [...end.matchAll(/[<[◁&`]/g)].map(({ index }) => end.slice(index))
  return starts.find(isMarkStart)?.length ?? 0
}

/** Who speaks, or the channel, after a start token: `<|im_start|>assistant`. */
const roles = ['assistant', 'model', 'final', 'commentary']
export const rolePattern = new RegExp(`^(?:${roles.join('|')})(?![\\p{L}\\p{N}])`, 'u')
/** Whether a text may be the beginning of a role. */
export const isRoleStart = (text: string) => roles.some((role) => role.startsWith(text))

/**
 * The words that remain of a template when the service drops only its tokens: "assistant" on a line of its own,
 * or "analysisThe user has … assistantfinal# Soup".
 */
export const bareRolePattern = /^(?:(?:assistant|model)[ \t]{0,9}\r?\n|assistantfinal)/
/** What else begins a reply without a mark: reasoning, and the call of a tool in JSON, which ends before other text. */
export const bareParts: readonly (readonly [start: RegExp, end: ReasoningEnd])[] = [
  [/^(?:analysis|commentary)(?=["'“]?\p{Lu})/u, endAt('assistantfinal', '<|channel|>final')],
  [
    /^(?:```\w{0,12}\s{0,9})?(?:\[\s{0,9})?\{\s{0,9}(?:(?:"(?:type|id|name|function|tool)"\s?:\s?"[\w .:/-]{1,64}",\s{0,9}){1,3}"(?:arguments|parameters)"|"(?:function_call|tool_calls?)")\s?:/,
    { pattern: /\n\s{0,9}(?=[^\s{}[\]",`])/, length: 12 },
  ],
]
/** Whether a text may be the beginning of such a call. */
const callStart = /^(?:```\w{0,12}\s{0,9})?(?:\[\s{0,9})?(?:\{[^:]{0,40}(?::[^:]{0,90}){0,3})?$/
/** Whether a text may be the beginning of one of them. */
export const isBareRoleStart = (text: string) =>
  ['assistantfinal', 'analysis"', 'commentary"'].some((word) => word.startsWith(text)) ||
  callStart.test(text) ||
  /^(?:assistant|model|mode|mod|mo|m)[ \t]{0,9}\r?$/.test(text)
