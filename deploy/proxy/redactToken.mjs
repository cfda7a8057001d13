/** The shortest part of a token that is removed, in characters: some services quote only its beginning or its end. */
const MIN_LENGTH = 8

/**
 * Returns a function that removes the access token from a text that arrives in chunks, and every part of the token of
 * {@link MIN_LENGTH} characters or more. It returns what can be passed on of the text so far: it keeps the end of a
 * chunk if the token may go on in the next one. A shorter token is not a secret, and its letters may be a word.
 *
 * @param {string} token of printable ASCII.
 * @returns {(chunk: string, options: { isLast: boolean }) => string}
 */
export function createTokenRedactor(token) {
  if (token.length < MIN_LENGTH) return (chunk) => chunk
  const parts = new Set(
    Array.from({ length: token.length - MIN_LENGTH + 1 }, (_, start) => token.slice(start, start + MIN_LENGTH)),
  )
  const anyPart = new RegExp([...parts].map((part) => part.replace(/\W/g, '\\$&')).join('|'), 'g')
  let kept = ''
  return (chunk, { isLast }) => {
    const text = kept + chunk
    const end = isLast ? text.length : text.length - lengthOfPartAtEnd(text, token)
    kept = text.slice(end)
    return redact(text.slice(0, end), parts, anyPart)
  }
}

/**
 * @param {string} text
 * @param {ReadonlySet<string>} parts of the token, each of {@link MIN_LENGTH} characters.
 * @param {RegExp} anyPart matches each of them.
 */
function redact(text, parts, anyPart) {
  let redacted = ''
  let position = 0
  anyPart.lastIndex = 0
  for (let match = anyPart.exec(text); match; match = anyPart.exec(text)) {
    redacted += `${text.slice(position, match.index)}[access token]`
    position = anyPart.lastIndex
    while (parts.has(text.slice(position - MIN_LENGTH + 1, position + 1))) position++
    anyPart.lastIndex = position
  }
  return redacted + text.slice(position)
}

/**
 * Returns how many of the last characters of a text are a part of the token.
 *
 * @param {string} text
 * @param {string} token
 */
function lengthOfPartAtEnd(text, token) {
  let length = 0
  while (length < text.length && token.includes(text.slice(text.length - length - 1))) length++
  return length
}
