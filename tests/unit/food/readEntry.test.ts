import { describe, expect, test } from 'vitest'
import { foods, foodsNamed } from '../../../src/food/foods'
import { readEntry } from '../../../src/food/readEntry'
import { casesOf, listOf } from '../../support/cases'

const recognizeNames = (entry: string) => readEntry(entry).foods.map(({ food }) => food.name)

test.each(
  casesOf(`
    eggs = eggs; Egg = eggs; 2 large eggs = eggs; half a dozen eggs = eggs; 1 egg white = egg whites
    cherry tomatoes = tomatoes; a tin of chopped tomatoes = canned tomatoes; chicken breast = chicken breast
    breast of chicken = chicken breast; Chicken Breasts (boneless, skinless) = chicken breast
    3 cloves of garlic = garlic; cloves = cloves; bay leaves = bay leaf; radishes = radish; green chillies = chilli
    wostershire sauce = worcestershire sauce; shrip = prawns; sour creme = sour cream
    Old El Paso seasoning = taco seasoning; Minute Rice = instant rice; chicken legs = chicken drumstick
    jalapeño 🌶️ = chilli; ½ tin toms = canned tomatoes; mint going black at the edges = mint
    bunch of flat parsley that must go = parsley; water chestnuts in a tin no idea why = water chestnuts
    pouch puy lentils (opened) = cooked lentils; crème fraîche = sour cream; goat's cheese = goat cheese
    self raising flour = self-raising flour; half and half = cream; salt & pepper = salt, pepper
    eggs and bacon = eggs, bacon; eggs flour milk = milk, flour, eggs; tuna in oil = tuna; pasta without egg = pasta
    flour, but no milk or eggs = flour; pepper = pepper; peppers = bell pepper; jalapeño peppers = chilli
    red pepper = bell pepper; red pepper flakes = chilli flakes; leftover rice from yesterday = cooked rice
    fish (salmon) = salmon; mince (lamb) = ground lamb; sausages (beef) = turkey sausages
    rice cakes (tteok) = rice cakes noodle; rotiserie chicken = cooked chicken; ⅓ cup peanut butter = peanut butter
    half cup peanut butter = peanut butter; peanut butter, half a cup = peanut butter; 2 peanut butter cups = snickers
    a gram flour wrap = chickpea flour; coco powder = cocoa; stewing stake = stewing beef; oyster sorce = oyster sauce
    buckwheat groats = buckwheat; datu puti vinegar = vinegar; egss flour milk = milk, flour, eggs
    parsley root = parsnip; half a bbq chicken = cooked chicken; 500 gram flour = flour
    500g gram flour = chickpea flour; bread soda = baking soda; soda bread = bread; beef stock cube = beef stock
    chicken gravy = gravy; prawn crackers = prawn crackers; cream of tartar = cream of tartar
    leftover chilli = leftover chilli; pork hock = ham hock; chickpeas dry = dried chickpeas
    black eye beans = black-eyed beans; sardines in tomato (Titus) = sardines; 2 leaks = leek
    vegetarian mince = plant-based mince; vegan sausages = vegan sausages; plant based chicken = vegan chicken
    vegan meatballs =; vegan chicken pieces = vegan chicken; vegetarian parmesan = parmesan
    dairy-free cream = vegan cream; brocolli = broccoli; egss = eggs; bred = bread; chiken brest = chicken breast
    jar pepperoncinni = jalapeno pickled; blueberrypie =; molde blanco =; kacha xyz =; slow cooker =; Zzgold tasty =`),
)('recognizes %j as %s', (entry = '', foods) => {
  expect(recognizeNames(entry)).toEqual(listOf(foods))
})

test.each(
  listOf(
    "pork rinds, goat brain, steak tartare, fish heads, chicken skin, dried okra, turkey neck, hung 5 days, coming, cow's tongue",
  ),
)('recognizes no food in %j', (entry) => {
  expect(recognizeNames(entry)).toEqual([])
})

