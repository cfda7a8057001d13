import { canReplace, type Food, foodsNamed, isKindOf } from '../food'
import { formatMinutes } from '../lib/formatMinutes'
import { formatList } from '../lib/text'
import type { Candidate } from './candidate'
import { resolveConditionals } from './conditionalText'
import { parseMinutes } from './cookingTime'
import { displayName } from './ingredientNames'
import { courseOf, cuisineOf, type IngredientLine, parseLine } from './parseRecipe'
import { scaleLine } from './scaleLine'
import { MAX_ANY_OF, matchIngredients } from './selectRecipe'

/** A way to serve or finish a dish with foods that its recipe does not use. */
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
  /** How it is made for a dish that simmers: courgettes cook in the pot. Soups take it too. */
  readonly simmered?: SideStep | Simmered
  /** How it is made for a dish that heats the oven anyway. */
  readonly roasted?: SideStep
}

/** How a side is made. `%` stands for the names of its foods. */
type SideMethod =
  /** A sentence at the end of the last step. */
  | string
  | SideStep
  | Simmered
  | InPot
  /** A seasoning, which goes in with the pepper. */
  | { readonly seasoning: true }

/** A separate step for the cook. `wait` is how long the side then cooks by itself. In minutes. */
interface SideStep {
  readonly step: string
  readonly minutes: number
  readonly wait?: number
  /** How long of that it cooks, while the water boils in the rest. */
  readonly cooks?: number
  readonly text: string
  /** The staples that it takes. */
  readonly uses: readonly string[]
  /** Whether it can stand while the dish is fried, unlike an egg. */
  readonly keepsWarm?: boolean
  /** Whether it can be made first, like a salsa. */
  readonly first?: boolean
}

/** It goes into the pot this many minutes before the dish is done. */
interface Simmered {
  readonly lastMinutes: number
}

/** What is said of it in the step of the pot. A dish without one cannot take it. */
interface InPot {
  readonly inPot: string
}

const isStep = (method: SideMethod): method is SideStep => typeof method !== 'string' && 'step' in method

/** A side that goes with a recipe: its line with the user's foods and the amount for all, and how it is made. */
export type ListedSide = Pick<Side, 'line' | 'method'>

const mains = ['Main']
const savoury = ['Main', 'Soup', 'Salad', 'Side']
const savouryMorning = ['Main', 'Soup', 'Salad', 'Side', 'Breakfast', 'Snack']
const sweet = ['Dessert']

const homely = ['Everyday', 'British', 'Scottish', 'Irish', 'American']
const western = [
  ...homely,
  ...['French', 'Italian', 'German', 'Belgian', 'Russian', 'Mediterranean', 'Spanish', 'Portuguese', 'Greek'],
]
const cheesy = [
  ...western,
  'Mexican',
  'Tex-Mex',
  'Brazilian',
  'Colombian',
  'Venezuelan',
  'Peruvian',
  'Argentine',
  'Uruguayan',
]
const southAsian = ['Indian', 'Punjabi', 'South Indian', 'Bengali', 'Pakistani', 'Sri Lankan']
const middleEastern = [
  ...['Middle Eastern', 'Lebanese', 'Syrian', 'Palestinian', 'Iraqi', 'Iranian', 'Turkish', 'Greek', 'Egyptian'],
  ...['Moroccan', 'Algerian', 'Tunisian', 'Mediterranean'],
]
const eastAsian = [
  ...['Chinese', 'Sichuan', 'Cantonese', 'Shanghainese', 'Japanese', 'Korean', 'Asian', 'Thai', 'Vietnamese', 'Lao'],
  ...['Cambodian', 'Burmese', 'Malaysian', 'Singaporean', 'Indonesian', 'Filipino'],
]
const latin = [
  ...[
    'Mexican',
    'Tex-Mex',
    'Latin American',
    'Brazilian',
    'Colombian',
    'Venezuelan',
    'Peruvian',
    'Ecuadorian',
    'Bolivian',
  ],
  ...['Argentine', 'Uruguayan', 'Chilean', 'Paraguayan'],
]
const westAfricanAndCaribbean = [
  ...['Nigerian', 'Ghanaian', 'West African', 'Senegalese', 'Malian', 'Ivorian', 'Cameroonian', 'Jamaican'],
]

/** A pan of water takes this long to boil. In minutes. */
const WATER_BOILS = 8
/** `…` becomes " while you go on" if other steps follow that take as long. */
const boil = (cooks: number, end = 'shake in the hot pan with a little oil. Serve with the dish') => ({
  step: 'Boil the %',
  minutes: 2,
  wait: cooks + WATER_BOILS,
  cooks,
  text: `Bring salted water to the boil, and cook the % in it for ${cooks} minutes…, until just tender. Drain, and ${end}.`,
  uses: ['water', 'salt', 'oil'],
})
const roast = (wait: number) => ({
  step: 'Roast the %',
  minutes: 4,
  wait,
  text: `Turn the % in a little oil and salt on a tray. Roast in the oven, heated to 200 °C (400 °F), for ${wait} minutes…, turning once, until brown and soft, and serve with the dish.`,
  uses: ['oil', 'salt'],
})
const bake = (wait: number) => ({
  step: 'Bake the %',
  minutes: 1,
  wait,
  text: `Bake the % in the oven as the packet says, about ${wait} minutes…, and serve with the dish.`,
  uses: [],
})
const fry = (minutes: number, end: string, keepsWarm = false) => ({
  step: 'Fry the %',
  minutes,
  text: `Heat a little oil in a frying pan over a medium-high heat and fry the % for about ${minutes - 1} minutes, ${end}.`,
  uses: ['oil'],
  keepsWarm,
})

