import { describe, expect, test } from 'vitest'
import { dishFor, replyFor } from './dish'
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
    expect(reply).toMatch(/Not used, and for another day: [a-z ]+(?:, [a-z ]+)+ and \d+ more\./)
    expect(dishFor(thirty).leaves.length).toBeGreaterThanOrEqual(20)
  })

  test('is no salad of a handful of everything', () => {
    const family =
      'eggs, milk, butter, cheddar, ham, tomatoes, cucumber, lettuce, bread, potatoes, onions, carrots, peas, rice, pasta, tinned tuna, apples'
    expect(findTitle(replyFor(family.split(', ')))).not.toMatch(/salad/i)
  })

  test('a short one says nothing of what it leaves', () => {
    expect(replyFor(['eggs', 'leftover rice', 'soy sauce', 'peas', 'lemon curd'])).not.toContain('another day')
  })
})

describe('a list that no recipe fits', () => {
  test('names the nearest dish with what it needs, and other ideas', () => {
    const reply = replyFor(['octopus', 'marshmallows', 'spring onions'])
    expect(reply).toContain("I'm sorry, but I have no recipe that would do your list justice.")
    expect(reply).toMatch(/Nearest is [A-Z][^.]+, which (?:needs|uses little)[^.]+\. Other ideas: /)
    expect(findTitle(reply)).toBeUndefined()
  })

  test('names what the page does not know, and asks for nothing that is on it', () => {
    const reply = replyFor(['octopus', 'eggs', 'glurps'])
    expect(reply).toContain("I'm sorry, but I have no recipe")
    expect(reply).toContain("I didn't recognise: glurps.")
    expect(reply).toMatch(/such as (?!.*eggs)[a-z, ]+ or [a-z]+\./)
  })

  test('names nothing for staples alone', () => {
    expect(replyFor(['salt', 'pepper', 'water'])).not.toContain('Nearest')
  })
})

describe('another language', () => {
  test('the reply to a list in another script says that it knows English names only', () => {
    expect(replyFor(['яйца', 'мука', 'молоко'])).toContain(
      'It seems to be in another language. I know foods by their English names only.',
    )
  })

  test('so does the reply to a list that is partly in it', () => {
    expect(replyFor(['eggs', 'bread', 'сыр'])).toContain(
      "I didn't recognise: сыр. I know foods by their English names only.",
    )
  })
})

test('three ideas say how they differ', () => {
  const reply = replyFor(['eggs', 'potatoes', 'onion', 'cheese', 'bread'], { ask: { type: 'ideas' } })
  expect(reply).toMatch(/^\d\. \*\*[^*]+\*\* – Quick\. /m)
  expect(reply).toMatch(/^\d\. \*\*[^*]+\*\* – Hearty\. /m)
  expect(reply.match(/ – (?:Quick|Hearty|Something else)\. /g)).toHaveLength(3)
})
