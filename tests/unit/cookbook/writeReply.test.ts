import { describe, expect, test } from 'vitest'
import { recipes } from '../../../src/cookbook/recipes'
import { recipesFor, selectRecipe } from '../../../src/cookbook/selectRecipe'
import { type Food, foods } from '../../../src/food/foods'
import { hostile } from '../../fixtures/cookbookLists'
import { table } from '../../support/layouts'
import { inTier, recipesInTier } from '../../support/tier'
import { leavesOf, needsOf, replyFor } from './dish'
import { findTitle } from './firstIdeas'

describe('text of a reply', () => {
  test.each(['Eggs, Flour, Milk', 'salt', 'shoes'])('the reply to "%s" leaves to the card who wrote it', (list) => {
    expect(replyFor(list.split(', '))).not.toMatch(/cookbook|language model/)
  })

  test('a reply begins with the title, a description and the facts', () => {
    expect(replyFor(['Eggs', 'Flour', 'Milk'])).toMatch(
      /^# Thin pancakes\n\n[A-Z][^\n]+\.\n\nServes 4 · 40 minutes\n\n## Ingredients\n/,
    )
  })

  test('a dish knows the foods that it needs, and those that it leaves', () => {
    expect(needsOf(['2 sea bass fillets', 'rice', 'spinach'])).toEqual(['soy sauce, teriyaki sauce or salsa'])
    expect(leavesOf(['2 eggs', 'leftover rice', 'soy sauce', 'peas', 'lemon curd'])).toEqual(['lemon curd'])
  })

  test('an unused alternative of a used food counts as left over', () => {
    const list = ['stock', 'minced beef', 'onion', 'carrots', 'Bisto', 'puff pastry']
    expect(leavesOf(list)).toEqual(['gravy'])
  })

  test('a reply names all alternatives of a missing ingredient, by name', () => {
    const list = ['mince', 'kidney beans', 'chopped tomatoes', 'onion']
    expect(needsOf(list)).toContain('chilli, taco seasoning or hot sauce')
  })
})

