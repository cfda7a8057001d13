/** The shortest part of a token that is removed, in characters. */
const MIN_PART = 8

/**
 * Removes an access token from a text, and every part of it of {@link MIN_PART} characters or more: as it is, in base64,
 * and each of these percent-encoded. Services quote the token that they were sent, often only its beginning or its end,
 * and people paste their console into bug reports.
 *
 * @param token of printable ASCII.
 */
export function redactToken(text: string, token: string): string {
  const size = Math.min(MIN_PART, token.length)
  // The encoded form of a shorter token would be found in other words too.
  const forms = token.length < MIN_PART ? [token] : [token, ...base64Forms(token)]
  const parts = new Set(forms.flatMap((form) => partsOf(form, size)))
  const units = text.match(UNIT) ?? []
  const decoded = units.map(decodeUnit).join('')
  let redacted = ''
  let position = 0
  while (position < units.length) {
    const part = decoded.slice(position, position + size)
    if (!parts.has(part)) {
      redacted += units[position++]
      continue
    }
    while (parts.has(decoded.slice(position, position + size))) position++
    position += size - 1
    // After the beginning of a token, what remains of a shortened one: "hf_AbCdEf...MnOp".
    if (forms.some((form) => form.startsWith(part)))
      position += /^[\w.~+/=-]*/.exec(decoded.slice(position))?.[0].length ?? 0
    redacted += '[access token]'
  }
  return redacted
}

/** A percent-encoded byte, or one UTF-16 code unit. */
const UNIT = /%[\da-f]{2}|[\s\S]/gi

const decodeUnit = (unit: string) => (unit.length > 1 ? String.fromCharCode(Number.parseInt(unit.slice(1), 16)) : unit)

/** Returns all parts of a text that have this length. */
const partsOf = (text: string, length: number) =>
  Array.from({ length: text.length - length + 1 }, (_, start) => text.slice(start, start + length))

/**
 * Returns the characters that base64, of both alphabets, has for a token within any text. Base64 writes three bytes as
 * four characters, so they depend on how many bytes are before the token. It leaves out those at its ends, because
 * they depend on the text beside it.
 */
function base64Forms(token: string): string[] {
  const forms = [0, 1, 2].map((before) => {
    const bytes = before + token.length
    return btoa(' '.repeat(before) + token).slice(Math.ceil((before * 8) / 6), Math.floor((bytes * 8) / 6))
  })
  return [...forms, ...forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))]
}
