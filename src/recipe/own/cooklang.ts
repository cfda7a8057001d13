/** A food, a tool or a time of Cooklang: `@olive oil{2%tbsp}(warm)`, `@salt`, `#pot`, `~{10%minutes}`. */
const mark =
  /([@#~])[&?+-]{0,2}(?:([^\s@#~{}()][^@#~{}()\n]{0,80}?)?\{([^{}\n]{0,60})\}(?:\(([^()\n]{0,120})\))?|([\p{L}\p{N}][\p{L}\p{N}_'’-]{0,40}))/gu
/** What no other text has: a food or a time with its amount in braces, or values behind ">>". */
const isCooklang = /(?:^|\s)[@~][\p{L} ]{0,60}\{[^{}\n]{0,60}\}|^>> ?[\w ]{1,40}:/mu
const comments = /\[-(?:(?!-\]|\[-)[\s\S]){0,2000}-\]|(?<=^|\s)--[^\n]*/g

/** Reads lines such as "servings: 4", or ">> servings: 4" in Cooklang. */
export const readValues = (lines: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...lines.matchAll(/^(?:>> ?)?([\w -]{1,40}):[ \t]*(.{1,300})$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

/**
 * Returns a recipe in Cooklang (https://cooklang.org/docs/spec/) as the values of a recipe; undefined for other texts. Its
 * steps keep their words, with times in plain words.
 */
export function readCooklang(source: string): Readonly<Record<string, unknown>> | undefined {
  if (!isCooklang.test(source)) return undefined
  const known = new Set<string>()
  const ingredients: string[] = []
  const steps: string[] = []
  const fixed: string[] = []
  function readMark(sign: string, written: string, amount: string, preparation?: string): string {
    const quantity = amount.replace(/^=/, '').split('%').join(' ')
    if (sign === '~') return quantity.trim()
    const [name = '', alias = name] = written.split('|').map((each) => each.split('/').at(-1)?.trim() ?? '')
    // "{=1%tsp}" is the same for any number of servings. The page scales the amounts of its list, but not those of its notes.
    const isFixed = sign === '@' && amount.startsWith('=')
    if (isFixed) fixed.push(`${name}: ${quantity}, for any number of servings`)
    if (sign === '@' && (quantity !== '' || !known.has(name)))
      ingredients.push([isFixed ? name : `${quantity} ${name}`, preparation].filter(Boolean).join(', '))
    known.add(name)
    return alias
  }
  const lines = source.replace(comments, '').replace(/^>>.*$/gm, '')
  for (const paragraph of lines.split(/\n[^\S\n]*\n|\n(?<=^=.*\n)|\n(?==)/m)) {
    const text = paragraph.replace(/\s+/g, ' ').trim()
    const section = /^=+ *([^=]*?) *=*$/.exec(text)?.[1]
    if (section) for (const list of [ingredients, steps]) list.push(`## ${section}`)
    else
      steps.push(
        text.replace(mark, (_, sign, name = '', amount = '', preparation, word = '') =>
          readMark(sign, name || word, amount, preparation),
        ),
      )
  }
  const hasLine = (line: string, index: number) => !line.startsWith('## ') || /^[^#]/.test(ingredients[index + 1] ?? '')
  const values = readValues(source.match(/^>>.*$/gm)?.join('\n') ?? '')
  return { ...values, ingredients: ingredients.filter(hasLine), steps, tips: fixed }
}
