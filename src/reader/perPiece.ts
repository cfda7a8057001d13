/*
 * Amounts for one piece of many: a step fills one wrapper, and is done for each. They are the same for any number of
 * pieces. The patterns read a bounded piece of the text, so that the time stays linear.
 */

/** Pieces that a recipe makes many of, so that "the wrapper" is one of many. */
const pieces =
  'wrapper|wonton|tortilla|taco|shell|skin|leaf|cr[eê]pe|pancake|dumpling|tartlet|pasty|patty|cookie|cracker'
const piece = `(?:(?:an?|one|1) (?:[\\p{L}-]{1,15} ){0,2}(?:${pieces}|circle|round|square|triangle|slice|bun|roll|biscuit|strip|cutlet)|the (?:[\\p{L}-]{1,15} ){0,2}(?:${pieces}))\\b`

/** "2 tablespoons per fritter", "2 tablespoons of batter" */
const directly =
  /^(?:(?!\b(?:and|then|to)\b)[^.,;:]){0,30}\b(?:per|each|apiece)\b(?! (?:side|other|addition|time|minute)\b)|^(?:(?!\b(?:and|then)\b)[^.,;:]){0,60}\bat a time\b|^\s?(?:\([^)]{0,30}\)\s?)?of (?:the )?(?:batter|dough|mixture|filling)\b/i
/** "Adding 1 tablespoon of salsa to each", "onto every biscuit" */
const toEach =
  /^(?:(?!\b(?:and(?! (?:[\d½¼¾⅓⅔]|an?\b|some\b))|then)\b)[^.;:]){0,60}?\b(?:to|on|onto|into|over|in|inside|around|for|(?:cent(?:er|re)|middle|top|edge) of) (?:each|every)\b(?! (?:side|other|addition|time|few|minute|\d))/i
/** These verbs divide the whole amount: "distribute 2 cups of rice over each plate". */
const divided = /\b(?:divid|distribut|split|shar|portion)\w*\b[^.;,]*$/i

/** Whether the words after an amount say that it is for each piece. */
export const saysForEach = (sentence: string, after: string): boolean =>
  directly.test(after) || (toEach.test(after) && !divided.test(sentence))

/** "In the centre of a wrapper", "on one slice of bread" */
const onOne = new RegExp(
  `^(?:(?!\\b(?:and(?! (?:\\d|an?\\b))|then)\\b)[^.;:]){0,60}?\\b(?:(?:middle|cent(?:er|re)|edge|half|side|end|top) of|on|onto) ${piece}`,
  'iu',
)
/** "Form 2 tablespoons of the mince into a ball" */
const shapedAsOne = /^ of [^.;,]{0,40}? into (?:an?|one) (?:[\p{L}-]{1,15} ){0,2}(?:ball|patty|meatball|log|oval)\b/iu
/** A sentence that repeats the work for the other pieces. */
const doneAgain =
  /^[^\n]{0,300}?[.;!] (?:then |and )?(?:repeat|continue)\b(?: (?:this|the|process|steps?|procedure|same)){0,3} (?:with|until|for)\b/i
/** "Fill each wrapper with" */
const eachBefore = /\b(?:each|every|per)\b(?!\s(?:side|other|addition|time|few|minute|\d))[^.;]*$/i
/** "Working with one wrapper at a time, …" */
const oneAtATime =
  /(?:^|[.;!] )(?:working|using|assembl\w+|fill\w*|wrap\w*|roll\w*|fold\w*|shap\w+|stuff\w*)\b[^.;]{0,60}\b(?:one|1)\b[^.;,]{0,25}\bat a time\b[^;]*$/i
/** "Using a 1-cup measure, layer …": each portion is made in it. */
const inOneMould =
  /\b(?:using|in) (?:an?|one|1) [^.;,]{0,25}\b(?:measuring cup|cup measure|ring|mou?ld|ramekin|cutter),[^.;]*$/i
/** "Take a wrapper, and …" */
const takesOne = new RegExp(
  `\\b(?:take|grab|lay|place|put|set|hold) (?:out |down |up )?(?:an?|one|1) (?:[\\p{L}-]{1,15} ){0,2}(?:${pieces})\\b`,
  'iu',
)
/** The start of a sentence that treats each piece: "Top with 2 tablespoons of salsa". */
const goesOnForOne = /^\s*(?:and\s)?(?:top|fill|spread|sprinkle|scatter)\b/i

/** Whether an amount seems to be for one piece. */
export function isForOne(before: string, sentence: string, after: string): boolean {
  const earlier = before.slice(0, before.length - sentence.length)
  return (
    isAfterEach(sentence) ||
    oneAtATime.test(before) ||
    takesOne.test(before) ||
    inOneMould.test(sentence) ||
    (goesOnForOne.test(sentence) && eachBefore.test(earlier.replace(/[.;!?]\s$/, ''))) ||
    onOne.test(after) ||
    shapedAsOne.test(after) ||
    doneAgain.test(after)
  )
}

/** Whether a sentence has said that it is about each piece. */
export const isAfterEach = (sentence: string): boolean => eachBefore.test(sentence)

const takes =
  /\b(?:take|grab|pick up|lay(?: out)?|hold|with|using|on|onto|into|in|(?:side|half|middle|cent(?:er|re)|edge|top|end) of) $/i
const pieceWord = new RegExp(`^(?:${pieces}|circle|round|square|triangle|slice|bun|biscuit|strip|cutlet)$`, 'i')

/** Whether an amount is the one piece that a step works on: "take one wrapper", "on 1 slice of bread". */
export const isWorkedPiece = (before: string, value: number, word: string): boolean =>
  value === 1 && pieceWord.test(word) && takes.test(before)
