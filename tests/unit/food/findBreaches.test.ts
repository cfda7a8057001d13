import { describe, expect, test } from 'vitest'
import { checkedWishes } from '../../../src/food/checkedWishes'
import { dietExclusion } from '../../../src/food/excludedFoods'
import { findBreaches } from '../../../src/food/findBreaches'
import { type Wish, wishNamed, wishNames } from '../../../src/food/wishTable'
import { noWishes } from '../../../src/prompt/wishes'
import { casesOf, listOf } from '../../support/cases'

const everyWish = wishNames.map((name) => ({ name, excludes: dietExclusion(name).excludes }))

/** The wishes that a line breaks, those that only a label can tell with a question mark. */
const breaks = (text: string, names: readonly Wish[] = wishNames) =>
  findBreaches(
    text,
    everyWish.filter(({ name }) => names.some((each) => each === name)),
  ).flatMap((breach) => breach.wishes.map(({ name, certainty }) => (certainty === 'named' ? name : `${name}?`)))

describe('the wishes that a line breaks', () => {
  test.each(
    casesOf(`
      20 g butter = Vegan, Dairy-free; creamed corn = Vegan?, Dairy-free?; milkfish = Vegetarian, Vegan, Fish-free
      shea butter =; 2 tbsp Caesar dressing = Vegetarian, Vegan, Dairy-free?, Egg-free, Fish-free; 10 chestnuts =
      nutmeg =; 1 tsp cream of tartar =; 1 beef tomato =; 1 tbsp mirin = Halal
      parmesan = Vegetarian?, Vegan, Dairy-free; 500 g mince = Vegetarian, Vegan, Pescatarian; Mince the garlic =`),
  )('%s: %j', (text = '', expected) => {
    expect(breaks(text).filter((name) => !/^Kosher/.test(name))).toEqual(listOf(expected))
  })

  test.each(
    casesOf(`
      no butter; Without the cheese it is lighter.; oil instead of butter; dairy-free cream; dairy-free custard
      vegan cheese; coconut milk; butternut squash; free from milk; Leave out the butter.; contains no butter or cream
      neither butter nor cream; Without butter, cream or cheese; no dairy, butter, or cream; Avoid butter.
      Do not add butter.; Don't add any milk.; oil rather than melted butter; everything except butter
      Cheese-less pizza; in a milk pan; 50 g butter (vegan); 200 ml milk, plant-based`),
  )('%j is not dairy', (text = '') => {
    expect(breaks(text, ['Dairy-free'])).toEqual([])
  })

  test.each(
    casesOf(`
      2 tbsp vegan mayo and 1 egg = Egg-free; Fry the vegan sausages in butter. = Dairy-free
      Add the dairy-free milk and butter. = Dairy-free; Serve on gluten-free bread or flour tortillas. = Gluten-free
      This nut-free cake has almonds. = Nut-free; Do not skip the butter. = Dairy-free
      Don't omit the eggs. = Egg-free; Don't leave out the eggs. = Egg-free; Substitute butter for the oil = Dairy-free
      Leave out the butter to soften = Dairy-free; Milk as well as oil = Dairy-free
      As soon as butter foams = Dairy-free; 3 eggs free-range = Egg-free; 500 g beef, tofu or plant-based mince = Vegetarian
      4 sausages, vegetarian sausages = Vegetarian`),
  )('%j breaks %s', (text = '', name = '') => {
    const wish = wishNamed(name)
    expect(breaks(text, wish && [wish])).toEqual([name])
  })

  test('a property belongs to the food after it alone', () => {
    expect(breaks('dairy-free spread, butter', ['Dairy-free'])).toEqual(['Dairy-free'])
  })
})

describe('foods excluded by name', () => {
  test.each(
    casesOf(`
      avocado = 2 tbsp guacamole | guacamole; mushroom = 2 mushrooms | mushrooms; eggplant = 1 aubergine | aubergine; wine = 200 ml red wine | red wine
      wine = 100 ml dry white wine | dry white wine; wine = 1 tablespoon red wine vinegar |
      salt butter = 20 g butter | butter; salt = 1 tsp salt | salt; salt = 100 g bacon |
      ham = 1 ham-free stock cube and 100 g champagne grapes |; dragonberry = 3 dragonberries |
      dragonberry = 3 dragonberrys, no dragonberry | dragonberrys; zorp, fleem = 1 fleem | fleem; a.c = 1 abc |`),
  )('%s in %j: %j', (names = '', text = '', words = '') => {
    const found = findBreaches(text, checkedWishes({ ...noWishes, leaveOut: names }, []))
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(listOf(words))
    const last = listOf(names).at(-1)
    expect(found.flatMap(({ wishes }) => wishes.map(({ name }) => name))).toEqual(found.map(() => `Leave out: ${last}`))
  })
})

test('foods that the list excludes are checked too, and a diet by its own name', () => {
  const names = checkedWishes({ ...noWishes, diets: ['Vegan'] }, ['peanut allergy', 'vegan', 'no eggs', 'rice']).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['Vegan', 'Leave out: peanuts', 'Leave out: eggs'])
  // A diet without a checkbox is still not a food to leave out.
  expect(checkedWishes(noWishes, ['no carbs']).map(({ name }) => name)).toEqual(['Low-carb'])
})
