import { expect, test } from 'vitest'
import { readAmount } from '../../../src/food/amounts'

test.each([
  ['1,500 g lamb', 1500, 'g'],
  ['1.250 kg lamb', 1250, 'g'],
  ['lamb 1,500 g', 1500, 'g'],
  ['1½ leeks', 1.5, 'piece'],
  ['2 1/2 cups oats', 2.5, 'cup'],
  ['1-cup oats', 1, 'cup'],
  ['1/4th cup oats', 0.25, 'cup'],
  ['6large leeks', 6, 'piece'],
  ['2 dozen eggs', 24, 'piece'],
  ['2 x 400g tins lentils', 800, 'g'],
] as const)('reads the amount of %j', (entry, quantity, unit) => {
  expect(readAmount(entry)).toEqual({ quantity, unit })
})