const side = (
  courses: readonly string[],
  line: string,
  method: SideMethod,
  options: Pick<Side, 'cuisines' | 'starch' | 'onto' | 'simmered' | 'roasted'> = {},
): Side => ({ line: parseLine(`- ${line}`), courses, method, ...options })

const friedVegetables =
  'any of **courgettes**, **mushrooms**, **bell peppers**, **okra**, **aubergines**, **fennel**, **artichokes**, about 80 g in all, sliced'

/** The sides in the order of the search. Each food goes into the first side that it suits. */
const sides: readonly Side[] = [
  // The potatoes, rice or bread of the meal.
  side(
    mains,
    '75 g **brown rice**',
    {
      step: 'Boil the %',
      minutes: 2,
      wait: 30,
      text: 'Put the % into a pan with a pinch of salt and two and a half times its volume of water. Bring it to the boil, cover, and turn the heat to low. Leave for 30 minutes…, until the grains are tender and the water is gone, and serve with the dish.',
      uses: ['water', 'salt'],
    },
    { starch: 'boiled' },
  ),
  side(
    mains,
    '75 g **rice** or **attieke**',
    {
      step: 'Boil the %',
      minutes: 2,
      wait: 15,
      text: 'Put the % into a pan with a pinch of salt and one and a half times its volume of water. Bring it to the boil, cover, and turn the heat to low. Leave for 15 minutes…, until the water is gone, and serve with the dish.',
      uses: ['water', 'salt'],
    },
    { starch: 'boiled' },
  ),
  side(
    mains,
    '150 g **cooked rice** or **cooked quinoa** or **cooked couscous** or **mashed potato** or **cooked yam**',
    {
      step: 'Heat the %',
      minutes: 5,
      text: 'Put the % into a pan with a splash of water, or make it up if it is dry, cover, and heat it until it is steaming hot all through, stirring once or twice. Serve it with the dish.',
      uses: ['water'],
      keepsWarm: true,
    },
    { starch: 'boiled' },
  ),
  side(
    [...mains, 'Salad'],
    '60 g **couscous** or **bulgur** or **instant rice**',
    {
      step: 'Soak the %',
      minutes: 2,
      wait: 10,
      text: 'Pour the same volume of boiling water over the % with a pinch of salt, cover, and leave for 10 minutes…. Fluff it with a fork, and serve it with the dish.',
      uses: ['water', 'salt'],
    },
    { starch: 'boiled' },
  ),
  side(mains, '60 g **quinoa** or **millet** or **buckwheat**', boil(15), { starch: 'boiled' }),
  side(
    mains,
    '50 g **cornmeal** or **grits**',
    {
      step: 'Make the %',
      minutes: 3,
      wait: 20,
      text: 'Whisk the % into five times its volume of boiling salted water and cook on a low heat for 20 minutes…, stirring now and then, until soft and thick. Serve with the dish.',
      uses: ['water', 'salt'],
    },
    { starch: 'boiled', cuisines: [...western, ...latin] },
  ),
  side(mains, '200 g **potatoes** or **sweet potatoes**, in wedges', roast(35), {
    cuisines: homely,
    onto: foodsNamed('burger buns'),
  }),
  side([...mains, 'Salad'], '200 g **potatoes**, in chunks', boil(15), { starch: 'boiled', roasted: roast(35) }),
  side(mains, '200 g **sweet potatoes**, in chunks', boil(12), { starch: 'boiled', roasted: roast(30) }),
  side(mains, '200 g **yam** or **cassava**, peeled, in chunks', boil(20), { starch: 'boiled' }),
  side(
    mains,
    '75 g **noodles** or **rice noodles** or **udon** or **soba**',
    {
      step: 'Boil the %',
      minutes: 6,
      text: 'Boil or soak the % as the packet says. Drain, rinse with hot water, and toss into the dish at the end or serve with it.',
      uses: ['water'],
      keepsWarm: true,
    },
    { starch: 'boiled', cuisines: eastAsian },
  ),
  side(mains, '90 g **pasta**', boil(11, 'serve the dish over it'), {
    starch: 'boiled',
    cuisines: western,
    simmered: boil(11, 'toss with the dish when it is done'),
  }),
  side(savouryMorning, '2 slices **bread**', 'Serve with the %.', {
    starch: 'bread',
    cuisines: [...western, ...latin, ...westAfricanAndCaribbean, ...middleEastern],
  }),
  side([...mains, 'Soup'], '2 slices **garlic bread**', bake(15), { starch: 'bread', cuisines: western }),
  side(
    [...savoury, 'Breakfast'],
    '1 **pittas** or **naan breads** or **chapatis**',
    'Warm or toast the %, and serve with the dish.',
    {
      starch: 'bread',
      cuisines: [...western, ...southAsian, ...middleEastern],
    },
  ),
  side(
    [...savoury, 'Breakfast'],
    '60 g **masa harina**',
    {
      step: 'Make tortillas',
      minutes: 15,
      text: 'Knead the % with a pinch of salt and about two thirds of its volume of warm water to a soft dough. Press walnut-sized balls of it flat between two sheets of plastic. Bake them in a dry, hot pan for a minute a side, and serve with the dish.',
      uses: ['water', 'salt'],
    },
    { starch: 'bread', cuisines: ['Mexican', 'Tex-Mex'] },
  ),
  side(
    mains,
    '60 g **flour**',
    {
      step: 'Make chapatis',
      minutes: 15,
      text: 'Knead the % with a pinch of salt and about a third of its volume of water until smooth. Roll out thin rounds and bake them in a dry, hot pan for a minute a side, until they puff. Keep them in a cloth, and serve with the dish.',
      uses: ['water', 'salt'],
      keepsWarm: true,
    },
    { starch: 'bread', cuisines: southAsian },
  ),
  side(
    [...mains, 'Soup'],
    '60 g **fufu** or **gari**',
    {
      step: 'Stir the %',
      minutes: 5,
      text: 'Stir the % into about twice its volume of boiling water over a low heat until it is a smooth, stiff dough. Shape it with wet hands and serve with the dish.',
      uses: ['water'],
    },
    { starch: 'boiled', cuisines: westAfricanAndCaribbean },
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
  ),

  side(
    mains,
    '200 g **cooked potatoes**',
    {
      step: 'Heat the %',
      minutes: 8,
      text: 'Fry the % in a little oil, turning now and then, until steaming hot all through and crisp outside. Serve beside the dish.',
      uses: ['oil'],
    },
    { starch: 'boiled' },
  ),
  side(
    mains,
    '50 g **red lentils**, rinsed',
    {
      step: 'Simmer the %',
      minutes: 3,
      wait: 15,
      text: 'Simmer the % in three times their volume of water for 15 minutes…, until they fall apart to a thick mash. Beat in a little oil and salt, and spread it under the dish.',
      uses: ['water', 'oil', 'salt'],
    },
    { simmered: { lastMinutes: 20 } },
  ),
  side(mains, '150 g **french fries**', bake(20), { starch: 'boiled', cuisines: western }),
  side(mains, '50 g **lentils**', boil(25, 'dress with oil and salt. Spread them under the dish'), {
    starch: 'boiled',
  }),
  side(
    mains,
    '1 **Yorkshire puddings**',
    {
      step: 'Warm the %',
      minutes: 5,
      text: 'Warm the % in a hot oven, as their packet says, and serve with the dish.',
      uses: [],
    },
    { cuisines: homely },
  ),

  // Vegetables beside it, or in its pot.
  side(mains, '½ **leeks** or **onions**, sliced', fry(10, 'until soft and golden. Add to the filling', true), {
    onto: foodsNamed('tortillas', 'corn tortillas', 'burger buns', 'pitta'),
  }),
  side(
    mains,
    '½ **leeks** or **onions**, sliced',
    fry(10, 'until soft and golden. Keep warm, and spoon over the dish', true),
    {
      simmered: { lastMinutes: 15 },
    },
  ),
  side([...mains, 'Soup'], '40 g **eomuk**, sliced', 'Warm the % in hot water and lay it on top.', {
    cuisines: eastAsian,
  }),
  side(
    mains,
    '120 g **mushy peas** or **baked beans**',
    {
      step: 'Warm the %',
      minutes: 4,
      text: 'Warm the % gently in a small pan, stirring, until hot all through, and serve with the dish.',
      uses: [],
    },
    { cuisines: western },
  ),
  side(
    mains,
    '80 g **cooked vegetables**',
    {
      step: 'Heat the %',
      minutes: 5,
      text: 'Heat the % in a pan with a splash of water until steaming hot all through, and serve with the dish.',
      uses: ['water'],
      keepsWarm: true,
    },
    { simmered: { lastMinutes: 5 } },
  ),
  side(
    mains,
    'any of **peas**, **mangetout**, **bean sprouts**, **sweetcorn**, **edamame**, **pak choi**, **mixed vegetables**, about 80 g in all',
    boil(4),
    { simmered: { lastMinutes: 4 } },
  ),
  side(
    mains,
    '80 g **spinach**',
    {
      step: 'Wilt the %',
      minutes: 3,
      text: 'Stir the % in a hot pan with a little oil and salt until it falls together, and serve with the dish.',
      uses: ['oil', 'salt'],
      keepsWarm: true,
    },
    { simmered: { lastMinutes: 4 } },
  ),
  side(
    [...mains, 'Salad'],
    'any of **broccoli**, **green beans**, **asparagus**, **kale**, **cabbage**, **collard greens**, **cauliflower**, about 80 g in all, in even pieces',
    boil(6),
    { simmered: { lastMinutes: 10 } },
  ),
  side(mains, 'any of **carrots**, **brussels sprouts**, about 80 g in all, in even pieces', boil(10), {
    simmered: { lastMinutes: 15 },
    roasted: roast(30),
  }),
  side(mains, '1 **corn on the cob**', boil(6), { simmered: { lastMinutes: 12 } }),
  side(
    mains,
    'any of **swede**, **parsnips**, **turnips**, **celeriac**, **pumpkin**, about 100 g in all, peeled, in small chunks',
    boil(18),
    { simmered: { lastMinutes: 20 }, roasted: roast(35) },
  ),
  side(
    [...mains, 'Salad'],
    friedVegetables,
    fry(10, 'turning them, until soft and golden. Salt them, and fold them into the dish at the end', true),
    {
      onto: foodsNamed('pasta', 'rice', 'risotto rice', 'noodles', 'couscous', 'gnocchi'),
      simmered: { lastMinutes: 12 },
    },
  ),
  side(
    mains,
    friedVegetables,
    fry(10, 'turning them, until soft and golden. Salt them, keep them warm, and serve beside the dish', true),
    { simmered: { lastMinutes: 12 }, roasted: roast(25) },
  ),
  side(
    mains,
    '60 g **beetroot**',
    'Slice the % if it is cooked or pickled, or else grate it coarsely with a little oil and salt. Serve it beside.',
  ),
  side(
    ['Main', 'Snack'],
    'any of **lettuce**, **cucumber**, **tomatoes**, **radishes**, **avocado**, about 60 g in all',
    'Cut up the %, dress with a little oil and salt, and serve beside it as a salad.',
  ),

  // Something more on the plate.
  side(
    mains,
    '60 g **mince**',
    fry(9, 'breaking it up, until brown, with no pink left. Season it with salt, and serve it over the dish'),
    { onto: foodsNamed('pasta', 'rice', 'noodles', 'potato') },
  ),
  side(
    ['Main', 'Snack', 'Breakfast', 'Side'],
    '75 g **cooked sausages** or **spam**, sliced',
    fry(6, 'turning them, until brown and steaming hot all through. Serve with the dish'),
  ),
  side(mains, '½ **apples** or **pears**, in wedges', fry(6, 'until golden and soft. Serve beside the dish', true), {
    onto: foodsNamed('pork', 'sausages', 'ham', 'cooked pork', 'duck', 'leftover roast'),
  }),
  side(
    [...mains, 'Salad'],
    '130 g **salmon** or **white fish**',
    fry(10, 'turning once, until it flakes at a push. Serve it on top'),
  ),
  side([...mains, 'Salad'], '60 g **prawns**', fry(5, 'until they are pink and firm all through. Serve them on top')),
  side(
    [...mains, 'Salad'],
    '75 g **halloumi** or **paneer** or **tofu**, sliced',
    fry(6, 'turning once, until golden. Serve on top'),
  ),
  side([...mains, 'Salad'], '75 g **quorn**', fry(10, 'turning, until golden and hot all through. Serve on top'), {
    simmered: { lastMinutes: 12 },
  }),
  side(
    [...mains, 'Soup', 'Salad'],
    '30 g **chorizo**, diced',
    fry(5, 'until brown and cooked through. Scatter it over the dish'),
    { cuisines: western },
  ),
  side([...mains, 'Soup'], '2 rashers **bacon**', fry(7, 'until crisp. Scatter it over the dish in small pieces'), {
    cuisines: western,
  }),
  side(
    mains,
    '60 g **chickpeas** or **white beans** or **black beans** or **kidney beans**, drained',
    {
      step: 'Warm the %',
      minutes: 5,
      text: 'Warm the % in a small pan with a little oil, a splash of water and a pinch of salt, crushing a few of them. Serve with the dish.',
      uses: ['oil', 'water', 'salt'],
    },
    { simmered: { lastMinutes: 8 } },
  ),
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

  side(
    ['Salad'],
    'any of **sardines**, **tuna**, **smoked mackerel**, **smoked salmon**, **ham**, **cooked chicken**, **cooked prawns**, **salami**, 60 g in all',
    'Lay the % on top.',
  ),
  side(savoury, '1 **boiled eggs**, quartered', 'Lay the % on top.'),

  side(
    mains,
    '60 g **sardines** or **tuna** or **tinned mackerel** or **corned beef**',
    fry(5, 'until steaming hot all through. Serve with the dish', true),
    { onto: foodsNamed('rice', 'cooked rice', 'potato', 'pasta', 'noodles', 'yam', 'plantain') },
  ),

  // Cheese, nuts, herbs.
  side([...savoury, 'Breakfast'], '15 g grated **cheese** or **brie**', 'Scatter the % over it.', {
    cuisines: cheesy,
  }),
  side([...savoury, 'Breakfast'], '20 g **feta**', 'Crumble the % over it.', { cuisines: middleEastern }),
  side(
    savoury,
    'any of **nuts**, **chestnuts**, **pine nuts**, **peanuts**, **seeds**, **sesame seeds**, 1 tablespoon in all',
    'Toast the % in a dry pan for 2 minutes and scatter over.',
  ),
  side([...sweet, 'Breakfast', 'Baking'], 'any of **nuts**, **seeds**, 1 tablespoon in all', 'Scatter the % over it.'),
  side(
    savouryMorning,
    'any of **parsley**, **coriander**, **chives**, **dill**, **basil**, **mint**, **tarragon**, **spring onions**, 1 tablespoon in all, chopped',
    'Scatter the % over it.',
  ),
  side(savoury, 'any of **crispy fried onions**, **nutritional yeast**, 1 tablespoon in all', 'Scatter the % over it.'),
  side(savouryMorning, '30 g **tortilla chips**', 'Serve with the % to scoop it up.', {
    cuisines: [...homely, ...latin, ...middleEastern],
  }),
  side(savoury, '¼ **lemons** or **limes**, in wedges', 'Serve with the % to squeeze over.'),

  side(['Salad'], '¼ **garlic cloves**, crushed', 'Mix the % into the dressing.'),
  side(['Soup', 'Salad'], '1 handful **croutons**', 'Scatter the % over it.'),
  side(savoury, '1 tablespoon **pomegranate** seeds', 'Scatter the % over it.', {
    cuisines: [...western, ...middleEastern],
  }),
  side(
    savoury,
    'any of **raisins**, **dried apricots**, **dates**, **prunes**, 1 tablespoon in all, chopped if large',
    'Scatter the % over it.',
    { cuisines: middleEastern, simmered: { lastMinutes: 10 } },
  ),
  side(mains, '1 tablespoon **breadcrumbs**', 'Fry the % in a little oil until golden, and scatter over.', {
    cuisines: western,
  }),
  side(['Snack'], '8 **crackers**', 'Serve with the %.'),
  side([...mains, 'Soup'], '1 tablespoon **crackers**', 'Crush the % and scatter over.', { cuisines: western }),

  // Seasonings.
  side(
    [...mains, 'Soup'],
    'any of **cumin**, **paprika**, **ground coriander**, **turmeric**, **garlic powder**, **onion powder**, **fennel seeds**, **cinnamon**, **allspice**, **ras el hanout**, ½ teaspoon in all',
    { seasoning: true },
    { cuisines: [...western, ...southAsian, ...middleEastern, ...latin, ...westAfricanAndCaribbean] },
  ),
  side(
    [...mains, 'Soup'],
    'any of **mixed herbs**, **oregano**, **thyme**, **rosemary**, **sage**, ½ teaspoon in all',
    { seasoning: true },
    { cuisines: [...western, ...latin] },
  ),
  side([...mains, 'Soup'], 'any of **nutmeg**, **chilli flakes**, **saffron**, a little', { seasoning: true }),
  side(
    [...mains, 'Breakfast', 'Snack'],
    '1 **dried chillies**',
    {
      step: 'Make a sauce of the %',
      minutes: 12,
      text: 'Pull out the stalks and seeds of the %. Toast them in a dry pan for a few seconds a side, and soak them in hot water for 10 minutes. Blend them with a little of the water and a pinch of salt, and serve with the dish.',
      uses: ['water', 'salt'],
      first: true,
    },
    { cuisines: latin, simmered: { lastMinutes: 20 } },
  ),
  side(
    [...mains, 'Breakfast', 'Snack'],
    '80 g **tomatillos**, husked',
    {
      step: 'Make a salsa',
      minutes: 10,
      text: 'Boil the % for 8 minutes, until soft, and drain. Blend or crush with a pinch of salt, and serve with the dish.',
      uses: ['water', 'salt'],
      first: true,
    },
    { cuisines: latin },
  ),
  // Chillies: crushed ones over the dish, and others in its pot.
  side(savouryMorning, 'any of **chilli flakes**, **chilli powder**, a pinch', 'Scatter a little of the % over it.'),
  side(
    savouryMorning,
    '¼ **chilli** or **scotch bonnet**, finely chopped',
    'Scatter the % over it, as hot as you like it.',
    { simmered: { lastMinutes: 15 } },
  ),
  side(
    [...mains, 'Soup'],
    '1 teaspoon **taco seasoning** or **curry powder** or **jerk seasoning** or **poultry seasoning**',
    { seasoning: true },
    { cuisines: [...homely, ...latin] },
  ),
  side(mains, '1 tablespoon **pesto** or **chimichurri**', 'Serve with a spoonful of the %.', {
    cuisines: [...western, ...latin],
  }),
  side(
    mains,
    '40 g **stuffing**',
    {
      step: 'Bake the %',
      minutes: 5,
      wait: 20,
      text: 'Make up the % as its packet says, if it is dry. Bake it in a small dish at 200 °C (400 °F) for 20 minutes…, until steaming hot all through, and serve with the dish.',
      uses: [],
    },
    { cuisines: homely },
  ),
  side(
    mains,
    'any of **soy sauce**, **oyster sauce**, **hoisin sauce**, **fish sauce**, **ponzu**, **rice vinegar**, **black vinegar**, **sesame oil**, 1 teaspoon in all',
    'Season it with the %.',
    { cuisines: ['Everyday', ...eastAsian] },
  ),
  side(mains, '50 ml **gravy**, made up', 'Heat the % until steaming hot, and pour it over.', {
    cuisines: western,
  }),

  // What makes the sauce of a pot richer.
  side([...mains, 'Soup'], '¼ **stock cube**, crumbled', { inPot: 'Stir in the %.' }),
  side(
    [...mains, 'Soup'],
    'any of **tomato paste**, **gravy**, **marmite**, **worcestershire sauce**, 1 teaspoon in all',
    { inPot: 'Stir in the %.' },
    { cuisines: western },
  ),
  side(
    [...mains, 'Soup'],
    '1 teaspoon **tomato paste**',
    { inPot: 'Stir in the %.' },
    { cuisines: [...southAsian, ...middleEastern, ...latin, ...westAfricanAndCaribbean] },
  ),
  side(
    [...mains, 'Soup'],
    '50 ml **tomato soup** or **passata** or **tomato sauce**',
    { inPot: 'Stir in the %.' },
    { cuisines: western },
  ),
  side([...mains, 'Soup'], '30 ml **red wine** or **white wine**', { inPot: 'Pour in the %.' }, { cuisines: western }),

  // A spoonful at the table.
  side(
    [...savoury, 'Breakfast'],
    '2 tablespoons **yogurt** or **sour cream** or **cream cheese**',
    'Serve with a spoonful of the %.',
    {
      cuisines: [...western, ...southAsian, ...middleEastern, ...latin],
    },
  ),
  side(mains, '75 ml **white sauce**', 'Heat the % until it bubbles, and pour it over.', { cuisines: western }),
  side(['Snack'], '200 ml **tomato soup**', {
    step: 'Heat the %',
    minutes: 1,
    wait: 6,
    text: 'Heat the % until it simmers, on a low heat…, and serve it beside.',
    uses: [],
  }),
  side(['Soup'], '75 ml **coconut milk**', 'Stir in the % and heat it through.', {
    cuisines: ['Everyday', ...southAsian, ...eastAsian],
  }),
  side(['Soup'], '1 tablespoon **cream**', 'Swirl in the %.', { cuisines: western }),
  side(mains, '2 tablespoons **cream**', 'Warm the % with a pinch of salt and spoon it over.', { cuisines: western }),
  side(
    ['Soup'],
    '30 g **ham** or **cooked chicken** or **cooked turkey**, shredded',
    'Heat the % in it until steaming hot.',
  ),
  side([...mains, 'Soup', 'Side'], '1 teaspoon **butter**', 'Let the % melt over it.', { cuisines: western }),
  side(
    savouryMorning,
    'any of **hot sauce**, **harissa**, **sambal oelek**, **gochujang**, **chilli oil**, **sweet chilli sauce**, 1 teaspoon in all',
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
    'any of **ketchup**, **brown sauce**, **mustard**, **mayonnaise**, **pickles**, **cranberry sauce**, **apple sauce**, **mint sauce**, **barbecue sauce**, 1 tablespoon in all',
    'Serve with the % beside it.',
    {
      cuisines: [...homely, ...eastAsian, 'German', 'Belgian'],
    },
  ),
  side(savouryMorning, '3 tablespoons **coleslaw**', 'Serve with the % beside it.', { cuisines: western }),
  side(savouryMorning, '1 teaspoon **horseradish** or **tartare sauce**', 'Serve with the % beside it.', {
    cuisines: western,
  }),
  side(
    savouryMorning,
    'any of **mango chutney**, **lime pickle**, **poppadoms**, 1 tablespoon in all',
    'Serve with the % beside it.',
    { cuisines: ['Everyday', ...southAsian] },
  ),
  side(
    savouryMorning,
    'any of **hummus**, **tzatziki**, **tahini**, **pickles**, 1 tablespoon in all',
    'Serve with the % beside it.',
    { cuisines: ['Everyday', ...middleEastern] },
  ),
  side(
    savouryMorning,
    'any of **guacamole**, **salsa**, **jalapeno pickled**, 1 tablespoon in all',
    'Serve with the % beside it.',
    { cuisines: [...homely, ...latin] },
  ),
  side(
    [...mains, 'Soup'],
    'any of **kimchi**, **pickled ginger**, **pickled radish**, **nori**, **togarashi**, 1 tablespoon in all',
    'Serve with the % beside it.',
    { cuisines: eastAsian },
  ),

  // Sweet things.
  side(
    [...sweet, 'Breakfast', 'Baking'],
    'any of **berries**, **banana**, **peaches**, **mango**, **pineapple**, **kiwi**, **grapes**, **cherries**, about 60 g in all',
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
  side(
    [...sweet, 'Breakfast', 'Baking'],
    'any of **nutella**, **jam**, **lemon curd**, **peanut butter**, 1 tablespoon in all',
    'Top with the %.',
  ),
]

const breads = foodsNamed('bread', 'pitta', 'naan', 'tortillas', 'corn tortillas', 'burger buns', 'pizza dough')
/** Grains that thicken or coat a dish, so they are not a side. */
const coatings = foodsNamed(
  ...['flour', 'cornflour', 'breadcrumbs', 'crackers', 'stuffing', 'puff pastry', 'shortcrust pastry', 'filo'],
)
const starchyVegetables = foodsNamed('potato', 'sweet potato', 'mashed potato', 'yam', 'cassava', 'plantain')

const withRice = [...southAsian, ...eastAsian]

/** Which kinds of starch the listed foods bring to the table already. */
function starchesOf(listed: readonly Food[], cuisine: string): Set<Side['starch']> {
  const found = new Set<Side['starch']>()
  for (const food of listed) {
    if (breads.some((bread) => isKindOf(food, bread))) {
      found.add('bread')
      if (latin.includes(cuisine)) continue
    }
    if (coatings.some((each) => isKindOf(food, each))) continue
    // Asian kitchens eat rice with potatoes in their sauce, Latin American ones with tortillas.
    const isStarchy = !withRice.includes(cuisine) && starchyVegetables.some((each) => isKindOf(food, each))
    if (food.kind === 'grain' || isStarchy) found.add('boiled')
  }
  return found
}

/** More sides than this make a buffet, not a meal. */
const MAX_SIDES = 8

/** Selects sides for a recipe from the foods that it does not use. `isAllowed` says which foods it may serve. */
export function selectSides(
  { recipe, required, optional, servedWith, unused, servings }: Candidate,
  isAllowed: (food: Food) => boolean,
): ListedSide[] {
  const listed = [...required, ...optional].flatMap(({ ingredients }) => ingredients)
  const foodsListed = listed.map(({ food, user }) => user?.food ?? food)
  const starches = starchesOf(foodsListed, cuisineOf(recipe))
  const steps = resolveConditionals(recipe.method, { required, optional }).split('\n')
  const isHot = steps.some((step) => hotOven.test(step))
  let remaining = [...servedWith, ...unused].filter(({ food }) => isAllowed(food))
  const selected = sides.flatMap(({ line, method, courses, cuisines, starch, onto, simmered, roasted }) => {
    const isWritten = line.ingredients.some(({ food }) => servedWith.some((each) => canReplace(each.food, food)))
    const isSimmered =
      simmered && findPot(steps, 'lastMinutes' in simmered ? simmered.lastMinutes : simmered.cooks) >= 0
    const course = courseOf(recipe)
    const suitsCourse = courses.includes(course) || (isSimmered && 'lastMinutes' in simmered && course === 'Soup')
    const suits = isWritten || (suitsCourse && cuisines?.includes(cuisineOf(recipe)) !== false)
    if (!suits) return []
    if (typeof method !== 'string' && 'seasoning' in method && !steps.some((step) => pepper.test(step))) return []
    if (typeof method !== 'string' && 'inPot' in method && (isWritten || findPot(steps) < 0)) return []
    if (starch && !isWritten && starches.has(starch)) return []
    if (onto && !foodsListed.some((food) => onto.some((each) => isKindOf(food, each)))) return []
    const ingredients = matchIngredients(line, remaining).slice(0, line.anyOf ? MAX_ANY_OF : 1)
    if (ingredients.length === 0) return []
    if (starch) starches.add(starch)
    remaining = remaining.filter((each) => ingredients.every(({ user }) => user !== each))
    const [before, after] = [scaleLine(line.before, servings), scaleLine(line.after, servings)]
    const made = isSimmered ? simmered : isHot && roasted ? roasted : method
    return [{ line: { ...line, ingredients, before, after }, method: made }]
  })
  return selected.slice(0, MAX_SIDES)
}

const minutesOf = (step: string) => parseMinutes(/\*\* \(([^)]+)\)/.exec(step)?.[1] ?? '') ?? 0

