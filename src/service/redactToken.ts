/** The shortest substring of a token that is removed, in characters. */
const MIN_SUBSTRING = 8

/**
 * Removes an access token from a text, and every substring of it of {@link MIN_SUBSTRING} characters or more: as it is,
 * in base64, and each of these percent-encoded. Services quote the token that they were sent, often only its beginning
 * or its end, and people paste their console into bug reports.
 *
 * @param token of printable ASCII.
 */
export function redactToken(text: string, token: string): string {
  const size = Math.min(MIN_SUBSTRING, token.length)
  // The encoded form of a shorter token would be found in other words too.
  const forms = token.length < MIN_SUBSTRING ? [token] : [token, ...base64Forms(token)]
  const substrings = new Set(forms.flatMap((form) => substringsOf(form, size)))
  const units = text.match(UNIT) ?? []
  const decoded = units.map(decodeUnit).join('')
  let redacted = ''
  let position = 0
  while (position < units.length) {
    const substring = decoded.slice(position, position + size)
    if (!substrings.has(substring)) {
      redacted += units[position++]
      continue
    }
    while (substrings.has(decoded.slice(position, position + size))) position++
    position += size - 1
    // Some services shorten the token, so the rest of "hf_AbCdEf...MnOp" goes too.
    if (forms.some((form) => form.startsWith(substring)))
      position += /^[\w.~+/=-]*/.exec(decoded.slice(position))?.[0].length ?? 0
    redacted += '[access token]'
  }
  return redacted
}

/** A percent-encoded byte, or one UTF-16 code unit. */
const UNIT = /%[\da-f]{2}|[\s\S]/gi

const decodeUnit = (unit: string) => (unit.length > 1 ? String.fromCharCode(Number.parseInt(unit.slice(1), 16)) : unit)

/** Returns all substrings of this length. */
const substringsOf = (text: string, length: number) =>
  Array.from({ length: text.length - length + 1 }, (_, start) => text.slice(start, start + length))

/**
 * Returns the base64 forms of a token inside any text, in both alphabets. Base64 writes three bytes as four characters,
 * so there is one form for each number of bytes before the token, modulo three. The characters at the ends of a form
 * are left out, because they also depend on the text beside the token.
 */
function base64Forms(token: string): string[] {
  const forms = [0, 1, 2].map((before) => {
    const bytes = before + token.length
    return btoa(' '.repeat(before) + token).slice(Math.ceil((before * 8) / 6), Math.floor((bytes * 8) / 6))
  })
  return [...forms, ...forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))]
}
