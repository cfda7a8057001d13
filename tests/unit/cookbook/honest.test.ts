import { describe, expect, test } from 'vitest'
import { findDangers } from '../../../src/cookbook/dangers'
import { readList } from '../../../src/cookbook/readList'
import { writeReply } from '../../../src/cookbook/writeReply'
import { expectLinear } from '../../support/linear'
import { dishFor, replyTo } from './dish'
import { findTitle } from './firstIdeas'

const thirty =
  'chicken thighs, rice, onions, garlic, carrots, peas, sweetcorn, peppers, courgette, mushrooms, spinach, tomatoes, broccoli, cabbage, leeks, celery, potatoes, sweet potato, green beans, kidney beans, chickpeas, lentils, cheddar, cream, eggs, lemon, parsley, thyme, cumin, paprika'.split(
    ', ',
  )

describe('a long list', () => {
  test('makes a dish of at most ten foods, and the reply names the rest', () => {
    const reply = writeReply(thirty)
    const [lists = ''] = reply.split('### From the cupboard')
    expect(lists.match(/^- /gm)?.length).toBeLessThanOrEqual(10)
    expect(reply).toMatch(/Not used, and for another day: [a-z ]+(?:, [a-z ]+)+ and \d+ more\./)
    expect(dishFor(thirty).leaves.length).toBeGreaterThanOrEqual(20)
  })

  test('is no salad of a handful of everything', () => {
    const family =
      'eggs, milk, butter, cheddar, ham, tomatoes, cucumber, lettuce, bread, potatoes, onions, carrots, peas, rice, pasta, tinned tuna, apples'
    expect(findTitle(writeReply(family.split(', ')))).not.toMatch(/salad/i)
  })

  test('a short one says nothing of what it leaves', () => {
    expect(writeReply(['eggs', 'leftover rice', 'soy sauce', 'peas', 'lemon curd'])).not.toContain('another day')
  })
})

describe('a list that no recipe fits', () => {
  test('names the nearest dish with what it needs, and other ideas', () => {
    const reply = writeReply(['octopus', 'marshmallows', 'spring onions'])
    expect(reply).toContain("I'm sorry, but I have no recipe that would do your list justice.")
    expect(reply).toMatch(/Nearest is [A-Z][^.]+, which (?:needs|uses little)[^.]+\. Other ideas: /)
    expect(findTitle(reply)).toBeUndefined()
  })

  test('names what the page does not know, and asks for nothing that is on it', () => {
    const reply = writeReply(['octopus', 'eggs', 'glurps'])
    expect(reply).toContain("I'm sorry, but I have no recipe")
    expect(reply).toContain("I didn't recognise: glurps.")
    expect(reply).toMatch(/such as (?!.*eggs)[a-z, ]+ or [a-z]+\./)
  })

  test('names nothing for staples alone', () => {
    expect(writeReply(['salt', 'pepper', 'water'])).not.toContain('Nearest')
  })
})

describe('another language', () => {
  test('the reply to a list in another script says that it knows English names only', () => {
    expect(writeReply(['яйца', 'мука', 'молоко'])).toContain(
      'It seems to be in another language. I know foods by their English names only.',
    )
  })

  test('so does the reply to a list that is partly in it', () => {
    expect(writeReply(['eggs', 'bread', 'сыр'])).toContain(
      "I didn't recognise: сыр. I know foods by their English names only.",
    )
  })
})

test('three ideas say how they differ', () => {
  const reply = writeReply(['eggs', 'potatoes', 'onion', 'cheese', 'bread'], { forIdeas: true })
  expect(reply).toMatch(/^\d\. \*\*[^*]+\*\* – Quick\. /m)
  expect(reply).toMatch(/^\d\. \*\*[^*]+\*\* – Hearty\. /m)
  expect(reply.match(/ – (?:Quick|Hearty|Something else)\. /g)).toHaveLength(3)
})

