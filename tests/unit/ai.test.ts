import { describe, expect, test } from 'vitest'
import { createMessages, getRecipe } from '../../src/ai'
import { noWishes } from '../../src/prompt/wishes'
import { stubNetwork } from '../support/network'
import { openPage, settle } from '../support/request'
import { errorReply } from '../support/service'

const prompt = { ingredients: ['Eggs', 'Flour', 'Milk'], wishes: noWishes, turns: [] }

describe('createMessages', () => {
  const [system, user, ...others] = createMessages(prompt)

  test('returns one message of the system and one of the user', () => {
    expect([system?.role, user?.role, others]).toEqual(['system', 'user', []])
  })

  test.each([
    ['to suggest one with mostly the ingredients', /creative, realistic recipe .* mostly the given ingredients/],
    ['not to recommend unrelated meals', /do not recommend a meal that has nothing to do with them/i],
    ['not to suggest other vegetables or meats', /do not suggest vegetables or meats that are not in the list/i],
    ['to explain politely if there is no recipe', /if no recipe can be made .* explain so politely/i],
    ['to answer in markdown', /format your answer in markdown/i],
  ])('tells the model %s', (_, instruction) => {
    expect(system?.content).toMatch(instruction)
  })

  test.each([
    /title as a heading/,
    /one line "Serves … \| Total time: … minutes"/,
    /one ingredient and its amount a line/,
    /numbered steps with their times/,
  ])('asks for a form that the page can read: %s', (form) => {
    expect(system?.content).toMatch(form)
  })

  test('tells the model all that in at most 120 words', () => {
    expect(system?.content.split(/\s+/).length).toBeLessThanOrEqual(120)
  })

  test('lists the ingredients with commas, and asks for a recommendation', () => {
    expect(user?.content).toContain('Eggs, Flour, Milk\n')
    expect(user?.content).toContain('Please recommend a recipe')
  })

  test('lists blanks, duplicates and markup exactly as the user typed them', () => {
    const odd = ['', 'Eggs', 'Eggs', ' ', '<b>"salt" & pepper</b>', '$&', 'ا ب']
    expect(createMessages({ ...prompt, ingredients: odd })[1]?.content).toContain(`: ${odd.join(', ')}\n`)
  })
})

describe('the messages of a conversation', () => {
  test('wishes are sentences after the question, and change nothing else', () => {
    const [system, user] = createMessages(prompt)
    const [sameSystem, wished, ...others] = createMessages({
      ...prompt,
      wishes: { ...noWishes, diets: ['Vegan'], leaveOut: 'celery', servings: 2 },
    })
    expect(sameSystem).toEqual(system)
    expect(wished?.content).toBe(`${user?.content}\nIt must be: vegan.\nLeave out: celery.\nIt is for 2 people.`)
    expect(others).toEqual([])
  })

  test('the later messages follow in their order', () => {
    const turns = [
      { role: 'assistant', content: '# Soup' },
      { role: 'user', content: 'without leeks' },
    ] as const
    expect(createMessages({ ...prompt, turns })).toEqual([...createMessages(prompt), ...turns])
  })
})

test.each([
  [2, 'once', 1],
  [4, 'twice', 2],
] as const)('sends %i turns that the model finds too long %s, the last two at the end', async (count, _, times) => {
  const turns = Array.from({ length: count }, (_, index) => ({
    role: index % 2 === 0 ? ('assistant' as const) : ('user' as const),
    content: `message ${index}`,
  }))
  openPage()
  const { requests } = stubNetwork(() => errorReply(413, 'no'))
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  expect(await settle(getRecipe({ ...prompt, turns }, options))).toMatchObject({ error: { kind: 'input-too-long' } })
  expect(requests).toHaveLength(times)
  const messages = [...createMessages(prompt), ...turns.slice(-2)]
  expect(requests.at(-1)?.body).toMatchObject({ max_tokens: 1024, messages })
})
