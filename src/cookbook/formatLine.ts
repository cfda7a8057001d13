import { isKindOf, normalizeWords, pluralize, singularize, standInRemarks } from '../food'
import { formatList } from '../lib/text'
import { isOnePiece, writeAmount } from './lineAmount'
import { foodOf, type ListedLine, type RecipeIngredient } from './recipe'

/** Formats an ingredient line that has its amount and words for the listed foods. */
export function formatLine(line: ListedLine): string {
  const { ingredients, anyOf, amount } = line
  const said = ingredients.map(({ user }) => user?.name ?? '').join(' ')
  const alone = ingredients.length > 1 ? line.after : line.after.replace(/ (?:in all|of each)\b/, '')
  const after = withoutSaid(alone, said)
  const { quantity, unit, words } = amount
  const names = ingredients.map((each) => {
    const isMade = isMadeUp(each) && !after.includes('made up')
    const standIn = foodOf(each).name === each.food.name ? undefined : standInRemarks.get(foodOf(each).name)
    const remark = isMade ? `from the ${each.user?.name}` : standIn
    const name = displayName(each, isOnePiece(amount))
    const numbered = unit === '' && quantity > 1 ? inNumberOf('pieces', name) : name
    return `**${withoutRepetition(numbered, `${unit} ${words}`, line.after)}**${remark ? ` (${remark})` : ''}`
  })
  return `${writeAmount(amount)}${formatList(names, anyOf ? 'and' : 'or')}${after}`
}

/** Leaves out words of a name that stand beside it: "grated **grated cheese**". */
function withoutRepetition(name: string, before: string, after: string): string {
  const beside = new Set(normalizeWords(`${before} ${/^ \w+/.exec(after)?.[0] ?? ''}`))
  if (beside.has('grated')) beside.add('shredded')
  const words = name.split(' ').filter((word) => !normalizeWords(word).some((each) => beside.has(each)))
  return words.join(' ') || name
}

/** Leaves out how a food is if its name says so: a ripe plantain is ripe, and thighs are thighs. */
const withoutSaid = (after: string, names: string) =>
  after.replace(
    /^, (?:very |best |preferably )?([A-Za-z-]+)(?: or \w+)?(?: if possible)?(?=[,:]| on the bone|$)/,
    (state, word: string) => (normalizeWords(word).every((part) => normalizeWords(names).includes(part)) ? '' : state),
  )

/**
 * Returns an ingredient's name for a reply: the user's own, such as "penne" where the recipe says "pasta", in singular
 * or plural as the recipe has it. Where the recipe says more, as "plain flour" for "flour", it returns the recipe's.
 *
 * @param isOne whether there is one of it, or less, so that its name is singular.
 */
export function displayName({ text, food, user }: RecipeIngredient, isOne = false): string {
  const recipeWords = normalizeWords(text)
  // "Chicken" may be thighs or not, but flour is plain flour.
  const isWider = user !== undefined && user.food.name !== food.name && isKindOf(food, user.food)
  const isInText = !user || (!isWider && normalizeWords(user.name).every((word) => recipeWords.includes(word)))
  const isSameThing = recipeWords.at(-1) === normalizeWords(user?.name ?? '').at(-1)
  const name = isInText ? text : isPlural(text) && !isOne && isSameThing ? pluralOf(user.name) : user.name
  const made = concentrate.test(text) ? name.replace(/\b(?:stock|broth)$/, '$& cube') : pourable(name, text)
  return isOne ? made.replace(/\p{L}+$/u, singularize) : made
}

/** What stock, gravy and dashi are made from. */
const concentrate = / (?:cubes?|granules?|powder|pots?)$/
const broth = /\b(?:stock|broth|gravy|dashi|bouillon)$/

/** Whether the recipe pours a broth, which the user makes of a concentrate: stock of stock cubes, or dashi of hondashi. */
const isMadeUp = ({ text, user }: RecipeIngredient) => broth.test(text) && concentrate.test(user?.name ?? '')

/** The name of what is poured where the recipe pours a broth. */
function pourable(name: string, text: string): string {
  const poured = broth.test(text) ? name.replace(concentrate, '') : name
  return broth.test(text) && !broth.test(poured) ? text : poured
}

/** Returns a name in singular or plural, as the given word is. */
export const inNumberOf = (word: string, name: string): string =>
  isPlural(word) ? pluralOf(name) : name.replace(/\p{L}+$/u, singularize)

/** Couscous and asparagus are not plurals. */
const isPlural = (name: string) => /[^su]s$/.test(name)

const uncounted =
  /\b(?:soba|udon|ramen|somen|spaghetti|pasta|vermicelli|bihon|mein|goreng|bulgur|burghul|quinoa|couscous|mackerel|trout|salmon|tuna|ful|choi)$/

const pluralOf = (name: string) => (isPlural(name) || uncounted.test(name) ? name : pluralize(name))

/** A food's name for the steps. A cut is named in the list alone: the steps say "the chicken" of chicken thighs. */
export function nameInStep(ingredient: RecipeIngredient): string {
  const name = displayName(ingredient)
  if (/^garlic cloves?$/.test(name)) return 'garlic'
  return name.startsWith(`${ingredient.text} `) ? ingredient.text : name
}
