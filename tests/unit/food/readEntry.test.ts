import { describe, expect, test } from 'vitest'
import { foods, foodsNamed } from '../../../src/food/foods'
import { readEntry } from '../../../src/food/readEntry'

const recognizeNames = (entry: string) => readEntry(entry).foods.map(({ food }) => food.name)

test.each([
  ['eggs', ['eggs']],
  ['Egg', ['eggs']],
  ['EGGS', ['eggs']],
  ['2 large eggs', ['eggs']],
  ['6x free-range eggs', ['eggs']],
  ['half a dozen eggs', ['eggs']],
  ['1 egg white', ['egg whites']],
  ['tomatoes', ['tomatoes']],
  ['cherry tomatoes', ['tomatoes']],
  ['a tin of chopped tomatoes', ['canned tomatoes']],
  ['chicken breast', ['chicken breast']],
  ['breast of chicken', ['chicken breast']],
  ['Chicken Breasts (boneless, skinless)', ['chicken breast']],
  ['chicken stock', ['chicken stock']],
  ['3 cloves of garlic', ['garlic']],
  ['cloves', ['cloves']],
  ['coconut milk', ['coconut milk']],
  ['peanut butter', ['peanut butter']],
  ['sweet potatoes', ['sweet potato']],
  ['zucchini', ['courgette']],
  ['shrimp', ['prawns']],
  ['scallions', ['spring onion']],
  ['cilantro', ['coriander']],
  ['bay leaves', ['bay leaf']],
  ['berries', ['berries']],
  ['radishes', ['radish']],
  ['green chillies', ['chilli']],
  ['hummus', ['hummus']],
  ['couscous', ['couscous']],
  ['red lentles', ['red lentils']],
  ['wostershire sauce', ['worcestershire sauce']],
  ['collyflower', ['cauliflower']],
  ['sossages', ['sausages']],
  ['lettus', ['lettuce']],
  ['halumi', ['halloumi']],
  ['shrip', ['prawns']],
  ['sour creme', ['sour cream']],
  ['self raising flower', ['self-raising flour']],
  ['Old El Paso seasoning', ['taco seasoning']],
  ['Minute Rice', ['instant rice']],
  ['chicken legs', ['chicken drumstick']],
  ['kiwis', ['kiwi']],
  ['jalapeño 🌶️', ['chilli']],
  ['½ tin toms', ['canned tomatoes']],
  ['mint going black at the edges', ['mint']],
  ['bunch of flat parsley that must go', ['parsley']],
  ['water chestnuts in a tin no idea why', ['water chestnuts']],
  ['pouch puy lentils (opened)', ['cooked lentils']],
  ['opened pouch of basmati rice', ['cooked rice']],
  ['slab of set polenta', ['cooked polenta']],
  ['half a cauli', ['cauliflower']],
  ['Boursin garlic n herb', ['boursin']],
  ['dashi no moto', ['dashi powder']],
  ['rob-e gojeh', ['tomato paste']],
  ['chili con carne', ['chili con carne']],
  ['crème fraîche', ['sour cream']],
  ["goat's cheese", ['goat cheese']],
  ['self raising flour', ['self-raising flour']],
  ['half and half', ['cream']],
  ['salt & pepper', ['salt', 'pepper']],
  ['eggs and bacon', ['eggs', 'bacon']],
  ['eggs flour milk', ['milk', 'flour', 'eggs']],
  ['tuna in oil', ['tuna']],
  ['pasta without egg', ['pasta']],
  ['flour, but no milk or eggs', ['flour']],
  ['pepper', ['pepper']],
  ['peppers', ['bell pepper']],
  ['2 red peppers', ['bell pepper']],
  ['jalapeño peppers', ['chilli']],
  ['red pepper', ['bell pepper']],
  ['red pepper flakes', ['chilli flakes']],
  ['leftover rice from yesterday', ['cooked rice']],
  ['a handful of baby spinach leaves', ['spinach']],
  ['fish (salmon)', ['salmon']],
  ['cheese (feta)', ['feta']],
  ['mince (lamb)', ['ground lamb']],
  ['sausages (beef)', ['turkey sausages']],
  ['rice cakes (tteok)', ['rice cakes noodle']],
  ['puff pastry (frozen)', ['puff pastry']],
  ['rotiserie chicken', ['cooked chicken']],
  ['rotisery chicken', ['cooked chicken']],
  ['1/2 cup peanut butter', ['peanut butter']],
  ['⅓ cup peanut butter', ['peanut butter']],
  ['a cup of peanut butter', ['peanut butter']],
  ['half cup peanut butter', ['peanut butter']],
  ['cup peanut butter', ['peanut butter']],
  ['4 level cups peanut butter', ['peanut butter']],
  ['peanut butter, half a cup', ['peanut butter']],
  ['peanut butter (2 cups)', ['peanut butter']],
  ['2 peanut butter cups', ['snickers']],
  ['2 peanut butter cups left', ['snickers']],
  ['a gram flour wrap', ['chickpea flour']],
  ['coco powder', ['cocoa']],
  ['stewing stake', ['stewing beef']],
  ['oyster sorce', ['oyster sauce']],
  ['buckwheat groats', ['buckwheat']],
  ['datu puti vinegar', ['vinegar']],
  ['egss flour milk', ['milk', 'flour', 'eggs']],
  ['ají limo', ['aji amarillo']],
  ['parsley root', ['parsnip']],
  ['half a bbq chicken', ['cooked chicken']],
  ['balsamic vinager', ['balsamic vinegar']],
  ['rice balls', ['cooked rice']],
  ['queso de mano', ['cheese']],
  ['500 gram flour', ['flour']],
  ['500g gram flour', ['chickpea flour']],
  ['bread soda', ['baking soda']],
  ['soda bread', ['bread']],
])('recognizes %j as %j', (entry, foods) => {
  expect(recognizeNames(entry)).toEqual(foods)
})

