import { once, remember } from '../lib/remember'
import { type Certainty, isContent, surest } from './contents'
import { findNames } from './findFoods'
import { type Food, foodsNamed, isFoodKind, isKindOf, listOf } from './foods'
import { foodNamed } from './nameIndex'
import type { Span } from './numbers'
import { recognizePhrases } from './recognizeFoods'
import { correctTo, withSounds } from './spelling'
import { allWishes, type NamedWish, type Wish, wishNamed } from './wishTable'

/** What the words behind "no …" name: a wish, an allergen, a group of foods or a food. */
export interface Exclusion {
  /** The excluded food or the diet, as a sentence names it: "eggs", "nuts", "vegan". */
  readonly name: string
  /** Unclear: the user says something about the food that the page does not understand. */
  readonly type: 'diet' | 'food' | 'unclear'
  /** The words that name it, as typed and without those around them, where they name foods: "fried rice". */
  readonly phrase?: string
  /** The name of its check, of a wish known in part, where no finding is certain. Null where the cookbook alone heeds it. */
  readonly checkedAs?: string | null
  readonly excludes: Test
}

/** Whether a food is among some: for certain, perhaps (the label decides), or not, as far as the page knows. */
type Test = (food: Food) => Certainty | undefined
/** Whether any of these tests finds a food for certain, or perhaps. */
const anyOf =
  (certain: readonly Test[], perhaps: readonly Test[] = []): Test =>
  (food) =>
    surest(certain.map((test) => test(food))) ?? (perhaps.some((test) => test(food)) ? 'maybe' : undefined)

const testsOf = (names = ''): Test[] =>
  listOf(names).flatMap((name) => readExcluded(name).map(({ excludes }) => excludes))

/** The exclusion of the foods that break a wish, as far as the page knows them. */
export const exclusionOf = remember(
  ({ name, checkedAs, without, perhaps }: NamedWish): Exclusion => ({
    name,
    type: 'diet',
    excludes: anyOf(testsOf(without), testsOf(perhaps)),
    ...(checkedAs !== undefined && { checkedAs }),
  }),
)

/** The exclusion of everything that breaks a wish with a checkbox. */
export function dietExclusion(name: Wish): Exclusion {
  const wish = allWishes.find((each) => each.name === name.toLowerCase())
  if (!wish) throw new Error(`No wish has the name ${name}.`)
  return exclusionOf(wish)
}

const tomatoFoods = 'tomatoes, canned tomatoes, tomato paste, tomato sauce, ketchup, salsa'
const hotFoods = 'chilli, hot sauce, chipotle, gochujang, harissa, aji amarillo, doubanjiang'
const seasonings = 'taco seasoning, curry paste, curry sauce, japanese curry roux, salsa'
const seasoned =
  'stock, gravy, tomato sauce, ketchup, barbecue sauce, hot sauce, stir fry sauce, pesto, hummus, sausages, stuffing, soup'

/**
 * What a word excludes beside the food of that name: `word, other word = contents, kinds of foods and foods | bought foods
 * that often contain it`. Without an equals sign each word means the content or the kind of its name. "Meat + milk" is both.
 */
