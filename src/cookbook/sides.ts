import { type EntryFood, type Exclusion, type Food, foodsNamed, isKindOf } from '../food'
import {
  type CookbookRecipe,
  certaintyOf,
  foodOf,
  type ListedLine,
  type ListedLines,
  listLines,
  matchIngredients,
} from './recipe'
import { sides } from './recipes'

/**
 * What a dish is eaten with: rice, bread, a vegetable or a garnish. Its recipe is for one person. Title, course, cuisine and
 * description say what it fills as, what it goes with, and how it is served (README.md).
 */
export interface Side {
  readonly recipe: CookbookRecipe
  readonly line: ListedLine
}

const asian =
  'Asian, Chinese, Cantonese, Sichuan, Shanghainese, Hakka, Taiwanese, Japanese, Korean, Thai, Vietnamese, Malaysian, Indonesian, Filipino, Indian, Punjabi, South Indian, Pakistani, Sri Lankan'.split(
    ', ',
  )

/** Cuisines that serve rice with potatoes in a sauce, and with eggs. */
const withRice = [...asian, 'Peruvian', 'Colombian', 'Brazilian']

/** Selects sides for a dish from foods that it does not use, at most `most`. What takes longest is the first. */
export function selectSides(
  dish: ListedLines & { readonly recipe: CookbookRecipe },
  foods: readonly EntryFood[],
  exclusions: readonly Exclusion[],
  most: number,
): Side[] {
  const { course, cuisine } = dish.recipe.head
  const places = ['Any', asian.includes(cuisine) ? 'Asia' : 'West']
  const filled = fillingsOf(dish)
  let remaining = foods.filter(({ food }) => certaintyOf(food, exclusions) !== 'named')
  const selected: Side[] = []
  for (const recipe of sides.using(remaining).toSorted((a, b) => b.head.minutes - a.head.minutes)) {
    const { title, head, required } = recipe
    const isFitting = head.course.split(' ').includes(course) && places.includes(head.cuisine) && !filled.has(title)
    const [line] = isFitting && selected.length < most ? required : []
    const [found] = line ? matchIngredients(line, remaining) : []
    if (!line || !found) continue
    // A meal has one filling of a kind at most, and as many garnishes as there are.
    if (title !== 'garnish') filled.add(title)
    remaining = remaining.filter((each) => each !== found.user)
    const listed = listLines([{ ...line, ingredients: [found] }], []).required
    selected.push(...listed.map((each) => ({ recipe, line: each })))
  }
  return selected
}

const breads = foodsNamed('bread', 'pitta', 'naan', 'tortillas', 'corn tortillas', 'burger buns', 'pizza dough')
/** Grains that thicken or coat a dish. */
const coatings = foodsNamed('flour', 'cornflour', 'breadcrumbs', 'crackers', 'puff pastry', 'shortcrust pastry', 'filo')
const starchyVegetables = foodsNamed('potato', 'sweet potato', 'mashed potato', 'yam', 'cassava', 'plantain')
const isAmong = (food: Food, kinds: readonly Food[]) => kinds.some((each) => isKindOf(food, each))

/** What fills in a dish already. Nobody eats rice with an omelette. */
function fillingsOf({ recipe, required, optional }: ListedLines & { readonly recipe: CookbookRecipe }): Set<string> {
  const isWithRice = withRice.includes(recipe.head.cuisine)
  const foods = [...required, ...optional].flatMap(({ ingredients }) => ingredients.map(foodOf))
  const isBoiled = (food: Food) =>
    food.kind === 'grain' ? !isAmong(food, coatings) : !isWithRice && isAmong(food, starchyVegetables)
  const hasBread = foods.some((food) => isAmong(food, breads))
  const isFilled = hasBread || foods.some(isBoiled) || (foods[0]?.kind === 'egg' && !isWithRice)
  return new Set([...(hasBread ? ['bread'] : []), ...(isFilled ? ['boiled'] : [])])
}
