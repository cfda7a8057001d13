import { fractionSigns, gramsOf, namesOf, normalizeWords, pieceNameOf, standInRemarks, TIN_WEIGHT } from '../food'
import { formatList } from '../lib/text'
import { concentrateOf, inNumberOf, nameInLine } from './ingredientNames'
import { isStandIn } from './matchIngredients'
import { ANY_OF, type IngredientLine } from './parseRecipe'
import { roundAmount, roundOwnWeight, scaleLine, tinSize } from './scaleLine'
import { lineFactor, seasoningShareOf, shareOf } from './shares'
import { addUsMeasures } from './usMeasures'

/** Foods that are weighed where a recipe measures what it pours. */
const spoonedFoods = ['cream cheese', 'ricotta', 'mascarpone', 'cottage cheese', 'labneh']

/** Says that meat has no bones, which drumsticks do. */
const boneless = /,(?: best)? boneless(?: and skinless| thigh)?|\bboneless |, without skin and bone/

/** Ribs are divided only between their bones. */
const inChunks = /, in [\d.]+ cm \([^)]*\) (?:pieces|chunks|cubes)/
/** Drumsticks and legs are pieces already. */
const inPieces = /,(?: best thighs,)? in (?:large )?pieces\b/

/**
 * Formats an ingredient line without conditional text. Removes "in all" and "of each" if the line has a single
 * ingredient.
 */
export function formatLine(recipeLine: IngredientLine, factor: number): string {
  const line = inUsersPieces(recipeLine)
  const { ingredients, anyOf } = line
  const isBony = ingredients.some(({ user }) => user?.food.name === 'chicken drumstick')
  const isRibs = ingredients.some(({ user }) => user?.food.name === 'pork ribs')
  const cut = isRibs ? line.after.replace(inChunks, ', cut between the bones') : line.after
  const after = !isBony
    ? cut
    : boneless.test(line.before + line.after)
      ? `, cut off the bone${line.after.replace(boneless, '')}`
      : line.after.replace(inPieces, '')
  const ownFactor = lineFactor(line, factor)
  const isWhole = ingredients.every(
    ({ food }) => ['egg', 'grain'].includes(food.kind) || ['garlic', 'spring onion'].includes(food.name),
  )
  const counted = isWhole && !line.before.includes('sheet') ? 'whole' : 'piece'
  const [food] = ingredients.map((each) => each.user?.food ?? each.food)
  const isSpooned = namesOf(food).some((name) => spoonedFoods.includes(name))
  const isOil = namesOf(food).includes('oil')
  const hasAmountBefore = /\d/.test(line.before)
  const scale = (text: string, hasAmount = false) => {
    const measured = scaleLine(isSpooned ? text.replace(/(?<=\d )ml\b/g, 'g') : text, ownFactor, counted, isOil)
    const scaled = hasAmount ? measured : withOwnAmount(measured, line, ownFactor)
    return food ? addUsMeasures(scaled, food) : scaled
  }
  const ownBefore = line.before.replace(ANY_OF, '')
  const measured = scale(isBony ? ownBefore.replace(boneless, '') : ownBefore).replace(/(^[1½¼¾⅓⅔] .*) each\b/, '$1')
  const said = ingredients.map(({ user }) => user?.name ?? '').join(' ')
  const whole = withoutCutting(withoutSaid(after, said), line)
  const { before, end, isSeveral } = countPieces(
    line,
    ownFactor,
    measured,
    scale(ingredients.length > 1 ? whole : whole.replace(/ (?:in all|of each)\b/, ''), hasAmountBefore),
  )
  const isMany = /^[1-9][½¼¾⅓⅔\d]? (?:large |small |medium |ripe )*$/.test(before) && !before.startsWith('1 ')
  const isOne = /^(?:1|[¼½¾⅓⅔]) (?:large |small |medium |ripe |thick |soft |boneless )*(?:\([^)]*\) )?$/.test(before)
  const names = formatList(
    ingredients.map((each) => {
      const isOther = each.user !== undefined && each.user.food.name !== each.food.name
      const dry = concentrateOf(each)
      const remark =
        (isOther && standInRemarks.get(each.user?.food.name ?? '')) ||
        (isStandIn(each) && `instead of ${each.text}`) ||
        (dry && !after.includes('made up') && `made up from the ${dry}`)
      const instead = remark ? ` (${remark})` : ''
      const name = nameInLine(each, isOne)
      // "1 onion" for twice as many people
      const numbered = isSeveral || (ownFactor > 1 && isMany) ? inNumberOf('pieces', name) : name
      return `**${withoutRepetition(numbered, before, after)}**${instead}`
    }),
    anyOf ? 'and' : 'or',
  )
  const isFirst = before !== '' || ingredients.length > 1
  const [found = '', amount = ''] = (isFirst ? undefined : amountAfter.exec(end)) ?? []
  const [first, rest] = amount ? [`${amount} `, end.slice(found.length)] : [before, end]
  return `- ${first}${names}${pulseState(line, first + names + rest)}${rest}`
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

