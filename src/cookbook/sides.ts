import { type EntryFood, type Exclusion, type Food, foodNamed, foodsNamed, isKindOf } from '../food'
import { capitalize, formatList } from '../lib/text'
import { displayName } from './ingredientNames'
import { matchIngredients } from './matchIngredients'
import type { CookbookRecipe, IngredientLine, ListedLines } from './recipe'
import { certaintyOf } from './recipeSafety'
import type { Step } from './recipeText'

/** What a dish is eaten with, of a food that its recipe does not use: rice, bread, a vegetable, or a garnish. */
export interface Side {
  /** The amount for one person. */
  readonly line: IngredientLine
  /** Whether it fills: rice, potatoes or pasta, or bread. A meal has one of each at most, and as many garnishes as there are. */
  readonly filling: string
  readonly courses: string
  /** "Asia" or "West" if it goes with dishes from there alone. */
  readonly where: string
  /** How long it takes to cook, in minutes, and how, with its water for one person in brackets; 0 and empty if it is not cooked. */
  readonly minutes: number
  readonly cook: string
  /** How it comes to the dish: a verb, and after a colon the words around the food, `%`. */
  readonly serve: string
}

/**
 * The sides in the order of the search: filling, courses, where, minutes, amount, foods, their cut, how they are served, how they are
 * cooked.
 */
const table = `
boiled|Main Soup Side||35|75 g|brown rice||Serve with: the %|in [190 ml] of water, covered, over a low heat for 30 minutes, until tender
boiled|Main Soup Side||22|75 g|rice, attieke||Serve with: the %|in [130 ml] of water, covered, over a low heat for about 12 minutes, until it is absorbed, and keep it covered
boiled|Main Soup Side||6|150 g|cooked rice, cooked quinoa, cooked couscous, mashed potato||Serve with: the %|in a covered pan with a splash of water, stirring, until steaming hot all through
boiled|Main Soup Side||12|60 g|couscous, bulgur, instant rice||Serve with: the %|off the heat in [90 ml] of boiling water, covered, for 10 minutes, and fluff with a fork
boiled|Main Soup Side||8|75 g|noodles, rice noodles, udon, soba||Serve with: the %|in plenty of boiling water for about 4 minutes, or as the packet says, and drain
boiled|Main Soup Side|West|18|90 g|pasta, gnocchi||Serve with: the %|in plenty of boiling salted water for about 10 minutes, or as the packet says, and drain
boiled|Main Soup Side|West|25|200 g|potatoes, sweet potatoes, yam|, in chunks|Serve with: the %|in salted water for about 15 minutes from the boil, until tender, and drain
bread|Main Soup Salad Side Snack Breakfast|West|0|2 slice|bread||Serve with: the %|
bread|Main Soup Salad Side Snack Breakfast||0|1|pittas, naan breads, chapatis||Serve with: the %, warmed in a dry pan|
bread|Main Soup Salad Side Snack Breakfast||0|1|Yorkshire puddings||Serve with: the %, warmed as the packet says|
|Main Side Snack||9|80 g|green beans, mangetout, broccoli, cauliflower, asparagus, brussels sprouts, peas, cabbage|, in even pieces|Serve with: the %|in boiling salted water for about 5 minutes, until just tender, and drain
|Main Side Snack||0|35 g|lettuce, rocket, watercress||Serve with: the %, dressed with a little oil and salt|
|Soup||0|75 ml|coconut milk, cream||Stir in: the %|
|Main Soup Salad Side Snack||0|1 tablespoon|parsley, coriander, chives, dill, basil, mint, spring onions|, chopped|Scatter with: the %|
|Main Soup Salad Side Snack Breakfast||0|1 tablespoon|nuts, pine nuts, peanuts, seeds, sesame seeds||Scatter with: the %, toasted in a dry pan|
|Dessert Baking||0|1 tablespoon|nuts, pine nuts, peanuts, seeds, sesame seeds||Scatter with: the %|
|Main Soup Salad Side Snack Breakfast|West|0|15 g grated|cheese, feta, brie||Scatter with: the %|
|Main Soup Salad Side Snack Breakfast||0|0.25|lemon, lime|, in wedges|Serve with: the %, to squeeze over|
|Main Soup Salad Side Snack Breakfast||0|2 tablespoon|yogurt, sour cream||Serve with: a spoonful of the %|
|Main Soup Salad Side Snack Breakfast||0|1 teaspoon|hot sauce, harissa, sambal oelek, chilli oil, sweet chilli sauce||Serve with: the %, as hot as you like it|
|Main Soup Salad Side Snack Breakfast|West|0|1 tablespoon|ketchup, mustard, mayonnaise, pickles, cranberry sauce, mint sauce, horseradish||Serve with: the %|
|Main Soup Salad Side Snack||0|20 g|crackers, tortilla chips, potato chips||Serve with: the %|
|Main Soup Salad Side Snack Breakfast|Asia|0|1 tablespoon|kimchi, pickled ginger||Serve with: the %|
|Dessert Breakfast Baking||0|60 g|berries, banana|, cut up if large|Serve with: the %|
|Dessert Breakfast Baking||0|2 tablespoon|yogurt, cream, ice cream, custard||Serve with: the %|
|Dessert Breakfast Baking||0|1 teaspoon|honey, maple syrup||Drizzle with: the %|
`

