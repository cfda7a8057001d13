import { describe, expect, test } from 'vitest'
import { compareWithList } from '../../../src/reader/compareWithList'
import { foodsOf } from '../../../src/reader/shoppingList'
import { stepIngredients } from '../../../src/reader/stepIngredients'
import { times } from '../../support/amountDisplay'
import { table } from '../../support/layouts'
import { readMarkdown } from '../../support/readMarkdown'

const read = (lines: readonly string[], steps: readonly string[]) =>
  readMarkdown(
    [
      '# Dish\n',
      ...(lines.length > 0 ? ['## Ingredients\n', ...lines.map((line) => `- ${line}`), ''] : []),
      '## Method\n',
      ...steps.map((step, index) => `${index + 1}. ${step}`),
    ].join('\n'),
  )

const readText = (ingredients: string, method: string) =>
  readMarkdown(`# Dish\n\n## Ingredients\n\n${ingredients}\n\n## Method\n\n${method}\n`)

const german = readMarkdown(
  '# Auflauf\n\n## Zutaten\n\n- 500 g Kartoffeln\n- 1 rote Zwiebel\n- 2 EL Butter\n\n## Zubereitung\n\n1. Kartoffeln und Zwiebel mit der Butter in eine Form geben.\n2. Backen.',
)

/** Compares a list with a recipe of these lines. */
const compare = (list: readonly string[], lines: readonly string[], steps: readonly string[] = ['Cook it all.']) =>
  compareWithList(read(lines, steps), list)

const needsOf = (...lines: readonly string[]) => compare(['tofu'], lines)?.needs

/** Pairs of an entry and a line, with semicolons between. */
const pairsOf = (pairs: string) =>
  pairs.split(/;\s+/).map((pair): [entry: string, line: string] => {
    const [entry = '', line = ''] = pair.split(': ')
    return [entry, line]
  })