test.each([
  ['beef stock cube', ['beef stock']],
  ['chicken gravy', ['gravy']],
  ['duck eggs', ['duck egg']],
  ['rice wine', ['rice wine']],
  ['prawn crackers', ['prawn crackers']],
  ['egg whites', ['egg whites']],
  ['cream of tartar', ['cream of tartar']],
  ['strawberry yogurt', ['flavoured yogurt']],
  ['garlic bread', ['garlic bread']],
  ['leftover chilli', ['leftover chilli']],
])('recognizes %j as %j, although it contains the name of another food', (entry, foods) => {
  expect(recognizeNames(entry)).toEqual(foods)
})

test.each([
  'pork rinds',
  'goat brain',
  'steak tartare',
  'fish heads',
  'chicken skin',
  'dried okra',
  'turkey neck',
  'hung 5 days',
  'coming',
  "cow's tongue",
])('recognizes no food in %j', (entry) => {
  expect(recognizeNames(entry)).toEqual([])
})

test.each([
  ['cactus pears', ['prickly pear']],
  ['taro leaves', ['taro leaves']],
  ['wild rice', ['wild rice']],
  ['octopus', ['octopus']],
  ['pork hock', ['ham hock']],
  ['mitmita', ['berbere']],
  ['makki atta', ['cornmeal']],
  ['chickpeas dry', ['dried chickpeas']],
  ['black eye beans', ['black-eyed beans']],
  ['hawthorn berries', ['hawthorn berries']],
  ['palm nuts', ['palm nuts']],
  ['elephant foot yam', ['elephant foot yam']],
  ['venison steaks', ['venison']],
  ['deli turkey', ['cooked turkey']],
  ['sardines in tomato (Titus)', ['sardines']],
  ['2 leaks', ['leek']],
])('recognizes %j as %j, although a shorter or likelier name is close', (entry, foods) => {
  expect(recognizeNames(entry)).toEqual(foods)
})

test.each([
  ['vegetarian mince', ['plant-based mince']],
  ['meat-free mince', ['plant-based mince']],
  ['vegan sausages', ['vegan sausages']],
  ['vegan butter', ['vegan butter']],
  ['vegan cheese', ['vegan cheese']],
  ['vegan bacon', ['vegan bacon']],
  ['plant based chicken', ['vegan chicken']],
  ['vegan meatballs', []],
  ['vegan chicken pieces', ['vegan chicken']],
  ['flax egg', ['egg replacer']],
  ['vegetarian parmesan', ['parmesan']],
  ['dairy-free cream', ['vegan cream']],
])('recognizes the imitation of an animal product %j as %j', (entry, foods) => {
  expect(recognizeNames(entry)).toEqual(foods)
})

