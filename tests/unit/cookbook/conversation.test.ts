import { describe, expect, test } from 'vitest'
import { parseMinutes } from '../../../src/cookbook/cookingTime'
import { readConversation } from '../../../src/cookbook/readConversation'
import { recipes, writeReply } from '../../../src/cookbook/writeReply'
import { checkedWishes } from '../../../src/food/checkedWishes'
import { dietExclusion } from '../../../src/food/exclusion'
import { wishNames } from '../../../src/food/wishTable'
import { writeTurns } from '../../../src/prompt/followUps'
import { readIdeas } from '../../../src/prompt/ideas'
import { readRecipeRequest, writeRecipeRequest } from '../../../src/prompt/recipeRequest'
import { noWishes } from '../../../src/prompt/wishes'
import { createRecipeCheck } from '../../../src/reader/checkRecipe'
import { parseBlock } from '../../../src/reader/parseBlock'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { replyKind } from '../../../src/reader/replyKind'
import { isFullTier } from '../../support/tier'

const list = ['pasta', 'tomatoes', 'garlic', 'parmesan', 'cream', 'eggs']
const titleOf = (reply: string) => /^# (.+)$/m.exec(reply)?.[1]
const exclude = (text: string) =>
  readConversation([
    { role: 'user', text: 'I have: x' },
    { role: 'assistant', text: '# x' },
    { role: 'user', text: `Please change this recipe, and write it again in full: ${text}` },
  ]).exclusions

describe('another idea of the cookbook', () => {
  test('is another recipe, as long as there are any', () => {
    const titles: string[] = []
    for (let count = 0; count < 5; count++) {
      const title = titleOf(writeReply(list, { avoid: titles })) ?? ''
      expect(titles).not.toContain(title)
      expect(title).not.toBe('')
      titles.push(title)
    }
  })

  test('the reply says that it is the last idea', () => {
    const reply = writeReply(list, { avoid: recipes.map(({ title }) => title) })
    expect(reply).toContain('that was my last idea for this list')
  })
})

