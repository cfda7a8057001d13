import { isBlank } from './ingredients'

/** A bullet, a number or a checkbox at the start of a line. */
const listMarkers = /^(?:(?:[-*+•–☐☑✓]|\d{1,3}[.)]|\[[ x]?\])\s+)+/i

/** Returns the ingredients of a text with one a line, without list markers and blank lines. */
export const parseList = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim().replace(listMarkers, ''))
    .filter((line) => !isBlank(line))
