// How people say what they leave out: the words around the names of foods.

import { allergyWord } from './allergyWords'

/** Words before an excluded food. */
const openings = [
  '(?<!used to )(?:hates?|dislikes?)|(?:sick|tired|bored) of|fed up with|strict about|not (?:a )?(?:fans? of|keen on)',
  "(?:stay(?:s|ing)?|keep(?:s|ing)?|lay(?:s|ing)?|i['’]?m|i am|s?he['’]s|(?:s?he|my [a-z]+) is) off(?= [a-z]{3,})(?! (?:work|school|sick|out|and|today|to)\\b)",
  'n(?:o|ae)(?! added \\w+ \\w| moto| idea| such| (?:more|longer|later) than)|not(?! (?:(?:(?:too|so|that|very) )?(?:much|many|long|slow|late|complicated|fancy|difficult|hard)|only|just|without|(?:more|longer|later) than|over)\\b)|neither|nothing(?! better)(?: with| too)?|(?<!\\bnot )without|sin|sans|ohne|w/o|minus|never(?! enough)|(?:any|every)thing but|free (?:from|of)|out of(?! date)',
  'except(?: for)?|avoid(?:ing)?|skip(?: the)?|hold the|(?:leave|keep) out|omit(?:ting)?|exclud(?:e|ing)|none of|(?:stay|keep) away from|steer clear of|remove|take out|instead of',
  'reacts? (?:badly )?to|reactions? to|al+ergic to|al+ergy to|intoler[ae]nt (?:to|of)|sensitive to|al+erg(?:y|ies|ic)\\s*:',
  "(?:do|does|wo|ca|should|must)(?:n['’]?t|nae| not) (?:like|eat|have|use|contain|include|want(?! to (?:cook|heat|bake|fry|boil|grill))|do)",
  "(?:can|could)(?:['’]?t|not|nae| not) (?:have|eat|use|stand|tolerate|do)",
]
/** The same as one pattern: "no …", "allergic to …", "sick of …". */
export const excludingBefore = new RegExp(
  `\\b(?:${openings.join('|')})(?!\\w)[\\s-]*(?:anything |any |the |more |of |much |added |containing |that (?:has|have|contains?) |with |able to |eat |have )*(?<what>[^\\n]*)`,
  'i',
)
/** Whether an entry begins the names of what it excludes, so that others may follow: "no nuts", "allergic to eggs". */
export const opensExclusion = (entry: string): boolean => excludingBefore.test(entry) || allergyWord.test(entry)

/** Words after an excluded food: "peanut allergy", "egg-free", "nut free please". */
export const excludingAfter =
  /^(?<what>.*?)[\s-]*\b(?:al+erg(?:y|ies|ic)|intoler[ae]n(?:ce|t)|sensitivity|free)(?:\s+(?:please|diet|household|person|child|kid|son|daughter|guest))*\s*[.!]*$/i

/** Words around an excluded food: "nuts are not allowed", "leave the onions out". */
export const excludingAround =
  /^(?<what>.*?)\s(?:is |are )?(?:not allowed|forbidden|off[- ]limits)\b|\bleave (?:the |any )?(?<out>.{1,60}?) out\b/i

/** Words by which somebody denies what follows: "I'm not", "it doesn't need to be". */
export const denial =
  "(?:\\b(?:not|no longer|never|non|no need (?:for|to be)|used to be)|n['’]t(?: (?:need|have) to be)?)[\\s-]+(?:an?\\s+|been\\s+)?"

/** What an entry allows although it excludes more: "no meat except chicken", "allergic to nuts but peanuts are ok". */
export const exception =
  /^(?<excluding>.*?)\s*(?:\b(?:except(?: for)?|apart from|other than|but not)\s+(?<except>.+?)|(?:\b(?:but|though)\s|[(;])\s*(?<fine>.+?)\s+(?:is |are )?(?:ok|okay|fine|allowed))\W*$/i

/** Entries that say only that nothing is left out: "I'm not allergic to eggs", "don't leave out the mushrooms". */
export const leavesOutNothing =
  /^\W*(?:(?:i|we|he|she|they)(?:['’]?m|['’]?re| am| are| is)? |my \w+ is |please )?(?:(?:not|no longer) (?:at all |\w+ )?(?:al+ergic|intoler[ae]nt)(?: to)?|no ?(?:one|body) is|(?:have )?no (?:known |\w+ )?al+erg(?:y|ies)|no (?:need|problem|issues?|worries)\b|(?:do(?:n['’]?t| not)|never) (?:leave out|skip|omit|avoid))\b(?!.*\b(?:no|not|without)\b)[^,.;]*$/i
/** A wish behind an exclusion: "no eggs and spicy". */
export const wishWord =
  /^(?:(?:something|make it|it must be) )?(?:quick|spicy|hot|easy|simple|light|healthy|cheap|crunchy|fast|warm|cold)$/i

/** Begins what somebody wants after what they do not: "no ham but lots of cheese". It is none of "anything but". */
export const butWanted = /(?<!\b(?:any|every|no)thing )\bbut\b/i
/** Words that begin what somebody wants, as a part of a pattern. */
export const wanted = 'just|only|lots|plenty|more|extra|add|use|instead|with|loves?|likes?|prefers?|have|makes?|cook|it'
/** The end of what "no …" excludes: what is wanted in its place, or the reason. */
export const endOfExcluded = new RegExp(`\\s(?:${wanted}|loads|using|because|since|as (?:i|we)|which|due to)\\b.*`, 'i')

/** What is left of a sentence whose food was read: "no nuts of any kind", "leave them out". */
export const namesNothing =
  /^\W*(?:(?:of|any|all|it|them|that|those|these|this|one|ones|kind|kinds|sort|sorts|me|us|him|her|gives?|makes?)\W*)+$/i

/** Kosher cooking, as many people say it. "No meat and milk" leaves out both. */
export const meatWithMilk =
  /\bno (?:mixing meat and|(?:mixing )?meat (?:with|beside)) (?:the )?(?:dairy|milk|cheese|cream)\b|\bno (?:mixing (?:milk|dairy) and|(?:mixing )?(?:milk|dairy) (?:with|beside)) (?:the )?meat\b/gi
