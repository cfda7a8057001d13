import { resolveAmbiguousNames } from '../food/ambiguousNames'
import { readAmount } from '../food/amounts'
import type { Exclusion } from '../food/exclusions'
import { findBreaches } from '../food/findBreaches'
import type { Food } from '../food/foods'
import { foodsNamed, isKindOf } from '../food/foods'
import { type EntryFood, type EntryReading, readEntry } from '../food/readEntry'
import { hasOnlyDescriptors, normalizeWords } from '../food/recognizeFoods'
import { standInRemarks } from '../food/standIns'
import { formatList, type ListedLines, matchCondition, resolveConditionals } from './conditionalText'
import { adjustTotalTime, parseMinutes } from './cookingTime'
import {
  concentrateOf,
  displayName,
  inNumberOf,
  nameInLine,
  nameInStep,
  nameInSteps,
  nameStaplesInSteps,
} from './ingredientNames'
import {
  ANY_OF,
  type CookbookRecipe,
  type IngredientLine,
  parseRecipe,
  type RecipeIngredient,
  servingsOf,
} from './parseRecipe'
import type { CookbookRequest } from './readConversation'
import { recipeFiles } from './recipeFiles'
import { nameFoods, titleFor } from './recipeTitle'
import { roundAmount, roundOwnWeight, scaleLine, scaleStep, tinSize } from './scaleLine'
import { type Candidate, isStandIn, lineFactor, selectRecipe, shareOf, splitLine, type UserList } from './selectRecipe'
import { addSideSteps, type ListedSide, namesOfSidesWith, selectSides, staplesOfSides } from './sides'
import { addUsMeasures } from './usMeasures'
import { gramsOf, namesOf } from './weights'

/** All recipes of the cookbook, by title: of equally good ones the first is selected. */
export const recipes: readonly CookbookRecipe[] = recipeFiles
  .map(parseRecipe)
  .toSorted((a, b) => (a.title < b.title ? -1 : 1))

/** Of the user's foods, a sentence names at most this many, so that it stays readable. */
const MAX_NAMED_FOODS = 6
/** Of the entries that the page does not know, a reply names at most this many. */
const MAX_NAMED_UNKNOWN = 4
/** An exclusion has at most this many parts with commas between. */
const MAX_EXCLUSION_PARTS = 6
const startsExclusion = /^[^,]{0,30}\b(?:no|not|without|allergic|allergy|avoid|except|intolerant|free from)\b/i
/** An unknown entry is repeated only if it looks like a food's name. Anything else could be markup, or an address. */
const plainName = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’-]{0,39}$/u

/**
 * Returns the cookbook's reply to a list of ingredients, in markdown: a recipe with what it uses, needs and leaves, or
 * an apology if no recipe fits. Of the entries it repeats the words that name known foods, and unknown names of
 * letters and digits, so an entry cannot inject markup.
 *
 * @param request what else the conversation asks for.
 */
export function writeReply(
  entries: readonly string[],
  { exclusions: asked = [], maxMinutes, avoid = [], keep, notUnderstood, ignored = [] }: Partial<CookbookRequest> = {},
): string {
  if (notUnderstood) return NOT_UNDERSTOOD
  const readings = joinSplitEntries(entries).map(readEntry)
  const all = collectList(readings, asked)
  const earlier = [...[...asked.keys()].map((count) => collectList(readings, asked.slice(0, count))), all]
  const choices = separateMeatAndMilk(all).map((list) => ({
    list,
    candidate: selectAmong(list, earlier, { maxMinutes, avoid, keep }),
  }))
  const { list, candidate } = choices.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0] ?? { list: all }
  const sides = candidate ? sidesOf(candidate, list) : []
  const recipe =
    candidate &&
    writeRecipe(
      candidate.recipe,
      candidate,
      candidate,
      summarize(candidate, sides, list, readings),
      sides,
      list.exclusions,
    )
  const minutes = parseMinutes(/^Serves .*$/m.exec(recipe ?? '')?.[0] ?? '')
  const notes = [
    maxMinutes !== undefined &&
      (minutes ?? 0) > maxMinutes &&
      'It takes longer than you asked for: nothing quicker fits your list.',
    ignored.length > 0 && `The cookbook can't take into account: ${formatIgnored(ignored)}.`,
  ].filter(Boolean)
  const hadIdeas = avoid.length > 0
  return [recipe ?? (hadIdeas ? NO_OTHER_IDEA : writeApology(list)), ...notes].join('\n\n')
}

