import { describe, expect, test } from 'vitest'
import { joinContinuation } from '../../../src/conversation/joinContinuation'
import { fc, runs } from '../../support/fastCheck'

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
    expect(joinContinuation(recipe, rest)).toBe(whole)
  })

  test.each([
    ['a step after a complete one', '1. Whisk.\n2. Fold.', '3. Bake.', '1. Whisk.\n2. Fold.\n3. Bake.'],
    ['a step after a line end', '1. Whisk.\n2. Fold.\n', '3. Bake.', '1. Whisk.\n2. Fold.\n3. Bake.'],
    ['a step after its own number', '1. Whisk.\n2.', '2. Bake.', '1. Whisk.\n2. Bake.'],
    ['words after a number and a space', '1. Whisk.\n2. ', 'Bake.', '1. Whisk.\n2. Bake.'],
    ['a heading', '- 2 eggs', '## Method\n1. Whisk.', '- 2 eggs\n## Method\n1. Whisk.'],
    ['the word that was cut', 'Fold in the fl', 'flour.', 'Fold in the flour.'],
    ['a word that begins like the last letter', 'Cut it into a', 'and so on', 'Cut it into a and so on'],
    ['punctuation', 'Serve warm', ', with rice.', 'Serve warm, with rice.'],
    ['a sentence that begins like a greeting', 'It tastes', 'great with rice.', 'It tastes great with rice.'],
    [
      'an ingredient that is listed twice',
      '- salt\n- 2 eggs\n\nSauce:\n',
      '- salt\n- 1 lemon',
      '- salt\n- 2 eggs\n\nSauce:\n- salt\n- 1 lemon',
    ],
    [
      'a code block that the recipe opened',
      '```\n1. Whisk.\n2. Fold',
      'Fold in.\n```',
      '```\n1. Whisk.\n2. Fold in.\n```',
    ],
    ['a number that was cut', 'Bake for 2', '0 minutes.', 'Bake for 20 minutes.'],
    [
      'two lines of another part',
      '# A\n- salt\n- oil\n\nSauce:\n',
      '- salt\n- oil\n- 1 lemon',
      '# A\n- salt\n- oil\n\nSauce:\n- salt\n- oil\n- 1 lemon',
    ],
    ['an indented item', '- Sauce:\n   - salt\n', '   - leeks', '- Sauce:\n   - salt\n   - leeks'],
    [
      'a sentence with a comma that begins like a greeting',
      '1. Use',
      'great, ripe tomatoes.',
      '1. Use great, ripe tomatoes.',
    ],
    ['nothing new', '1. Whisk.\n2. Fold.', '2. Fold.', '1. Whisk.\n2. Fold.'],
  ])('%s', (_, start, rest, expected) => {
    expect(joinContinuation(start, rest)).toBe(expected)
  })

  test('no word stands twice while the rest arrives letter by letter', () => {
    for (const rest of [whole, '2. Warm the milk. Fold in the flour.\n3. Bake it.', 'Sure! The rest:\n\nin the flour.'])
      for (let length = 0; length <= rest.length; length++) {
        const joined = joinContinuation(recipe, rest.slice(0, length))
        expect(joined.match(/Fold in the/g)).toHaveLength(1)
        expect(joined.match(/Whisk/g)).toHaveLength(1)
      }
  })

  test('what stands on the page stays, whatever comes', () => {
    const piece = fc.constantFrom(
      '1. ',
      '- ',
      '\n',
      '# ',
      'Fold',
      ' in ',
      'the flour',
      '```\n',
      'Sure!\n',
      '.',
      'a',
      ' ',
    )
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, text, (start, rest) => {
        expect(joinContinuation(start, rest).startsWith(start)).toBe(true)
      }),
      { numRuns: runs(2000) },
    )
  })
})
