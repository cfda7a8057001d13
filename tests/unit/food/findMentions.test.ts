import { describe, expect, test } from 'vitest'
import { contents } from '../../../src/food/contents'
import { findMentions, mentionTasks } from '../../../src/food/findMentions'
import { dishData, inedibleData, rarerFoodData } from '../../../src/food/foodData'
import { foods, preparedFoods } from '../../../src/food/foods'
import { casesOf, listOf } from '../../support/cases'

/** The words of a text that name foods with contents, and those contents. */
const mentioned = (text: string) =>
  findMentions(text).flatMap(({ start, end, food }) => (food.contents.size > 0 ? [text.slice(start, end)] : []))

const contentsIn = (text: string) =>
  findMentions(text).flatMap(({ food }) =>
    [...food.contents].map(([content, certainty]) => (certainty === 'named' ? content : `${content}?`)),
  )

describe('a word that names no food where it stands', () => {
  test.each(
    casesOf(`
      Then cream the sugar with the oil.; Fish out the cinnamon.; 2 sweet potatoes
      Line a loaf tin, and use a bread knife.; Boil it in a large pasta pot.; Warm the oil in a deep stock pot.
      From www.example.org/beef-and-butter and https://example.org/egg
      Stir until it looks like scrambled eggs.; Slice the mushrooms like steak.
      Rub it in until it resembles coarse bread crumbs.; It is as soft as butter, with a cream-like texture.
      Roll it into walnut-sized balls.; Bake until honey-coloured.
      200 g oyster mushrooms, 1 crab‑apple, 3 beef tomatoes; 200 ml milk alternative; Swap the butter for oil.
      A sauce of the sea without any actual fish.
      1 tsp bourbon vanilla; Scoop it with a cookie or ice cream scooper.
      There is no need for butter or cream.; The dough rose.; 200 g de pâtes
      8 oz sushi-grade papaya; It is similar to a pancake or crepe.
      2 small steaks of celery; A classic rub with simple pantry spices; Flip the pancakes, and pour in more batter.`),
  )('%s', (text = '') => {
    expect(mentioned(text)).toEqual([])
  })

  test.each(
    casesOf(`
      Cream is added last. = Cream; Whip the cream the day before. = cream
      1 vegetable stock pot and 1 beef stock pot = vegetable stock, beef stock; 1 tuna tin = tuna
      A hard cheese like cheddar = hard cheese, cheddar; If you like ham, add some. = ham; Butter the tin. = Butter
      Serve it with dinner rolls. = dinner rolls; Serve with bread and poached eggs. = bread, poached eggs
      Pour half & half over it. = half & half; 200 g bag of sweets = sweets; Serve with a crusty loaf. = loaf
      Fry the kidneys. = kidneys; 1 lamb kidney, or 200 g liver = lamb kidney, liver
      Similar to a pancake, with butter and honey = butter, honey
      1 danish and 2 danish pastries = danish, danish pastries`),
  )('but a food in %j', (text = '', expected) => {
    expect(mentioned(text)).toEqual(listOf(expected))
  })
})

describe('what the words around a food say of it', () => {
  test.each(
    casesOf(`
      300 g cooked rice noodles =; 200 g courgette noodles =; 100 g chickpea flour =; 250 ml walnut milk = nut
      1 tbsp coconut aminos =; 1 tbsp liquid aminos = soy
      1 seabass fillet = fish
      2 leaves gelatine (from seaweed) = gelatine?; Ham and pea pasta = meat, pork, gluten, egg?
      1 tsp microbial rennet =; 500 g meat = meat
      50 g parmesan (vegetarian) = milk, lactose
      May contain sesame. = sesame?; 1 cup oil (may contain traces of celery and mustard) = celery?, mustard?
      chicken-flavoured rice = meat?; 100 g cheddar (dairy-free) =`),
  )('%j contains %j', (text = '', expected) => {
    expect(contentsIn(text)).toEqual(listOf(expected))
  })
})

describe('the natural contents of a food', () => {
  test.each(
    casesOf(`
      3 tbsp ketjap manis = soy, gluten; 1 tbsp roux = gluten, milk?, lactose?; 200 g ganache = milk, lactose, soy?
      1 kg ox cheek and ox tongue = meat, meat; 1 tsp rennet = rennet; 100 g baba ganoush = sesame
      1 tbsp Old Bay = celery?; 1 tbsp piccalilli = mustard, gluten?; 100 ml chardonnay = alcohol, sulphites
      37 g Maltesers = milk, lactose, soy?, nut?, gluten; 1 tsp brewer’s yeast = gluten?; 200 g vermicelli = gluten?
      4 breadsticks = gluten, sesame?, lupin?; 150 ml rosé = alcohol?; 10 rose petals =; 2 anchovie = fish; 1 samon = fish?
      60 g noix = nut; 1 noix de beurre = milk, lactose; 100 g sea urchin = mollusc; 1 cup sorghum flour =; 1 Peperami = meat, pork
      50 g lupin flour = lupin; 100 g krill = crustacean; 1 tbsp squid ink = mollusc; 2 tbsp bagna cauda = fish`),
  )('%j contains %j', (text = '', expected) => {
    expect(contentsIn(text)).toEqual(listOf(expected))
  })
})

test('each name stands once in the data of dishes and rarer foods', () => {
  const repeated = [dishData, rarerFoodData, inedibleData].flatMap((data) => {
    const names = data
      .trim()
      .split(/\n\s*| \/ /)
      .flatMap((line) => line.split(/ [<|] /, 1)[0]?.split(', ') ?? [])
    return names.filter((name, index) => names.indexOf(name) !== index)
  })
  expect(repeated).toEqual([])
})

test('no dish or rarer food takes a name from the data that knows more of it', () => {
  for (const [name, { contents: own }] of preparedFoods()) {
    const known = foods.get(name)
    for (const [content] of known?.contents ?? [])
      expect([name, content, contents.includes(content), own.has(content)]).toEqual([name, content, true, true])
  }
})

test('the work for a line grows with its length: each piece reads as many foods', () => {
  const pieces = (foodsInLine: number) => [...mentionTasks('egg '.repeat(foodsInLine), false)].length
  expect(pieces(4000)).toBe(4 * pieces(1000))
})

test('only a bounded text around a food is read, so the work for each does not grow with the line', () => {
  const far = 'leek '.repeat(40)
  expect(mentioned(`without ${far}butter`)).toEqual(['butter'])
  expect(mentioned(`butter ${far}-free`)).toEqual(['butter'])
  expect(mentioned('without the butter')).toEqual([])
})
