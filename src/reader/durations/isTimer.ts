import { HOUR, type Time } from './parseTimes'

/** The words around a time in its sentence, in lower case, with a space between all words and marks. */
interface Context {
  readonly sentence: string
  /** The sentence without "about", "at least a", "up to" and the like at its end. */
  readonly lead: string
  /** "at least", "up to": what the lead does not have. */
  readonly estimate: string
  /** The end of the sentence from its last comma on. */
  readonly clause: string
  /** What follows, without "or so". */
  readonly after: string
}

/** How many characters around a time can say what it is for. More would connect it to another part of the sentence. */
const [BEFORE, AFTER] = [200, 80]

const sentenceEnd = /[!?;。！？；]|(?<!\b(?:approx|ca|mins?|hrs?|secs?|h|no))\.(?!\d)/
const clauseEnd = / (?:[,:–—()、，：（]|then)(?= |$)/
const modifiers = new Set(
  'about around approximately approx roughly circa ca ~ ≈ . just only exactly maybe perhaps another at least most a an the further additional extra minimum maximum max good full of de total first last final next very'.split(
    ' ',
  ),
)
const spaced = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\d+(?:[.,]\d+)?|[^\s\p{L}\d]/gu) ?? []

/** Reads the words around a time. */
function readContext(text: string, { start, end }: Time): Context {
  const before = text.slice(Math.max(0, start - BEFORE), start)
  const words = spaced(before.split(sentenceEnd).at(-1) ?? '')
  const isModifier = (word: string, index: number) =>
    modifiers.has(word) ||
    (word === 'to' && words[index - 1] === 'up') ||
    (word === 'up' && index < words.length - 1 && words[index + 1] === 'to')
  const first = words.findLastIndex((word, index) => !isModifier(word, index)) + 1
  const sentence = words.join(' ')
  const clause = ` ${sentence}`.split(clauseEnd).at(-1) ?? ''
  const following = spaced(text.slice(end, end + AFTER)).join(' ')
  return {
    sentence,
    lead: words.slice(0, first).join(' '),
    estimate: words.slice(first).join(' '),
    clause: clause.trim(),
    after: following.replace(/^or (?:so|more|longer)\b ?/, ''),
  }
}

/** Verbs that order to cook or to wait. */
const waiting =
  'rest|cool|sit|stand|chill|set|soak|marinate|cook|bake|boil|simmer|roast|fry|grill|broil|steam|let|leave|wait|rise|proof|prove|refrigerate|freeze|knead|infuse|steep|stew|braise|poach|toast|sear|brown|reheat|warm|microwave|dry|drain|hang|ferment'
const waitingVerbs = `(?:${waiting}|resting|cooling|sitting|standing|chilling|soaking|marinating|cooking|baking|boiling|simmering)`
const anyWaitingVerb = new RegExp(`\\b${waitingVerbs}\\b`, 'g')

const amount = '(?:[\\d.,/½¼ ]+ |half an? |half )?'
const weight = '(?:lbs?|pounds?|kgs?|kilos?|kilograms?|g|grams?|oz|ounces?|inch|inches|cm|centimet(?:re|er)s?)\\b'
/** "20 minutes per pound", "15 minutes for every 500 g", "30 min/kg", "20 minutes plus 20 minutes per pound" */
const rateAfter = new RegExp(
  `^(?:(?:per|/|an?|to the|for every|for each) ${amount}${weight}|for every\\b(?! (?:side|batch))|(?:plus|\\+) [\\d.,½]{1,6} \\p{L}{1,9} (?:per|for every|for each)\\b)`,
  'u',
)
/** "For every 500 g, roast it for 20 minutes" */
const rateBefore = new RegExp(`\\b(?:per|for every|for each) ${amount}${weight}`)

/** What stands before a time that is an interval, a limit, a comparison or a total. */
const leads: readonly RegExp[] = [
  // "every 10 minutes", "in bursts of 30 seconds", "stir each minute"
  /(?:^| )(?:every(?: other)?|per|intervals|bursts|increments|(?:once|stir|stirring|turn|turning|flip|flipping|check|checking) each)$/,
  // "within 2 hours", "no longer than", "as long as 10 hours", "go over 12 hours"
  /(?:^| )(?:within|under|below|beyond|past|exceed(?:s|ing|ed)?|inside|(?:long|little|much|few) as|(?:go|goes|going|gone|run|runs|it) over)$/,
  /(?<!(?:^| )(?:no|not) (?:less|fewer) )\bthan$/,
  // "reduce it by 5 minutes", "if frozen, add 2 minutes", "instead of 10 minutes"
  /(?<!\bfollowed )\bby$/,
  /(?:^| )(?:add|adding|minus|says?|said|states?|recommends?|suggests?|instead|these|those)$/,
  // "Prep time: 10 minutes", "ready in 20 minutes", but not "it will be ready in 20 minutes"
  /(?:^| )(?:time|prep|preparation|total)(?: :)?$/,
  /(?<!\bbe )\b(?:ready|table) in$/,
]

