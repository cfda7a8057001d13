import { describe, expect, test } from 'vitest'
import { checkedWishes, wishesToCheck } from '../../../src/food/checkedWishes'
import { preparedNames } from '../../../src/food/nameIndex'
import { wishNames } from '../../../src/food/wishTable'
import { noWishes, type Wishes } from '../../../src/prompt/wishes'
import { createRecipeCheck } from '../../../src/reader/checkRecipe'
import { compareIngredients } from '../../../src/reader/compareIngredients'
import { parseBlock } from '../../../src/reader/parseBlock'
import { readRecipe } from '../../../src/reader/readRecipe'
import { limitBlocks, limitMarkdown } from '../../../src/reader/renderLimits'
import { expectLinear } from '../../support/linear'

const check = (markdown: string, wishes: Partial<Wishes>) =>
  createRecipeCheck(parseBlock).checkAtOnce(limitBlocks(markdown), checkedWishes({ ...noWishes, ...wishes }, []))

const findings = (markdown: string, wishes: Partial<Wishes>) =>
  check(markdown, wishes).findings.flatMap(({ words, wish, certainty }) =>
    words.map(({ word }) => (certainty === 'named' ? `${word}: ${wish}` : `${word}: ${wish}?`)),
  )

describe('the findings', () => {
  test.each<[description: string, markdown: string, wishes: Partial<Wishes>, expected: string[]]>([
    ['a food in a step', '1. Fry it in butter.', { diets: ['Vegan'] }, ['butter: Vegan']],
    [
      'each food and wish once, by its first words',
      '- Butter\n- 20 g butter\n\n1. Melt the butter.',
      { diets: ['Vegan'] },
      ['Butter: Vegan'],
    ],
    [
      'not the title: a dish may be named after what it is like',
      '# Ice cream\n\n- 2 bananas',
      { diets: ['Vegan'] },
      [],
    ],
    [
      'not what it makes of its ingredients',
      '- 1 onion\n- 2 leeks\n- 1 tsp cumin\n\n1. Simmer until they create a thick gravy.\n2. Add the peas to the broth.\n3. Form the burger patties.',
      { diets: ['Vegan', 'Gluten-free'] },
      [],
    ],
    [
      'but what is bought ready',
      '- 1 onion\n- 2 leeks\n- 1 tsp cumin\n\n1. Stir in broth.\n2. Serve with gravy.',
      { diets: ['Vegan'] },
      ['broth: Vegan?', 'gravy: Vegan?'],
    ],
    [
      'no words of another language as misspelt ones',
      '# Tarte\n\n## Ingrédients\n\n- 1 cuillère à soupe de farine\n- 2 poireaux\n\n## Préparation\n\n1. Ajoutez la farine et les poireaux. Faites cuire pendant 10 minutes.',
      { diets: ['Vegan', 'Dairy-free'] },
      [],
    ],
    [
      'perhaps what a chat names after the last step',
      '- 1 onion\n- 2 leeks\n- 1 tsp cumin\n\n1. Fry.\n\nFor a richer pan, crumble some bacon over it.',
      { diets: ['Vegan'] },
      ['bacon: Vegan?'],
    ],
    [
      'not the broth of another dish that the words before name',
      'This soaks well in beef stock too.\n\n- 1 onion\n- 2 leeks\n- 1 tsp cumin\n\n1. Simmer in water. Strain the broth.',
      { diets: ['Vegan'] },
      [],
    ],
    [
      'not a part that a heading names',
      '### For the slaw\n\n- ½ cabbage\n- 1 lime\n\n### Noodles\n\n- 2 cups rice starch\n- 1 cup water\n\n1. Mix.',
      { diets: ['Vegan', 'Egg-free'] },
      [],
    ],
    [
      'not the tags of a collection',
      '- 1 onion\n- 2 leeks\n\n1. Fry.\n\n## Tags\n\n- soup, cheese\n\nTags: butter',
      { diets: ['Vegan'] },
      [],
    ],
    [
      'perhaps a food of modifications, and one that it is eaten with',
      '- 1 onion\n- 2 leeks\n- 1 tsp cumin\n\n1. Fry. Naan goes well with it.\n\n## Modifications\n\n- Add ham.',
      { diets: ['Gluten-free', 'Halal'] },
      ['Naan: Gluten-free?', 'ham: Halal?'],
    ],
    [
      'perhaps an example',
      '- 1 tbsp sweetener (e.g. honey)\n- 50 g topping (such as walnuts)',
      { diets: ['Vegan', 'Nut-free'] },
      ['honey: Vegan?', 'walnuts: Nut-free?'],
    ],
    [
      'not what another food is named after',
      '- 2 sheets sushi nori\n- 4 hotdog buns\n\n1. A gelatin-rich stock is no help.',
      { diets: ['Pescatarian', 'Fish-free', 'Dairy-free'] },
      ['stock: Pescatarian?', 'stock: Fish-free?'],
    ],
    ['kvass', '- 1 l kvass', { diets: ['Gluten-free'] }, ['kvass: Gluten-free']],
    ['malted milk', '- 70 g malted milk powder', { diets: ['Gluten-free'] }, ['malted milk powder: Gluten-free']],
    ['sheets of pastry', '- 2 puff pastry sheets', { diets: ['Gluten-free'] }, ['puff pastry: Gluten-free']],
    ['not a comparison', '1. Cut until it is fine (think breadcrumbs).', { diets: ['Gluten-free'] }, []],
    [
      'the sesame of a seasoning named after a bread',
      '- 1 tbsp everything-but-the-bagel seasoning',
      { diets: ['Gluten-free', 'Sesame-free'] },
      ['everything-but-the-bagel seasoning: Sesame-free'],
    ],
    ['flour in grams', '- 300 grams flour\n- 1 egg', { diets: ['Gluten-free'] }, ['flour: Gluten-free']],
    ['noodles that are rice noodles', '- 200 g rice noodles\n\n1. Boil the noodles.', { diets: ['Gluten-free'] }, []],
    ['pasta that is gluten-free', '- 200 g gluten-free pasta\n\n1. Boil the pasta.', { diets: ['Gluten-free'] }, []],
    ['cream that is coconut cream', '- 200 ml coconut cream\n\n1. Add the cream.', { diets: ['Dairy-free'] }, []],
    [
      'cream beside coconut cream',
      '- 200 ml coconut cream\n- 100 ml cream\n\n1. Add the cream.',
      { diets: ['Dairy-free'] },
      ['cream: Dairy-free'],
    ],
    [
      'another food than the listed one',
      '- 200 g rice noodles\n\n1. Serve with bread.',
      { diets: ['Gluten-free'] },
      ['bread: Gluten-free'],
    ],
    [
      'what it is compared with',
      '1. Stir until as thick as cream, in pieces the size of a walnut.',
      { diets: ['Vegan', 'Nut-free'] },
      [],
    ],
    [
      'an example of a food',
      '1. Add a cheese such as cheddar.',
      { diets: ['Vegan'] },
      ['cheese: Vegan', 'cheddar: Vegan'],
    ],
    [
      'what is not in it',
      'Without eggs, as you asked. Not used: milk and ham. Not used, and for another day: honey. Serve.\n\n- 2 leeks',
      { diets: ['Vegan'] },
      [],
    ],
    [
      'what a food is compared with',
      '- 1 tin coconut milk\n\nIt has the richness of cream. Use it as “buttermilk.”',
      { diets: ['Vegan'] },
      [],
    ],
    [
      'what some brands have',
      '- 100 g panko\n\nSome brands contain milk or honey.',
      { diets: ['Vegan'] },
      ['milk: Vegan?', 'honey: Vegan?'],
    ],
    [
      'what is for others',
      '- 2 leeks\n\nWalnuts can be used if nut-free is not a concern. If you are not vegan, add feta. If you eat dairy, add cream.',
      { diets: ['Nut-free', 'Vegan'] },
      [],
    ],
    [
      'a warning',
      '- 2 leeks\n\nFor the glaze, soy sauce is used, which is not gluten-free.',
      { diets: ['Gluten-free'] },
      ['soy sauce: Gluten-free'],
    ],
    [
      'a splash of milk beside oat milk',
      '- 200 ml oat milk\n- 50 g oats\n- 1 apple\n\n1. Stir in a splash of milk.',
      { diets: ['Vegan'] },
      ['milk: Vegan?'],
    ],
    ['what is left out by name', '- 2 mushrooms', { leaveOut: 'mushroom' }, ['mushrooms: Leave out: mushroom']],
    [
      'the certain before what a label decides',
      '- 1 stock cube\n- 2 eggs',
      { diets: ['Vegan'] },
      ['eggs: Vegan', 'stock cube: Vegan?'],
    ],
    ['kosher: meat with milk', '- 200 g beef\n- 50 g butter', { diets: ['Kosher'] }, ['beef with butter: Kosher']],
    [
      'butter beside peanut butter',
      '- 2 tbsp peanut butter\n\n1. Melt a knob of butter.',
      { diets: ['Dairy-free'] },
      ['butter: Dairy-free'],
    ],
    ['nuts beside a coconut', '- 1 coconut\n\n1. Add the nuts.', { diets: ['Nut-free'] }, ['nuts: Nut-free']],
    ['a step that is a heading', '# Dish\n\n- 2 leeks\n\n### Melt the butter', { diets: ['Vegan'] }, ['butter: Vegan']],
    [
      'kosher: chicken with coconut milk',
      '- 1 chicken\n- 400 ml coconut milk\n\n1. Roast with the milk.',
      { diets: ['Kosher'] },
      [],
    ],
    ['a short name without an article', '- 200 ml coconut milk\n\n1. Pour in milk.', { diets: ['Dairy-free'] }, []],
    [
      'a short name for a food with a property',
      '- 50 g vegan parmesan-style cheese\n- 200 g pasta\n\n1. Stir in the cheese.',
      { diets: ['Dairy-free'] },
      [],
    ],
    [
      'a short name for one that a step names in full',
      '1. Soak the rice noodles.\n2. Add noodles.',
      { diets: ['Gluten-free'] },
      [],
    ],
    [
      'a short name that may mean either',
      '- 100 g rice noodles\n- 100 g egg noodles\n\n1. Add noodles.',
      { diets: ['Gluten-free'] },
      ['egg noodles: Gluten-free'],
    ],
    [
      'the dish itself, of whatever it is made',
      '# Cashew cheese\n\n- 200 g tofu\n- 2 lemons\n- 1 leek\n\n1. Press the cheese.',
      { diets: ['Dairy-free'] },
      [],
    ],
    [
      'what the dish is served with',
      '# Leek soup for bread\n\n- 2 leeks\n- 2 lemons\n- 1 apple\n\n1. Serve with bread.',
      { diets: ['Gluten-free'] },
      ['bread: Gluten-free'],
    ],
    [
      'a marinade by what it is for: the ingredients tell what is in it',
      '# Marinade\n\nFor everything from steaks to shrimp, with honey.\n\nContains mustard and soy.\n\n- 2 limes\n- 1 tbsp honey\n- 1 tsp mustard\n\n1. Mix.',
      { diets: ['Vegan', 'Shellfish-free', 'Soy-free'] },
      ['honey: Vegan', 'soy: Soy-free'],
    ],
    [
      'what an order above the list adds, but not what the dish is like',
      '# Bean chili\n\nLike a bread pudding with shrimp, this is fine with beer.\n\nServe over rice or tortillas, and top with grated cheese.\n\n- 400 g beans\n- 1 onion\n- 1 tsp cumin\n\n1. Simmer.',
      { diets: ['Dairy-free', 'Gluten-free', 'Shellfish-free'] },
      ['grated cheese: Dairy-free', 'tortillas: Gluten-free?'],
    ],
    [
      'verbs in a row and a look',
      '- 100 g rice\n- 2 leeks\n\n1. Rub it to a breadcrumb texture.\n2. Beat/cream butter.\n3. Spread out evenly.',
      { diets: ['Vegetarian', 'Gluten-free'] },
      [],
    ],
    [
      'perhaps one of two foods, if the other keeps the wish',
      '- 1 tsp honey or sugar\n- 1 chicken or vegetable stock cube\n- 1 l vegetable broth (or chicken broth)\n- 2 tbsp butter or ghee\n- 1 slice cheese or margarine',
      { diets: ['Vegan'] },
      [
        'butter: Vegan',
        'ghee: Vegan',
        'honey: Vegan?',
        'chicken: Vegan?',
        'chicken broth: Vegan?',
        'cheese: Vegan?',
        'margarine: Vegan?',
      ],
    ],
    [
      'perhaps in the steps what is perhaps in the list',
      '- 1 l vegetable or chicken stock\n- 8 corn or flour tortillas\n- 2 leeks\n\n1. Simmer it in the stock.\n2. Warm the tortillas.',
      { diets: ['Vegetarian', 'Gluten-free'] },
      ['chicken stock: Vegetarian?', 'chicken stock: Gluten-free?', 'flour tortillas: Gluten-free?'],
    ],
    [
      'perhaps one of several that a dish is served with',
      '- 2 leeks\n- 2 limes\n- 1 tbsp oil\n\n1. Serve with rice, naan, or potatoes, or over rice or with roti.\n2. It goes on its own or with pita bread.\n3. Serve with bread and butter.',
      { diets: ['Gluten-free'] },
      ['bread: Gluten-free', 'naan: Gluten-free?', 'roti: Gluten-free?', 'pita bread: Gluten-free?'],
    ],
    [
      'a food by its plain name, of which the list has a form that keeps the wish',
      '- 50 g vegan Parmesan cheese\n- 8 gluten-free lasagna noodles\n- flour, gluten-free\n\n1. Stir in the flour.\n2. Layer the lasagna noodles with Parmesan cheese.',
      { diets: ['Dairy-free', 'Gluten-free'] },
      [],
    ],
    [
      'a food by its plain name, where the list has it in both forms',
      '- 50 g vegan parmesan\n- 50 g parmesan\n- 1 leek\n\n1. Stir in the parmesan.',
      { diets: ['Dairy-free'] },
      ['parmesan: Dairy-free'],
    ],
    [
      'perhaps what a line of the list says of other ways, and what notes without a heading do',
      '- 80 g dark chips (optional: substitute walnuts)\n- 2 leeks\n- 1 lime\n\n1. Bake.\n2. For a chocolate version, add almonds.\n\n**Some other notes:**\n\n- Pecans are good here.\n- **Variations:**\n  - Add cashews.\n\nTip: roast some pistachios.',
      { diets: ['Nut-free'] },
      [
        'walnuts: Nut-free?',
        'chocolate: Nut-free?',
        'almonds: Nut-free?',
        'Pecans: Nut-free?',
        'cashews: Nut-free?',
        'pistachios: Nut-free?',
      ],
    ],
    [
      'perhaps what the recipe may make of others',
      '- 200 g cashews\n- 2 leeks\n- 1 lime\n\n1. Blend the cashews, and stir in the cream. You have pancake batter.',
      { diets: ['Dairy-free'] },
      ['cream: Dairy-free?'],
    ],
    [
      'once what is certain in one place and perhaps in another',
      '- 200 g cashews\n- 2 leeks\n- 1 lime\n\n1. Stir in the cream.\n2. Serve with cream.',
      { diets: ['Dairy-free'] },
      ['cream: Dairy-free'],
    ],
    [
      'perhaps what a step calls a variation, and for certain what stands below one',
      '- 200 g tofu\n- 2 leeks\n- 1 lime\n\n1. **Variation:** top it with almonds.\n2. **Variations:**\n   - Add cashews.\n3. Stir in the walnuts.',
      { diets: ['Nut-free'] },
      ['walnuts: Nut-free', 'almonds: Nut-free?', 'cashews: Nut-free?'],
    ],
    [
      'what the title and the parts of the recipe make',
      '# Zucchini Bread\n\n- 3 bananas\n- 2 eggs\n- 1 lime\n\n## Green curry paste\n\n- 1 chilli\n\n## Method\n\n1. Let the bread cool. Fry the green curry paste.\n2. Turn the loaf out.',
      { diets: ['Sesame-free', 'Gluten-free', 'Fish-free', 'Shellfish-free'] },
      [],
    ],
    [
      'a sauce that the recipe makes, beside one that is listed',
      '# Rice\n\n- 2 leeks\n- 2 limes\n- 1 tbsp soy sauce\n\n## Stir-fry sauce\n\n- 1 tbsp honey\n\n## Method\n\n1. Pour in the stir-fry sauce.',
      { diets: ['Fish-free', 'Shellfish-free'] },
      [],
    ],
    ['a pot among the tools', '## Equipment\n\n- stock pot\n- wooden spoon', { diets: ['Vegan'] }, []],
    [
      'perhaps what is of one’s choice, or a favourite',
      '- 2 leeks\n- 2 limes\n- Toppings of your choice (lettuce, cheese, mustard)\n- 1 tbsp oil\n\n1. Top with your favourite toppings, and whipped cream.\n2. Serve it as a dip for crackers.',
      { diets: ['Dairy-free', 'Gluten-free'] },
      ['cheese: Dairy-free?', 'whipped cream: Dairy-free?', 'crackers: Gluten-free?'],
    ],
    [
      'states, and names within names',
      '- 200 g dried bean curd sticks\n- 400 g cannelloni beans\n- 10 g rice flour, until barely mixed\n\n1. It suits the lactose intolerant, with the same texture as pizza dough.',
      { diets: ['Vegan', 'Gluten-free', 'Dairy-free'] },
      [],
    ],
    [
      'what something is compared with',
      '- 2 leeks\n\n1. It is thicker than cream, and has less salt than deli meat.',
      { diets: ['Vegan'] },
      [],
    ],
    [
      'cloths, yeasts and vinegars that are named after foods',
      '- 1 sachet wine yeast\n- 1 tbsp muscat vinegar\n\n1. Roll it on a jelly roll pan.\n2. Strain it through a cheese cloth.\n3. Draw some with a wine thief.',
      { diets: ['Halal', 'Gluten-free', 'Dairy-free', 'Peanut-free'] },
      [],
    ],
    ['the animal that gives the milk', '- 200 ml milk (cow or any other)', { diets: ['Vegetarian'] }, []],
    [
      'only perhaps what notes and variations tell of',
      '- 200 g tofu\n- 2 leeks\n- 1 lime\n\n1. Fry it. You could also use chicken.\n\n## Variants\n\nUse sausage in place of the tofu.\n\n## Notes\n\nServe with sour cream.',
      { diets: ['Vegetarian', 'Dairy-free'] },
      ['chicken: Vegetarian?', 'sausage: Vegetarian?', 'sour cream: Dairy-free?'],
    ],
    [
      'for certain what the notes say of a food that is listed',
      '- 200 g butter\n- 2 leeks\n- 1 lime\n\n1. Fry it.\n\n## Notes\n\nCold butter is best.',
      { diets: ['Vegan'] },
      ['butter: Vegan'],
    ],
    [
      'the tortillas and the broth that are listed, and the broth that is made',
      '- 8 corn tortillas\n- 1 l vegatable broth\n- 2 limes\n\n1. Warm a stack of 4-6 tortillas.',
      { diets: ['Gluten-free', 'Fish-free'] },
      ['vegatable broth: Gluten-free?'],
    ],
    ['chicken broth by both of its names', '- 1 l chicken broth/stock\n- 2 leeks', { diets: ['Fish-free'] }, []],
    [
      'a broth that the recipe makes',
      '- 2 leeks\n- 1 tbsp cumin\n- 1 l water\n\n1. Strain the leek broth.',
      { diets: ['Fish-free'] },
      [],
    ],
    [
      'glass noodles by another name, and the noodles that they are',
      '- 100 g bean thread noodles\n- 2 limes\n- 1 leek\n\n1. Drain the noodles.',
      { diets: ['Gluten-free', 'Egg-free'] },
      [],
    ],
    [
      'the broth that is listed',
      '- 1 l vegetable broth\n- 2 leeks\n\n1. Add a splash of broth, and stir in ½ cup broth.',
      { diets: ['Vegan', 'Fish-free'] },
      [],
    ],
    [
      'cooked noodles that are soba noodles, and whipped cream of coconut cream',
      '- 80 g rice noodles\n- 200 ml coconut cream\n\n1. Add the cooked noodles.\n2. Fold in the whipped cream.\n3. Serve the noodles with the lime cream.',
      { diets: ['Gluten-free', 'Dairy-free'] },
      [],
    ],
    [
      'a sentence of a step that is a list',
      '- 2 leeks\n\n1. **Season**\n   - Season with oregano, and adjust the seasoning to your own preference.',
      { diets: ['Gluten-free'] },
      [],
    ],
    ['ingredients in one line', 'Ingredients: 2 leeks, 1 roux', { diets: ['Gluten-free'] }, ['roux: Gluten-free']],
    ['an ingredient that is a link', '- 20 g [butter](https://example.org/a)', { diets: ['Vegan'] }, ['butter: Vegan']],
    [
      'bitters and amaro, but not bitter leaves',
      '- 1 head bitter lettuce\n- 2 dashes bitters\n- 20 ml amaro',
      { diets: ['Halal'] },
      ['bitters: Halal', 'amaro: Halal'],
    ],
    [
      'cuts of beef',
      '- 3 pound spoon roast\n- 1 lb eye of round',
      { diets: ['Vegetarian'] },
      ['spoon roast: Vegetarian', 'eye of round: Vegetarian'],
    ],
    [
      'verbs that are foods elsewhere',
      '- 1 tbsp vinegar, plus extra for seasoning\n\n## Cream Butter and Sugar\n\n1. Spread the batter, without shortening the rest, seasoning the top.\n2. Spread it. Add the shortening.',
      { diets: ['Soy-free', 'Dairy-free', 'Gluten-free'] },
      ['Butter: Dairy-free', 'shortening: Soy-free?'],
    ],
    [
      'names of other foods within a name',
      '- 1 tsp cream tartar\n- 1 can cherry pie filling\n- 1 lb meatloaf mix\n- 400 ml coconut milk\n\n1. Fry the paste in the cream.\n2. Top with whipped cream.\n3. Serve with apple pie.',
      { diets: ['Dairy-free', 'Gluten-free', 'Vegetarian'] },
      ['meatloaf mix: Vegetarian', 'whipped cream: Dairy-free', 'apple pie: Gluten-free', 'apple pie: Dairy-free?'],
    ],
    [
      'the animals that milk and eggs are from',
      '- 1 cup butter (from grass-fed cows)\n- 2 eggs, from happy hens\n- meat from chickens',
      { diets: ['Vegetarian'] },
      ['meat: Vegetarian', 'chickens: Vegetarian'],
    ],
    ['a simile', '- 2 leeks\n\n1. Cook until sweet as the honey of May.', { diets: ['Vegan', 'Gluten-free'] }, []],
    [
      'the dish by its own name, in a sentence and in its yield',
      'Here is a recipe for vegan cookie dough:\n\n- 200 g flour\n- 50 g sugar\n- 50 g oil\n\nMakes 12 cookie dough balls.\n\n1. Scoop the cookie dough.',
      { diets: ['Egg-free', 'Dairy-free'] },
      [],
    ],
    [
      'the dish after two names for it in its yield',
      '# Croissants\n\nMakes 16 croissants/pain au chocolat.\n\n- 500 g flour\n- 50 g sugar\n- 100 ml oil\n\n1. Roll the croissants.',
      { diets: ['Egg-free'] },
      [],
    ],
    [
      'two wishes with their words',
      '- 20 g butter\n- 2 eggs',
      { diets: ['Vegan'], leaveOut: 'egg' },
      ['butter: Vegan', 'eggs: Vegan', 'eggs: Leave out: egg'],
    ],
    [
      'a misspelt food, perhaps',
      '- 2 tsp sesamme paste\n- 100 g chedder cheese\n- 1 sliced leek, prepered',
      { diets: ['Sesame-free', 'Dairy-free'] },
      ['chedder cheese: Dairy-free', 'sesamme paste: Sesame-free?'],
    ],
    [
      'English words that are close to foods',
      '- Shortcut layers\n- 1 tsp canola oil\n- 1 packet country mix\n- Matter of taste',
      { diets: ['Vegan', 'Gluten-free', 'Dairy-free'] },
      [],
    ],
    [
      'words that are none misspelt',
      '- 1 bouquet de persil\n- 2 barely ripe leeks\n- 1 buttery lettuce\n- 1 pressed leek\n- 1 crispy slice',
      { diets: ['Vegan'] },
      [],
    ],
    [
      'acts with the names of foods',
      '- 2 leeks\n- Spread the coals\n\n1. Shortening the rise costs taste.',
      { diets: ['Soy-free', 'Dairy-free'] },
      [],
    ],
    [
      'a pan dusted with flour, beside flour of almonds alone',
      '- 200 g almond flour\n- 2 tbsp peanut butter\n\n1. Butter the tin, dust it with flour, and stir the flour with the butter.',
      { diets: ['Gluten-free', 'Dairy-free'] },
      ['Butter: Dairy-free?', 'flour: Gluten-free?'],
    ],
    [
      'a floured board, by the flour that is listed',
      '- 200 g bread flour\n\n1. Knead on a lightly floured board.',
      { diets: ['Gluten-free'] },
      ['bread flour: Gluten-free'],
    ],
    [
      'a floured board alone',
      '1. Roll it out on a floured board.',
      { diets: ['Gluten-free'] },
      ['floured: Gluten-free?'],
    ],
    [
      'a board with the flour that the recipe has for it',
      '- 200 g gluten-free flour\n\n1. Dust the board with flour, and roll out on the floured board.',
      { diets: ['Gluten-free'] },
      [],
    ],
    [
      'rice flour, of which there is more for the board',
      '- 200 g rice flour, plus extra\n\n1. Dust the board with flour.',
      { diets: ['Gluten-free'] },
      [],
    ],
    ['mallow', '- 80 g mallow\n- 1 cup jute mallow', { diets: ['Vegetarian'] }, ['mallow: Vegetarian']],
    ['kosher: meat alone', '- 200 g beef\n- 50 ml oil', { diets: ['Kosher'] }, []],
    ['kosher: fish with milk', '- 200 g salmon\n- 50 g butter', { diets: ['Kosher'] }, []],
  ])('%s', (_, markdown, wishes, expected) => {
    expect(findings(markdown, wishes)).toEqual(expected)
  })
})

