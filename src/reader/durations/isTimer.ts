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

/** Verbs that order to cook or to wait. */
const waiting =
  '\\b(?:rest|cool|sit|stand|chill|set|soak|marinate|cook|bake|boil|simmer|roast|fry|grill|broil|steam|let|leave|wait|rise|proof|prove|refrigerate|freeze|knead|infuse|steep|stew|braise|poach|toast|sear|brown|reheat|warm|microwave|dry|drain|hang|ferment|resting|cooling|sitting|standing|chilling|soaking|marinating|cooking|baking|boiling|simmering)\\b'
const weight =
  '(?:[\\d.,/½¼ ]+ |half an? |half )?(?:lbs?|pounds?|kgs?|kilos?|kilograms?|g|grams?|oz|ounces?|inch|inches|cm)\\b'
/** The rest of a clause before its time. */
const toTime = '(?:(?! then )[^,:–—()、，：（#]){0,200}#'

/** Contexts of times that nobody sets a timer for. */
const noTimers: readonly RegExp[] = [
  // "every 10 minutes", "in bursts of 30 seconds", "stir each minute", "once an hour"
  / (?:every(?: other)?|per|intervals|bursts|increments|(?:once|stir|stirring|turn|turning|flip|check) each|once|twice|times) #/,
  /# (?:apart|intervals?|bursts?|increments?)\b/,
  // "within 2 hours", "no longer than", "as long as 10 hours", "go over 12 hours", "for up to 2 hours", "2 minutes at most"
  / (?:within|under|below|beyond|past|exceed(?:s|ing|ed)?|inside|(?:long|little|much|few) as|(?:go|goes|run|runs|it) over|up to|at (?:the )?most|max(?:imum)?) #/,
  /(?<! (?:no|not) (?:less|fewer)) than #/,
  /# (?:, )?(?:at (?:the )?most|max(?:imum)?|tops|or (?:less|under|fewer))\b/,
  // "reduce it by 5 minutes", "if frozen, add 2 minutes", "Prep time: 10 minutes", but not "it will be ready in 20 minutes"
  /(?:(?<! followed) by| add| minus| instead| (?:time|prep|preparation|total)(?: :)?| initial|(?<! be) ready in| the (?:end|rest)) #/,
  // "2 minutes less than the packet says", "24 hours ahead", "with 5 minutes to go"
  /# (?:less|fewer|shy|short|shorter|early|earlier|sooner|ahead|beforehand|ago|- old|old|in advance|to go|(?:is |are )?left|remain(?:s|ing)?|(?:is|are) (?:up|over)|(?:longer |more )?than)\b/,
  /# (?:under|below|(?:over|off|past|to) (?:the|your|its|what)) (?:\S+ ){0,2}(?:time|packet|pack|box|label|bag|instructions?|directions?|says)\b/,
  // "20 minutes per pound", "30 min/kg", "for every 500 g, roast it for 20 minutes"
  new RegExp(
    `# (?:(?:per|/|an?|to the|for every|for each) ${weight}|for every\\b(?! (?:side|batch))|plus [\\d½]+ \\w+ (?:per|for every)\\b)`,
  ),
  new RegExp(` (?:per|for every|for each) ${weight}.{0,200}#`),
  // "if the dough was chilled for 2 hours", "after it has rested for 2 hours"
  new RegExp(
    ` (?:if|unless|whether|provided|in case|(?:after|once|when) [^,:–—()、，：（#]{0,100} ha(?:s|ve)) ${toTime}`,
  ),
  / after # if\b/,
  // "5 minutes before the end"
  /# (?:from the|(?:before|prior) (?:\S+ ){0,2})end\b/,
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
