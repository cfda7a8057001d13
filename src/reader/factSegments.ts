/** Lines that may state a yield or time: short ones. The sentences of a chat and the steps say much with numbers. */
export const MAX_FACT_LENGTH = 200

/** A yield or time that follows another one without a mark between: "Prep: 10 min Cook: 20 min". */
const nextYieldOrTime =
  /(?<=\d[^:]*)(?<!\b(?:per|total))\s+(?=(?:total )?(?:(?:total|prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|chill(?:ing)?|rest(?:ing)?|serves|servings?|yields?|makes)(?: time)?|[a-z]+ time):(?=\s*\S)|(?:total|prep|cook|bake|chill|rest)(?: time)? ?\d{1,3} ?(?:m|mins?|minutes?|h|hrs?|hours?)(?:$| (?:total|prep|cook|bake|chill|rest)))/i

/** A word before a yield or a time, which a dash may part from it. */
const label = String.raw`\b(?:serves|servings?|portions?|yields?|makes|feeds|prep|preparation|cook|cooking|bake|baking|total|active|time)`
/** Marks between yields and times: "Serves 4 | Prep: 10 min · Cook: 20 min". They are none within brackets. */
const separators = new RegExp(
  String.raw`(?:\s+and\s+(?=takes\b)|\s+(?:can be|is|are)\s+(?=ready in\b)|\s*[|·•;\n、]\s*|\s{1,4}(?=\p{So}\uFE0F?\s)|(?<!\d|${label})\s[–—-]\s|\s[–—-]\s(?!\d)|(?<!\d\s?|${label})\s[–—-]\s(?=\d+\s?(?:min|h))|(?<=\b(?:serves|servings?|yields?|makes|feeds|portions?)\W{1,3}\d+)\s[–—-]\s(?=\d+\s?(?:min|h))|(?<!\b(?:approx|ca|hrs?|mins?|secs?|std|sek|godz|tim|sa|dk|sn)|год|хв)\.\s+|[!。]\s*|,\s+(?!plus|about \d+ (?!m|h)))(?![^()]*\))`,
  'iu',
)

/** Splits a line into the yields and times that it states. */
export function factSegments(text: string): string[] {
  return text
    .replace(/^\s*\(([^()]*)\)\s*$/, '$1')
    .split(separators)
    .flatMap((part) => part.split(nextYieldOrTime))
    .filter(Boolean)
}