describe('what nobody can eat', () => {
  const of = (ingredient: string, step = 'Stir.') => `# Rice\n\n- 300 g rice\n- ${ingredient}\n\n1. ${step}`
  test.each([
    ['an ingredient', of('60 ml anti-freeze'), ['anti-freeze: Not food']],
    ['the longest name', of('1 cup ant poison'), ['ant poison: Not food']],
    ['as one word', of('1 tbsp draincleaner'), ['draincleaner: Not food']],
    ['perhaps what a step brings in', of('2 leeks', 'Soak them in household bleach.'), ['household bleach: Not food?']],
    ['not what cleans hands and tools', of('2 leeks', 'Add them, and wash your hands with soap.'), []],
    ['not what holds like it', of('2 leeks', 'The starch acts as the glue.'), []],
    ['perhaps a short name', of('1 tsp ammonia'), ['ammonia: Not food?']],
    ['not an innocent name', of('220 g bleached flour, 1 tsp baker’s ammonia or ammonium bicarbonate'), []],
  ])('%s', (_, markdown, expected) => {
    expect(findings(markdown, {})).toEqual(expected)
  })

  test('costs a recipe without it nothing', () => {
    const { checkAtOnce } = createRecipeCheck(() => {
      throw new Error('parsed')
    })
    expect(checkAtOnce(limitBlocks(of('2 leeks')), []).findings).toEqual([])
  })
})

