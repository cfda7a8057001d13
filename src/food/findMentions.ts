import type { Certainty, Content } from './contents'
import { findNames } from './findFoods'
import { brands } from './foodData'
import type { Food } from './foods'
import { describedFood, isImitated, perhaps } from './imitations'
import { beginsWithAmount } from './numbers'
import { isDish } from './preparedFoods'
import { isOtherSense, maskOtherWords, type NameContext } from './wordSenses'

/** A food that a text says is in the dish. */
export interface Mention {
  /** Where its name stands in the text. */
  readonly start: number
  readonly end: number
  /** The food as the text describes it: vegan cheese contains no milk. */
  readonly food: Food
}

/** How many characters before and after a name are read: longer than the longest negation with its list of foods. */
const CONTEXT = 100

/** Words that may stand between a negation and its food, or between the foods of a list. */
const fillers =
  '(?:(?:(?:dairy|gluten|lactose|soy|wheat)(?:,|,? (?:or|and))|the|any|more|all|your|added|using|some|of|melted|fresh|extra|such thing as|usual|traditional|regular|normal|ordinary|conventional|real|actual|classic|typical|additional|further|other|heavy|plain|whole|grated|store[- ]bought|much|so much) )*$'
/** A recipe does without the foods after these words, and without a whole list of them. */
const without = new RegExp(
  `\\b(?:no|without|neither|nor|sans|minus|unlike|free (?:of|from)|instead of|in place of|rather than|in lieu of|except(?: for)?|(?:substitutes?|alternatives?|replacements?|stand-?ins?|swaps?) (?:for|to)|stands? in for|to replace)[ -]${fillers}`,
)
/** "Check the label for soy": what a label decides names no food that is there. */
const soughtOnLabel = /\b(?:labels?|packag\w+|packets?) for (?:any |added |hidden )?(?:[a-z-]+,? (?:or |and )?){0,2}$/
/** "Do not add butter", "you won't need eggs" */
const notUsed = new RegExp(
  `\\b(?:not|never|\\w{2,8}n['’]t) (?:(?:add|use|need|have|include|contain|put in|want|require|call for|like|(?:made )?(?:from|of|with)) )?${fillers}`,
)
/** "Omit the butter", but not "do not omit the butter", and not "leave out the butter to soften". */
const omitted = new RegExp(
  `(?<!\\b(?:not|never|\\w{2,8}n['’]t|forget to) )\\b(?:omit(?:ting)?|avoid(?:ing)?|skip(?:ping)?|(?:leav(?:e|ing)|left) out|replac(?:e|es|ing)|swap(?:ping)?(?: out)?|ditch(?:ing)?) ${fillers}`,
)
const setOut = /^ ?(?:to|until|at)\b/
/** "I left the almonds out", but not "leave the butter out to soften". */
const leftBefore = /\b(?:leav(?:e|es|ing)|left) (?:(?:the|any|all|out) )*$/
const outAfter = /^ out\b(?! (?:to|until|at|of|in|on|for)\b)/

