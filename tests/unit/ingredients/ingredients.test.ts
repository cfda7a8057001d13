import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  noIngredients,
  type Kitchen,
  ingredientsReducer,
  type IngredientsAction,
  parseList,
} from '../../../src/ingredients/ingredients'

const kitchenOf = (...acts: IngredientsAction[]) => acts.reduce(ingredientsReducer, noIngredients)
const texts = ({ ingredients }: Kitchen) => ingredients.map(({ text }) => text)
const add = (...some: string[]): IngredientsAction => ({ act: 'add', texts: some })
const remove = (id: number): IngredientsAction => ({ act: 'remove', id })
const change = (id: number, text: string): IngredientsAction => ({ act: 'change', id, text })
const undo: IngredientsAction = { act: 'undo' }

const rows: [what: string, acts: IngredientsAction[], list: string[], says: string | undefined][] = [
  ['an ingredient speaks for itself', [add('Eggs')], ['Eggs'], undefined],
  ['a blank one may be a slip', [add(' ')], [' '], 'A blank line was added'],
  ['so may a second', [add('Eggs'), add('eggs ')], ['Eggs', 'eggs '], 'eggs is on the list twice'],
  [
    'and a third',
    [add('Eggs'), add('Eggs'), add('Eggs')],
    ['Eggs', 'Eggs', 'Eggs'],
    'Eggs is on the list 3 times',
  ],
  [
    'several at once are counted',
    [add('Eggs', 'Milk')],
    ['Eggs', 'Milk'],
    '2 ingredients were added',
  ],
  ['none at once is nothing', [add()], [], undefined],
  ['removing', [add('Eggs'), add('Milk'), remove(1)], ['Milk'], 'Eggs was removed'],
  ['removing a blank', [add(''), remove(1)], [], 'The blank line was removed'],
  ['removing what is not there', [add('Eggs'), remove(9)], ['Eggs'], undefined],
  ['changing', [add('Eggs'), change(1, 'Oats')], ['Oats'], 'Eggs was changed to Oats'],
  ['changing to the same', [add('Eggs'), change(1, 'Eggs')], ['Eggs'], undefined],
  ['changing to nothing removes', [add('Eggs'), change(1, '  ')], [], 'Eggs was removed'],
  ['clearing', [add('Eggs'), add('Milk'), { act: 'clear' }], [], 'All 2 ingredients were removed'],
  ['clearing one', [add('Eggs'), { act: 'clear' }], [], 'Eggs was removed'],
  ['clearing none', [{ act: 'clear' }], [], undefined],
  [
    'a long ingredient is not repeated whole',
    [add('x'.repeat(100)), remove(1)],
    [],
    `${'x'.repeat(60)}… was removed`,
  ],
  ['adding leaves the note', [add(''), add('Milk')], ['', 'Milk'], 'A blank line was added'],
  ['settling ends it', [add(''), { act: 'settle' }], [''], undefined],
]

test.each(rows)('%s', (_, acts, list, says) => {
  const kitchen = kitchenOf(...acts)
  expect(texts(kitchen)).toEqual(list)
  expect(kitchen.slips.at(-1)?.says).toBe(says)
})

describe('undo', () => {
  test.each<[string, IngredientsAction[], string[]]>([
    ['of a blank', [add('Eggs'), add(''), undo], ['Eggs']],
    ['of a duplicate', [add('Eggs'), add('Eggs'), undo], ['Eggs']],
    ['of several', [add('Eggs'), add('Milk', 'Oats'), undo], ['Eggs']],
    ['of removing, at its place', [add('a', 'b', 'c'), remove(2), undo], ['a', 'b', 'c']],
    ['of changing', [add('Eggs'), change(1, 'Oats'), undo], ['Eggs']],
    ['of clearing', [add('a', 'b'), { act: 'clear' }, undo], ['a', 'b']],
    ['of two, the last first', [add('a', 'b', 'c'), remove(1), remove(2), undo], ['b', 'c']],
    ['of both', [add('a', 'b', 'c'), remove(1), remove(2), undo, undo], ['a', 'b', 'c']],
    [
      'leaves what was added since',
      [add('a', 'b'), { act: 'clear' }, add('c'), undo],
      ['a', 'b', 'c'],
    ],
    ['leaves what was changed', [add('a', 'b'), change(2, 'c'), remove(1), undo], ['a', 'c']],
    ['of nothing', [add('Eggs'), undo], ['Eggs']],
  ])('%s', (_, acts, list) => {
    expect(texts(kitchenOf(...acts))).toEqual(list)
  })

  test('gives the list back as it was, whatever the act, and no id comes twice', () => {
    const acts = fc.oneof(
      fc.array(fc.string(), { maxLength: 3 }).map((some) => add(...some)),
      fc.nat(8).map(remove),
      fc.tuple(fc.nat(8), fc.string()).map(([id, text]) => change(id, text)),
      fc.constant<IngredientsAction>({ act: 'clear' }),
    )
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 12 }), acts, (earlier, last) => {
        const before = kitchenOf(...earlier)
        const then = ingredientsReducer(before, last)
        if (then.slips.length > before.slips.length)
          expect(ingredientsReducer(then, undo)).toMatchObject({
            ingredients: before.ingredients,
            slips: before.slips,
          })
        const ids = then.ingredients.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})

test('the lines of a text are ingredients, whatever ends them', () => {
  expect(parseList(' Eggs\r\n\r\nMilk\rOats \n\n')).toEqual(['Eggs', 'Milk', 'Oats'])
  expect(parseList(' \n')).toEqual([])
  expect(
    parseList('- 2 eggs\n* flour\n1. milk\n• butter\n[ ] salt\n- [x] oil\n☐ rice\n-\n7up'),
  ).toEqual(['2 eggs', 'flour', 'milk', 'butter', 'salt', 'oil', 'rice', '-', '7up'])
})

test('characters that nobody sees make no ingredient another, and none out of nothing', () => {
  const kitchen = kitchenOf(add('Eggs'), add('Eg\u200bgs\u202e'))
  expect(kitchen.ingredients.map(({ text }) => text)).toEqual(['Eggs', 'Eg\u200bgs\u202e'])
  expect(kitchen.slips.at(-1)?.says).toBe('Eggs is on the list twice')
  expect(kitchenOf(add('\u200b\u2066')).slips.at(-1)?.says).toBe('A blank line was added')
  expect(parseList('\ufeffEggs\n\u200b\nMilk')).toEqual(['Eggs', 'Milk'])
})