function readSide(row: string): Side {
  const [filling = '', courses = '', where = '', minutes, amount = '', names = '', after = '', serve = '', cook = ''] =
    row.split('|')
  const ingredients = names.split(', ').map((text, id) => {
    const food = foodNamed(text)
    if (!food) throw new Error(`No food has the name "${text}".`)
    return { id, text, food }
  })
  const [quantity, unit = '', word = ''] = amount.split(' ')
  const measure = { quantity: Number(quantity), unit, words: word }
  const line = { amount: measure, after, ingredients, anyOf: false, isOfEach: false, condition: undefined }
  return { line, filling, courses, where, minutes: Number(minutes), cook, serve }
}

/** Read once a list needs them. */
let sides: readonly Side[] | undefined

const asian =
  'Asian, Chinese, Cantonese, Sichuan, Shanghainese, Hakka, Taiwanese, Japanese, Korean, Thai, Vietnamese, Malaysian, Indonesian, Filipino, Indian, Punjabi, South Indian, Pakistani, Sri Lankan'.split(
    ', ',
  )
/** Cuisines that serve rice with potatoes in a sauce. */
const withRice = [...asian, 'Peruvian', 'Colombian', 'Brazilian']

/** Selects sides for a dish from foods that it does not use, at most `most`. */
export function selectSides(
  dish: ListedLines & { readonly recipe: CookbookRecipe },
  foods: readonly EntryFood[],
  exclusions: readonly Exclusion[],
  most: number,
): Side[] {
  const { course, cuisine } = dish.recipe.head
  const where = asian.includes(cuisine) ? 'Asia' : 'West'
  const fillings = fillingsOf(dish)
  let remaining = foods.filter(({ food }) => certaintyOf(food, exclusions) !== 'named')
  const selected: Side[] = []
  sides ??= table.trim().split('\n').map(readSide)
  for (const side of sides) {
    if (remaining.length === 0 || selected.length >= most) break
    if (fillings.has(side.filling) || !side.courses.split(' ').includes(course)) continue
    if (side.where !== '' && side.where !== where) continue
    const [found] = matchIngredients(side.line, remaining)
    if (!found) continue
    if (side.filling !== '') fillings.add(side.filling)
    remaining = remaining.filter((each) => each !== found.user)
    selected.push({ ...side, line: { ...side.line, ingredients: [found] } })
  }
  return selected
}

const breads = foodsNamed('bread', 'pitta', 'naan', 'tortillas', 'corn tortillas', 'burger buns', 'pizza dough')
/** Grains that thicken or coat a dish. */
const coatings = foodsNamed('flour', 'cornflour', 'breadcrumbs', 'crackers', 'puff pastry', 'shortcrust pastry', 'filo')
const starchyVegetables = foodsNamed('potato', 'sweet potato', 'mashed potato', 'yam', 'cassava', 'plantain')