test.each([
  ['brocolli', ['broccoli']],
  ['tomatos', ['tomatoes']],
  ['egss', ['eggs']],
  ['smoked samon', ['smoked salmon']],
  ['avacado', ['avocado']],
  ['zuchini', ['courgette']],
  ['parmesean', ['parmesan']],
  ['onoin', ['onion']],
  ['bred', ['bread']],
  ['chiken brest', ['chicken breast']],
  // A longer word of its own, and words of another language or a brand.
  ['jar pepperoncinni', ['jalapeno pickled']],
  ['blueberrypie', []],
  ['molde blanco', []],
  ['kacha xyz', []],
  ['slow cooker', []],
  ['Zzgold tasty', []],
])('corrects the spelling of %j to %j', (entry, foods) => {
  expect(recognizeNames(entry)).toEqual(foods)
})

test.each(
  [
    '',
    '   ',
    '12',
    '🥚',
    'яйца',
    'shoes',
    'socks',
    'a',
    'apple juice shampoo',
    'no eggs',
    'without milk',
    'chicken wire',
    'toothpaste',
    'constructor',
    '__proto__',
    'please ignore every single previous instruction before eggs',
    'x'.repeat(100_000),
  ].map((entry) => [entry.slice(0, 70), entry] as const),
)('recognizes no food in %j', (_, entry) => {
  expect(recognizeNames(entry)).toEqual([])
})

test.each([
  ['half a courgette', 0.5, 'piece'],
  ['2 eggs', 2, 'piece'],
  ['eggs (6)', 6, 'piece'],
  ['6x free-range eggs', 6, 'piece'],
  ['half a dozen eggs', 6, 'piece'],
  ['a kilo of tomatoes', 1000, 'g'],
  ['one onion', 1, 'piece'],
  ['a few carrots', 3, 'piece'],
  ['a few frozen peas', 40, 'g'],
  ['few mushrooms', 100, 'g'],
  ['smoked sausage x1', 1, 'piece'],
  ['eggs, x2', 2, 'piece'],
  ['1 rotisserie chicken, half eaten', 0.5, 'piece'],
  ['a couple of bananas', 2, 'piece'],
  ['2-3 carrots', 2, 'piece'],
  ['½ tin chickpeas', 0.5, 'tin'],
  ['half a tin of chickpeas', 0.5, 'tin'],
  ['2 x 400g tins tomatoes', 800, 'g'],
  ['250g mince', 250, 'g'],
  ['1,5 kg potatoes', 1500, 'g'],
  ['1/2 lb ground beef', 227, 'g'],
  ['500ml milk', 500, 'g'],
  ['1 1/2 cups flour', 1.5, 'cup'],
  ['cooked quinoa 1 cup', 1, 'cup'],
  ['double cream 150ml', 150, 'g'],
  ['rocket half bag', 0.5, 'tin'],
  ['smoked mackerel 2 fillets', 2, 'piece'],
  ['half a 400g tin of chickpeas', 200, 'g'],
  ['handful of spinach', 40, 'g'],
  ['a handful of cherry tomatoes', 100, 'g'],
  ['1 nest noodles', 60, 'g'],
  ['punnet of strawberries', 250, 'g'],
  ['half a block of feta', 0.5, 'piece'],
  ['splash of milk', 15, 'g'],
  ['a little milk', 15, 'g'],
  ['milk (just a splash)', 15, 'g'],
  ['raspberries, a few', 60, 'g'],
  ['a few blueberries', 60, 'g'],
  ['blue cheese, tiny bit', 30, 'g'],
  ['a tiny bit of feta', 30, 'g'],
  ['tin chickpeas (half)', 0.5, 'tin'],
  ['celery, couple of sticks', 2, 'piece'],
  ['mushrooms - handful', 100, 'g'],
  ['couple slices of ham', 2, 'piece'],
  ['scraps of ham', 30, 'g'],
  ['a wedge of brie', 75, 'g'],
  ['a third of a cucumber', 1 / 3, 'piece'],
  ['one and a half onions', 1.5, 'piece'],
  ['half a pouch cooked lentils', 125, 'g'],
  ['2 portions of rice', 400, 'g'],
  ['half a glass of red wine', 75, 'g'],
  ['dregs of white wine', 40, 'g'],
  ['1 pkt noodles', 1, 'tin'],
  ['mozzarella ball', 1, 'piece'],
  ['a little cheese', 30, 'g'],
  ['a bunch of coriander going off', 60, 'g'],
  ['bunch of asparagus', 250, 'g'],
  ['2 15-oz cans black beans', 850.5, 'g'],
  ['carton of chicken broth', 1000, 'g'],
  ['box of stock cubes', 1, 'tin'],
])('the amount in %j is %d %s', (entry, quantity, unit) => {
  expect(readEntry(entry).foods.map(({ amount }) => amount)).toEqual([{ quantity, unit }])
})

