import { expect, test } from 'vitest'
import { findNumbers, readFigure, writeWithSign } from '../../../src/food/numbers'
import { casesOf } from '../../support/cases'
import { expectLinear } from '../../support/linear'

test.each(
  casesOf(`
    4 = 4; 2.5 = 2.5; 2,5 = 2.5; ½ = 0.5; 1½ = 1.5; two = 2; 2 1/2 = 2.5; 1 ¾ = 1.75; 3/4 = 0.75`),
)('reads "%s"', (text = '', value) => {
  expect(readFigure(text)).toBe(Number(value))
})

test.each(
  casesOf(`
    1,250 g = 1250; 1.250 ml = 1250; 2\u00a0500 g = 2500; 2 000 g = 2000; 1.125 kg = 1.125; 1,125 l = 1.125; 0.750 l = 0.75
    2/3rds = 0.6667; 1 1/4th = 1.25; 2 400 g = 2 400; 1.250 =; 0.33 and 0.667 cups = 0.3333 0.6667
    0.335 and 0.339 cups = 0.335 0.339`),
)('finds the numbers of %j: %s', (text = '', values) => {
  expect(
    findNumbers(text)
      .map(({ value }) => Number(value.toFixed(4)))
      .join(' '),
  ).toBe(values)
})

test.each(['', 'some', '1/2 cup'])('"%s" is not a number of its own', (text) => {
  expect(readFigure(text)).toBeNaN()
})

test('writes values with the signs of fractions', () => {
  expect([0.5, 1.5, 2, 1 / 3, 0].map(writeWithSign)).toEqual(['½', '1½', '2', '⅓', '0'])
})

test('finds numbers in time that grows with its length', () => {
  const piece = '1 1/2 half a '
  expectLinear((length) => findNumbers(piece.repeat(length / piece.length)), 100_000)
})