/** Up to three words that describe what something is compared with: "coarse bread crumbs", "very thick cream". */
const adjectives = '(?:(?!(?:the|and|or|with|in|into|on|to|for|from|of|add|then|until)\\b)[a-z-]{1,20} ){0,3}$'
/** Words before a food that something is only compared with: "as thick as cream", "it resembles breadcrumbs". */
const comparison = new RegExp(
  `(?:(?:^|[(,–—] ?)think|\\b(?:(?:size|shape|colou?r|consistency|texture|thickness|appearance|richness|creaminess|mouthfeel) (?:of|as)|as (?!(?:soon|long|much|many|well|far|often) )[a-z]{2,15} as|(?:smooth|soft|thick|thin|light|tender|sweet|white|yellow|rich|firm|creamy|silky|golden|pale|brown|fine|nutty|crisp|hard|airy|fluffy|delicate|flaky|crumbly|meaty|mild|easy) as|(?:resembl(?:e|es|ed|ing)|mimic(?:s|king)?|imitat(?:e|es|ing)|simulat(?:e|es|ing))|(?:similar|comparable|akin|close) to|reminiscent of|remind(?:s|ing)? (?:you |me |one )?of|mistaken for|pass(?:es)? for|(?<!\\b(?:more|less|fewer|other) )than|(?:shap|form|roll|mou?ld)(?:e|es|ed|s|ing)?(?: [a-z]{1,12}){0,4} into)) (?:an? |the |that of |\\d{1,2} )?${adjectives}`,
)
/** "Looks like scrambled eggs", "soft, like butter", but not "a cheese like cheddar", nor "if you like cheese". */
const likened = new RegExp(
  `(?:^|[,–—] ?|\\b(?:(?:look|taste|smell|feel|behave|act|work|cook|melt|use|treat|slice|spread|serve|eat|shape|roll|fold|season|prepare|cut|slid|go|goes down|going down|run|pour|flow|stretch|pull|chew|shred|fr(?:y|i)|whip|foam|thicken|set|seem|sound|flak|crumbl)(?:e?s|e?d|ing|e)?|be|is|are|was|were|it|them|just|exactly|much|more|almost|rather|quite|bit|little|soft|thick|smooth|thin|crumbly|creamy|crisp|light|golden|brown|(?:cook|fry|treat|use|prepare|slice|season|handle|cut) (?:the|your|this) [a-z]{1,15}|consistency|texture|form|mixture|paste|batter|dough|[a-z]{3,15}ed) )like (?:an? |the )?${adjectives}`,
)
/** "Some brands contain milk", "check the label, as some have egg": what the label decides. */
const onLabel = /\b(?:some|many|most|certain|other)(?: [a-z]+){0,2} (?:contain|have|include|are made with) $/
/** A food in quotation marks is only called so: “To make "buttermilk", add lemon.” */
const quotedBefore = /["“]$/
const quotedAfter = /^[.,]?["”]/
/** What after a food turns it into its opposite: "egg-free", "cheeseless". */
const turned = /^(?:[\s-]*free\b(?![\s-]*range)|[\s-]*less\b)/
/** Between two foods of one list. */
const listed = /^ ?(?:,|,? ?(?:or|nor|and)\b|\/) ?(?:(?:the|any|melted|fresh) )*$/

/** Between two foods that something is compared with. */
const orElse = /^ ?,? or (?:an? )?$/

/** A dish that a step names is the recipe's own, unless it is served beside it: "Serve with dinner rolls." */
const servedBeside = new RegExp(
  `\\b(?:serv(?:e|es|ed|ing)|eat|enjoy|top(?:ped)?|accompan(?:y|ied)|side of|goes well|go well|dip(?:ped)?)\\b.{0,40}\\b(?:with|on|in|over|alongside|beside|by|of) (?:[a-z -]{2,40}(?: and|,) )?${adjectives}`,
)

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
export function findMentions(text: string, isIngredient: boolean = beginsWithAmount(text)): Mention[] {
  const tasks = mentionTasks(text, isIngredient)
  let task = tasks.next()
  while (!task.done) task = tasks.next()
  return task.value
}

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
  const masked = maskOtherWords(text)
  const lower = inLowerCase(masked)
  const mentions: Mention[] = []
  /** Where the list ends that a negation applies to. */
  let listEnd = -1
  /** The end of the last food in a list of what labels decide. */
  let labelEnd = -1
  /** Where something ends that the dish is compared with: "similar to a pancake or crepe". */
  let likeEnd = -1
  const found = findNames(masked, { isIngredient, withPrepared: true, canGuess })
  for (const [index, { food, start, end, name, isGuess }] of found.entries()) {
    if (index % FOODS_AT_A_TIME === 0) yield
    const context = { ...contextOf(lower, start, end, isIngredient), name }
    // "Chicken broth/stock" is of chicken.
    if (isStockAgain(context, found[index - 1]?.food)) continue
    // "Elmlea plant cream" is plant cream.
    if (brands.has(context.name) && found[index + 1]?.start === end + 1) continue
    const isInList = listEnd >= 0 && start - listEnd < 40 && listed.test(singleSpaced(lower.slice(listEnd, start)))
    const isWithout = isInList || without.test(context.before) || soughtOnLabel.test(context.before)
    listEnd = isWithout ? end : -1
    const isLike =
      (likeEnd >= 0 && orElse.test(singleSpaced(lower.slice(likeEnd, start)))) || comparison.test(context.before)
    likeEnd = isLike ? end : -1
    const isOnLabel =
      (labelEnd >= 0 && listed.test(singleSpaced(lower.slice(labelEnd, start)))) || onLabel.test(context.before)
    labelEnd = isOnLabel ? end : -1
    const isQuoted = !isIngredient && quotedBefore.test(context.lineBefore) && quotedAfter.test(context.after)
    if (isWithout || isLike || isQuoted || isAbsent(context) || isOtherSense(context)) continue
    if (!isIngredient && isDish(food) && !servedBeside.test(context.before)) continue
    const described = describedFood(food, context.before, context.name, context.after)
    const own = isGuess ? guessedFood(described, masked.slice(start, end)) : described
    const mention = { start, end, food: isOnLabel ? perhaps(own) : own }
    // "Troutfish" is one word with two names.
    const last = mentions.at(-1)
    if (last?.start === start) mentions[mentions.length - 1] = withContentsOf(mention, last.food)
    else mentions.push(mention)
  }
  return mentions
}

const isStockAgain = ({ name, before }: NameContext, last: Food | undefined) =>
  last !== undefined &&
  /^(?:stock|broth)$/.test(name) &&
  /(?:stock|broth) ?\/ ?$/i.test(before) &&
  last.name.endsWith(' stock')

const withContentsOf = (mention: Mention, { contents }: Food): Mention => ({
  ...mention,
  food: { ...mention.food, contents: new Map([...contents, ...mention.food.contents]) },
})

/** "Mozarella cheese" is cheese for certain, with any meaning of the first word. */
function guessedFood(food: Food, typed: string): Food {
  const own = findNames(typed, { isIngredient: true, withPrepared: true, canGuess: false })
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
  return without.test(context.before) || isAbsent(context)
}

const contextOf = (text: string, start: number, end: number, isIngredient: boolean): NameContext => ({
  before: singleSpaced(wordsBefore(text, start)),
  lineBefore: text.slice(Math.max(0, start - CONTEXT), start),
  name: singleSpaced(text.slice(start, end)),
  after: singleSpaced(text.slice(end, end + CONTEXT)),
  isIngredient,
})

const isAbsent = ({ before, after }: NameContext): boolean =>
  notUsed.test(before) ||
  (omitted.test(before) && !setOut.test(after)) ||
  (leftBefore.test(before) && outAfter.test(after)) ||
  comparison.test(before) ||
  likened.test(before) ||
  turned.test(after) ||
  isImitated(before, after)