describe('a change', () => {
  test('leaves out a food, and keeps the dish where that works', () => {
    const before = writeReply(['rice', 'eggs', 'peas', 'carrots', 'soy sauce'])
    expect(before).toMatch(/peas/)
    const after = writeReply(['rice', 'eggs', 'peas', 'carrots', 'soy sauce'], {
      keep: titleOf(before),
      exclusions: exclude('without peas, please'),
    })
    expect(titleOf(after)).toBe(titleOf(before))
    expect(after).toContain('Without peas, as you asked.')
    expect(after.split('## Ingredients')[1]).not.toMatch(/\bpeas\b/)
  })

  test('brings back no dish that the user turned down', () => {
    const ingredients = ['2 eggs', '200 g halloumi', 'tomatoes', 'pasta']
    const first = writeReply(ingredients)
    const messages = [
      { role: 'user', text: writeRecipeRequest({ ingredients, wishes: noWishes }) },
      { role: 'assistant', text: first },
      { role: 'user', text: `Please recommend another recipe, not one of these: ${titleOf(first)}.` },
    ]
    const another = readConversation(messages)
    const second = writeReply(another.entries, another)
    const change = readConversation([
      ...messages,
      { role: 'assistant', text: second },
      { role: 'user', text: 'Please change this recipe, and write it again in full: quicker' },
    ])
    expect(titleOf(writeReply(change.entries, change))).not.toBe(titleOf(first))
  })

  test('that tells of a danger takes the food out', () => {
    const request = readConversation([
      { role: 'user', text: writeRecipeRequest({ ingredients: ['chicken', 'rice', 'peas'], wishes: noWishes }) },
      { role: 'assistant', text: writeReply(['chicken', 'rice', 'peas']) },
      { role: 'user', text: 'Please change this recipe, and write it again in full: the chicken smells off' },
    ])
    const reply = writeReply(request.entries, request)
    expect(reply).toContain('Not used: food that has gone off.')
    expect(reply).not.toContain('**chicken')
  })

  test('takes another dish where the food is needed', () => {
    const before = writeReply(['eggs', 'milk', 'flour', 'bread'])
    const after = writeReply(['eggs', 'milk', 'flour', 'bread'], {
      keep: titleOf(before),
      exclusions: exclude('no eggs'),
    })
    expect(titleOf(after)).not.toBe(titleOf(before))
  })

  test('for another number of people keeps the dish, which the page shows for them', () => {
    const messages = [
      { role: 'user', text: 'Eggs, flour, milk' },
      { role: 'assistant', text: '# Thin pancakes' },
    ]
    const change = (text: string) =>
      readConversation([
        ...messages,
        { role: 'user', text: `Please change this recipe, and write it again in full: ${text}` },
      ])
    expect(change('for two')).toMatchObject({ notUnderstood: false, keep: 'Thin pancakes' })
    expect(change('spicier')).toMatchObject({ notUnderstood: true })
  })

  test.each([
    ['what can I use instead of parmesan?', []],
    ['can I use yoghurt instead of the cream?', []],
    ['is there a substitute for eggs?', []],
    ['what can I use instead of eggs? my son is allergic to them', ['eggs']],
  ])('"%s" asks for no dish, and leaves out %j', (change, leavesOut) => {
    const start = [
      { role: 'user', text: writeRecipeRequest({ ingredients: list, wishes: noWishes }) },
      { role: 'assistant', text: writeReply(list) },
    ]
    const question = { role: 'user', text: `Please change this recipe, and write it again in full: ${change}` }
    const request = readConversation([...start, question])
    expect(request.notUnderstood).toBe(leavesOut.length === 0)
    expect(request.exclusions.map(({ name }) => name)).toEqual(leavesOut)
  })

  test.each([
    ['use yoghurt instead of cream', 'cream'],
    ['could you make it with rice instead of pasta?', 'pasta'],
  ])('"%s" leaves out %s', (change, food) => {
    expect(exclude(change).map(({ name }) => name)).toEqual([food])
  })

  test('that is not understood gets a reply in words, without a recipe', () => {
    const reply = writeReply(list, { notUnderstood: true })
    expect(reply).toMatch(/understand just what to leave out/)
    expect(reply).not.toMatch(/^(?:#|- |\d+\.)/m)
  })
})

test('a vegetarian is not offered leftover bolognese', () => {
  expect(writeReply(['vegetarian', 'leftover spaghetti bolognese', 'mozzarella', 'peppers'])).not.toMatch(
    /bolognese|leftover pasta/,
  )
})

describe('wishes', () => {
  test('a recipe is quick enough where there is one', () => {
    const slow = ['chicken', 'potatoes', 'carrots', 'onion']
    const minutes = (reply: string) => /^Serves \d+ · ([^·]+)/m.exec(reply)?.[1]
    expect(minutes(writeReply(list, { maxMinutes: 15 }))).toMatch(/^(?:\d|1[0-5]) minutes/)
    expect(writeReply(slow, { maxMinutes: 15 })).toMatch(
      /^(?:Serves \d+ · 1[0-5] minutes|It takes longer than you asked for)/m,
    )
  })

  test('where none is quick enough, one is not as slow as another', () => {
    const porridge = ['oats', 'blueberries', 'honey', 'yoghurt']
    expect(writeReply(porridge)).toMatch(/^Serves \d+ · 8 hours/m)
    expect(writeReply(porridge, { maxMinutes: 5 })).toMatch(
      /^Serves \d+ · \d+ minutes\n\nIt takes longer than you asked for\./m,
    )
  })

  test('the time of a dish is that of its reply, not of its file', () => {
    const rice = ['leftover rice', 'eggs', 'peas', 'soy sauce']
    expect(writeReply(rice, { maxMinutes: 15 })).toMatch(/^# Egg fried rice\n[\s\S]*^Serves 4 · 12 minutes\n\n##/m)
  })

  test('a dish that needs nothing and takes a little longer comes before one that needs something', () => {
    const prawns = ['prawns', 'garlic', 'chilli', 'spaghetti', 'lemon', 'parsley']
    expect(writeReply(prawns, { maxMinutes: 15 })).toMatch(
      /^# Prawn spaghetti\n[\s\S]*minutes\n\nIt takes longer than you asked for\./,
    )
  })

  test('another idea without a list says what is missing', () => {
    const { entries } = readRecipeRequest(writeRecipeRequest({ ingredients: [], wishes: noWishes }))
    expect(writeReply(entries, { avoid: ['Omelette'] })).toMatch(/I need a list for that/)
  })

  test('the reply names the wishes that the cookbook ignores, without markup', () => {
    expect(writeReply(list, { ignored: ['<b>crunchy</b> [x](y)', 'another language than English'] })).toContain(
      "The cookbook can't take into account: b crunchy b x y; another language than English.",
    )
  })

  test('the reply warns where a wish that counts for nothing may be about safety', () => {
    const warning = 'I have not heeded it.'
    expect(writeReply(list, { ignored: ['the goose wanted the fillet before'] })).toContain(warning)
    expect(writeReply(list, { ignored: ['spicy', 'another language than English'] })).not.toContain(warning)
  })

  test.each(wishNames.map((wish, index) => [wish, index] as const))(
    'no reply to all foods of a recipe has a word that breaks %s for certain',
    (diet, index) => {
      const { checkAtOnce: check } = createRecipeCheck(parseBlock)
      const checked = checkedWishes({ ...noWishes, diets: [diet] }, [])
      for (const recipe of recipes.filter((_, at) => at % (isFullTier ? 14 : 300) === index)) {
        const lines = [...recipe.required, ...recipe.optional]
        const foods = lines.flatMap(({ ingredients }) => ingredients.map(({ text }) => text))
        const reply = writeReply(foods, { exclusions: [dietExclusion(diet)], checked })
        // An apology names the nearest dishes, and the page does not check it.
        const findings = replyKind(reply) === 'recipe' ? check(limitBlocks(reply), checked).findings : []
        expect([recipe.title, findings.filter(({ certainty }) => certainty === 'named')]).toEqual([recipe.title, []])
      }
    },
    180_000,
  )
})

describe('ideas of the cookbook', () => {
  const request = writeRecipeRequest({ ingredients: list, wishes: noWishes, forIdeas: true })
  const asked = [{ role: 'user', text: request }]

  test('are three different dishes, and each can be chosen', () => {
    const read = readConversation(asked)
    const reply = writeReply(read.entries, read)
    const names = readIdeas(reply)?.map(({ name }) => name) ?? []
    expect(new Set(names).size).toBe(3)
    for (const name of names) {
      const ask = { type: 'choice', ideas: reply, name } as const
      const chosen = readConversation([
        ...asked,
        ...writeTurns(ask).map(({ role, content }) => ({ role, text: content })),
      ])
      expect(titleOf(writeReply(chosen.entries, chosen))).toBe(name)
    }
  })

  test('differ from the dishes that the page has shown', () => {
    const ask = (seenTitles: readonly string[]) => {
      const text = writeRecipeRequest({ ingredients: list, wishes: noWishes, forIdeas: true, seenTitles })
      const read = readConversation([{ role: 'user', text }])
      return readIdeas(writeReply(read.entries, read))?.map(({ name }) => name) ?? []
    }
    const first = ask([])
    const second = ask(first)
    expect(second).toHaveLength(3)
    expect(second.filter((name) => first.includes(name))).toEqual([])
  })

  test('say how long each takes, and what it needs', () => {
    const read = readConversation([
      {
        role: 'user',
        text: writeRecipeRequest({ ingredients: ['mince', 'kidney beans', 'onion'], wishes: noWishes, forIdeas: true }),
      },
    ])
    const [first] = readIdeas(writeReply(read.entries, read)) ?? []
    expect(first?.about).toMatch(/\d+ (minutes|hours?)\b/)
    expect(first?.about).toContain('Needs ')
  })

  test('a list without food has an apology', () => {
    const read = readConversation([
      { role: 'user', text: writeRecipeRequest({ ingredients: ['gravel'], wishes: noWishes, forIdeas: true }) },
    ])
    expect(writeReply(read.entries, read)).toContain("I'm sorry")
  })
})

describe('a time in words', () => {
  const ask = (list: readonly string[], anythingElse: string, ...turns: readonly string[]) => {
    const first = writeRecipeRequest({ ingredients: list, wishes: { ...noWishes, anythingElse } })
    const messages = [{ role: 'user', text: first }]
    const replies: string[] = []
    for (const change of [undefined, ...turns]) {
      if (change !== undefined)
        messages.push({ role: 'user', text: `Please change this recipe, and write it again in full: ${change}` })
      const request = readConversation(messages)
      const text = writeReply(request.entries, request)
      replies.push(text)
      messages.push({ role: 'assistant', text })
    }
    return replies
  }
  const minutes = (reply = '') => parseMinutes(/^Serves \d+ · ([^·\n]+)/m.exec(reply)?.[1] ?? '') ?? Number.NaN
  const list = ['beef', 'potatoes', 'carrots', 'onion', 'eggs', 'cheddar', 'bread']

  test('beside the list limits how long the dish takes', () => {
    const [slow] = ask(list, '')
    const [quick] = ask(list, 'not more than 20 min, please')
    expect(minutes(slow)).toBeGreaterThan(20)
    expect(minutes(quick)).toBeLessThanOrEqual(20)
    expect(quick).not.toContain("can't take into account")
  })

  test('as a change brings another dish, and keeps one that is quick enough', () => {
    const [slow, quick, same] = ask(list, '', 'in 20 minutes, please', 'ready in 25 minutes')
    expect(titleOf(quick ?? '')).not.toBe(titleOf(slow ?? ''))
    expect(minutes(quick)).toBeLessThanOrEqual(20)
    expect(titleOf(same ?? '')).toBe(titleOf(quick ?? ''))
  })

  test.each(['quicker, please', 'can it be faster?', 'no nuts, and not so long', 'that takes too long'])(
    '"%s" as a change brings a quicker dish',
    (change) => {
      const [slow, quick = ''] = ask(list, '', change)
      expect(minutes(quick)).toBeLessThanOrEqual(minutes(slow) * 0.75)
      expect(quick).not.toContain("can't take into account")
    },
  )

  test('a change may name another kind of dish', () => {
    const chicken = ['chicken', 'carrots', 'celery', 'onion', 'noodles', 'soy sauce']
    const [fried = '', soup = ''] = ask(chicken, 'a stir-fry', 'make it a soup')
    expect(titleOf(fried)).toMatch(/stir-fr|chow mein/i)
    expect(titleOf(soup)).toMatch(/soup/i)
    expect(soup).not.toContain('Left out')
  })

  test('a kind of dish that a change asks for may use less of the list, and the reply says if there is none', () => {
    const mince = ['mince', 'pasta', 'tinned tomatoes', 'onion', 'carrots']
    const [, soup = ''] = ask(mince, '', 'make it a soup')
    expect(titleOf(soup)).toMatch(/soup/i)
    expect(soup).not.toContain('The cookbook has nothing for')
    const [, salad = ''] = ask(mince, '', 'a salad instead')
    expect(salad).toContain('The cookbook has nothing for “salad” that fits this list better.')
    const [toldOnce = ''] = ask(mince, 'a salad')
    expect(toldOnce).toContain("The cookbook can't take into account: a salad.")
    expect(toldOnce).not.toContain('The cookbook has nothing for')
  })

  test('what a change asks for beside it is named', () => {
    const [, reply = ''] = ask(list, '', 'without cheddar and zorbs, crunchy')
    expect(reply).toContain("The cookbook can't take into account: without zorbs; crunchy.")
  })

  test('with a point is one time', () => {
    const [reply] = ask(list, 'ready in 1.5 hours')
    expect(reply).not.toContain("can't take into account")
  })

  test('beside other wishes is read, and what is not read is named', () => {
    const [reply = ''] = ask(list, 'vegetarian, in 20 minutes, crunchy')
    expect(reply.split('## Ingredients')[0]).toMatch(/vegetarian\. The cookbook can't take into account: crunchy\.\n/)
    expect(minutes(reply)).toBeLessThanOrEqual(20)
  })
})
