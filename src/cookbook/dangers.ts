import {
  exclusionsInText,
  type Food,
  findFoods,
  isKindOf,
  normalizeWords,
  recognizeFoods,
  unclearFoodsIn,
} from '../food'
import { dangerousFoods } from './dangerousFoods'
import { unsafeStates } from './unsafeStates'
import { unsafeWishes } from './unsafeWishes'

/** A food, a state of it, or a wish, that can make people very ill. */
export interface Danger {
  /** As a sentence names it. */
  readonly name: string
  /** The words that mean it. */
  readonly typed: RegExp
  /** Words beside which they mean something else. */
  readonly unless?: RegExp
  /** One line for the user. */
  readonly rule: string
  /** Who says so. */
  readonly source: string
  /**
   * What a reply does: it says the rule beside the dish, leaves the food out and says the rule, or declines, because
   * nobody should cook with it by a page's advice.
   */
  readonly answer: 'say' | 'leave out' | 'decline'
  /**
   * For the state of a food: which foods it makes unsafe. If the words name none of the list ("it smells"), it falls on all
   * of these.
   */
  readonly affects?: (food: Food) => boolean
  /** Which other foods it makes unsafe, but only where the words name them: rice that "sat in the pan overnight" is cooked. */
  readonly affectsIfNamed?: (food: Food) => boolean
  /** Which foods the words name as its cause: the chicken that dripped on the salad. */
  readonly cause?: (food: Food) => boolean
  /** Whether single words only hint at it. Then it counts where the words name no food to leave out. */
  readonly isGuess?: true
}

const severities: readonly Danger['answer'][] = ['decline', 'leave out', 'say']

/** All dangers, the worst first, whatever their order in the tables. The first that some words mean counts. */
export const dangers: readonly Danger[] = [...unsafeWishes, ...dangerousFoods, ...unsafeStates].toSorted(
  (a, b) => severities.indexOf(a.answer) - severities.indexOf(b.answer),
)

/** How much of an entry, and of what the user says, is read, in characters. */
const MAX_TEXT = 500

/** Words for food without a name of their own: "the leftovers", "the curry". */
const anyDish = /\b(?:leftovers?|take-?away|curry|stew|soup|chill?i|casserole|pie|roast|meal|dish)\b/i
/** Words for the food of a list that do not name it. */
const wordsForList =
  /\b(?:it|its|it['’]s|they|they['’]re|them|that|this|these|those|everything|all|packs?|packets?|tins?|cans?|jars?|stuff|food|fridge|freezer|power|meat|fish|seafood|shellfish|poultry|carcass|bird|joint|salad|(?:half|some|most|one|two|three) (?:of|are|were))\b/i
/** A sentence without a subject begins with the danger, after so many characters at most: "use by yesterday". */
const EARLY = 12

/** What a list says of dangerous foods. */
export interface FoundDangers {
  /** The entries without the dangerous foods. */
  readonly entries: readonly string[]
  /** What a reply says: "Not used: rhubarb leaves. They are poisonous." */
  readonly notes: readonly string[]
  /** The first danger that a reply declines, as an apology says it. */
  readonly declined: string | undefined
}

/** A danger that a text tells of. */
interface ReportedDanger {
  readonly danger: Danger
  /** The foods that the text names. */
  readonly named: readonly Food[]
  /** Whether it tells of the whole list: "it smells". */
  readonly isOfAll: boolean
  /** The words of the entry or sentence, without those for a date. */
  readonly text: string
}

/**
 * Finds the dangers in the entries of a list, and in what the user says beside it: "the chicken was left out overnight"
 * leaves out the chicken, and "it smells" all that can smell.
 */
export function findDangers(entries: readonly string[], said: string): FoundDangers {
  const listed = entries.map(foodsOf)
  const onList = listed.flat()
  const isListed = (food: Food) => onList.some((each) => areRelated(each, food))
  // What entries that are no food tell of the list, by their index: "the freezer broke"
  const remarks = entries.map((entry, index) => {
    const report = listed[index]?.length === 0 ? dangerOf(entry, [], isListed) : undefined
    return report?.danger.affects && report
  })
  const inWords = sentencesOf(said).map((sentence) => dangerInWords(sentence, isListed))
  const told = [...remarks, ...inWords].flatMap((report) => report ?? [])
  const leftOut = told
    .filter(({ danger }) => danger.answer === 'leave out')
    .map((report) => ({
      report,
      namedIn: new Set(entries.filter((entry, index) => !remarks[index] && isNamedIn(report, entry))),
    }))
  const found = entries.map((entry, index) => {
    const foods = listed[index] ?? []
    const own = remarks[index] ? undefined : dangerOf(entry)
    if (own) return own.danger
    return leftOut.find(({ report, namedIn }) =>
      namedIn.size > 0 ? namedIn.has(entry) : foods.some((food) => fallsOn(report, food)),
    )?.report.danger
  })
  const met = [...new Set([...found, ...told.map(({ danger }) => danger)])].flatMap((danger) => danger ?? [])
  const declined = met.find(({ answer }) => answer === 'decline')
  return {
    entries: entries.filter((_, index) => !remarks[index] && (found[index]?.answer ?? 'say') === 'say'),
    notes: met.map((danger) => {
      const isLeftOut = danger.answer === 'leave out' && found.includes(danger)
      return isLeftOut ? `Not used: ${danger.name}. ${danger.rule}` : danger.rule
    }),
    declined: declined && `I'm sorry, but I can't suggest a recipe with ${declined.name}. ${declined.rule}`,
  }
}

