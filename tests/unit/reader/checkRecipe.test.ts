import { describe, expect, test } from 'vitest'
import { checkedWishes, wishesToCheck } from '../../../src/food/checkedWishes'
import { preparedFoods } from '../../../src/food/foods'
import { wishNames } from '../../../src/food/wishTable'
import { noWishes, type Wishes } from '../../../src/prompt/wishes'
import { createRecipeCheck } from '../../../src/reader/checkRecipe'
import { compareIngredients } from '../../../src/reader/compareWithList'
import { parseBlock } from '../../../src/reader/parseBlock'
import { limitBlocks, limitMarkdown } from '../../../src/reader/renderLimits'
import { table } from '../../support/layouts'
import { readMarkdown } from '../../support/readMarkdown'

const check = (markdown: string, wishes: Partial<Wishes>) =>
  createRecipeCheck(parseBlock).checkAtOnce(limitBlocks(markdown), checkedWishes({ ...noWishes, ...wishes }, []))

/** What a recipe has against wishes: "Vegan, Leave out: celery". Those with a question mark break it perhaps. */
function findings(markdown: string, wishes: string): string {
  const names = wishes.split(', ')
  const diets = wishNames.filter((name) => names.includes(name))
  const leaveOut = names.flatMap((name) => /^Leave out: (.*)/.exec(name)?.[1] ?? []).join()
  return check(markdown, { diets, leaveOut })
    .findings.flatMap(({ words, wish, certainty }) =>
      words.map(({ word }) => `${word}: ${wish}${certainty === 'named' ? '' : '?'}`),
    )
    .join('; ')
}

/** A list of ingredients, which are written with semicolons between, and steps with slashes between. */
const list = (lines: string) => lines.replace(/^|; /g, '\n- ')
const recipe = (lines: string, steps: string) =>
  `${lines && list(lines)}\n\n${steps
    .split(' / ')
    .map((step, index) => `${index + 1}. ${step}`)
    .join('\n')}`

