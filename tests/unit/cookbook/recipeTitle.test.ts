import { describe, expect, test } from 'vitest'
import { casesOf } from '../../support/cases'
import { replyFor } from './dish'

const reply = (list: string) => replyFor(list.split(', '))
const titleOf = (list: string) => /^# (.+)$/m.exec(reply(list))?.[1]

describe('the title', () => {
  test.each(
    casesOf(`
      squash, vegetable stock, onion, cream = Squash soup; acorn squash, onion, coconut milk = Acorn squash soup
      sweet potatoes, sour cream, black beans, cheddar = Baked sweet potatoes with black beans and sour cream
      turkey breast, peppers, onions, tortillas, lime, cumin = Turkey fajitas with bell peppers
      leftover turkey, mushrooms, puff pastry, cream = Turkey and mushroom pie
      frozen prawns, linguine, garlic, chilli, lemon = Prawn linguine
      toor dal, tomato, curry leaves, mustard seeds, tamarind = Tomato sambar
      chicken, rice noodles, carrots, soy sauce = Stir-fried rice noodles with chicken and carrots
      lamb chops, potatoes, mint = Lamb chops with roast potatoes
      chicken thighs, cream, mushrooms = Creamy chicken with mushrooms
      macaroni, cheddar, milk, flour, butter = Macaroni and cheese; penne, tomatoes, aubergine = Pasta with tomato sauce`),
  )('of the reply to "%s" names the foods of the list, and keeps the name of the dish: "%s"', (list = '', title) => {
    expect(titleOf(list)).toBe(title)
  })
})

test('the description names the food of the list', () => {
  expect(reply('turkey, peppers, rice, onion')).toContain('Browned turkey and moist rice from one pot')
})

describe('a conversation', () => {
  const list = ['squash', 'vegetable stock', 'onion', 'cream']

  test('does not suggest again a recipe whose title names the food of the list', () => {
    expect(/^# (.+)$/m.exec(replyFor(list, { seenTitles: ['Squash soup'] }))?.[1]).not.toBe('Squash soup')
  })

  test('keeps a recipe whose title names what a change leaves out', () => {
    const list = ['pasta', 'ham', 'peas', 'courgettes']
    const from = { markdown: replyFor(list), ask: { type: 'recipe' } } as const
    expect(from.markdown).toMatch(/^# Pasta with ham, courgettes and peas$/m)
    expect(replyFor(list, { ask: { type: 'change', change: 'no peas', from } })).toMatch(
      /^# Pasta with ham and courgettes$/m,
    )
  })
})
