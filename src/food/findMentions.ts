import { runAtOnce } from '../lib/runTasks'
import type { Certainty, Content } from './contents'
import { describedFood, isImitated } from './describedFood'
import { findNames } from './findFoods'
import { brands } from './foodData'
import { type Food, isDish } from './foods'
import { beginsWithAmount } from './numbers'
import type { EntryReading } from './readEntry'
import { corrections } from './spelling'
import { singularize } from './words'

/** A food that a text says is in the dish. */
export interface Mention {
  /** Where its name stands in the text. */
  readonly start: number
  readonly end: number
  /** The food as the text describes it: vegan cheese contains no milk. */
  readonly food: Food
}

/** The text around the name of a food, in lower case. */
interface Context {
  /** The few words before it in its sentence. */
  readonly before: string
  /** The name, as the text writes it. */
  readonly name: string
  /** The few words after it, also beyond the end of the sentence. */
  readonly after: string
  /** Whether the text is the line of an ingredient. */
  readonly isIngredient: boolean
}

/** How many characters before and after a name are read: longer than the longest negation with its list of foods. */
const CONTEXT = 100

/** Words that may stand between a negation and its food, or between the foods of a list. */
const fillers =
  '(?:(?:(?:dairy|gluten|lactose|soy|wheat)(?:,|,? (?:or|and))|the|any|more|all|your|added|using|some|of|melted|fresh|extra|usual|traditional|regular|normal|ordinary|real|actual|other|heavy|plain|whole|grated|much) )*$'
/** A recipe does without the foods after these words, and without a whole list of them. */
const without = new RegExp(
  `\\b(?:no|without|neither|nor|sans|minus|unlike|free (?:of|from)|instead of|in place of|rather than|in lieu of|except(?: for)?|(?:substitutes?|alternatives?|replacements?|swaps?) (?:for|to))[ -]${fillers}`,
)
/** "Do not add butter", "you won't need eggs", "omit the butter", but not "do not omit the butter". */
const notUsed = new RegExp(
  `\\b(?:not|never|\\w{2,8}n['’]t) (?:(?:add|use|need|have|include|contain|want|require) )?${fillers}|(?<!\\b(?:not|never|\\w{2,8}n['’]t|forget to) )\\b(?:omit(?:ting)?|avoid(?:ing)?|skip(?:ping)?|replac(?:e|es|ing)|swap(?:ping)?(?: out)?) ${fillers}`,
)
/** "Leave out the butter", but not "leave out the butter to soften". */
const leftOut = new RegExp(`(?<!\\b(?:not|never|\\w{2,8}n['’]t|forget to) )\\b(?:leav(?:e|ing)|left) out ${fillers}`)
const setOut = /^ ?(?:to|until|at)\b/

/** Up to three words that describe what something is compared with: "coarse bread crumbs", "very thick cream". */
const adjectives = '(?:(?!(?:the|and|or|with|in|into|on|to|for|from|of|add|then|until)\\b)[a-z-]{1,20} ){0,3}$'
/** Words before a food that something is only compared with: "as thick as cream", "it looks like scrambled eggs". */
const comparison = new RegExp(
  `\\b(?:(?:size|shape|colou?r|consistency|texture|thickness) (?:of|as)|as (?!(?:soon|long|much|many|well|far|often) )[a-z]{2,15} as|think|resembl(?:e|es|ing)|similar to|(?<!\\b(?:more|less|fewer|other) )than) (?:an? |the )?${adjectives}`,
)
const likened = new RegExp(`(?<!\\b(?:i|you|we|cheese|meat|fish|nuts|something) )\\blike (?:an? |the )?${adjectives}`)
/** Between two foods of one list. */
const listed = /^ ?(?:,|,? ?(?:or|nor|and)\b|\/) ?(?:(?:the|any|melted|fresh) )*$/

