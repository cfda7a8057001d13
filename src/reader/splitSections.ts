/** A part of a recipe, which wide screens show in a column of its own: blocks from `start` to before `end`. */
export interface SectionRange {
  readonly name: 'intro' | 'ingredients' | 'method'
  readonly start: number
  readonly end: number
}

// A short form of the headings in sectionHeadings.ts. That is in another chunk, which loads while the recipe grows.
const ingredientsHeading =
  /^(?:#{1,6}\s+|\*\*)\P{L}*(?:ingredients|you(?:['’]ll| will)? need|what you(?:['’]ll)? need)\b.{0,30}$/imu
const methodHeading =
  /^(?:#{1,6}\s+|\*\*)\P{L}*(?:(?:cooking )?(?:method|directions?|instructions?|steps)|how to|preparation)\b.{0,30}$/imu

/**
 * Splits a recipe at the headings of its ingredients and its method. A recipe without them, or with several of them,
 * is one part. While a recipe grows, the parts before the last stay the same.
 */
export function splitSections(blocks: readonly string[]): SectionRange[] {
  const firstLines = blocks.map((text) => text.trimStart().split('\n', 1)[0] ?? '')
  const ingredients = firstLines.findIndex((line) => ingredientsHeading.test(line))
  const method = firstLines.findIndex((line, index) => index > ingredients && methodHeading.test(line))
  const isOne = firstLines.filter((line) => ingredientsHeading.test(line)).length === 1
  if (ingredients < 0 || !isOne) return [{ name: 'intro', start: 0, end: blocks.length }]
  const end = method < 0 ? blocks.length : method
  const parts: SectionRange[] = [
    { name: 'intro', start: 0, end: ingredients },
    { name: 'ingredients', start: ingredients, end },
    { name: 'method', start: end, end: blocks.length },
  ]
  return parts.filter((part) => part.end > part.start)
}
