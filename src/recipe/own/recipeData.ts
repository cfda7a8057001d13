/** Values of YAML, TOML or JSON. */
type Values = ReadonlyMap<string, unknown>

/** The values of a record, by their names in lower case without "_", "-" and spaces. Undefined for anything else. */
function valuesOf(data: unknown): Values | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data) || data instanceof Date) return undefined
  return new Map(Object.entries(data).map(([name, value]) => [nameOf(name), value]))
}

const nameOf = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '')

/** Words or a number, in one line; empty for anything else. */
const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ').trim() : ''

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : typeof value === 'string' && value.includes('\n') ? value.split('\n') : [value]

const firstOf = (values: Values, names: RegExp): unknown =>
  [...values].find(([name, value]) => names.test(name) && value !== '' && value !== null)?.[1]

const titles = /^(?:title|name|recipename|recipetitle|itemtitle)$/
const descriptions = /^(?:description|excerpt|summary|subtitle|story|intro|introduction|headnote|blurb)$/
const yields = /^(?:servings?|serves|yields?|makes|portions?|recipeyield|servingsize|servinginfo|size)$/
const times =
  /^(?:prep|preparation|cook|cooking|bake|baking|total|active|rest|resting|chill|wait|rise|proof|ready|takes)?(?:times?|in)?(?:minutes|mins)?$/
const ingredientLists = /^(?:recipe)?ingredients?(?:sets?|lists?|groups?)?$/
const stepLists = /^(?:recipe)?(?:steps?|directions?|instructions?|method|procedure)(?:sets?|lists?|groups?)?$/
/** "ingredients for the batter" */
const ingredientsOf = /^ingredients[ _-]((?:for|of)[ _-].{2,40})$/i
const stepsOf = /^(?:directions|instructions|method|steps)[ _-]((?:for|of)[ _-].{2,40})$/i
const noteLists = /^(?:notes?|tips?|protips?|hints?)$/
const sources = /^(?:source|author|adaptedfrom|credit|origin)$/

/**
 * Writes a recipe that stands in values of YAML, TOML or JSON as markdown: its name, what it says of itself, its facts,
 * its lists and its notes. Values that tell nothing of a recipe are left out: dates, images, addresses within a site.
 * Returns undefined if neither the values nor a heading below them name the dish, and if they tell only its name.
 *
 * @param page the markdown below the values, which may hold what the values do not.
 */
