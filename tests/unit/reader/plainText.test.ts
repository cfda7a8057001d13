import { expect, test } from 'vitest'
import { plainText } from '../../../src/reader/plainText'

test('marks of markdown go, and the lines and the numbers stay', () => {
  const markdown =
    '# **Leek soup**\n\n**Serves 2** | 20 min\n\n## Ingredients\n\n- **2** leeks\n- [stock](https://shop.example)\n  - or *water*\n\n## Method\n\n1. Boil.\n   - Stir.\n2. Eat.\n\n## Nutrition\n\n| Per serving | |\n|---|---|\n| Protein | 9 g |\n\n> Enjoy!'
  expect(plainText(markdown)).toBe(
    'Leek soup\n\nServes 2 · 20 min\n\nIngredients\n\n- 2 leeks\n- stock\n  - or water\n\nMethod\n\n1. Boil.\n  - Stir.\n2. Eat.\n\nNutrition\n\nPer serving\nProtein: 9 g\n\nEnjoy!',
  )
})

test('text over the limits of rendering stays as it is', () => {
  const long = `${'word '.repeat(1300)}end`
  expect(plainText(`# Soup\n\n${long}`)).toBe(`Soup\n\n${long}`)
})

test('the heading of a part ends with a colon, so that the page can read the text again', () => {
  expect(plainText('# Soup\n\n## Ingredients\n\n### For the top\n\n- 1 egg\n\n### Then!\n\n- salt')).toBe(
    'Soup\n\nIngredients\n\nFor the top:\n\n- 1 egg\n\nThen!\n\n- salt',
  )
})
