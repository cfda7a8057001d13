import { canReplace, type Food, foods, isKindOf } from '../food/foods'
import { formatMinutes } from '../lib/formatMinutes'
import { formatList } from './conditionalText'
import { parseMinutes } from './cookingTime'
import { displayName } from './ingredientNames'
import { courseOf, cuisineOf, type IngredientLine, parseLine } from './parseRecipe'
import { scaleLine } from './scaleLine'
import { type Candidate, MAX_ANY_OF, matchIngredients } from './selectRecipe'

/** What a cook serves with a dish, or finishes it with, of the foods that its recipe does not use. */
interface Side {
  /** The amount for one person. */
  readonly line: IngredientLine
  readonly courses: readonly string[]
  /** The kitchens that it goes with; all if undefined. */
  readonly cuisines?: readonly string[]
  /** Whether it is the potatoes or rice, or the bread, of a meal, which has one of each at most. */
  readonly starch?: 'boiled' | 'bread'
  /** It goes only with a dish that lists one of these. */
  readonly onto?: readonly Food[]
  readonly method: SideMethod
}

/** How a side is made. `%` stands for the names of its foods. */
type SideMethod =
  /** A sentence at the end of the last step. */
  | string
  /** A step of its own, which takes the cook's time; `wait` is how long it then cooks by itself. In minutes. */
  | {
      readonly step: string
      readonly minutes: number
      readonly wait?: number
      readonly text: string
      /** The staples that it takes. */
      readonly uses: readonly string[]
    }

/** A side that goes with a recipe: its line with the user's foods and the amount for all, and how it is made. */
export type ListedSide = Pick<Side, 'line' | 'method'>

function foodsNamed(...names: string[]): Food[] {
  return names.flatMap((name) => foods.get(name) ?? [])
}

const mains = ['Main']
const savoury = ['Main', 'Soup', 'Salad', 'Side']
const savouryMorning = ['Main', 'Soup', 'Salad', 'Side', 'Breakfast', 'Snack']
const sweet = ['Dessert']

const western = [
  ...['Everyday', 'British', 'Scottish', 'Irish', 'American', 'French', 'Italian', 'German', 'Belgian', 'Russian'],
  ...['Mediterranean', 'Spanish', 'Greek'],
]
const cheesy = [...western, 'Mexican', 'Brazilian', 'Colombian', 'Venezuelan', 'Peruvian', 'Argentine', 'Uruguayan']
const southAsian = ['Indian', 'Punjabi', 'South Indian', 'Bengali', 'Pakistani', 'Sri Lankan']
const middleEastern = [
  ...['Middle Eastern', 'Lebanese', 'Syrian', 'Palestinian', 'Iraqi', 'Iranian', 'Turkish', 'Greek', 'Egyptian'],
  ...['Moroccan', 'Algerian', 'Tunisian'],
]
const eastAsian = [
  ...['Chinese', 'Sichuan', 'Cantonese', 'Shanghainese', 'Japanese', 'Korean', 'Asian', 'Thai', 'Vietnamese', 'Lao'],
  ...['Cambodian', 'Burmese', 'Malaysian', 'Singaporean', 'Indonesian', 'Filipino'],
]
const latin = [
  ...['Mexican', 'Latin American', 'Brazilian', 'Colombian', 'Venezuelan', 'Peruvian', 'Ecuadorian', 'Bolivian'],
  ...['Argentine', 'Uruguayan', 'Chilean', 'Paraguayan'],
]
const westAfrican = [
  ...['Nigerian', 'Ghanaian', 'West African', 'Senegalese', 'Sierra Leonean', 'Malian', 'Ivorian', 'Cameroonian'],
]

/** `…` becomes " while you go on" if other steps follow that take as long. */
const boil = (wait: number) => ({
  step: 'Boil the %',
  minutes: 2,
  wait,
  text: `Put the % into boiling salted water and cook for ${wait} minutes…, until just tender. Drain, and serve beside the dish.`,
  uses: ['water', 'salt'],
})
const fry = (minutes: number, end: string) => ({
  step: 'Fry the %',
  minutes,
  text: `Heat a little oil in a frying pan over a medium-high heat and fry the % for about ${minutes - 1} minutes, ${end}.`,
  uses: ['oil'],
})

