import { findFoods } from './findFoods'
import { brands } from './foodData'
import { type FoodKindName, kindOf } from './foodKinds'
import type { Food } from './foods'
import { foodNamed } from './nameIndex'
import { isSoldForm, onlyNameWord, recognizePhrases, separateNames } from './recognizeFoods'
import { correctRecipeWord } from './spelling'
import { hasOnlyDescriptors, normalizeWords, products } from './words'

/** A food that a line of a recipe names. */
export interface NamedFood {
  readonly food: Food
  /** What somebody who shops takes for one food. */
  readonly kind: FoodKindName
  /** Its name as the line has it, in lower case: "cherry tomatoes". */
  readonly name: string
}

/** Longer phrases name no food. This limits the work on text that is not a recipe. */
const MAX_LENGTH = 100

/** Words after a food that say what part or piece of it, or what it is sold in. */
const forms = new Set(
  `fillet portion piece chunk strip cube floret leaf leave stalk stem sprig head bulb clove wedge slice rasher spear kernel half halve ring round ribbon
baton matchstick shaving tip top bunch bag packet pack tin can jar bottle carton pouch tub block ball stick bar sheet square loaf knob
joint frond root segment crumble curl end rib core zest rind peel skin flesh pod grain thread strand pellet wash
quarter dice mince breast thigh leg wing shoulder chuck shank shin cheek neck rump flank loin tenderloin cutlet escalope
medallion tail roast belly brisket goujon tender heart rigate rigati`.split(/\s+/),
)

/** Words after a food that begin something else: what it is in, what it is for, how much of it. */
const ends =
  /^(?:in|with|without|from|for|to|on|at|into|per|about|like|such|as|preferably|plus|if|by|until|than|that|which|room|temp|temperature|more|not|each|including|left|so|going|gone|must|needs?|past|use|i|is|are|it|or|and|any|brand)$/i

/** Words after a food that say how it is. */
const states =
  /^(?:cut|torn|split|broken|very|too|warm|cold|hot|frozen|fresh|dry|ripe|soft|firm|raw|beaten|shaken|thin|thick|small|large|medium|whole|optional|skin|bone|boneless|skinless|size|peeled|lukewarm|.{2,12}(?:[^l]ly|less|[^e]ed))$/i

/** Words that a narrower name often has at its end: "ricotta cheese". */
const wideNames = new Set(
  'cheese breadcrumb pepper chilli chile chili fish steak bean lentil nut seed mushroom squash cabbage lettuce salad noodle pasta rice bread flour sausage ham bacon wine sugar onion herb sauce paste'.split(
    ' ',
  ),
)
/** Whether a food is one of those that a wide name behind it stands for: of its kind, or a spice, such as "chipotle peppers". */
const isOfWideName = (head: string, { kind }: Food, wide: Food) =>
  wideNames.has(head) && (kind === wide.kind || kind === 'spice')

/** Treatments that make another food of one, where the table has no name for it: pickled beetroot is not beetroot. */
const treatments = /\b(?:pickled|smoked|dried|candied|fermented)\b/i

/** What a phrase of a recipe says of its food. */
export interface IngredientReading {
  /** Undefined where the page does not know the food: then its words are compared. */
  readonly food: NamedFood | undefined
  /** Whether it names something that is made of a food, or sold with it: "clam juice". */
  readonly isOther?: boolean
  /** The words of the food, without the words after its name. */
  readonly words: string
}

/**
 * Reads the food of a phrase without its amount: "peeled, deveined shrimp" without the comma, "sardines in oil". Its last
 * noun decides the food, so clam juice is not clams. Reads English, and corrects the spelling only where
 * the phrase says nothing else.
 *
 * @param canCorrect whether the phrase is an ingredient, rather than words that may name one.
 */