/** What follows a time that is an interval, a comparison or a point. */
const followers: readonly RegExp[] = [
  /^(?:apart|at a time|between (?:each|every|folds|turns|sets|coats|batches)|(?:\S+ )?(?:intervals?|bursts?|increments?))\b/,
  /^(?:less|fewer|shy|short|shorter|early|earlier|sooner|ahead|beforehand|ago|- old|old|in advance|to go|(?:is |are )?left|remain(?:s|ing)?|of prep(?:aration)?|(?:longer |more )?than)\b/,
  // "3 minutes under the time on the packet", "2 minutes off the cooking time", but not "under the grill"
  /^(?:under|below|(?:over|off|past|to) (?:the|your|its|what)) (?:\S+ ){0,2}(?:time|package|packet|pack|box|label|bag|instructions?|directions?|recommended|suggested|stated|says)\b/,
  /^(?:from the|prior (?:\S+ ){0,2})end\b/,
]
/** "2 minutes at most". A range has its lower bound. */
const limitBehind =
  /^(?:, )?(?:(?:at (?:the )?)?(?:most|max(?:imum)?|latest|longest)|tops|or (?:less|under|fewer|sooner))\b/

/** "for up to 2 hours" */
const limit = /\b(?:up to|at (?:the )?most|max(?:imum)?)\b/
const negation = '(?:not|t|dont|never|without|avoid)'
/** "Don't leave it for over 40 minutes" */
const forbiddenOver = new RegExp(`\\b${negation} .{0,${BEFORE}}\\bover$`)
/** "Do not boil", "do not let it boil", but not "do not stir for 5 minutes", which orders to wait. */
const forbidden = new RegExp(`\\b${negation} (?:(?:let|leave|keep) (?:\\S+ ){0,2})?$`)

/** A condition, with what it says: "if the dough was chilled for", "after it has cooked for". */
const condition =
  /^.{0,200}\b(?:(?:if|unless|whether|provided|assuming|in case)\b|(?:after|once|when)\b(?=.{0,200} ha(?:s|ve) ))(.*)$/
/** "if you like", "if needed": they condition something else. */
const aside = /^(?: \S+){0,2} (?:like|wish|want|prefer|possible|needed|necessary|desired|using|available)\b/
/** Without a comma: "If it is frozen cook it for 2 hours", but not "if you let it rest", "if it is still dry". */
const order = new RegExp(
  `(?<! (?:you|it|they|we|i|to|is|are|was|were|be|been|has|have|had|can|may|will|must|should)| \\S+ing) (?!(?:dry|warm|brown|cool|set)\\b)(?:${waiting})\\b`,
)

/** "if the dough was chilled for 2 hours", "toward the end of the 30-minute period" */
function isCondition({ lead, clause, after }: Context) {
  if ((/\bafter$/.test(lead) && /^if\b/.test(after)) || /\binitial$|\b(?:end|rest|remainder) of \S+$/.test(clause))
    return true
  const [, said] = condition.exec(clause) ?? []
  return said !== undefined && !aside.test(said) && !order.test(said.replace(/^ \S+/, ''))
}

const otherVerbs =
  'add|adding|remove|removing|take|taking|start|starting|turn|turning|open|opening|uncover|preheat|stir|sprinkle|pull|pulling|put|bring|begin|light'
const anyVerb = new RegExp(`\\b(?:${waitingVerbs}|${otherVerbs})\\b`, 'g')
const isOtherVerb = new RegExp(`^(?:${otherVerbs})$`)
const beforeTheEnd =
  /^before (?:(?:the )?(?:end|finish)|you (?:need|want|plan|start|think)\b)|\b(?:is|are) (?:done|ready|cooked|finished|up)\b/

/** "5 minutes before the end", "take it out of the fridge 1 hour before cooking", but not "cool 10 minutes before slicing" */
function isBeforeAnEnd({ sentence, lead, estimate, after }: Context) {
  if (!/^(?:before|prior to)\b/.test(after)) return false
  if (/\b(?:for|during)$/.test(lead) || /\b(?:another|last|final|further)\b/.test(estimate)) return false
  const verb = sentence.match(anyVerb)?.at(-1)
  return beforeTheEnd.test(after) || verb === undefined || isOtherVerb.test(verb)
}