const side = (
  courses: readonly string[],
  line: string,
  method: SideMethod,
  options: Pick<Side, 'cuisines' | 'starch' | 'onto'> = {},
): Side => ({ line: parseLine(`- ${line}`), courses, method, ...options })

/** The sides, in the order in which they are tried. A food is used for the first one that it suits. */
const sides: readonly Side[] = [
  // The potatoes, rice or bread of the meal.
  side(
    mains,
    '75 g (⅓ cup) **rice** or **attieke**',
    {
      step: 'Boil the %',
      minutes: 2,
      wait: 15,
      text: 'Put the % into a pan with a pinch of salt and twice its volume of water. Bring it to the boil, cover, and turn the heat to low. Leave for 15 minutes…, until the water is gone, and serve with the dish.',
      uses: ['water', 'salt'],
    },
    { starch: 'boiled' },
  ),
  side(
    mains,
    '150 g (¾ cup) **cooked rice**',
    {
      step: 'Heat the %',
      minutes: 5,
      text: 'Put the % into a pan with a splash of water, cover, and heat it until it is steaming hot all through, stirring once or twice. Serve it with the dish.',
      uses: ['water'],
    },
    { starch: 'boiled' },
  ),
  side(
    mains,
    '60 g (⅓ cup) **couscous** or **bulgur**',
    {
      step: 'Soak the %',
      minutes: 2,
      wait: 10,
      text: 'Pour the same volume of boiling water over the % with a pinch of salt, cover, and leave for 10 minutes…. Fluff it with a fork, and serve it with the dish.',
      uses: ['water', 'salt'],
    },
    { starch: 'boiled' },
  ),
  side(mains, '60 g (⅓ cup) **quinoa**', boil(15), { starch: 'boiled' }),
  side(mains, '200 g (7 oz) **potatoes**, in chunks', boil(15), { starch: 'boiled' }),
  side(mains, '200 g (7 oz) **sweet potatoes**, in chunks', boil(12), { starch: 'boiled' }),
  side(mains, '200 g (7 oz) **yam** or **cassava**, peeled, in chunks', boil(20), { starch: 'boiled' }),
  side(mains, '75 g (2½ oz) **noodles**', boil(4), { starch: 'boiled', cuisines: eastAsian }),
  side(mains, '90 g (3 oz) **pasta**', boil(11), { starch: 'boiled', cuisines: western }),
  side(savouryMorning, '2 slices **bread**', 'Serve with the %.', {
    starch: 'bread',
    cuisines: [...western, ...latin, ...westAfrican, ...middleEastern],
  }),
  side(
    [...savoury, 'Breakfast'],
    '1 **pittas** or **naan breads** or **chapatis**',
    'Warm the % and serve it with the dish.',
    {
      starch: 'bread',
      cuisines: [...western, ...southAsian, ...middleEastern],
    },
  ),
  side(
    [...savoury, 'Breakfast'],
    '2 **tortillas** or **corn tortillas**',
    'Warm the % in a dry pan and serve them with the dish.',
    {
      starch: 'bread',
      cuisines: latin,
    },
  ),
  side(
    [...mains, 'Breakfast'],
    '½ **plantains**, peeled and sliced',
    fry(8, 'turning once, until golden on both sides and soft. Serve beside the dish'),
    {
      cuisines: [...westAfrican, ...latin],
    },
  ),

  side(
    mains,
    '200 g (7 oz) **cooked potatoes**',
    {
      step: 'Heat the %',
      minutes: 8,
      text: 'Fry the % in a little oil, turning now and then, until steaming hot all through and crisp outside. Serve beside the dish.',
      uses: ['oil'],
    },
    { starch: 'boiled' },
  ),
  side(mains, '50 g (¼ cup) **lentils**', boil(25), { starch: 'boiled' }),
  side(mains, '1 **Yorkshire puddings**', 'Warm the % in a hot oven for 5 minutes and serve them with the dish.', {
    cuisines: ['British', 'Everyday'],
  }),

  // Vegetables beside it.
  side(
    mains,
    'any of **peas**, **mangetout**, **spinach**, **bean sprouts**, **sweetcorn**, **edamame**, **pak choi**, about 80 g (3 oz) in all',
    boil(3),
  ),
  side(
    mains,
    'any of **broccoli**, **green beans**, **asparagus**, **kale**, **cabbage**, **collard greens**, **cauliflower**, about 80 g (3 oz) in all, in even pieces',
    boil(6),
  ),
  side(
    mains,
    'any of **carrots**, **brussels sprouts**, **mixed vegetables**, about 80 g (3 oz) in all, in even pieces',
    boil(10),
  ),
  side(
    mains,
    'any of **swede**, **parsnips**, **turnips**, **celeriac**, **pumpkin**, about 100 g (3½ oz) in all, peeled, in small chunks',
    boil(18),
  ),
  side(
    mains,
    'any of **courgettes**, **mushrooms**, **bell peppers**, **okra**, **aubergines**, about 80 g (3 oz) in all, sliced',
    fry(10, 'turning them, until soft and golden. Serve beside the dish'),
  ),
  side(
    ['Main', 'Snack'],
    'any of **lettuce**, **cucumber**, **tomatoes**, **radishes**, **avocado**, about 60 g (2 oz) in all',
    'Serve the % beside it, cut up, with a pinch of salt.',
  ),

  // Something more on the plate.
  side(
    mains,
    '130 g (4½ oz) **salmon** or **white fish**',
    fry(10, 'turning once, until it flakes at a push. Serve it on top'),
  ),
  side(mains, '60 g (2 oz) **prawns**', fry(5, 'until they are pink and firm all through. Serve them on top')),
  side(
    mains,
    '75 g (2½ oz) **halloumi** or **paneer** or **tofu**, sliced',
    fry(6, 'turning once, until golden. Serve on top'),
  ),
  side([...mains, 'Soup'], '2 rashers **bacon**', fry(7, 'until crisp. Crumble it over the dish'), {
    cuisines: western,
  }),
  side(mains, '60 g (2 oz) **chickpeas** or **white beans** or **black beans** or **kidney beans**, drained', {
    step: 'Warm the %',
    minutes: 5,
    text: 'Warm the % in a small pan with a splash of water and a pinch of salt. Serve beside the dish.',
    uses: ['water', 'salt'],
  }),
  side(
    mains,
    '1 **eggs**',
    {
      step: 'Fry the %',
      minutes: 5,
      text: 'Heat a little oil in a frying pan over a medium heat. Fry the % until the whites are set, and serve on top.',
      uses: ['oil'],
    },
    { onto: foodsNamed('rice', 'cooked rice', 'noodles', 'cooked noodles') },
  ),

  side(savoury, '1 **boiled eggs**, quartered', 'Lay the % on top.'),

  // Cheese, nuts, herbs.
  side([...savoury, 'Breakfast'], '15 g (2 tablespoons) **cheese** or **brie**', 'Grate or crumble the % over it.', {
    cuisines: cheesy,
  }),
  side([...savoury, 'Breakfast'], '20 g (1 oz) **feta**', 'Crumble the % over it.', { cuisines: middleEastern }),
  side(
    savoury,
    'any of **nuts**, **pine nuts**, **peanuts**, **seeds**, **sesame seeds**, 1 tablespoon in all',
    'Toast the % in a dry pan for 2 minutes and scatter over.',
  ),
  side([...sweet, 'Breakfast', 'Baking'], 'any of **nuts**, **seeds**, 1 tablespoon in all', 'Scatter the % over it.'),
  side(
    savouryMorning,
    'any of **parsley**, **coriander**, **chives**, **dill**, **basil**, **mint**, **tarragon**, **spring onions**, 1 tablespoon in all, chopped',
    'Scatter the % over it.',
  ),
  side(savoury, 'any of **crispy fried onions**, 1 tablespoon in all', 'Scatter the % over it.'),
  side(savoury, '¼ **lemons** or **limes**, in wedges', 'Serve with the % to squeeze over.'),

  side(['Soup', 'Salad'], '1 handful **croutons**', 'Scatter the % over it.'),
  side(savoury, '1 tablespoon **pomegranate** seeds', 'Scatter the % over it.', { cuisines: middleEastern }),

  // A spoonful at the table.
  side(
    [...savoury, 'Breakfast'],
    '2 tablespoons **yogurt** or **sour cream** or **creme fraiche**',
    'Serve with a spoonful of the %.',
    {
      cuisines: [...western, ...southAsian, ...middleEastern, ...latin],
    },
  ),
  side(['Soup'], '1 tablespoon **cream**', 'Swirl in the %.', { cuisines: western }),
  side([...mains, 'Soup', 'Side'], '1 teaspoon **butter**', 'Let the % melt over it.', { cuisines: western }),
  side(
    savouryMorning,
    'any of **hot sauce**, **harissa**, **sambal oelek**, **chilli oil**, **sweet chilli sauce**, 1 teaspoon in all',
    'Serve with the %, as hot as you like it.',
  ),
  side(
    savouryMorning,
    'any of **olives**, **capers**, **sun-dried tomatoes**, **roasted peppers**, 1 tablespoon in all',
    'Scatter the % over it.',
    { cuisines: [...western, ...middleEastern] },
  ),
  side(
    savouryMorning,
    'any of **ketchup**, **brown sauce**, **mustard**, **mayonnaise**, **pickles**, **cranberry sauce**, **horseradish**, **coleslaw**, **barbecue sauce**, 1 tablespoon in all',
    'Serve with the % beside it.',
    {
      cuisines: ['Everyday', 'British', 'Scottish', 'Irish', 'American', 'German', 'Belgian'],
    },
  ),
  side(
    savouryMorning,
    'any of **mango chutney**, **lime pickle**, **poppadoms**, 1 tablespoon in all',
    'Serve with the % beside it.',
    { cuisines: southAsian },
  ),
  side(
    savouryMorning,
    'any of **hummus**, **tzatziki**, **tahini**, **pickles**, 1 tablespoon in all',
    'Serve with the % beside it.',
    { cuisines: middleEastern },
  ),
  side(
    savouryMorning,
    'any of **guacamole**, **salsa**, **jalapeno pickled**, 1 tablespoon in all',
    'Serve with the % beside it.',
    { cuisines: latin },
  ),
  side(
    [...mains, 'Soup'],
    'any of **kimchi**, **pickled ginger**, **pickled radish**, **nori**, **togarashi**, 1 tablespoon in all',
    'Serve with the % beside it.',
    { cuisines: ['Japanese', 'Korean'] },
  ),

  // Sweet things.
  side(
    [...sweet, 'Breakfast', 'Baking'],
    'any of **berries**, **banana**, **peaches**, **mango**, **pineapple**, **kiwi**, **grapes**, **cherries**, about 60 g (2 oz) in all',
    'Serve with the %, cut up if large.',
  ),
  side(
    [...sweet, 'Baking'],
    '2 tablespoons **yogurt** or **cream** or **ice cream** or **custard**',
    'Serve with the %.',
  ),
  side(
    [...sweet, 'Breakfast', 'Baking'],
    '1 teaspoon **honey** or **maple syrup** or **golden syrup** or **chocolate sauce** or **caramel**',
    'Trickle the % over it.',
  ),
  side(
    [...sweet, 'Breakfast'],
    '1 tablespoon **chocolate chips** or **granola** or **biscuits**',
    'Scatter the % over it.',
  ),
  side([...sweet, 'Breakfast', 'Baking'], '1 tablespoon **nutella**', 'Top with the %.'),
]

