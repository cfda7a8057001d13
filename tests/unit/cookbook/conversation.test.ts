import { describe, expect, test } from 'vitest'
import { recipes } from '../../../src/cookbook/recipes'
import { checkedWishes } from '../../../src/food/checkedWishes'
import { wishNames } from '../../../src/food/wishTable'
import type { Ask, RecipeReply } from '../../../src/prompt'
import { readIdeas } from '../../../src/prompt/ideas'
import { noWishes } from '../../../src/prompt/wishes'
import { createRecipeCheck } from '../../../src/reader/checkRecipe'
import { parseBlock } from '../../../src/reader/parseBlock'
import { replyKind } from '../../../src/reader/readReply'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { parseMinutes } from '../../../tools/recipes/minutes'
import { isFullTier } from '../../support/tier'
import { replyFor, replyTo } from './dish'

const list = ['pasta', 'tomatoes', 'garlic', 'parmesan', 'cream', 'eggs']
const titleOf = (reply = '') => /^# (.+)$/m.exec(reply)?.[1]
const minutesOf = (reply = '') => parseMinutes(/^Serves \d+ · ([^·\n]+)/m.exec(reply)?.[1] ?? '') ?? Number.NaN

/** The replies to a list, and to each change that is asked for after it. */
function converse(ingredients: readonly string[], anythingElse: string, ...changes: readonly string[]): string[] {
  const wishes = { ...noWishes, anythingElse }
  const replies = [replyFor(ingredients, { wishes })]
  let from: RecipeReply = { markdown: replies[0] ?? '', ask: { type: 'recipe' } }
  for (const [index, change] of changes.entries()) {
    const ask: Ask<RecipeReply> = { type: 'change', from, change }
    const reply = replyFor(ingredients, { wishes, ask, changes: changes.slice(0, index) })
    replies.push(reply)
    from = { markdown: reply, ask }
  }
  return replies
}

describe('another idea of the cookbook', () => {
  test('is another recipe, as long as there are any', () => {
    let from: RecipeReply = { markdown: replyFor(list), ask: { type: 'recipe' } }
    const titles = [titleOf(from.markdown) ?? '']
    for (let count = 0; count < 4; count++) {
      const ask: Ask<RecipeReply> = { type: 'idea', from, titles }
      from = { markdown: replyFor(list, { ask }), ask }
      expect(titles).not.toContain(titleOf(from.markdown))
      titles.push(titleOf(from.markdown) ?? '')
    }
    expect(titles).not.toContain('')
  })

  test('the reply says that it is the last idea', () => {
    const reply = replyFor(list, { seenTitles: recipes.all().map(({ title }) => title) })
    expect(reply).toContain('that was my last idea for this list')
  })

  test('without a list the reply asks for one', () => {
    expect(replyFor([], { seenTitles: ['Omelette'] })).toContain('I need a list')
  })
})

