import { formatMinutes } from '../../lib/formatMinutes'
import { readHtml } from './htmlText'

/** The values of a record, by their names in lower case without "_", "-" and spaces. */
type Values = ReadonlyMap<string, unknown>

function valuesOf(data: unknown): Values | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data) || data instanceof Date) return undefined
  return new Map(Object.entries(data).map(([name, value]) => [name.toLowerCase().replace(/[\s_-]+/g, ''), value]))
}

/** Words or a number without HTML, in lines; of a record its name. Empty for anything else. */
function linesOf(value: unknown): string[] {
  const record = valuesOf(value)
  if (record) return linesOf(firstOf(record, /^(?:name|text|title|value)$/))
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const plain = /<\/?[a-z][^<>]*>|&#?\w{1,10};/i.test(text) ? readHtml(text).markdown.replaceAll('**', '') : text
  return plain
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}

const wordsOf = (value: unknown): string => linesOf(value).join(' ')

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.flatMap(listOf) : [value])

const isTold = (value: unknown) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0)

const firstOf = (values: Values, names: RegExp): unknown =>
  [...values].find(([name, value]) => names.test(name) && isTold(value))?.[1]

const allOf = (values: Values, names: RegExp): unknown[] =>
  [...values].flatMap(([name, value]) => (names.test(name) && isTold(value) ? [value] : []))

const titles = /^(?:title|name|recipename|recipetitle|itemtitle)$/
const descriptions = /^(?:description|excerpt|summary|subtitle|story|intro|introduction|headnote|blurb)$/
const yields = /^(?:servings?|serves|yields?|makes|portions?|recipeyield|recipeservings|servingsize|servinginfo|size)$/
const times =
  /^(?:prep|preparation|cook|cooking|perform|bake|baking|total|active|rest|resting|chill|wait|rise|proof|ready|takes)?(?:times?|in|duration)?(?:minutes|mins)?$/
const ingredientLists = /^(?:recipe)?ingredients?(?:sets?|lists?|groups?)?$/
const stepLists = /^(?:recipe)?(?:steps?|directions?|instructions?|method|procedure)(?:sets?|lists?|groups?)?$/
/** "ingredients for the batter" */
const ingredientsOf = /^ingredients[ _-]((?:for|of)[ _-].{2,40})$/i
const stepsOf = /^(?:directions|instructions|method|steps)[ _-]((?:for|of)[ _-].{2,40})$/i
const noteLists = /^(?:notes?|tips?|protips?|hints?)$/
const sources = /^(?:source|author|adaptedfrom|credit|origin)$/
/** What holds the members of a group, of a section or of a list. */
const members =
  /^(?:itemlistelement|items?|list|(?:recipe)?ingredients?|ingredientgroups|steps?|directions|instructions)$/
const groupNames = /^(?:name|title|heading|header|category|group|itemtitle|section|for|label|part)$/

/**
 * Writes a recipe that stands in values of YAML, TOML or JSON as markdown: its name, its facts, what it says of itself, its
 * lists and its notes. Values that tell nothing of a recipe are left out: dates, images, addresses within a site. Returns
 * undefined if the values have no list, and neither they nor a heading below them name the dish, and if they tell only its name.
 *
 * @param page the markdown below the values, which may hold what the values do not.
 */
