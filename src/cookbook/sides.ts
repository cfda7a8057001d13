import { type EntryFood, type Exclusion, type Food, foodNamed, foodsNamed, isKindOf } from '../food'
import { formatMinutes } from '../lib/formatMinutes'
import { parseMinutes } from './cookingTime'
import { displayName } from './ingredientNames'
import { matchIngredients } from './matchIngredients'
import type { CookbookRecipe, IngredientLine } from './recipe'
import { certaintyOf } from './recipeSafety'

/** What a dish is eaten with, of a food that its recipe does not use: rice, bread, a vegetable, or a garnish. */
export interface Side {
  /** The amount for one person. */
  readonly line: IngredientLine
  /** Whether it fills: rice, potatoes or pasta, or bread. A meal has one of each at most, and as many garnishes as there are. */
  readonly starch?: 'boiled' | 'bread'
  readonly courses: readonly string[]
  /** The part of the world whose dishes it goes with; all if undefined. */
  readonly where?: 'Asia' | 'elsewhere' | undefined
  /** A step of its own: its name, and how long it takes in minutes. */
  readonly step?: readonly [name: string, minutes: number]
  /** That step, or a sentence at the end of the last one. `%` stands for the food. */
  readonly text: string
  /** The staples that it takes beside those of the dish. */
  readonly staples?: readonly string[]
}

const mains = ['Main', 'Soup', 'Side']
const savoury = ['Main', 'Soup', 'Salad', 'Side', 'Snack', 'Breakfast']
/** The same without breakfast, which may be granola. */
const lunch = savoury.filter((course) => course !== 'Breakfast')
const withVegetables = ['Main', 'Side', 'Snack']
const sweet = ['Dessert', 'Breakfast', 'Baking']

/** The text before the foods of a line, the foods with commas between, and the text behind them. */
type LineWords = readonly [before: string, foods: string, after?: string]

const lineOf = (before: string, names: string, after = ''): IngredientLine => ({
  before,
  after,
  ingredients: names.split(', ').map((text) => ({ text, food: sideFood(text) })),
  anyOf: false,
  condition: undefined,
  notes: [],
})

function sideFood(text: string): Food {
  const food = foodNamed(text)
  if (!food) throw new Error(`No food has the name "${text}".`)
  return food
}

const starch = (line: LineWords, name: string, minutes: number, text: string, where?: Side['where']): Side => ({
  line: lineOf(...line),
  starch: 'boiled',
  courses: mains,
  where,
  step: [name, minutes],
  text,
  staples: ['water', 'salt'].filter((staple) => text.includes(staple)),
})
const bread = (line: LineWords, text: string): Side => ({
  line: lineOf(...line),
  starch: 'bread',
  courses: savoury,
  text,
})
const vegetable = (line: LineWords, name: string, minutes: number, text: string, staples: readonly string[]): Side => ({
  line: lineOf(...line),
  courses: withVegetables,
  step: [name, minutes],
  text,
  staples,
})
const garnish = (courses: readonly string[], line: LineWords, text: string, where?: Side['where']): Side => ({
  line: lineOf(...line),
  courses,
  where,
  text,
})