/** The foods of an entry, also of one that says more than most. */
function foodsOf(entry: string): Food[] {
  const foods = recognizeFoods(withoutDate(entry.slice(0, MAX_TEXT)))
  return foods.length > 0 ? foods : foodsIn(entry)
}

/** The foods that a sentence names. */
const foodsIn = (sentence: string): Food[] =>
  findFoods(withoutDate(sentence.slice(0, MAX_TEXT))).map(({ food }) => food)

/** Dates are a fruit too. */
const withoutDate = (text: string) => text.replace(/\b(?:out[- ]of|use[- ]?by|best[- ]?before)[- ]dates?\b/gi, ' ')

const sentencesOf = (text: string): string[] =>
  text
    .slice(0, MAX_TEXT)
    .split(/[.!?;\n]+/)
    .filter((sentence) => sentence.trim() !== '')

/**
 * The danger that an entry or a sentence tells of; undefined if there is none.
 *
 * @param foods those that it names.
 * @param isListed whether a food that a sentence names is one of the list's.
 * @param isUnclear whether a dish is without the foods that it names, so that nothing need be declined.
 */
function dangerOf(
  typed: string,
  foods: readonly Food[] = foodsOf(typed),
  isListed = (_: Food) => true,
  isUnclear = false,
): ReportedDanger | undefined {
  const text = typed.slice(0, MAX_TEXT)
  for (const danger of dangers) {
    const match = danger.typed.exec(text)
    if (!match || danger.unless?.test(text)) continue
    if (danger.isGuess && exclusionsInText(text).length > 0) continue
    if (danger.isGuess && danger.answer === 'decline' && isUnclear) continue
    const named = foods.filter((food) => !danger.cause?.(food))
    const isOfAll =
      !named.some(isListed) &&
      (danger.isGuess === true || wordsForList.test(text) || (named.length === 0 && match.index < EARLY))
    const isMeant =
      danger.affects === undefined ||
      danger.isGuess ||
      anyDish.test(text) ||
      isOfAll ||
      named.some((food) => canAffect(danger, food))
    if (isMeant)
      return { danger, named, isOfAll: isOfAll || (named.length === 0 && anyDish.test(text)), text: withoutDate(text) }
  }
  return undefined
}

/** The danger that a sentence beside the list tells of. */
const dangerInWords = (sentence: string, isListed?: (food: Food) => boolean) =>
  dangerOf(sentence, foodsIn(sentence), isListed, unclearFoodsIn(sentence).length > 0)

const canAffect = ({ affects, affectsIfNamed }: Danger, food: Food) =>
  affects?.(food) === true || affectsIfNamed?.(food) === true

/** Whether one food is a kind of the other: chicken breast and chicken. */
const areRelated = (a: Food, b: Food) => isKindOf(a, b) || isKindOf(b, a)

/** Whether a danger that the user tells makes a food of the list unsafe. */
function fallsOn({ danger, named, isOfAll }: ReportedDanger, food: Food): boolean {
  if (named.some((each) => areRelated(each, food))) return danger.affects === undefined || canAffect(danger, food)
  return isOfAll && danger.affects?.(food) === true
}

/** Whether the words of a danger repeat a word of an entry: "the pork" of pork mince, "the tin" of tinned beans. */
function isNamedIn({ danger, text }: ReportedDanger, entry: string): boolean {
  // Only a guess, or a danger that falls on what the words name, is told by a word in common.
  if (!danger.isGuess && danger.affectsIfNamed === undefined) return false
  const said = normalizeWords(text.replace(/\btin\b/gi, 'tinned'))
  const cause = foodsOf(entry).some((food) => danger.cause?.(food))
  return (
    !cause &&
    normalizeWords(entry.replace(/\btin\b/gi, 'tinned')).some((word) => word.length > 3 && said.includes(word))
  )
}

/** Whether what the user says tells of a danger. */
export const tellsDanger = (text: string): boolean =>
  sentencesOf(text).some((sentence) => dangerInWords(sentence) !== undefined)

/** Whether an entry tells of a food that must be left out. */
export const mustBeLeftOut = (text: string): boolean => dangerOf(text)?.danger.answer === 'leave out'
