/** One line of the list. The text is the cook's, to the letter; the id tells two like ones apart. */
export interface Ingredient {
  readonly id: number
  readonly text: string
}

/** The cook's list, and what was last done to it where that may have been a slip. */
export interface Kitchen {
  readonly ingredients: readonly Ingredient[]
  readonly nextId: number
  readonly slip?: {
    /** For the cook, in words. */
    readonly says: string
    readonly before: readonly Ingredient[]
  }
}

/** What the cook does to the list. */
export type ListAct =
  /** Each text becomes one ingredient; free text is kept to the letter, blanks and duplicates too (the specification, section 5). */
  | { readonly act: 'add'; readonly texts: readonly string[] }
  | { readonly act: 'remove'; readonly id: number }
  /** A blank text removes the ingredient. */
  | { readonly act: 'change'; readonly id: number; readonly text: string }
  | { readonly act: 'clear' }
  | { readonly act: 'undo' }

export const emptyKitchen: Kitchen = { ingredients: [], nextId: 1 }

/** The list after an act. Pure, so that an act can be applied twice to the same list. */
export function kitchenAfter(kitchen: Kitchen, act: ListAct): Kitchen {
  const { ingredients: before, slip, nextId } = kitchen
  switch (act.act) {
    case 'add': {
      const added = act.texts.map((text, index) => ({ id: nextId + index, text }))
      const says = noteOnAdding(before, added)
      return {
        ingredients: [...before, ...added],
        nextId: nextId + added.length,
        ...(says === undefined ? {} : { slip: { says, before } }),
      }
    }
    case 'remove': {
      const ingredient = before.find(({ id }) => id === act.id)
      if (!ingredient) return kitchen
      return {
        ingredients: before.filter(({ id }) => id !== act.id),
        nextId,
        slip: { says: `${quoted(ingredient.text)} was removed`, before },
      }
    }
    case 'change': {
      const ingredient = before.find(({ id }) => id === act.id)
      if (!ingredient || ingredient.text === act.text) return kitchen
      if (isBlank(act.text)) return kitchenAfter(kitchen, { act: 'remove', id: act.id })
      return {
        ingredients: before.map((other) =>
          other === ingredient ? { id: act.id, text: act.text } : other,
        ),
        nextId,
        slip: { says: `${quoted(ingredient.text)} was changed to ${quoted(act.text)}`, before },
      }
    }
    case 'clear': {
      const [only] = before
      if (!only) return kitchen
      const what =
        before.length === 1 ? `${quoted(only.text)} was` : `All ${before.length} ingredients were`
      return { ingredients: [], nextId, slip: { says: `${what} removed`, before } }
    }
    case 'undo':
      return slip ? { ingredients: slip.before, nextId } : kitchen
  }
}

/** Whether a text shows nothing on the page. */
export const isBlank = (text: string) => text.trim() === ''

/** The ingredients in a text of several lines: one a line, blank ones left out, as they are between the parts of a list. */
export const linesOf = (text: string) =>
  text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

function noteOnAdding(
  before: readonly Ingredient[],
  added: readonly Ingredient[],
): string | undefined {
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
  left.trim().toLowerCase() === right.trim().toLowerCase()

/** The longest that an ingredient is repeated in a sentence, in characters. */
const QUOTE = 60

function quoted(text: string) {
  if (isBlank(text)) return 'The blank line'
  const words = text.trim()
  return words.length > QUOTE ? `${words.slice(0, QUOTE)}…` : words
}
