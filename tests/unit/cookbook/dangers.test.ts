import { describe, expect, test } from 'vitest'
import { dangers } from '../../../src/cookbook/dangers'
import { writeReply } from '../../../src/cookbook/writeReply'
import { findTitle } from './firstIdeas'

/** Lists with a danger, by its name. */
const lists: Readonly<Record<string, readonly string[]>> = {
  'puffer fish': ['puffer fish, rice, soy sauce', 'fugu, lemon, rice'],
  'poisonous mushrooms': ['death cap mushrooms, cream, pasta', '200 g amanita, eggs, butter'],
  'poisonous plants': ['foxglove, rice, onion', 'deadly nightshade berries, flour, sugar'],
  'mushrooms that somebody picked': [
    'unknown wild mushrooms, cream, pasta',
    'mushrooms from the garden, eggs, butter',
    'mushrooms I found in the woods, rice, onion',
  ],
  'wild mushrooms': ['wild mushrooms, cream, pasta'],
  'dried beans': [
    'raw kidney beans, rice, onion',
    'dried red beans, rice, onion',
    '200 g dried kidney beans, minced beef, tomatoes',
    'kidney beans (dried), rice, onion',
    'dried beans, rice, onion',
    'red beans (not tinned), rice, onion',
  ],
  'lupin beans': ['lupin beans dried, olive oil, lemon', 'lupini, tomatoes, onion'],
  'bitter courgettes, squashes or cucumbers': [
    'bitter courgettes, pasta, cheese',
    'courgette from the garden that tastes really bitter, eggs, onion',
  ],
  'tins and jars that are swollen or leak': [
    'bulging tin of beans, rice, onion',
    'a can of tomatoes that leaks, pasta, onion',
    'home-canned beans (lid is bulging a bit), rice, onion',
  ],
  'mince, poultry and liver that stay pink': ['chicken livers, butter, brandy, keep them pink and rare'],
  'garlic or herbs kept in oil': [
    'garlic oil to keep in the cupboard for months, pasta, parmesan',
    'garlic in olive oil, pasta, parmesan',
    'homemade garlic oil, pasta, parmesan',
    'basil, pasta, parmesan, I want to make an infused oil to keep on the shelf',
  ],
  'food in jars for the shelf': ['tomatoes, garlic, pasta, I want to can them in jars for the shelf'],
  'food that stood out of the fridge': [
    'rice left out overnight on the counter, eggs, peas',
    'chicken that has been on the side all day, rice, onion',
    'chicken defrosted on the counter, rice, onion',
  ],
  'green or sprouting potatoes': [
    'green potatoes, eggs, onion',
    'sprouted potatoes, eggs, onion',
    'potatoes that are sprouting, eggs, onion',
    'potatoes (a bit green), eggs, onion',
    'sprouty potatoes, eggs, onion',
    'potatoes, a bit green and sprouting, eggs, onion',
    '1 kg old potatoes with sprouts, eggs, onion',
  ],
  'rice that was kept for more than a day': [
    '3 day old cooked rice, eggs, peas',
    'leftover rice (three days old), eggs, peas',
    'rice from last week, eggs, peas',
  ],
  'food that has gone off': [
    'mouldy bread, eggs, cheese',
    'chicken past its use-by date, rice, onion',
    'chicken that smells a bit, rice, onion',
    'stinky chicken, rice, onion',
    'chicken breast sell by last week, rice, onion',
  ],
  'meat, fish and leftovers that are too old': [
    'week old chicken, rice, onion',
    'leftover curry from 6 days ago, rice, naan',
    'chicken that has been in the fridge for a week, rice, onion',
  ],
  'an illness or medicine in mind': [
    'grapefruit, prawns, lettuce, I take simvastatin',
    'avocado, eggs, bread, dad is on warfarin',
    'star fruit, banana, yogurt, mum has kidney disease',
  ],
  'food for an animal': ['chicken, rice, onion, for my old dog'],
  'raw fish, eggs and flour': ['salmon sashimi, rice, cucumber', 'tuna, avocado, lime, I want a ceviche'],
  'shellfish that are open or broken': ['mussels (some are open), garlic, pasta, cream'],
  'fiddleheads, fresh bamboo shoots and morels': ['fiddleheads, butter, lemon, pasta', 'morels, cream, pasta'],
  'plants that somebody picked': ['wild garlic, pasta, parmesan', 'foraged berries, flour, butter, sugar'],
  'rhubarb leaves': ['rhubarb leaves, flour, eggs, butter'],
  elderberries: ['elderberries, sugar, apples, oats, flour, butter'],
  'bitter kernels': ['bitter almonds, flour, eggs, sugar, butter', 'apricot kernels, flour, eggs, sugar, butter'],
  'fresh ackee': ['fresh ackee, salt fish, onion'],
  'bitter cassava': ['bitter cassava, beef, onion'],
  cassava: ['cassava, beef, onion'],
  'raw milk': ['raw milk, flour, eggs'],
}