describe('what covers an ingredient', () => {
  test.each(
    Object.entries({
      'the same food by another name': `aubergine: 1 eggplant; capsicum: 1 bell pepper; scallions: 2 spring onions;
        shrimp: 200 g prawns; mince: 400 g ground beef; garbanzo beans: 1 tin (400 g) chickpeas`,
      'a narrower food': `cheddar: 100 g cheese; chicken thighs: 500 g chicken; stilton: 100 g blue cheese;
        spaghetti: 300 g pasta of your choice`,
      'a wider word for it': `pasta: 300 g penne; onions: 1 red onion, finely sliced`,
      'a part of it, or what it makes': `lemons: juice of 1 lemon; lemons: 2 tbsp lemon juice;
        stock cubes: 500 ml stock; eggs: 2 egg yolks`,
      'named kinds and their wider names, either way': `cheese: 100 g Gruyère; feta cheese: 100 g feta;
        Ricotta: 1 cup ricotta cheese; chipotles: 2 chipotle peppers in adobo sauce; fish: 2 haddock fillets;
        nuts: 50 g pecans; oat milk: 200 ml milk; wine: 100 ml dry red wine; chicken: 1 whole chicken;
        shallots: 1 onion; smoked bacon: 4 rashers streaky bacon; eggs: 2 hard-boiled eggs`,
      'as it is prepared': `shrimp: 1 lb peeled, deveined shrimp; pecorino: 50 g finely grated, loosely packed Pecorino;
        flour: 1 cup minus 1 tbsp flour; queso fresco: 100 g queso fresco cheese;
        pears: 3 cups peeled, cored, cubed pears; milk: 2 cups whole milk room temp or slightly warm;
        leg of lamb: 1 leg of lamb; penne: 300 g penne rigate; leftover rice: 200 g cooked rice;
        rotisserie chicken: 300 g chicken; chicken: 200 g cooked, shredded chicken;
        tomatoes: 400 g chopped fresh tomatoes; tinned tomatoes: 1 can chopped tomatoes;
        tomatoes: 1 can chopped tomatoes; tinned tomatoes: 400 g tomatoes, canned;
        fava beans: 1 can (400 g) fava beans, with their liquid; garlic: 3 cloves garlic, minced`,
      'entries as people type them': `3 large eggs: 2 eggs; cinamon: 1 tsp cinnamon;
        frozen peas and carrots: 100 g peas`,
      'foods that the page does not know': `kohlrabi: 1 kohlrabi, peeled; Freekeh: 100 g cracked freekeh`,
      'a sort, for a line that leaves it open': `pasta sauce: 1 jar sauce; orange liqueur: 30 ml cointreau;
        dark chocolate chips: 1 cup semisweet chocolate chips; stewing beef: 1 lb beef stew meat;
        butter: 2 tablespoons butter, thinly spread; bread roll: 1 crusty bread roll;
        seaweed: 1 tablespoon dried seaweed; aji amarillo: 2 tablespoons aji amarillo paste;
        stuffing: 170 g stuffing mix; tofu: 400 g soft tofu`,
      'either alternative': `butter: 50 g butter or margarine; margarine: 50 g butter or margarine;
        ghee: 2 tbsp butter, oil or ghee; vegetable stock: 1 l chicken or vegetable stock;
        quinoa: 150 g rice, couscous, or quinoa; cream: 100 ml cream, sour cream or cream cheese;
        tomatoes: 200 g tomatoes or canned tomatoes; canned tomatoes: 200 g tomatoes or canned tomatoes;
        almond butter: 2 tbsp peanut butter (or almond butter); cheddar: 2 slices of American, cheddar, or Swiss cheese;
        beef chuck: 1 kg lamb shoulder (or beef chuck); corn tortillas: 8 tortillas (flour or corn)`,
    }),
  )('%s covers it', (_, pairs) => {
    for (const [entry, line] of pairsOf(pairs))
      expect([entry, compare([entry], [line])]).toEqual([entry, { uses: [entry], needs: [], leaves: [] }])
  })

  test.each(
    Object.entries({
      'what is made of it, or only named after it': `milk: 400 ml coconut milk; milk: 200 ml buttermilk;
        butter: 2 tbsp peanut butter; chicken: 1 l chicken stock; tomatoes: 2 tbsp tomato paste;
        tomato paste: 3 tomatoes; tomatoes: 200 ml passata; onion: 2 shallots; garlic powder: 2 cloves garlic;
        chilli: 1 tsp chilli powder; coriander leaves: 1 tsp ground coriander; bread: 50 g breadcrumbs;
        pasta: 12 lasagne sheets; flour: 1 tbsp cornflour; cream: 100 g sour cream; sour cream: 100 ml cream;
        potatoes: 2 sweet potatoes; salmon: 100 g smoked salmon; beans: 200 g green beans; pepper: 1 red bell pepper;
        pepper: 4 large bell peppers (any color); fish: 1 tbsp fish sauce; apples: 200 ml apple cider; eggs: 1 eggplant;
        kohlrabi: 100 g salsify; salsify: 1 tbsp salsify powder`,
      'named kinds beside each other': `rum: 1 oz tequila; mozzarella: 250 g mascarpone cheese; cheddar: 80 g Gruyère;
        cheddar: 200 g Neufchâtel cheese; olives: 50 ml olive brine; red wine: 100 ml white wine;
        flour tortillas: 6 corn tortillas; chicken: 500 g turkey breast; bread: 4 burger buns`,
      'what the last noun says': `bell peppers: 2 ancho peppers; oysters: 1 cup oyster juice; peas: 50 g pea shoots;
        egg: 10 egg roll wrappers; butter: 2 tbsp garlic butter; beetroot: 2 pickled beetroots; mango: 50 g dried mango;
        beer: 1 rib celery (or 2 larger ones); mackerel: 200 g samba rice`,
    }),
  )('%s does not cover it', (_, pairs) => {
    for (const [entry, line] of pairsOf(pairs)) {
      const fit = compare([entry], [line])
      expect([entry, fit?.uses, fit?.needs.length, fit?.leaves]).toEqual([entry, [], 1, [entry]])
    }
  })
})