const sidesOf = (candidate: Candidate, { exclusions }: UserList) =>
  selectSides(candidate, (food) => exclusions.every(({ excludes }) => excludes(food) !== 'named'))

/** Selects a recipe, also one that uses little of the list if the rest is served beside it. */
const select = (among: readonly CookbookRecipe[], list: UserList) =>
  selectRecipe(among, list, (candidate) =>
    sidesOf(candidate, list).flatMap(({ line }) => line.ingredients.flatMap(({ user }) => user ?? [])),
  )

const scoreOf = ({ candidate }: { readonly candidate: Candidate | undefined }) => candidate?.score ?? -Infinity

/** Kosher is a dish without milk, or one without meat: two lists. Any other list is one. */
export function separateMeatAndMilk(list: UserList): UserList[] {
  const kosher = list.exclusions.find(({ name }) => name === 'kosher')
  if (!kosher) return [list]
  return (['milk', 'meat'] as const).map((content) => {
    const excludes = (food: Food) => (food.contents.get(content) === 'named' ? 'named' : kosher.excludes(food))
    return { ...list, exclusions: list.exclusions.map((each) => (each === kosher ? { ...kosher, excludes } : each)) }
  })
}

const NO_OTHER_IDEA =
  "I'm sorry, but that was my last idea for this list. With one or two more ingredients there may be others."
const NOT_UNDERSTOOD =
  "I'm only a cookbook, and understand just what to leave out: “without cream”, “no nuts”, “vegan”. For more or fewer people, change the servings of the recipe."

/**
 * Selects the recipe that is changed if it still fits, else the best of those that are quick enough, else the best.
 *
 * @param earlier the list before each of the changes that were asked for.
 */
function selectAmong(
  list: UserList,
  earlier: readonly UserList[],
  { maxMinutes = Infinity, avoid = [], keep }: Partial<CookbookRequest>,
) {
  const kept = recipes.filter((recipe) => keep !== undefined && hasTitle(recipe, [keep], earlier))
  const others = recipes.filter(
    (recipe) => !kept.includes(recipe) && (avoid.length === 0 || !hasTitle(recipe, avoid, earlier)),
  )
  const quick = others.filter(({ intro }) => (parseMinutes(intro) ?? 0) <= maxMinutes)
  return select(kept, list) ?? select(quick, list) ?? (quick.length < others.length ? select(others, list) : undefined)
}

/** Whether a recipe has one of the titles, in its file or in a reply to one of the lists. */
const hasTitle = (recipe: CookbookRecipe, titles: readonly string[], lists: readonly UserList[]) =>
  titles.includes(recipe.title) ||
  lists.some((list) => {
    const candidate = select([recipe], list)
    return candidate !== undefined && titles.includes(titleFor(recipe, candidate))
  })