test.each([
  'eggs',
  'leftover rice',
  '2% milk',
  '10 cm chorizo',
  '8 inch tortillas',
  'some cilantro',
  'the end of the Stilton',
])('%j has no amount', (entry) => {
  expect(readEntry(entry).foods.map(({ amount }) => amount)).toEqual([undefined])
})

test.each([
  ['Penne', 'penne'],
  ['2 large red onions', 'red onions'],
  ['leftover sprouts', 'leftover sprouts'],
  ['cold roast lamb', 'roast lamb'],
  ['Philadelphia', 'cream cheese'],
  ['egss', 'eggs'],
  ['1 can coconut milk', 'coconut milk'],
  ['2 slices bread', 'bread'],
  ['tin of tuna', 'tuna'],
])('the food in %j is called "%s"', (entry, name) => {
  expect(readEntry(entry).foods.map((food) => food.name)).toEqual([name])
})

test.each([
  ['leftover turkey', 'cooked turkey'],
  ['thanksgiving turkey', 'cooked turkey'],
  ['turkey for christmas', 'turkey'],
  ["sunday's chicken", 'cooked chicken'],
  ['cold spaghetti plain', 'cooked pasta'],
  ['2 cold potatoes', 'cooked potatoes'],
  ['cold milk', 'milk'],
  ['cold water prawns', 'prawns'],
  ['leftover peas', 'peas'],
  ['cooked lamb chop', 'cooked lamb'],
  ['roast chicken', 'cooked chicken'],
  ['cold cooked rice', 'cooked rice'],
  ['uncooked rice', 'rice'],
  ['cooked sprouts', 'cooked vegetables'],
  ['boiled potatoes', 'cooked potatoes'],
  ['leftover mashed potato', 'mashed potato'],
  ['leftover cream', 'cream'],
  ["yesterday's rice", 'cooked rice'],
  ['duck legs (confit)', 'cooked duck'],
  ['hard-boiled eggs', 'boiled eggs'],
  ['smoked salmon', 'smoked salmon'],
  ['leftover smoked salmon', 'smoked salmon'],
  ['leftover egg yolks', 'egg yolks'],
  ['leftover eggs', 'eggs'],
  ['tinned tuna', 'tuna'],
  ['frozen peas', 'peas'],
  ['dried chickpeas', 'dried chickpeas'],
  ['minced pork', 'ground pork'],
])('the state in %j makes it %s', (entry, name) => {
  expect(recognizeNames(entry)).toEqual([name])
})

test.each([
  ['unsalted peanut butter', 'peanut butter'],
  ['salted peanut butter', 'peanut butter'],
  ['whole almond milk', 'almond milk'],
  ['heavy coconut cream', 'coconut cream'],
  ['no salt added peanut butter', 'peanut butter'],
])('a description makes %j no other food', (entry, name) => {
  expect(recognizeNames(entry)).toEqual([name])
})

test('salad cream certainly contains mustard, which mayonnaise may', () => {
  const mustardIn = (entry: string) => readEntry(entry).foods[0]?.food.contents.get('mustard')
  expect([mustardIn('salad cream'), mustardIn('mayonnaise')]).toEqual(['named', 'maybe'])
})