const excludedData = `
  peanut, lactose, fish, crustacean, mollusc, sesame, celery, mustard, meat, alcohol, honey, grain, unkosher
  meat with milk = meat + milk
  sugary = sweet, raisins, dates, condensed milk, ice cream, teriyaki sauce, hoisin sauce, sweet chilli sauce, barbecue sauce
  starchy = grain, sweet, potato, mashed potato, sweet potato, yam, cassava, elephant foot yam, orange juice, apple juice, fruit juice, condensed milk, ice cream, kecap manis, teriyaki sauce, hoisin sauce, oyster sauce, sweet chilli sauce, barbecue sauce
  nut, nüsse = nut, peanut
  tree nut, treenut = nut
  egg, egg white, egg yolk, albumen, albumin = egg
  milk, cow milk, cows milk, dairy, casein, whey = milk
  gluten, wheat = gluten
  soy, soya, soja, soybean, soy bean, soya bean = soy
  seafood = fish, crustacean, mollusc
  shellfish = crustacean, mollusc
  sulphite, sulfite = sulphites
  lupin, lupine = lupin
  pork, pig, swine = pork
  gelatine, gelatin = gelatine
  rennet, animal rennet = rennet
  vegetable, veg = vegetable
  legume, pulse = pulse, peas, mushy peas, green beans, peanut, soy
  cow = beef, steak, veal, ground beef
  allium = onion, shallot, spring onion, garlic, leek, chives, garlic chives
  root vegetable = potato, sweet potato, mashed potato, french fries, potato chips, yam, cassava, carrot, parsnip, beetroot, turnip, swede, celeriac, radish, daikon
  offal = liver, kidney, tripe, haggis
  corn = sweetcorn, creamed corn, corn tortillas, tortilla chips, cornflour, cornmeal, hominy, popcorn
  citrus = lemon, lime, orange, grapefruit, yuzu
  nightshade = ${tomatoFoods}, ${hotFoods}, sun-dried tomatoes, tomatillos, tomato soup, baked beans, potato, mashed potato, potato chips, french fries, gnocchi, bell pepper, roasted peppers, aubergine, paprika, berbere, jalapeno pickled, sambal oelek, curry paste, curry sauce, taco seasoning, jerk seasoning, suya spice, chorizo, chilli oil, sweet chilli sauce, tomatoes with green chillies | ${seasoned}, curry powder, mixed vegetables, worcestershire sauce
  raw fish, raw seafood = smoked salmon, caviar
  soft cheese = cream cheese, ricotta, brie, raclette, goat cheese, feta, blue cheese, burrata, labneh
  red meat = beef, steak, lamb, pork, veal, venison, ground beef, ground lamb, ground pork
  cheese = cheese, brie, ricotta, mascarpone, paneer, halloumi | pesto, caesar dressing
  parmesan = | pesto, caesar dressing
  onion = onion, shallot, spring onion | ${seasonings}, ${seasoned}
  garlic = | ${seasonings}, ${seasoned}
  chilli, chile, spice, spicy = ${hotFoods} | ${seasonings}, curry powder
  prawn, shrimp = prawns, dried shrimp, shrimp paste, prawn crackers
  soy sauce = soy sauce, dark soy sauce, kecap manis, teriyaki sauce, ponzu, hoisin sauce, stir fry sauce | oyster sauce
  bean = beans, baked beans, edamame, broad beans
  tomato = ${tomatoFoods}
  avocado = avocado, guacamole
  poultry = chicken, whole chicken, chicken wing, duck, ground chicken, ground turkey, chicken stock
  almond, brazil nut, cashew, hazelnut, macadamia, pecan, pine nut, pistachio, walnut = | granola, pesto
  coriander, cilantro = | ${seasonings}, curry powder, garam masala
  anchovie, anchovy = | worcestershire sauce, caesar dressing, olive tapenade`

/** What a word excludes: contents alone where it is an allergen, and more than the food of its name where it is a group. */
interface ExcludedWord {
  readonly word: string
  readonly isAllergen: boolean
  readonly isGroup: boolean
  readonly excludes: Test
}

/** Tests for what the table names: a content, a kind, or a food. */
function createTest(thing: string): Test {
  const [first = '', second] = thing.split(' + ')
  if (second !== undefined) {
    const both = [createTest(first), createTest(second)]
    return (food) => (both.every((test) => test(food) === 'named') ? 'named' : undefined)
  }
  if (isContent(thing)) return ({ contents }) => contents.get(thing)
  if (isFoodKind(thing)) return ({ kind }) => (kind === thing ? 'named' : undefined)
  const [wanted] = foodsNamed(thing)
  return (food) => (wanted && isKindOf(food, wanted) ? 'named' : undefined)
}