const breads = foodsNamed('bread', 'pitta', 'naan', 'tortillas', 'corn tortillas', 'burger buns', 'pizza dough')
const starchyVegetables = foodsNamed('potato', 'sweet potato', 'mashed potato', 'yam', 'cassava', 'plantain')

/** Which kinds of starch the listed foods bring to the table already. */
function starchesOf(listed: readonly Food[]): Set<Side['starch']> {
  const found = new Set<Side['starch']>()
  for (const food of listed) {
    if (breads.some((bread) => isKindOf(food, bread))) found.add('bread')
    if (food.kind === 'grain' || starchyVegetables.some((each) => isKindOf(food, each))) found.add('boiled')
  }
  return found
}

/** Selects what goes with a recipe of the foods that it does not use. `isAllowed` tells which of them may be served. */
export function selectSides(
  { recipe, required, optional, servedWith, unused, servings }: Candidate,
  isAllowed: (food: Food) => boolean,
): ListedSide[] {
  const listed = [...required, ...optional].flatMap(({ ingredients }) => ingredients)
  const foodsListed = listed.map(({ food, user }) => user?.food ?? food)
  const starches = starchesOf(foodsListed)
  let remaining = [...servedWith, ...unused].filter(({ food }) => isAllowed(food))
  return sides.flatMap(({ line, method, courses, cuisines, starch, onto }) => {
    const isWritten = line.ingredients.some(({ food }) => servedWith.some((each) => canReplace(each.food, food)))
    const suits = isWritten || (courses.includes(courseOf(recipe)) && cuisines?.includes(cuisineOf(recipe)) !== false)
    if (!suits) return []
    if (starch && starches.has(starch)) return []
    if (onto && !foodsListed.some((food) => onto.some((each) => isKindOf(food, each)))) return []
    const ingredients = matchIngredients(line, remaining).slice(0, line.anyOf ? MAX_ANY_OF : 1)
    if (ingredients.length === 0) return []
    if (starch) starches.add(starch)
    remaining = remaining.filter((each) => ingredients.every(({ user }) => user !== each))
    const [before, after] = [scaleLine(line.before, servings), scaleLine(line.after, servings)]
    return [{ line: { ...line, ingredients, before, after }, method }]
  })
}

