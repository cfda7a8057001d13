import { describe, expect, test } from 'vitest'
import { brands, foodData } from '../../../src/food/foodData'
import { breaksWish, canReplace, foods, foodsNamed } from '../../../src/food/foods'
import { readEntry } from '../../../src/food/readEntry'
import { standInRemarks } from '../../../src/food/standIns'
import { wishNamed, wishNames } from '../../../src/food/wishTable'
import { normalizeWords } from '../../../src/food/words'

test.each([
  ['spaghetti', 'spaghetti', true],
  ['spaghetti', 'pasta', true],
  ['pasta', 'spaghetti', true],
  ['spaghetti', 'macaroni', false],
  ['feta', 'cheese', true],
  ['cheese', 'feta', false],
  ['gruyere', 'cheese', true],
  ['rice', 'pasta', false],
  ['smoked salmon', 'salmon', false],
  ['cooked chicken', 'chicken', false],
  ['cooked turkey', 'cooked chicken', true],
  ['cooked rice', 'rice', false],
  ['plantain', 'banana', false],
  ['tamarind', 'soy sauce', false],
  ['gochujang', 'hot sauce', false],
  ['plant milk', 'milk', true],
  ['chilli powder', 'chilli flakes', true],
])('canReplace says whether %s can replace %s: %s', (name, wantedName, expected) => {
  const food = foods.get(name)
  const wanted = foods.get(wantedName)
  expect(food && wanted && canReplace(food, wanted)).toBe(expected)
})

describe('the lines of foodData.ts', () => {
  // Two lines of one name are one food in the map, so the lines are counted too.
  const lines = Object.values(foodData).flatMap((list) => list.trim().split(/\n\s*/))
  const names = [...foods.values()].flatMap(({ name, aliases }) => [name, ...aliases])

  test('each name and alias stands in one line', () => {
    const repeated = names.filter((name, index) => names.indexOf(name) !== index)
    expect(repeated).toEqual([])
    expect(lines).toHaveLength(foods.size)
  })

  test('no alias differs from another name of its food only by number or by the order of its words', () => {
    const duplicates = [...foods.values()].flatMap(({ name, aliases }) => {
      const keys = [name, ...aliases].map((each) => normalizeWords(each).toSorted().join(' '))
      return aliases.filter((_, index) => keys.indexOf(keys[index + 1] ?? '') <= index)
    })
    expect(duplicates).toEqual([])
  })

  test('the parent of each food is a food', () => {
    const parents = [...foods.values()].flatMap(({ parent }) => parent ?? [])
    expect(parents.filter((name) => !foods.has(name))).toEqual([])
  })

  test('each name is read as its own food', () => {
    const others = [...foods.values()].filter(
      ({ name }) =>
        readEntry(name)
          .foods.map(({ food }) => food.name)
          .join() !== name,
    )
    expect(others.map(({ name }) => name)).toEqual([])
  })

  test('each alias is read as the food of its line, or as its cooked form', () => {
    const others = [...foods.values()].flatMap((food) =>
      food.aliases
        .filter((alias) => {
          const [read] = readEntry(alias).foods
          return read?.food.name !== food.name && !read?.food.name.startsWith('cooked')
        })
        .map((alias) => `${alias}: ${readEntry(alias).foods.map((each) => each.food.name)}, not ${food.name}`),
    )
    expect(others).toEqual([])
  })

  test('each brand is a name', () => {
    expect([...brands].filter((brand) => readEntry(brand).foods.length === 0)).toEqual([])
  })

  test('each stand-in with a remark is a food', () => {
    expect([...standInRemarks.keys()].filter((name) => !foods.has(name))).toEqual([])
  })
})

