import { type FoodKind, isKindOf, normalizeWords } from '../food'
import { capitalize, formatList } from '../lib/text'
import { inNumberOf, nameInStep } from './formatLine'
import type { CookbookRecipe, IngredientLine, ListedLines, RecipeIngredient } from './recipe'
import { isCitrus, isMainFood } from './shares'

/** The kinds that a dish is named after. "Macaroni and cheese" is the name of a dish with any cheese. */
const namedKinds: readonly FoodKind[] = ['meat', 'fish', 'vegetable', 'aromatic', 'fruit', 'pulse', 'grain']
/** A dish of these is still one with tomatoes. */
const tomatoProducts = ['canned tomatoes', 'passata', 'tomato sauce']
/** Words for the state of a food, which a title leaves out. */
const state = /\b(?:cooked|left-?over|roast(?:ed)?|whole)\s/gi

const withoutState = (name: string) => name.replace(state, '').replace(/ puree$/, '')
const wordsOf = (name: string) => normalizeWords(withoutState(name))

/**
 * The title of a recipe for the listed lines. It names the foods that are in the dish: "Butternut squash soup" for a pumpkin
 * soup, and "Pasta with ham and peas" for one with vegetables.
 */
export function titleFor(recipe: CookbookRecipe, listed: ListedLines): string {
  return capitalize(withFoods(nameFoods(recipe.title, recipe, listed), listed))
}

/** A title names so many foods beside the dish. */
const MOST_NAMED = 2
/** The foods that people choose a dish by, the first of them first. */
const tellingKinds: readonly FoodKind[] = ['meat', 'fish', 'vegetable', 'pulse', 'fruit', 'dairy']

const rankOf = ({ food }: RecipeIngredient) =>
  food.kind === 'dairy' ? 2 : ['meat', 'fish'].includes(food.kind) ? 0 : 1

/** Words that stand for the foods of a kind, and what joins others to a title. */
const general = /\b(?:(?:root |green )?(vegetable)s?|fruit)\b/i
const joining = / (?:with|and|or|in|on|from) |,/

/** Adds the foods that make this dish of a general one: "Frittata with spinach and feta". */
function withFoods(title: string, listed: ListedLines): string {
  const named = fillGeneral(title, listed)
  const { required, optional } = listed
  const isGeneral = required.some(({ anyOf }) => anyOf)
  if (joining.test(named) || (!isGeneral && required.some(({ ingredients }) => ingredients.some(isMainFood))))
    return named
  const telling = [...required.filter(({ anyOf }) => anyOf), ...optional.filter((line) => isGeneral || line.anyOf)]
  const words = normalizeWords(named)
  const kinds = named === title ? tellingKinds : tellingKinds.filter((kind) => kind !== 'dairy')
  const names = namesOf(telling, kinds).filter((name) => !wordsOf(name).some((word) => words.includes(word)))
  return names.length > 0 ? `${named} with ${formatList(names.slice(0, MOST_NAMED))}` : named
}

/** Replaces "vegetables" or "fruit" in a title by the foods, if they are few. */
function fillGeneral(title: string, { required, optional }: ListedLines): string {
  const [slot = '', kind = 'fruit'] = general.exec(title) ?? []
  const isEnd = title.endsWith(` with ${slot}`)
  const kinds = isEnd ? ['meat', 'fish', 'vegetable'] : [kind.toLowerCase()]
  const names = slot === '' ? [] : namesOf([...required, ...optional], kinds)
  const most = isEnd ? MOST_NAMED + 1 : title.includes(' and ') ? 1 : MOST_NAMED
  if (names.length === 0 || (!isEnd && names.length > most)) return title
  const inNumber = names.map((name) => (slot.endsWith('s') ? name : inNumberOf(slot, name)))
  return title.replace(slot, formatList(inNumber.slice(0, most)))
}

/** The names of the user's foods of some kinds, those that people choose a dish by first. */
const namesOf = (lines: readonly IngredientLine[], kinds: readonly string[]) => [
  ...new Set(
    lines
      .flatMap(({ ingredients }) => ingredients)
      .filter(({ food, user }) => user && kinds.includes(food.kind) && !isCitrus(food))
      .filter(({ food }) => !tomatoProducts.includes(food.name))
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map((each) => withoutState(nameInStep(each))),
  ),
]

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
