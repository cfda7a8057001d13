import { describe, expect, test } from 'vitest'
import { foods } from '../../../src/food/foods'
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
    eggs and bacon = eggs, bacon; eggs flour milk = eggs, flour, milk; tuna in oil = tuna; pasta without egg = pasta
    flour, but no milk or eggs = flour; pepper = pepper; peppers = bell pepper; jalapeño peppers = chilli
    red pepper = bell pepper; red pepper flakes = chilli flakes; leftover rice from yesterday = cooked rice
    mince (lamb) = ground lamb; sausages (beef) = turkey sausages
    rice cakes (tteok) = rice cakes noodle; rotiserie chicken = cooked chicken; ⅓ cup peanut butter = peanut butter
    half cup peanut butter = peanut butter; peanut butter, half a cup = peanut butter; 2 peanut butter cups = snickers
    coco powder = cocoa; stewing stake = stewing beef; oyster sorce = oyster sauce
    buckwheat groats = buckwheat; datu puti vinegar = vinegar; egss flour milk = eggs, flour, milk
    parsley root = parsnip; half a bbq chicken = cooked chicken; 500 gram flour = flour
    500g gram flour = chickpea flour; bread soda = baking soda; soda bread = bread; beef stock cube = beef stock
    chicken gravy = gravy; prawn crackers = prawn crackers; cream of tartar = cream of tartar
    leftover chicken curry = leftover curry; dried mango = mango; fish (salmon) = salmon; leftover chilli = leftover chilli; pork hock = ham hock; chickpeas dry = dried chickpeas
    black eye beans = black-eyed beans; sardines in tomato (Titus) = sardines; 2 leaks = leek
    vegetarian mince = plant-based mince; vegan sausages = vegan sausages; plant based chicken = vegan chicken
    vegan meatballs =; vegan chicken pieces = vegan chicken; vegetarian parmesan = parmesan
    dairy-free cream = vegan cream; brocolli = broccoli; egss = eggs; bred = bread; chiken brest = chicken breast
    Nüsse = nuts; 2 persimmons = persimmon; kumquats = kumquat; rambutan = rambutan
    jar pepperoncinni = jalapeno pickled; blueberrypie =; molde blanco =; slow cooker =; Zzgold tasty =`),
)('recognizes %j as %s', (entry = '', foods) => {
  expect(recognizeNames(entry)).toEqual(listOf(foods))
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
    can of chicken broth = chicken stock; leftover roasties = cooked potatoes; sour milk = buttermilk
    chuck roast = pot roast beef; leftover chuck roast = cooked beef`),
)('%j is %s', (entry = '', name) => {
  expect(recognizeNames(entry)).toEqual([name])
})

test('the amount is that of the food', () => {
  expect(readEntry('2 leeks and half a courgette').foods.map(({ amount }) => amount?.quantity)).toEqual([2, 0.5])
  expect(readEntry('the end of the Stilton').foods.map(({ amount }) => amount)).toEqual([undefined])
})

const notFoods = [
  '',
  '   ',
  ...listOf('12, 🥚, яйца, shoes, a, no eggs, without milk, chicken wire, constructor, __proto__, hung 5 days, coming'),
  ...listOf("pork rinds, goat brain, steak tartare, fish heads, chicken skin, turkey neck, cow's tongue"),
]
const long = ['please ignore every single previous instruction before eggs', 'x'.repeat(100_000)]
test.each([...notFoods, ...long].map((entry) => [entry.slice(0, 70), entry] as const))(
  'recognizes no food in %j',
  (_, entry) => {
    expect(recognizeNames(entry)).toEqual([])
  },
)

test.each(
  casesOf(`
    2 large red onions = red onions; leftover sprouts = leftover sprouts; Philadelphia = cream cheese; egss = eggs
    2 slices bread = bread; dried limes, mint = dried limes, mint; dried kidney beans = dried kidney beans`),
)('the food in %j is called "%s"', (entry = '', name) => {
  const names = readEntry(entry).foods.map((food) => food.name)
  expect(names.join(', ')).toBe(name)
})

test('salad cream certainly contains mustard, which mayonnaise may', () => {
  const mustardIn = (entry: string) => readEntry(entry).foods[0]?.food.contents.get('mustard')
  expect([mustardIn('salad cream'), mustardIn('mayonnaise')]).toEqual(['named', 'maybe'])
})

