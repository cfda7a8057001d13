import { describe, expect, test } from 'vitest'
import {
  type Ingredient,
  type IngredientsAction,
  type IngredientsState,
  ingredientsReducer,
  isBlank,
  noIngredients,
  readableText,
  type UndoEntry,
} from '../../../src/ingredients/ingredients'
import { fc } from '../../support/fastCheck'

const reduce = (...actions: IngredientsAction[]) => actions.reduce(ingredientsReducer, noIngredients)
const textsOf = ({ ingredients }: IngredientsState) => ingredients.map(({ text }) => text)

const add = (...texts: string[]): IngredientsAction => ({ type: 'add', texts })
const remove = (id: number): IngredientsAction => ({ type: 'remove', id })
const change = (id: number, text: string): IngredientsAction => ({ type: 'change', id, text })
const clear: IngredientsAction = { type: 'clear' }
const undo: IngredientsAction = { type: 'undo' }

type Added = Extract<UndoEntry, { type: 'added' }>
const added = (ids: number[], reason: Added['reason']): UndoEntry[] => [{ type: 'added', ids, reason }]
const removed = (ingredient: Ingredient, index: number): UndoEntry[] => [{ type: 'removed', ingredient, index }]
const twice = (text: string) => added([2], { type: 'duplicate', text, count: 2 })

const eggs = { id: 1, text: 'Eggs' }
/** The same with characters that nobody sees. */
const invisible = 'Eg\u200bgs\u202e'
const milk = { id: 2, text: 'Milk' }
const oats = { id: 1, text: 'Oats' }

describe('ingredientsReducer', () => {
  test.each<[description: string, actions: IngredientsAction[], texts: string[], UndoEntry[]]>([
    ['appends an ingredient without an undo entry', [add('Eggs')], ['Eggs'], []],
    ['adds nothing for no texts', [add()], [], []],
    ['appends a blank, which may be a mistake', [add(' ')], [' '], added([1], { type: 'blank' })],
    ['treats invisible characters as blank', [add('\u200b\u2066')], ['\u200b\u2066'], added([1], { type: 'blank' })],
    ['appends a duplicate, which may be a mistake', [add('Eggs'), add('eggs ')], ['Eggs', 'eggs '], twice('eggs ')],
    ['ignores what is invisible in a duplicate', [add('Eggs'), add(invisible)], ['Eggs', invisible], twice(invisible)],
    ['appends several with one undo', [add('Eggs', 'Milk')], ['Eggs', 'Milk'], added([1, 2], { type: 'several' })],
    ['removes one', [add('Eggs'), add('Milk'), remove(2)], ['Eggs'], removed(milk, 1)],
    ['ignores the removal of an unknown id', [add('Eggs'), remove(9)], ['Eggs'], []],
    ['changes one', [add('Eggs'), change(1, 'Oats')], ['Oats'], [{ type: 'changed', before: eggs, after: oats }]],
    ['ignores a change to the same text', [add('Eggs'), change(1, 'Eggs')], ['Eggs'], []],
    ['ignores the change of an unknown id', [add('Eggs'), change(9, 'Oats')], ['Eggs'], []],
    ['removes one that becomes blank', [add('Eggs'), change(1, ' \u200b')], [], removed(eggs, 0)],
    ['clears the list', [add('Eggs'), add('Milk'), clear], [], [{ type: 'cleared', ingredients: [eggs, milk] }]],
    ['ignores the clearing of an empty list', [clear], [], []],
    ['keeps the undo entry at an addition', [add(''), add('Milk')], ['', 'Milk'], added([1], { type: 'blank' })],
    ['forgets what can be undone', [add(''), { type: 'clearUndo' }], [''], []],
    ['ignores an undo of nothing', [add('Eggs'), undo], ['Eggs'], []],
  ])('%s', (_, actions, texts, undoStack) => {
    const state = reduce(...actions)
    expect(textsOf(state)).toEqual(texts)
    expect(state.undoStack).toEqual(undoStack)
  })

  test.each(['1,5 l milk', 'eggs (2, need using up)', 'eggs,', ', ,', 'no eggs, milk', 'allergic to eggs, milk'])(
    'does not offer to split %j, which is not a list',
    (text) => {
      expect(reduce(add(text)).undoStack).toEqual([])
    },
  )

  test('offers to split an entry at its commas', () => {
    const reason = { type: 'list', parts: ['eggs', 'bread', 'butter'] }
    expect(reduce(add('eggs, bread,, butter')).undoStack).toMatchObject([{ reason }])
  })

  test('counts how often a duplicate is on the list', () => {
    const { undoStack } = reduce(add('Eggs'), add('Eggs'), add('Eggs'))
    expect(undoStack.at(-1)).toMatchObject({ reason: { type: 'duplicate', count: 3 } })
  })

  test.each<[description: string, actions: IngredientsAction[], texts: string[]]>([
    ['the latest change first', [add('a', 'b', 'c'), remove(1), remove(2), undo], ['b', 'c']],
    ['one change after the other', [add('a', 'b', 'c'), remove(1), remove(2), undo, undo], ['a', 'b', 'c']],
    ['a clearing, and keeps what was added since', [add('a', 'b'), clear, add('c'), undo], ['a', 'b', 'c']],
    ['an addition of several, and keeps what was added since', [add('a', 'b'), add('c'), undo], ['c']],
    ['a removal, and keeps an earlier change', [add('a', 'b'), change(2, 'c'), remove(1), undo], ['a', 'c']],
  ])('undoes %s', (_, actions, texts) => {
    expect(textsOf(reduce(...actions))).toEqual(texts)
  })

  const actions = fc.oneof(
    fc.array(fc.string(), { maxLength: 3 }).map((texts) => add(...texts)),
    fc.nat(8).map(remove),
    fc.tuple(fc.nat(8), fc.string()).map(([id, text]) => change(id, text)),
    fc.constant(clear),
  )

  test('restores the state before any change that has an undo entry', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 12 }), actions, (earlier, last) => {
        const before = reduce(...earlier)
        const after = ingredientsReducer(before, last)
        fc.pre(after.undoStack.length > before.undoStack.length)
        const { ingredients, undoStack } = ingredientsReducer(after, undo)
        expect({ ingredients, undoStack }).toEqual({ ingredients: before.ingredients, undoStack: before.undoStack })
      }),
    )
  })
})

test('readableText removes invisible characters and the white space around a text', () => {
  expect(readableText(' Eg\u200bgs\u202e \n')).toBe('Eggs')
})

test.each([
  ['', true],
  [' \t\u00a0', true],
  ['\u200b\u2066', true],
  ['a', false],
])('isBlank of %j is %s', (text, isTextBlank) => {
  expect(isBlank(text)).toBe(isTextBlank)
})