describe('the findings', () => {
  test.each(
    table(
      '1 tbsp sweetener (e.g. honey); 50 g topping (such as walnuts) ⇒ Vegan, Nut-free ⇒ honey: Vegan?; walnuts: Nut-free?',
      '200 g calamari; 200 g cuttlefish; 2 limes ⇒ Shellfish-free ⇒ calamari: Shellfish-free; cuttlefish: Shellfish-free',
      '2 rashers bacon; 2 limes ⇒ Vegetarian ⇒ rashers: Vegetarian',
      '1 l kvass ⇒ Gluten-free ⇒ kvass: Gluten-free',
      '70 g malted milk powder ⇒ Gluten-free ⇒ malted milk powder: Gluten-free',
      '2 puff pastry sheets ⇒ Gluten-free ⇒ puff pastry: Gluten-free',
      '1 tbsp everything-but-the-bagel seasoning ⇒ Gluten-free, Sesame-free ⇒ everything-but-the-bagel seasoning: Sesame-free',
      '300 grams flour; 1 egg ⇒ Gluten-free ⇒ flour: Gluten-free',
      '1 stock cube; 2 eggs ⇒ Vegan ⇒ eggs: Vegan; stock cube: Vegan?',
      '200 g beef; 50 g butter ⇒ Kosher ⇒ beef with butter: Kosher',
      '1 tsp honey or sugar; 1 chicken or vegetable stock cube; 1 l vegetable broth (or chicken broth); 2 tbsp butter or ghee; 1 slice cheese or margarine ⇒ Vegan ⇒ butter: Vegan; ghee: Vegan; honey: Vegan?; chicken: Vegan?; chicken broth: Vegan?; cheese: Vegan?; margarine: Vegan?',
      '20 g [butter](https://example.org/a) ⇒ Vegan ⇒ butter: Vegan',
      '1 head bitter lettuce; 2 dashes bitters; 20 ml amaro ⇒ Halal ⇒ bitters: Halal; amaro: Halal',
      '3 pound spoon roast; 1 lb eye of round ⇒ Vegetarian ⇒ spoon roast: Vegetarian; eye of round: Vegetarian',
      '2 tsp sesamme paste; 100 g chedder cheese; 1 sliced leek, prepered ⇒ Sesame-free, Dairy-free ⇒ chedder cheese: Dairy-free; sesamme paste: Sesame-free?',
      'Shortcut layers; 1 tsp canola oil; 1 packet country mix; Matter of taste ⇒ Vegan, Gluten-free, Dairy-free ⇒ ',
      '1 bouquet de persil; 2 barely ripe leeks; 1 buttery lettuce; 1 pressed leek; 1 crispy slice ⇒ Vegan ⇒ ',
      '80 g mallow; 1 cup jute mallow ⇒ Vegetarian ⇒ mallow: Vegetarian',
      '200 g beef; 50 ml oil ⇒ Kosher ⇒ ',
      '200 g salmon; 50 g butter ⇒ Kosher ⇒ ',
    ),
  )('in the lines "%s", %s: %s', (lines, wishes, expected) => {
    expect(findings(list(lines), wishes)).toBe(expected)
  })

  test.each(
    table(
      ' ⇒ Fry it in butter. ⇒ Vegan ⇒ butter: Vegan',
      'Butter; 20 g butter ⇒ Melt the butter. ⇒ Vegan ⇒ Butter: Vegan',
      '1 onion; 2 leeks; 1 tsp cumin ⇒ Simmer until they create a thick gravy. / Add the peas to the broth. / Form the burger patties. ⇒ Vegan, Gluten-free ⇒ ',
      '1 onion; 2 leeks; 1 tsp cumin ⇒ Stir in broth. / Serve with gravy. ⇒ Vegan ⇒ broth: Vegan?; gravy: Vegan?',
      '2 sheets sushi nori; 4 hotdog buns ⇒ A gelatin-rich stock is no help. ⇒ Pescatarian, Fish-free, Dairy-free ⇒ stock: Pescatarian?; stock: Fish-free?',
      ' ⇒ Cut until it is fine (think breadcrumbs). ⇒ Gluten-free ⇒ ',
      '200 g rice noodles ⇒ Boil the noodles. ⇒ Gluten-free ⇒ ',
      '200 g gluten-free pasta ⇒ Boil the pasta. ⇒ Gluten-free ⇒ ',
      '200 ml coconut cream ⇒ Add the cream. ⇒ Dairy-free ⇒ ',
      '200 ml coconut cream; 100 ml cream ⇒ Add the cream. ⇒ Dairy-free ⇒ cream: Dairy-free',
      '200 g rice noodles ⇒ Serve with bread. ⇒ Gluten-free ⇒ bread: Gluten-free',
      ' ⇒ Stir until as thick as cream, in pieces the size of a walnut. ⇒ Vegan, Nut-free ⇒ ',
      ' ⇒ Add a cheese such as cheddar. ⇒ Vegan ⇒ cheese: Vegan; cheddar: Vegan',
      '200 ml oat milk; 50 g oats; 1 apple ⇒ Stir in a splash of milk. ⇒ Vegan ⇒ milk: Vegan?',
      '2 tbsp peanut butter ⇒ Melt a knob of butter. ⇒ Dairy-free ⇒ butter: Dairy-free',
      '1 coconut ⇒ Add the nuts. ⇒ Nut-free ⇒ nuts: Nut-free',
      '1 chicken; 400 ml coconut milk ⇒ Roast with the milk. ⇒ Kosher ⇒ ',
      '200 ml coconut milk ⇒ Pour in milk. ⇒ Dairy-free ⇒ ',
      '50 g vegan parmesan-style cheese; 200 g pasta ⇒ Stir in the cheese. ⇒ Dairy-free ⇒ ',
      ' ⇒ Soak the rice noodles. / Add noodles. ⇒ Gluten-free ⇒ ',
      '100 g rice noodles; 100 g egg noodles ⇒ Add noodles. ⇒ Gluten-free ⇒ egg noodles: Gluten-free',
      '1 l vegetable or chicken stock; 8 corn or flour tortillas; 2 leeks ⇒ Simmer it in the stock. / Warm the tortillas. ⇒ Vegetarian, Gluten-free ⇒ chicken stock: Vegetarian?; chicken stock: Gluten-free?; flour tortillas: Gluten-free?',
      '50 g vegan Parmesan cheese; 8 gluten-free lasagna noodles; flour, gluten-free ⇒ Stir in the flour. / Layer the lasagna noodles with Parmesan cheese. ⇒ Dairy-free, Gluten-free ⇒ ',
      '50 g vegan parmesan; 50 g parmesan; 1 leek ⇒ Stir in the parmesan. ⇒ Dairy-free ⇒ parmesan: Dairy-free',
      '200 g cashews; 2 leeks; 1 lime ⇒ Blend the cashews, and stir in the cream. You have pancake batter. ⇒ Dairy-free ⇒ cream: Dairy-free?',
      '200 g cashews; 2 leeks; 1 lime ⇒ Stir in the cream. / Serve with cream. ⇒ Dairy-free ⇒ cream: Dairy-free?',
      '2 leeks; 2 limes; Toppings of your choice (lettuce, cheese, mustard); 1 tbsp oil ⇒ Top with your favourite toppings, and whipped cream. / Serve it as a dip for crackers. ⇒ Dairy-free, Gluten-free ⇒ cheese: Dairy-free?; whipped cream: Dairy-free?; crackers: Gluten-free?',
      '200 g dried bean curd sticks; 400 g cannelloni beans; 10 g rice flour, until barely mixed ⇒ It suits the lactose intolerant, with the same texture as pizza dough. ⇒ Vegan, Gluten-free, Dairy-free ⇒ ',
      '2 leeks ⇒ It is thicker than cream, and has less salt than deli meat. ⇒ Vegan ⇒ ',
      '8 corn tortillas; 1 l vegatable broth; 2 limes ⇒ Warm a stack of 4-6 tortillas. ⇒ Gluten-free, Fish-free ⇒ vegatable broth: Gluten-free?',
      '2 leeks; 1 tbsp cumin; 1 l water ⇒ Strain the leek broth. ⇒ Fish-free ⇒ ',
      '100 g bean thread noodles; 2 limes; 1 leek ⇒ Drain the noodles. ⇒ Gluten-free, Egg-free ⇒ ',
      '1 l vegetable broth; 2 leeks ⇒ Add a splash of broth, and stir in ½ cup broth. ⇒ Vegan, Fish-free ⇒ ',
      '80 g rice noodles; 200 ml coconut cream ⇒ Add the cooked noodles. / Fold in the whipped cream. / Serve the noodles with the lime cream. ⇒ Gluten-free, Dairy-free ⇒ ',
      '1 tsp cream tartar; 1 can cherry pie filling; 1 lb meatloaf mix; 400 ml coconut milk ⇒ Fry the paste in the cream. / Top with whipped cream. / Serve with apple pie. ⇒ Dairy-free, Gluten-free, Vegetarian ⇒ meatloaf mix: Vegetarian; cream: Dairy-free?; whipped cream: Dairy-free?; apple pie: Dairy-free?; apple pie: Gluten-free?',
      '200 g almond flour; 2 tbsp peanut butter ⇒ Butter the tin, dust it with flour, and stir the flour with the butter. ⇒ Gluten-free, Dairy-free ⇒ Butter: Dairy-free?; flour: Gluten-free?',
      '200 g bread flour ⇒ Knead on a lightly floured board. ⇒ Gluten-free ⇒ bread flour: Gluten-free',
      ' ⇒ Roll it out on a floured board. ⇒ Gluten-free ⇒ floured: Gluten-free?',
      '200 g gluten-free flour ⇒ Dust the board with flour, and roll out on the floured board. ⇒ Gluten-free ⇒ ',
      '200 g rice flour, plus extra ⇒ Dust the board with flour. ⇒ Gluten-free ⇒ ',
    ),
  )('below the lines "%s", in the steps "%s", %s: %s', (lines, steps, wishes, expected) => {
    expect(findings(recipe(lines, steps), wishes)).toBe(expected)
  })

  test.each(
    table(
      'not the title: a dish may be named after what it is like ⇒ # Ice cream\n\n- 2 bananas ⇒ Vegan ⇒ ',
      'no words of another language as misspelt ones ⇒ # Tarte\n\n## Ingrédients\n\n- 1 cuillère à soupe de farine\n- 2 poireaux\n\n## Préparation\n\n1. Ajoutez la farine et les poireaux. Faites cuire pendant 10 minutes. ⇒ Vegan, Dairy-free ⇒ ',
      'perhaps what a chat names after the last step ⇒ - 1 onion\n- 2 leeks\n- 1 tsp cumin\n\n1. Fry.\n\nFor a richer pan, crumble some bacon over it. ⇒ Vegan ⇒ bacon: Vegan?',
      'not the broth of another dish that the words before name ⇒ This soaks well in beef stock too.\n\n- 1 onion\n- 2 leeks\n- 1 tsp cumin\n\n1. Simmer in water. Strain the broth. ⇒ Vegan ⇒ ',
      'not a part that a heading names ⇒ ### For the slaw\n\n- ½ cabbage\n- 1 lime\n\n### Noodles\n\n- 2 cups rice starch\n- 1 cup water\n\n1. Mix. ⇒ Vegan, Egg-free ⇒ ',
      'perhaps a food of modifications, and one that it is eaten with ⇒ - 1 onion\n- 2 leeks\n- 1 tsp cumin\n\n1. Fry. Naan goes well with it.\n\n## Modifications\n\n- Add ham. ⇒ Gluten-free, Halal ⇒ Naan: Gluten-free?; ham: Halal?',
      'what is not in it ⇒ Without eggs, as you asked. Not used: milk and ham. Not used, and for another day: honey. Serve.\n\n- 2 leeks ⇒ Vegan ⇒ ',
      'a warning ⇒ - 2 leeks\n\nFor the glaze, soy sauce is used, which is not gluten-free. ⇒ Gluten-free ⇒ soy sauce: Gluten-free',
      'what is left out by name ⇒ - 2 mushrooms ⇒ Leave out: mushroom ⇒ mushrooms: Leave out: mushroom',
      'a step that is a heading ⇒ # Dish\n\n- 2 leeks\n\n### Melt the butter ⇒ Vegan ⇒ butter: Vegan',
      'the dish itself, of whatever it is made ⇒ # Cashew cheese\n\n- 200 g tofu\n- 2 lemons\n- 1 leek\n\n1. Press the cheese. ⇒ Dairy-free ⇒ ',
      'what the dish is served with ⇒ # Leek soup for bread\n\n- 2 leeks\n- 2 lemons\n- 1 apple\n\n1. Serve with bread. ⇒ Gluten-free ⇒ bread: Gluten-free?',
      'a marinade by what it is for: the ingredients tell what is in it ⇒ # Marinade\n\nFor everything from steaks to shrimp, with honey.\n\nContains mustard and soy.\n\n- 2 limes\n- 1 tbsp honey\n- 1 tsp mustard\n\n1. Mix. ⇒ Vegan, Shellfish-free, Soy-free ⇒ honey: Vegan; soy: Soy-free?',
      'what an order above the list adds, but not what the dish is like ⇒ # Bean chili\n\nLike a bread pudding with shrimp, this is fine with beer.\n\nServe over rice or tortillas, and top with grated cheese.\n\n- 400 g beans\n- 1 onion\n- 1 tsp cumin\n\n1. Simmer. ⇒ Dairy-free, Gluten-free, Shellfish-free ⇒ tortillas: Gluten-free?; grated cheese: Dairy-free?',
      'perhaps what a line of the list says of other ways, and what notes without a heading do ⇒ - 80 g dark chips (optional: substitute walnuts)\n- 2 leeks\n- 1 lime\n\n1. Bake.\n2. For a chocolate version, add almonds.\n\n**Some other notes:**\n\n- Pecans are good here.\n- **Variations:**\n  - Add cashews.\n\nTip: roast some pistachios. ⇒ Nut-free ⇒ walnuts: Nut-free?; chocolate: Nut-free?; almonds: Nut-free?; Pecans: Nut-free?; cashews: Nut-free?; pistachios: Nut-free?',
      'what the title and the parts of the recipe make ⇒ # Zucchini Bread\n\n- 3 bananas\n- 2 eggs\n- 1 lime\n\n## Green curry paste\n\n- 1 chilli\n\n## Method\n\n1. Let the bread cool. Fry the green curry paste.\n2. Turn the loaf out. ⇒ Sesame-free, Gluten-free, Fish-free, Shellfish-free ⇒ ',
      'a sauce that the recipe makes, beside one that is listed ⇒ # Rice\n\n- 2 leeks\n- 2 limes\n- 1 tbsp soy sauce\n\n## Stir-fry sauce\n\n- 1 tbsp honey\n\n## Method\n\n1. Pour in the stir-fry sauce. ⇒ Fish-free, Shellfish-free ⇒ ',
      'a pot among the tools ⇒ ## Equipment\n\n- stock pot\n- wooden spoon ⇒ Vegan ⇒ ',
      'only perhaps what notes and variations tell of ⇒ - 200 g tofu\n- 2 leeks\n- 1 lime\n\n1. Fry it. You could also use chicken.\n\n## Variants\n\nUse sausage in place of the tofu.\n\n## Notes\n\nServe with sour cream. ⇒ Vegetarian, Dairy-free ⇒ chicken: Vegetarian?; sausage: Vegetarian?; sour cream: Dairy-free?',
      'for certain what the notes say of a food that is listed ⇒ - 200 g butter\n- 2 leeks\n- 1 lime\n\n1. Fry it.\n\n## Notes\n\nCold butter is best. ⇒ Vegan ⇒ butter: Vegan',
      'a sentence of a step that is a list ⇒ - 2 leeks\n\n1. **Season**\n   - Season with oregano, and adjust the seasoning to your own preference. ⇒ Gluten-free ⇒ ',
      'ingredients in one line ⇒ Ingredients: 2 leeks, 1 roux ⇒ Gluten-free ⇒ roux: Gluten-free',
      'the dish by its own name, in a sentence and in its yield ⇒ Here is a recipe for vegan cookie dough:\n\n- 200 g flour\n- 50 g sugar\n- 50 g oil\n\nMakes 12 cookie dough balls.\n\n1. Scoop the cookie dough. ⇒ Egg-free, Dairy-free ⇒ ',
      'the dish after two names for it in its yield ⇒ # Croissants\n\nMakes 16 croissants/pain au chocolat.\n\n- 500 g flour\n- 50 g sugar\n- 100 ml oil\n\n1. Roll the croissants. ⇒ Egg-free ⇒ ',
      'two wishes with their words ⇒ - 20 g butter\n- 2 eggs ⇒ Vegan, Leave out: egg ⇒ butter: Vegan; eggs: Vegan; eggs: Leave out: egg',
    ),
  )('%s', (_, markdown, wishes, expected) => {
    expect(findings(markdown, wishes)).toBe(expected)
  })
})

