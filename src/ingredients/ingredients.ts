import { withoutInvisible } from '../lib/invisibleCharacters'

/** One line of the list. The text is the cook's, to the letter; the id tells two like ones apart. */
export interface Ingredient {
  readonly id: number
  readonly text: string
}

type List = readonly Ingredient[]

/** The cook's list, and what was done to it that may have been a slip. */
export interface Kitchen {
  readonly ingredients: List
  readonly nextId: number
  /** The last one at the end. */
  readonly slips: readonly Slip[]
}

interface Slip {
  /** For the cook, in words. */
  readonly says: string
  /** The way back. It leaves alone what was added since. */
  readonly undo: (list: List) => List
}

/** What the cook does to the list. */
export type ListAct =
  /** Each text becomes one ingredient; free text is kept to the letter, blanks and duplicates too (the specification, section 5). */
  | { readonly act: 'add'; readonly texts: readonly string[] }
  | { readonly act: 'remove'; readonly id: number }
  /** A blank text removes the ingredient. */
  | { readonly act: 'change'; readonly id: number; readonly text: string }
  | { readonly act: 'clear' }
  /** Takes the last slip back; then the one before it is the last. */
  | { readonly act: 'undo' }
  /** The list is as the cook wants it: nothing is left to undo. */
  | { readonly act: 'settle' }

export const emptyKitchen: Kitchen = { ingredients: [], nextId: 1, slips: [] }

/** The list after an act. Pure, so that an act can be applied twice to the same list. */
export function kitchenAfter(kitchen: Kitchen, act: ListAct): Kitchen {
  const { ingredients, slips, nextId } = kitchen
  const slipped = (list: List, says: string, undo: Slip['undo']): Kitchen => ({
    ingredients: list,
    nextId,
    slips: [...slips, { says, undo }],
  })
  switch (act.act) {
    case 'add': {
      const added = act.texts.map((text, index) => ({ id: nextId + index, text }))
      const ids = new Set(added.map(({ id }) => id))
      const says = noteOnAdding(ingredients, added)
      const list = [...ingredients, ...added]
      return {
        ...(says === undefined
          ? { ingredients: list, slips }
          : slipped(list, says, (later) => later.filter(({ id }) => !ids.has(id)))),
        nextId: nextId + added.length,
      }
    }
    case 'remove': {
      const index = ingredients.findIndex(({ id }) => id === act.id)
      const removed = ingredients[index]
      if (!removed) return kitchen
      return slipped(
        ingredients.toSpliced(index, 1),
        `${quoted(removed.text)} was removed`,
        (later) => later.toSpliced(index, 0, removed),
      )
    }
    case 'change': {
      const changed = ingredients.find(({ id }) => id === act.id)
      if (!changed || changed.text === act.text) return kitchen
      if (isBlank(act.text)) return kitchenAfter(kitchen, { act: 'remove', id: act.id })
      const put = (text: string) => (list: List) =>
        list.map((other) => (other.id === act.id ? { id: act.id, text } : other))
      return slipped(
        put(act.text)(ingredients),
        `${quoted(changed.text)} was changed to ${quoted(act.text)}`,
        put(changed.text),
      )
    }
    case 'clear': {
      const [only] = ingredients
      if (!only) return kitchen
      const what =
        ingredients.length === 1
          ? `${quoted(only.text)} was`
          : `All ${ingredients.length} ingredients were`
      return slipped([], `${what} removed`, (later) => [...ingredients, ...later])
    }
    case 'undo': {
      const last = slips.at(-1)
      return last
        ? { ingredients: last.undo(ingredients), nextId, slips: slips.slice(0, -1) }
        : kitchen
    }
    case 'settle':
      return { ingredients, nextId, slips: [] }
  }
}

/** Whether a text shows nothing on the page. */
export const isBlank = (text: string) => readable(text) === ''

/** The words of a text as one reads them. */
const readable = (text: string) => withoutInvisible(text).trim()

/**
 * The ingredients in a text of several lines: one a line, without the marks of the list that it came from.
 * Blank lines are left out, as they stand between the parts of a list.
 */
export const linesOf = (text: string) =>
  text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim().replace(/^(?:(?:[-*+•–☐☑✓]|\d{1,3}[.)]|\[[ x]?\])\s+)+/i, ''))
    .filter((line) => !isBlank(line))

function noteOnAdding(before: List, added: List): string | undefined {
  const [only] = added
  if (!only) return undefined
  if (added.length > 1) return `${added.length} ingredients were added`
  if (isBlank(only.text)) return 'A blank line was added'
  const times = before.filter(({ text }) => isLike(text, only.text)).length + 1
  if (times === 1) return undefined
  return `${quoted(only.text)} is on the list ${times === 2 ? 'twice' : `${times} times`}`
}

/** Two texts that a cook would call the same. */
const isLike = (left: string, right: string) =>
  readable(left).toLowerCase() === readable(right).toLowerCase()

/** The longest that an ingredient is repeated in a sentence, in characters. */
const QUOTE = 60

function quoted(text: string) {
  if (isBlank(text)) return 'The blank line'
  const words = readable(text)
  return words.length > QUOTE ? `${words.slice(0, QUOTE)}…` : words
}