/** A dish that a step names is the recipe's own, unless it is served beside it: "Serve with dinner rolls." */
const servedBeside = new RegExp(
  `\\b(?:serv(?:e|es|ed|ing)|eat|enjoy|topped|(?:top|dip)(?= (?:it|them|each|with)\\b))\\b.{0,40}\\b(?:with|on|in|over|alongside) (?:[a-z -]{2,40}(?: and|,) )?${adjectives}`,
)

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that are verbs before what they act on: "cream the butter", "fish out the bay leaf". */
const verbs = wordSet('cream fish milk beef duck bread smash flounder ham egg batter crab skate jam carp')
const verbObject = /^\s+(?:the|an?|your|this|that|these|those|each|it|them|everything|together|out)\b/
const determiner = /\b(?:the|an?|of|your|some|any|more|extra|with|whipped|double|single|heavy|sour)\s+$/
/** Tools that have the name of a food before theirs. */
const tools = wordSet(
  'knife pan saucepan skillet machine maker mixer press cutter grater slicer mould mold cooker kettle brush thermometer grinder whisk scooper fork ladle tureen flute separator peeler stone iron basket ring liner',
)
/** The same for vessels and tools that are amounts in the line of an ingredient. */
const vessels = wordSet('pot jug jar bottle tub box bin tin case scoop spoon mill')
/** Names that are other words far more often: adjectives, makers, words of other languages. */
const otherWords = wordSet(
  'sweet bitter specks crackling cracklings dim mast til mu ot res sal mac snag anchor clover stork flora galaxy carnation mani manis saba baka ole',
)
/** Words that do not name a food of their own in a step: "check the seasoning", "spread it". */
const vague = wordSet(
  'spread sprinkle shortening seasoning seasonings adobo juices crumb crumbs dressing topping filling glaze flower flowers digestive dripping',
)

/** Whether the name of a food names none in its place. */
function isOtherSense({ before, name, after, isIngredient }: Context): boolean {
  if (otherWords.has(name) || (vague.has(name) && !isIngredient)) return true
  if (verbs.has(name) && verbObject.test(after) && !determiner.test(before)) return true
  if (!isIngredient && /\bstock pots?$/.test(name)) return true
  const next = singularize(/^[\s-]+([a-z]+)/.exec(after)?.[1] ?? '')
  return (tools.has(next) || (!isIngredient && vessels.has(next))) && !/^[\s-]+p[ao][nt][\s-]/.test(after)
}