/** Names wishes as plain text. Anything else than letters, digits and spaces could be markup. */
const formatIgnored = (wishes: readonly string[]) =>
  wishes
    .map((wish) =>
      wish
        .replace(/[^\p{L}\p{M}\p{N},'’-]+/gu, ' ')
        .trim()
        .slice(0, 80),
    )
    .join('; ')

/**
 * Joins what commas split: "no eggs, milk, or nuts" is one exclusion, "beans, half a tin" one food. A message lists the
 * entries with commas between, so an entry with commas arrives in parts. The last part of an exclusion begins with "and"
 * or "or".
 */
function joinSplitEntries(entries: readonly string[]): string[] {
  const joined: string[] = []
  for (let index = 0; index < entries.length; index++) {
    const parts = entries.slice(index, index + MAX_EXCLUSION_PARTS)
    const last = startsExclusion.test(parts[0] ?? '')
      ? parts.findIndex((part) => /^\s*(?:and|or|nor)\s/i.test(part))
      : 0
    const entry = parts.slice(0, Math.max(last, 0) + 1).join(', ')
    // "Cannellini beans, half a 400g tin": the second part is the amount of the first.
    if (joined.length > 0 && isAmountAlone(entry)) joined.push(`${joined.pop()} ${entry.trim()}`)
    else joined.push(entry)
    index += Math.max(last, 0)
  }
  return joined
}

const isAmountAlone = (entry: string) => /\d|half|quarter/.test(entry) && hasOnlyDescriptors(entry)

/** Collects the foods of all entries, each once, and what they exclude. */
function collectList(readings: readonly EntryReading[], asked: readonly Exclusion[]): UserList {
  const foods = new Map<string, EntryFood>()
  for (const each of resolveAmbiguousNames(readings.flatMap((reading) => reading.foods))) {
    const known = foods.get(each.food.name)
    foods.set(each.food.name, known ? { ...known, amount: addAmounts(known, each) } : each)
  }
  const all = [...foods.values()]
  // A food's property is a wish for the dish, unless another entry contradicts it: vegan sausages with eggs.
  const properties = readings
    .flatMap(({ property }) => property ?? [])
    .filter(({ excludes }) => all.every(({ food }) => excludes(food) !== 'named'))
  const exclusions = new Map(
    [...readings.flatMap((reading) => reading.exclusions), ...properties, ...asked].map((each) => [each.name, each]),
  )
  return { foods: all, exclusions: [...exclusions.values()] }
}

function addAmounts({ amount: a }: EntryFood, { amount: b }: EntryFood) {
  return a && b && a.unit === b.unit ? { ...a, quantity: a.quantity + b.quantity } : undefined
}

/** The lines of a reply, and what the user has for them and for the staples. */
type Listed = ListedLines & Partial<Pick<Candidate, 'used'>>

/** How a recipe is made smaller: for how many people, and what its amounts are multiplied by. */
export type Size = Pick<Candidate, 'servings' | 'factor'>

/**
 * Writes a recipe in markdown for the given lines: leaves out the other ingredients and the text about them.
 *
 * @param size how the recipe is scaled; as it is written by default.
 * @param summary the lines after the title.
 * @param sides what is served with it.
 * @param exclusions a description that names what is excluded is left out.
 */
export function writeRecipe(
  recipe: CookbookRecipe,
  listed: Listed,
  { servings, factor }: Size = { servings: servingsOf(recipe), factor: 1 },
  summary: readonly string[] = [],
  sides: readonly ListedSide[] = [],
  exclusions: readonly Exclusion[] = [],
): string {
  const format = (line: IngredientLine) =>
    splitLine(line, factor).map((part) => {
      const replace = (lines: readonly IngredientLine[]) => lines.map((each) => (each === line ? part : each))
      const own = { required: replace(listed.required), optional: replace(listed.optional) }
      const resolved = {
        before: resolveConditionals(part.before, own),
        after: resolveConditionals(part.after, own),
      }
      return formatLine({ ...part, ...resolved }, part === line ? factor : 1)
    })
  const stapleLines = selectStaples(recipe, listed)
  const poured = pourStock(listed, stapleLines, factor)
  const staples = formatStaples(stapleLines, sides, (line) => format(poured.get(line) ?? line).join(''))
  const stapleFoods = stapleLines.flatMap(({ ingredients }) => ingredients)
  const named = withUserNames(listed)
  const ownSteps = joinParts(resolveConditionals(recipe.method, named), [
    ...listed.required,
    ...listed.optional,
    ...recipe.staples,
  ])
    .split('\n')
    .map((step) => step.replace(/^\d+\. /, '').trim())
    .filter(Boolean)
  const { steps, minutes } = addSideSteps(
    ownSteps.map((step) => scaleStep(nameStaplesInSteps(nameInSteps(step, listed), stapleFoods), factor)),
    sides,
  )
  const [description = '', head = ''] = recipe.intro.split('\n\n')
  return [
    `# ${titleFor(recipe, listed)}`,
    ...summary,
    // The time is the second of the values between dots: **Serves 4** · 35 minutes · Main · French.
    head
      .replace(/^\*\*Serves \d+\*\*/, `Serves ${servings}`)
      .replace(/(?<= · )[^·]+(?= · [^·]+ · )/, (total) => adjustTotalTime(total, ownSteps, minutes))
      .replace(/ · [^·]+(?= · [^·]+$)/, ''),
    ...(namesExcluded(description, exclusions)
      ? []
      : [nameFoods(description, recipe, listed).replace(/^./, (letter) => letter.toUpperCase())]),
    '## Ingredients',
    [
      ...[...listed.required, ...listed.optional].flatMap((line) => format(poured.get(line) ?? line)),
      ...sides.flatMap(({ line }) => splitLine(line, 1).map((part) => formatLine(part, 1))),
    ].join('\n'),
    ...(staples.length > 0 ? ['### From the cupboard', staples.join('\n')] : []),
    '## Method',
    steps.map((step, index) => `${index + 1}. ${step.replaceAll('**', '')}`).join('\n'),
  ].join('\n\n')
}

/**
 * Pours the user's stock instead of the water where a soup takes a cube and water: returns the changed lines by those
 * of the recipe.
 */
function pourStock(
  listed: ListedLines,
  staples: readonly IngredientLine[],
  factor: number,
): ReadonlyMap<IngredientLine, IngredientLine> {
  const cube = [...listed.required, ...listed.optional].find(({ after }) => after.includes('ready-made stock'))
  const water = staples.find(({ ingredients }) => ingredients.some(({ food }) => food.name === 'water'))
  const [stock] = cube?.ingredients ?? []
  const { unit, quantity = 0 } = stock?.user?.amount ?? {}
  const needed = water && readAmount(resolveConditionals(water.before, listed))
  if (!cube || !stock || !water || needed?.unit !== 'g' || (unit !== 'g' && unit !== 'cup')) return new Map()
  const has = gramsOf({ unit, quantity }, []) ?? 0
  const part = Math.min(1, has / factor / needed.quantity)
  const ofWater = part > 0.9 ? 'a splash of ' : `${Math.round(needed.quantity * (1 - part))} ml `
  return new Map([
    [
      cube,
      {
        ...cube,
        before: `${Math.round(needed.quantity * part)} ml `,
        ingredients: [{ ...stock, text: 'stock' }],
        after: '',
      },
    ],
    [water, { ...water, before: ofWater, after: '' }],
  ])
}

/**
 * Mends "half of the oil" where no later step takes the other half, and "the rest of the oil" where no earlier one takes
 * any: conditional text leaves out steps.
 */
function joinParts(method: string, lines: readonly IngredientLine[]): string {
  let text = method
  for (const { food, text: name } of lines.flatMap(({ ingredients }) => ingredients)) {
    const isNamed = new RegExp(`\\b${name}\\b`, 'i')
    text = text.replace(
      new RegExp(`the (?:rest|last) of (the ${name}\\b)`, 'i'),
      (rest, whole: string, index: number) => (isNamed.test(text.slice(0, index)) ? rest : whole),
    )
    if (!namedStaples.includes(food.name)) continue
    text = text.replace(
      new RegExp(
        `(?<!each with |off )\\b(?:half|most|(?:a|two) thirds?) of (the ${name}\\b)(?!.*\\b(?:${name}|rest(?! of))\\b)`,
        'is',
      ),
      '$1',
    )
  }
  return text
}

/** Whether a text names a food that is excluded, such as what a dish goes well with. */
const namesExcluded = (text: string, exclusions: readonly Exclusion[]) =>
  findBreaches(text, exclusions).some(({ wishes }) => wishes.some(({ certainty }) => certainty === 'named'))

/** Formats the staples of a recipe, and those that its sides take: salt to boil them in, oil to fry them. */
function formatStaples(
  lines: readonly IngredientLine[],
  sides: readonly ListedSide[],
  format: (line: IngredientLine) => string,
): string[] {
  const formatted = lines.map((line) => {
    const names = namesOfSidesWith(line.ingredients[0]?.food.name ?? '', sides)
    return names ? `${format(line)}, and a little more for the ${names}` : format(line)
  })
  const listed = lines.flatMap(({ ingredients }) => ingredients.map(({ food }) => food.name))
  const added = staplesOfSides(sides).filter((staple) => !listed.includes(staple))
  return [...formatted, ...added.map((staple) => `- **${staple}**, for the ${namesOfSidesWith(staple, sides)}`)]
}

/** The lines with the user's names for the foods, which the conditional text of the steps repeats. */
function withUserNames({ required, optional }: ListedLines): ListedLines {
  const rename = (line: IngredientLine): IngredientLine => ({
    ...line,
    ingredients: line.ingredients.map((each) => ({ ...each, text: nameInStep(each) })),
  })
  return { required: required.map(rename), optional: optional.map(rename) }
}

/** Staples that are worth their own name: olive oil, sea salt, brown sugar. Not "peppercorns" or "hot water". */
const namedStaples = ['oil', 'salt', 'sugar']

/** The staples that a reply lists, with the user's names. */
const selectStaples = ({ staples }: CookbookRecipe, listed: Listed): IngredientLine[] =>
  staples
    .filter(({ condition }) => condition === undefined || matchCondition(condition, listed) !== undefined)
    .map((line) => ({
      ...line,
      ingredients: line.ingredients.map((each) => {
        const isNamed = namedStaples.includes(each.food.name)
        return (isNamed && listed.used?.find(({ user, food }) => user && food === each.food)) || each
      }),
    }))

/** Foods that are weighed where a recipe measures what it pours. */
const spoonedFoods = ['cream cheese', 'ricotta', 'mascarpone', 'cottage cheese', 'labneh']

/** Says that meat has no bones, which drumsticks do. */
const boneless = /,(?: best)? boneless(?: and skinless| thigh)?|\bboneless |, without skin and bone/

/** Formats an ingredient line without conditional text. Removes "in all" and "of each" if the line has a single ingredient. */
function formatLine(line: IngredientLine, factor: number): string {
  const { ingredients, anyOf } = line
  const isBony = ingredients.some(({ user }) => user?.food.name === 'chicken drumstick')
  const after =
    isBony && boneless.test(line.before + line.after)
      ? `, cut off the bone${line.after.replace(boneless, '')}`
      : line.after
  const ownFactor = lineFactor(line, factor)
  const isWhole = ingredients.every(
    ({ food }) => ['egg', 'grain'].includes(food.kind) || ['garlic', 'spring onion'].includes(food.name),
  )
  const counted = isWhole && !line.before.includes('sheet') ? 'whole' : 'piece'
  const [food] = ingredients.map((each) => each.user?.food ?? each.food)
  const isSpooned = namesOf(food).some((name) => spoonedFoods.includes(name))
  const hasAmountBefore = /\d/.test(line.before)
  const scale = (text: string, hasAmount = false) => {
    const measured = scaleLine(isSpooned ? text.replace(/(?<=\d )ml\b/g, 'g') : text, ownFactor, counted)
    const scaled = hasAmount ? measured : withOwnAmount(measured, line, ownFactor)
    return food ? addUsMeasures(scaled, food) : scaled
  }
  const before = scale(line.before.replace(ANY_OF, '').replace(isBony ? boneless : '', '')).replace(
    /(^[1½¼¾⅓⅔] .*) each\b/,
    '$1',
  )
  const isMany = /^[1-9][½¼¾⅓⅔\d]? (?:large |small |medium |ripe )*$/.test(before) && !before.startsWith('1 ')
  const isOne = /^(?:1|[¼½¾⅓⅔]) (?:large |small |medium |ripe |thick |soft )*$/.test(before)
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
      const counted = ownFactor > 1 && isMany ? inNumberOf('pieces', name) : name
      return `**${withoutRepetition(counted, before, after)}**${instead}`
    }),
    anyOf ? 'and' : 'or',
  )
  const whole = withoutCutting(after, line)
  const end = ingredients.length > 1 ? whole : whole.replace(/ (?:in all|of each)\b/, '')
  return `- ${before}${names}${pulseState(line, before + names + end)}${scale(end, hasAmountBefore)}`
}