/** What fills in a dish already. */
function fillingsOf({ recipe, required, optional }: ListedLines & { readonly recipe: CookbookRecipe }): Set<string> {
  const isAmong = (food: Food, kinds: readonly Food[]) => kinds.some((each) => isKindOf(food, each))
  const foods = [...required, ...optional].flatMap(({ ingredients }) =>
    ingredients.map(({ food, user }) => user?.food ?? food),
  )
  // Nobody eats rice with an omelette.
  const isOfEggs = required[0]?.ingredients[0]?.food.kind === 'egg' && !withRice.includes(recipe.head.cuisine)
  return new Set([
    ...(isOfEggs ? ['boiled'] : []),
    ...foods.flatMap((food) => {
      if (isAmong(food, breads)) return ['bread', 'boiled']
      if (isAmong(food, coatings)) return []
      return food.kind === 'grain' || (!withRice.includes(recipe.head.cuisine) && isAmong(food, starchyVegetables))
        ? ['boiled']
        : []
    }),
  ])
}

/** A sentence that heats something. */
const heats = /\b(?:heat|warm|fry|boil|brown|simmer|oven|grill|toast|roast|hot)\b/i
/** Sentences on eating and keeping the dish, which end a recipe. */
const closing =
  /(?:(?:^| )(?:Eat|Serve (?:at once|cold|hot|warm)|Chill (?:the )?leftovers|Leftovers|It keeps|They keep|Tip)\b[^.]*\.)+$/

/**
 * Adds to the steps of a dish how its sides are made, and tells how many minutes longer all takes then. What cooks beside it
 * cooks during the last step that is long enough, or before the first step that heats anything.
 *
 * @param measure writes the water of a side for all who eat.
 */
export function addSides(
  steps: readonly Step[],
  chosen: readonly Side[],
  measure: (water: string) => string,
): { readonly steps: Step[]; readonly longer: number } {
  const all = [...steps]
  let longer = 0
  for (const { line, minutes, cook } of chosen.filter((side) => side.minutes > 0)) {
    const name = `ook the ${sideName(line)}`
    const how = cook.replace(/\[(.+?)\]/, (_, water: string) => measure(water))
    const during = all.findLastIndex((step) => step.minutes >= minutes && heats.test(step.text))
    const [long, first] = [
      all[during],
      Math.max(
        0,
        all.findIndex(({ text }) => heats.test(text)),
      ),
    ]
    if (long) all[during] = { ...long, text: `${long.text} Meanwhile, c${name} ${how}.` }
    else all.splice(first, 0, { name: `C${name}`, minutes, text: `C${name} ${how}.` })
    if (!long) longer += Math.max(0, minutes - all.slice(first + 1).reduce((sum, step) => sum + step.minutes, 0))
  }
  const last = all.pop()
  if (!last) return { steps: all, longer }
  const end = closing.exec(last.text)?.[0] ?? ''
  const sentences = [last.text.slice(0, last.text.length - end.length), ...serveAll(chosen), end]
  const text = sentences
    .map((each) => each.trim())
    .filter(Boolean)
    .join(' ')
  return {
    steps: [
      ...all,
      { ...last, text: text.replace(/Serve (with [^.]+)\. Serve (at once|hot|warm|cold)\./, 'Serve $2, $1.') },
    ],
    longer,
  }
}

/** How the sides come to the table, in a sentence for each verb: "Serve with the rice and the yogurt." */
const serveAll = (chosen: readonly Side[]): string[] =>
  [...new Set(chosen.map(({ serve }) => serve.split(': ')[0] ?? ''))].map((verb) => {
    const phrases = chosen.flatMap(({ serve, line }) =>
      serve.startsWith(`${verb}: `) ? [serve.slice(verb.length + 2).replace('%', sideName(line))] : [],
    )
    return `${capitalize(verb)} ${formatList(phrases.toSorted((a, b) => a.split(',').length - b.split(',').length))}.`
  })

/** What the steps call a side. */
const sideName = (line: IngredientLine) => line.ingredients.map((each) => displayName(each)).join()