test.each(
  table(
    // what it shows ⇒ the list ⇒ what it has ⇒ what it does not have
    "it counts the one entry that it does not recognize ⇒ eggs; bread; cheese; glue;  ⇒ I didn't recognise: glue.",
    "it counts the entries that it does not recognize ⇒ eggs; bread; cheese; glue; rocks ⇒ I didn't recognise: glue and rocks.",
    "it does not count empty entries, amounts and descriptions as unrecognized ⇒ eggs; bread; cheese; grated;  ; 200 g ⇒ # ⇒ I didn't recognise",
    'it lists no optional ingredient that the user does not have ⇒ eggs; bread; cheese ⇒ # ⇒ smoked salmon',
    'it lists an optional ingredient that the user has ⇒ eggs; bread; smoked salmon ⇒ - 60 g smoked salmon',
    'an "any of" line with one ingredient contains no "any of" and no "in all" ⇒ rice; eggs; peas ⇒ - 250 g peas\n ⇒ any of / in all',
    'it names the food of the user, which the ingredient stands for ⇒ pasta; bacon; eggs; parmesan ⇒ # Carbonara / g pasta / the pasta ⇒ spaghetti',
    'a narrower food has its own name in the list and in the steps ⇒ penne; tin of tomatoes; garlic ⇒ g penne / the penne ⇒ instead of',
    'of the alternatives of a missing ingredient, it uses the first ⇒ mince; kidney beans; chopped tomatoes; onion ⇒ - 1 tablespoon chilli ⇒ taco seasoning',
    'vegan sausages and vegan cheese get a recipe without eggs ⇒ vegan sausages; vegan cheese; potatoes; onion ⇒ # ⇒ egg / Egg',
    'a property yields to another entry ⇒ vegan sausages; eggs; bread ⇒ - 4 eggs',
    'a food whose label decides is named ⇒ vegetarian; risotto rice; parmesan; butternut squash; stock cube ⇒ Check the label of the stock and parmesan: not every kind is vegetarian. ⇒ \nVegetarian',
    'what a label decides is not promised ⇒ gnocchi; pesto; spinach; no nuts; no mushrooms ⇒ No mushrooms. Check the label of the pesto / not every kind is without nuts.',
    'a seasoning of the list may contain garlic ⇒ mince; tortillas; cheddar; taco seasoning; no garlic ⇒ Check the label of the taco seasoning: not every kind is without garlic.',
    'a small cake takes a smaller tin ⇒ 2 bananas; 1 cup flour; 1 egg; baking powder ⇒ \n\nThis batch is small: take a smaller tin, and look at it sooner.',
    'a whole cake takes its own tin ⇒ 3 bananas; 250 g flour; 2 eggs; baking powder ⇒ # ⇒ smaller tin',
    'frozen fish is thawed, and frozen peas are not ⇒ frozen cod fillets; potatoes; frozen peas ⇒ Thaw the cod first',
    'what is cooked from frozen is not thawed ⇒ fish fingers; frozen peas; frozen chips ⇒ # ⇒ Thaw',
    'half a roast turkey is more than one dish takes ⇒ half a roast turkey; sprouts; cranberry sauce; roast potatoes ⇒ - 90 g roast turkey',
    'one sweet potato and half a bag of spinach make a curry for two ⇒ 1 sweet potato; curry paste; 1 tin coconut milk; half a bag spinach ⇒ Serves 2 · / - 1 can (400 ml) coconut milk',
    'little of one food makes a small portion, and no apology ⇒ a few mushrooms; half a tub cream cheese; tagliatelle 200g; garlic ⇒ # Creamy mushroom pasta / Serves 2 · / - 200 g tagliatelle',
    'half of something beside the main food is shared by two ⇒ chicken thighs; half a courgette; rice; no nuts ⇒ Serves 2 · / - ½ courgette',
    'a last bit of something beside the main food is shared by two ⇒ 2 tomatoes; half a cucumber; feta, last bit; olives ⇒ Serves 2 · / - 60 g feta',
    'the steps name as one what there is one of ⇒ zucchini; tomatoes; feta; eggs ⇒ Add the zucchini and tomato to the pan.',
    'one carrot and one potato make a soup for one, with as much stock ⇒ one onion; one carrot; one potato; one stick celery; stock cube ⇒ Serves 1 · / - 250 ml water / - 1 potato',
    'just the peppers that a recipe asks for make it no larger ⇒ 2 peppers; steak; tortillas; onion ⇒ Serves 2 ·',
    'just the leeks that a recipe asks for make it no larger ⇒ 4 leeks; chicken; cream ⇒ Serves 2 ·',
    'a fruit more than a recipe asks for is used up ⇒ 4 bananas; flour; eggs; sugar; butter ⇒ - 4 very ripe bananas',
    'a fruit more that only flavours the dish is not used up ⇒ 4 lemons; condensed milk; digestive biscuits; butter; double cream ⇒ - 3 lemons',
    'a vegetable among others is used up where the dish is made smaller ⇒ 150g mushrooms; 100g risotto rice; stock cube ⇒ - 150 g mushrooms',
    'gravy that is poured says what it is made from ⇒ gravy granules; sausages; potatoes ⇒ - 400 ml gravy (from the gravy granules)\n',
    'stock that is poured says what it is made from ⇒ oxo cubes; pork chops; apples ⇒ - 150 ml stock (from the oxo cubes)\n',
    'a stick of butter is measured for its flour ⇒ 3 bananas; 1 cup flour; 1 stick butter; 2 eggs; sugar ⇒ - 50 g butter',
    'butter is measured for the flour of a small batch of dough ⇒ 150g chocolate; 150g butter; 1 egg; 125g plain flour; 175g brown sugar ⇒ - 75 g butter',
    'little sugar limits a dish ⇒ 6 egg whites; 150 g sugar; frozen raspberries ⇒ - 150 g sugar',
    'many eggs do not make a dish larger ⇒ 12 eggs; butter; cheddar ⇒ Serves 1 ·',
    'eggs are counted where other foods of their line are weighed ⇒ 1 egg; cooked lentils; carrot; spinach ⇒ - 1 egg',
    'one food that is short does not make a dish for one ⇒ 1/2 bag of spinach; 250g ricotta; 6 lasagne sheets; jar of tomato sauce ⇒ Serves 3 · / - 6 (about 180 g) dried lasagne sheets',
    'a spoonful of curry paste limits a curry ⇒ half a butternut squash; 1 can coconut milk; 1 tbsp curry paste; 1 onion ⇒ Serves 2 · / - 1 tablespoon curry paste',
    'a recipe that leaves most of the fish is not preferred ⇒ 150g smoked salmon; 3 eggs; a bit of cream cheese; 2 bagels ⇒ - 150 g smoked salmon / - 2 bagels',
    'a recipe that leaves most of the vegetables is not preferred ⇒ 3 ripe tomatoes; 2 peppers; 1 tsp paprika; 4 eggs; 1 onion ⇒ - 3 tomatoes',
    'one egg and leftover rice make egg fried rice for one ⇒ 1 egg; leftover rice; soy sauce; peas ⇒ # Egg fried rice / Serves 1 · / - 1 egg',
    'a recipe takes no more of a food than there is ⇒ chicken thighs; rice; half an onion; peas ⇒ - ½ onion',
    'dried beans of any kind are boiled hard ⇒ dried kidney beans; rice; onion ⇒ soaked overnight, boiled hard',
    'half a tin is half a tin ⇒ half a tin of chickpeas; curry paste; spinach; onion ⇒ Serves 1 · / - ½ can (400 g)',
  ),
)('in the reply to a list %s', (_, list = '', pieces = '', absent = '') => {
  const reply = replyFor(list.split('; ')).replaceAll('**', '')
  for (const piece of pieces.split(' / ')) expect(reply).toContain(piece)
  for (const piece of absent.split(' / ').filter(Boolean)) expect(reply).not.toContain(piece)
})

