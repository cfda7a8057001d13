import { isCondition, isLimit, waitingVerbs } from './conditions'
import type { Context } from './context'
import { articles } from './numbers'
import type { Time } from './times'
import { hyphens, isWord, words } from './tokens'
import { HOUR } from './units'

const amount = '(?:[\\d.,/½¼ ]+ |half an? |half )?'
const weight = '(?:lbs?|pounds?|kgs?|kilos?|kilograms?|g|grams?|oz|ounces?|inch|inches|cm|centimet(?:re|er)s?)\\b'
/** "20 minutes per pound", "15 minutes for every 500 g", "30 min/kg", "5 minutes for every person" */
const perWeight = new RegExp(
  `^(?:(?:per|/|an?|to the|for every|for each) ${amount}${weight}|for every\\b(?! (?:side|batch)))`,
)
/** "20 minutes plus 20 minutes per pound" */
const plusPerWeight = /^(?:plus|\+) [\d.,½]+ \p{L}+ (?:per|for every|for each)\b/u
/** "For every 500 g, roast it for 20 minutes" */
const forWeight = new RegExp(`\\b(?:per|for every|for each) ${amount}${weight}`)

/** Whether a time is a rate: "20 minutes per pound". */
export const isRatePerWeight = ({ before, following }: Context) =>
  perWeight.test(following) || plusPerWeight.test(following) || forWeight.test(before.toReversed().join(' '))

/** Whether a time deserves a timer. */
export function isTimer(time: Time, context: Context): boolean {
  if (time.min < 1 || time.min > 24 * HOUR || (time.min === 24 * HOUR && time.max > time.min)) return false
  return (
    !isRecurring(time, context) &&
    !isLimit(time, context) &&
    !isCondition(context) &&
    !isComparison(context) &&
    !isTotal(context) &&
    !isBeforeAnEnd(context) &&
    !isStorage(context) &&
    (!time.isAdjective || describesAnActivity(time, context))
  )
}

/** "every 10 minutes", "once an hour", "in 30-second bursts" */
function isRecurring(time: Time, { before, following, lead, beforeLead }: Context) {
  if (lead === 'every' || lead === 'per' || /^(?:intervals|bursts|increments)$/.test(lead)) return true
  if (lead === 'other' && beforeLead === 'every') return true
  if (time.max === time.min && /^(?:once|twice|times)$/.test(before[0] ?? '')) return true
  if (lead === 'each' && /^(?:once|stir|stirring|turn|turning|flip|flipping|check|checking)$/.test(beforeLead))
    return true
  return /^(?:apart|at a time|between (?:each|every|folds|turns|sets|coats|batches)|(?:\S+ )?(?:intervals?|bursts?|increments?))\b/.test(
    following,
  )
}

/** "3 minutes under the time on the packet", "2 minutes off the cooking time", but not "under the grill" */
const timeOfInstructions =
  /^(?:under|below|(?:over|off|past|to) (?:the|your|its|what)) (?:\S+ ){0,2}(?:time|package|packet|pack|box|label|bag|instructions?|directions?|recommended|suggested|stated|says)\b/

/** "2 minutes less than the packet says", "3 minutes under the time", "instead of 10 minutes" */
function isComparison({ before, following, lead, beforeLead }: Context) {
  if (lead === 'by') return beforeLead !== 'followed'
  if (/^(?:add|adding|minus|says?|said|states?|recommends?|suggests?|instead|these|those)$/.test(lead)) return true
  return (
    /^(?:less|fewer|shy|short|shorter|early|earlier|sooner|ahead|beforehand|ago|- old|old|in advance|to go|(?:is |are )?left|remain(?:s|ing)?|of prep(?:aration)?)\b/.test(
      following,
    ) ||
    // "once the 10 minutes are up"
    (before[0] === 'the' && /^(?:(?:is|are) (?:up|over)|(?:has|have) (?:passed|elapsed))\b/.test(following)) ||
    /^(?:longer |more )?than\b/.test(following) ||
    timeOfInstructions.test(following)
  )
}