test('each danger has a list here, a rule of one line and a source', () => {
  expect(Object.keys(lists).toSorted()).toEqual(dangers.map(({ name }) => name).toSorted())
  for (const { name, rule, source } of dangers) {
    expect(rule, name).toMatch(/^[A-Z][^\n]{20,220}\.$/)
    expect(source, name).toMatch(/FDA|NHS|CDC|USDA|BfR|Food Standards|MedlinePlus/)
  }
})

const each = dangers.flatMap((danger) => (lists[danger.name] ?? []).map((list) => [list, danger] as const))

test.each(each)('the reply to "%s" says the rule', (list, { rule }) => {
  expect(writeReply(list.split(', '))).toContain(rule)
})

test.each(each.filter(([, { answer }]) => answer === 'decline'))('no recipe is given for "%s"', (list) => {
  const reply = writeReply(list.split(', '))
  expect(reply).toMatch(/^I'm sorry, but I can't suggest a recipe with /)
  expect(findTitle(reply)).toBeUndefined()
})

test.each(each.filter(([, { answer }]) => answer === 'leave out'))(
  'the dish for "%s" is made without it',
  (list, { name }) => {
    const [danger = '', ...others] = list.split(', ')
    const reply = writeReply([danger, ...others])
    expect(reply).toContain(`Not used: ${name}.`)
    expect(findTitle(reply)).toBe(findTitle(writeReply(others)))
  },
)

describe('lists that only look dangerous', () => {
  test.each([
    'potatoes, green beans, eggs',
    'green beans, potatoes, eggs',
    'leftover rice, eggs, peas',
    "yesterday's rice, eggs, peas",
    'tinned kidney beans, rice, onion',
    'black beans, rice, onion',
    'raw green beans, rice, eggs',
    'dry white wine with baked beans, bread, cheese',
    'tinned pink salmon, potatoes, eggs',
    'dried red lentils, onion, carrots',
    'day old bread, eggs, milk',
    'mushrooms, cream, pasta',
    'rhubarb, flour, butter, sugar',
    'almonds, flour, eggs, sugar',
    'brussels sprouts, potatoes, bacon',
    'milk, flour, eggs',
  ])('%s', (list) => {
    const reply = writeReply(list.split(', '))
    for (const { rule } of dangers) expect(reply).not.toContain(rule)
    expect(findTitle(reply)).toBeDefined()
  })
})

