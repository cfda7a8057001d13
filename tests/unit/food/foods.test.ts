import { describe, expect, test } from 'vitest'
import { dietExclusion } from '../../../src/food/excludedFoods'
import { dishData, foodData, rarerFoodData } from '../../../src/food/foodData'
import { brands, canReplace, foods, foodsNamed } from '../../../src/food/foods'
import { readEntry } from '../../../src/food/readEntry'
import { standInRemarks } from '../../../src/food/standIns'
import { wishNamed, wishNames } from '../../../src/food/wishTable'
import { normalizeWords } from '../../../src/food/words'
import { casesOf, listOf } from '../../support/cases'

test.each(
  casesOf(`
    spaghetti = pasta | yes; pasta = spaghetti | yes; spaghetti = macaroni | no; feta = cheese | yes
    cheese = feta | no; rice = pasta | no; smoked salmon = salmon | no; cooked chicken = chicken | no
    cooked turkey = cooked chicken | yes; plant milk = milk | yes`),
)('whether %s can replace %s: %s', (name = '', wantedName = '', expected) => {
  const [food, wanted] = foodsNamed(name, wantedName)
  expect(food && wanted && canReplace(food, wanted)).toBe(expected === 'yes')
})

describe('the lines of foodData.ts', () => {
  // Two lines of one name are one food in the map, so the names before a parent or another section are counted too.
  const namesOf = (line: string) => line.split(/, a kind of | [<~=|]|, no kind/, 1)[0]?.split(', ') ?? []
  const namesIn = (list: string) =>
    list
      .trim()
      .split(/\n\s*| \/ /)
      .flatMap(namesOf)
  const own = Object.values(foodData).flatMap(namesIn)
  const names = [...foods.values()].flatMap(({ name, aliases }) => [name, ...aliases])

  test('each name and alias stands in one line', () => {
    const repeated = names.filter((name, index) => names.indexOf(name) !== index)
    expect(repeated).toEqual([])
    expect(own).toHaveLength(foods.size)
    const prepared = namesIn(dishData + rarerFoodData)
    expect(prepared.filter((name, index) => prepared.indexOf(name) !== index)).toEqual([])
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
test.each(
  casesOf(`
    coconut milk =  |  | Dairy-free, Nut-free, Vegan; soy milk = Soy-free |  | Dairy-free, Vegan
    almond butter = Nut-free |  | Dairy-free, Vegan, Peanut-free; buttermilk = Dairy-free, Vegan |  | Vegetarian
    ice cream = Dairy-free, Vegan | Egg-free | Vegetarian; pine nuts =  | Nut-free | Peanut-free
    peanuts = Peanut-free |  | Nut-free; hazelnut spread = Nut-free | Dairy-free, Vegan | Peanut-free
    sesame oil = Sesame-free |  | Nut-free; mayonnaise = Egg-free, Vegan |  | Vegetarian
    egg free mayo =  |  | Egg-free; marshmallows = Pescatarian, Vegan, Vegetarian | Halal, Kosher | Dairy-free
    soba noodles =  | Gluten-free |; rice noodles =  |  | Gluten-free, Egg-free; seitan = Gluten-free |  | Vegan
    corn tortillas =  |  | Gluten-free; soy sauce = Soy-free, Gluten-free |  | Vegan; oats =  | Gluten-free | Vegan
    worcestershire sauce = Fish-free, Vegan, Vegetarian |  | Pescatarian; parmesan = Dairy-free, Vegan | Vegetarian |
    chicken thighs = Pescatarian, Vegan, Vegetarian |  | Halal, Kosher
    pancetta = Halal, Kosher, Pescatarian, Vegan, Vegetarian |  |
    vegetable stock =  |  | Pescatarian, Vegan, Vegetarian; red wine = Halal |  | Vegan
    eel = Kosher, Fish-free |  | Pescatarian; rabbit = Kosher |  | Halal; soybean sprouts = Soy-free |  |
    hoummos = Sesame-free |  |; cream of chicken soup = Kosher |  |
    prawns = Kosher, Shellfish-free, Vegan, Vegetarian |  | Pescatarian, Fish-free; honey = Vegan |  | Vegetarian
    milkfish = Fish-free |  | Dairy-free; caesar dressing = Fish-free, Egg-free | Dairy-free |
    Quorn mince =  | Egg-free | Pescatarian, Vegetarian; crawfish = Shellfish-free |  | Fish-free
    textured vegetable protein = Soy-free |  | Gluten-free; Kahlúa = Halal |  |; frogs' legs = Vegetarian |  |
    schmaltz = Vegetarian |  | Halal; ladyfingers = Gluten-free, Egg-free |  | Dairy-free
    dripping = Vegetarian | Halal |; cashew milk = Nut-free |  | Dairy-free
    sunflower seed butter =  |  | Dairy-free, Nut-free; butter lettuce =  |  | Dairy-free
    cream of coconut =  |  | Dairy-free; oat flour =  | Gluten-free |; zucchini noodles =  |  | Gluten-free
    tempeh bacon = Soy-free |  | Vegan, Halal; lobster mushrooms =  |  | Vegan; turkey ham = Vegetarian |  | Halal
    alcohol-free wine =  |  | Halal; vegetarian oyster sauce =  |  | Vegetarian; spaghetti squash =  |  | Gluten-free
    lettuce wraps =  |  | Gluten-free; vegetarian Worcestershire sauce =  |  | Vegetarian
    doughnuts = Gluten-free |  | Nut-free; apple cider =  | Halal |; black bean burger =  |  | Vegetarian
    salmon burger = Fish-free |  | Pescatarian; oyster crackers = Gluten-free |  | Shellfish-free`),
)('%s breaks %j for certain, %j perhaps, and %j not', (entry = '', named, maybe, not) => {
  const [read] = readEntry(entry).foods
  const split = (list?: string) => listOf(list).flatMap((name) => wishNamed(name) ?? [])
  const wishes = [...split(named), ...split(maybe), ...split(not)]
  expect(wishes.map((wish) => [wish, read && dietExclusion(wish).excludes(read.food)])).toEqual([
    ...split(named).map((wish) => [wish, 'named']),
    ...split(maybe).map((wish) => [wish, 'maybe']),
    ...split(not).map((wish) => [wish, undefined]),
  ])
})

test('the table has 14 wishes', () => {
  expect(wishNames).toHaveLength(14)
})

test('a table cannot name a food by its alias', () => {
  expect(foodsNamed('red lentils').map(({ name }) => name)).toEqual(['red lentils'])
  expect(() => foodsNamed('toor dal')).toThrow('No food has the name "toor dal".')
})
