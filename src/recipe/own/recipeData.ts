import { formatMinutes } from '../../lib/formatMinutes'
import { readHtml } from '../../lib/htmlText'
import { readIsoDuration } from '../../lib/isoDuration'
import { splitNumbered } from '../../lib/text'

/** The values of a record that say something, by their names in lower case without "_", "-" and spaces. */
type Values = ReadonlyMap<string, unknown>

const isTold = (value: unknown) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0)

/** Returns no values for anything but a record. */
const valuesOf = (data: unknown): Values =>
  new Map(
    Object.entries(typeof data === 'object' && !Array.isArray(data) ? Object(data) : {})
      .filter(([, value]) => isTold(value))
      .map(([name, value]) => [name.toLowerCase().replace(/[\s_-]+/g, ''), value]),
  )
const allOf = (values: Values, names: RegExp): unknown[] =>
  [...values].flatMap(([name, value]) => (names.test(name) ? [value] : []))

const hasMarks = /<\/?[a-z][^<>]*>|&#?\w{1,10};/i
/** Words or a number without HTML, in lines; those of a list, and of a record its name. */
function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (typeof value === 'object') return linesOf(allOf(valuesOf(value), /^(?:name|text|title|value)$/)[0])
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return (/<(?:p|br|li|div)\b/i.test(text) ? [text] : text.split('\n'))
    .flatMap((part) => (hasMarks.test(part) ? readHtml(part).markdown.replaceAll('**', '') : part).split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
const wordsOf = (value: unknown): string => linesOf(value).join(' ')
const wordsIn = (values: Values, names: RegExp): string => wordsOf(allOf(values, names)[0])

const times =
  /^(?:estimated)?(prep|cook|perform|bak|total|active|working|waiting|rest|chill|ready)?(?:aration|ing|e)?(?:takes|times?|in|duration)?(?:minutes|mins)?$/
const ingredientLists = /^(?:recipe|main|total)?ingredients?(?:used|lists?|groups?)?$/
const stepLists =
  /^(?:(?:recipe|cooking|preparation)?(?:steps?|directions?|instructions?)|method|procedure|preparation)$/
/** Lists that have amounts too, but no ingredients. */
const knownLists = /nutri|time|yield|servings|step|instruction|direction|method|tips|notes/
const sources = /^(?:source|author|adaptedfrom|credit)$/

/** How deep a recipe may stand in some data: a page of a graph, and a list in it. */
export const MAX_DEPTH = 6

/** The first record of some data that is a recipe. Values beside it that it lacks are its own, if they are of no page. */
function findRecipe(data: unknown, isRecipe: (values: Values) => boolean, depth = 0): Values | undefined {
  if (depth > MAX_DEPTH || typeof data !== 'object') return undefined
  const values = valuesOf(data)
  if (isRecipe(values)) return values
  for (const each of Array.isArray(data) ? data : values.values()) {
    const found = findRecipe(each, isRecipe, depth + 1)
    if (found) return values.has('@type') ? found : new Map([...values, ...found])
  }
  return undefined
}
const isTyped = (values: Values) => /\brecipe\b/i.test(wordsOf(values.get('@type')))
const hasLists = (values: Values) =>
  [ingredientLists, stepLists].flatMap((names) => allOf(values, names)).some((list) => typeof list !== 'number')

/**
 * Writes a recipe from JSON as markdown: its name, its facts, its description, its lists and its notes. Omits values
 * that say nothing about the dish: dates, images, addresses. Returns undefined if there is no list.
 *
 * @param isCut whether more may follow. If not, the markdown says that a method is missing.
 */
export function writeRecipeData(data: unknown, isCut = false): string | undefined {
  const values = findRecipe(data, isTyped) ?? findRecipe(data, hasLists) ?? new Map()
  const [told, method] = [allOf(values, ingredientLists), allOf(values, stepLists)]
  // Tandoor has the ingredients of each step within it.
  const within = method.flat().filter((step) => valuesOf(step).has('ingredients'))
  const ingredients = writeList([told, within, unnamedList(values)].find((list) => list.length > 0) ?? [], '-')
  const steps = writeList(method, '1.')
  if (ingredients.length === 0 && steps.length === 0) return undefined
  const notes = allOf(values, /^(?:notes?|tips?)$/).flatMap(linesOf)
  const from = [...values].filter(([name, value]) => sources.test(name) && wordsOf(value) !== '')
  return paragraphs(
    writeHead(values),
    ingredients.length > 0 && `## Ingredients\n\n${ingredients.join('\n')}`,
    steps.length > 0 ? `## Method\n\n${steps.join('\n')}` : !isCut && '*Its method is not in the text.*',
    notes.length > 0 && `## Notes\n\n${notes.map((note) => `- ${note}`).join('\n')}`,
    ...from.map(([name, value]) => `*${capital(name)}: ${wordsOf(value)}*`),
  )
}

/** Finds ingredients under another name, by the amounts that most of them begin with. */
const unnamedList = (values: Values): unknown[] =>
  isTyped(values)
    ? []
    : [...values].flatMap(([name, list]) => {
        const lines = typeof list === 'object' && !knownLists.test(name) ? writeList(list, '-') : []
        return lines.filter((line) => /^- [\d½¼¾⅓⅔].*\p{L}/u.test(line)).length > lines.length / 2 ? [list] : []
      })

/** Joins the parts that say something. */
export const paragraphs = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join('\n\n')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Writes the part above the lists of a recipe: its name, its yield, its times and its description. */
function writeHead(values: Values): string {
  const title = wordsIn(values, /^(?:title|name|recipename|recipetitle|dish|dishname)$/)
  const description = wordsIn(values, /^(?:description|excerpt|summary|subtitle|intro|introduction|headnote)$/)
  return paragraphs(title && `# ${title}`, writeYield(values), ...writeTimes(values), description)
}

/** Writes values that stand as lines above a text, such as "servings: 4", by their names. */
export const writeFacts = (facts: Readonly<Record<string, string>>): string => writeHead(valuesOf(facts))

/** "Serves: 4", "Yield: 12 cookies" */
function writeYield(values: Values): string {
  const told = allOf(values, /^(?:servings?|serves|yields?|makes|portions?|recipeyield|recipeservings|servingsize)$/)
    .flat()
    .map((value) => amountOf(valuesOf(value)) || wordsOf(value))
    .filter((words) => /[1-9½¼¾]|^[a-z ]+$/i.test(words))
  const counted = told.find((words) => /\d\D*\p{L}/u.test(words)) ?? told[0] ?? ''
  const own = /^\d+$/.test(counted) ? `${counted} ${wordsOf(values.get('servingstext'))}`.trim() : counted
  return own && (/^[\d\s–-]+$/.test(own) ? 'Serves: ' : /^\P{L}/u.test(own) ? 'Yield: ' : '') + own
}

/** What Mealie and Tandoor call the times. */
const appTimes: ReadonlyMap<string, string> = new Map([
  ['perform', 'cook'],
  ['working', 'prep'],
  ['waiting', 'cook'],
  ['bak', 'baking'],
])

/** "Prep time: 20 minutes" for each time, by its name. A time of zero has no words. */
const writeTimes = (values: Values): string[] =>
  [...values, ...valuesOf(allOf(values, /^times?$/)[0])].flatMap(([name, value]) => {
    const [isTime, own = ''] = times.exec(name) ?? []
    const words = isTime === undefined || typeof value === 'object' ? '' : wordsOf(value)
    const minutes = /^\d+$/.test(words) ? Number(words) : readIsoDuration(words)
    const told = minutes === undefined ? words.replace(/^P(?=\D*\d)\S*$/, '') : formatMinutes(minutes)
    // Crouton calls the preparation "duration".
    const kind = name === 'duration' && values.has('cookingduration') ? 'prep' : (appTimes.get(own) ?? own)
    return told && [`${capital(`${kind} time`.trim())}: ${told}`]
  })

/** What begins an ingredient, and what begins a step. */
type Mark = '-' | '1.'

/** A line that is the heading of those below it: "## Sauce", "[Sauce]", and of ingredients "**Sauce**", "For the sauce:". */
const headings = {
  '1.': /^#{1,6} (.+)$|^\[([^[\]]{1,60})\]$/,
  '-': /^#{1,6} (.+)$|^\[([^[\]]{1,60})\]$|^\*\*(.+)\*\*:?$|^([^:]{1,60}):$/,
}
/** A group that is called like the whole list has no name. */
const writeHeading = (name: string): string[] =>
  /^\W*$|^(?:ingredients|directions|instructions|method|steps|\d+)$/i.test(name.trim())
    ? []
    : [`\n### ${name.trim().replace(/[*:]+/g, '')}\n`]

function writeLine(line: string, mark: Mark): string[] {
  const name = headings[mark].exec(line)?.slice(1).find(Boolean)
  if (name !== undefined) return writeHeading(name)
  const text = line.replace(/^(?:\d{1,2}[.)]|[-*•])\s+/, '')
  const parts = mark === '1.' && /^1[.)] /.test(line) ? splitNumbered(text) : [text]
  return parts.map((part) => `${mark} ${part.replaceAll('|', ' ')}`)
}