/** The sides in the order of the search. */
const sides: readonly Side[] = [
  starch(
    ['75 g ', 'brown rice'],
    'Boil the %',
    32,
    'Put the % into a pan with two and a half times its volume of water and a pinch of salt. Bring it to the boil, cover, and leave on a low heat for 30 minutes while you go on, until the grains are tender and the water is gone. Serve with the dish.',
  ),
  starch(
    ['75 g ', 'rice, attieke'],
    'Boil the %',
    17,
    'Put the % into a pan with one and a half times its volume of water and a pinch of salt. Bring it to the boil, cover, and leave on a low heat for 15 minutes while you go on, until the water is gone. Serve with the dish.',
  ),
  starch(
    ['150 g ', 'cooked rice, cooked quinoa, cooked couscous, mashed potato'],
    'Heat the %',
    5,
    'Heat the % in a covered pan with a splash of water until steaming hot all through, stirring once or twice. Serve with the dish.',
  ),
  starch(
    ['60 g ', 'couscous, bulgur, instant rice'],
    'Soak the %',
    12,
    'Pour the same volume of boiling water over the % with a pinch of salt, cover, and leave for 10 minutes. Fluff it with a fork, and serve with the dish.',
  ),
  starch(
    ['75 g ', 'noodles, rice noodles, udon, soba'],
    'Boil the %',
    6,
    'Boil the % in plenty of water for about 4 minutes, or soak them in it, as the packet says. Drain, and serve with the dish.',
  ),
  starch(
    ['90 g ', 'pasta, gnocchi'],
    'Boil the %',
    20,
    'Bring plenty of salted water to the boil, and cook the % in it for about 10 minutes while you go on, or as the packet says, until just tender. Drain, and serve the dish over it.',
    'elsewhere',
  ),
  starch(
    ['200 g ', 'potatoes, sweet potatoes, yam', ', in chunks'],
    'Boil the %',
    23,
    'Cover the % with salted water, bring to the boil and cook for 15 minutes while you go on, until tender. Drain, and serve with the dish.',
    'elsewhere',
  ),
  { ...bread(['2 slices ', 'bread'], 'Serve with the %.'), where: 'elsewhere' },
  bread(['1 ', 'pittas, naan breads, chapatis'], 'Warm the % in a dry pan, and serve with the dish.'),
  bread(['1 ', 'Yorkshire puddings'], 'Warm the % in a hot oven, as the packet says, and serve with the dish.'),

  vegetable(
    [
      '80 g ',
      'green beans, mangetout, broccoli, cauliflower, asparagus, brussels sprouts, peas, cabbage',
      ', in even pieces',
    ],
    'Boil the %',
    10,
    'Bring salted water to the boil, and cook the % in it for about 5 minutes, until just tender. Drain, and serve with the dish.',
    ['water', 'salt'],
  ),
  vegetable(
    ['80 g ', 'fennel, courgettes, peppers, mushrooms, aubergines', ', sliced'],
    'Fry the %',
    10,
    'Fry the % with a pinch of salt in a little oil, over a medium-high heat, for about 8 minutes, until soft and golden. Serve with the dish.',
    ['oil', 'salt'],
  ),
  {
    ...garnish(
      withVegetables,
      ['35 g ', 'lettuce, rocket, watercress'],
      'Dress the % with a little oil and a pinch of salt, and serve it beside the dish.',
    ),
    staples: ['oil', 'salt'],
  },
  garnish(['Soup'], ['75 ml ', 'coconut milk, cream'], 'Stir in the %, and heat it through.'),
  garnish(
    lunch,
    ['1 tablespoon ', 'parsley, coriander, chives, dill, basil, mint, spring onions', ', chopped'],
    'Scatter the % over it.',
  ),
  garnish(
    savoury,
    ['1 tablespoon ', 'nuts, pine nuts, peanuts, seeds, sesame seeds'],
    'Toast the % in a dry pan for 2 minutes, and scatter them over it.',
  ),
  garnish(sweet, ['1 tablespoon ', 'nuts, pine nuts, peanuts, seeds, sesame seeds'], 'Scatter the % over it.'),
  garnish(savoury, ['15 g grated ', 'cheese, feta, brie'], 'Scatter the % over it.', 'elsewhere'),
  garnish(savoury, ['¼ ', 'lemons, limes', ', in wedges'], 'Serve with the % to squeeze over.'),
  garnish(savoury, ['2 tablespoons ', 'yogurt, sour cream'], 'Serve with a spoonful of the %.'),
  garnish(
    savoury,
    ['1 teaspoon ', 'hot sauce, harissa, sambal oelek, chilli oil, sweet chilli sauce'],
    'Serve with the %, as hot as you like it.',
  ),
  garnish(
    savoury,
    ['1 tablespoon ', 'ketchup, mustard, mayonnaise, pickles, cranberry sauce, mint sauce, horseradish'],
    'Serve with the %.',
    'elsewhere',
  ),
  garnish(lunch, ['20 g ', 'crackers, tortilla chips, potato chips'], 'Serve with the %.'),
  garnish(savoury, ['1 tablespoon ', 'kimchi, pickled ginger'], 'Serve with the %.', 'Asia'),
  garnish(sweet, ['60 g ', 'berries, banana', ', cut up if large'], 'Serve with the %.'),
  garnish(sweet, ['2 tablespoons ', 'yogurt, cream, ice cream, custard'], 'Serve with the %.'),
  garnish(sweet, ['1 teaspoon ', 'honey, maple syrup'], 'Trickle the % over it.'),
]

const asian =
  'Asian, Chinese, Cantonese, Sichuan, Shanghainese, Hakka, Taiwanese, Japanese, Korean, Thai, Vietnamese, Malaysian, Indonesian, Filipino, Indian, Punjabi, South Indian, Pakistani, Sri Lankan'.split(
    ', ',
  )

/** Cuisines that serve rice with potatoes in a sauce. */
const withRice = [...asian, 'Peruvian', 'Colombian', 'Brazilian']

