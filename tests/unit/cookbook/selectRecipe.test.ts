import { expect, test } from 'vitest'
import { parseRecipe } from '../../../src/cookbook/parseRecipe'
import { selectRecipe } from '../../../src/cookbook/selectRecipe'
import { foods } from '../../../src/food/foods'

/** A recipe of these needs and welcome foods, and of nothing else that matters here. */
const recipe = (title: string, needs: readonly string[], welcome: readonly string[] = []) =>
  parseRecipe(
    [
      `# ${title}`,
      'About it.',
      '## Ingredients',
      needs.map((name) => `- 1 **${name}**`).join('\n'),
      ...(welcome.length > 0
        ? ['### If you have it', welcome.map((name) => `- 1 **${name}**`).join('\n')]
        : []),
      '## Method',
      '1. **Cook** (1 minute). Cook it.',
    ].join('\n\n'),
  )

const onHand = (...names: string[]) => names.flatMap((name) => foods.get(name) ?? [])

const eight = ['rice', 'pasta', 'eggs', 'cheddar', 'butter', 'honey', 'walnuts', 'basil']

test('three things at most have to be got, however much of the list is used', () => {
  const three = recipe('Three', ['stock', 'pesto', 'mustard'], eight)
  const four = recipe('Four', ['stock', 'pesto', 'mustard', 'miso'], eight)
  expect(selectRecipe([four, three], onHand(...eight))?.recipe.title).toBe('Three')
  expect(selectRecipe([four], onHand(...eight))).toBeUndefined()
})

test('what uses a little less and lacks nothing comes before what lacks something', () => {
  const whole = recipe('Whole', ['rice', 'eggs'])
  const lacking = recipe('Lacking', ['rice', 'eggs', 'stock'], ['basil'])
  expect(selectRecipe([lacking, whole], onHand('rice', 'eggs', 'basil'))?.recipe.title).toBe(
    'Whole',
  )
})

test('what uses more comes first', () => {
  const less = recipe('Less', ['rice', 'eggs'])
  const more = recipe('More', ['rice', 'eggs'], ['basil'])
  expect(selectRecipe([less, more], onHand('rice', 'eggs', 'basil'))?.recipe.title).toBe('More')
})