const excludedWords = once((): ReadonlyMap<string, ExcludedWord> => {
  const read = (line: string) => {
    const [words = '', things] = line.split(' = ')
    const [all, perhaps = []] = things?.split('|').map(listOf) ?? []
    return listOf(words).map((word): [string, ExcludedWord] => {
      const certain = all ?? [word]
      const [isAllergen, isGroup] = [certain.length > 0 && certain.every(isContent), certain.length > 0]
      return [word, { word, isAllergen, isGroup, excludes: anyOf(certain.map(createTest), perhaps.map(createTest)) }]
    })
  }
  return new Map(excludedData.trim().split('\n').flatMap(read))
})

/** Splits what an entry excludes into the names of single foods. */
export const splitParts = (text: string): string[] =>
  text
    .split(/[,;&/+()]| [-–] | n |\b(?:and|or|nor|no|not|but|without|minus|any)\b/i)
    .map((part) => part.trim())
    .filter((part) => nameIn(part) !== '')

/** The person or the place: "nuts for the children". */
const circumstance = /\s(?:in|for|at)\s.*/
const noName =
  /^(?:i|im|my|have|has|am|is|a|an|the|any|all|please|pls|plz|thanks|severe|bad|food|foods|products?|stuff|things?|son|daughter|left|very|to|too|either|also|as|at|well|free|allergy|allergic|what)$/

/** The words of a part that name the excluded food. */
const nameIn = (part: string): string =>
  part
    .toLowerCase()
    .replace(circumstance, '')
    .replace(/['’]s\b|['’]/g, '')
    .replace(/[^\p{L}\s-]/gu, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word) && !noName.test(word))
    .join(' ')

const singularOf = (name: string) => name.replace(/(?<=[a-z]{2})(?:(?<=o)es|s)$/, '')
const soundsOfAllergens = once(() => withSounds([...excludedWords().values()].flatMap(ifAllergen)))
const ifAllergen = ({ word, isAllergen }: ExcludedWord) => (isAllergen ? [word] : [])
/** Finds the allergen that a misspelt word stands for: "sesamy", "shelfish". */
const correctAllergen = remember(
  (word: string) => (foodNamed(word) ? undefined : correctTo(word, soundsOfAllergens())),
  4000,
)

/** The word of the table that a name is, also misspelt where it is an allergen. "No chili powder" means all that is hot. */
function wordNamed(name: string): ExcludedWord | undefined {
  const singular = singularOf(name)
  const names = [singular, name, name.replace(/^chil+(?:i|ie|y)s?\b.*/, 'chilli')]
  const known = names.find((each) => excludedWords().has(each)) ?? correctAllergen(singular)
  return excludedWords().get(known ?? '')
}

/** Whether a part of an entry names an allergen, and nothing else: "eggs", "sesame". */
export const isAllergen = (part: string): boolean => wordNamed(nameIn(part))?.isAllergen === true

/** Allergens that a sentence names in the plural. */
const countedAllergen = /(?:nut|egg|crustacean|mollusc|sulphite|sulfite)$/

/** The words for allergens and for groups of foods, the longest first: tree nuts before nuts. */
const allergensAndGroups = once(() => {
  const words = [...excludedWords()].filter(([word, { isAllergen }]) => isAllergen || !foodNamed(word))
  const sorted = words.map(([word]) => word).toSorted((a, b) => b.length - a.length)
  return new RegExp(`\\b(?:${sorted.join('|')})(?:e?s)?\\b`, 'gi')
})

/** Returns the exclusions of all that a part names among other words: "milk eggs if possible". No allergen may be lost. */
function readNamed(text: string, isAllergy: boolean): Exclusion[] {
  const found: Span[] = findNames(text, { isIngredient: true })
  const typed = ({ start, end }: Span) => text.slice(start, end)
  const isIn = (spans: readonly Span[]) => (span: Span) =>
    spans.some((each) => each.start < span.end && span.start < each.end)
  const several = isAllergy ? [] : found.filter((each) => /\s/.test(typed(each)))
  const spanOf = ({ 0: word, index: start }: RegExpExecArray): Span => ({ start, end: start + word.length })
  const allergens = [...text.matchAll(allergensAndGroups())].map(spanOf).filter((each) => !isIn(several)(each))
  const names = [...allergens, ...found.filter((each) => !isIn(allergens)(each))].map(typed)
  return names.filter((name) => name.length < text.length).flatMap((name) => readExcluded(name))
}

