import { expect, test } from 'vitest'
import { findEntryOffer, findLeftOut } from '../../../src/ingredients/entryOffers'

test.each([
  [['Eggs', 'onion', 'Onions'], { type: 'repeated', index: 2, earlier: 'onion' }],
  [['2 leeks', 'Milk', 'leek'], { type: 'repeated', index: 2, earlier: '2 leeks' }],
  [['aubergne'], { type: 'misspelt', index: 0, text: 'Aubergine' }],
  [['chiken thighs', 'Milk'], { type: 'misspelt', index: 0, text: 'Chicken thigh' }],
])('of %j an offer is made', (list, offer) => {
  expect(findEntryOffer(list)).toEqual(offer)
})

test.each([
  // The same text again has a notice of its own.
  [['Onions', 'onions']],
  // Other foods, and what the page cannot judge.
  [['red onion', 'spring onions', 'pasta', 'penne', 'tomatoes', 'tinned tomatoes']],
  [['Zwiebeln', 'Zwiebel', '', 'no onions', 'onion']],
  [['eggs and milk', 'milk']],
  [['half an aubergne']],
])('of %j no offer is made', (list) => {
  expect(findEntryOffer(list)).toBeUndefined()
})

test('a thousand entries are read at their end alone', () => {
  const long = Array.from({ length: 1000 }, (_, index) => `food number ${index}`)
  expect(findEntryOffer(['onion', ...long, 'Onions'])).toBeUndefined()
  expect(findEntryOffer([...long, 'onion', 'Onions'])).toEqual({ type: 'repeated', index: 1001, earlier: 'onion' })
})

test('findLeftOut returns only entries that certainly break a wish', () => {
  const list = ['Chicken', 'Rice', 'pesto', 'no milk', 'oat milk', 'Gouda', 'samphire']
  expect([...findLeftOut(list, { diets: ['Vegan'], leaveOut: 'samphire' })]).toEqual([0, 5, 6])
  expect(findLeftOut(list, { diets: [], leaveOut: '' }).size).toBe(0)
  expect([...findLeftOut(['prawns', 'rice'], { diets: [], leaveOut: 'sea food' })]).toEqual([0])
})
