import { isKindOf, isMadeUp, normalizeWords, pluralize, singularize } from '../food'
import type { ListedLines } from './conditionalText'
import type { RecipeIngredient } from './recipe'

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
  const isInText =
    !user || isMadeUp(user.food) || (!isWider && normalizeWords(user.name).every((word) => recipeWords.includes(word)))
  const isSameThing = recipeWords.at(-1) === normalizeWords(user?.name ?? '').at(-1)
  const name = isInText ? text : isPlural(text) && !isOne && isSameThing ? pluralOf(user.name) : user.name
  const liquid = isConcentrate(text) ? name : name.replace(bouillon, 'stock').replace(concentrate, '')
  return isOne ? liquid.replace(/\p{L}+$/u, singularize) : liquid
}

/** What stock, gravy or dashi is made from: the word after its name. */
const concentrate = /(?<=\b(?:stock|gravy|dashi)) (?:cubes?|granules?|powder|pots?)$/
/** Cubes or powder that become stock in hot water. */
const bouillon = /\b(?:bouillon|maggi|knorr|oxo|onga|royco)(?: cubes?| granules?| powder)?$/
const isConcentrate = (name: string) => concentrate.test(name)

/** How a line names an ingredient beside its amount: as a cube where the recipe counts cubes. */
export function nameInLine(ingredient: RecipeIngredient, isOne: boolean): string {
  const name = displayName(ingredient, isOne)
  if (isConcentrate(ingredient.text) && /\b(?:stock|broth)$/.test(name)) return `${name} cube`
  return name
}

/** Returns a name in singular or plural, as the given word is. */
export const inNumberOf = (word: string, name: string): string =>
  isPlural(word) ? pluralOf(name) : name.replace(/\p{L}+$/u, singularize)

/** Couscous and asparagus are not plurals. */
const isPlural = (name: string) => /[^su]s$/.test(name)

/** Noodles, grains and fish that nobody counts: a bowl of soba, not of sobas. */
const uncounted =
  /\b(?:soba|udon|ramen|somen|spaghetti|pasta|vermicelli|bihon|mein|goreng|bulgur|burghul|quinoa|couscous|mackerel|trout|salmon|tuna|ful)$/

const pluralOf = (name: string) => (isPlural(name) || uncounted.test(name) ? name : pluralize(name))

/** Returns a food's name for the steps. A cut is named in the list only: the steps say "the chicken" of chicken thighs. */
export function nameInStep(ingredient: RecipeIngredient): string {
  const name = displayName(ingredient)
  return name.startsWith(`${ingredient.text} `) ? ingredient.text : name
}

/** Words after a food's name that make it another food: rice vinegar, tomato paste. */
const otherFood =
  '(?! (?:paste|vinegar|sauce|wine|noodles?|stock|milk|cream|powder|leaf|leaves|oil|juice|zest|water|flour|seeds?|sticks?|flakes|butter)\\b)'

/** Last words of names that alone mean something else. */
const ownWords = new Set(['pepper', 'sauce', 'masala', 'soup', 'oil'])

/** Replaces the recipe's names for the foods in a step by the user's own: "the canned tomatoes", or "the tomatoes". */
export function nameInSteps(step: string, { required, optional }: ListedLines): string {
  let text = step
  const listed = [...required, ...optional].flatMap(({ ingredients }) => ingredients)
  for (const each of listed) {
    const name = nameInStep(each)
    if (name === each.text || (text.includes(name) && !each.text.includes(name))) continue
    // Does not rename "chilli" within "the leftover chilli", which is another listed food.
    const others = listed.flatMap((other) => (other === each ? [] : [other.text, displayName(other)]))
    const within = others.flatMap((other) => (other.endsWith(` ${each.text}`) ? other.slice(0, -each.text.length) : []))
    const full = new RegExp(`${within.map((before) => `(?<!${before})`).join('')}\\b${each.text}\\b${otherFood}`, 'g')
    const [last = ''] = /\S+$/.exec(each.text) ?? []
    const isShared = listed.some(
      (other) => other !== each && (other.text.includes(last) || displayName(other).includes(last)),
    )
    // "The pepper" is the spice, not the last word of "bell pepper"; "the masala" is a mix of several foods.
    const isShort = !ownWords.has(last) && !full.test(text) && !isShared && !name.includes(last)
    text = text.replace(isShort ? new RegExp(`\\b(?:crushed )?${last}\\b${otherFood}`, 'g') : full, name)
  }
  return text
}

/**
 * Replaces the names of staples in a step where the user has another food for them: "the oil" by "the ghee", "the sugar"
 * by "the palm sugar". Not by "the olive oil", because "oil" is clear.
 */
export function nameStaplesInSteps(step: string, staples: readonly RecipeIngredient[]): string {
  return staples.reduce((text, each) => {
    const name = displayName(each)
    const isClear = name.includes(each.text) && each.user?.food.kind !== 'sweet'
    return isClear ? text : text.replace(new RegExp(`(?<=\\bthe )${each.text}\\b`, 'g'), name)
  }, step)
}