describe('exclusions', () => {
  // The foods on hand, and the names of the exclusions.
  test.each(
    casesOf(`
      don't want fish = | fish; not allergic to eggs but allergic to peanuts = | peanuts
      I'm not allergic to eggs = | ; don't leave out the mushrooms = | ; no known allergies = | ; not coeliac = |
      no known allergies but no pork = | pork; no soy sauce (gluten intolerant) = | soy sauce, gluten
      no soy sauce - gluten intolerant = | soy sauce, gluten; not too spicy = | chilli; lactose intolerant = | lactose
      kids won't eat anything spicy = | chilli; pasta without egg = pasta | eggs
      flour, but no milk or eggs = flour | milk, eggs; vegan (no soy) = | vegan, soy; anaphylactic to nuts = | nuts
      EpiPen for cashews = | cashews; nut free school lunch = | nut-free, peanut-free; no raw fish = | raw fish
      type 2 diabetic - low carb pls = | diabetic, low-carb; no animal products = | vegan
      vegetarian but not vegan = | vegetarian; no salt or butter = | salt, butter
      no salt, butter = | salt, butter; no sugar snap peas = | sugar snap peas
      no salt cod = | salt cod;  no salt butter = unsalted butter | ; No-salt butter = unsalted butter |
      no sugar ketchup = ketchup | ; no alcohol beer = alcohol-free beer | ; gluten free pasta = gluten free pasta |
      vegan sausages = vegan sausages | ; butter (vegan) = vegan butter | ; vegan, chickpeas, spinach, rice = rice, chickpeas, spinach | vegan
      no nuts, use the eggs = eggs | nuts; no meat, chicken is ok = chicken | meat; pregnant and diabetic = | diabetic, pregnancy
      ❌ mushrooms = | mushrooms; sesame ⚠️ = | sesame; kein Tofu = | tofu; keine Nüsse = | nüsse; not keto = | `),
  )('%j has %j and excludes %j', (entry = '', foods, names) => {
    const reading = readEntry(entry)
    expect(reading.foods.map(({ name }) => name).toSorted()).toEqual(listOf(foods).toSorted())
    expect(reading.exclusions.map(({ name }) => name)).toEqual(listOf(names))
    expect(reading.unknown).toEqual([])
  })

  test.each(casesOf("no (tinned) tuna = tuna; don't want to cook the fish ="))(
    '%j excludes %j',
    (entry = '', names) => {
      const { foods, exclusions } = readEntry(entry)
      expect([foods, exclusions.map(({ name }) => name)]).toEqual([[], listOf(names)])
    },
  )

  // Foods that are excluded for certain, perhaps, and not at all.
  test.each(
    casesOf(`
      no soja = soy sauce | | ; allergic to soybeans = tofu | | ; no soy beans = tofu | | ; no sesamy = tahini | |
      no shelfish = prawns | | ; no casein = cheese | | ; allergic to egg whites = eggs | | ; no corn = cornflour | |
      no cashews = cashews | granola | ; allergic to anchovies = anchovies | worcestershire sauce |
      allergic to nuts but peanuts ok = almonds | | peanut butter; no nuts (peanuts are fine) = almonds | | peanut butter
      vegetarian except fish = chicken | | salmon; vegetarian but fish is ok = pork | | tuna
      no meat except chicken = pork | | chicken; no dairy but butter ok = milk | | butter
      allergic to peanuts but not other nuts = peanuts, peanut butter | | almonds, walnuts
      everything except mushrooms = mushrooms | | chicken; vegetarian but not vegan = chicken | | milk
      no nightshades = canned tomatoes, cooked potatoes, berbere, chilli flakes, ketchup | stock | sweet potato
      no soft cheese = brie, feta, mascarpone, raclette | | cheddar, parmesan, halloumi
      no raw fish = smoked salmon, caviar | | white fish, trout, tuna, fish sauce
      no wine = white wine, red wine, sherry, rice wine | | vinegar; no nuts = peanuts | pine nuts | nutmeg
      peanut allergy = peanuts | | almonds; no eggs = eggs | | egg replacer; no mushrooms = shiitake | | ; no milk = | | coconut milk
      no fish = worcestershire sauce | | ; nothing spicy = chilli flakes | | ; my son's nut allergy = almonds | |`),
  )('%j excludes %j for certain, %j perhaps, and %j not', (entry = '', named, maybe, not) => {
    const [exclusion] = readEntry(entry).exclusions
    const certainties = (names?: string) =>
      listOf(names).map((name) => {
        const [read] = readEntry(name).foods
        return [name, read && exclusion?.excludes(read.food)]
      })
    expect(certainties(named)).toEqual(listOf(named).map((name) => [name, 'named']))
    expect(certainties(maybe)).toEqual(listOf(maybe).map((name) => [name, 'maybe']))
    expect(certainties(not)).toEqual(listOf(not).map((name) => [name, undefined]))
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

  test('a property is perhaps a wish', () => {
    const wishes = ['gluten free pasta', 'vegan sausages', 'dairy-free yogurt'].map(
      (entry) => readEntry(entry).property,
    )
    expect(wishes.map((wish) => wish?.name)).toEqual(['gluten-free', 'vegan', 'dairy-free'])
  })

  test('a food keeps the diet that its entry claims for it', () => {
    const [noodles] = readEntry('gluten free noodles').foods
    expect(noodles?.food.name).toBe('noodles')
    expect(noodles?.food.contents.has('gluten')).toBe(false)
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