/** What a rasher of bacon and a slice of ham weigh, in grams. */
const SLICE = 25
/** Half a baguette, split, is two sandwiches: as much as four slices of bread. */
const BAGUETTE = 8
/** Breads that are counted whole. */
const rolls = /\b(?:rolls?|buns?|baps?|bagels?|naans?|pitt?as?|muffins?|ciabattas?)\b/
/** From this weight on, the user has a handful or a bunch of a fresh herb. In grams. */
const HANDFUL = 40
/** Leaves that fall together in a pan, and the most that a dish for a few takes of a bag, in grams. */
const wilting: readonly string[] = ['spinach', 'kale', 'chard', 'collard greens']
const MOST_LEAVES = 200
/** Names of bacon that is sold cut small. */
const cubes = /\b(?:lardons?|pancetta|guanciale|bits|cubes)\b/
/** The tablespoons of juice in a fruit. */
const juiceOf: ReadonlyMap<string, number> = new Map([
  ['lemon', 3],
  ['lime', 2],
])
/** A calamansi is the size of a cherry: how many stand for a part of a lime. */
const CALAMANSI: Readonly<Record<string, string>> = { '¼': '2', '½': '3', 1: '6' }
/** More than half a teaspoon of these alone drowns a dish for a few. */
const strongSpices: readonly string[] = ['turmeric', 'cloves', 'nutmeg']
/** How to prepare cheeses that are too soft to grate well. */
const softCheeses: ReadonlyMap<string, string> = new Map([
  ['mozzarella', 'torn or grated'],
  ['brie', 'sliced'],
  ['feta', 'crumbled'],
  ['goat cheese', 'crumbled'],
  ['blue cheese', 'crumbled'],
])

/**
 * Counts spring onions where a line takes herbs by the spoon, and takes a handful of a bunch. Weighs lardons where it
 * counts rashers, and tears mozzarella where it grates cheese.
 */
function inUsersPieces(line: IngredientLine): IngredientLine {
  const [first, second] = line.ingredients
  const food = first?.user?.food
  if (!first || !food || second) return line
  const { before, after } = line
  if (/alamansi/.test(first.user?.name ?? ''))
    return { ...line, before: before.replace(/^[½¼1](?= )/, (count) => CALAMANSI[count] ?? count) }
  const spoonfuls = / juice$/.test(first.user?.name ?? '') ? juiceOf.get(first.food.name) : undefined
  if (spoonfuls && /^[1-9] (?:small |large )?$|^½ $/.test(before))
    return { ...line, before: `${spoonfuls * (Number.parseInt(before, 10) || 0.5)} tablespoons `, after: '' }
  const spoons = /^, (?:about )?(\d+) (table|tea)spoons?(?: in all)?(?:,? (?:finely )?chopped)?/.exec(after)
  if (food.name === 'spring onion' && spoons) {
    const count = Math.max(1, Math.round(Number(spoons[1]) / (spoons[2] === 'table' ? 2 : 6)))
    return { ...line, before: `${count} `, after: `, sliced${after.slice(spoons[0].length)}` }
  }
  // Of dried herbs a teaspoon does for a handful.
  const isDried = food.kind === 'herb' && /^dried\b/.test(first.user?.name ?? '')
  if (isDried && /handful|tablespoon|chopped|leaves/.test(before + after))
    return { ...line, before: '', after: ', 1 teaspoon' }
  // So is a paste of it.
  if (/\bpaste$/.test(first.user?.name ?? '') && food.kind === 'spice' && /^\d $/.test(before))
    return { ...line, before: '', after: ', 1 tablespoon' }
  // No spoon measures a stick.
  if (food.name === 'cinnamon' && /\bsticks?$/.test(first.user?.name ?? '') && /teaspoon/.test(before + after))
    return { ...line, before: '1 ', after: '' }
  // Ground chilli is measured in spoons.
  if (first.food.name === 'chilli' && /chilli (?:powder|flakes)/.test(food.name) && /^\d /.test(before))
    return { ...line, before: '', after: ', ½ teaspoon' }
  const strong =
    line.anyOf && strongSpices.includes(food.name) && /^, (?:about )?(?:1|1½|2|3) teaspoons?\b(?: in all)?/.exec(after)
  if (strong) return { ...line, after: `, ½ teaspoon${after.slice(strong[0].length)}` }
  const isBunch = food.kind === 'herb' && first.user?.amount?.unit === 'g' && first.user.amount.quantity >= HANDFUL
  if (isBunch && spoons?.[2] === 'table')
    return { ...line, before: '1 large handful ', after: `, chopped${after.slice(spoons[0].length)}` }
  // A bag of spinach wilts to the handfuls that there are.
  const grams = wilting.includes(food.name) && first.user?.amount ? (gramsOf(first.user.amount, namesOf(food)) ?? 0) : 0
  if (grams > HANDFUL * 2 && /^[1-9] handfuls? $|^, [1-9] handfuls?/.test(before || after))
    return { ...line, before: `${Math.min(MOST_LEAVES, grams)} g `, after: '' }
  // Sausages are weighed where the user weighs them.
  const count = /^(\d+) $/.exec(before)
  const piece =
    food.kind === 'meat' && first.user?.amount?.unit === 'g'
      ? gramsOf({ quantity: 1, unit: 'piece' }, namesOf(food))
      : undefined
  if (count && piece) return { ...line, before: `${Number(count[1]) * piece} g ` }
  // Two slices of bread are one roll.
  const slices = /^(\d+) (?:thick )?slices $/.exec(before)
  if (slices && rolls.test(first.user?.name ?? '')) return { ...line, before: `${Math.ceil(Number(slices[1]) / 2)} ` }
  if (slices && /\bbaguette\b/.test(first.user?.name ?? ''))
    return { ...line, before: `${roundAmount(Number(slices[1]) / BAGUETTE, 'piece')} `, after: ', split lengthwise' }
  if (cubes.test(first.user?.name ?? ''))
    return {
      ...line,
      before: before.replace(/^(\d+) (?:rashers|slices) /, (_, count: string) => `${Number(count) * SLICE} g `),
    }
  const cut = namesOf(food).flatMap((name) => softCheeses.get(name) ?? [])[0]
  return cut ? { ...line, before: before.replace(/(?<!or )(?:finely )?grated $/, `${cut} `) } : line
}

