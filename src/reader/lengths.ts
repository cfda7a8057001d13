/** A length after a number: "2 cm", "1-inch". */
export const length =
  /^(?:in(?![a-z])|\s?["”″]|[\s-]{0,2}(?:(?:cm|mm|centimet(?:re|er)s?|inch(?:es)?|feet|foot|ft)\b|in(?:\.|(?=\s(?:piece|knob|chunk|thick|long|wide|cube|slice|round)))))/i
/** Foods that cooks measure by length. */
const longFoods = '(?:ginger|turmeric|galangal|cinnamon|horseradish|daikon|lemongrass|kombu)'
/** The same length in the other unit: "1 inch (2.5 cm) piece". */
const otherLength = '(?:\\s?\\([^()]{1,20}\\))?'
/** "2 cm piece", "1 inch (2.5 cm) knob of ginger" */
export const lengthOfPiece = new RegExp(
  `${length.source}${otherLength}[\\s-]{0,2}(?:(?:long\\s)?(?:piece|knob|chunk|stick|length|thumb|nub|root)s?|(?:of\\s)?(?:fresh\\s)?${longFoods})\\b`,
  'i',
)
/** "Or 1-inch piece ginger": another amount of it. */
export const lengthOfLongFood = new RegExp(
  `${length.source}[\\s-]{0,2}(?:(?:piece|knob|chunk|stick|thumb)s?\\s(?:of\\s)?)?(?:fresh\\s)?${longFoods}\\b`,
  'i',
)
/** A length with nothing after it, as in "ginger, 2 cm". */
export const lengthAtEnd = new RegExp(`${length.source}\\s?(?:$|[,)]|pieces?\\b)`, 'i')
/** Ends with a food that cooks measure by length. */
export const afterLongFood = new RegExp(`${longFoods}[\\s,:(–-]{1,3}$`, 'i')