/** A dish as far as its recipe makes it. */
interface Dish {
  readonly recipe: CookbookRecipe
  readonly required: readonly IngredientLine[]
  readonly optional: readonly IngredientLine[]
}

/** Selects sides for a dish from foods that it does not use, at most `most`. */
export function selectSides(
  dish: Dish,
  foods: readonly EntryFood[],
  exclusions: readonly Exclusion[],
  most: number,
): Side[] {
  const { course, cuisine } = dish.recipe.head
  const where = asian.includes(cuisine) ? 'Asia' : 'elsewhere'
  const starches = starchesOf(dish)
  let remaining = foods.filter(({ food }) => certaintyOf(food, exclusions) !== 'named')
  const selected: Side[] = []
  for (const side of sides) {
    if (remaining.length === 0 || selected.length >= most) break
    const isWanted = side.starch === undefined || !starches.has(side.starch)
    if (!isWanted || !side.courses.includes(course) || (side.where ?? where) !== where) continue
    const [found] = matchIngredients(side.line, remaining)
    if (!found) continue
    if (side.starch) starches.add(side.starch)
    remaining = remaining.filter((each) => each !== found.user)
    selected.push({ ...side, line: { ...side.line, ingredients: [found] } })
  }
  return selected
}

const breads = foodsNamed('bread', 'pitta', 'naan', 'tortillas', 'corn tortillas', 'burger buns', 'pizza dough')
/** Grains that thicken or coat a dish. */
const coatings = foodsNamed('flour', 'cornflour', 'breadcrumbs', 'crackers', 'puff pastry', 'shortcrust pastry', 'filo')
const starchyVegetables = foodsNamed('potato', 'sweet potato', 'mashed potato', 'yam', 'cassava', 'plantain')

/** Which kinds of starch a dish has already. */
function starchesOf({ recipe, required, optional }: Dish): Set<Side['starch']> {
  const isAmong = (food: Food, kinds: readonly Food[]) => kinds.some((each) => isKindOf(food, each))
  const foods = [...required, ...optional].flatMap(({ ingredients }) =>
    ingredients.map(({ food, user }) => user?.food ?? food),
  )
  return new Set(
    foods.flatMap((food) => {
      if (isAmong(food, breads)) return ['bread', 'boiled'] as const
      if (isAmong(food, coatings)) return []
      return food.kind === 'grain' || (!withRice.includes(recipe.head.cuisine) && isAmong(food, starchyVegetables))
        ? 'boiled'
        : []
    }),
  )
}

/** What the steps call a side. */
export const sideName = (line: IngredientLine) => line.ingredients.map((each) => displayName(each)).join()

/** Sentences on eating and keeping the dish, which end a recipe. */
const closing =
  /(?: (?:Eat|Serve (?:at once|cold|hot)|Chill (?:the )?leftovers|Leftovers|It keeps|They keep|Tip)\b[^.]*\.)+$/

/** A side that is ready waits at most so long for the dish. In minutes. */
const LONGEST_WAIT = 8

/** Adds how the sides are made to the steps of a recipe, and tells how many minutes longer all takes then. */
export function addSides(steps: readonly string[], chosen: readonly Side[]): { steps: string[]; minutes: number } {
  const all = [...steps]
  let longer = 0
  for (const { line, step, text } of chosen) {
    const fill = (template: string) => template.replaceAll('%', sideName(line))
    if (!step) {
      const last = all.pop() ?? ''
      const end = closing.exec(last)?.[0] ?? ''
      all.push(`${last.slice(0, last.length - end.length)} ${fill(text)}${end}`)
      continue
    }
    const [name, minutes] = step
    /** How long the steps from each on take. */
    const remaining = all.map((_, index) => all.slice(index).reduce((sum, each) => sum + minutesOf(each), 0))
    const index = remaining.findLastIndex((time) => time >= minutes)
    const isEarly = (remaining[index] ?? 0) > minutes + LONGEST_WAIT
    const start = isEarly
      ? `During the next step, about ${minutes} minutes before the dish is ready, ${text.charAt(0).toLowerCase()}`
      : text.charAt(0)
    if (index < 0) longer += minutes - (remaining[0] ?? 0)
    all.splice(Math.max(0, index), 0, `**${fill(name)}** (${formatMinutes(minutes)}). ${fill(start + text.slice(1))}`)
  }
  return { steps: all, minutes: longer }
}

/** How many minutes a step takes, as it says in brackets after its instruction; 0 if it does not say. */
const minutesOf = (step: string) => parseMinutes(/\*\* \(([^)]+)\)/.exec(step)?.[1] ?? '') ?? 0
