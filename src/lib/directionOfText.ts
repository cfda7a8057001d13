/** How much of a text is read, in characters: browsers read all of it for `dir="auto"`, which takes long for 1 MB. */
const MAX_LENGTH = 1000

/** Begins with a letter of Hebrew, Arabic and their neighbours, behind any signs and digits. */
const rightToLeft = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/** The direction of a text by its first letter, as `dir="auto"` tells it; undefined for left to right. */
export const directionOfText = (text: string): 'rtl' | undefined =>
  rightToLeft.test(text.slice(0, MAX_LENGTH)) ? 'rtl' : undefined
