import { stripInvisible } from '../lib/invisibleCharacters'

/** One entry of the list. The text is exactly as typed; the id tells equal texts apart. */
export interface Ingredient {
  readonly id: number
  readonly text: string
}

type Ingredients = readonly Ingredient[]

/** The ingredient list and what can be undone. */
export interface IngredientsState {
  readonly ingredients: Ingredients
  readonly nextId: number
  /** The latest entry is the last one. */
  readonly undoStack: readonly UndoEntry[]
  /** The ingredient that the last change added, where that has no entry in the stack. */
  readonly lastAdded?: Ingredient | undefined
  /** Whether the last change was undone. */
  readonly isUndone?: boolean
}

/** A change that can be undone, with the data to revert it. Adding one new ingredient has no entry. */
export type UndoEntry =
  | { readonly type: 'added'; readonly ids: readonly number[]; readonly reason: UndoReason }
  | { readonly type: 'removed'; readonly ingredient: Ingredient; readonly index: number }
  | { readonly type: 'changed'; readonly before: Ingredient; readonly after: Ingredient }
  | { readonly type: 'cleared'; readonly ingredients: Ingredients }
  /** One ingredient became several. */
  | {
      readonly type: 'split'
      readonly ids: readonly number[]
      readonly ingredient: Ingredient
      readonly index: number
    }

/** Why an addition can be undone. */
export type UndoReason =
  | { readonly type: 'blank' }
  /** The list has an equal text, ignoring case and the white space around it. `count` includes the new one. */
  | { readonly type: 'duplicate'; readonly text: string; readonly count: number }
  /** Several were added at once, and one undo removes them all. */
  | { readonly type: 'several' }
  /** A food that the user did not type: a recipe needs it, or a photo shows it. */
  | { readonly type: 'offered'; readonly text: string }
  /** One text with commas, which may be several ingredients. */
  | { readonly type: 'list'; readonly parts: readonly string[] }

export type IngredientsAction =
  /** Each text becomes one ingredient, exactly as typed, blanks and duplicates too. */
  | { readonly type: 'add'; readonly texts: readonly string[]; readonly isOffered?: boolean }
  | { readonly type: 'remove'; readonly id: number }
  /** A blank text removes the ingredient. */
  | { readonly type: 'change'; readonly id: number; readonly text: string }
  | { readonly type: 'clear' }
  /** Makes several ingredients of the one that the latest undo entry offers to split, by its commas. */
  | { readonly type: 'split' }
  /** Reverts the latest entry of the undo stack. */
  | { readonly type: 'undo' }
  | { readonly type: 'clearUndo' }

export const noIngredients: IngredientsState = { ingredients: [], nextId: 1, undoStack: [] }

/** Returns the next state. */
export function ingredientsReducer(state: IngredientsState, action: IngredientsAction): IngredientsState {
  const { ingredients, nextId, undoStack } = state
  const withUndo = (list: Ingredients, undo: UndoEntry): IngredientsState => ({
    ingredients: list,
    nextId,
    undoStack: [...undoStack, undo],
  })
  switch (action.type) {
    case 'add':
      return add(state, action.texts, action.isOffered)
    case 'remove': {
      const index = ingredients.findIndex(({ id }) => id === action.id)
      const ingredient = ingredients[index]
      if (!ingredient) return state
      return withUndo(ingredients.toSpliced(index, 1), { type: 'removed', ingredient, index })
    }
    case 'change': {
      const before = ingredients.find(({ id }) => id === action.id)
      if (!before || before.text === action.text) return state
      if (isBlank(action.text)) return ingredientsReducer(state, { type: 'remove', id: action.id })
      const after = { id: action.id, text: action.text }
      return withUndo(replace(ingredients, after), { type: 'changed', before, after })
    }
    case 'clear':
      return ingredients.length === 0 ? state : withUndo([], { type: 'cleared', ingredients })
    case 'split': {
      const latest = undoStack.at(-1)
      if (latest?.type !== 'added' || latest.reason.type !== 'list') return state
      const index = ingredients.findIndex(({ id }) => latest.ids.includes(id))
      const ingredient = ingredients[index]
      if (!ingredient) return state
      const parts = latest.reason.parts.map((text, offset) => ({ id: nextId + offset, text }))
      return {
        ingredients: ingredients.toSpliced(index, 1, ...parts),
        nextId: nextId + parts.length,
        undoStack: [...undoStack.slice(0, -1), { type: 'split', ids: parts.map(({ id }) => id), ingredient, index }],
      }
    }
    case 'undo': {
      const latest = undoStack.at(-1)
      if (!latest) return state
      return { ingredients: revert(ingredients, latest), nextId, undoStack: undoStack.slice(0, -1), isUndone: true }
    }
    case 'clearUndo':
      return { ingredients, nextId, undoStack: [] }
  }
}

