import { stripInvisible } from '../lib/invisibleCharacters'
import { getProperty, parseJson } from '../lib/json'
import { capitalize } from '../lib/text'

/** A dish that a model suggests, before it writes the recipe. */
export interface Idea {
  readonly name: string
  /** What the model says of it: one line, empty if it says nothing. */
  readonly about: string
}

/** The last line of a request for ideas, in place of the one for a recipe. */
export const IDEAS_REQUEST =
  'Suggest three different dishes that I can make with them, and write no recipe yet: a numbered list with one dish a line, its name in bold, then one short sentence, the minutes it takes, and what I would still need.'

/** One idea is not a choice, and more than six lines are probably not ideas. */
const FEWEST = 2
const MOST = 6
/** Ideas are short. Text after so many characters is not read. */
const MAX_LENGTH = 6000
const MAX_NAME = 80
const MAX_ABOUT = 200

/** A mark that models put before each idea, the likeliest first. The first group is the text after it. */
const marks: readonly RegExp[] = [
  /^\W{0,4}(?:idea|option|dish|recipe|suggestion)\s*\d\W{0,3}(?:[:.)–—-]|\s)\s*(\S.*)/i,
  /^#{1,6}\s+(\S.*)/,
  /^\*\*\s*(\d[.)]\s*\S.*)/,
  /^(?:\*\*)?\d{1,2}[.)](?:\*\*)?\s+(\S.*)/,
  /^(\*\*[^*]+\*\*.*)$/,
  /^[-*+•]\s+(\S.*)/,
]

/**
 * Reads a list of dishes in the forms that models write: numbers, headings, bold lines, bullets, "Idea 1:", a table, or
 * JSON. The outermost marks count, so the lines below a dish belong to it.
 *
 * @returns undefined if the reply has no such list.
 */
export function readIdeas(reply: string): readonly Idea[] | undefined {
  const text = stripInvisible(reply.slice(0, MAX_LENGTH))
  const lines = text.split('\n').map((line) => line.trimEnd())
  const read = [readJson(text), readTable(lines), ...marks.map((mark) => readMarked(lines, mark))]
  return read.map(withoutRepeated).find((ideas) => ideas.length >= FEWEST && ideas.length <= MOST)
}

/** A dish is chosen by its name, so each name counts once. */
const withoutRepeated = (ideas: readonly Idea[]) => [...new Map(ideas.map((idea) => [idea.name, idea])).values()]

const isIdea = ({ name }: Idea) => /\p{L}/u.test(name)

function readJson(text: string): Idea[] {
  const [start, end] = [text.indexOf('['), text.lastIndexOf(']')]
  const value = start < 0 ? undefined : parseJson(text.slice(start, end + 1))
  if (!Array.isArray(value)) return []
  return value
    .map((each: unknown) => ({
      name: typeof each === 'string' ? clean(each) : firstText(each, ['name', 'title', 'dish', 'recipe']),
      about: firstText(each, ['description', 'about', 'summary', 'why', 'reason']),
    }))
    .filter(isIdea)
}

const firstText = (value: unknown, names: readonly string[]): string =>
  clean(names.map((name) => getProperty(value, name)).find((each) => typeof each === 'string') ?? '')

/** Reads the rows of a table below the line of dashes: the name is the first cell that is not a number. */
function readTable(lines: readonly string[]): Idea[] {
  const start = lines.findIndex((line) => /^[\s|:-]+$/.test(line) && line.includes('--') && line.includes('|'))
  if (start < 0) return []
  const end = lines.findIndex((line, index) => index > start && !line.includes('|'))
  return lines
    .slice(start + 1, end < 0 ? undefined : end)
    .map((row) => {
      const [name = '', ...others] = row
        .split('|')
        .map(clean)
        .filter((cell) => /\p{L}/u.test(cell))
      return { name: name.slice(0, MAX_NAME), about: others.join(', ').slice(0, MAX_ABOUT) }
    })
    .filter(isIdea)
}

/** Reads the lines with one kind of mark: those that are indented least. Of headings, those of the level most have. */
function readMarked(lines: readonly string[], mark: RegExp): Idea[] {
  const found = lines.flatMap((line, index) => {
    const [, text] = mark.exec(line.trimStart()) ?? []
    const depth = /^#+/.exec(line)?.[0].length ?? line.length - line.trimStart().length
    return text === undefined ? [] : [{ index, text, depth }]
  })
  const depths = found.map(({ depth }) => depth)
  const level = depths.find((depth) => depths.filter((each) => each === depth).length >= FEWEST)
  const entries = found.filter(({ depth }) => depth === level)
  return entries
    .map(({ index, text }, place) => {
      const below = lines
        .slice(index + 1, entries[place + 1]?.index)
        .map(clean)
        .filter(Boolean)
      return readIdea(text, below[0] ?? '')
    })
    .filter(isIdea)
}

/** Splits "**Name** – what it is" and "Name: what it is". Without such words, the line below says what it is. */
function readIdea(text: string, below: string): Idea {
  const numberless = text.replace(/^(\*\*)?\s*\d{1,2}[.)]\s*/, '$1')
  const [, bold, afterBold] = /^\*\*([^*]{1,200})\*\*(.*)$/.exec(numberless) ?? []
  const [, start = numberless, rest = ''] =
    bold === undefined ? (/^(.{1,200}?)(?:\s[–—-]\s|:\s)(.*)$/.exec(numberless) ?? []) : ['', bold, afterBold]
  const about = clean(rest ?? '')
  return { name: clean(start).slice(0, MAX_NAME), about: capitalize(about || below).slice(0, MAX_ABOUT) }
}

/** A text without the marks of markdown, and without the punctuation around it. */
const clean = (text: string) =>
  text
    .replace(/[*_`#|]|^\s*[-+•]\s/g, '')
    .replace(/^[\s:–—,-]+/, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?:$/, '')
    .trim()
