import { applyEdits } from '../lib/text'
import { type FoundFood, findNames, type Mode } from './findFoods'
import { kindOf } from './foodKinds'
import { brands, type Food } from './foods'
import { nameOfWords } from './nameIndex'
import { ingredientCorrections } from './spelling'
import { hasOnlyDescriptors, normalizeWords, products, soldForms } from './words'

/** A food that a line of a recipe names, what somebody who shops takes for one food, and its name there: "cherry tomatoes". */
export interface NamedFood {
  readonly food: Food
  readonly kind: string
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

/** With these words behind it, the name of meat or fish means another part of the animal, or another dish: pork rind. */
const otherParts = new Set(
  'brain rind skin blood tongue trotter head foot feet tail ear gizzard intestine neck floss tartare scratching'.split(
    ' ',
  ),
)

/** What a phrase of a recipe says of its food. */
export interface IngredientReading {
  /** Undefined where the page does not know the food: then its words are compared. */
  readonly food: NamedFood | undefined
  /** Whether it names something that is made of a food, or sold with it: "clam juice". */
  readonly isOther?: boolean
  /** The words of the food, without the words after its name. */
  readonly words: string
}

/** What a phrase of a recipe or of an entry says. */
export interface PhraseReading extends Omit<IngredientReading, 'food'> {
  /** The name that decides the food. Of "carrot soup" it is soup, where a recipe asks for another food. */
  readonly name: FoundFood | undefined
  /** Its food with the words behind the name: "penne rigate". */
  readonly variety?: string
  /** All names of foods in the phrase. */
  readonly found: readonly FoundFood[]
}

/**
 * Reads the food of a phrase without its amount: "peeled, deveined shrimp" without the comma, "sardines in oil". Its last noun
 * decides the food, so clam juice is not clams. If `canCorrect`, it is an ingredient, whose misspelt words are corrected.
 */
export function recognizeIngredient(phrase: string, canCorrect = true): IngredientReading {
  // A phrase of many words is likelier to be no ingredient than to be misspelt.
  const correct = canCorrect && tellingWords(phrase).length <= 2 ? ingredientCorrections : undefined
  const { name, words, variety, isOther } = readPhrase(phrase, correct)
  // Dried tomatoes are no tomatoes for a recipe that asks for them.
  const isTreated =
    name !== undefined &&
    treatments.test(words) &&
    !treatments.test(`${name.name} ${name.food.name}`) &&
    ['vegetable', 'fruit'].includes(name.food.kind)
  if (isOther || isTreated) return { food: undefined, words, isOther: true }
  return {
    food: name && { food: name.food, kind: kindOf(name.food, name.name), name: variety ?? ownName(name) },
    words,
  }
}

/** A food's name as it is typed, and not a brand: "Creme cheese" is cream cheese. */
export const ownName = ({ food, name }: FoundFood) =>
  brands.has(name) || brands.has(normalizeWords(name).join(' ')) ? food.name : name

/** Reads a phrase as {@link recognizeIngredient} does. */
export function readPhrase(phrase: string, correct: Mode['correct']): PhraseReading {
  const { text, found } = spell(phrase.slice(0, MAX_LENGTH).trim(), correct)
  const isOtherPart =
    otherParts.has(normalizeWords(text).at(-1) ?? '') && found.some(({ food }) => ['meat', 'fish'].includes(food.kind))
  for (const words of isOtherPart || treatments.test(text) ? [text] : [text, withoutDescriptions(text)]) {
    const whole = nameOfWords(normalizeWords(words))
    if (!whole) continue
    const [own] = found
    if (own?.food === whole.food && normalizeWords(own.name).length === whole.words.length)
      return { name: own, found, words }
    // "Leg of lamb" keeps its word order.
    const name = /[^\p{L}\p{M}\s'’-]/u.test(text) ? whole.text : text.toLowerCase()
    return { name: { ...whole, name, start: 0, end: text.length, isGuess: false, isSpelt: false }, found, words }
  }
  // "Large salsify": the name of an unknown food begins after the descriptions.
  const start = findWord(text, 0, (word) => !states.test(word))
  const phraseEnd = findWord(text, found[0]?.end ?? start, (word) => ends.test(word))
  const inPhrase = found.filter(({ end }) => end <= phraseEnd)
  const [last, before] = [inPhrase.at(-1), inPhrase.at(-2)]
  const stateStart = findWord(text, last?.end ?? start, (word) => states.test(word))
  const words = text.slice(0, Math.min(phraseEnd, stateStart)).trim()
  if (!last) return { name: undefined, found, words }
  const narrower = before && /^[\s-]*$/.test(text.slice(before.end, last.start)) ? before : undefined
  const [head = ''] = normalizeWords(last.name).slice(-1)
  const after = normalizeWords(words.slice(last.end)).filter((word) => !forms.has(word) && !isSoldForm(word, last.food))
  if (isOtherPart || after.some((word) => products.has(word))) return { name: undefined, found, words, isOther: true }
  if (narrower && after.length === 0) {
    if (
      kindOf(narrower.food, narrower.name) !== kindOf(last.food, last.name) &&
      isOfWideName(head, narrower.food, last.food)
    )
      return { name: narrower, found, words }
    if (products.has(head) && !last.name.includes(' ')) return { name: last, found, words, isOther: true }
  }
  // Other words after a food may be its variety: penne rigate.
  return { name: last, found, words, ...(after.length > 0 && { variety: words.toLowerCase() }) }
}

/** A phrase with its names as the page spells them, and these: "penut butter", "almondbutter". */
function spell(typed: string, correct: Mode['correct']) {
  const found = findNames(typed, { isIngredient: true, correct })
  const edits = found.filter(({ isSpelt }) => isSpelt).map(({ start, end, name }) => ({ start, end, text: name }))
  if (edits.length === 0) return { text: typed, found }
  const text = applyEdits(typed, edits)
  const guesses = new Set(found.flatMap(({ name, isGuess }) => (isGuess ? [name] : [])))
  const spelt = findNames(text, { isIngredient: true })
  return { text, found: spelt.map((each) => ({ ...each, isGuess: guesses.has(each.name) })) }
}

/** Whether a word after a food is only the form in which it is sold: turmeric powder is turmeric. */
const isSoldForm = (word: string, { kind }: Food): boolean =>
  (kind === 'spice' || kind === 'pantry') && soldForms.has(word)

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
