/** The shortest beginning of a token that is taken for the token, in characters. */
const MIN_PREFIX = 8

/**
 * Removes an access token from a text. Services quote the token that they were sent, often only its beginning, and
 * people paste their console into bug reports.
 */
export function redactToken(text: string, token: string): string {
  const prefix = token.slice(0, MIN_PREFIX)
  const rest = token.slice(MIN_PREFIX)
  const [before, ...others] = text.split(prefix)
  const redacted = others.map((part) => {
    const afterToken = part.slice(commonPrefixLength(part, rest))
    return `[access token]${afterToken.replace(/^[\w.~+/=-]+/, '')}`
  })
  return [before, ...redacted].join('')
}

function commonPrefixLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