export function writeRecipeData(data: unknown, page = ''): string | undefined {
  const body = page
    .replace(emptyHeading, (all, own: string, next = '#') => (next.length <= own.length ? '' : all))
    .trim()
  const record = recipeIn(data)
  const values = valuesOf(record)
  const title = values && wordsOf(firstOf(values, titles))
  if (!values || (!title && !/^#[ \t]/m.test(body))) return undefined
  // The list of a page's foods beside a list with amounts is for its search.
  const listed = [...values].filter(([name]) => ingredientLists.test(name)).toSorted(([a], [b]) => b.length - a.length)
  const parts = (pattern: RegExp) =>
    Object.entries(Object(record)).flatMap(([name, items]) => {
      const [, part = ''] = pattern.exec(name) ?? []
      return part === '' ? [] : [{ name: part, items }]
    })
  const ingredients = listOfIngredients.test(body) ? [] : writeIngredients(listed[0]?.[1] ?? parts(ingredientsOf))
  // The page below may tell the same steps again.
  const steps = stepsBelow.test(body) ? [] : writeSteps(firstOf(values, stepLists) ?? parts(stepsOf))
  if (ingredients.length === 0 && steps.length === 0 && body === '') return undefined
  const notes = [...values].filter(([name]) => noteLists.test(name)).flatMap(([, value]) => listOf(value).map(wordsOf))
  const from = [...values].filter(([name, value]) => sources.test(name) && wordsOf(value) !== '')
  const isBelow = steps.length === 0 || /^#/.test(body)
  return [
    !title || hasTitle(body, title) ? [] : [`# ${title}`],
    [wordsOf(firstOf(values, descriptions))],
    isBelow ? [] : [body],
    writeFacts(values),
    ingredients.length > 0 ? ['## Ingredients', ingredients.join('\n')] : [],
    steps.length > 0 ? ['## Method', steps.join('\n')] : [],
    isBelow ? [body] : [],
    notes.some(Boolean)
      ? [
          '## Notes',
          notes
            .filter(Boolean)
            .map((note) => `- ${note}`)
            .join('\n'),
        ]
      : [],
    from.map(([name, value]) => `*${name.charAt(0).toUpperCase()}${name.slice(1)}: ${wordsOf(value)}*`),
  ]
    .flat()
    .filter(Boolean)
    .join('\n\n')
}

/** A heading of the method with lines of steps below it. */
const stepsBelow =
  /^#{1,6}[ \t].{0,20}\b(?:instructions|directions|method|steps)\b.{0,20}\n{1,3}[ \t]{0,4}(?:[-*+]|\d|\p{Lu}\p{Ll}+ )/imu

/** A heading with lines of ingredients below it. */
const listOfIngredients = /^#{1,6}[ \t].{0,20}\bingredients.{0,20}\n{1,3}[ \t]{0,4}[-*+|\d]/im

/** The heading of a section with nothing below it but one of its level, where a template writes what stands in the values. */
const emptyHeading =
  /^(#{1,6})[ \t](?:ingredients|instructions|directions|method|steps)[ \t:]*\n\s*(?=(#{1,6})[ \t]|(?![\s\S]))/gim

/** The first record with ingredients or steps, or the values themselves: a file for recipe managers wraps it. */
function recipeIn(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(recipeIn).find((each) => hasLists(each))
  const wrapped = valuesOf(data)?.get('@graph') ?? valuesOf(data)?.get('recipe')
  return (typeof wrapped === 'object' && wrapped !== null ? recipeIn(wrapped) : undefined) ?? data
}

const hasLists = (data: unknown) =>
  [...(valuesOf(data)?.keys() ?? [])].some((name) => ingredientLists.test(name) || stepLists.test(name))

const hasTitle = (body: string, title: string) => body.startsWith(`# ${title}`)

/** "Serves: 4", "Prep time: 20 minutes" */
function writeFacts(values: Values): string[] {
  const nested = valuesOf(firstOf(values, /^times?$/))
  const ofYield = [...values].filter(([name]) => yields.test(name)).map(([, value]) => wordsOf(listOf(value)[0]))
  const ofTimes = [...values, ...(nested ?? [])].flatMap(([name, value]) => {
    const words = wordsOf(value)
    if (!times.test(name) || words === '' || Number(words) === 0) return []
    const kind = name.replace(/(?:times?|in)(?:minutes|mins)?$/, '')
    const label = kind === '' || kind === 'takes' ? 'Time' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)} time`
    return [`${label}: ${/^\d+$/.test(words) ? `${words} minutes` : words}`]
  })
  const [own = ''] = ofYield.filter((words) => words !== '')
  if (own === '') return ofTimes
  const label = /^[\d\s–-]+$/.test(own) ? 'Serves: ' : 'Yield: '
  return [/^(?:serves|makes|yields)\b/i.test(own) ? own : label + own, ...ofTimes]
}

const amounts = /^(?:qty|quantity|amount|value|howmuch)$/
const units = /^(?:units?|measure|measurement|uom)$/
const foods = /^(?:name|label|item|slug|ingredient|food|product|component|text|description|title)$/
const remarks = /^(?:notes?|prep|preparation|desc|comments?|info|remark)$/
const groupNames = /^(?:name|title|heading|header|category|group|itemtitle|section|for|label|part)$/

/** Writes ingredients as items of lists, with headings for their groups. */
function writeIngredients(data: unknown): string[] {
  const values = valuesOf(data)
  if (values && [...values.values()].every((value) => typeof value !== 'object' || value === null))
    return pairsOf(data).map((pair) => `- ${pair}`)
  return listOf(values ? groupsOf(data) : data).flatMap(writeIngredient)
}

/** "rice: 200 g" for each name and its words */
const pairsOf = (data: unknown) =>
  Object.entries(Object(data)).map(([name, value]) => [name, wordsOf(value)].filter(Boolean).join(': '))

/** A record of lists by the names of their groups. */
const groupsOf = (data: unknown) => Object.entries(Object(data)).map(([name, items]) => ({ name, items }))

function writeIngredient(data: unknown): string[] {
  const values = valuesOf(data)
  if (!values) {
    const words = wordsOf(wordsOf(data).replaceAll('|', ' '))
    return words === '' ? [] : [/^\*\*|:$/.test(words) ? `### ${words.replace(/[*:]+/g, '').trim()}` : `- ${words}`]
  }
  const [only] = values.size === 1 ? [...values.values()] : []
  if (only !== undefined && valuesOf(only)) return writeIngredient(only)
  // In YAML, "- For the sauce:" is a name without a value.
  if (only === '' || only === null) return pairsOf(data).map((name) => `\n### ${name}\n`)
  const list = [...values.values()].find((value) => Array.isArray(value))
  if (list) return writeGroup(wordsOf(firstOf(values, groupNames)), writeIngredients(list))
  const upTo = wordsOf(firstOf(values, /^(?:qty|quantity|amount)max$/))
  const amount = [wordsOf(firstOf(values, amounts)) + (upTo && `-${upTo}`), wordsOf(firstOf(values, units))]
  const food = wordsOf(firstOf(values, foods)) || wordsOf(values.get('desc'))
  const remark = [...values]
    .filter(([name]) => remarks.test(name))
    .map(([, value]) => wordsOf(value))
    .filter((words) => words !== food)
  const words = food ? [...amount, food] : pairsOf(data)
  return [`- ${[words.filter(Boolean).join(' '), ...remark.filter(Boolean)].join(', ')}`]
}

/** A group that is called like the whole list has no name. */
const writeGroup = (name: string, lines: readonly string[]): string[] =>
  /^$|^(?:ingredients|directions|instructions|method|steps)$/i.test(name) ? [...lines] : [`\n### ${name}\n`, ...lines]

/** Writes steps as a numbered list, with headings for the parts of the method. */
function writeSteps(data: unknown): string[] {
  return listOf(data).flatMap((step) => {
    const values = valuesOf(step)
    if (!values) return wordsOf(step) === '' ? [] : [`1. ${wordsOf(step).replace(/^\d{1,2}[.)]\s+/, '')}`]
    const name = wordsOf(firstOf(values, groupNames))
    const list = [...values.values()].find((value) => Array.isArray(value))
    if (list) return writeGroup(name, writeSteps(list))
    const text =
      wordsOf(firstOf(values, /^(?:text|desc|description|content|instruction|direction|body)$/)) ||
      wordsOf(values.get('step'))
    if (values.size === 1 && (values.values().next().value ?? '') === '')
      return pairsOf(step).map((heading) => `\n### ${heading}\n`)
    const told = name && name !== text && text ? `${name}: ${text}` : text || name || pairsOf(step).join(' ')
    return [`1. ${told}`]
  })
}