export function writeRecipeData(data: unknown, page = ''): string | undefined {
  const body = page
    .replace(emptyHeading, (all, own: string, next = '#') => (next.length <= own.length ? '' : all))
    .trim()
  const values = findRecipe(data, isTyped) ?? findRecipe(data, hasLists) ?? valuesOf(data)
  const title = values && wordsOf(firstOf(values, titles))
  if (!values || (!title && !/^#[ \t]/m.test(body) && !hasLists(values))) return undefined
  const steps = stepsBelow.test(body)
    ? []
    : [...allOf(values, stepLists).flatMap(writeSteps), ...writeParts(data, stepsOf, writeSteps)]
  // Tandoor has the ingredients of each step within it. The list of a page's foods beside a list with amounts is for its search.
  const told = [
    ...longestOf(allOf(values, ingredientLists).map(writeIngredients)),
    ...writeParts(data, ingredientsOf, writeIngredients),
  ]
  const ofSteps = told.length > 0 ? [] : allOf(values, stepLists).flatMap(listOf).flatMap(ingredientsWithin)
  const ingredients = listOfIngredients.test(body) ? [] : [...told, ...ofSteps]
  if (ingredients.length === 0 && steps.length === 0 && body === '') return undefined
  const notes = allOf(values, noteLists).flatMap(listOf).flatMap(linesOf)
  const from = [...values].filter(([name, value]) => sources.test(name) && wordsOf(value) !== '')
  const isBelow = steps.length === 0 || /^#/.test(body)
  return [
    !title || body.startsWith(`# ${title}`) ? [] : [`# ${title}`],
    writeFacts(values),
    [wordsOf(firstOf(values, descriptions))],
    isBelow ? [] : [body],
    ingredients.length > 0 ? ['## Ingredients', ingredients.join('\n')] : [],
    steps.length > 0 ? ['## Method', steps.join('\n')] : [],
    isBelow ? [body] : [],
    notes.length > 0 ? ['## Notes', notes.map((note) => `- ${note}`).join('\n')] : [],
    steps.length === 0 && body === '' ? ['*Its method is not in the text.*'] : [],
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

/** How deep a recipe may stand in some data: a page of a graph, and a list in it. */
const MAX_DEPTH = 6

/** The first record of some data that is a recipe. Values beside it that it lacks are its own, if they are of no page. */
function findRecipe(data: unknown, isRecipe: (values: Values) => boolean, depth = 0): Values | undefined {
  if (depth > MAX_DEPTH || typeof data !== 'object' || data === null) return undefined
  const values = valuesOf(data)
  if (values && isRecipe(values)) return values
  for (const each of values?.values() ?? listOf(data)) {
    const found = findRecipe(each, isRecipe, depth + 1)
    if (found) return values && !values.has('@type') ? new Map([...values, ...found]) : found
  }
  return undefined
}

const isTyped = (values: Values) => listOf(values.get('@type')).some((type) => /^recipe$/i.test(wordsOf(type)))
const hasLists = (values: Values) =>
  [...values.keys()].some((name) => ingredientLists.test(name) || stepLists.test(name))

/** Writes the lists that name a part, with a heading for each: "ingredients for the batter". */
const writeParts = (data: unknown, parts: RegExp, write: (items: unknown) => string[]): string[] =>
  Object.entries(Object(data)).flatMap(([name, items]) => {
    const [, part] = parts.exec(name) ?? []
    return part === undefined ? [] : writeGroup(part, write(items))
  })

/** The lists of a recipe, without one that another tells again in fewer words. */
function longestOf(lists: readonly string[][]): string[] {
  const all = lists.map((list) => list.join('\n'))
  const isIn = (text: string, other: string) =>
    text.length < other.length && text.split('\n').every((line) => other.includes(line.replace(/^- /, '')))
  return lists.flatMap((list, index) => (all.some((other) => isIn(all[index] ?? '', other)) ? [] : list))
}

/** "Serves: 4", "Prep time: 20 minutes" */
function writeFacts(values: Values): string[] {
  const told = allOf(values, yields)
    .flatMap((value) => listOf(value))
    .map(readYield)
    .filter((words) => /[1-9½¼¾]|^[a-z ]+$/i.test(words))
  const counted = told.find((words) => /\d\D*\p{L}/u.test(words)) ?? told[0] ?? ''
  const noun = wordsOf(values.get('servingstext'))
  const own = /^\d+$/.test(counted) && noun ? `${counted} ${noun}` : counted
  const label = /^[\d\s–-]+$/.test(own) ? 'Serves: ' : /^(?:serves|makes|yields)\b/i.test(own) ? '' : 'Yield: '
  return [...(own === '' ? [] : [label + own]), ...writeTimes(values)]
}

/** "4", "5 bowls" of a record of schema.org or of RecipeMD. */
function readYield(value: unknown): string {
  const record = valuesOf(value)
  if (!record) return wordsOf(value)
  return [firstOf(record, /^(?:value|factor|amount)$/), firstOf(record, /^unit(?:text)?$/)]
    .map(wordsOf)
    .join(' ')
    .trim()
}

function writeTimes(values: Values): string[] {
  const nested = valuesOf(firstOf(values, /^times?$/))
  const [working, waiting] = ['workingtime', 'waitingtime'].map((name) => Number(values.get(name)))
  if (working || waiting) return [`Total time: ${formatMinutes((working || 0) + (waiting || 0))}`]
  const hasCooking = values.has('cookingduration')
  return [...values, ...(nested ?? [])].flatMap(([name, value]) => {
    const minutes = minutesOf(value)
    const words = minutes === undefined ? wordsOf(value) : formatMinutes(minutes)
    // A time of zero says nothing, and has no words.
    if (!times.test(name) || words === '') return []
    const kind = name.replace(/(?:times?|in|duration)?(?:minutes|mins)?$/, '').replace(/^perform$/, 'cook')
    if (kind !== '' && kind !== 'takes') return [`${kind.charAt(0).toUpperCase()}${kind.slice(1)} time: ${words}`]
    return [`${hasCooking ? 'Prep time' : 'Time'}: ${words}`]
  })
}

/** ISO 8601: "PT1H30M", "P0DT1.5H", "PT5400S". */
const duration =
  /^P(?:[\d.]+Y)?(?:[\d.]+M)?(?:([\d.]+)W)?(?:([\d.]+)D)?(?:T(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?)?$/i

/** The minutes of a number, of an ISO 8601 duration, and of a time of the clock in TOML; undefined for other words. */
function minutesOf(value: unknown): number | undefined {
  const words = value instanceof Date ? value.toISOString() : wordsOf(value)
  const [, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = duration.exec(words) ?? []
  if (/^P.*\d/i.test(words))
    return Math.round(
      Number(weeks) * 10080 + Number(days) * 1440 + Number(hours) * 60 + Number(minutes) + Number(seconds) / 60,
    )
  const [, clockHours, clockMinutes] = /^(\d\d):(\d\d):\d\d/.exec(words) ?? []
  if (clockHours !== undefined) return Number(clockHours) * 60 + Number(clockMinutes)
  return /^\d+$/.test(words) ? Number(words) : undefined
}

const amounts = /^(?:qty|quantity|amount|value|howmuch|factor)$/
const units = /^(?:units?|unittext|measure|measurement|uom|quantitytype)$/
const foods = /^(?:name|label|item|slug|ingredient|food|product|component|text|description|desc|title)$/
const remarks = /^(?:notes?|prep|preparation|desc|comments?|info|remark)$/
/** Units as recipe apps name them in their files. */
const unitWords: ReadonlyMap<string, string> = new Map([
  ['item', ''],
  ['grams', 'g'],
  ['kgs', 'kg'],
  ['mills', 'ml'],
  ['litres', 'l'],
  ['tablespoon', 'tbsp'],
  ['teaspoon', 'tsp'],
])

/** A line that is the heading of those below it: "## Sauce", "[Sauce]", "**Sauce**", "For the sauce:". */
const headingLine = /^#{1,6} (.+)$|^\[([^[\]]{1,60})\]$|^\*\*(.+)\*\*:?$|^([^:]{1,60}):$/
const headingOf = (line: string): string | undefined => headingLine.exec(line)?.slice(1).find(Boolean)

/** Writes ingredients as items of lists, with headings for their groups. */
function writeIngredients(data: unknown): string[] {
  const values = valuesOf(data)
  if (!values) return listOf(data).flatMap(writeIngredient)
  if ([...values.values()].every((value) => typeof value !== 'object' || value === null))
    return pairsOf(data).map((pair) => `- ${pair}`)
  return Object.entries(Object(data)).flatMap(([name, items]) => writeGroup(name, writeIngredients(items)))
}

/** "rice: 200 g" for each name and its words */
const pairsOf = (data: unknown) =>
  Object.entries(Object(data)).map(([name, value]) => [name, wordsOf(value)].filter(Boolean).join(': '))

function writeIngredient(data: unknown): string[] {
  const values = valuesOf(data)
  if (!values)
    return linesOf(data).flatMap((line) => {
      const words = line
        .replaceAll('|', ' ')
        .replace(/^[-*•] /, '')
        .replace(/\s+/g, ' ')
      return writeGroup(headingOf(words) ?? '', headingOf(words) === undefined ? [`- ${words}`] : [])
    })
  const [only] = values.size === 1 ? [...values.entries()] : []
  if (only && valuesOf(only[1])) return writeIngredient(only[1])
  // In YAML, "- For the sauce:" is a name without a value.
  if (only && !isTold(only[1])) return writeGroup(Object.keys(Object(data)).join(), [])
  const lists = [...values].filter(([name, value]) => Array.isArray(value) && (members.test(name) || values.size <= 2))
  if (lists.length > 0)
    return writeGroup(
      wordsOf(firstOf(values, groupNames)) || (only?.[0] ?? ''),
      lists.flatMap(([, list]) => writeIngredients(list)),
    )
  const group = wordsOf(values.get('title'))
  const whole = wordsOf(firstOf(values, /^originaltext$/)) || wordsOf(firstOf(values, /^display$/))
  const line = whole || lineOf(values, data)
  if (values.get('isheader') === true || wordsOf(valuesOf(values.get('quantity'))?.get('quantitytype')) === 'SECTION')
    return writeGroup(line, [])
  return values.has('referenceid') || values.has('display') ? writeGroup(group, [`- ${line}`]) : [`- ${line}`]
}

/** "2 tbsp tahini, warm" of an ingredient's values. */
function lineOf(values: Values, data: unknown): string {
  const quantity = firstOf(values, amounts)
  const parts = valuesOf(quantity) ?? values
  const told = wordsOf(firstOf(parts, amounts))
  const number = /^\d+\.\d+$/.test(told) ? String(Number(told)) : told
  const upTo = wordsOf(firstOf(values, /^(?:qty|quantity|amount)max$/))
  const unit = wordsOf(firstOf(parts, units) ?? firstOf(values, units))
  const food = wordsOf(firstOf(values, foods))
  const amount =
    Number(number) === 0
      ? []
      : [
          number + (upTo && `-${upTo}`),
          unitWords.get(unit.toLowerCase()) ??
            (/^[A-Z_]+$/.test(unit) ? unit.toLowerCase().replaceAll('_', ' ') : unit),
        ]
  const remark = allOf(values, remarks)
    .map(wordsOf)
    .filter((words) => words !== food)
  if (food === '') return remark.join(', ') || pairsOf(data).join(' ')
  return [[...amount, food].filter(Boolean).join(' '), ...remark].join(', ')
}

/** A group that is called like the whole list has no name. */
const writeGroup = (name: string, lines: readonly string[]): string[] =>
  /^$|^(?:ingredients|directions|instructions|method|steps)$/i.test(name.trim())
    ? [...lines]
    : [`\n### ${name.trim().replace(/[*:]+/g, '')}\n`, ...lines]

/** The ingredients that stand within a step. */
function ingredientsWithin(step: unknown): string[] {
  const values = valuesOf(step)
  const own = values ? writeIngredients(firstOf(values, /^ingredients$/) ?? []) : []
  return own.length > 0 && values ? writeGroup(wordsOf(firstOf(values, groupNames)), own) : own
}

/** "1. Slice. 2. Boil. 3. Serve." in one line. */
const nextNumber = /(?<=[.!?)]) +(?=(?:[2-9]|1\d)[.)] +\p{Lu})/u

/** Writes steps as a numbered list, with headings for the parts of the method. */
function writeSteps(data: unknown): string[] {
  return listOf(data).flatMap((step) => {
    const values = valuesOf(step)
    if (values) return writeStep(values, step)
    return linesOf(step)
      .flatMap((line) => (/^1[.)] /.test(line) ? line.split(nextNumber) : [line]))
      .flatMap((line) => {
        const heading = /:$|^\*\*/.test(line) ? undefined : headingOf(line)
        return heading === undefined ? [`1. ${line.replace(/^(?:\d{1,2}[.)]|[-*•])\s+/, '')}`] : writeGroup(heading, [])
      })
  })
}

function writeStep(values: Values, step: unknown): string[] {
  const name = wordsOf(firstOf(values, groupNames))
  const text = linesOf(
    firstOf(values, /^(?:text|desc|description|content|instruction|direction|body)$/) ?? values.get('step'),
  ).join(' ')
  const type = wordsOf(values.get('@type'))
  if (type === 'HowToSection' || values.get('issection') === true)
    return writeGroup(
      name || text,
      writeSteps(firstOf(values, members) ?? []).filter((line) => !line.endsWith(`1. ${text}`)),
    )
  const inner = text === '' ? firstOf(values, members) : undefined
  if (inner !== undefined) {
    const steps = writeSteps(inner)
    // The directions of one step are one step.
    return type === 'HowToStep'
      ? [`1. ${steps.map((line) => line.replace(/^1\. /, '')).join(' ')}`]
      : writeGroup(type === 'ListItem' || type === 'ItemList' ? '' : name, steps)
  }
  if (values.size === 1 && !isTold([...values.values()][0])) return writeGroup(Object.keys(Object(step)).join(), [])
  // In the files of Mealie and Tandoor it is the heading of the steps from here on.
  if (values.has('ingredientreferences') || values.has('showasheader')) return writeGroup(name, [`1. ${text}`])
  const told =
    name && !text.startsWith(name.replace(/(?<![.…])[.…]+$/, '')) && text
      ? `${name}: ${text}`
      : text || name || pairsOf(step).join(' ')
  return [`1. ${told}`]
}
