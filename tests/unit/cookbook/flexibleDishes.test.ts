import { describe, expect, test } from 'vitest'
import { inTier } from '../../support/tier'
import { leavesOf, needsOf, replyFor } from './dish'
import { findIdea, findTitle } from './firstIdeas'
import { flexibleDishes } from './flexibleDishes'

const reply = (list: string) => replyFor(list.split(', '))

describe('a list that any cook makes a dish of gets one', () => {
  test.each(inTier(flexibleDishes, 12))('%s', (list, title) => {
    expect(findTitle(findIdea(list.split(', '), (each) => each === title))).toBe(title)
  })
})

test('meat that no dish uses is not made a side, and a list of odds and ends gets no dish', () => {
  expect(reply('venison, rocket, pesto')).toContain("I'm sorry")
})

test('a reply never asks for leftovers', () => {
  for (const list of ['white beans, aubergine, orange', 'tortillas, cheddar, lettuce, tomatoes, refried beans'])
    expect(needsOf(list).filter((food) => food.includes('leftover'))).toEqual([])
})

test('a reply asks for no herb or sauce that names the dish, and for no onions in the place of vegetables', () => {
  expect(reply('cooked rice, egg, soy sauce, oil')).not.toContain('Thai basil')
  expect(reply('celery, apples, walnuts, mayonnaise, chicken')).not.toContain('hot sauce')
  expect(needsOf('noodles, soy sauce, spring onions, pork')).not.toContain('onions')
})

test('a food is left over only for a reason', () => {
  for (const list of [
    'fish fingers, potatoes, peas',
    'cottage cheese, 2 eggs, spinach, toast',
    'salmon fillets, teriyaki sauce, broccoli, rice',
    'lasagne sheets, mince, tomatoes, milk, flour, cheese',
    'half jar pesto, cherry tomatoes, mozzarella ball, tortilla wraps',
    'oats, honey, dried apricots, butter, sunflower seeds',
  ])
    expect(leavesOf(list)).toEqual([])
})

test('a list with meat gets no dessert', () => {
  expect(reply('ham, egg noodles, yogurt, lime, mango')).not.toContain('Fruit fool')
})

test('a dish is rather made of the meat than of all else', () => {
  expect(leavesOf('chicken thighs, cheddar, bacon, broccoli, no rice or pasta')).not.toContain('chicken thighs')
})

describe('amounts are those of the list', () => {
  test.each([
    ['2 chicken legs, half a lemon, 3 potatoes', '2 **chicken legs**, about 500 g'],
    ['2 chicken legs, half a lemon, 3 potatoes', '3 **potatoes**, about 540 g (1 lb 3 oz)'],
    ['12 mussels, 1 shallot, half bottle of cider, bread', '240 g (8 oz) live **mussels**'],
    ['400g tin black beans, egg, breadcrumbs, cumin', '1 can (400 g, 14 oz) **black beans**'],
    ['1 tin corned beef, 3 potatoes, 1 onion', '340 g (12 oz) **corned beef**'],
    ['3 apples, 1/2 cup brown sugar, 1 cup oats, 75g butter', '40 g (3 tablespoons) **butter**'],
    ['1 pound ground beef, 2 bell peppers, 1 can tomato sauce, cheese', '425 g (1¾ cups) **tomato sauce**'],
    [
      '225 g cream cheese, 1 can condensed milk, 2 lemons, digestive biscuits',
      '1 can (397 g, 14 oz) **condensed milk**',
    ],
    ['2 figs, honey, yogurt', '- 100 g (3½ oz) **figs**'],
    ['1 whole trout, flaked almonds, butter, half a lemon', '5 to 6 minutes a side'],
    ['1 whole trout, butter, lemon', '400 g (14 oz) **whole trout**'],
    ['half a butternut squash, 1 tin coconut milk, ginger', '400 ml'],
    ['2 brioche buns, leftover pulled pork, bbq sauce', 'steaming hot'],
    ['white sliced, ham, gruyere, butter', '**white bread**'],
    ['puff pastry, asparagus, ricotta, lemon zest', 'lemon'],
    ['mutton on the bone, basmati rice, dahi, onions, mint, biryani masala', '**mutton**'],
    ['bits of sunday lamb, handful pearl barley, 1 turnip, 2 carrots', '**roast lamb**'],
    ['half a bag of kale, tin cannellini beans, parmesan rind, 1 carrot', '- 1 **parmesan rind**'],
    ['lamb shoulder, rosemary, garlic, red wine', 'oven for about 4 hours'],
    ['3 egg whites, sugar 150g, hazelnuts', 'Fold in the hazelnuts'],
    ['2 large sweet potatoes, leftover chili, sour cream, about half a pot', '**sour cream**'],
    ['brisket, onions, carrots, dried plums, tomato paste', '**dried plums**'],
    ['tin of pears, 50g dark chocolate, few digestive biscuits', '50 g (2 oz) **dark chocolate**'],
    ['2 fish fingers, white roll, lettuce, tartare sauce', '- 1 **roll**'],
    ['tomatillos, serrano, cilantro, chicken, tortillas', '- 1 handful **cilantro**'],
    ['baguette, 3 eggs, mug of milk, raisins', '300 ml (1¼ cups) **milk**'],
    ['sea bass whole, ginger, scallion, soy sauce', 'slashed to the bone'],
  ])('%s: %s', (list, line) => {
    expect(reply(list)).toContain(line)
  })

  test('stock is poured instead of the water', () => {
    const text = reply('half a pumpkin, 1 litre chicken stock, 100ml cream')
    expect(text).toContain('- **chicken stock**, instead of as much of the water\n')
    expect(reply('half a pumpkin, 1 stock cube, 100ml cream')).toContain('**stock cube**')
  })
})

test('no words are repeated, and no step is empty', () => {
  expect(reply('tuna, pasta, shredded cheese')).toContain('grated **cheese**')
  expect(reply('leftover pasta, tin tuna, sweetcorn, cheddar')).not.toContain('Get everything ready')
  expect(reply('buttermilk, flour, eggs, blueberries')).not.toContain('stones')
})

test.each([
  ['leeks, potatoes, single cream, chicken stock', 'single cream'],
  ['scones, self-raising flour, butter, milk, clotted cream, jam', 'clotted cream'],
  ['bread, eggs, salad cream, cress', 'salad cream'],
])('of %s, %s is used', (list, name) => {
  expect(reply(list)).toMatch(new RegExp(`^- .*\\*\\*${name}`, 'm'))
})