describe('people who must not eat soft or raw food', () => {
  const notSoft = /until the whites? (?:is|are) set\b|yolks stay soft|still moist|a pink middle/
  test.each([
    ['eggs, bread, cheese, pregnant', /pregnancy/],
    ['egg yolk runny, pasta, bacon, parmesan, I am pregnant', /pregnancy/],
    ['eggs, bacon, potatoes, pregnant', /pregnancy/],
    ['steak, chips, eggs, mushrooms, pregnant', /pregnancy/],
    ['dark chocolate, eggs, sugar, pregnant', /pregnancy/],
    ['white fish, lime, onion, coriander, no raw fish', /./],
    ['eggs, rice, peas, for a baby of nine months', /suits a baby/],
    ['eggs, bread, butter, for my 10 month old', /suits a baby/],
    ['eggs, bread, butter, breakfast for my toddler', /suits a small child/],
  ])('%s', (list, remark) => {
    const reply = writeReply(list.split(', '))
    expect(reply).toMatch(remark)
    expect(reply).not.toMatch(notSoft)
    expect(reply).not.toMatch(/^# (?:Carbonara|Chocolate mousse|Ceviche|Scrambled eggs on toast)$/m)
  })

  test('a dish that is cooked through with the eggs left out is still a dish', () => {
    expect(writeReply(['beans on toast', 'baked beans', 'bread', 'eggs', 'cheese', 'pregnant'])).toMatch(/^# /)
  })

  test.each(['liver', 'brie', 'smoked salmon', 'blue cheese', 'white wine', 'oysters'])(
    'nobody pregnant gets %s',
    (food) => {
      expect(writeReply([food, 'pasta', 'cream', 'onion', 'mushrooms', "I'm pregnant"])).not.toContain(`**${food}**`)
    },
  )

  test.each([
    'oats, milk, banana, honey',
    'flour, butter, sugar, eggs',
    'carrots, potatoes, stock cube, onion',
    'bacon, pasta, peas, cream',
  ])('a baby gets no honey, no added sugar and no salt: %s', (list) => {
    const reply = writeReply([...list.split(', '), 'for a baby of nine months'])
    expect(reply).not.toMatch(/\*\*(?:[a-z ]*sugar|honey|[a-z ]*stock cube|bacon)\*\*/)
    expect(reply).not.toMatch(/^- .*\*\*salt\*\*(?!, none for the baby)/m)
    expect(reply).not.toMatch(/^\d+\. .*\bthe salt\b(?! \(none for the baby\))/m)
  })
})

test.each(['snack for my toddler', 'party for 2 year olds', 'my son is three'])(
  'a small child gets nothing that can choke: %s',
  (wish) => {
    const reply = writeReply(['popcorn', 'almonds', 'marshmallows', 'butter', wish])
    expect(reply).not.toMatch(/\*\*(?:popcorn|almonds|marshmallows)\*\*/)
    expect(reply).toContain('which can choke')
  },
)

describe('the foods that the words of a wish exclude', () => {
  test.each([
    ['halal', 'pork sausages, potatoes, onion, peas', /pork sausages\*\*/],
    ['no pork', 'pork sausages, potatoes, onion, peas', /pork sausages\*\*/],
    ['kosher', 'pork sausages, potatoes, onion, peas', /pork sausages\*\*/],
    ['muslim', 'pork meatballs, spaghetti, tomatoes', /meatballs\*\*/],
    ['no pork', 'pork hot dogs, buns, onions', /hot dogs\*\*/],
    ['vegetarian', 'pork dumplings, soy sauce, pak choi, noodles', /dumplings\*\*/],
    ['vegan', 'cheese crackers, tomatoes, avocado, onion', /crackers\*\*/],
  ])('%s: %s', (wish, list, wrong) => {
    expect(writeReply([...list.split(', '), wish])).not.toMatch(wrong)
  })

  test('turkey bacon and beef sausages contain no pork', () => {
    expect(writeReply(['turkey bacon', 'pasta', 'cream', 'peas', 'no pork'])).toContain('**turkey bacon**')
    expect(writeReply(['beef sausages', 'potatoes', 'onion', 'halal'])).toContain('sausages**')
  })
})

describe('a danger that the user tells beside the list', () => {
  test('gets its rule', () => {
    const reply = writeReply(['frozen burger', 'bread', 'cheese'], { anythingElse: 'burger cooked rare please' })
    expect(reply).toMatch(/^Poultry, liver, .* no pink is left/m)
  })

  test('takes the food that it names out of the list', () => {
    const list = ['chicken breast', 'eggs', 'cheese', 'spinach']
    const reply = writeReply(list, {
      anythingElse: 'the chicken was left on the counter since last night, smells fine',
    })
    expect(reply).toContain('Not used: food that stood out of the fridge.')
    expect(findTitle(reply)).toBe(findTitle(writeReply(list.slice(1))))
  })

  test('no food is called left out if the list has none of it', () => {
    const reply = writeReply(['eggs', 'cheese', 'spinach'], { anythingElse: 'the chicken was left on the counter' })
    expect(reply).toContain('Throw them away.')
    expect(reply).not.toContain('Not used')
  })

  test('a time in the future is no danger', () => {
    const list = ['chicken breast', 'rice', 'spinach', 'garlic']
    for (const anythingElse of ['lunches for 5 days, with chicken', 'for Friday, with rice', 'chicken for the week'])
      expect(writeReply(list, { anythingElse })).toBe(writeReply(list))
    expect(writeReply(list, { anythingElse: 'the rice is three days old' })).toContain('Not used: rice that was kept')
  })

  test('an illness is for others to judge', () => {
    const reply = writeReply(['cheddar', 'salami', 'pasta'], { anythingElse: 'my husband takes phenelzine (an MAOI)' })
    expect(reply).toMatch(/^I'm sorry, .* Ask a doctor/)
  })
})
