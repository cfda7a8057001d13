/** The shortest part of a token that is removed, in characters. */
const MIN_PART = 8

/**
 * Removes an access token from a text, and every part of it of {@link MIN_PART} characters or more. Services quote the
 * token that they were sent, often only its beginning or its end, and people paste their console into bug reports.
 */
export function redactToken(text: string, token: string): string {
  const size = Math.min(MIN_PART, token.length)
  const parts = new Set(Array.from({ length: token.length - size + 1 }, (_, start) => token.slice(start, start + size)))
  let redacted = ''
  let position = 0
  while (position < text.length) {
    if (!parts.has(text.slice(position, position + size))) {
      redacted += text[position++]
      continue
    }
    const rest = text.slice(position)
    const startsToken = token.startsWith(rest.slice(0, size))
    while (parts.has(text.slice(position, position + size))) position++
    position += size - 1
    // After the beginning of a token, what remains of a shortened one: "hf_AbCdEf...MnOp".
    if (startsToken) position += /^[\w.~+/=-]*/.exec(text.slice(position))?.[0].length ?? 0
    redacted += '[access token]'
  }
  return redacted
}