/** The index of the last step that simmers for at least `minutes`, or -1. */
const findPot = (steps: readonly string[], minutes = 0) =>
  steps.findLastIndex((step) => /\*\*(?:Simmer|Stew|Thicken)\b/.test(step) && minutesOf(step) >= minutes)

/** A dish is seasoned where its steps first name the pepper. */
const pepper = /\bthe (?:salt and )?pepper\b/
/** A step that leaves the cook free. */
const handsOff = /\*\*(?:Simmer|Stew|Thicken|Bake|Roast|Rest|Start roasting)\b/
/** The oven is hot enough to roast vegetables beside a dish. */
const hotOven = /\boven to (?:19|20|21|22)0 °C/
/** A step that fries something. */
const frying = /\b(?:heat|warm) [^.]*\boil\b|\bfry\b/i
/** A last step that is longer than this does more than serve, so fried sides come after it. In minutes. */
const LONGEST_SERVING_STEP = 8
/** A side that keeps warm may wait about this long while the dish is fried. In minutes. */
const LONGEST_KEPT = 20
/** A side that is ready waits at most about this long for the dish. In minutes. */
const LONGEST_WAIT = 8

/** Adds how the sides are made to the steps of a recipe, and tells how many minutes longer all takes then. */
export function addSideSteps(
  steps: readonly string[],
  sides: readonly ListedSide[],
): { steps: string[]; minutes: number } {
  const last = steps.length - 1
  const all = [...steps]
  const findStep = (found: number) => (found < 0 ? last : found)
  const named = sides.map(({ line, method }) => ({
    method,
    list: line.ingredients.map((each) => displayName(each)),
  }))
  for (const { list, method } of named) {
    const names = formatList(list)
    if (typeof method === 'string') all[last] = addSentence(all[last] ?? '', method.replaceAll('%', names))
    else if ('lastMinutes' in method) {
      const { lastMinutes } = method
      const pot = findStep(findPot(steps, lastMinutes))
      all[pot] = addSentence(all[pot] ?? '', `Add the ${names} for the last ${lastMinutes} minutes.`)
    } else if ('inPot' in method) {
      const pot = findStep(findPot(steps))
      all[pot] = addSentence(all[pot] ?? '', method.inPot.replaceAll('%', names))
    } else if ('seasoning' in method) {
      const index = findStep(all.findIndex((step) => pepper.test(step)))
      all[index] = seasonWith(all[index] ?? '', list)
    }
  }
  // Fried sides get their place first. Sides that boil then start so that all is done at the same time.
  const made = named
    .flatMap(({ list, method }) => (isStep(method) ? { list, method } : []))
    .toSorted(({ method: a }, { method: b }) => rank(a) - rank(b))
  let added = 0
  for (const { list, method } of made) {
    const { index, minutes, text, isMeanwhile } = placeStep(all, method)
    const step = `**${method.step}** (${formatMinutes(minutes)}). ${text}`
    all.splice(index, 0, step.replaceAll('%', formatList(list)))
    added += isMeanwhile ? 0 : minutes
  }
  return { steps: all, minutes: added }
}