describe('what a recipe needs', () => {
  test('a recipe needs no staples, equipment or notes', () => {
    const lines = `
      2 l water; Boiling water; ice cubes; 1 tsp salt; a pinch of sea salt; freshly ground black pepper;
      Salt and pepper; 2 tbsp vegetable oil; 1 tbsp olive oil; cooking spray; 50 g sugar; 500 ml stock or water;
      1 tbsp vegetable or sunflower oil; 1 cup pasta cooking water; 1 tbsp flaky sea salt;
      Cooking spray or butter for greasing the tin; Blender; 12 wooden skewers; Parchment paper; Muffin tin;
      Use any vegetable you like; For a crunch, add walnuts and raisins; You can use frozen spinach;
      Note: lamb works too; Keep them small so that they dry; Gluten-free and vegan;
      1 large resealable freezer bag; 2 plastic bags`
    expect(needsOf(...lines.trim().split(/;\s+/))).toEqual([])
  })

  test('a recipe does not need its optional foods', () => {
    const lines = `
      2 tbsp parsley (optional); Optional: 1 chilli; Basil leaves, for garnish; Parmesan, to serve;
      cheese to taste; 1 chilli, if you like; sour cream for serving; Optional: 2 eggs; icing sugar, for dusting;
      Grated cheese, for topping`
    expect(needsOf(...lines.trim().split(/;\s+/))).toEqual([])
  })

  test('each food of a line, without amounts, cuts and remarks', () => {
    const pairs = `
      100 g feta, plus more for serving → feta | 2 tbsp gochujang, or more if desired → gochujang |
      1 tbsp honey (or to taste) → honey | juice of 1 lemon (zest optional) → lemon | 2 leeks (for topping) → leeks |
      2 chillies (adjust to taste) → chillies | 1 tsp sriracha (more or less to taste) → sriracha |
      2 leeks, sliced (save a handful for garnish) → leeks | 1 lb prawns, shelled (deveined, if you like) → prawns |
      1 jalapeño, chopped (optionally: remove seeds) → jalapeño | 1 tbsp tamari (or soy sauce, adjust to taste) → tamari |
      ½ cup chopped basil leaves, plus torn basil for serving → basil |
      14- to-16-ounce box corn crackers → corn crackers | 4 1-inch-thick lamb chops → lamb chops |
      1 pack ready-cooked beetroot → beetroot | Lime wedge or wheel → lime |
      red wine or beef broth → red wine or beef broth | 1 tbsp sesame oil → sesame oil |
      1 tbsp each of soy sauce and honey → soy sauce, honey | salt, pepper and paprika → paprika |
      thyme and rosemary → thyme, rosemary | 2 carrots, peeled and cut into coins → carrots |
      1 x 400 g can of chickpeas, drained and rinsed → chickpeas | 1½ cups (190 g) flour → flour |
      1 tube tomato purée → tomato purée | 1 glass white wine → white wine | 4 leaves gelatine → gelatine |
      2 dsp honey → honey | 1 dessertspoon mustard → mustard | half a dozen tomatoes → tomatoes | 2 dozen clams → clams |
      between 100 and 150 g cheddar → cheddar | 1 pack glass noodles → glass noodles |
      a handful of spinach → spinach | Milk – 200 ml → milk | Flour (100 g) → flour | eggs → eggs |
      2 large kohlrabi, peeled → kohlrabi | 50 g butter or margarine → butter or margarine |
      1 can tomatoes, crushed → canned tomatoes | 2 bulbs fennel → fennel | 200 ml good quality red wine → red wine |
      1 l chicken or vegetable stock → chicken stock or vegetable stock |
      200 g chicken breast or thigh → chicken breast or chicken thigh |
      150 g rice, couscous or quinoa → rice or couscous or quinoa | 1 onion, red or white → onion |
      1 onion/shallot → onion or shallot | Juice and zest of 1 lemon → lemon |
      2 tbsp ghee, margarine, or lard → ghee or margarine or lard | 60 g parmesan or a vegetarian alternative → parmesan |
      2 - 3 x 15ml tablespoons fish sauce → fish sauce | 2 tsp pink peppercorns → pink peppercorns |
      1 tbsp walnut oil → walnut oil | 1 tsp rose water → rose water | 200 ml buttermilk room temperature → buttermilk |
      1 cup half and half → half and half | ½ stick ((4 tbsp) butter) → butter |
      1 cup soy milk (or other plant milk, *see notes)) → soy milk | 4 tsp soy sauce, or gluten-free → soy sauce |
      2 tbsp light, neutral oil → | ½ cup water or vegetable broth → |
      4 garlic cloves, finely grated or minced → garlic cloves |
      Sauce: 60 ml soy sauce, 2 tbsp honey, 2 cloves garlic (minced) → soy sauce, honey, garlic |
      Glaze: 1 tbsp soy sauce + 1 tbsp honey → soy sauce, honey |
      Aromatics: 1 onion, diced; 2 cloves garlic → onion, garlic | 1 small can diced green chiles → green chiles |
      1 tsp ground mustard → ground mustard | 1 kg beef tenderloin (center-cut) → beef tenderloin |
      250ml/1cup chicken stock → chicken stock | 1 pound 85 percent lean ground beef → lean ground beef |
      1 spoon full of Dijon mustard → dijon mustard | 450 g mild or spicy Italian sausage → italian sausage |
      2 cups homemade chicken stock or low-sodium chicken broth → chicken stock or chicken broth |
      ½ cup homemade or store-bought chicken stock → chicken stock |
      1 large leek, chopped, or 1 can of sweetcorn → leek or sweetcorn | 200 g ready-to-use mallow → mallow |
      1 scoop vanilla whey protein → vanilla whey protein | 200 g cake flour → cake flour |
      ½ tsp ground red pepper → ground red pepper | 40 g malted milk powder → malted milk powder |
      3 medium cloves garlic → garlic | 2 teas cumin → cumin | 1 part beeswax → beeswax |
      300 g cooked or canned pinto beans → pinto beans |
      1 tbsp powdered or condensed milk → powdered milk or condensed milk |
      4 boneless, skinless fish fillets or 8 boneless, skinless fish fillets → fish fillets |
      1 packet or 2 tsp dry yeast → dry yeast | 2 tbsp, plain flour → plain flour | 1 tsp seasoned salt → seasoned salt |
      2 pickled eggs → pickled eggs | 1 loaf French bread → french bread |
      50 g mixed seeds → mixed seeds | 100 g semi-sweet chocolate → semi-sweet chocolate |
      2 cups cooked chickpeas or 1 can → chickpeas | 2 cups rye flour [^2] → rye flour |
      2 cups fine semolina flour: This gives it bite. → fine semolina flour |
      2 tsp Worcestershire sauce, plus a drop or two more → worcestershire sauce |
      1 lb ground beef or Italian sausage → ground beef or italian sausage | 3 ears corn → corn |
      200 g extra-lean beef mince → extra-lean beef mince |
      1 tsp powdered ginger → powdered ginger | Some sort of protein → | Anything else you want → |
      1 leek, 2 carrots and 1 celery stick → leek, carrots, celery`
    for (const pair of pairs.trim().split(/\s+\|\s+/)) {
      const [line = '', needs] = pair.split(/ →\s?/)
      expect([line, needsOf(line)?.join(', ')]).toEqual([line, needs])
    }
  })

  test.each([
    ['50 g butter; 1 tbsp butter for the pan; 2 eggs', 'butter, eggs'],
    ['2 tbsp cornstarch; 1 egg; 1 tbsp corn starch; 3 eggs', 'cornstarch, egg'],
    ['1 tsp vanilla; 1 tsp vanilla extract; 1 tsp cumin; 1 tsp ground cumin', 'vanilla, cumin'],
    ['4 green onions; 2 tsp minced scallion', 'green onions'],
    // Each of them is bought.
    ['1 onion; 1 red onion; 1 lemon; 1 tbsp lemon juice', 'onion, red onion, lemon, lemon juice'],
    ['450 g bream; 1 cod fillet', 'bream, cod'],
    ['1 light tbsp cumin; 2 tbps honey; 1 teapsoon thyme', 'cumin, honey, thyme'],
    ['https://example.org/soup; Cook Mode Prevent your screen from going dark; 1 leek', 'leek'],
  ])('names a food once, by its first name: %s', (lines, needs) => {
    expect(needsOf(...lines.split('; '))?.join(', ')).toBe(needs)
  })

  test.each([
    ['what garnishes', '- 2 eggs\n\n### Garnish\n\n- Chives', 'eggs'],
    ['what is optional', '- 2 eggs\n\n### To serve\n\n- 1 avocado', 'eggs'],
  ])('%s is not required', (_, ingredients, needs) => {
    expect(compareWithList(readText(ingredients, '1. Cook them.\n2. Eat.'), [])?.needs.join(', ')).toBe(needs)
  })
})