describe('inedible things', () => {
  const of = (ingredient: string, step = 'Stir.') => `# Rice\n\n- 300 g rice\n- ${ingredient}\n\n1. ${step}`
  test.each([
    ['an ingredient', of('60 ml anti-freeze'), 'anti-freeze: Not food'],
    ['the longest name', of('1 cup ant poison, hemlock'), 'ant poison: Not food; hemlock: Not food'],
    ['as one word', of('1 tbsp draincleaner'), 'draincleaner: Not food'],
    ['perhaps what a step brings in', of('2 leeks', 'Soak them in bleach.'), 'bleach: Not food?'],
    ['perhaps what cleans a food', of('2 leeks', 'Rinse the leeks in bleach.'), 'bleach: Not food?'],
    ['not what cleans hands and tools', of('2 leeks', 'Wash your hands with soap. Wash the bowl with soap.'), ''],
    ['not what holds like it', of('2 leeks', 'The starch is the glue. Add it and glue the ends.'), ''],
    ['perhaps a thing that is a verb too', of('2 leeks', 'Glue the ends. Stir in 2 tbsp of glue.'), 'glue: Not food?'],
    ['perhaps a short name', of('1 tsp ammonia'), 'ammonia: Not food?'],
    ['perhaps a metal', of('1 tsp mercury'), 'mercury: Not food?'],
    ['not what a fish has little of', of('200 g low-mercury tuna'), ''],
    ['not an innocent name', of('220 g bleached flour, 1 tsp baker’s ammonia or ammonium bicarbonate'), ''],
  ])('%s', (_, markdown, expected) => {
    expect(findings(markdown, '')).toBe(expected)
  })

  test('costs a recipe without it nothing', () => {
    const { checkAtOnce } = createRecipeCheck(() => {
      throw new Error('parsed')
    })
    expect(checkAtOnce(limitBlocks(of('2 leeks')), []).findings).toEqual([])
  })
})