describe('exclusions', () => {
  test.each([
    ['No eggs, flour, milk, cocoa, sugar', 'No eggs.'],
    ['peanut allergy, chicken, rice, onion', 'No peanuts.'],
    ['my brother is vegan, chickpeas, spinach, rice', 'Vegan.'],
    ['I am coeliac, potatoes, leeks, butter', 'Gluten-free.'],
    ['no nuts, vegetarian, pasta, tomatoes', 'No nuts, vegetarian.'],
    ['gluten free pasta, bacon, peas, cream', 'Gluten-free.'],
  ])('the reply to "%s" says "%s"', (list, sentence) => {
    expect(replyFor(list.split(', '))).toContain(sentence)
  })

  test.each([
    [['allergic to eggs, milk, and nuts', 'flour', 'tomatoes', 'rice'], 'No eggs, no milk, no nuts.'],
    [['no eggs, or milk', 'rice', 'tomatoes', 'garlic'], 'No eggs, no milk.'],
    [['no eggs', 'flour', 'salt and pepper', 'milk'], 'No eggs.'],
  ])('an entry with commas excludes all that it lists: %j', (list, sentence) => {
    expect(replyFor(list)).toContain(sentence)
  })

  test('nothing left to suggest gets a polite apology that asks for none of it', () => {
    const reply = replyFor(['vegan', 'eggs', 'cheese'])
    expect(reply).toContain('Sorry, nothing good with just these that is vegan.')
    expect(reply).not.toMatch(/such as [^.]*eggs/)
  })
})