/** Returns the exclusions of all foods and allergens that a text names, also of a text that is one name. */
export function namedExclusions(typed: string): Exclusion[] {
  const text = joinedName(typed.toLowerCase().trim())
  if (isAllergen(text)) return readExcluded(text, true)
  // A spicy snack names no chilli.
  return [...readNamed(text.replace(/\bspic[ey]\b/g, ' '), true), ...(foodNamed(text) ? readExcluded(text, true) : [])]
}

/** Returns the exclusions of a name of a diet, an allergen, a group or a food: "dairy". Undefined for any other words. */
export function exclusionsNamed(name: string): Exclusion[] | undefined {
  const text = joinedName(name.toLowerCase().trim())
  return isExcludable(text) ? readExcluded(text, true) : undefined
}

const isExcludable = (text: string) =>
  !circumstance.test(text) &&
  (wishNamed(text) !== undefined || wordNamed(nameIn(text))?.isGroup === true || foodNamed(text) !== undefined)

/** A name that is known only without its spaces: "sea food" is seafood. */
function joinedName(text: string): string {
  const joined = text.replaceAll(' ', '')
  return joined !== text && !isExcludable(text) && isExcludable(joined) ? joined : text
}

/** Returns the exclusions of what "no …" names. If `isAllergy`, "soy sauce" means soy too. */
export function readExcluded(text: string, isAllergy = false): Exclusion[] {
  const name = nameIn(joinedName(text.toLowerCase().trim()))
  const diet = wishNamed(name)
  if (diet) return [dietExclusion(diet)]
  const word = wordNamed(name)
  if (word?.isAllergen) {
    const typed = [name, singularOf(name)].includes(word.word) ? name : word.word
    return [{ name: countedAllergen.test(typed) ? `${typed}s` : typed, type: 'food', excludes: word.excludes }]
  }
  const isGroup = word?.isGroup === true
  const isFood = foodNamed(name) !== undefined
  if (!isGroup && /\S\W+\S/.test(text) && (isAllergy || !isFood)) {
    const several = readNamed(text, isAllergy)
    // An allergy to pine nuts excludes them for certain, and perhaps all nuts.
    if (several.length > 0)
      return isAllergy
        ? [...(isFood ? readExcluded(text) : []), ...several]
        : several.map((each) => ({ ...each, phrase: name }))
  }
  // The name has lost a word of "pet food".
  const readings = isGroup ? [] : [name, text].map(recognizePhrases)
  const recognized = readings.find((each) => each.length > 0) ?? []
  if (!isGroup && recognized.length === 0) return []
  const stemOf = (each: string) => singularOf(each).replace(/[^\p{L}]/gu, '.')
  // "No onions" means onion powder too, and "no mushrooms" mushroom soup.
  const within = (isGroup ? [name] : recognized.map(({ food }) => food.name)).map(stemOf).join('|')
  // "No wine" means red wine too, although the word alone is read as white wine.
  const pattern = new RegExp(`\\b(?:(?:${within})(?:e?s)?\\b|${stemOf(name)}(?:e?s)?$)`, 'iu')
  const isNamed = (food: Food) => recognized.some((each) => isKindOf(food, each.food)) || pattern.test(food.name)
  const named = recognized.map((each) => each.name).join(' and ') || (/^spic/.test(name) ? 'chilli' : name)
  return [
    { name: named, type: 'food', phrase: name, excludes: (food) => (isNamed(food) ? 'named' : word?.excludes(food)) },
  ]
}
