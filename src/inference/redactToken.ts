/** The shortest beginning of a token that is taken for the token, in characters. */
const MIN_PREFIX = 8

/**
 * Removes an access token from a text. Services quote the token that they were sent, often only its beginning, and
 * people paste their console into bug reports.
 */
export function redactToken(text: string, token: string): string {
  const [before = '', ...others] = text.split(token.slice(0, MIN_PREFIX))
  return [before, ...others.map((part) => part.replace(/^[\w.~+/=-]*/, '[access token]'))].join('')
}
