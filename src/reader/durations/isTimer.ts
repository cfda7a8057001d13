import { HOUR, type Time } from './parseTimes'

/** How many characters around a time can say what it is for. More would connect it to another part of the sentence. */
const [BEFORE, AFTER] = [200, 80]

const sentenceEnd = /[!?;。！？；]|(?<!\b(?:approx|ca|mins?|hrs?|secs?|h|no))\.(?!\d)/
/** Words between a time and what says more of it: "about", "another". */
const modifiers = new Set(
  'about around approximately approx roughly circa ca ~ ≈ . just only exactly maybe perhaps another a an the further additional extra minimum good full of de first last final next very'.split(
    ' ',
  ),
)
const spaced = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\d+(?:[.,]\d+)?|[^\s\p{L}\d#]/gu) ?? []

/** The sentence of a time in lower case, with a space between all words and marks, and `#` in place of the time. */
function readContext(text: string, { start, end }: Time): string {
  const before = text.slice(Math.max(0, start - BEFORE), start)
  const words = spaced(before.split(sentenceEnd).at(-1) ?? '')
  const lead = words.slice(0, words.findLastIndex((word) => !modifiers.has(word)) + 1)
  const after = spaced(text.slice(end, end + AFTER)).join(' ')
  return ` ${lead.join(' ')} # ${after.replace(/^or (?:so|more|longer)\b ?/, '')}`
}

const waiting =
  '\\b(?:rest|cool|sit|stand|chill|set|soak|marinate|cook|bake|boil|simmer|roast|fry|grill|broil|steam|let|leave|wait|rise|proof|prove|refrigerate|freeze|knead|infuse|steep|stew|braise|poach|toast|sear|brown|reheat|warm|microwave|dry|drain|hang|ferment|resting|cooling|sitting|standing|chilling|soaking|marinating|cooking|baking|boiling|simmering)\\b'
const otherWork =
  '\\b(?:add|adding|remove|removing|take|taking|start|starting|turn|turning|open|opening|uncover|preheat|stir|sprinkle|pull|pulling|put|bring|begin|light)\\b'
const weight =
  '(?:[\\d.,/½¼ ]+ |half an? |half )?(?:lbs?|pounds?|kgs?|kilos?|kilograms?|g|grams?|oz|ounces?|inch|inches|cm|centimet(?:re|er)s?)\\b'
/** The rest of a clause before its time. */
const toTime = '(?:(?! then )[^,:–—()、，：（#]){0,200}#'

/** Contexts of times that nobody sets a timer for. */
const noTimers: readonly RegExp[] = [
  // "every 10 minutes", "in bursts of 30 seconds", "stir each minute", "once an hour"
  / (?:every(?: other)?|per|intervals|bursts|increments|(?:once|stir|stirring|turn|turning|flip|flipping|check|checking) each|once|twice|times) #/,
  /# (?:apart|at a time|between (?:each|every|folds|turns|sets|coats|batches)|(?:\S+ )?(?:intervals?|bursts?|increments?))\b/,
  // "within 2 hours", "no longer than", "as long as 10 hours", "go over 12 hours", "for up to 2 hours", "2 minutes at most"
  / (?:within|under|below|beyond|past|exceed(?:s|ing|ed)?|inside|(?:long|little|much|few) as|(?:go|goes|going|gone|run|runs|it) over|up to|at (?:the )?most|max(?:imum)?) #/,
  /(?<! (?:no|not) (?:less|fewer)) than #/,
  /# (?:, )?(?:(?:at (?:the )?)?(?:most|max(?:imum)?|latest|longest)|tops|or (?:less|under|fewer|sooner))\b/,
  // "reduce it by 5 minutes", "if frozen, add 2 minutes", "instead of 10 minutes", "3 minutes under the time on the packet"
  /(?<! followed) by #/,
  / (?:add|adding|minus|says?|said|states?|recommends?|suggests?|instead|these|those) #/,
  /# (?:less|fewer|shy|short|shorter|early|earlier|sooner|ahead|beforehand|ago|- old|old|in advance|to go|(?:is |are )?left|remain(?:s|ing)?|of prep(?:aration)?|(?:longer |more )?than)\b/,
  /# (?:under|below|(?:over|off|past|to) (?:the|your|its|what)) (?:\S+ ){0,2}(?:time|package|packet|pack|box|label|bag|instructions?|directions?|recommended|suggested|stated|says)\b/,
  // "20 minutes per pound", "30 min/kg", "20 minutes plus 20 minutes per pound", "for every 500 g, roast it for 20 minutes"
  new RegExp(
    `# (?:(?:per|/|an?|to the|for every|for each) ${weight}|for every\\b(?! (?:side|batch))|(?:plus|\\+) [\\d.,½]{1,6} \\p{L}{1,9} (?:per|for every|for each)\\b)`,
    'u',
  ),
  new RegExp(` (?:per|for every|for each) ${weight}.{0,200}#`),
  // "Prep time: 10 minutes", "ready in 20 minutes", but not "it will be ready in 20 minutes"
  / (?:time|prep|preparation|total)(?: :)? #/,
  /(?<! be) (?:ready|table) in #/,
  // "if the dough was chilled for 2 hours", "after 40 minutes if", "toward the end of the 30-minute period"
  new RegExp(` (?:if|unless|whether|provided|assuming|in case) ${toTime}`),
  new RegExp(` (?:after|once|when) (?:(?! then )[^,:–—()、，：（#]){0,100} ha(?:s|ve) ${toTime}`),
  / after # if\b| initial #| the (?:end|rest|remainder) #|# (?:(?:is|are) (?:up|over)|(?:has|have) (?:passed|elapsed))\b/,
  // "5 minutes before the end", "take it out of the fridge 1 hour before cooking", but not "cool 10 minutes before slicing"
  /# (?:from the|(?:before|prior) (?:\S+ ){0,2})end\b/,
  new RegExp(`^(?!.{0,200}${waiting}(?!.{0,200}${otherWork}.{0,200}#).{0,200}#).{0,200}# (?:before|prior to)\\b`),
  // "Do not let it boil for 5 minutes", but not "do not stir for 5 minutes", which orders to wait
  new RegExp(
    ` (?:not|t|dont|never|without|avoid) (?:(?:let|leave|keep) (?:\\S+ ){0,2})?${waiting}(?!.{0,200}${waiting}.{0,200}#)${toTime}`,
  ),
  // "keeps for 2 hours", "can be stored for 12 hours", but not what waits after that
  new RegExp(
    ` (?:keeps|lasts|stays|holds|stored|stores|storing|kept|store(?!.{0,200} least )|(?:can|could|may|should|will|ll) (?:keep|last|hold|stay)|(?:can|could|may)(?: \\S+){0,3} (?:made|prepared|refrigerated|frozen|held|left))\\b(?!.{0,200}${waiting}.{0,200}#).{0,200}#`,
  ),
]

const activity =
  /\b(?:rest|rests|resting|release|sit|freeze|soak|soaking|chill|chilling|proof|proofing|prove|rise|rising|marinade|marination|simmer|steep|infusion|knead|ferment|fermentation|autolyse|wait|break|cool|cooling|stand|nap|time|timer|period|mark|bath|blast|preheat|blanch|long)\b/
const nounEnd =
  /(?:^| )(?:[^\p{L}]|(?:an?|the|at|in|on|until|till|to|or|over|with|for|and|then|before|after|while|if|when|per|each|from|by|so|its?|is|are|of|off|under|uncovered|covered|later|longer|more|max|total)(?: |$))/u

/** "a 10-minute rest", but not "a 15-minute pasta" */
function describesAnActivity(context: string) {
  const following = context.slice(context.indexOf('#') + 2).replace(/^[-‐‑] /, '')
  const noun = following.slice(0, nounEnd.exec(following)?.index)
  return noun === '' || activity.test(noun)
}

/** Whether a time of a text deserves a timer. */
export function isTimer(text: string, time: Time): boolean {
  const { min, max, isAdjective } = time
  if (min < 1 || min > 24 * HOUR || (min === 24 * HOUR && max > min)) return false
  const context = readContext(text, time)
  return !noTimers.some((pattern) => pattern.test(context)) && (!isAdjective || describesAnActivity(context))
}
