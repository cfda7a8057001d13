import { describe, expect, test } from 'vitest'
import {
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

const added = (ids: number[], reason: Extract<UndoEntry, { type: 'added' }>['reason']): UndoEntry[] => [
  { type: 'added', ids, reason },
]

const eggs = { id: 1, text: 'Eggs' }
const milk = { id: 2, text: 'Milk' }

describe('ingredientsReducer', () => {
  test.each<[description: string, actions: IngredientsAction[], texts: string[], UndoEntry[]]>([
    ['appends an ingredient without an undo entry', [add('Eggs')], ['Eggs'], []],
    ['adds nothing for no texts', [add()], [], []],
    ['appends a blank, which may be a mistake', [add(' ')], [' '], added([1], { type: 'blank' })],
    ['treats invisible characters as blank', [add('\u200b\u2066')], ['\u200b\u2066'], added([1], { type: 'blank' })],
    [
      'appends a duplicate, which may be a mistake',
      [add('Eggs'), add('eggs ')],
      ['Eggs', 'eggs '],
      added([2], { type: 'duplicate', text: 'eggs ', count: 2 }),
    ],
    [
      'ignores invisible characters in a duplicate, but keeps them in its text',
      [add('Eggs'), add('Eg\u200bgs\u202e')],
      ['Eggs', 'Eg\u200bgs\u202e'],
      added([2], { type: 'duplicate', text: 'Eg\u200bgs\u202e', count: 2 }),
    ],
    [
      'appends several with one undo entry',
      [add('Eggs', 'Milk')],
      ['Eggs', 'Milk'],
      added([1, 2], { type: 'several' }),
    ],
    ['removes one', [add('Eggs'), add('Milk'), remove(2)], ['Eggs'], [{ type: 'removed', ingredient: milk, index: 1 }]],
    ['ignores the removal of an unknown id', [add('Eggs'), remove(9)], ['Eggs'], []],
    [
      'changes an ingredient',
      [add('Eggs'), change(1, 'Oats')],
      ['Oats'],
      [{ type: 'changed', before: eggs, after: { id: 1, text: 'Oats' } }],
    ],
    ['ignores a change to the same text', [add('Eggs'), change(1, 'Eggs')], ['Eggs'], []],
    ['ignores the change of an unknown id', [add('Eggs'), change(9, 'Oats')], ['Eggs'], []],
    [
      'removes an ingredient that is changed to a blank',
      [add('Eggs'), change(1, ' \u200b')],
      [],
      [{ type: 'removed', ingredient: eggs, index: 0 }],
    ],
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
    expect(reduce(add('eggs, bread,, butter')).undoStack).toMatchObject([
      { reason: { type: 'list', parts: ['eggs', 'bread', 'butter'] } },
    ])
  })

  test('counts how often a duplicate is on the list', () => {
    expect(reduce(add('Eggs'), add('Eggs'), add('Eggs')).undoStack.at(-1)).toMatchObject({
      reason: { type: 'duplicate', count: 3 },
    })
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
