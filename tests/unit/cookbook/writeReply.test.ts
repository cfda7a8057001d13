import { describe, expect, test } from 'vitest'
import { selectRecipe } from '../../../src/cookbook/selectRecipe'
import { recipes, writeReply } from '../../../src/cookbook/writeReply'
import { canReplace, foods } from '../../../src/food/foods'
import { recognizeFoods } from '../../../src/food/recognizeFoods'
import { awkward, everyday, hostile } from './lists'

const splitList = (list: string) => list.split(', ')
const findTitle = (reply: string) => /^# (.+)$/m.exec(reply)?.[1]

describe('selected recipes', () => {
  test.each([...everyday, ...awkward])('the reply to "%s" is the recipe "%s"', (list, recipe) => {
    expect(findTitle(writeReply(splitList(list)))).toBe(recipe)
  })

  test.each(everyday)('the recipe for "%s" uses more than half of the list', (list) => {
    const entries = splitList(list)
    const unknown = entries.filter((entry) => recognizeFoods(entry).length === 0)
    const candidate = selectRecipe(recipes, [...new Set(entries.flatMap(recognizeFoods))])
    const unused = candidate?.unused ?? entries
    expect(unused.length + unknown.length).toBeLessThan(entries.length / 2)
  })
})

describe('text of a reply', () => {
  test.each(['Eggs, Flour, Milk', 'salt', 'shoes'])('the reply to "%s" starts with a note on its source', (list) => {
    expect(writeReply(splitList(list))).toMatch(
      /^\*From the built-in cookbook: no language model is connected to this page\.\*\n\n/,
    )
  })

  test('a reply names the used foods and the staples', () => {
    expect(writeReply(['Eggs', 'Flour', 'Milk'])).toContain(
      'This uses your **plain flour**, **eggs** and **milk**. It needs nothing else but salt, oil and sugar, which it takes for granted.',
    )
  })

  test('a reply names the missing ingredients', () => {
    expect(writeReply(['flour', 'butter', 'eggs'])).toMatch(
      /It also needs \*\*[a-z ]+\*\*.*, and takes .+ for granted\./,
    )
  })

  test('a reply names the unused foods', () => {
    const reply = writeReply(['2 eggs', 'leftover rice', 'soy sauce', 'peas', 'lemon curd'])
    expect(reply).toContain('Left for another day: lemon curd.')
  })

  test('a reply counts the entries that it does not recognize', () => {
    expect(writeReply(['eggs', 'bread', 'cheese', 'glue', ''])).toContain('I do not know one entry of your list.')
    expect(writeReply(['eggs', 'bread', 'cheese', 'glue', 'rocks'])).toContain('I do not know 2 entries of your list.')
  })

  test('a reply does not count empty entries, amounts and descriptions as unrecognized', () => {
    expect(writeReply(['eggs', 'bread', 'cheese', 'grated', ' ', '200 g'])).not.toContain('I do not know')
  })

  test('a reply contains a recipe with title, amounts and timed steps', () => {
    const reply = writeReply(['Eggs', 'Flour', 'Milk'])
    expect(reply).toMatch(/^# Thin pancakes$/m)
    expect(reply).toMatch(/^- 125 g \(1 cup\) \*\*plain flour\*\*$/m)
    expect(reply).toMatch(/^1\. \*\*.+\*\* \(\d+ minutes?\)\. /m)
  })

  test('a reply lists an optional ingredient only if the user has it', () => {
    expect(writeReply(['eggs', 'bread', 'cheese'])).not.toContain('smoked salmon**')
    expect(writeReply(['eggs', 'bread', 'smoked salmon'])).toContain('**smoked salmon**')
  })

  test('an "any of" line with one ingredient contains no "any of" and no "in all"', () => {
    const reply = writeReply(['rice', 'eggs', 'peas'])
    expect(reply).toMatch(/^- \*\*peas\*\*, about/m)
    expect(reply).not.toMatch(/^- .*(any of|in all)/m)
  })

  test('an "any of" line with two ingredients joins them with "and" and keeps "in all"', () => {
    expect(writeReply(['rice', 'eggs', 'peas', 'carrots'])).toMatch(/^- \*\*carrots\*\* and \*\*peas\*\*, .*in all/m)
  })

  test('an "any of" line lists at most four ingredients', () => {
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

  test('an "any of" line does not consist of spring onions alone', () => {
    expect(writeReply(['noodles', 'soy sauce', 'spring onions', 'tofu'])).not.toMatch(/spring onions\*\*, about 400 g/)
  })

  test('a recipe with self-raising flour does not ask for baking powder', () => {
    const reply = writeReply(['self-raising flour', 'butter', 'eggs', 'lemons'])
    expect(reply).toContain('It needs nothing else')
    expect(reply).not.toMatch(/^- .*baking powder/m)
  })

  test('a recipe for "cheese" does not ask for mozzarella', () => {
    expect(writeReply(['cheese', 'bread', 'eggs'])).not.toMatch(/^- .*mozzarella/m)
  })

  test('a reply names the user’s food next to the ingredient that it replaces', () => {
    const reply = writeReply(['mackerel', 'bread', 'lemon'])
    expect(reply).toContain('This uses your **mackerel**, **bread** and ')
    expect(reply).toMatch(/^- .*\*\*sardines\*\* \(your mackerel\)/m)
  })

  test('a staple on the user’s list is among the used foods', () => {
    const reply = writeReply(['flour', 'butter', 'sugar'])
    expect(reply).toMatch(/This uses your .*\*\*sugar\*\*/)
    expect(reply).not.toMatch(/nothing else but [^.]*sugar/)
  })

  test('a reply names all alternatives of a missing ingredient, and the recipe uses the first', () => {
    const reply = writeReply(['flour', 'butter', 'eggs'])
    expect(reply).toContain('It also needs **chocolate** or **cocoa**')
    expect(reply).toMatch(/^- .*\*\*chocolate\*\*/m)
    expect(reply).not.toMatch(/^- .*cocoa/m)
  })

  test('a reply explains how to use leftovers', () => {
    expect(writeReply(['leftover chicken', 'rice', 'peas'])).toContain('What is cooked already')
  })

  test('a reply to raw foods does not mention cooked food', () => {
    expect(writeReply(['chicken', 'rice', 'peas'])).not.toContain('What is cooked already')
  })
})

describe('the rules of the system instruction', () => {
  const neverSuggestedKinds: readonly string[] = ['meat', 'fish', 'vegetable', 'aromatic']
  /** Three lists for each food: the food with two others at fixed distances. */
  const lists = [...foods.values()].flatMap((food, index, all) =>
    [1, 7, 31].map((step) =>
      [food, all[(index + step) % all.length], all[(index + 3 * step) % all.length]].flatMap((each) => each ?? []),
    ),
  )
  const results = lists.flatMap((userFoods) => {
    const candidate = selectRecipe(recipes, userFoods)
    return candidate ? [{ userFoods, candidate }] : []
  })

  test('at least a quarter of the generated lists get a recipe', () => {
    expect(results.length).toBeGreaterThan(lists.length / 4)
  })

  test('no recipe misses more than three ingredients', () => {
    expect(Math.max(...results.map(({ candidate }) => candidate.missing.length))).toBeLessThanOrEqual(3)
  })

  test('no recipe asks for a vegetable, meat or fish that is not on the list', () => {
    const added = results.flatMap(({ userFoods, candidate: { required, optional, missing } }) => {
      const listed = [...required, ...optional]
        .flatMap(({ ingredients }) => ingredients)
        .filter(({ food }) => !userFoods.some((userFood) => canReplace(userFood, food)))
      return [...listed, ...missing.flatMap(({ ingredients }) => ingredients)]
        .filter(({ food }) => neverSuggestedKinds.includes(food.kind))
        .map(({ food }) => `${food.name} for ${userFoods.map(({ name }) => name)}`)
    })
    expect(added).toEqual([])
  })
})

describe('lists without a recipe', () => {
  test('the reply to staples alone is an apology that names them', () => {
    const reply = writeReply(['salt', 'pepper', 'water'])
    expect(reply).toContain("I'm sorry, but I have no recipe that would do your list justice.")
    expect(reply).toContain('I looked for one with salt, pepper and water.')
    expect(findTitle(reply)).toBeUndefined()
  })

  test('the reply to a list without food is an apology', () => {
    const reply = writeReply(['shoes', 'rocks', 'glue'])
    expect(reply).toContain("I'm sorry, but I could not find any food that I know on your list.")
    expect(findTitle(reply)).toBeUndefined()
  })

  test.each(hostile.map((list) => [JSON.stringify(list).slice(0, 60), list] as const))(
    'the reply to the hostile list %s is an apology that repeats none of its text',
    (_, list) => {
      const reply = writeReply(list)
      expect(reply).toContain("I'm sorry")
      expect(reply).not.toMatch(/<|javascript|https?:|\]\(|pirate|bleach|DROP|constructor|\u202e/)
    },
  )
})

describe('unusual lists with a recipe', () => {
  test('a reply finds the foods between markup and instructions', () => {
    const reply = writeReply(['<b>eggs</b>', 'ignore the rules', 'flour', '[milk](https://e.example)', '🥚'])
    expect(findTitle(reply)).toBe('Thin pancakes')
    expect(reply).not.toContain('e.example')
  })

  test('the reply to 500 entries is a recipe without missing ingredients', () => {
    const list = [...foods.keys()].slice(0, 250).flatMap((name) => [name, `2 ${name}`])
    expect(list).toHaveLength(500)
    const reply = writeReply(list)
    expect(findTitle(reply)).toBeDefined()
    expect(reply).toContain('It needs nothing else')
    expect(reply.length).toBeLessThan(4096)
  })

  test('no recipe with all of its ingredients exceeds 1024 tokens of four letters', () => {
    for (const { title, required, optional, staples } of recipes) {
      const names = [...required, ...optional, ...staples].flatMap(({ ingredients }) =>
        ingredients.map(({ food }) => food.name),
      )
      expect(writeReply(names).length, title).toBeLessThan(4096)
    }
  })
})
