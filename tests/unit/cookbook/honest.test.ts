import { describe, expect, test } from 'vitest'
import { table } from '../../support/layouts'
import { leavesOf, replyFor } from './dish'
import { findTitle } from './firstIdeas'

const thirty =
  'chicken thighs, rice, onions, garlic, carrots, peas, sweetcorn, peppers, courgette, mushrooms, spinach, tomatoes, broccoli, cabbage, leeks, celery, potatoes, sweet potato, green beans, kidney beans, chickpeas, lentils, cheddar, cream, eggs, lemon, parsley, thyme, cumin, paprika'.split(
    ', ',
  )

describe('a long list', () => {
  test('makes a dish of at most ten foods, and the reply names the rest', () => {
    const reply = replyFor(thirty)
    const [lists = ''] = reply.split('### From the cupboard')
    expect(lists.match(/^- /gm)?.length).toBeLessThanOrEqual(10)
    expect(reply).toMatch(/Saved for another day: [a-z ]+(?:, [a-z ]+)+ and \d+ more\./)
    expect(leavesOf(thirty).length).toBeGreaterThanOrEqual(20)
  })

  test.each([
    'eggs, milk, butter, cheddar, ham, tomatoes, cucumber, lettuce, bread, potatoes, onions, carrots, peas, rice, pasta, tinned tuna, apples',
    'chicken, bacon, soy sauce, carrots, tomatoes, yogurt, rice, peas',
    'cucumber, greek yogurt, garlic, pitta, chicken thigh, eggs, onion, mentsuyu, japanese rice, smoked salmon, creme fraiche, chives',
  ])('is no salad or bowl of a handful of everything: %s', (list) => {
    expect(findTitle(replyFor(list.split(', ')))).not.toMatch(/salad|bowl/i)
  })

  test('a short one says nothing of what it leaves', () => {
    expect(replyFor(['eggs', 'leftover rice', 'soy sauce', 'peas', 'lemon curd'])).not.toContain('another day')
  })
})

describe('the reply to a list that the cookbook cannot use wholly', () => {
  test('names the nearest dish with what it needs, and other ideas', () => {
    const reply = replyFor(['octopus', 'marshmallows', 'spring onions'])
    expect(reply).toMatch(/Closest: [A-Z][^.]+\.(?: You'd need [^.]+\.)? Or: /)
    expect(findTitle(reply)).toBeUndefined()
  })

  test.each(
    table(
      'apologizes ⇒ octopus, marshmallows, spring onions ⇒ Sorry, nothing good with just these.',
      "names what the page does not know ⇒ octopus, eggs, glurps ⇒ Sorry, nothing good / I didn't recognise: glurps.",
      'says in another script that it knows English names only ⇒ яйца, мука, молоко ⇒ I know foods by their English names only.',
      "says the same to a list that is partly in it ⇒ eggs, bread, сыр ⇒ I didn't recognise: сыр. I know foods by their English names only.",
    ),
  )('%s', (_, list = '', words = '') => {
    const reply = replyFor(list.split(', '))
    for (const each of words.split(' / ')) expect(reply).toContain(each)
  })

  test('names nothing for staples alone', () => {
    expect(replyFor(['salt', 'pepper', 'water'])).not.toContain('Closest')
  })
})

test('of three ideas the quickest says so', () => {
  const reply = replyFor(['eggs', 'potatoes', 'onion', 'cheese', 'bread'], { ask: { type: 'ideas' } })
  expect(reply.match(/^\d\. \*\*[^*]+\*\* – /gm)).toHaveLength(3)
  expect(reply).toMatch(/^\d\. \*\*[^*]+\*\* – Quickest\. /m)
})
