import { describe, expect, test } from 'vitest'
import { continueRecipe } from '../../../src/conversation/continueRecipe'
import { fc, runs } from '../../support/fastCheck'

const join = (recipe: string, rest: string) => continueRecipe(recipe).join(rest)

const recipe = '# Long dish\n\n1. Whisk the eggs.\n2. Warm the milk. Fold in the'
const whole = `${recipe} flour.\n3. Bake it.`

describe('the rest of a recipe', () => {
  test.each([
    ['goes on', ' flour.\n3. Bake it.'],
    ['goes on without the space', 'flour.\n3. Bake it.'],
    ['repeats the last words', 'in the flour.\n3. Bake it.'],
    ['begins the sentence anew', 'Fold in the flour.\n3. Bake it.'],
    ['begins the step anew', '2. Warm the milk. Fold in the flour.\n3. Bake it.'],
    ['begins the step anew with another number', '1. Warm the milk. Fold in the flour.\n3. Bake it.'],
    ['begins at the step before', '1. Whisk the eggs.\n2. Warm the milk. Fold in the flour.\n3. Bake it.'],
    ['begins the recipe anew', whole],
    ['begins the recipe anew with another heading', whole.replace('# ', '## ')],
    ['greets', 'Sure! Here is the rest of the recipe:\n\nFold in the flour.\n3. Bake it.'],
    ['announces itself', "Here's the rest:\nFold in the flour.\n3. Bake it."],
    ['apologizes', 'Apologies, I stopped too early.\n\n2. Warm the milk. Fold in the flour.\n3. Bake it.'],
    ['is in a code block', '```markdown\nFold in the flour.\n3. Bake it.\n```'],
    ['greets and opens a code block', 'Certainly!\n\n```\n2. Warm the milk. Fold in the flour.\n3. Bake it.\n```\n'],
  ])('%s', (_, rest) => {
    expect(join(recipe, rest)).toBe(whole)
  })

  test.each([
    ['a step after a complete one', '1. Whisk.\n2. Fold.', '3. Bake.', '1. Whisk.\n2. Fold.\n3. Bake.'],
    ['a step after a line end', '1. Whisk.\n2. Fold.\n', '3. Bake.', '1. Whisk.\n2. Fold.\n3. Bake.'],
    ['a step after its own number', '1. Whisk.\n2.', '2. Bake.', '1. Whisk.\n2. Bake.'],
    ['words after a number and a space', '1. Whisk.\n2. ', 'Bake.', '1. Whisk.\n2. Bake.'],
    ['a heading', '- 2 eggs', '## Method\n1. Whisk.', '- 2 eggs\n## Method\n1. Whisk.'],
    ['the word that was cut', 'Fold in the fl', 'flour.', 'Fold in the flour.'],
    ['a word that begins like the last one', 'Cut it into a ', 'and so on', 'Cut it into a and so on'],
    ['punctuation', 'Serve warm', ', with rice.', 'Serve warm, with rice.'],
    ['a sentence that begins like a greeting', 'It tastes', 'great with rice.', 'It tastes great with rice.'],
    ['a food that comes twice', '- salt\n- ham\n\nSauce:\n', '- salt\n- oil', '- salt\n- ham\n\nSauce:\n- salt\n- oil'],
    ['a code block of the recipe', '```\n1. Whisk.\n2. Fold', 'Fold in.\n```', '```\n1. Whisk.\n2. Fold in.\n```'],
    ['a number that was cut', 'Bake for 2', '0 minutes.', 'Bake for 20 minutes.'],
    [
      'two lines of another part',
      '# A\n- salt\n- oil\n\nSauce:\n',
      '- salt\n- oil\n- 1 lemon',
      '# A\n- salt\n- oil\n\nSauce:\n- salt\n- oil\n- 1 lemon',
    ],
    ['an indented item', '- Sauce:\n   - salt\n', '   - leeks', '- Sauce:\n   - salt\n   - leeks'],
    ['a sentence that begins like one', '1. Use', 'great, ripe tomatoes.', '1. Use great, ripe tomatoes.'],
    ['nothing new', '1. Whisk.\n2. Fold.', '2. Fold.', '1. Whisk.\n2. Fold.'],
  ])('%s', (_, start, rest, expected) => {
    expect(join(start, rest)).toBe(expected)
  })

  test('no word is repeated while the rest arrives letter by letter', () => {
    for (const rest of [whole, '2. Warm the milk. Fold in the flour.\n3. Bake it.', 'Sure! The rest:\n\nin the flour.'])
      for (let length = 0; length <= rest.length; length++) {
        const joined = join(recipe, rest.slice(0, length))
        expect(joined.match(/Fold in the/g)).toHaveLength(1)
        expect(joined.match(/Whisk/g)).toHaveLength(1)
      }
  })

  test.each([
    ['a number that the model begins again', 'Bake for 2', '22 minutes.', 'Bake for 22 minutes.'],
    ['a number that was whole', 'Bake for 20', '20 minutes.', 'Bake for 20 minutes.'],
    ['another number', 'Bake for 2', '30 minutes.', 'Bake for 30 minutes.'],
    ['the unit of a number', 'Bake for 20', 'minutes.', 'Bake for 20 minutes.'],
    ['a fraction', 'Add 1 1/', '1 1/2 cups of milk.', 'Add 1 1/2 cups of milk.'],
    ['a decimal', 'Add 1.', '1.5 l of milk.', 'Add 1.5 l of milk.'],
    ['a range', 'Bake for 20–', '20–25 minutes.', 'Bake for 20–25 minutes.'],
    ['a number before its unit', 'Add 2 ', '2 eggs.', 'Add 2 eggs.'],
    ['a number in an item', '- 1 onion\n- 2', '2 eggs', '- 1 onion\n- 2 eggs'],
    ['the number of a step', '1. Whisk.\n1', '10. Serve.', '1. Whisk.\n10. Serve.'],
    ['a number in a step', '1. Whisk.\n2. Bake for 2', '2. Bake for 30 minutes.', '1. Whisk.\n2. Bake for 30 minutes.'],
    ['a step after a number', '1. Whisk.\n2. Bake for 20', '\n3. Serve.', '1. Whisk.\n2. Bake for 20\n3. Serve.'],
    ['a word that the model begins again', 'Add the ri', 'rice and stir.', 'Add the rice and stir.'],
    ['the other half of a known word', '- 200 g rice\n\nAdd the ri', 'ce.', '- 200 g rice\n\nAdd the rice.'],
    ['a word in bold', 'Whisk.\n\n**Ti', '**Tip:** Rest it.', 'Whisk.\n\n**Tip:** Rest it.'],
    ['a word in brackets', 'Add oil (or bu', 'butter).', 'Add oil (or butter).'],
    ['text without spaces', '将米饭加入', '锅中翻炒2分钟。', '将米饭加入锅中翻炒2分钟。'],
    ['a number in text without spaces', '将米饭翻炒2', '20分钟。', '将米饭翻炒20分钟。'],
  ])('goes on at the end of a word: %s', (_, start, rest, expected) => {
    expect(join(start, rest)).toBe(expected)
    expect(join(start, rest.slice(0, 1)).length).toBeGreaterThanOrEqual(start.length)
  })

  test('a model that goes on from what it is sent writes the same recipe, wherever the limit was', () => {
    const dish =
      '# Fried rice for 2\n\n## Ingredients\n\n- 1 1/2 cups rice\n- 200 g peas (or 1.5 dl corn)\n- 2 eggs\n\n## Method\n\n' +
      '1. Fry the rice for 2–3 minutes at 180 °C.\n2. Stir in the peas, then the eggs; fry for 22 minutes.\n\n**Tip:** Serve with 1/2 lime.'
    const words = (text: string) => text.replace(/\s+/g, ' ')
    for (let length = 3; length < dish.length; length++) {
      const cut = dish.slice(0, length)
      const { start, join } = continueRecipe(cut)
      const rest = dish.slice(start.length)
      expect(join(rest), cut).toBe(dish)
      // Most models begin a reply without white space.
      expect(words(join(rest.trimStart())), cut).toBe(words(dish))
      const lineStart = start.lastIndexOf('\n') + 1
      expect(words(join(dish.slice(lineStart))), cut).toBe(words(dish))
    }
  })

  test('any rest leaves the text on the page unchanged', () => {
    const piece = fc.constantFrom(...'1. |- |\n|# |Fold| in |the flour|```\n|Sure!\n|.|a| '.split('|'))
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, text, (start, rest) => {
        expect(join(start, rest).startsWith(start)).toBe(true)
      }),
      { numRuns: runs(2000) },
    )
  })
})
