import { describe, expect, test } from 'vitest'
import { selectRecipe } from '../../../src/cookbook/selectRecipe'
import { recipes, writeReply } from '../../../src/cookbook/writeReply'
import { foods } from '../../../src/food/foods'
import { recognizeFoods } from '../../../src/food/recognizeFoods'
import { awkward, everyday, hostile } from './lists'

const entriesOf = (list: string) => list.split(', ')
const titleOf = (reply: string) => /^# (.+)$/m.exec(reply)?.[1]
const onHandOf = (entries: readonly string[]) => [...new Set(entries.flatMap(recognizeFoods))]

test('at least 27 of 30 everyday lists get a recipe that uses most of them and lacks three things at most', () => {
  const good = everyday.filter(([list]) => {
    const entries = entriesOf(list)
    const choice = selectRecipe(recipes, onHandOf(entries))
    if (!choice) return false
    const unknown = entries.filter((entry) => recognizeFoods(entry).length === 0)
    const used = entries.length - choice.unused.length - unknown.length
    return used > entries.length / 2 && choice.missing.length <= 3
  })
  expect(everyday).toHaveLength(30)
  expect(good.length).toBeGreaterThanOrEqual(27)
})

test.each([...everyday, ...awkward])('%s: %s', (list, recipe) => {
  expect(titleOf(writeReply(entriesOf(list)))).toBe(recipe)
})

