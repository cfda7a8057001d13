/**
 * Characters that nobody sees and that change how others are read: the ones that turn the direction of what
 * follows (embeddings, overrides and isolates, Unicode's annex 9; what they turn can be read as something else),
 * and those without a width. Not the joiners and the marks of direction, which scripts are written with.
 */
const invisible = '[\\u200b\\u202a-\\u202e\\u2060-\\u206f\\ufeff]+'
const each = new RegExp(invisible, 'g')
const kept = new RegExp(`(${invisible})`)

/** The text as one reads it: its letters in their own order, and none hidden among them. */
export const withoutInvisible = (text: string) => text.replace(each, '')

/** The text cut so that each second part is of invisible characters alone, and no other has any. */
export const cutAtInvisible = (text: string) => text.split(kept)