// The wishes that the food breaks for certain, may break because the label decides, and does not break.
test.each<[entry: string, named: string, maybe: string, not: string]>([
  ['coconut milk', '', '', 'Dairy-free, Nut-free, Vegan'],
  ['soy milk', 'Soy-free', '', 'Dairy-free, Vegan'],
  ['almond butter', 'Nut-free', '', 'Dairy-free, Vegan, Peanut-free'],
  ['butter beans', '', '', 'Dairy-free, Vegan'],
  ['buttermilk', 'Dairy-free, Vegan', '', 'Vegetarian'],
  ['ice cream', 'Dairy-free, Vegan', 'Egg-free', 'Vegetarian'],
  ['water chestnuts', '', '', 'Nut-free'],
  ['chestnuts', '', '', 'Nut-free'],
  ['nutmeg', '', '', 'Nut-free'],
  ['pine nuts', '', 'Nut-free', 'Peanut-free'],
  ['peanuts', 'Peanut-free', '', 'Nut-free'],
  ['hazelnut spread', 'Nut-free', 'Dairy-free, Vegan', 'Peanut-free'],
  ['satay sauce', 'Peanut-free', 'Soy-free', ''],
  ['sesame oil', 'Sesame-free', '', 'Nut-free'],
  ['hummus', 'Sesame-free', '', 'Vegan'],
  ['mayonnaise', 'Egg-free, Vegan', '', 'Vegetarian'],
  ['egg free mayo', '', '', 'Egg-free'],
  ['marshmallows', 'Pescatarian, Vegan, Vegetarian', 'Halal, Kosher', 'Dairy-free'],
  ['soba noodles', '', 'Gluten-free', ''],
  ['rice noodles', '', '', 'Gluten-free, Egg-free'],
  ['egg noodles', 'Gluten-free, Egg-free', '', ''],
  ['seitan', 'Gluten-free', '', 'Vegan'],
  ['malt vinegar', 'Gluten-free', '', 'Vegan'],
  ['corn tortillas', '', '', 'Gluten-free'],
  ['soy sauce', 'Soy-free, Gluten-free', '', 'Vegan'],
  ['tamari', 'Soy-free', '', 'Gluten-free'],
  ['oats', '', 'Gluten-free', 'Vegan'],
  ['oyster sauce', 'Kosher, Shellfish-free, Vegan, Vegetarian', 'Gluten-free, Soy-free', 'Pescatarian'],
  ['worcestershire sauce', 'Fish-free, Vegan, Vegetarian', '', 'Pescatarian'],
  ['fish sauce', 'Fish-free, Vegan, Vegetarian', '', ''],
  ['parmesan', 'Dairy-free, Vegan', 'Vegetarian', ''],
  ['gelatine', 'Pescatarian, Vegan, Vegetarian', 'Halal, Kosher', ''],
  ['chicken thighs', 'Pescatarian, Vegan, Vegetarian', '', 'Halal, Kosher'],
  ['pancetta', 'Halal, Kosher, Pescatarian, Vegan, Vegetarian', '', ''],
  ['vegetable stock', '', '', 'Pescatarian, Vegan, Vegetarian'],
  ['stock cube', '', 'Vegan, Vegetarian', ''],
  ['red wine vinegar', '', '', 'Halal, Vegan'],
  ['red wine', 'Halal', '', 'Vegan'],
  ['mirin', 'Halal', '', ''],
  ['eel', 'Kosher, Fish-free', '', 'Pescatarian'],
  ['squid', 'Kosher, Shellfish-free, Vegan, Vegetarian', '', 'Pescatarian'],
  ['prawns', 'Kosher, Shellfish-free, Vegan, Vegetarian', '', 'Pescatarian, Fish-free'],
  ['dark chocolate', '', 'Dairy-free, Vegan', 'Vegetarian'],
  ['cocoa powder', '', '', 'Dairy-free, Vegan'],
  ['honey', 'Vegan', '', 'Vegetarian'],
  ['honeydew melon', '', '', 'Vegan'],
  ['creamed corn', '', 'Dairy-free', ''],
  ['milkfish', 'Fish-free', '', 'Dairy-free'],
  ['cream of tartar', '', '', 'Dairy-free, Vegan'],
  ['caesar dressing', 'Fish-free, Egg-free', 'Dairy-free', ''],
  ['polenta', '', '', 'Gluten-free'],
  ['bulgur wheat', 'Gluten-free', '', 'Vegan'],
  ['Quorn mince', '', 'Egg-free', 'Pescatarian, Vegetarian'],
  ['vital wheat gluten', 'Gluten-free', '', ''],
  ['matzo', 'Gluten-free', '', ''],
  ['kamut', 'Gluten-free', '', ''],
  ['malt extract', 'Gluten-free', '', ''],
  ['crawfish', 'Shellfish-free', '', 'Fish-free'],
  ['abalone', 'Shellfish-free', '', ''],
  ['frangipane', 'Nut-free', '', ''],
  ['gianduja', 'Nut-free', '', ''],
  ['romesco sauce', 'Nut-free', '', 'Dairy-free'],
  ['casein', 'Dairy-free', '', ''],
  ['fromage frais', 'Dairy-free', '', ''],
  ['eggnog', 'Dairy-free, Egg-free', '', ''],
  ['textured vegetable protein', 'Soy-free', '', 'Gluten-free'],
  ['gomasio', 'Sesame-free', '', 'Nut-free'],
  ['Cointreau', 'Halal', '', ''],
  ['Kahlúa', 'Halal', '', ''],
  ['amaretto', 'Halal', 'Nut-free', ''],
  ['champagne', 'Halal', '', ''],
  ['kirsch', 'Halal', '', ''],
  ['quail', 'Vegetarian', '', ''],
  ['goose', 'Vegetarian', '', ''],
  ['ostrich', 'Vegetarian', '', ''],
  ["frogs' legs", 'Vegetarian', '', ''],
  ['schmaltz', 'Vegetarian', '', 'Halal'],
  ['escargots', 'Shellfish-free', '', ''],
  ['snickers', 'Peanut-free, Dairy-free', '', ''],
  ['ladyfingers', 'Gluten-free, Egg-free', '', 'Dairy-free'],
  ['lard', 'Halal', '', ''],
  ['dripping', 'Vegetarian', 'Halal', ''],
  ['cashew milk', 'Nut-free', '', 'Dairy-free'],
  ['pea milk', '', '', 'Dairy-free, Nut-free'],
  ['coconut butter', '', '', 'Dairy-free'],
  ['sunflower seed butter', '', '', 'Dairy-free, Nut-free'],
  ['apple butter', '', '', 'Dairy-free'],
  ['butter lettuce', '', '', 'Dairy-free'],
  ['cream of coconut', '', '', 'Dairy-free'],
  ['cashew cream', 'Nut-free', '', 'Dairy-free'],
  ['cashew cheese', 'Nut-free', '', 'Dairy-free'],
  ['almond yogurt', 'Nut-free', '', 'Dairy-free'],
  ['coconut flour', '', '', 'Gluten-free'],
  ['corn flour', '', '', 'Gluten-free'],
  ['oat flour', '', 'Gluten-free', ''],
  ['shirataki noodles', '', '', 'Gluten-free'],
  ['zucchini noodles', '', '', 'Gluten-free'],
  ['rice pasta', '', '', 'Gluten-free'],
  ['soy lecithin', 'Soy-free', '', 'Gluten-free'],
  ['soy chunks', 'Soy-free', '', 'Gluten-free'],
  ['coconut bacon', '', '', 'Vegan, Halal'],
  ['tempeh bacon', 'Soy-free', '', 'Vegan, Halal'],
  ['carrot lox', '', '', 'Vegan'],
  ['lobster mushrooms', '', '', 'Vegan'],
  ['turkey ham', 'Vegetarian', '', 'Halal'],
  ['beef chorizo', 'Vegetarian', '', 'Halal'],
  ['vegan chorizo', '', '', 'Vegan, Halal'],
  ['alcohol-free wine', '', '', 'Halal'],
  ['vegetarian oyster sauce', '', '', 'Vegetarian'],
  ['brown rice flour', '', '', 'Gluten-free'],
  ['brown rice pasta', '', '', 'Gluten-free'],
  ['rice vermicelli noodles', '', '', 'Gluten-free'],
  ['spaghetti squash', '', '', 'Gluten-free'],
  ['lettuce wraps', '', '', 'Gluten-free'],
  ['cauliflower steak', '', '', 'Vegan'],
  ['vegetable suet', '', '', 'Vegetarian'],
  ['vegetarian Worcestershire sauce', '', '', 'Vegetarian'],
  ['doughnuts', 'Gluten-free', '', 'Nut-free'],
  ['tiger nuts', '', '', 'Nut-free'],
  ['wine gums', '', '', 'Dairy-free'],
  ['apple cider', '', 'Halal', ''],
  ['kitkat', 'Gluten-free', '', ''],
  ['cream style corn', '', 'Dairy-free', ''],
  ['black bean burger', '', '', 'Vegetarian'],
  ['salmon burger', 'Fish-free', '', 'Pescatarian'],
  ['almond extract', '', 'Nut-free', ''],
  ['goose eggs', 'Egg-free', '', 'Vegetarian'],
  ['oyster crackers', 'Gluten-free', '', 'Shellfish-free'],
])('%s breaks %j for certain, %j perhaps, and %j not', (entry, named, maybe, not) => {
  const [read] = readEntry(entry).foods
  const split = (list: string) => list.split(', ').flatMap((name) => wishNamed(name) ?? [])
  const certainties = [...split(named), ...split(maybe), ...split(not)].map((wish) => [
    wish,
    read && breaksWish(read.food, wish),
  ])
  expect(Object.fromEntries(certainties)).toEqual({
    ...Object.fromEntries(split(named).map((wish) => [wish, 'named'])),
    ...Object.fromEntries(split(maybe).map((wish) => [wish, 'maybe'])),
    ...Object.fromEntries(split(not).map((wish) => [wish, undefined])),
  })
})

test('the table has 14 wishes', () => {
  expect(wishNames).toHaveLength(14)
})

test('a table cannot name a food by its alias', () => {
  expect(foodsNamed('red lentils').map(({ name }) => name)).toEqual(['red lentils'])
  expect(() => foodsNamed('toor dal')).toThrow('No food has the name "toor dal".')
})