test.each(
  table(
    'does not leave out its foods ⇒ - 300 g rice\n- 2 bananas\n\n1. Boil. ⇒ no fried rice, no banana bread ⇒ ',
    'is found by its name ⇒ - 300 g rice\n\n1. Serve with fried rice. ⇒ no fried rice ⇒ fried rice: Leave out: fried rice',
    'is its foods for an allergy ⇒ - 50 g peanuts ⇒ allergic to peanut brittle ⇒ peanuts: Leave out: peanuts',
  ),
)('a dish to leave out %s', (_, markdown = '', list = '', expected) => {
  const { findings } = createRecipeCheck(parseBlock).checkAtOnce(
    limitBlocks(markdown),
    wishesToCheck(noWishes, list.split(', ')),
  )
  expect(findings.flatMap(({ wish, words }) => words.map(({ word }) => `${word}: ${wish}`)).join('; ')).toBe(expected)
})

test('while the recipe grows, the marks of finished blocks stay the same objects', () => {
  const { checkAtOnce: checkRecipe } = createRecipeCheck(parseBlock)
  const wishes = checkedWishes({ ...noWishes, diets: ['Vegan'] }, [])
  const start = '# Toast\n\nWith butter.\n\n- 20 g butter\n\n'
  const before = checkRecipe(limitMarkdown(start), wishes).marks
  const after = checkRecipe(limitMarkdown(`${start}1. Spread the butter.`), wishes).marks
  expect(before[1]?.decorations).toHaveLength(1)
  expect(after[1]).toBe(before[1])
  expect(after.at(-1)?.decorations).toHaveLength(1)
})

