/**
 * Characters that nobody sees and that change how others are read: the ones that turn the direction of what
 * follows (embeddings, overrides and isolates, Unicode's annex 9; what they turn can be read as something else),
 * those without a width or a form, and tags, in which whole sentences can be hidden. Not the joiners and the marks
 * of direction, which scripts and emoji are written with, and not the tags that make a region's flag of a black one:
 * six at most, and the one that ends them (Unicode's standard 51; to look back further would cost the square of
 * their number).
 */
const invisible =
  '(?:[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180e\\u200b\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb]|(?<!\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{0,6})[\\u{e0000}-\\u{e007f}])+'
const each = new RegExp(invisible, 'gu')
const kept = new RegExp(`(${invisible})`, 'u')

/** The text as one reads it: its letters in their own order, and none hidden among them. */
export const withoutInvisible = (text: string) => text.replace(each, '')

/** The text cut so that each second part is of invisible characters alone, and no other has any. */
export const cutAtInvisible = (text: string) => text.split(kept)