describe('the entries of the list', () => {
  test.each(
    table(
      // the list ⇒ the lines ⇒ the steps ⇒ used | needed | left
      'parmesan, ham ⇒ 2 eggs ⇒ Beat the eggs. Scatter parmesan over them. ⇒ parmesan | eggs | ham',
      'parsley ⇒ 2 eggs, 2 tbsp parsley (optional) ⇒ Cook. ⇒ parsley | eggs | ',
      'mozzarella, parmesan ⇒ 50 g parmesan, 1 leek ⇒ Scatter over the cheese. ⇒ parmesan | leek | mozzarella',
      'tomatoes ⇒ 200 ml passata ⇒ Heat the passata. ⇒  | passata | tomatoes',
      'milk ⇒ 400 ml coconut milk ⇒ Pour in the milk. ⇒  | coconut milk | milk',
      'potatoes ⇒ 2 sweet potatoes ⇒ Dice the potatoes. ⇒  | sweet potatoes | potatoes',
      'chicken, naan, eggs ⇒ 2 eggs ⇒ Fry the eggs. Serve hot with turkey or naan. ⇒ naan, eggs |  | chicken',
      'eggs, prawns ⇒ 12 egg roll wrappers, 200 g prawns ⇒ Lay out the egg roll wrappers. ⇒ prawns | egg roll wrappers | eggs',
      'no nuts, vegan, gluten free, potatoes ⇒ 2 potatoes ⇒ Cook. ⇒ potatoes |  | ',
      'shoes, eggs ⇒ 2 eggs ⇒ Cook. ⇒ eggs |  | shoes',
      'salt, oil, water ⇒ 2 eggs, 1 tsp salt, 1 l water ⇒ Cook. ⇒ salt, water | eggs | oil',
      'Butter, milk ⇒  ⇒ Fry 2 eggs in butter. Eat them with ketchup. ⇒ Butter | eggs, ketchup | milk',
      'eggs and milk ⇒ 2 eggs, 100 ml milk ⇒ Cook. ⇒ eggs and milk |  | ',
    ),
  )('%s: with "%s" and "%s" they are %s', (list, lines, steps, expected) => {
    const fit = compare(list.split(', '), lines ? lines.split(', ') : [], steps.split(/(?<=\.) /))
    expect([fit?.uses, fit?.needs, fit?.leaves].map((foods) => foods?.join(', ')).join(' | ')).toBe(expected)
  })

  test('a food that only a tip names counts as unused', () => {
    const reading = readText('- 2 eggs', '1. Cook them.\n\n## Tips\n\n- Add spinach.\n\n**Not used:** ham')
    expect(compareWithList(reading, ['eggs', 'spinach', 'ham'])?.leaves).toEqual(['spinach', 'ham'])
  })

  test('the fit of an apology is undefined', () => {
    const apology = readMarkdown("I'm sorry, I have no recipe with eggs.")
    expect(compareWithList(apology, ['eggs'])).toBeUndefined()
  })

  test('in another language, the entries that stand in it as typed are used, and nothing is needed', () => {
    const [uses, unclear] = [['kartoffeln', 'Zwiebel'], ['Zwiebeln']]
    expect(compareWithList(german, [...uses, ...unclear])).toEqual({ uses, needs: [], leaves: [], unclear })
    expect(compareWithList(german, ['potatoes', 'But'])).toBeUndefined()
  })

  test('a list of more than 500 entries is not compared', () => {
    const list = Array.from({ length: 501 }, (_, index) => (index === 0 ? 'eggs' : `jar ${index}`))
    expect(compare(list.slice(1), ['2 eggs'])?.needs).toEqual(['eggs'])
    expect(compare(list, ['2 eggs'])).toBeUndefined()
  })
})