/** What most lines without such words lack. */
const mayBeAbsent =
  /\b(?:no|not|never|\w{2,8}n['’]t|without|neither|nor|sans|minus|unlike|free|instead|place|rather|lieu|except|sub|substitutes?|alternatives?|replac\w+|swap\w*|omit\w*|avoid\w*|skip\w*|leav\w+|left|size|shape|colou?r|consistency|texture|thickness|richness|as|think|resembl\w+|similar|than|like|mock|faux|fake|artificial|un|non|analogues?|imitations?)\b|less|-[a-z]/

/** Returns the words before a place in its sentence, with single spaces: at most {@link CONTEXT} characters. */
function wordsBefore(text: string, start: number): string {
  const from = Math.max(0, start - CONTEXT)
  const near = text.slice(from, start)
  // A word that the limit cuts in two is another word.
  const whole = from > 0 ? near.replace(/^\S{0,100}/, '') : near
  return whole.slice(Math.max(...['.', ';', ':', '!', '?', '(', ')', '\n'].map((sign) => whole.lastIndexOf(sign))) + 1)
}

const singleSpaced = (text: string) => (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text)

/** A text in lower case, as long as before: "İ" would be longer. */
const inLowerCase = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** So many foods are read at a time: a line of the longest block may name 1,500. */
const FOODS_AT_A_TIME = 40

/**
 * Returns the foods that a text says are in the dish. "No butter", "instead of cream" and "egg-free" name none, neither do
 * verbs ("cream the sugar"), vessels ("bread tin"), addresses and what something is only compared with.
 *
 * @param isIngredient whether the text is the line of an ingredient, where "mince" is not a verb.
 */
export const findMentions = (text: string, isIngredient: boolean = beginsWithAmount(text)): Mention[] =>
  runAtOnce(mentionTasks(text, isIngredient))

/**
 * Does the work of {@link findMentions}, and yields after each piece.
 *
 * @param canGuess whether to guess what misspelt words mean: in English alone, because the words of other languages are
 *   close to those of foods.
 */
export function* mentionTasks(
  text: string,
  isIngredient: boolean,
  canGuess: boolean = isIngredient,
): Generator<undefined, Mention[]> {
  const lower = inLowerCase(text)
  const mentions: Mention[] = []
  /** Where the list ends that a negation or a comparison applies to: "no cream or milk". */
  let listEnd = -1
  const found = findNames(text, { isIngredient, withPrepared: true, correct: canGuess ? corrections : undefined })
  const mayLack = mayBeAbsent.test(lower)
  for (const [index, { food, start, end, name, isGuess }] of found.entries()) {
    if (index % FOODS_AT_A_TIME === 0) yield
    const context = { ...contextOf(lower, start, end, isIngredient), name }
    // "Elmlea plant cream" is plant cream.
    if (brands.has(name) && found[index + 1]?.start === end + 1) continue
    const isInList = listEnd >= 0 && start - listEnd < 40 && listed.test(singleSpaced(lower.slice(listEnd, start)))
    const isWithout = isInList || (mayLack && isDoneWithout(context))
    listEnd = isWithout ? end : -1
    if (isWithout || (mayLack && isImitated(context.before, context.after)) || isOtherSense(context)) continue
    if (!isIngredient && isDish(food) && !servedBeside.test(context.before)) continue
    const described = describedFood(food, context.before, name, context.after)
    const mention = { start, end, food: isGuess ? guessedFood(described, text.slice(start, end)) : described }
    // "Troutfish" is one word with two names.
    const last = mentions.at(-1)
    if (last?.start === start) mentions[mentions.length - 1] = withContentsOf(mention, last.food)
    else mentions.push(mention)
  }
  return mentions
}

const withContentsOf = (mention: Mention, { contents }: Food): Mention => ({
  ...mention,
  food: { ...mention.food, contents: new Map([...contents, ...mention.food.contents]) },
})

/** "Mozarella cheese" is cheese for certain, with any meaning of the first word. */
function guessedFood(food: Food, typed: string): Food {
  const own = findNames(typed, { isIngredient: true, withPrepared: true })
  const isCertain = (content: Content) =>
    own.some(({ food: { contents }, isGuess }) => !isGuess && contents.get(content) === 'named')
  const contents = [...food.contents].map(([content, certainty]): [Content, Certainty] =>
    isCertain(content) ? [content, certainty] : [content, 'maybe'],
  )
  return { ...food, contents: new Map(contents) }
}

/** Whether the words at a place are only compared with, or done without. */
export function isAbsentAt(text: string, start: number, end: number): boolean {
  const context = contextOf(inLowerCase(text), start, end, false)
  return isDoneWithout(context) || isImitated(context.before, context.after)
}

const contextOf = (text: string, start: number, end: number, isIngredient: boolean): Context => ({
  before: singleSpaced(wordsBefore(text, start)),
  name: singleSpaced(text.slice(start, end)),
  after: singleSpaced(text.slice(end, end + CONTEXT)),
  isIngredient,
})

const isDoneWithout = ({ before, after, isIngredient }: Context): boolean =>
  without.test(before) ||
  notUsed.test(before) ||
  (leftOut.test(before) && !setOut.test(after)) ||
  comparison.test(before) ||
  (!isIngredient && likened.test(before))

/**
 * The reading of an entry whose foods contain what its words say. The name of a food leaves out words that tell what it
 * is made of: "pork meatballs" are meatballs, and pork for certain; "beef hot dogs" have no pork.
 */
export function withEntryContents(reading: EntryReading): EntryReading {
  const { foods, text, property } = reading
  // A property says more than the words: vegan chicken nuggets.
  if (foods.length === 0 || property) return reading
  const mentions = findMentions(text, true)
  const said = new Set(mentions.flatMap(({ food }) => [...food.contents].flatMap(ifCertain)))
  const saysOtherMeat = !said.has('pork') && mentions.some(({ food }) => isMeatWithoutPork(food.contents))
  return {
    ...reading,
    foods: foods.map((each) => {
      const contents = new Map(each.food.contents)
      for (const content of said)
        if (foods.length === 1 || contents.get(content) === 'maybe') contents.set(content, 'named')
      if (saysOtherMeat && contents.get('pork') === 'maybe') contents.delete('pork')
      return { ...each, food: { ...each.food, contents } }
    }),
  }
}

const ifCertain = ([content, certainty]: readonly [Content, Certainty]) => (certainty === 'named' ? [content] : [])

const isMeatWithoutPork = (contents: ReadonlyMap<Content, Certainty>) =>
  contents.get('meat') === 'named' && !contents.has('pork')
