/**
 * Characters that are invisible and change how others are read: direction controls (embeddings, overrides and
 * isolates, Unicode annex 9), characters without width or form, and tags, which can hide whole sentences.
 *
 * Kept are joiners and direction marks, because scripts and emoji need them, and the tags of a regional flag: at
 * most six after a black flag, and the one that ends them (Unicode standard 51). A longer look-behind would make
 * the search quadratic.
 */
const invisible =
  '(?:[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb]|(?<!\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{0,6})[\\u{e0000}-\\u{e007f}])+'
const invisibleRuns = new RegExp(invisible, 'gu')
const capturedInvisibleRun = new RegExp(`(${invisible})`, 'u')

/** Returns the text without invisible characters, as it is read. */
export const stripInvisible = (text: string) => text.replace(invisibleRuns, '')

/** Splits a text so that every second part consists of invisible characters alone, and no other part has any. */
export const splitAtInvisible = (text: string) => text.split(capturedInvisibleRun)