/** Sentences at the end of a recipe that nothing follows: how it is eaten and kept. */
const closing =
  /(?: (?:Eat|Serve (?:at once|hot)|Chill (?:the )?leftovers|Leftovers|It keeps|They keep|Tip)\b[^.]*\.)+$/

/** Adds a sentence to the last step, before those on eating and keeping the dish. */
const addSentence = (step: string, sentence: string) => {
  const end = closing.exec(step)?.[0] ?? ''
  return `${step.slice(0, step.length - end.length)} ${sentence}${end}`
}

/** Boiled sides come after fried ones, the longest first. */
const rank = ({ wait = 0 }: SideStep) => (wait === 0 ? 0 : 1 / wait)

/** Names seasonings beside the pepper of a step: "the salt, the pepper, the cumin and half of the oil". */
const seasonWith = (step: string, names: readonly string[]) =>
  step.replace(
    /\bthe (salt and )?pepper\b((?:, | and )(?=the |half |most |a ))?/,
    (_, salt: string | undefined, more = '') => {
      const all = [...(salt ? ['salt'] : []), 'pepper', ...names]
      return `the ${more ? all.join(', ') : formatList(all)}${more}`
    },
  )

/** How much longer a dish takes for a step. Other steps go on meanwhile. */
const ownMinutes = (step: string) => (/\)\. (?:Meanwhile|Towards its end), /.test(step) ? 0 : minutesOf(step))