/** A last step that takes longer than this is not one of serving: what is fried comes after it. In minutes. */
const LONGEST_SERVING_STEP = 8
/** What cooks by itself is started at most this much earlier than it needs to be. In minutes. */
const LONGEST_HEAD_START = 15

/** Adds how the sides are made to the steps of a recipe, and tells how many minutes longer all takes then. */
export function addSideSteps(
  steps: readonly string[],
  sides: readonly ListedSide[],
): { steps: string[]; minutes: number } {
  const minutesOf = (step: string) => parseMinutes(/\*\* \(([^)]+)\)/.exec(step)?.[1] ?? '') ?? 0
  /** How long the steps from this one on take. */
  const rest = steps.map((_, index) => steps.slice(index).reduce((sum, step) => sum + minutesOf(step), 0))
  const last = steps.length - 1
  const inserted: { index: number; text: string }[] = []
  const sentences: string[] = []
  let added = 0
  for (const { line, method } of sides) {
    const names = formatList(line.ingredients.map((each) => displayName(each)))
    if (typeof method === 'string') {
      sentences.push(method.replaceAll('%', names))
      continue
    }
    const { wait = 0 } = method
    const start = rest.findLastIndex((minutes) => minutes >= wait)
    const isParallel = wait > 0 && start >= 0 && (rest[start] ?? 0) <= wait + LONGEST_HEAD_START
    const minutes = method.minutes + (isParallel ? 0 : wait)
    // What takes longer than the whole recipe comes first. Other steps go before the serving.
    const serving = start < 0 ? 0 : (rest[last] ?? 0) <= LONGEST_SERVING_STEP ? last : steps.length
    const text = method.text.replace('…', isParallel ? ' while you go on' : '')
    inserted.push({
      index: isParallel ? start : serving,
      text: `**${method.step}** (${formatMinutes(minutes)}). ${text}`.replaceAll('%', names),
    })
    added += minutes
  }
  const ownSteps = steps.map((step, index) => (index === last ? [step, ...sentences].join(' ') : step))
  const stepsAt = (index: number) => inserted.filter((each) => each.index === index).map(({ text }) => text)
  return {
    steps: [...ownSteps.flatMap((step, index) => [...stepsAt(index), step]), ...stepsAt(steps.length)],
    minutes: added,
  }
}

/** The staples that sides take, each once. */
export const staplesOfSides = (sides: readonly ListedSide[]): string[] => [
  ...new Set(sides.flatMap(({ method }) => (typeof method === 'string' ? [] : method.uses))),
]

/** The foods of the sides that take a staple, as a phrase. */
export const namesOfSidesWith = (staple: string, sides: readonly ListedSide[]): string =>
  formatList(
    sides
      .filter(({ method }) => typeof method !== 'string' && method.uses.includes(staple))
      .flatMap(({ line }) => line.ingredients.map((each) => displayName(each))),
  )