describe('a change', () => {
  test('leaves out a food, and keeps the dish where that works', () => {
    const [before, after = ''] = converse(['rice', 'eggs', 'peas', 'carrots', 'soy sauce'], '', 'without peas, please')
    expect(before).toMatch(/peas/)
    expect([titleOf(before), titleOf(after)]).toEqual([0, 1].map(() => expect.stringMatching(/^Egg fried rice/)))
    expect(after).toContain('No peas.')
    expect(after.split('## Ingredients')[1]).not.toMatch(/\bpeas\b/)
  })

  test('a second change keeps the first', () => {
    const [, , after = ''] = converse(['rice', 'eggs', 'peas', 'carrots', 'soy sauce'], '', 'no peas', 'no carrots')
    expect(after.split('## Ingredients')[1]).not.toMatch(/\b(?:peas|carrots)\b/)
  })

  test('takes another dish where the food is needed', () => {
    const [before, after] = converse(['eggs', 'milk', 'flour', 'bread'], '', 'no eggs')
    expect(titleOf(after)).not.toBe(titleOf(before))
  })

  test('brings back no dish that the user turned down', () => {
    const eggs = ['2 eggs', '200 g halloumi', 'tomatoes', 'pasta']
    const first: RecipeReply = { markdown: replyFor(eggs), ask: { type: 'recipe' } }
    const idea: Ask<RecipeReply> = { type: 'idea', from: first, titles: [titleOf(first.markdown) ?? ''] }
    const second: RecipeReply = { markdown: replyFor(eggs, { ask: idea }), ask: idea }
    const third = replyFor(eggs, { ask: { type: 'change', from: second, change: 'quicker' } })
    expect(titleOf(third)).not.toBe(titleOf(first.markdown))
  })

  test('for another number of people keeps the dish, which the page shows for them', () => {
    const [before, after] = converse(list, '', 'for two')
    expect(after).toBe(before)
  })

  test('that is not understood gets a reply in words, without a recipe', () => {
    const [, reply = ''] = converse(list, '', 'spicier')
    expect(reply).toContain("I don't understand “spicier”.")
    expect(reply).toContain('“without cream”, “vegan”, “a soup”')
    expect(reply).not.toMatch(/^(?:#|- |\d+\.)/m)
  })
})

describe('wishes', () => {
  test('a recipe is quick enough where there is one', () => {
    const slow = ['chicken', 'potatoes', 'carrots', 'onion']
    expect(minutesOf(replyTo(list.join(', '), { minutes: 15 }))).toBeLessThanOrEqual(15)
    expect(replyTo(slow.join(', '), { minutes: 15 })).toMatch(
      /^(?:Serves \d+ · 1[0-5] minutes|It takes longer than you asked for)/m,
    )
  })

  test('where none is quick enough, one is not as slow as another', () => {
    const porridge = 'oats, blueberries, honey, yoghurt'
    expect(replyTo(porridge, {})).toMatch(/^Serves \d+ · 8 hours/m)
    expect(replyTo(porridge, { minutes: 15 })).toMatch(/^Serves \d+ · \d+ minutes\n/m)
  })

  test('the time of a dish is that of its reply, not of its file', () => {
    expect(replyTo('leftover rice, eggs, peas, soy sauce', { minutes: 15 })).toMatch(
      /^# Egg fried rice[\s\S]*^Serves 4 · 12 minutes\n\n##/m,
    )
  })

  test('a dish that needs nothing and takes a little longer comes before one that needs something', () => {
    expect(replyTo('prawns, garlic, chilli, spaghetti, lemon, parsley', { minutes: 15 })).toMatch(
      /^# Prawn spaghetti\n[\s\S]*minutes\n\nIt takes longer than you asked for\./,
    )
  })

  test('the reply names a language that the cookbook does not speak', () => {
    expect(replyTo(list.join(', '), { language: 'de' })).toContain('The cookbook speaks only English.')
    expect(replyTo(list.join(', '), { language: 'en' })).not.toContain('English')
  })

  test('names the words that it does not understand, without markup, and offers no dish', () => {
    const reply = replyTo(list.join(', '), { anythingElse: '<b>crunchy</b> [x](y)' })
    expect(reply).toContain("I don't understand “b crunchy b x y”.")
    expect(titleOf(reply)).toBeUndefined()
  })

  test.each(wishNames.map((wish, index) => [wish, index] as const))(
    'no reply to all foods of a recipe has a word that breaks %s for certain',
    (diet, index) => {
      const { checkAtOnce: check } = createRecipeCheck(parseBlock)
      const wishes = { ...noWishes, diets: [diet] }
      const checked = checkedWishes(wishes, [])
      for (const recipe of recipes.all().filter((_, at) => at % (isFullTier ? 14 : 300) === index)) {
        const lines = [...recipe.required, ...recipe.optional]
        const foods = lines.flatMap(({ ingredients }) => ingredients.map(({ text }) => text))
        const reply = replyFor(foods, { wishes })
        // An apology names the nearest dishes, and the page does not check it.
        const findings = replyKind(reply) === 'recipe' ? check(limitBlocks(reply), checked).findings : []
        expect([recipe.title, findings.filter(({ certainty }) => certainty === 'named')]).toEqual([recipe.title, []])
      }
    },
    180_000,
  )
})

describe('ideas of the cookbook', () => {
  const ideasFor = (ingredients: readonly string[], titles: readonly string[] = []) =>
    replyFor(ingredients, { ask: { type: 'ideas', titles } })
  const namesIn = (reply: string) => readIdeas(reply)?.map(({ name }) => name) ?? []

  test('are three different dishes, and each can be chosen', () => {
    const ideas = ideasFor(list)
    const names = namesIn(ideas)
    expect(new Set(names).size).toBe(3)
    for (const name of names) expect(titleOf(replyFor(list, { ask: { type: 'choice', ideas, name } }))).toBe(name)
  })

  test('differ from the dishes that the page has shown', () => {
    const first = namesIn(ideasFor(list))
    const second = namesIn(ideasFor(list, first))
    expect(second).toHaveLength(3)
    expect(second.filter((name) => first.includes(name))).toEqual([])
  })

  test('say how long each takes, and what it needs', () => {
    const [first] = readIdeas(ideasFor(['mince', 'kidney beans', 'onion'])) ?? []
    expect(first?.about).toMatch(/\d+ (minutes|hours?)\b/)
    expect(first?.about).toContain('Needs ')
  })

  test('a list without food has an apology', () => {
    expect(ideasFor(['gravel'])).toContain('Sorry')
  })
})

describe('a time in words', () => {
  const hearty = ['beef', 'potatoes', 'carrots', 'onion', 'eggs', 'cheddar', 'bread']

  test('beside the list limits how long the dish takes', () => {
    expect(minutesOf(converse(hearty, '')[0])).toBeGreaterThan(20)
    expect(minutesOf(converse(hearty, 'not more than 20 min, please')[0])).toBeLessThanOrEqual(20)
  })

  test('as a change brings another dish, and keeps one that is quick enough', () => {
    const [slow, quick, same] = converse(hearty, '', 'in 20 minutes, please', 'ready in 25 minutes')
    expect(titleOf(quick)).not.toBe(titleOf(slow))
    expect(minutesOf(quick)).toBeLessThanOrEqual(20)
    expect(titleOf(same)).toBe(titleOf(quick))
  })

  test('“quicker” brings a quicker dish', () => {
    const [slow, quick] = converse(hearty, '', 'quicker, please')
    expect(minutesOf(quick)).toBeLessThanOrEqual(minutesOf(slow) * 0.75)
  })
})

describe('a kind of dish', () => {
  test.each([
    ['flour, butter, sugar, apples', 'a crumble', /crumble/],
    ['oats, banana, yoghurt, honey, milk', 'porridge please', /porridge/i],
    ['tofu, pak choi, noodles, soy sauce, ginger', 'stir fry', /stir-fr/i],
    ['beetroot, goats cheese, walnuts, rocket, vinegar', 'no cooking', /salad/],
  ])('of %s, “%s” gets it', (foods, said, title) => {
    expect(titleOf(replyTo(foods, { anythingElse: said }))).toMatch(title)
  })

  test.each([
    ['chicken, carrots, celery, onion, noodles', 'no soup please', /soup/],
    ['puff pastry, feta, spinach, eggs, spring onions', 'no oven', /tart|pie|bake|frittata/i],
  ])('of %s, “%s” gets something else', (foods, said, title) => {
    expect(titleOf(replyTo(foods, { anythingElse: said }))).not.toMatch(title)
  })

  test('no dish without an oven asks for the grill, a tray or an ovenproof pan', () => {
    const reply = replyTo('eggs, spinach, feta, tomatoes, rice', { anythingElse: 'no oven' })
    expect(reply).toMatch(/^# /)
    expect(reply).not.toMatch(/\b(?:oven|ovenproof|grill|tray|bake|roast)\b/i)
  })

  test('that a change asks for may use less of the list, and the reply says if there is none', () => {
    const mince = ['mince', 'pasta', 'tinned tomatoes', 'onion', 'carrots']
    const [, soup] = converse(mince, '', 'make it a soup')
    expect(titleOf(soup)).toMatch(/soup/i)
    const [, salad] = converse(mince, '', 'a salad instead')
    expect(salad).toContain('Nothing for “salad” fits this list')
  })
})
