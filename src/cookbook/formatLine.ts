import { foodsNamed, fractionSigns, isKindOf, namesOf, normalizeWords, pieceNameOf, standInRemarks } from '../food'
import { formatList } from '../lib/text'
import { inNumberOf, nameInLine } from './ingredientNames'
import { isStandIn } from './matchIngredients'
import type { IngredientLine, RecipeIngredient } from './recipe'
import { roundAmount, scaleLine } from './scaleLine'
import { lineFactor, shareOf } from './shares'

/** Formats an ingredient line without conditional text. */
export function formatLine(lineOfRecipe: IngredientLine, factor: number): string {
  const line = withGroundChilli(pourStock(lineOfRecipe))
  const { ingredients, anyOf } = line
  const ownFactor = lineFactor(line, factor)
  const isUncut = ingredients.every(
    ({ food }) => ['egg', 'grain'].includes(food.kind) || ['garlic', 'spring onion'].includes(food.name),
  )
  const scale = (text: string) => scaleLine(text, ownFactor, isUncut && !line.before.includes('sheet'))
  const said = ingredients.map(({ user }) => user?.name ?? '').join(' ')
  const after = withoutCutting(withoutSaid(line.after, said), line)
  const alone = ingredients.length > 1 ? after : after.replace(/ (?:in all|of each)\b/, '')
  const { before, end, isSeveral } = countPieces(line, ownFactor, scale(line.before), scale(alone))
  const isOne = /^(?:1|[¼½¾⅓⅔]) (?:large |small |medium |ripe |thick |soft |boneless )*(?:\([^)]*\) )?$/.test(before)
  const names = formatList(
    ingredients.map((each) => {
      const remark = standInRemark(each)
      const name = nameInLine(each, isOne)
      const numbered = isSeveral || /^[2-9] $/.test(before) ? inNumberOf('pieces', name) : name
      return `**${withoutRepetition(numbered, before, line.after)}**${remark && ` (${remark})`}`
    }),
    anyOf ? 'and' : 'or',
  )
  const isFirst = before !== '' || ingredients.length > 1
  const [found = '', amount = ''] = (isFirst ? undefined : amountAfter.exec(end)) ?? []
  return amount ? `${amount} ${names}${end.slice(found.length)}` : `${before}${names}${end}`
}

/** Chilli that is sold ground or in flakes. */
const groundChilli = foodsNamed('chilli flakes')
/** A count of fresh chillies: "1 ", "½ ", "1 fresh ". */
const freshChillies = /^(?:[½¼]|\d)(?: (?:fresh|small|large|red|green))* $/

/** A line that counts fresh chillies, for a user who has it ground or in flakes: half a teaspoon, and nothing to cut. */
function withGroundChilli(line: IngredientLine): IngredientLine {
  const [{ user } = {}, second] = line.ingredients
  const isGround = groundChilli.some((food) => isKindOf(user?.food, food))
  if (second || !isGround || !freshChillies.test(line.before)) return line
  return { ...line, before: '½ teaspoon ', after: '' }
}

/** Ready-made stock takes the place of water, where a recipe dissolves a cube. */
function pourStock(line: IngredientLine): IngredientLine {
  const [stock] = line.ingredients
  const { name = '', amount } = stock?.user ?? {}
  const isLiquid = amount !== undefined && amount.unit !== 'piece' && !/cube|pot|powder|granule/.test(name)
  if (stock?.text !== 'stock cube' || !isLiquid) return line
  return { ...line, before: '', ingredients: [{ ...stock, text: 'stock' }], after: ', instead of as much of the water' }
}

/** Says how a food stands in for the one that the recipe asks for: "instead of ham". */
function standInRemark(each: RecipeIngredient): string {
  const { food, user } = each
  const own = user && user.food.name !== food.name ? standInRemarks.get(user.food.name) : undefined
  return own ?? (isStandIn(each) ? `instead of ${each.text}` : '')
}

/** An amount right after the name of a food. A list has the amount first. */
const amountAfter = new RegExp(
  `^, ((?:about )?[\\d${fractionSigns}][\\d.${fractionSigns}]*(?: (?:g|kg|ml|l|litres?|cups?|(?:tea|table)spoons?|(?:large |small )?handfuls?|cloves?|slices?|rashers?|sprigs?)(?!\\w))?(?: \\([^)]*\\))?)(?=,|$)`,
)

/** How far the pieces that a line takes may be from a whole number, as a share of them. */
const PIECE_TOLERANCE = 0.12
/** A weight at the start of a text. */
const weight = /^(, )?(?:about )?(\d[\d.]* k?g(?: \([^)]*\))?)(?=[ ,]|$)/

/**
 * Counts what the user counts, where a line weighs it: "1 sweet potato, about 250 g".
 *
 * @param before the text before the name.
 * @param end the text after it.
 */
function countPieces(line: IngredientLine, factor: number, before: string, end: string) {
  const same = { before, end, isSeveral: false }
  const [{ user } = {}, second] = line.ingredients
  const share = shareOf(line)
  const unit = user && pieceNameOf(user.food)
  if (second || unit === undefined || user?.amount?.unit !== 'piece' || share === undefined || / each\b/.test(end))
    return same
  const pieces = (user.amount.quantity * factor) / share
  const isAll = factor === share
  const rounded = Math.max(1, Math.round(pieces))
  const [inBefore, inEnd] = [weight.exec(before), weight.exec(end)]
  const found = inBefore ?? (before === '' ? inEnd : undefined)
  if (!found || (!isAll && Math.abs(rounded - pieces) > PIECE_TOLERANCE * pieces)) return same
  const taken = isAll ? pieces : rounded
  const count = roundAmount(taken, 'piece')
  const counted = unit && !user.name.includes(unit) ? `${count} ${taken > 1 ? `${unit}s` : unit}` : count
  return {
    before: `${counted} ${before.replace(weight, '').trimStart()}`,
    end: `, about ${found[2]?.replace(/^1000 g/, '1 kg')}${end.replace(inBefore ? /^$/ : weight, '')}`,
    isSeveral: !unit && taken > 1,
  }
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
