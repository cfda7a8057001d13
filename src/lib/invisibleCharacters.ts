/*
 * Characters that are invisible, or that change how others are read: Unicode's Default_Ignorable_Code_Point (among them
 * direction overrides, fillers, and the variation selectors and tags that can hide whole sentences), and control
 * characters except tabs and line ends.
 *
 * Kept are zero-width joiners and direction marks, because scripts and emoji need them; one variation selector after a
 * visible character, because it chooses between text and emoji; and the tags of a regional flag: at most six after a
 * black flag, and one more that ends them (UTS #51). An unbounded look-behind would make the search quadratic.
 */
const controls = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ufff9-\\ufffb'
const ignorable = '(?![\\u061c\\u200c-\\u200f\\ufe0e\\ufe0f\\u{e0020}-\\u{e007f}])\\p{DI}'
const variationSelector = `(?<![^\\p{DI}\\s${controls}])[\\ufe0e\\ufe0f]`
const tag = '(?<!\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{0,6})[\\u{e0020}-\\u{e007f}]'
const invisible = `(?:[${controls}]|${ignorable}|${variationSelector}|${tag})+`
const invisibleRuns = new RegExp(invisible, 'gu')
const capturedInvisibleRun = new RegExp(`(${invisible})`, 'u')

/** Returns the text without invisible characters, as it is read. */
export const stripInvisible = (text: string) => text.replace(invisibleRuns, '')

/** The most parts of a text. Each becomes an element, and thousands of them block the page. It limits pasted text only. */
const MAX_PARTS = 200

/**
 * Splits a text so that every second part consists of invisible characters alone, and no other part has any. The last part of
 * a text with very many has lost them.
 */
export function splitAtInvisible(text: string): string[] {
  const parts = text.split(capturedInvisibleRun)
  const rest = parts.slice(MAX_PARTS).filter((_, index) => index % 2 === 0)
  return rest.length > 0 ? [...parts.slice(0, MAX_PARTS), rest.join('')] : parts
}