/** What holds the members of a group, of a section or of a list. */
const members =
  /^(?:itemlistelement|items?|list|ingredientgroups|(?:recipe)?(?:ingredients?|steps?|directions|instructions))$/

/** Writes the lines of a list, with headings for its groups, from any form: words, records, lists of them. */
function writeList(data: unknown, mark: Mark): string[] {
  if (Array.isArray(data)) return data.flatMap((each) => writeList(each, mark))
  const values = valuesOf(data)
  if (values.size === 0) return linesOf(data).flatMap((line) => writeLine(line, mark))
  const title = wordsIn(values, /^(?:title|heading|header|section|group)$/)
  const words = mark === '-' ? ingredientOf(values) : stepOf(values)
  // Tandoor and Crouton mark lines that are headings.
  const isHeader = allOf(values, /^is(?:header|section)$/).includes(true)
  if (words !== '' && !isHeader) return [...writeHeading(title), ...writeLine(words, mark)]
  const name = words || title || wordsOf(values.get('name'))
  const inner = isHeader ? [] : allOf(values, members)
  if (inner.length > 0) return [...writeHeading(name), ...writeList(inner, mark)]
  if (name !== '')
    return isHeader || values.get('@type') === 'HowToSection' ? writeHeading(name) : writeLine(name, mark)
  // By names of one's own: { "rice": "200 g" }, { "For the sauce": [...] }, { "step_1": "Boil it." }
  return Object.entries(Object(data)).flatMap(([own, value]) =>
    typeof value === 'object'
      ? [...writeHeading(own), ...writeList(value, mark)]
      : writeLine([own.replace(/^(?:step[ _]?)?\d+$/i, ''), wordsOf(value)].filter(Boolean).join(': '), mark),
  )
}