/**
 * Writes the first amount of a line as the user has it: all of 340 g and not 350 g, and cooked beans by the cup where
 * the recipe counts tins.
 */
function withOwnAmount(text: string, line: IngredientLine, factor: number): string {
  const [{ user } = {}, second] = line.ingredients
  const share = shareOf(line) ?? seasoningShareOf(line)
  if (!user?.amount || second || share === undefined || standInRemarks.has(user.food.name)) return text
  const { unit, quantity } = user.amount
  const tin = tinSize.exec(text)
  const part = factor / share
  // "Half a 400 g tin" is a tin too.
  const isHalves = unit === 'g' && Number.isInteger((quantity * part) / (TIN_WEIGHT / 2))
  if (tin && isHalves) return text
  if (tin) {
    const own = unit === 'cup' ? formatCups(quantity * part) : `${roundOwnWeight(quantity * part)} g`
    const before = text.slice(0, tin.index).replace(/[\d½¼¾⅓⅔]+ $/, '')
    return unit === 'cup' || unit === 'g' ? before + own + text.slice(tin.index + tin[0].length) : text
  }
  const grams = gramsOf(user.amount, [user.name, ...namesOf(user.food)]) ?? Infinity
  if (part !== 1 || grams >= 1000 || / each\b/.test(text)) return text
  return text.replace(
    /(?<![\d.] to )(?<![\d.])(?:0\.)?\d+ (?:k?(g)|(m)?l|litres?)\b(?! to)/,
    (_, isWeight: string | undefined) => `${roundOwnWeight(grams)} ${isWeight ? 'g' : 'ml'}`,
  )
}

function formatCups(cups: number): string {
  const amount = roundAmount(cups, 'cup')
  return `${amount} ${cups > 1 ? 'cups' : 'cup'}`
}

/** Pulses that are sold dried and in tins: their plain names say neither. */
const tinnedPulses = ['chickpeas', 'beans', 'black beans', 'kidney beans', 'black-eyed beans', 'pigeon peas']

/** Says that a weight of pulses is of cooked ones: dried ones would stay hard. */
function pulseState({ ingredients }: IngredientLine, text: string): string {
  const [first] = ingredients
  const food = first?.user?.food ?? first?.food
  const isTinned = ingredients.length === 1 && tinnedPulses.includes(food?.name ?? '')
  if (!isTinned || !/[\d½¼¾⅓⅔] (?:k?g|cups?)\b/.test(text) || /cooked|dried|\bcans?\b|tin/.test(text)) return ''
  return text.includes('drained') ? ', cooked or canned' : ', cooked or canned, drained'
}

/** Leaves out words of a name that stand beside it: "grated **grated cheese**", "**aji amarillo paste** paste". */
function withoutRepetition(name: string, before: string, after: string): string {
  const beside = new Set(normalizeWords(`${before} ${/^ \w+/.exec(after)?.[0] ?? ''}`))
  if (beside.has('grated')) beside.add('shredded')
  const words = name.split(' ').filter((word) => !normalizeWords(word).some((each) => beside.has(each)))
  return words.join(' ') || name
}

/** Leaves out how a food is if its name says so: a ripe plantain is ripe. */
const withoutSaid = (after: string, names: string) =>
  after.replace(
    /^, (?:very |best )?([\w-]+)(?: or (\w+))?(?: if possible| for choice)?(?=[,:]|$)/,
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