describe('the work of a check', () => {
  const wishes = checkedWishes({ ...noWishes, diets: ['Vegan'] }, [])
  const blocksOf = (count: number) => Array.from({ length: count }, (_, index) => `Add butter and ${index} eggs.`)

  test('a recipe full of findings has as many marks as a user looks at, and names as many words', () => {
    const foods = [...preparedFoods().values()].flatMap(({ name, contents }) =>
      contents.has('milk') && !contents.has('egg') ? [name] : [],
    )
    const { marks, findings } = createRecipeCheck(parseBlock).checkAtOnce(
      limitBlocks(
        ['# Dish', ...foods.slice(0, 200).map((food) => `- 100 g ${food}`), 'egg '.repeat(1000)].join('\n\n'),
      ),
      checkedWishes({ ...noWishes, diets: ['Egg-free', 'Dairy-free'] }, []),
    )
    const counts = ['Egg-free', 'Dairy-free'].map(
      (name) =>
        marks.flatMap(({ decorations }) =>
          decorations.filter((each) => each.type === 'mark' && each.wishes.includes(name)),
        ).length,
    )
    expect(counts).toEqual([40, 40])
    const dairy = findings.filter(({ wish }) => wish === 'Dairy-free')
    for (const { words } of dairy) expect(words.length).toBeLessThanOrEqual(40)
    expect(dairy.some(({ others }) => others > 0)).toBe(true)
  })

  test('gives up where it may take so long at most, and goes on from there', () => {
    const { checkWithin, checkAtOnce } = createRecipeCheck(parseBlock)
    const recipe = limitBlocks(blocksOf(200).join('\n\n'))
    expect(checkWithin(recipe, wishes, 0)).toBeUndefined()
    expect(checkWithin(recipe, wishes, 60_000)).toEqual(checkAtOnce(recipe, wishes))
  })
})