const amounts = /^(?:qty|quantity|amount|value|factor)$/
const units = /^(?:units?|unittext|measure|measurement|quantitytype)$/

/** "2 tbsp" of the values of an amount or of an ingredient, which may hold a record of them. Crouton's units are in capitals. */
function amountOf(values: Values): string {
  const [amount] = allOf(values, amounts)
  const parts = new Map([...values, ...valuesOf(amount)])
  const number = wordsOf([...allOf(valuesOf(amount), amounts), amount][0]).replace(/\.0+$|(?<=\.\d{1,20}?)0+$/, '')
  const unit = wordsOf(allOf(parts, units).at(-1)).replace(/^ITEM$/, '')
  return number === '0' ? '' : `${number} ${unit.replace(/^[A-Z_]+$/, (name) => name.toLowerCase())}`.trim()
}

/** "2 tbsp tahini, warm" of an ingredient's values; empty for those of a group. */
function ingredientOf(values: Values): string {
  // In the files of Mealie. The words of its author are the better ones.
  const whole = wordsOf(['originaltext', 'original', 'display'].map((name) => values.get(name)).find(Boolean))
  if (whole !== '' || allOf(values, members).some(Array.isArray)) return whole
  const food = wordsIn(values, /^(?:name|label|item|slug|ingredient|food|product|text|description|desc)$/)
  const remarks = allOf(values, /^(?:notes?|prep|preparation|comments?)$/).map(wordsOf)
  return [food && `${amountOf(values)} ${food}`.trim(), ...remarks].filter(Boolean).join(', ')
}

/** The words of a step's values, with a name that does not only count it; empty for those of a section or of a list. */
function stepOf(values: Values): string {
  const told = wordsIn(values, /^(?:text|desc|description|content|instructions?|directions?|body|details?|action)$/)
  const inner = values.get('@type') === 'HowToStep' && wordsIn(values, members)
  const text = told || wordsOf(values.get('step')) || inner || ''
  const name = wordsOf(values.get('name')).replace(/^\p{L}* ?\d+\W*$/u, '')
  return text === '' || text.startsWith(name.replace(/(?<![.…])[.…]+$/, '')) ? text : `${name}: ${text}`
}