function add(state: IngredientsState, texts: readonly string[], isOffered = false): IngredientsState {
  const added = texts.map((text, index) => ({ id: state.nextId + index, text }))
  const [text, ...others] = texts
  const isOne = text !== undefined && others.length === 0
  const reason = isOffered && isOne ? { type: 'offered' as const, text } : findUndoReason(state.ingredients, texts)
  const entry = reason && { type: 'added' as const, ids: added.map(({ id }) => id), reason }
  return {
    ingredients: [...state.ingredients, ...added],
    nextId: state.nextId + added.length,
    undoStack: entry ? [...state.undoStack, entry] : state.undoStack,
    lastAdded: entry ? undefined : added[0],
  }
}

function findUndoReason(list: Ingredients, [text, ...others]: readonly string[]): UndoReason | undefined {
  if (text === undefined) return undefined
  if (others.length > 0) return { type: 'several' }
  if (isBlank(text)) return { type: 'blank' }
  const key = comparisonKey(text)
  const count = list.filter((each) => comparisonKey(each.text) === key).length + 1
  if (count > 1) return { type: 'duplicate', text, count }
  const parts = splitText(text)
  return parts.length > 1 ? { type: 'list', parts } : undefined
}

/** An exclusion does not add foods: "no eggs, milk" stays one entry. */
const exclusion = /\b(?:no|not|without|allerg\w*|intoleran\w*|avoid|except)\b/i

/** Splits a text at its commas, but not before a digit, as in "1,5 l milk", within brackets or within an exclusion. */
const splitText = (text: string): string[] =>
  (exclusion.test(text) ? text : text.replace(/\([^()]*\)|,(?!\d)/g, (found) => (found === ',' ? '\n' : found)))
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => !isBlank(part))

/** Reverts a change and keeps later additions. */
function revert(list: Ingredients, entry: UndoEntry): Ingredients {
  switch (entry.type) {
    case 'added': {
      const ids = new Set(entry.ids)
      return list.filter(({ id }) => !ids.has(id))
    }
    case 'removed':
      return list.toSpliced(entry.index, 0, entry.ingredient)
    case 'changed':
      return replace(list, entry.before)
    case 'cleared':
      return [...entry.ingredients, ...list]
    case 'split': {
      const others = list.filter(({ id }) => !entry.ids.includes(id))
      return others.toSpliced(entry.index, 0, entry.ingredient)
    }
  }
}

const replace = (list: Ingredients, ingredient: Ingredient) =>
  list.map((each) => (each.id === ingredient.id ? ingredient : each))

/** A text as it is read: without invisible characters and surrounding white space. */
export const readableText = (text: string) => stripInvisible(text).trim()

/** Whether a text shows nothing on the page. */
export const isBlank = (text: string) => readableText(text) === ''

const comparisonKey = (text: string) => readableText(text).toLowerCase()

/** Whether two texts are equal as they are read, ignoring case. */
export const isSameText = (one: string, other: string) => comparisonKey(one) === comparisonKey(other)
