import { runAtOnce } from '../lib/runTasks'
import type { Certainty, Content } from './contents'
import { describedFood, perhaps } from './describedFood'
import { type FoundFood, findNames } from './findFoods'
import { brands, type Food, isDish } from './foods'
import { beginsWithAmount } from './numbers'
import type { EntryReading } from './readEntry'
import { corrections } from './spelling'
import { singularize } from './words'

/** A food that a text says is in the dish, as the text describes it: vegan cheese contains no milk. */
export type Mention = Pick<FoundFood, 'start' | 'end' | 'food'>

/** How many characters before and after a name are read: longer than the longest negation with its list of foods. */
const CONTEXT = 100
/** In a context it stands for the food itself, between the words before and behind it. */
const PLACE = '\u0000'

/** Words that may stand between a negation and its food, or between the foods of a list. */
const fillers =
  '(?:(?:(?:dairy|gluten|lactose|soy|wheat)(?:,|,? (?:or|and))|the|any|more|all|your|added|using|some|of|melted|fresh|extra|usual|traditional|regular|normal|ordinary|real|actual|other|heavy|plain|whole|grated|much) )*'
/** Up to three words that describe what something is compared with: "coarse bread crumbs", "very thick cream". */
const adjectives = '(?:(?!(?:the|and|or|with|in|into|on|to|for|from|of|add|then|until)\\b)[a-z-]{1,20} ){0,3}'
const notForbidden = "(?<!\\b(?:not|never|\\w{2,8}n['’]t|forget to) )\\b"
/** What stands before a food that the dish does without, or is only compared with. The words behind tell of the last. */
const absentBefore = [
  `\\b(?:no(?: need (?:for|to (?:add|use)))?|without|neither|nor|sans|minus|unlike|free (?:of|from)|instead of|in place of|rather than|in lieu of|except(?: for)?|(?:substitutes?|alternatives?|replacements?|swaps?) (?:for|to))[ -]${fillers}`,
  // "Do not add butter", "you won't need eggs", "omit the butter", but not "do not omit the butter".
  `\\b(?:not|never|\\w{2,8}n['’]t) (?:(?:add|use|need|have|include|contain|want|require) )?${fillers}`,
  `${notForbidden}(?:omit(?:ting)?|avoid(?:ing)?|skip(?:ping)?|replac(?:e|es|ing)|swap(?:ping)?(?: out)?) ${fillers}`,
  // "As thick as cream"
  `\\b(?:(?:size|shape|colou?r|consistency|texture|thickness) (?:of|as)|as (?!(?:soon|long|much|many|well|far|often) )[a-z]{2,15} as|think|resembl(?:e|es|ing)|similar to|(?<!\\b(?:more|less|fewer|other) )than) (?:an? |the )?${adjectives}`,
  // "Leave out the butter", but not "leave out the butter to soften".
  `${notForbidden}(?:leav(?:e|ing)|left) out ${fillers}(?=${PLACE}(?! ?(?:to|until|at)\\b))`,
]
const absent = new RegExp(`(?:${absentBefore.join('|')})${PLACE}`)
/** "It looks like scrambled eggs", in a step: "a cheese like cheddar" names one. */
const likened = new RegExp(
  `(?<!\\b(?:i|you|we|cheese|meat|fish|nuts|something) )\\blike (?:an? |the )?${adjectives}${PLACE}`,
)
/** What is only like the food, or in its place: "mock duck", "milk alternative", "egg-free", "walnut-sized". */
const imitated = new RegExp(
  `\\b(?:mock|faux|fake|artificial|un|non|not|(?:meat|egg|beef|chicken|fish|pork|dairy|milk)less)[\\s-]+${PLACE}|${PLACE}(?:[\\s-]*free\\b(?![\\s-]*range)|[\\s-]*(?:less|alternatives?|substitutes?|replacements?|replacers?|analogues?|imitations?)\\b|-(?:like|style|ish|type|inspired|rich|sized?|shaped?|colou?red)\\b)`,
)
/** What most lines lack, which one search tells. It saves a fifth of the time. */
const mayBeAbsent =
  /\b(?:no|not|never|\w{2,8}n['’]t|without|neither|nor|sans|minus|unlike|free|instead|place|rather|lieu|except|sub|substitutes?|alternatives?|replac\w+|swap\w*|omit\w*|avoid\w*|skip\w*|leav\w+|left|size|shape|colou?r|consistency|texture|thickness|richness|as|think|resembl\w+|similar|than|like|mock|faux|fake|artificial|un|non|analogues?|imitations?)\b|less|-[a-z]/
/** Between two foods of one list. */
const listed = /^ ?(?:,|,? ?(?:or|nor|and)\b|\/) ?(?:(?:the|any|melted|fresh) )*$/

/** A dish that a step names is the recipe's own, unless it is served beside it: "Serve with dinner rolls." */
const servedBeside = new RegExp(
  `\\b(?:serv(?:e|es|ed|ing)|eat|enjoy|topped|(?:top|dip)(?= (?:it|them|each|with)\\b))\\b.{0,40}\\b(?:with|on|in|over|alongside) (?:[a-z -]{2,40}(?: and|,) )?${adjectives}$`,
)

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
/** Words that are verbs before what they act on: "cream the butter", "fish out the bay leaf". */
const verbs = wordSet(
  'cream fish milk beef duck bread smash flounder ham egg batter crab skate jam carp glue paint poison varnish',
)
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
  'sweet bitter specks crackling cracklings dim mast til mu ot res sal mac snag anchor clover stork flora galaxy carnation mani manis saba baka ole pâtes',
)
/** Words that do not name a food of their own in a step: "check the seasoning", "spread it". */
const vague = wordSet(
  'spread sprinkle shortening seasoning seasonings adobo juices crumb crumbs dressing topping filling glaze flower flowers digestive dripping rose',
)

/** Whether the name of a food names none in its place. */
function isOtherSense(name: string, before: string, after: string, isIngredient: boolean): boolean {
  if (otherWords.has(name) || (vague.has(name) && !isIngredient)) return true
  if (verbs.has(name) && verbObject.test(after) && !determiner.test(before)) return true
  if (!isIngredient && /\bstock pots?$/.test(name)) return true
  const next = singularize(/^[\s-]+([a-z]+)/.exec(after)?.[1] ?? '')
  return (tools.has(next) || (!isIngredient && vessels.has(next))) && !/^[\s-]+p[ao][nt][\s-]/.test(after)
}

const singleSpaced = (text: string) => (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text)

/** The few words before a place in its sentence and those behind it, also of the next one, with single spaces. */
function contextOf(text: string, start: number, end: number) {
  const from = Math.max(0, start - CONTEXT)
  // A word that the limit cuts in two is another word.
  const near = text.slice(from, start).replace(from > 0 ? /^\S{0,100}/ : '', '')
  const sentence = near.slice(
    Math.max(...['.', ';', ':', '!', '?', '(', ')', '\n'].map((sign) => near.lastIndexOf(sign))) + 1,
  )
  return { before: singleSpaced(sentence), after: singleSpaced(text.slice(end, end + CONTEXT)) }
}

/** A text in lower case, as long as before: "İ" would be longer. */
const inLowerCase = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** So many foods are read at a time: a line of the longest block may name 1,500. */
const FOODS_AT_A_TIME = 40

/** Returns the foods that a text says are in the dish: none of "no butter", "egg-free", "cream the sugar" and "bread tin". */
export const findMentions = (text: string, isIngredient: boolean = beginsWithAmount(text)): Mention[] =>
  runAtOnce(mentionTasks(text, isIngredient))

/** Does the work of {@link findMentions} in pieces. It guesses misspelt words only if `canGuess`: the text is in English. */
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
    // "Elmlea plant cream" is plant cream.
    if (brands.has(name) && found[index + 1]?.start === end + 1) continue
    const { before, after } = contextOf(lower, start, end)
    const isInList = listEnd >= 0 && start - listEnd < 40 && listed.test(singleSpaced(lower.slice(listEnd, start)))
    const isWithout = isInList || (mayLack && isDoneWithout(before, after, isIngredient))
    listEnd = isWithout ? end : -1
    if (isWithout || (mayLack && isImitated(before, after)) || isOtherSense(name, before, after, isIngredient)) continue
    if (!isIngredient && isDish(food) && !servedBeside.test(before)) continue
    const described = describedFood(food, before, name, after)
    const mention = { start, end, food: isGuess ? guessedFood(described, text.slice(start, end)) : described }
    // "Troutfish" is one word with two names.
    const last = mentions.at(-1)?.start === start ? mentions.pop() : undefined
    const contents = new Map([...(last?.food.contents ?? []), ...mention.food.contents])
    mentions.push(last ? { ...mention, food: { ...mention.food, contents } } : mention)
  }
  return mentions
}

/** "Mozarella cheese" is cheese for certain, with any meaning of the first word. */
function guessedFood(food: Food, typed: string): Food {
  const own = findNames(typed, { isIngredient: true, withPrepared: true })
  const certain = own.flatMap((each) => (each.isGuess ? [] : [...each.food.contents].flatMap(ifCertain)))
  const contents = new Map(perhaps(food).contents)
  for (const [content, certainty] of food.contents) if (certain.includes(content)) contents.set(content, certainty)
  return { ...food, contents }
}

const isDoneWithout = (before: string, after: string, isIngredient: boolean) =>
  absent.test(before + PLACE + after) || (!isIngredient && likened.test(before + PLACE + after))
const isImitated = (before: string, after: string) => imitated.test(before + PLACE + after)
/** Whether the words at a place are only compared with, or done without. */
export function isAbsentAt(text: string, start: number, end: number): boolean {
  const { before, after } = contextOf(inLowerCase(text), start, end)
  return isDoneWithout(before, after, false) || isImitated(before, after)
}

/** The reading of an entry whose foods contain what its words say: pork meatballs have pork for certain, beef hot dogs none. */
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