describe('a dish to leave out', () => {
  const withList = (markdown: string, ...list: string[]) =>
    createRecipeCheck(parseBlock)
      .checkAtOnce(limitBlocks(markdown), wishesToCheck(noWishes, list))
      .findings.flatMap(({ wish, words }) => words.map(({ word }) => `${word}: ${wish}`))
  const boiled = '# Bowl\n\n- 300 g rice\n- 2 bananas\n- 1 onion\n\n1. Boil the rice.'

  test('does not leave out its foods', () => {
    expect(withList(boiled, 'no fried rice', 'no banana bread')).toEqual([])
  })

  test('is found by its name', () => {
    expect(withList(`${boiled}\n2. Serve with fried rice.`, 'no fried rice')).toEqual([
      'fried rice: Leave out: fried rice',
    ])
  })

  test('an allergy to it is one to its foods', () => {
    expect(withList('# Bowl\n\n- 50 g peanuts\n\n1. Stir.', 'allergic to peanut brittle')).toEqual([
      'peanuts: Leave out: peanuts',
    ])
  })
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

  test('a recipe that grows costs its new block: each is parsed once', () => {
    const parsed: string[] = []
    const { checkAtOnce } = createRecipeCheck((markdown) => {
      parsed.push(markdown)
      return parseBlock(markdown)
    })
    const blocks = blocksOf(30)
    for (const length of blocks.keys()) checkAtOnce(limitBlocks(blocks.slice(0, length + 1).join('\n\n')), wishes)
    checkAtOnce(limitBlocks(blocks.join('\n\n')), checkedWishes({ ...noWishes, diets: ['Egg-free'] }, []))
    // The last block of each is parsed again when a line break follows it.
    expect(parsed.length).toBeLessThanOrEqual(2 * blocks.length)
  })

  test('an aborted check leaves what it has read to the next one', async () => {
    const parsed: string[] = []
    const { checkInSlices } = createRecipeCheck((markdown) => {
      parsed.push(markdown)
      const end = performance.now() + 30
      while (performance.now() < end);
      return parseBlock(markdown)
    })
    const recipe = limitBlocks(blocksOf(6).join('\n\n'))
    const controller = new AbortController()
    const aborted = checkInSlices(recipe, wishes, controller.signal)
    controller.abort()
    await expect(aborted).rejects.toThrow()
    expect(parsed.length).toBeLessThan(6)
    const { findings } = await checkInSlices(recipe, wishes, new AbortController().signal)
    expect(parsed).toHaveLength(6)
    expect(findings).toHaveLength(1)
  })

  test('a recipe full of findings has as many marks as a user looks at, and names as many words', () => {
    const foods = preparedNames().flatMap(({ words, food }) =>
      food.contents.has('milk') && !food.contents.has('egg') ? [words.join(' ')] : [],
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

  test.each([
    ['foods', 'butter egg '],
    ['alternatives', 'honey or butter or '],
    ['words that the page does not know', 'xyz celery '],
    ['names written as one word', 'peanutbutter fishsauce '],
    ['names without any space', 'peanut'],
  ])('%s: the time of a paragraph grows with its length, also with hits alone', (_, words) => {
    const wishesOfAll = checkedWishes({ ...noWishes, diets: wishNames, leaveOut: 'xyz' }, [])
    expectLinear(
      (length) =>
        createRecipeCheck(parseBlock).checkAtOnce(limitMarkdown(words.repeat(length / words.length)), wishesOfAll),
      580,
    )
  })

  test('gives up where it may take so long at most, and goes on from there', () => {
    const { checkWithin, checkAtOnce } = createRecipeCheck(parseBlock)
    const recipe = limitBlocks(blocksOf(200).join('\n\n'))
    expect(checkWithin(recipe, wishes, 0)).toBeUndefined()
    expect(checkWithin(recipe, wishes, 60_000)).toEqual(checkAtOnce(recipe, wishes))
  })
})

describe('how a changed recipe differs', () => {
  const read = (...lines: string[]) =>
    readRecipe(
      limitBlocks(
        `# Dish\n\n## Ingredients\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n## Method\n\n1. Stir.`,
      ),
      parseBlock,
    )
  const others = ['200 g rice', '1 onion', '1 tsp salt']
  test.each([
    ['the same', ['2 eggs', '100 g flour'], ['2 Eggs', '**100 g** flour'], [], []],
    ['another amount', ['2 eggs'], ['3 eggs'], [], []],
    ['another cut', ['500 g chicken', '4 tomatoes'], ['600 g chicken thighs, diced', '3 tomatoes, chopped'], [], []],
    ['a food more', ['2 eggs'], ['2 eggs', '2 chillies'], ['2 chillies'], []],
    ['a food less', ['2 eggs', '100 ml cream'], ['2 eggs'], [], ['cream']],
    ['a food for another', ['100 ml cream'], ['100 ml milk'], ['100 ml milk'], ['cream']],
    ['a kind that has to be named', ['200 ml milk'], ['200 ml oat milk'], ['200 ml oat milk'], ['milk']],
    ['a food that the page does not know', ['1 salsify'], ['2 large salsify', '1 cardoon'], ['1 cardoon'], []],
  ])('%s', (_, before, after, changed, gone) => {
    const changes = compareIngredients(read(...others, ...before), read(...others, ...after))
    expect(changes.changed.map(({ text }) => text)).toEqual(changed)
    expect(changes.gone).toEqual(gone)
  })

  test('another dish is not compared', () => {
    const before = read('250 g lentils', '3 carrots', '1 tsp salt', '1 tbsp oil', '1 onion')
    const after = read('250 g shortcrust pastry', '3 eggs', '1 tsp salt', '1 tbsp oil', '2 onions')
    expect(compareIngredients(before, after)).toEqual({ changed: [], gone: [] })
  })
})
