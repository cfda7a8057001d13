import { readdirSync, readFileSync } from 'node:fs'

/** A reply in the style of a language model, and what a reader would say about it. */
export interface Reply {
  /** The form of the reply, for the title of a test. */
  readonly form: string
  readonly markdown: string
  /** The user's list. */
  readonly list: readonly string[]
  readonly title: string | undefined
  /** How much it makes, as it says it. */
  readonly yield: string | undefined
  readonly minutes: number | undefined
  /** How many lines the ingredients have, by group. Groups without a name have an empty one. */
  readonly lines: readonly (readonly [group: string, lines: number])[]
  /** How many steps it has. */
  readonly steps: number
  readonly uses: readonly string[]
  readonly needs: readonly string[]
  readonly leaves: readonly string[]
}

/** What a file leaves out: there is nothing to understand in an apology, a question or several recipes. */
const nothing = {
  list: [],
  title: undefined,
  yield: undefined,
  minutes: undefined,
  lines: [],
  steps: 0,
  uses: [],
  needs: [],
  leaves: [],
}

const folder = new URL('../fixtures/replies/', import.meta.url)

/** Replies in many forms: the files of tests/fixtures/replies. The recipes are simple, because only their form matters. */
export const replies: readonly Reply[] = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .toSorted()
  .map((name) => readReply(name, readFileSync(new URL(name, folder), 'utf8')))

/**
 * Reads a file: lines of a name and a JSON value between two of `---`, and then the reply. `isCrlf` makes the line ends of
 * the reply those of Windows, which git would change in the file.
 */
function readReply(name: string, text: string): Reply {
  const [, head, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || markdown === undefined) throw new Error(`${name} has no lines between two of ---.`)
  const entries = head.split('\n').map((line): [string, unknown] => {
    const end = line.indexOf(': ')
    return [line.slice(0, end), JSON.parse(line.slice(end + 2))]
  })
  const { isCrlf, ...fields } = Object.fromEntries(entries)
  const unknown = Object.keys(fields).filter((key) => key !== 'form' && !(key in nothing))
  if (unknown.length > 0 || typeof fields.form !== 'string') throw new Error(`${name}: no form, or unknown ${unknown}.`)
  return { ...nothing, ...fields, form: fields.form, markdown: isCrlf ? markdown.replaceAll('\n', '\r\n') : markdown }
}
