/**
 * The marks that services with a search leave in a reply, each with where its beginning may stand at the end of a text:
 * 【5†source】 (OpenAI's assistants), [cite: 7] (Gemini), [citation:3] (DeepSeek), signs of a private use area around
 * "citeturn2search1", :contentReference[oaicite:0]{index=0} and [oai_citation:1‡name](address) (ChatGPT).
 */
const marks: readonly (readonly [mark: RegExp, start: RegExp])[] = [
  [/【\d{1,4}(?::\d{1,4})?†[^】\n]{0,80}】/, /【[^】\n]{0,90}/],
  [/\[cite(?:_start|: ?[\d, ]{1,40})?\]/, /\[c(?:i(?:te?(?:[_:][\w, ]{0,44})?)?)?/],
  [/\[citation: ?\d{1,4}\]/, /\[cita[\w: ]{0,14}/],
  [/\uE200[^\uE201\n]{0,200}\uE201/, /\uE200[^\uE201\n]{0,200}/],
  [/:contentReference\[oaicite:\d{1,4}\]\{index=\d{1,4}\}/, /:co[\w[\]:{=]{0,50}/],
  [/\[oai_citation:\d{1,4}‡[^\]\n]{0,80}\]\([^\s)]{0,200}\)/, /\[o(?:a(?:i(?:_[^\s)]{0,300})?)?)?/],
]
const anyOf = (patterns: readonly RegExp[]) => `[ \\t]?(?:${patterns.map(({ source }) => source).join('|')})`
const whole = new RegExp(anyOf(marks.map(([mark]) => mark)), 'gu')
const atEnd = new RegExp(`${anyOf(marks.map(([, start]) => start))}$`, 'u')
/** The longest mark, in characters, with a space before it. */
const MAX_MARK = 304

/** Removes the marks of searches from a text. `held` is the end of it that may be the beginning of a mark. */
export function removeSearchMarks(text: string): { readonly text: string; readonly held: string } {
  const left = text.replace(whole, '')
  const end = left.slice(-MAX_MARK)
  const held = atEnd.exec(end)?.[0] ?? ''
  return { text: left.slice(0, left.length - held.length), held }
}