/** Half of what a tin of beans or tomatoes holds, in grams. */
const HALF_TIN = 200

/**
 * Writes the first amount of a line as the user has it: all of 340 g and not 350 g, and cooked beans by the cup where
 * the recipe counts tins.
 */
function withOwnAmount(text: string, line: IngredientLine, factor: number): string {
  const [{ user } = {}, second] = line.ingredients
  const share = shareOf(line)
  if (!user?.amount || second || share === undefined || standInRemarks.has(user.food.name)) return text
  const { unit, quantity } = user.amount
  const tin = tinSize.exec(text)
  const part = factor / share
  // "Half a 400 g tin" is a tin too.
  const isHalves = unit === 'g' && Number.isInteger((quantity * part) / HALF_TIN)
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

/** Says in a few lines what the recipe uses, what else it needs, what it leaves out and what it leaves. */
function summarize(
  { recipe, used, servedWith, missing, unused, required, optional }: Candidate,
  sides: readonly ListedSide[],
  { exclusions }: UserList,
  readings: readonly EntryReading[],
): string[] {
  const served = sides.flatMap(({ line }) => line.ingredients)
  const usedNames = [...used, ...served].map((each) => displayName(each))
  const stapleNames = selectStaples(recipe, { required, optional, used }).flatMap(({ ingredients }) =>
    ingredients.map((each) => displayName(each)),
  )
  const allStaples = new Set([...stapleNames, ...staplesOfSides(sides)])
  const staples = formatList([...allStaples].filter((name) => !usedNames.includes(name)))
  const left = [...servedWith, ...unused].filter((each) => served.every(({ user }) => user !== each))
  const needed = formatList(
    missing.map(({ ingredients }) =>
      formatList(
        ingredients.map(({ text }) => text),
        'or',
      ),
    ),
  )
  const toCheck = [...[...required, ...optional].flatMap(({ ingredients }) => ingredients), ...served].filter(
    ({ food, user }) => exclusions.some(({ excludes }) => excludes(user?.food ?? food) === 'maybe'),
  )
  return [
    `Uses your ${formatList(usedNames)}.`,
    [
      needed
        ? `You also need ${needed}${staples && `, and ${staples} from the cupboard`}.`
        : `You need nothing else${staples && ` but ${staples} from the cupboard`}.`,
      exclusions.length > 0 && `${formatExclusions(exclusions)}, as you asked.`,
      toCheck.length > 0 &&
        `Look at the label of the ${formatList(toCheck.map((each) => displayName(each)))}: what is in it differs.`,
      formatThawing([...used, ...served], readings),
      left.length > 0 && `Not used: ${formatNames(left)}.`,
      formatGuesses(readings),
      formatUnknown(readings.flatMap(({ unknown }) => unknown)),
    ]
      .filter(Boolean)
      .join(' '),
  ]
}

/** Says what was left out: "Vegan and without nuts". */
function formatExclusions(exclusions: readonly Exclusion[]): string {
  const diets = exclusions.filter(({ type }) => type === 'diet').map(({ name }) => name)
  const foods = exclusions.filter(({ type }) => type === 'food').map(({ name }) => name)
  const text = [formatList(diets), foods.length > 0 && `without ${formatList(foods, 'or')}`]
    .filter(Boolean)
    .join(' and ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Frozen foods, besides meat and fish, that are thawed before they are cooked. */
const thawed = foodsNamed('puff pastry', 'pizza dough', 'tofu')

/** Says what to thaw. What is sold in breadcrumbs, or as peas and chips are, is cooked from frozen. */
function formatThawing(used: readonly RecipeIngredient[], readings: readonly EntryReading[]): string {
  const frozen = readings.filter(({ text }) => /\bfrozen\b/i.test(text)).flatMap(({ foods }) => foods)
  const names = used.filter(({ user }) => {
    const food = frozen.find(({ name }) => name === user?.name)?.food
    if (!food) return false
    const isRaw = (food.kind === 'meat' || food.kind === 'fish') && food.contents.get('gluten') !== 'named'
    return isRaw || thawed.some((each) => isKindOf(food, each))
  })
  return names.length > 0
    ? `Thaw the ${formatList(names.map((each) => displayName(each)))} first, best overnight in the fridge.`
    : ''
}

/** Says what misspelt entries were taken for, because the guess may be wrong. */
function formatGuesses(readings: readonly EntryReading[]): string {
  const guesses = readings.flatMap(({ text, foods }) =>
    foods.flatMap(({ name, isGuess }) => (isGuess && plainName.test(text.trim()) ? `${text.trim()} for ${name}` : [])),
  )
  return guesses.length > 0 ? `I took ${formatList(guesses.slice(0, MAX_NAMED_FOODS))}.` : ''
}

/** Names the entries that the page does not know, or counts those that do not look like a food's name. */
function formatUnknown(entries: readonly string[]): string {
  const names = entries.filter((entry) => plainName.test(entry)).slice(0, MAX_NAMED_UNKNOWN)
  const others = entries.length - names.length
  if (entries.length === 0) return ''
  if (names.length === 0) return `I didn't recognise ${others === 1 ? 'one entry' : `${others} entries`} of your list.`
  return `I didn't recognise: ${formatList(others > 0 ? [...names, `${others} more`] : names)}.`
}

function writeApology({ foods, exclusions }: UserList): string {
  if (foods.length === 0 && exclusions.length === 0)
    return [
      "I'm sorry, but I could not find any food that I know on your list.",
      'I know ingredients by their plain English names: eggs, rice, chicken, tomatoes, cheddar. Could you try again with names like these, one at a time?',
    ].join('\n\n')
  const excluded = formatExclusions(exclusions).replace(/^./, (letter) => letter.toLowerCase())
  const place = foods.length > 0 ? 'beside them' : 'on the list'
  return [
    `I'm sorry, but I have no recipe that would do your list justice${excluded && ` and is ${excluded}`}.`,
    [
      foods.length > 0 && `I looked for one with ${formatNames(foods)}.`,
      `It would help to have one or two more everyday things ${place}, such as ${suggestFoods(exclusions)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  ].join('\n\n')
}

/** Everyday foods that an apology asks for, without the excluded ones. */
function suggestFoods(exclusions: readonly Exclusion[]): string {
  const names = ['eggs', 'rice', 'pasta', 'bread', 'potatoes', 'chickpeas', 'tomatoes'].filter((name) =>
    readEntry(name).foods.every(({ food }) => exclusions.every(({ excludes }) => excludes(food) === undefined)),
  )
  return formatList(names.slice(0, 4), 'or')
}

/** Formats the names of the first foods as a list, and the others as a number: "a, b, c, d, e, f and 3 more". */
function formatNames(foods: readonly EntryFood[]): string {
  const names = foods.slice(0, MAX_NAMED_FOODS).map(({ name }) => name)
  return formatList(foods.length > names.length ? [...names, `${foods.length - names.length} more`] : names)
}
