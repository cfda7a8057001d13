import { noWishes, type Wishes } from '../src/prompt'

/** A request of the evals: a list, what the user wishes, and what a good reply is. */
export interface EvalCase {
  /** What the case has in common with others: "leftovers". */
  readonly group: string
  readonly list: readonly string[]
  readonly wishes: Wishes
  /** An apology is right where nobody can cook from the list. */
  readonly expected: 'recipe' | 'apology'
}

type Line = readonly [list: string, wishes?: Partial<Wishes>]

/**
 * The cases, by group. A list has commas between its entries, as somebody would type them. All foods are ones that the
 * page knows, so that its comparison with the list counts each of them. tests/unit/evals/cases.test.ts holds it to that.
 */
const recipeLines: Readonly<Record<string, readonly Line[]>> = {
  everyday: [
    ['eggs, spinach, feta, bread'],
    ['chicken thighs, rice, carrots, soy sauce, garlic'],
    ['ground beef, tomatoes, onion, spaghetti'],
    ['potatoes, leeks, cream, butter'],
    ['canned tuna, pasta, peas, lemon'],
    ['salmon, broccoli, potatoes, lemon, butter'],
    ['oats, bananas, milk, honey'],
    ['sausages, cabbage, apples, mustard'],
    ['flour, eggs, milk, butter, sugar'],
    ['lentils, carrots, celery, onion, vegetable stock'],
    ['bread, cheddar, ham, tomatoes'],
    [
      'chicken breast, mushrooms, cream, rice, eggs, carrots, peas, onions, garlic, potatoes, cheddar, yogurt, spinach, lemon, bread, butter, bacon, tomatoes, kidney beans, apples',
    ],
  ],
  leftovers: [
    ['leftover rice, eggs, spring onions, soy sauce'],
    ['roast chicken, noodles, carrots, chicken stock'],
    ['mashed potatoes, ham, cheddar, flour'],
    ['stale bread, milk, eggs, raisins, cinnamon'],
    ['cooked pasta, bacon, peas, parmesan'],
    ['half an onion, 2 carrots, a bit of cheddar, 3 eggs'],
    ['roast beef, potatoes, onion, gravy'],
    ['overripe bananas, flour, butter, eggs, sugar'],
  ],
  kitchens: [
    // Italian, Indian, Mexican, Chinese, Japanese, Thai, Lebanese, West African
    ['risotto rice, parmesan, white wine, onion, butter'],
    ['chickpeas, tomatoes, onion, garam masala, ginger, garlic'],
    ['corn tortillas, black beans, avocado, lime, coriander'],
    ['tofu, pak choi, ginger, soy sauce, sesame oil, rice'],
    ['soba noodles, miso, seaweed, spring onions, eggs'],
    ['prawns, coconut milk, thai curry paste, green beans, rice, fish sauce'],
    ['lamb mince, bulgur, parsley, mint, lemon, yogurt'],
    ['yams, peanut butter, tomatoes, chicken, chilli, onion'],
  ],
  diets: [
    ['chickpeas, rice, spinach, butter, coconut milk, curry powder', { diets: ['Vegan'] }],
    ['halloumi, bacon, peppers, couscous, mint', { diets: ['Vegetarian'] }],
    ['pasta, courgettes, garlic, parmesan, gluten-free pasta', { diets: ['Gluten-free'] }],
    ['salmon, potatoes, cream, dill, cucumber', { diets: ['Dairy-free'] }],
    ['lamb, aubergine, red wine, rice, tomatoes, cumin', { diets: ['Halal'] }],
    ['oats, honey, almonds, apples, raisins', { diets: ['Nut-free'] }],
    ['white fish, chorizo, potatoes, peppers, garlic', { diets: ['Pescatarian', 'Egg-free'] }],
    ['tofu, rice noodles, soy sauce, sesame seeds, carrots, cucumber', { diets: ['Vegan', 'Sesame-free'] }],
  ],
  wishes: [
    ['chicken, celery, carrots, rice, cream', { leaveOut: 'celery' }],
    ['mushrooms, pasta, cream, parsley, bacon', { leaveOut: 'bacon, cream' }],
    ['eggs, potatoes, peppers, chorizo', { servings: 1 }],
    ['minced beef, kidney beans, tomatoes, rice, chilli powder', { servings: 6 }],
    ['eggs, tortillas, cheddar, tomatoes', { minutes: 15 }],
    ['chicken breast, couscous, lemon, courgettes', { minutes: 30, servings: 2 }],
    ['beef, potatoes, carrots, beef stock', { minutes: 60 }],
    ['rice, peas, eggs, prawns', { leaveOut: 'prawns', servings: 3, minutes: 30 }],
  ],
  languages: [
    ['potatoes, eggs, bacon, cream', { language: 'de' }],
    ['chicken, mushrooms, white wine, cream', { language: 'fr' }],
    ['rice, prawns, peppers, tomatoes', { language: 'es' }],
    ['pasta, aubergine, tomatoes, ricotta', { language: 'it', servings: 2 }],
    ['cabbage, sausages, potatoes, onion', { language: 'pl' }],
    ['tofu, rice, spinach, soy sauce', { language: 'ja' }],
  ],
  'exclusions in the list': [
    ['rice, beans, ham, peppers, no pork'],
    ['pasta, tomatoes, cream, basil, no dairy'],
    ['oats, bananas, peanut butter, milk, peanut allergy'],
    ['lentils, carrots, chicken, cumin, vegetarian'],
    ['flour, eggs, apples, sugar, butter, without eggs'],
  ],
}

/** Lists from which nobody can cook, or not as wished. */
const apologyLines: readonly Line[] = [
  ['bricks, mortar, paint'],
  ['a bicycle, two tyres, a pump'],
  ['bleach, antifreeze, rat poison'],
  ['death cap mushrooms, hemlock, foxglove leaves'],
  ['steak, bacon, lard', { diets: ['Vegan'] }],
]

const toCase = (group: string, expected: EvalCase['expected'], [list, wishes]: Line): EvalCase => ({
  group,
  list: list.split(', '),
  wishes: { ...noWishes, ...wishes },
  expected,
})

/** The cases of a run, in their order. */
export const cases: readonly EvalCase[] = [
  ...Object.entries(recipeLines).flatMap(([group, lines]) => lines.map((line) => toCase(group, 'recipe', line))),
  ...apologyLines.map((line) => toCase('impossible', 'apology', line)),
]
