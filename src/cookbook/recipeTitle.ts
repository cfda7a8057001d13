import { type FoodKind, isKindOf, normalizeWords } from '../food'
import { capitalize, formatList } from '../lib/text'
import { inNumberOf, nameInStep } from './ingredientNames'
import type { CookbookRecipe, IngredientLine, ListedLines, RecipeIngredient } from './recipe'
import { isCitrus, isMainFood } from './shares'

/** The kinds that a dish is named after. "Macaroni and cheese" is the name of a dish with any cheese. */
const namedKinds: readonly FoodKind[] = ['meat', 'fish', 'vegetable', 'aromatic', 'fruit', 'pulse', 'grain']
/** "Vegetables" in a title are named if there are at most so many. */
const MAX_NAMED_VEGETABLES = 2
/** A dish of these is still one with tomatoes. */
const tomatoProducts = ['canned tomatoes', 'passata', 'tomato sauce']
/** Words for the state of a food, which a title leaves out. */
const state = /\b(?:cooked|left-?over|roast(?:ed)?|whole)\s/gi

const withoutState = (name: string) => name.replace(state, '').replace(/ puree$/, '')
const wordsOf = (name: string) => normalizeWords(withoutState(name))

/**
 * Returns the title of a recipe for the listed lines. It names the foods that are in the dish: "Butternut squash soup"
 * for a pumpkin soup of butternut squash, and "Pasta with ham and peas" for one with vegetables.
 */
export function titleFor(recipe: CookbookRecipe, listed: ListedLines): string {
  const named = nameVegetables(nameFoods(recipe.title, recipe, listed), listed)
  return capitalize(/ (?:with|and|or|in|on|from) |,/.test(named) ? named : withFoods(named, listed))
}

/** A title names so many foods beside the dish. */
const MOST_NAMED = 2
/** The foods that people choose a dish by, the first of them first. */
const tellingKinds: readonly FoodKind[] = ['meat', 'fish', 'vegetable', 'pulse', 'fruit', 'dairy']

const rankOf = (each: RecipeIngredient) => (isMainFood(each) ? 0 : each.food.kind === 'dairy' ? 2 : 1)

/** Adds the foods that make this dish of a general one: "Frittata with spinach and feta". */
function withFoods(title: string, { required, optional }: ListedLines): string {
  const isGeneral = required.some(({ anyOf }) => anyOf)
  if (!isGeneral && required.some(({ ingredients }) => ingredients.some(isMainFood))) return title
  const words = normalizeWords(title)
  const telling = [...required.filter(({ anyOf }) => anyOf), ...optional.filter((line) => isGeneral || line.anyOf)]
    .flatMap(({ ingredients }) => ingredients)
    .filter(({ food, user }) => user && tellingKinds.includes(food.kind) && !isCitrus(food))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const fruits = telling.filter(({ food }) => food.kind === 'fruit').map((each) => nameInStep(each))
  if (/\bfruit\b/i.test(title) && fruits.length > 0 && fruits.length <= MOST_NAMED)
    return title.replace(/\bfruit\b/i, formatList(fruits.map((name) => inNumberOf('fruit', name))))
  const names = [...new Set(telling.map((each) => withoutState(nameInStep(each))))].filter(
    (name) => !wordsOf(name).some((word) => words.includes(word)),
  )
  return names.length > 0 ? `${title} with ${formatList(names.slice(0, MOST_NAMED))}` : title
}

/** Replaces the foods of the required lines in a title or description by those that are used for them. */
export const nameFoods = (text: string, { required }: CookbookRecipe, listed: ListedLines): string =>
  required.reduce((named, line) => nameFoodOf(line, named, listed), text)

function nameFoodOf(line: IngredientLine, title: string, listed: ListedLines): string {
  const used = listed.required.find(({ ingredients }) =>
    ingredients.every(({ text }) => line.ingredients.some((each) => each.text === text)),
  )
  const [ingredient] = used?.ingredients ?? []
  const user = ingredient?.user
  if (!user || line.anyOf || tomatoProducts.includes(user.food.name)) return title
  const [userWords, ownWords] = [wordsOf(user.name), wordsOf(user.food.name)]
  // "Turkey" is shorter than "turkey breast".
  const isLonger = ownWords.every((word) => userWords.includes(word))
  const inStep = nameInStep(ingredient)
  const name = withoutState(inStep !== ingredient.text && isLonger ? user.food.name : inStep)
  const isUsed = (text: string) => wordsOf(text).every((word) => userWords.includes(word) || ownWords.includes(word))
  const alternatives = line.ingredients.flatMap(({ text }) => wordsOf(text))
  const chosen = title.replace(/(\w+) or (\w+)/, (both, ...[a = '', b = '']: string[]) =>
    [a, b].every((word) => alternatives.includes(word.toLowerCase())) ? ([a, b].find(isUsed) ?? both) : both,
  )
  /** A chicken thigh is chicken, but a sweet potato no potato. */
  const isSame = ({ text, food }: RecipeIngredient) =>
    isUsed(text) && (isKindOf(user.food, food) || wordsOf(text).at(-1) !== wordsOf(name).at(-1))
  return line.ingredients.reduce((text, { text: wanted, food }) => {
    const words = wordsOf(wanted)
    const called = line.ingredients.filter((each) => wordsOf(each.text).join() === words.join())
    if (!namedKinds.includes(food.kind) || called.some(isSame) || isNamed(text, name)) return text
    return text.replace(new RegExp(`\\b${words.join(' ')}(?:e?s)?\\b`, 'i'), (match) => inNumberOf(match, name))
  }, chosen)
}

const isNamed = (title: string, name: string) => wordsOf(name).every((word) => wordsOf(title).includes(word))

/** Names the vegetables of a title if they are few, with the meat or fish that it does not name. */
function nameVegetables(title: string, { required, optional }: ListedLines): string {
  const listed = [...required, ...optional].flatMap(({ ingredients }) => ingredients)
  const titleWords = normalizeWords(title)
  const namesOf = (...kinds: readonly string[]) =>
    listed
      .filter(({ food }) => kinds.includes(food.kind) && !tomatoProducts.includes(food.name))
      .map((each) => nameInStep(each))
      .filter((name) => !wordsOf(name).some((word) => titleWords.includes(word)))
  const vegetables = namesOf('vegetable')
  const isFew = vegetables.length > 0 && vegetables.length <= MAX_NAMED_VEGETABLES
  if (/ with \w*vegetables$/.test(title)) {
    const names = [...namesOf('meat', 'fish').slice(0, 1), ...(isFew ? vegetables : ['vegetables'])]
    return title.replace(/vegetables$/, formatList(names))
  }
  // "Chicken and vegetable soup" takes one name.
  if (!isFew || (vegetables.length > 1 && title.includes(' and '))) return title
  return title.replace(/(?:root )?\bvegetables?\b/i, (match) =>
    formatList(vegetables.map((name) => (match.endsWith('s') ? name : inNumberOf(match, name)))),
  )
}
