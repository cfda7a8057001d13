import { foodsNamed } from '../../food'
import { parseLine } from '../parseRecipe'
import {
  cheesy,
  eastAsian,
  homely,
  latin,
  middleEastern,
  southAsian,
  westAfricanAndCaribbean,
  western,
} from './cuisines'
import type { Side, SideMethod } from './side'

const mains = ['Main']
const savoury = ['Main', 'Soup', 'Salad', 'Side']
const savouryMorning = ['Main', 'Soup', 'Salad', 'Side', 'Breakfast', 'Snack']
const sweet = ['Dessert']

/** A pan of water takes this long to boil. In minutes. */
const WATER_BOILS = 8

// Ways to make a side. In their texts, `%` stands for the names of its foods. `…` becomes " while you go on" if other
// steps follow that take as long.

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
export const sides: readonly Side[] = [
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