const storage =
  /\b(?:keeps|lasts|stays|holds|stored|stores|storing|kept|store(?!.{0,200}\bleast\b)|(?:can|could|may|should|will|ll) (?:keep|last|hold|stay)|(?:keep|last|hold|stay)\b(?=.{0,200} (?:day|week|month)s?\b)|(?:can|could|may)(?: \S+){0,3} (?:made|prepared|refrigerated|frozen|held|left))\b/g

/** "keeps for 2 hours", "can be stored for 12 hours", "make it 4 hours ahead", but not what waits after that */
function isStorage({ sentence }: Context) {
  const waits = [...sentence.matchAll(anyWaitingVerb)].at(-1)?.index ?? -1
  return [...sentence.matchAll(storage)].some(({ 0: words, index }) => index + words.length > waits)
}

const activity =
  /\b(?:rest|rests|resting|release|sit|freeze|soak|soaking|chill|chilling|proof|proofing|prove|rise|rising|marinade|marination|simmer|steep|infusion|knead|ferment|fermentation|autolyse|wait|break|cool|cooling|stand|nap|time|timer|period|mark|bath|blast|preheat|blanch|long)\b/
/** These name dishes too ("15-minute roast chicken"), so no noun may follow. */
const activityOrDish =
  /(?:^|(?<!stir) )(?:roast|fry|bake|grill|boil|steam|cook|braise|poach|sear|broil|toast|stew|dry)$/
const nounEnd =
  /(?:^| )(?:[^\p{L}]|(?:an?|the|at|in|on|until|till|to|or|over|with|for|and|then|before|after|while|if|when|per|each|from|by|so|its?|is|are|of|off|under|uncovered|covered|later|longer|more|max|total)(?: |$))/u

/** "a 10-minute rest", but not "a 15-minute pasta" */
function describesAnActivity({ isHyphenated }: Time, { after, lead, sentence }: Context) {
  const following = after.replace(/^[-‐‑] /, '')
  const noun = following.slice(0, nounEnd.exec(following)?.index)
  // "for 10 minute covered" is a typing error, "for a 10 minute meal" is not.
  if (noun === '' || (!isHyphenated && /\bfor$/.test(lead) && !/\ban?$/.test(sentence))) return true
  return activity.test(noun) || activityOrDish.test(noun)
}

/** Whether a time is a rate: "20 minutes per pound". */
function isRate({ sentence, after }: Context) {
  return rateAfter.test(after) || rateBefore.test(sentence)
}

/** Returns the times of a text that deserve a timer. */
export function keepTimers(text: string, times: Iterable<Time>): Time[] {
  const kept: Time[] = []
  let followsRate = false
  for (const time of times) {
    const context = readContext(text, time)
    const isOwnRate = isRate(context)
    const isAdded = followsRate && /(?:^| )(?:plus|\+)$/.test(context.lead)
    if (!isOwnRate && !isAdded && isTimer(text, time, context)) kept.push(time)
    followsRate = isOwnRate
  }
  return kept
}

function isTimer(text: string, time: Time, context: Context): boolean {
  const { min, max, start, isAdjective } = time
  if (min < 1 || min > 24 * HOUR || (min === 24 * HOUR && max > min)) return false
  const { sentence, lead, estimate, clause, after } = context
  const isRange = max > min
  const verbs = [...clause.matchAll(anyWaitingVerb)]
  const lastVerb = verbs.at(-1)?.index ?? 0
  return !(
    leads.some((pattern) => pattern.test(lead)) ||
    followers.some((pattern) => pattern.test(after)) ||
    limit.test(estimate) ||
    (!isRange && (/(?:^| )(?:once|twice|times)$/.test(sentence) || limitBehind.test(after))) ||
    /(?:^| )total$/.test(sentence) ||
    // "once the 10 minutes are up", "after the first hour"
    (/\bthe$/.test(sentence) && /^(?:(?:is|are) (?:up|over)|(?:has|have) (?:passed|elapsed))\b/.test(after)) ||
    (/\bafter$/.test(lead) && /^first\b/i.test(text.slice(start, start + 6))) ||
    forbiddenOver.test(clause) ||
    (verbs.length > 0 && forbidden.test(clause.slice(0, lastVerb))) ||
    isCondition(context) ||
    isBeforeAnEnd(context) ||
    isStorage(context) ||
    (isAdjective && !describesAnActivity(time, context))
  )
}
