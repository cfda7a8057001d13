import { describe, expect, test } from 'vitest'
import type { Dish } from '../../../src/cookbook/writeReply'
import { awkward, everyday, kitchens } from '../../fixtures/cookbookLists'
import { flexibleDishes } from '../../fixtures/flexibleDishes'
import { kitchenDishes } from '../../fixtures/kitchenDishes'
import { inTier, isFullTier } from '../../support/tier'
import { leavesOf, needsOf, replyFor, unusedIn } from './dish'
import { findIdea, hasTitle } from './firstIdeas'

const reply = (list: string) => replyFor(list.split(', '))

test.each([...everyday, ...awkward, ...(isFullTier ? kitchens : []), ...inTier(flexibleDishes, 12)])(
  '"%s" is a list for the recipe "%s"',
  (list, recipe) => {
    expect(findIdea(list, recipe)).toSatisfy((dish: Dish) => hasTitle(dish, recipe))
  },
)

test.each(inTier(everyday, 8))('the recipe for "%s" uses more than half of the list', (list) => {
  expect(leavesOf(list).length).toBeLessThan(list.split(', ').length / 2)
})

test.each(inTier(kitchenDishes, 12))('%s: %s, of all that is listed', (list, title) => {
  const dish = findIdea(list, title)
  expect(dish).toSatisfy((each: Dish) => hasTitle(each, title))
  expect(unusedIn(dish)).toEqual([])
  expect(dish.markdown).not.toMatch(/recognise|I took/)
})

test.each([
  'fish fingers, potatoes, peas',
  'salmon fillets, teriyaki sauce, broccoli, rice',
  'half jar pesto, cherry tomatoes, mozzarella ball, tortilla wraps',
  'lentils, sausages, carrots, onion, tinned tomatoes',
  'leftover turkey, stuffing, gravy, puff pastry sheet',
  'roasted vegetables, halloumi, couscous, lemon',
  'leftover risotto, egg, mozzarella',
  'leftover pasta, broccoli, cheddar, milk, ham, mustard',
  'spinach, paneer, rice, curry paste',
  'salmon, maple syrup, green beans',
  'cod, potatoes, lemon, tartare sauce',
  'leftover couscous, chicken, harissa, chickpeas, yogurt, carrot',
  'gammon steaks, pineapple, eggs, potatoes, peas',
  "last night's salmon, cooked rice, cucumber, soy sauce",
  'bulgur wheat, tomatoes, cucumber, mint, lemon, pomegranate, halloumi',
  'frijoles negros, epazote, onion, masa harina, cotija',
  'leftover roast lamb, couscous, lemon, mint, pomegranate',
])('the dish uses the whole list %s', (list) => {
  expect(leavesOf(list)).toEqual([])
})

describe('the choice of a dish', () => {
  test('meat that no dish uses is not made a side, and a list of odds and ends gets no dish', () => {
    expect(reply('venison, rocket, pesto')).toContain('Sorry')
  })

  test('a reply never asks for leftovers', () => {
    for (const list of ['white beans, aubergine, orange', 'tortillas, cheddar, lettuce, tomatoes, refried beans'])
      expect(needsOf(list).filter((food) => food.includes('leftover'))).toEqual([])
  })

  test('a list with meat gets no dessert, and a dish is rather made of the meat than of all else', () => {
    expect(reply('ham, egg noodles, yogurt, lime, mango')).not.toContain('Fruit fool')
    expect(leavesOf('chicken thighs, cheddar, bacon, broccoli, no rice or pasta')).not.toContain('chicken thighs')
  })

  test('a low-carb list never buys a sweet sauce', () => {
    const list = 'ground beef, iceberg lettuce, mustard'
    expect(reply(list)).toContain('hoisin')
    expect(reply(`${list}, keto`)).not.toMatch(/hoisin|oyster sauce|teriyaki/)
  })

  test('fish is cooked for who eats none raw', () => {
    const list = 'white fish, 6 limes, red onion, chilli, coriander'
    expect(reply(list)).toMatch(/ceviche/i)
    expect(reply(`${list}, no raw fish`)).not.toMatch(/ceviche/i)
    expect(reply(`${list}, no raw fish`)).toContain('**white fish**')
  })

  test('lactose-free milk keeps its name, and is a wish for the dish', () => {
    const list = 'lactose free milk, flour, eggs, blueberries'
    expect(reply(list)).toContain('**lactose-free milk**')
    expect(reply(list)).toContain('Lactose-free.')
    expect(reply(`${list}, milk allergy`)).not.toContain('**lactose-free milk**')
  })
})