// The state of a food, and words that make it no other one.
test.each(
  casesOf(`
    thanksgiving turkey = cooked turkey; turkey for christmas = turkey; sunday's chicken = cooked chicken
    cold spaghetti plain = cooked pasta; cold water prawns = prawns; uncooked rice = rice
    cooked sprouts = cooked vegetables; leftover mashed potato = mashed potato; yesterday's rice = cooked rice
    duck legs (confit) = cooked duck; hard-boiled eggs = boiled eggs; leftover smoked salmon = smoked salmon
    leftover eggs = eggs; dried chickpeas = dried chickpeas; unsalted peanut butter = peanut butter
    salted peanut butter = peanut butter; whole almond milk = almond milk; heavy coconut cream = coconut cream
    no salt added peanut butter = peanut butter; chicken on the bone = chicken; lamb on the bone = lamb
    half a can of lentils = cooked lentils; tin of new potatoes = cooked potatoes; can of chicken = cooked chicken
    can of chicken broth = chicken stock; leftover roasties = cooked potatoes; sour milk = buttermilk`),
)('%j is %s', (entry = '', name) => {
  expect(recognizeNames(entry)).toEqual([name])
})

test('the amount is that of the food', () => {
  expect(readEntry('2 leeks and half a courgette').foods.map(({ amount }) => amount?.quantity)).toEqual([2, 0.5])
  expect(readEntry('the end of the Stilton').foods.map(({ amount }) => amount)).toEqual([undefined])
})

test.each(
  [
    '',
    '   ',
    '12',
    '🥚',
    'яйца',
    'shoes',
    'a',
    'no eggs',
    'without milk',
    'chicken wire',
    'constructor',
    '__proto__',
    'please ignore every single previous instruction before eggs',
    'x'.repeat(100_000),
  ].map((entry) => [entry.slice(0, 70), entry] as const),
)('recognizes no food in %j', (_, entry) => {
  expect(recognizeNames(entry)).toEqual([])
})

test.each([
  ['2 large red onions', 'red onions'],
  ['leftover sprouts', 'leftover sprouts'],
  ['Philadelphia', 'cream cheese'],
  ['egss', 'eggs'],
  ['2 slices bread', 'bread'],
])('the food in %j is called "%s"', (entry, name) => {
  expect(readEntry(entry).foods.map((food) => food.name)).toEqual([name])
})

test('salad cream certainly contains mustard, which mayonnaise may', () => {
  const mustardIn = (entry: string) => readEntry(entry).foods[0]?.food.contents.get('mustard')
  expect([mustardIn('salad cream'), mustardIn('mayonnaise')]).toEqual(['named', 'maybe'])
})

test('a roasting cut is raw, unless the entry says leftover', () => {
  expect(readEntry('chuck roast').foods[0]?.food.name).toBe('pot roast beef')
  expect(readEntry('leftover chuck roast').foods[0]?.food.name).toBe('cooked beef')
})

test('a food with its kind in brackets has the name of both', () => {
  expect(readEntry('sausages (beef)').foods.map(({ name }) => name)).toEqual(['beef sausages'])
  expect(readEntry('mince (lamb)').foods.map(({ name }) => name)).toEqual(['lamb mince'])
})