/** "Prep time: 10 minutes", "total 1 hour", "ready in 20 minutes", but not "it will be ready in 20 minutes" */
function isTotal({ before, lead, beforeLead }: Context) {
  if (before[0] === 'total') return true
  if (/^(?:time|prep|preparation|total)$/.test(lead === ':' ? beforeLead : lead)) return true
  return (
    lead === 'in' && (beforeLead === 'ready' || beforeLead === 'table') && before[before.indexOf('in') + 2] !== 'be'
  )
}

const otherVerbs = words(
  'add adding remove removing take taking start starting turn turning open opening uncover preheat stir sprinkle pull pulling put bring begin light',
)

/** "5 minutes before the end", "take it out of the fridge 1 hour before cooking", but not "cool 10 minutes before slicing" */
function isBeforeAnEnd({ before, following, lead, estimate }: Context) {
  if (/^(?:from the|prior (?:\S+ ){0,2})end\b/.test(following)) return true
  if (!/^(?:before|prior to)\b/.test(following)) return false
  if (/^(?:for|during)$/.test(lead) || /\b(?:another|last|final|further)\b/.test(estimate)) return false
  if (
    /^before (?:the )?(?:end|finish)|^before you (?:need|want|plan|start|think)\b|\b(?:is|are) (?:done|ready|cooked|finished|up)\b/.test(
      following,
    )
  )
    return true
  const verb = before.find((word) => waitingVerbs.has(word) || otherVerbs.has(word))
  return verb === undefined || otherVerbs.has(verb)
}

const storageForms = words('keeps lasts stays holds stored stores storing kept')
const storageVerbs = words('keep last hold stay')
const storageParticiples = words('made prepared refrigerated frozen held left')
const isLongUnit = (word: string) => /^(?:day|week|month)s?$/.test(word)
const modals = words('can could may should will ll')
const options = words('can could may')

/** "keeps for 2 hours", "can be stored for 12 hours", "make it 4 hours ahead" */
function isStorage({ before, estimate }: Context) {
  for (const [index, word] of before.entries()) {
    if (storageForms.has(word)) return true
    if (word === 'store' && !/\bleast\b/.test(estimate)) return true
    if (storageVerbs.has(word) && (modals.has(before[index + 1] ?? '') || before.slice(0, index).some(isLongUnit)))
      return true
    if (storageParticiples.has(word) && before.slice(index, index + 5).some((each) => options.has(each))) return true
    if (waitingVerbs.has(word)) return false
  }
  return false
}

const activities = words(
  'rest rests resting release sit freeze soak soaking chill chilling proof proofing prove rise rising marinade marination simmer steep infusion knead ferment fermentation autolyse wait break cool cooling stand nap time timer period mark bath blast preheat blanch long',
)
/** These name dishes too ("15-minute roast chicken"), so no noun may follow. */
const activitiesOrDishes = words('roast fry bake grill boil steam cook braise poach sear broil toast stew dry')
const functionWords = words(
  'a an the at in on until till to or over with for and then before after while if when per each from by so it its is are of off under uncovered covered later longer more max total',
)

/** "a 10-minute rest", but not "a 15-minute pasta" */
function describesAnActivity({ isHyphenated }: Time, { after, lead, before }: Context) {
  const following = hyphens.has(after[0] ?? '') ? after.slice(1) : after
  const end = following.findIndex((word) => !isWord(word) || functionWords.has(word))
  const noun = following.slice(0, end < 0 ? following.length : end)
  if (noun.length === 0) return true
  // "for 10 minute covered" is a typing error, "for a 10 minute meal" is not.
  if (!isHyphenated && lead === 'for' && !articles.has(before[0] ?? '')) return true
  return noun.some(
    (word, index) =>
      activities.has(word) ||
      (activitiesOrDishes.has(word) && index === noun.length - 1 && (index === 0 || noun[index - 1] !== 'stir')),
  )
}
