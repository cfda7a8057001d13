/** A food, a tool or a time of Cooklang: `@olive oil{2%tbsp}(warm)`, `@salt`, `#pot`, `~{10%minutes}`. */
const mark =
  /([@#~])[&?+-]{0,2}(?:([^\s@#~{}()][^@#~{}()\n]{0,80}?)?\{([^{}\n]{0,60})\}(?:\(([^()\n]{0,120})\))?|([\p{L}\p{N}][\p{L}\p{N}_'’-]{0,40}))/gu
/** What no other text has: a food or a time with its amount in braces, or values behind ">>". */
const isCooklang = /(?:^|\s)[@~][\p{L} ]{0,60}\{[^{}\n]{0,60}\}|^>> ?[\w ]{1,40}:/mu
const comments = /\[-(?:(?!-\]|\[-)[\s\S]){0,2000}-\]|(?<=^|\s)--[^\n]*/g

/**
 * Returns a recipe in Cooklang (https://cooklang.org/docs/spec/) as the values of a recipe; undefined for other texts. Its
 * steps keep their words, with a time as it is said.
 */
export function readCooklang(source: string): Readonly<Record<string, unknown>> | undefined {
  if (!isCooklang.test(source)) return undefined
  const values = Object.fromEntries(
    [...source.matchAll(/^>> ?([\w ]{1,40}):[ \t]*(.{0,200})$/gm)].map(([, name = '', value]) => [name, value]),
  )
  const known = new Set<string>()
  const ingredients: { name: string; items: string[] }[] = [{ name: '', items: [] }]
  const steps: string[] = []
  function readMark(sign: string, name: string, amount: string, preparation?: string): string {
    const [quantity = '', unit = ''] = amount
      .replace(/^=/, '')
      .split('%')
      .map((part) => part.trim())
    const food = name.split('|')[0]?.split('/').at(-1)?.trim() ?? ''
    if (sign === '~') return `${quantity} ${unit}`.trim()
    const isNew = sign === '@' && (quantity !== '' || !known.has(food))
    known.add(food)
    const line = [`${quantity} ${unit} ${food}`.replace(/\s+/g, ' ').trim(), preparation].filter(Boolean).join(', ')
    if (isNew) ingredients.at(-1)?.items.push(line)
    return name.split('|').at(-1)?.split('/').at(-1)?.trim() ?? food
  }
  for (const paragraph of source
    .replace(comments, '')
    .replace(/^>>.*$/gm, '')
    .split(/\n[^\S\n]*\n|\n(?<=^=.*\n)|\n(?==)/m)) {
    const text = paragraph.replace(/\s+/g, ' ').trim()
    const section = /^=+ *([^=]*?) *=*$/.exec(text)?.[1]
    if (section) {
      ingredients.push({ name: section, items: [] })
      steps.push(`## ${section}`)
    } else if (text !== '')
      steps.push(
        text.replace(mark, (_, sign, name = '', amount = '', preparation, word = '') =>
          readMark(sign, name || word, amount, preparation),
        ),
      )
  }
  return { ...values, ingredients: ingredients.filter(({ items }) => items.length > 0), steps }
}