test.each([
  [
    ['Apples', 'Very ripe bananas', 'Oats'],
    ['apple', 'banana', 'oats'],
  ],
  [
    ['Milk', 'A little cream', 'Eggs'],
    ['milk', 'cream', 'eggs'],
  ],
  [['Potatoes', 'a bit green', 'Eggs'], ['eggs']],
  [
    ['no mushrooms', 'chicken', 'rice or pasta'],
    ['chicken', 'rice', 'pasta'],
  ],
  [['no leeks', ' mushrooms or peas', 'rice'], ['rice']],
  [
    ['milk (not much)', 'chicken not many'],
    ['milk', 'chicken'],
  ],
])('of %j no food is lost that the next entry describes', (entries, names) => {
  expect(readList(entries).readings.flatMap(({ foods }) => foods.map(({ food }) => food.name))).toEqual(names)
})

test('an entry that tells of its own food is not joined to the one before', () => {
  const reply = writeReply(['mullet', 'lemon', 'bread', 'rice left out on the side since yesterday'])
  expect(reply).toContain('Not used: food that stood out of the fridge.')
  expect(reply).toContain('**bread**')
})

test('an entry that denies a diet excludes nothing', () => {
  expect(readList(['Eggs (we are not vegan)']).readings.flatMap(({ exclusions }) => exclusions)).toEqual([])
})

test('long entries are searched for dangers in time that grows as they do', () => {
  expectLinear((length) => findDangers(['rice '.repeat(length / 5)], ''), 10_000)
})

describe('a wish for a kind of dish', () => {
  test.each([
    ['flour, butter, sugar, apples', 'a crumble would be nice', /crumble/],
    ['oats, banana, yoghurt, honey, milk', 'porridge please', /porridge/i],
    ['stale bread, milk, eggs, raisins', 'pudding', /pudding/],
    ['chicken, carrots, celery, onion, noodles', 'I fancy soup', /soup/],
    ['tofu, pak choi, noodles, soy sauce, ginger', 'stir fry', /stir-fr/i],
    ['eggs, milk, flour, apples, butter, sugar', 'Pancakes!', /pancakes/],
    ['squash, onion, stock cube, sage, creme fraiche', 'soup for my lunch', /soup/],
    ['chicken, noodles, soy sauce, broccoli, ginger', 'something Chinese please', /./],
    ['beetroot, goats cheese, walnuts, rocket, vinegar', 'no cooking', /salad/],
  ])('of %s, "%s" gets it, and no word of doubt', (list, said, title) => {
    const reply = replyTo(list, { anythingElse: said })
    expect(findTitle(reply)).toMatch(title)
    expect(reply).not.toContain("can't take into account")
  })

  test.each([
    ['chicken, carrots, celery, onion, noodles', 'no soup please', /soup/],
    ['flour, butter, sugar, apples, eggs, milk', 'tired of crumble', /crumble/],
    ['puff pastry, feta, spinach, eggs, spring onions', 'we have no oven', /tart|pie|bake/i],
    ['rice, eggs, peas, soy sauce, onion', 'no fried rice', /fried rice/i],
    ['lettuce, tomatoes, cucumber, ham, baguette, olive oil', 'too hot to cook', /bake|fried|toast/i],
  ])('of %s, "%s" gets something else', (list, said, title) => {
    expect(findTitle(replyTo(list, { anythingElse: said }))).not.toMatch(title)
  })

  test('a leftover is used, and is no kind that is wished for or not wanted', () => {
    const roast = replyTo('roast chicken, potatoes, carrots, onion, flour, butter', {
      anythingElse: 'from leftover roast',
    })
    expect(findTitle(roast)).not.toMatch(/^roast/i)
    expect(findTitle(replyTo('leftover curry, rice, naan', { anythingElse: 'use up my leftover curry' }))).toMatch(
      /curry/i,
    )
  })

  test.each(['I only have a microwave', 'air fryer only'])('says that nothing is written for "%s"', (said) => {
    expect(replyTo('eggs, bread, milk', { anythingElse: said })).toContain(`can't take into account: ${said}.`)
  })

  test('says so where no such dish can be made', () => {
    expect(replyTo('chicken, peas, rice', { anythingElse: 'dessert' })).toContain("can't take into account: dessert.")
  })
})