test.each(
  table(
    'the same ⇒ 2 eggs, 100 g flour ⇒ 2 Eggs, **100 g** flour ⇒  ⇒ ',
    'another amount ⇒ 2 eggs ⇒ 3 eggs ⇒  ⇒ ',
    'another cut ⇒ 500 g chicken, 4 tomatoes ⇒ 600 g diced chicken thighs, 3 large tomatoes ⇒  ⇒ ',
    'a food more ⇒ 2 eggs ⇒ 2 eggs, 2 chillies ⇒ 2 chillies ⇒ ',
    'a food less ⇒ 2 eggs, 100 ml cream ⇒ 2 eggs ⇒  ⇒ cream',
    'a food for another ⇒ 100 ml cream ⇒ 100 ml milk ⇒ 100 ml milk ⇒ cream',
    'a kind that has to be named ⇒ 200 ml milk ⇒ 200 ml oat milk ⇒ 200 ml oat milk ⇒ milk',
    'a food that the page does not know ⇒ 1 salsify ⇒ 2 large salsify, 1 cardoon ⇒ 1 cardoon ⇒ ',
    'another dish, which is not compared ⇒ 3 carrots, 250 g lentils, 1 leek, 1 lime ⇒ 3 eggs, 1 duck, 1 fig, 1 pear ⇒  ⇒ ',
  ),
)('how a changed recipe differs: %s', (_, before, after, changed, gone) => {
  const read = (lines = '') =>
    readMarkdown(
      `# Dish\n\n- 200 g rice\n- 1 onion\n- 1 tsp salt\n- ${lines.replaceAll(', ', '\n- ')}\n\n1. Stir.\n2. Eat.`,
    )
  const changes = compareIngredients(read(before), read(after))
  expect([changes.changed.map(({ text }) => text).join(', '), changes.gone.join(', ')]).toEqual([changed, gone])
})
