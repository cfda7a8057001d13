import { foodsNamed, isKindOf, namesOf, normalizeWords, standInRemarks } from '../food'
import { formatList } from '../lib/text'
import { inNumberOf, nameInLine } from './ingredientNames'
import { isOnePiece, scaleAmount, scaleMeasures, writeAmount } from './lineAmount'
import { isStandIn } from './matchIngredients'
import type { IngredientLine, RecipeIngredient } from './recipe'
import { lineFactor } from './shares'

/** Formats an ingredient line that has its amount and words for the listed foods. */
export function formatLine(lineOfRecipe: IngredientLine, factor: number): string {
  const line = withGroundChilli(pourStock(lineOfRecipe))
  const { ingredients, anyOf } = line
  const ownFactor = lineFactor(line, factor)
  const isUncut = ingredients.every(
    ({ food }) => ['egg', 'grain'].includes(food.kind) || ['garlic', 'spring onion'].includes(food.name),
  )
  const said = ingredients.map(({ user }) => user?.name ?? '').join(' ')
  const alone = ingredients.length > 1 ? line.after : line.after.replace(/ (?:in all|of each)\b/, '')
  const after = scaleMeasures(withoutCutting(withoutSaid(alone, said), line), ownFactor)
  const amount = scaleAmount(line.amount, ownFactor, isUncut && line.amount.unit !== 'sheet')
  const { quantity, unit, words } = amount
  const names = ingredients.map((each) => {
    const remark = standInRemark(each)
    const name = nameInLine(each, isOnePiece(amount))
    const numbered = unit === '' && quantity > 1 ? inNumberOf('pieces', name) : name
    return `**${withoutRepetition(numbered, `${unit} ${words}`, line.after)}**${remark && ` (${remark})`}`
  })
  return `${writeAmount(amount)}${formatList(names, anyOf ? 'and' : 'or')}${after}`
}

/** Chilli that is sold ground or in flakes. */
const groundChilli = foodsNamed('chilli flakes')

/** A line that counts fresh chillies, for a user who has it ground or in flakes: half a teaspoon, and nothing to cut. */
function withGroundChilli(line: IngredientLine): IngredientLine {
  const [{ user } = {}, second] = line.ingredients
  const isGround = groundChilli.some((food) => isKindOf(user?.food, food))
  if (second || !isGround || line.amount.unit !== '' || line.amount.quantity === 0) return line
  return { ...line, amount: { quantity: 0.5, unit: 'teaspoon', words: '' }, after: '' }
}

/** Ready-made stock takes the place of water, where a recipe dissolves a cube. */
function pourStock(line: IngredientLine): IngredientLine {
  const [stock] = line.ingredients
  const { name = '', amount } = stock?.user ?? {}
  const isLiquid = amount !== undefined && amount.unit !== 'piece' && !/cube|pot|powder|granule/.test(name)
  if (stock?.text !== 'stock cube' || !isLiquid) return line
  return {
    ...line,
    amount: { quantity: 0, unit: '', words: '' },
    ingredients: [{ ...stock, text: 'stock' }],
    after: ', instead of as much of the water',
  }
}

/** Says how a food stands in for the one that the recipe asks for: "instead of ham". */
function standInRemark(each: RecipeIngredient): string {
  const { food, user } = each
  const own = user && user.food.name !== food.name ? standInRemarks.get(user.food.name) : undefined
  return own ?? (isStandIn(each) ? `instead of ${each.text}` : '')
}

/** Leaves out words of a name that stand beside it: "grated **grated cheese**", "**aji amarillo paste** paste". */
function withoutRepetition(name: string, before: string, after: string): string {
  const beside = new Set(normalizeWords(`${before} ${/^ \w+/.exec(after)?.[0] ?? ''}`))
  if (beside.has('grated')) beside.add('shredded')
  const words = name.split(' ').filter((word) => !normalizeWords(word).some((each) => beside.has(each)))
  return words.join(' ') || name
}

/** Leaves out how a food is if its name says so: a ripe plantain is ripe, and thighs are thighs. */
const withoutSaid = (after: string, names: string) =>
  after.replace(
    /^, (?:very |best |preferably )?([\w-]+)(?: or (\w+))?(?: if possible)?(?=[,:]| on the bone|$)/,
    (state, ...[word = '', other = '']: string[]) =>
      [word, other].some((each) => each && normalizeWords(each).every((part) => normalizeWords(names).includes(part)))
        ? ''
        : state,
  )

/** Foods that nobody cuts up. */
const smallFoods = new Set(
  'peas,sweetcorn,blueberries,raspberries,chickpeas,beans,black beans,kidney beans,lentils,raisins,edamame,passata,bean sprouts,spinach,ground meat'.split(
    ',',
  ),
)
const cutting =
  /, (?:(?:thinly |finely |very )?(?:cut|chopped|crushed|sliced|diced|shredded)|in (?:very |even )?(?:small|bite|thin|even|\d|½|¼)[^,{}]*(?:pieces|chunks|dice|slices|strips))[^,{}]*(?=[,{]|$)/g

/** Leaves out how to cut the foods of a line if none of them is cut up, such as peas among the vegetables of a stew. */
const withoutCutting = (after: string, { ingredients }: IngredientLine) =>
  ingredients.every(({ food, user }) => namesOf(user?.food ?? food).some((name) => smallFoods.has(name)))
    ? after.replace(cutting, '')
    : after