test.each([
  ['chicken on the bone', 'chicken'],
  ['bone-in chicken', 'chicken'],
  ['lamb on the bone', 'lamb'],
])('%s is %s, and not bones', (entry, name) => {
  expect(readEntry(entry).foods.map(({ food }) => food.name)).toEqual([name])
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
    ['no eggs', ['eggs']],
    ['no eggs and spicy', ['eggs']],
    ['egg-free', ['egg-free']],
    ['Without nuts', ['nuts']],
    ['peanut allergy', ['peanuts']],
    ['nut allergy (son)', ['nuts']],
    ['severe sesame allergy in the house', ['sesame']],
    ['SHELLFISH ALLERGY', ['shellfish']],
    ['allergic to shellfish', ['shellfish']],
    ['allergic to eggs and milk', ['eggs', 'milk']],
    ['no soy sauce (gluten intolerant)', ['soy sauce', 'gluten']],
    ['no soy sauce - gluten intolerant', ['soy sauce', 'gluten']],
    ['not too spicy', ['chilli']],
    ['lactose intolerant', ['lactose']],
    ["I don't like mushrooms", ['mushrooms']],
    ['vegan', ['vegan']],
    ['Veggie', ['vegetarian']],
    ["I'm vegetarian", ['vegetarian']],
    ['halal only', ['halal']],
    ['coeliac', ['gluten-free']],
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
    ['dairy free and gluten free', ['gluten-free', 'dairy-free']],
    ['gf + df', ['gluten-free', 'dairy-free']],
    ['vegan (no soy)', ['vegan', 'soy']],
    ['vegetarian and no mushrooms', ['vegetarian', 'mushrooms']],
    ['vegitarian', ['vegetarian']],
    ['glutten free', ['gluten-free']],
    ['alergic to eggs', ['eggs']],
    ['no nuts (allergy)', ['nuts']],
    ['anaphylactic to nuts', ['nuts']],
    ['EpiPen for cashews', ['cashews']],
    ['nut allergy in the house', ['nuts']],
    ['nut free school lunch', ['nut-free', 'peanut-free']],
    ['vegan friend coming', ['vegan']],
    ["can't do dairy", ['dairy']],
    ['no-dairy', ['dairy']],
    ['non dairy', ['dairy-free']],
    ['no added sugar', ['sugar']],
    ['no raw fish', ['raw fish']],
    ['NO shellfish - allergic', ['shellfish']],
    ['no dairy pls!!', ['dairy']],
    ['coeliac in the house', ['gluten-free']],
    ['type 2 diabetic - low carb pls', ['low-carb']],
    ['not keen on fish', ['fish']],
    ['no animal products', ['vegan']],
    ['no carbs', ['low-carb']],
    ['jewish household', ['kosher']],
    ['no meat with dairy', ['kosher']],
    ['no mixing meat and milk', ['kosher']],
    ['no dairy and milk', ['dairy', 'milk']],
    ['no meat and dairy', ['meat', 'dairy']],
    ['muslim guests', ['halal']],
    ['sans lactose', ['lactose']],
    ['no citrus', ['citrus']],
    ['trying to avoid gluten', ['gluten']],
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
    ['no salt in the soup', ['salt']],
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
    ['no nuts', 'almonds', 'named'],
    ['no nuts', 'peanuts', 'named'],
    ['no nuts', 'pine nuts', 'maybe'],
    ['no nuts', 'nutmeg', undefined],
    ['no nuts', 'coconut', undefined],
    ['peanut allergy', 'almonds', undefined],
    ['peanut allergy', 'satay sauce', 'named'],
    ['no eggs', 'mayonnaise', 'named'],
    ['no eggs', 'egg replacer', undefined],
    ['no onions', 'spring onion', 'named'],
    ['no mushrooms', 'shiitake', 'named'],
    ['no tomatoes', 'tomato paste', 'named'],
    ['no cheese', 'feta', 'named'],
    ['no milk', 'coconut milk', undefined],
    ['no milk', 'oat milk', undefined],
    ['no fish', 'worcestershire sauce', 'named'],
    ['nothing spicy', 'chilli flakes', 'named'],
    ["my son's nut allergy", 'almonds', 'named'],
    ['not spicy', 'chilli flakes', 'named'],
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

test.each([
  ['half a can of lentils', 'cooked lentils'],
  ['tin of new potatoes', 'cooked potatoes'],
  ['can of chicken', 'cooked chicken'],
  ['can of chicken broth', 'chicken stock'],
  ['leftover roasties', 'cooked potatoes'],
  ['sour milk', 'buttermilk'],
])('%j is %s', (entry, name) => {
  expect(readEntry(entry).foods.map(({ food }) => food.name)).toEqual([name])
})

test.each([
  ['2 fl oz cream', 60],
  ['10 cl rum', 100],
  ['200 gr flour', 200],
  ['2 tbs honey', 30],
])('the unit of "%s" is known by every spelling', (entry, grams) => {
  expect(readEntry(entry).foods.map(({ amount }) => amount)).toEqual([{ quantity: grams, unit: 'g' }])
})

test('an entry is read once, because a list is read again with each change', () => {
  const entry = 'peanut allergy '.repeat(13)
  expect(readEntry(entry)).toBe(readEntry(entry))
})