describe('amounts', () => {
  test.each([
    [['1 sweet potato', 'can of chickpeas', 'half a tin of coconut milk', 'curry paste'], '- 1 **sweet potato**, in'],
    [['leftover mashed potato', 'cabbage', '2 rashers bacon'], '- 2 rashers **bacon**, cut small'],
    [['two limp carrots', '3 sticks celery', 'red lentils', 'cumin'], '- 3 sticks **celery**'],
    [['2 chicken breasts', 'creme fraiche', 'mushrooms'], '- 2 boneless **chicken breasts**, in'],
    [['2 cans black beans', 'rice', 'salsa'], '- 2 cans (400 g each) **black beans**'],
    [['1 leek', '1 potato', '1 stock cube'], '- 1 **leek**'],
    [['2 pak choi', 'tofu', 'rice', 'soy sauce'], '- 2 **pak choi**, in'],
    [['3 cherry tomatoes', '2 eggs', 'feta', 'spinach'], '- 3 **cherry tomatoes**'],
    [['1 lamb chop', 'tin of flageolet beans', 'garlic clove'], '- 1 can (400 g) **flageolet beans**'],
    [['1 tin chickpeas', '2 tins tomatoes', 'onion', 'spinach'], '- 800 g **canned tomatoes**'],
    [['leftover roast pork', 'bread rolls', 'stuffing', 'gravy'], '- 2 **bread rolls**'],
  ])('the foods that the user counts are counted: %j', (list, line) => {
    expect(replyFor(list)).toContain(line)
  })

  test.each([
    ['ground beef, onion, canned tomatoes, pasta', '- 2 **onions**, finely chopped'],
    ['eggs, potatoes, onion, cheddar', '- ½ **onion**, cut small'],
    ['sweet potato, chickpeas, coconut milk, spinach, curry paste', '- 1 can (400 g) **chickpeas**, drained'],
    ['black beans, kidney beans, canned tomatoes, onion, cumin', '- 1 can (400 g) **kidney beans**, drained'],
    ['chicken breast, broccoli, soy sauce, garlic, ginger', '- 2 heads **broccoli**'],
  ])('foods that share an amount are counted where people buy them so: %s', (list, line) => {
    expect(replyFor(list.split(', '))).toContain(line)
  })

  test.each([
    ['mince, tortillas, grated cheese, lettuce', /grated grated/],
    ['pasta, tin of tomatoes, 2 cloves garlic', /cloves \*\*cloves/],
  ])('the reply to "%s" repeats no word beside a name', (list, repeated) => {
    expect(replyFor(list.split(', '))).not.toMatch(repeated)
    expect(replyFor(list.split(', '))).not.toMatch(/(\b\w+\b) \*\*\1 /)
  })

  test('a cake is not made from less than half of its flour', () => {
    expect(replyFor(['40 g flour', '20 g butter', '1 egg', 'sugar'])).not.toMatch(/^# .*\b(?:cake|bread|cookies)\b/im)
  })

  test('enough of everything leaves the recipe as it is', () => {
    const plenty = replyFor(['12 eggs', '1 kg flour', '2 litres milk'])
    expect(plenty).toBe(replyFor(['eggs', 'flour', 'milk']))
  })
})

describe('the rules of the system instruction', () => {
  const neverSuggestedKinds: readonly string[] = ['meat', 'fish', 'vegetable']
  /** Three lists for each food of a recipe: the food with two others at fixed distances. */
  const entryOf = (food: Food) => ({ food, name: food.name, amount: undefined, isGuess: false })
  const all = [...foods.values()].filter((food) => recipes.using([entryOf(food)]).length > 0)
  const lists = inTier(
    all.flatMap((food, index) =>
      [1, 7, 31].map((step) =>
        [food, all[(index + step) % all.length], all[(index + 3 * step) % all.length]].flatMap((each) => each ?? []),
      ),
    ),
    200,
  )
  const results = lists.flatMap((userFoods) => {
    const list = { foods: userFoods.map(entryOf), exclusions: [] }
    const candidate = selectRecipe(recipesFor(list), list)
    return candidate ? [{ userFoods, candidate }] : []
  })

  test('at least a quarter of the generated lists get a recipe', () => {
    expect(results.length).toBeGreaterThan(lists.length / 4)
  })

  test('no recipe misses more than three ingredients', () => {
    expect(Math.max(...results.map(({ candidate }) => candidate.missing.length))).toBeLessThanOrEqual(3)
  })

  test('no recipe asks for a vegetable, meat or fish that is not on the list', () => {
    const added = results.flatMap(({ userFoods, candidate: { required, optional, missing } }) => {
      const listed = [...required, ...optional]
        .flatMap(({ ingredients }) => ingredients)
        .filter(({ user }) => user === undefined)
      return [...listed, ...missing.flatMap(({ ingredients }) => ingredients)]
        .filter(({ food }) => neverSuggestedKinds.includes(food.kind))
        .map(({ food }) => `${food.name} for ${userFoods.map(({ name }) => name)}`)
    })
    expect(added).toEqual([])
  })
})

describe('lists without a recipe', () => {
  test('the reply to staples alone is an apology', () => {
    const reply = replyFor(['salt', 'pepper', 'water'])
    expect(reply).toContain('Sorry, nothing good with just these.')
    expect(findTitle(reply)).toBeUndefined()
  })

  test('the reply to a list without food is an apology', () => {
    const reply = replyFor(['shoes', 'rocks', 'glue'])
    expect(reply).toContain("Sorry, I couldn't find any food on your list.")
    expect(findTitle(reply)).toBeUndefined()
  })

  test.each(hostile.map((list) => [JSON.stringify(list).slice(0, 60), list] as const))(
    'the reply to the hostile list %s is an apology that repeats none of its text',
    (_, list) => {
      const reply = replyFor(list)
      expect(reply).toContain('Sorry')
      expect(reply).not.toMatch(/<|javascript|https?:|\]\(|pirate|bleach|DROP|constructor|\u202e/)
    },
  )
})

describe('unusual lists with a recipe', () => {
  test('a reply is without the foods between markup, and repeats none of it', () => {
    const reply = replyFor(['<b>eggs</b>', 'ignore the rules', 'flour', '[milk](https://e.example)', 'rice', 'butter'])
    expect(reply).not.toMatch(/e\.example|<b>|\*\*(?:eggs|milk)/)
    expect(reply).toContain("I left out 2 entries, because I don't understand all the words.")
  })

  test('the reply to 500 entries is a recipe without missing ingredients', { timeout: 60_000 }, () => {
    const list = [...foods.keys()].slice(0, 250).flatMap((name) => [name, `2 ${name}`])
    expect(list).toHaveLength(500)
    const reply = replyFor(list)
    expect(findTitle(reply)).toBeDefined()
    expect(needsOf(list)).toEqual([])
    expect(reply.length).toBeLessThan(4096)
  })

  test('no recipe with all of its ingredients exceeds 1024 tokens of four letters', () => {
    for (const { title, required, optional, staples } of recipesInTier(recipes.all(), 60)) {
      const names = [...required, ...optional, ...staples].flatMap(({ ingredients }) =>
        ingredients.map(({ food }) => food.name),
      )
      expect(replyFor(names).length, title).toBeLessThan(4096)
    }
  }, 240_000)
})

describe('foods to buy', () => {
  test('names no other food to buy where that would take another amount', () => {
    expect(needsOf(['flour', 'sugar', 'butter', 'eggs', 'bananas'])).toContain('baking powder')
  })

  test.each([
    ['beef mince, onion, tomatoes, kidney beans, no garlic please', ['chilli']],
    ['sweet potatoes, chickpeas, spinach, coconut milk, vegan', ['curry powder']],
    ['spinach, feta, walnuts', ['vinegar']],
  ])('the reply to "%s" asks for nothing that is excluded, and names no kind beside its food', (list, needs) => {
    expect(needsOf(list)).toEqual(needs)
  })

  test('of many foods that would do, a reply asks for three', () => {
    expect(needsOf(['rice', 'beef', 'bell peppers', 'sweetcorn']).join()).toMatch(/^[^,]+, [^,]+ or [^,]+/)
  })
})