export function recognizeIngredient(phrase: string, canCorrect = true): IngredientReading {
  const text = separateNames(phrase.slice(0, MAX_LENGTH)).trim()
  const bare = withoutDescriptions(text)
  for (const words of treatments.test(text) ? [text] : [text, bare]) {
    const food = foodNamed(words)
    // "Leg of lamb" keeps its word order.
    if (food) return { food: named(food, text.includes(words) ? words : text, words), words }
  }
  const found = findFoods(text, true)
  // "Large salsify": the name of an unknown food begins after the descriptions.
  const start = findWord(text, 0, (word) => !states.test(word))
  const phraseEnd = findWord(text, found[0]?.end ?? start, (word) => ends.test(word))
  const inPhrase = found.filter(({ end }) => end <= phraseEnd)
  const stateStart = findWord(text, inPhrase.at(-1)?.end ?? start, (word) => states.test(word))
  const words = text.slice(0, Math.min(phraseEnd, stateStart)).trim()
  const [last, before] = [inPhrase.at(-1), inPhrase.at(-2)]
  if (!last) return { food: canCorrect ? correct(words) : undefined, words }
  const own = text.slice(last.start, last.end)
  const narrower =
    before && /^[\s-]*$/.test(text.slice(before.end, last.start)) ? text.slice(before.start, before.end) : ''
  const [head = ''] = normalizeWords(own).slice(-1)
  const after = normalizeWords(words.slice(last.end)).filter((word) => !forms.has(word) && !isSoldForm(word, last.food))
  const isTreated =
    treatments.test(words) &&
    !treatments.test(`${own} ${last.food.name}`) &&
    ['vegetable', 'fruit'].includes(last.food.kind)
  if (isTreated || after.some((word) => products.has(word)) || (!narrower && isUnknownCheese(words)))
    return { food: undefined, words, isOther: true }
  if (before && narrower && after.length === 0) {
    if (kindOf(before.food, narrower) !== kindOf(last.food, own) && isOfWideName(head, before.food, last.food))
      return { food: named(before.food, narrower), words }
    if (products.has(head) && !own.includes(' ')) return { food: undefined, words, isOther: true }
  }
  // Other words after a food may be its variety: penne rigate.
  const food = named(last.food, own)
  return { food: after.length > 0 ? { ...food, name: words.toLowerCase() } : food, words }
}

/** Words before "cheese" that name none: "hard cheese". */
const cheeseWords =
  /^(?:hard|soft|strong|sharp|mild|mature|extra|vegan|grilling|melting|string|any|mixed|white|yellow|good|favou?rite|your|of|fat|style|mexican|italian|blend|other|cheese)$/i

/** Whether words name a cheese that the page does not know, and no other food: "Neufchâtel cheese". */
function isUnknownCheese(words: string): boolean {
  const [, name] = /(?<![\p{L}\p{M}'’])([\p{L}\p{M}'’]+) cheese$/iu.exec(words) ?? []
  return (
    name !== undefined &&
    !cheeseWords.test(name) &&
    !states.test(name) &&
    !hasOnlyDescriptors(name) &&
    findFoods(`${name} cheese`, true).every(({ start }) => start > 0)
  )
}

const named = (food: Food, name: string, words = name): NamedFood => ({
  food,
  kind: kindOf(food, words),
  // "Creme cheese" is cream cheese.
  name: brands.has(name.toLowerCase()) ? food.name : name.toLowerCase().trim(),
})

/** "Bag of coleslaw mix" is coleslaw mix. */
function withoutDescriptions(name: string): string {
  const telling = name.split(/\s+/).filter((word) => !hasOnlyDescriptors(word))
  return telling.length > 0 ? telling.join(' ') : name
}

/** The normalized words that tell what a food is, without amounts, descriptions and forms: "zander" of "2 zander fillets". */
export function tellingWords(text: string): readonly string[] {
  const words = normalizeWords(text)
  const telling = words.filter((word) => treatments.test(word) || !(hasOnlyDescriptors(word) || forms.has(word)))
  return telling.length > 0 ? telling : words
}

/** Where the first word of a kind stands after a place in a text; its end if there is none. */
function findWord(text: string, start: number, isWanted: (word: string) => boolean): number {
  for (const { 0: word, index } of text.slice(start).matchAll(/[\p{L}\p{M}'’]+/gu))
    if (isWanted(word)) return start + index
  return text.length
}

/** The food that a phrase names with a letter wrong: "brocolli", but not "larger ones". */
function correct(words: string): NamedFood | undefined {
  const rest = normalizeWords(words).filter(
    (word) => !/^(?:ground|powder|granule|seed)$/.test(word) && !forms.has(word),
  )
  // One word alone is likelier to be misspelt than another word.
  if (correctRecipeWord(onlyNameWord(rest.join(' ')) ?? '') === undefined) return undefined
  const [found, ...others] = recognizePhrases(words)
  return found && others.length === 0 ? named(found.food, found.name) : undefined
}