/** Finds the place of a side's step among the others, so that all is done at the same time, and its wording. */
function placeStep(
  steps: readonly string[],
  { minutes, wait = 0, text, keepsWarm, first: isFirst }: SideStep,
): { index: number; minutes: number; text: string; isMeanwhile?: boolean } {
  /** How long the steps from this one on take. */
  const rest = [...steps, ''].map((_, index) => steps.slice(index).reduce((sum, step) => sum + ownMinutes(step), 0))
  const last = steps.length - 1
  const serving = (rest[last] ?? 0) <= LONGEST_SERVING_STEP ? last : steps.length
  const lower = text.charAt(0).toLowerCase() + text.slice(1)
  if (wait === 0) {
    if (isFirst) return { index: 0, minutes, text }
    const free = steps.findLastIndex((step) => handsOff.test(step) && minutesOf(step) >= minutes)
    if (free >= 0 && (rest[free + 1] ?? 0) <= 2 * LONGEST_WAIT) {
      const isLong = minutesOf(steps[free] ?? '') > minutes + 2 * LONGEST_WAIT
      return {
        index: free + 1,
        minutes,
        text: `${isLong ? 'Towards its end' : 'Meanwhile'}, ${lower}`,
        isMeanwhile: true,
      }
    }
    const first = steps.findIndex((step) => frying.test(step))
    // What is only heated waits for the side.
    const start = Math.max(0, first)
    const keeps =
      keepsWarm && (first >= 0 || !steps.some((step) => handsOff.test(step))) && (rest[start] ?? 0) <= LONGEST_KEPT
    return { index: keeps ? start : serving, minutes, text }
  }
  const start = rest.findLastIndex((time) => time >= wait)
  // What takes longer than the whole recipe comes first.
  const [all = 0] = rest
  if (start < 0) {
    const goOn = wait - all > 3 ? ` Start the next step after ${wait - all} minutes.` : ''
    const boiling = text.replace('…', goOn ? '' : ' while you go on')
    return { index: 0, minutes: minutes + wait - all, text: boiling + goOn }
  }
  if ((rest[start] ?? 0) <= wait + LONGEST_WAIT)
    return { index: start, minutes, text: text.replace('…', ' while you go on') }
  return {
    index: start,
    minutes,
    text: `About ${wait + minutes} minutes before the dish is ready, ${lower.replace('…', '')}`,
  }
}

/** The staples that a side takes: a step says them, a sentence names them. */
const usesOf = (method: SideMethod): readonly string[] =>
  typeof method === 'string'
    ? ['water', 'oil', 'salt'].filter((staple) => method.includes(` ${staple}`))
    : isStep(method)
      ? method.uses
      : []

/** The staples that sides take, each once. */
export const staplesOfSides = (sides: readonly ListedSide[]): string[] => [
  ...new Set(sides.flatMap(({ method }) => usesOf(method))),
]

/** The foods of the sides that take a staple, as a phrase. */
export const namesOfSidesWith = (staple: string, sides: readonly ListedSide[]): string =>
  formatList(
    sides
      .filter(({ method }) => usesOf(method).includes(staple))
      .flatMap(({ line }) => line.ingredients.map((each) => displayName(each))),
  )
