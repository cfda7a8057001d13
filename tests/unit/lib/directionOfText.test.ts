import { expect, test } from 'vitest'
import { directionOfText } from '../../../src/lib/directionOfText'

test.each([
  ['# شكشوكة', 'rtl'],
  ['1. **עגבניות** 400 g', 'rtl'],
  ['# Shakshuka (شكشوكة)', undefined],
  ['', undefined],
  ['12 · 30', undefined],
])('%s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction)
})
