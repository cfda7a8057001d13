import { expect, test } from 'vitest'
import { spokenText } from '../../../src/recipe/steps/spokenText'

test.each([
  ['Whisk 1/4 cup of the milk.', 'Whisk a quarter cup of the milk.'],
  ['Add 1½ cups, then 2 1/2 cups.', 'Add 1 and a half cups, then 2 and a half cups.'],
  ['Fry for 2–3 minutes.', 'Fry for 2 to 3 minutes.'],
  ['Bake at 180 °C (350°F).', 'Bake at 180 degrees Celsius (350 degrees Fahrenheit).'],
  ['Turn it by 90°.', 'Turn it by 90 degrees.'],
  ['Stir-fry on 24/7 heat.', 'Stir-fry on 24/7 heat.'],
])('reads “%s” as “%s”', (text, words) => {
  expect(spokenText(text, 'en-GB')).toBe(words)
})

test('a text in another language is read as it is', () => {
  expect(spokenText('2-3 Minuten bei 180 °C', 'de')).toBe('2-3 Minuten bei 180 °C')
})
