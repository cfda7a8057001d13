const servings = String.raw`(?:serves|servings|yields?|makes|portions)\b[ :]{1,3}(?:about )?\d[\p{L}\d ./–-]{0,30}`
const time = String.raw`(?:total(?: time)?|time|ready in|takes)?[ :]{0,3}(?:\d{1,3} ?(?:h|hours?|hrs?|min|mins|minutes)\b ?){1,2}`
const servingsAndTime = new RegExp(`^${servings} [·|] ${time}$`, 'iu')

/** Whether a paragraph says how many a recipe serves and how long it takes in all, and nothing else. */
export const isServingsAndTime = (paragraph: string): boolean =>
  paragraph.length <= 100 && servingsAndTime.test(paragraph.replace(/[*_]/g, '').trim())
