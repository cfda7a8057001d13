import { describe, expect, test } from 'vitest'
import { needsOf, replyFor } from './dish'

const reply = (list: string) => replyFor(list.split(', '))

describe('brands and misspellings', () => {
  test('instant rice soaks, and is never boiled like rice', () => {
    expect(reply('Minute Rice, chicken breast, broccoli, cheddar')).toContain('Soak it in the water, boiling')
  })

  test('the main food of the list is used rather than another one bought', () => {
    expect(reply('Spam, Kewpie mayo, sushi rice, nori')).toContain('**spam**')
    expect(reply('Nutella, bananas, puff pastry')).toContain('**puff pastry**')
    expect(reply('cream of mushroom soup, egg noodles, ground beef')).toContain('**egg noodles**')
    expect(needsOf('noodles, brussels sprouts, lettuce, beef strips, oyster sauce')).toEqual([])
    expect(reply('Quorn mince, Dolmio, lasagna sheets, mozzarella')).toContain('# Lasagne')
    expect(reply('peppers, rice, ground beef, tomato sauce')).toContain('the water and the tomato sauce')
  })
})

test('a low-carb list never buys a sweet sauce', () => {
  const list = 'ground beef, iceberg lettuce, mustard'
  expect(reply(list)).toContain('hoisin')
  expect(reply(`${list}, keto`)).not.toMatch(/hoisin|oyster sauce|teriyaki/)
})

test('a low-salt recipe salts no water and tastes nothing for salt', () => {
  const list = 'pork tenderloin, apples, sweet potatoes, garlic'
  expect(reply(list)).toContain('salted water')
  expect(reply(`low salt, ${list}`)).not.toMatch(/salted water|Taste for salt/)
})

test.each([
  ['pesto, 4 slices ciabatta, 1 tomato, provolone', '- 4 slices **crusty bread**'],
  ['broccoli, cheddar, chicken broth, half & half', '- 100 ml (7 tablespoons) **half and half**'],
])('%s: %s', (list, line) => {
  expect(reply(list)).toContain(line)
})

describe('states', () => {
  test('chickpeas without a state are cooked ones', () => {
    const list = 'chickpeas, coconut milk, spinach, curry powder'
    expect(reply(list)).toContain('**chickpeas**, cooked or canned, drained')
    expect(reply('dried black-eyed beans, palm oil, dried pepper, onions, plantain')).not.toContain('cooked or canned')
  })

  test('chorizo is not fried whole like a sausage', () => {
    expect(reply('eggs, potatoes, chorizo, peas')).not.toContain('4 **chorizo**')
  })

  test('lactose-free milk keeps its name, and is a wish for the dish', () => {
    const list = 'lactose free milk, flour, eggs, blueberries'
    expect(reply(list)).toContain('**lactose-free milk**')
    expect(reply(list)).toContain('Lactose-free, as you asked.')
    expect(reply(`${list}, milk allergy`)).not.toContain('**lactose-free milk**')
  })

  test('a ratatouille has aubergines', () => {
    expect(reply('courgettes, tomatoes, feta, olive oil')).not.toContain('# Ratatouille')
    expect(reply('courgettes, aubergine, tomatoes, olive oil')).toContain('# Ratatouille')
  })

  test('asparagus and green beans go in late', () => {
    expect(reply('salmon, asparagus, lemon')).not.toContain('head start')
    expect(reply('cod, coconut milk, red curry paste, green beans')).toContain('After 6 minutes add the green beans')
  })
})

test('the needed foods keep the wishes', () => {
  expect(needsOf("I'm diabetic, no added sugar please, greek yogurt, raspberries")).toEqual([])
})