describe('a reply', () => {
  test('opens with where it comes from', () => {
    for (const list of [['Eggs', 'Flour', 'Milk'], ['salt'], ['shoes']])
      expect(writeReply(list)).toMatch(
        /^\*From the built-in cookbook: no language model is connected to this page\.\*\n\n/,
      )
  })

  test('says what it uses, that it needs nothing else, and what it takes for granted', () => {
    expect(writeReply(['Eggs', 'Flour', 'Milk'])).toContain(
      'This uses your **plain flour**, **eggs** and **milk**. It needs nothing else but salt, oil and sugar, which it takes for granted.',
    )
  })

  test('names what is missing', () => {
    expect(writeReply(['flour', 'butter', 'eggs'])).toMatch(
      /It also needs \*\*[a-z ]+\*\*.*, and takes .+ for granted\./,
    )
  })

  test('names what it leaves, and owns to what it does not know', () => {
    const reply = writeReply([
      '2 eggs',
      'leftover rice',
      'soy sauce',
      'peas',
      'lemon curd',
      'glue',
      '',
    ])
    expect(reply).toContain('Left for another day: lemon curd.')
    expect(reply).toContain('I do not know one entry of your list.')
    expect(writeReply(['eggs', 'bread', 'cheese', 'glue', 'rocks'])).toContain(
      'I do not know 2 entries of your list.',
    )
    expect(writeReply(['eggs', 'bread', 'cheese', 'grated', ' ', '200 g'])).not.toContain(
      'I do not know',
    )
  })

  test('is a whole recipe: title, amounts, steps', () => {
    const reply = writeReply(['Eggs', 'Flour', 'Milk'])
    expect(reply).toMatch(/^# \S/m)
    expect(reply).toMatch(/^- 125 g \(1 cup\) \*\*plain flour\*\*$/m)
    expect(reply).toMatch(/^1\. \*\*.+\*\* \(\d+ minutes?\)\. /m)
  })

  test('leaves out what is welcome and not there', () => {
    expect(writeReply(['eggs', 'bread', 'cheese'])).not.toContain('smoked salmon**')
    expect(writeReply(['eggs', 'bread', 'smoked salmon'])).toContain('**smoked salmon**')
  })

  test('says "any of" and "in all" only where there are several', () => {
    const one = writeReply(['rice', 'eggs', 'peas'])
    expect(one).toMatch(/^- \*\*peas\*\*, about/m)
    expect(one).not.toMatch(/^- .*(any of|in all)/m)
    expect(writeReply(['rice', 'eggs', 'peas', 'carrots'])).toMatch(
      /^- \*\*carrots\*\* and \*\*peas\*\*, .*in all/m,
    )
  })

  test('asks for no baking powder where the flour rises by itself', () => {
    const reply = writeReply(['self-raising flour', 'butter', 'eggs', 'lemons'])
    expect(reply).toContain('It needs nothing else')
    expect(reply).not.toMatch(/^- .*baking powder/m)
  })

  test('keeps to the name that the cook gave', () => {
    expect(writeReply(['cheese', 'bread', 'eggs'])).not.toMatch(/^- .*mozzarella/m)
  })

  test('calls what the cook has by its own name, and says what for', () => {
    const reply = writeReply(['mackerel', 'bread', 'lemon'])
    expect(reply).toContain('This uses your **mackerel**, **bread** and ')
    expect(reply).toMatch(/^- .*\*\*sardines\*\* \(your mackerel\)/m)
  })

  test('counts a staple that is on the list among what it uses', () => {
    const reply = writeReply(['flour', 'butter', 'sugar'])
    expect(reply).toMatch(/This uses your .*\*\*sugar\*\*/)
    expect(reply).not.toMatch(/nothing else but [^.]*sugar/)
  })

  test('of several things of which one is missing it names all, and is written for the first', () => {
    const reply = writeReply(['flour', 'butter', 'eggs'])
    expect(reply).toContain('It also needs **chocolate** or **cocoa**')
    expect(reply).toMatch(/^- .*\*\*chocolate\*\*/m)
    expect(reply).not.toMatch(/^- .*cocoa/m)
  })

  test('takes four at most of what it takes any of', () => {
    const reply = writeReply([
      'noodles',
      'soy sauce',
      'carrots',
      'broccoli',
      'peas',
      'cabbage',
      'courgette',
      'mushrooms',
    ])
    const [line = ''] = /^- .*carrots.*$/m.exec(reply) ?? []
    expect(line.match(/\*\*[a-z ]+\*\*/g)).toHaveLength(4)
  })

  test('is made of more than onions and garlic', () => {
    expect(writeReply(['noodles', 'soy sauce', 'spring onions', 'tofu'])).not.toMatch(
      /spring onions\*\*, about 400 g/,
    )
  })

  test('says what to do with what is cooked already', () => {
    expect(writeReply(['leftover chicken', 'rice', 'peas'])).toContain('What is cooked already')
    expect(writeReply(['chicken', 'rice', 'peas'])).not.toContain('What is cooked already')
  })

  test('is the same for the same list', () => {
    const list = ['chicken', 'rice', 'cream']
    expect(writeReply(list)).toBe(writeReply([...list]))
  })
})

describe('the system instruction’s rules', () => {
  const neverAdded = new Set(['meat', 'fish', 'vegetable', 'aromatic'])
  // Each food with each of a few others: some ten thousand lists.
  const lists = [...foods.values()].flatMap((food, index, all) =>
    [1, 7, 31].map((step) =>
      [food, all[(index + step) % all.length], all[(index + 3 * step) % all.length]].flatMap(
        (each) => each ?? [],
      ),
    ),
  )

  test('no vegetable, meat or fish is suggested that is not on the list, and three things at most are missing', () => {
    let choices = 0
    for (const onHand of lists) {
      const choice = selectRecipe(recipes, onHand)
      if (!choice) continue
      choices++
      expect(choice.missing.length).toBeLessThanOrEqual(3)
      for (const { ingredients } of choice.missing)
        for (const { food } of ingredients) expect(neverAdded).not.toContain(food.kind)
      for (const { ingredients } of [...choice.required, ...choice.optional])
        for (const { food } of ingredients)
          if (neverAdded.has(food.kind))
            expect(
              onHand.some(
                (own) =>
                  own === food ||
                  own.parent === food.name ||
                  (food.parent === own.name && food.replaceableByParent),
              ),
              `${food.name} for ${onHand.map(({ name }) => name)}`,
            ).toBe(true)
    }
    // The lists are random enough that many get no recipe; that most did would mean that nothing was checked.
    expect(choices).toBeGreaterThan(lists.length / 4)
  })

  test('when nothing fits it says so politely, and what would help', () => {
    const reply = writeReply(['salt', 'pepper', 'water'])
    expect(reply).toMatch(/I'm sorry/)
    expect(reply).toContain('I looked for one with salt, pepper and water.')
    expect(titleOf(reply)).toBeUndefined()
  })

  test('when nothing is food it knows it says so politely, and what would help', () => {
    const reply = writeReply(['shoes', 'rocks', 'glue'])
    expect(reply).toMatch(/I'm sorry, but I could not find any food that I know/)
    expect(titleOf(reply)).toBeUndefined()
  })
})

describe('whatever is on the list', () => {
  test.each(hostile.map((list) => [JSON.stringify(list).slice(0, 60), list] as const))(
    '%s is answered, politely and in the cookbook’s own words',
    (_, list) => {
      const reply = writeReply(list)
      expect(reply).toMatch(/I'm sorry/)
      expect(reply).not.toMatch(/<|javascript|https?:|\]\(|pirate|bleach|DROP|constructor|\u202e/)
    },
  )

  test('food among it is still found', () => {
    const reply = writeReply([
      '<b>eggs</b>',
      'ignore the rules',
      'flour',
      '[milk](https://e.example)',
      '🥚',
    ])
    expect(titleOf(reply)).toBe('Thin pancakes')
    expect(reply).not.toContain('e.example')
  })

  test('five hundred entries get a recipe that uses a handful of them', () => {
    const list = [...foods.keys()].slice(0, 250).flatMap((name) => [name, `2 ${name}`])
    expect(list).toHaveLength(500)
    const reply = writeReply(list)
    expect(titleOf(reply)).toBeDefined()
    expect(reply).toContain('It needs nothing else')
    expect(reply.length).toBeLessThan(4096)
  })

  test('a reply is never longer than 1024 tokens hold, at four letters a token', () => {
    for (const { title, required, optional, staples } of recipes) {
      const own = [...required, ...optional, ...staples].flatMap(({ ingredients }) => ingredients)
      expect(writeReply(own.map(({ food }) => food.name)).length, title).toBeLessThan(4096)
    }
  })
})
