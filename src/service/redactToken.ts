import { stripInvisible } from '../lib/invisibleCharacters'

/** The shortest beginning or end of a token that is removed, in characters. */
const MIN_PART = 8
const REPLACEMENT = '[access token]'
/** The rest of a token that a service has shortened, as in "hf_AbCdEf...MnOp". */
const SHORTENED_REST = '[\\w.~+/=%-]{0,200}'

/**
 * Returns a function that removes an access token from a text: the token, and its beginning or end from {@link MIN_PART}
 * characters on, each as it is, URL-encoded, or in base64. Services quote the token that they were sent, often shortened,
 * and people paste their console into bug reports. Invisible characters hide no token: a text that has one loses them.
 *
 * @param token of printable ASCII. A token that is shorter than {@link MIN_PART} is removed only as it is, because a part
 * of it may be a word.
 */
export function createRedact(token: string): (text: string) => string {
  const forms = token.length < MIN_PART ? [] : [encodeURIComponent(token), ...base64Forms(token)]
  const patterns = [escapeRegExp(token), ...[...new Set([token, ...forms])].flatMap(partPatterns)]
  const anyForm = new RegExp(patterns.join('|'), 'g')
  return (text) => {
    const visible = stripInvisible(text)
    const redacted = visible.replace(anyForm, REPLACEMENT)
    return redacted === visible ? text : redacted
  }
}

/** Patterns for the beginning of a form, with the rest of it, and for its end. */
function partPatterns(form: string): string[] {
  if (form.length < MIN_PART) return []
  const characters = Array.from(form, escapeRegExp)
  // "(?:(?:a)?b)?cdef": as much before the end as stands there.
  const before = characters.slice(0, -MIN_PART).reduce((pattern, character) => `(?:${pattern}${character})?`, '')
  return [characters.slice(0, MIN_PART).join('') + SHORTENED_REST, before + characters.slice(-MIN_PART).join('')]
}

const escapeRegExp = (text: string) => text.replace(/[^\w]/g, '\\$&')

/**
 * Returns the base64 forms of a token inside any text, in both alphabets. Base64 writes three bytes as four characters,
 * so there is one form for each number of bytes before the token, modulo three. A form lacks the
 * characters at its ends, because they also depend on the text beside the token.
 */
function base64Forms(token: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = before + token.length
    const form = btoa(' '.repeat(before) + token).slice(Math.ceil((before * 8) / 6), Math.floor((bytes * 8) / 6))
    return [form, form.replaceAll('+', '-').replaceAll('/', '_')]
  })
}