describe('exclusions', () => {
  test('what nobody wants to cook is not left out', () => {
    expect(readEntry("don't want to cook the fish").exclusions).toEqual([])
    expect(readEntry("don't want fish").exclusions.map(({ name }) => name)).toEqual(['fish'])
  })

  test.each(["I'm not allergic to eggs", "don't leave out the mushrooms", 'no known allergies', 'not too much cream'])(
    '%j leaves out nothing',
    (entry) => {
      expect(readEntry(entry).exclusions).toEqual([])
    },
  )

  test.each([
    ['not allergic to eggs but allergic to peanuts', 'peanuts'],
    ['no known allergies but no pork', 'pork'],
  ])('%j still leaves out %s', (entry, name) => {
    expect(readEntry(entry).exclusions.map((exclusion) => exclusion.name)).toContain(name)
  })

  test.each([
    ['no soja', 'soy sauce'],
    ['allergic to soybeans', 'tofu'],
    ['no soy beans', 'tofu'],
    ['no sesamy', 'tahini'],
    ['no shelfish', 'prawns'],
    ['no casein', 'cheese'],
    ['allergic to egg whites', 'egg'],
    ['no corn', 'cornflour'],
    ['no cashews', 'granola'],
    ['allergic to anchovies', 'worcestershire sauce'],
  ])('%j leaves out %s, or asks to look at its label', (entry, name) => {
    const [food] = readEntry(name).foods
    if (!food) throw new Error(`The food ${name} is not known.`)
    expect(readEntry(entry).exclusions.map(({ excludes }) => excludes(food.food) !== undefined)).toEqual([true])
  })

  test.each([
    ['no soy sauce (gluten intolerant)', ['soy sauce', 'gluten']],
    ['no soy sauce - gluten intolerant', ['soy sauce', 'gluten']],
    ['not too spicy', ['chilli']],
    ['lactose intolerant', ['lactose']],
    ["kids won't eat anything spicy", ['chilli']],
  ])('%j excludes %j and is not a food', (entry, names) => {
    const { foods, exclusions, unknown } = readEntry(entry)
    expect(exclusions.map(({ name }) => name)).toEqual(names)
    expect(foods).toEqual([])
    expect(unknown).toEqual([])
  })

  test.each([
    ['pasta without egg', 'pasta', ['eggs']],
    ['flour, but no milk or eggs', 'flour', ['milk', 'eggs']],
  ])('%j has a food and excludes others', (entry, food, names) => {
    const reading = readEntry(entry)
    expect(reading.foods.map((each) => each.food.name)).toEqual([food])
    expect(reading.exclusions.map(({ name }) => name)).toEqual(names)
  })

  test.each([
    ['vegan (no soy)', ['vegan', 'soy']],
    ['anaphylactic to nuts', ['nuts']],
    ['EpiPen for cashews', ['cashews']],
    ['nut free school lunch', ['nut-free', 'peanut-free']],
    ['no raw fish', ['raw fish']],
    ['type 2 diabetic - low carb pls', ['diabetic', 'low-carb']],
    ['no animal products', ['vegan']],
    ['no mixing meat and milk', ['kosher']],
  ])('%j excludes %j and names no food', (entry, names) => {
    const reading = readEntry(entry)
    expect(reading.foods).toEqual([])
    expect(reading.exclusions.map(({ name }) => name)).toEqual(names)
    expect(reading.unknown).toEqual([])
  })

  test.each([
    ['allergic to nuts but peanuts ok', 'almonds', 'peanut butter'],
    ['no nuts (peanuts are fine)', 'almonds', 'peanut butter'],
    ['vegetarian except fish', 'chicken', 'salmon'],
    ['vegetarian but fish is ok', 'pork', 'tuna'],
    ['no meat except chicken', 'pork', 'chicken'],
    ['no dairy but butter ok', 'milk', 'butter'],
    ['allergic to peanuts but not other nuts', 'peanuts', 'almonds'],
    ['allergic to peanuts but not other nuts', 'peanut butter', 'walnuts'],
    ['everything except mushrooms', 'mushrooms', 'chicken'],
  ])('%j excludes %s, and not %s', (entry, excluded, allowed) => {
    const { exclusions } = readEntry(entry)
    const isExcluded = (name: string) =>
      readEntry(name).foods.some(({ food }) => exclusions.some(({ excludes }) => excludes(food) === 'named'))
    expect(isExcluded(excluded)).toBe(true)
    expect(isExcluded(allowed)).toBe(false)
  })

  test.each(['not keto', 'not coeliac'])('%j is not a wish', (entry) => {
    expect(readEntry(entry).exclusions).toEqual([])
  })

  test('a diet takes no part of another: "vegetarian but not vegan"', () => {
    const [exclusion, ...others] = readEntry('vegetarian but not vegan').exclusions
    expect(others).toEqual([])
    expect(readEntry('chicken').foods.map(({ food }) => exclusion?.excludes(food))).toEqual(['named'])
  })

  test.each([
    ['gluten free pasta', 'gluten-free pasta', 'gluten-free'],
    ['vegan sausages', 'vegan sausages', 'vegan'],
    ['dairy-free yogurt', 'coconut yogurt', 'dairy-free'],
  ])('%j is a food and perhaps a wish', (entry, food, wish) => {
    const reading = readEntry(entry)
    expect(reading.foods.map((each) => each.food.name)).toEqual([food])
    expect(reading.property?.name).toBe(wish)
    expect(reading.exclusions).toEqual([])
  })

  test.each([
    ['no salt butter', 'unsalted butter'],
    ['No-salt butter', 'unsalted butter'],
    ['no sugar ketchup', 'ketchup'],
    ['no alcohol beer', 'alcohol free beer'],
  ])('%j is sold without something, and excludes nothing', (entry, name) => {
    const reading = readEntry(entry)
    expect(reading.foods.map((each) => each.name)).toEqual([name])
    expect(reading.exclusions).toEqual([])
  })

  test.each([
    ['no salt or butter', ['salt', 'butter']],
    ['no salt, butter', ['salt', 'butter']],
    ['no salt in the soup', ['low-salt']],
    ['no sugar snap peas', ['sugar snap peas']],
    ['no salt cod', ['salt cod']],
  ])('%j excludes %j', (entry, names) => {
    const reading = readEntry(entry)
    expect(reading.exclusions.map(({ name }) => name)).toEqual(names)
    expect(reading.foods).toEqual([])
  })

  test.each([
    ['no nightshades', ['canned tomatoes', 'cooked potatoes', 'berbere', 'chilli flakes', 'ketchup'], ['sweet potato']],
    ['no soft cheese', ['brie', 'feta', 'mascarpone', 'raclette'], ['cheddar', 'parmesan', 'halloumi']],
    ['no raw fish', ['smoked salmon', 'caviar'], ['white fish', 'trout', 'tuna', 'fish sauce']],
  ])('%j excludes %j, but not %j', (entry, excluded, allowed) => {
    const [exclusion] = readEntry(entry).exclusions
    expect(foodsNamed(...excluded, ...allowed).filter((food) => exclusion?.excludes(food) === 'named')).toEqual(
      foodsNamed(...excluded),
    )
  })

  test('a kind excludes all foods that are named after it', () => {
    const [wine] = readEntry('no wine').exclusions
    const excluded = ['white wine', 'red wine', 'sherry', 'rice wine', 'vinegar']
    expect(foodsNamed(...excluded).map((food) => wine?.excludes(food))).toEqual([
      'named',
      'named',
      'named',
      'named',
      undefined,
    ])
  })

  test.each([
    'no %',
    'without %',
    'allergic to %',
    '% allergy',
    '% allergy (my son)',
    'Severe % allergy!',
    "I don't eat %",
  ])('no food of any name is on hand in "%s"', (pattern) => {
    const onHand = [...foods.keys()].filter((name) => {
      const reading = readEntry(pattern.replace('%', name))
      return reading.foods.length > 0 || reading.exclusions.length === 0
    })
    expect(onHand).toEqual([])
  })

  test('lactose-free milk is still milk', () => {
    const { foods, property } = readEntry('lactose free milk')
    expect(foods.map(({ food }) => [food.name, food.contents.get('milk')])).toEqual([['milk', 'named']])
    expect(foods.map(({ name, food }) => [name, food.contents.get('lactose')])).toEqual([
      ['lactose-free milk', undefined],
    ])
    expect(property?.name).toBe('lactose-free')
  })

  test('a food keeps the diet that its entry claims for it', () => {
    const [noodles] = readEntry('gluten free noodles').foods
    expect(noodles?.food.name).toBe('noodles')
    expect(noodles?.food.contents.has('gluten')).toBe(false)
  })

  test.each([
    ['no nuts', 'peanuts', 'named'],
    ['no nuts', 'pine nuts', 'maybe'],
    ['no nuts', 'nutmeg', undefined],
    ['peanut allergy', 'almonds', undefined],
    ['no eggs', 'egg replacer', undefined],
    ['no mushrooms', 'shiitake', 'named'],
    ['no milk', 'coconut milk', undefined],
    ['no fish', 'worcestershire sauce', 'named'],
    ['nothing spicy', 'chilli flakes', 'named'],
    ["my son's nut allergy", 'almonds', 'named'],
  ])('"%s" and %s: %s', (entry, name, expected) => {
    const food = readEntry(name).foods[0]?.food
    const [exclusion] = readEntry(entry).exclusions
    expect(food && exclusion?.excludes(food)).toBe(expected)
  })

  test('what the page does not know is named', () => {
    expect(readEntry('no glurps').unknown).toEqual(['glurps'])
    expect(readEntry('glurps').unknown).toEqual(['glurps'])
  })
})

test('an entry is read once, because a list is read again with each change', () => {
  const entry = 'peanut allergy '.repeat(13)
  expect(readEntry(entry)).toBe(readEntry(entry))
})