test.each([
  ['200 g red lentils, rinsed; 1 onion; 1 tsp salt', ['red lentils', 'onion']],
  ['1 l water; 1 tsp salt', undefined],
])('a recipe of %s is made of the foods that it needs', (lines, foods) => {
  expect(foodsOf(read(lines.split('; '), ['Cook it.']))).toEqual(foods)
})

test('one in another language is made of its lines', () => {
  expect(foodsOf(german)).toEqual(['500 g Kartoffeln', '1 rote Zwiebel', '2 EL Butter'])
})

test.each(
  table(
    '1 l chicken stock; 300 g penne; 50 g cheddar ⇒ Boil the pasta in the stock. / Scatter the cheese. / Serve. ⇒ 1 l chicken stock; 300 g penne / 50 g cheddar / ',
    '2 cloves garlic; 1 tin (400 g) chopped tomatoes; 1 kohlrabi ⇒ Fry the garlic, the tomatoes and the kohlrabi. ⇒ 2 cloves garlic; 1 tin (400 g) chopped tomatoes; 1 kohlrabi',
    '300 g pasta; 2 onions; 1 tin chickpeas ⇒ Boil the penne. / Add the shallots. / Add the garbanzo beans. ⇒ 300 g pasta / 2 onions / 1 tin chickpeas',
    '20 g butter ⇒ Melt half of the butter. / Stir in the remaining butter. ⇒ butter / butter',
    '2 cloves of garlic; 1 onion ⇒ Stir in the remaining garlic. / Fry one third of the onion. ⇒ garlic / onion',
    '20 g butter ⇒ Melt the butter, and keep half of the butter. ⇒ 20 g butter',
    '3 tbsp oil ⇒ Heat 2 tbsp oil, then the rest of the oil. ⇒ oil',
    'salt; 600 g chicken ⇒ Season with some salt. / Brown the chicken. / Return the chicken. ⇒ salt / 600 g chicken / ',
  ),
)('of "%s", the steps "%s" take "%s"', (lines, steps, taken) => {
  const inSteps = stepIngredients(read(lines.split('; '), steps.split(' / ')), times(1))
  expect(inSteps.map((each) => each.join('; ')).join(' / ')).toBe(taken)
})

test('the ingredients of a step have the amounts that are shown', () => {
  const reading = read(['2 cloves garlic', '1 tin (400 g) tomatoes'], ['Fry the garlic and the tomatoes.'])
  expect(stepIngredients(reading, times(2))).toEqual([['4 cloves garlic', '2 tins (400 g) tomatoes']])
})
