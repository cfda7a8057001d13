/*
 * Amounts for one piece of many: a step fills one wrapper, and is done for each. They are the same for any number of
 * pieces. The patterns read a bounded piece of the text, so that the time stays linear.
 */

/** Pieces that a recipe makes many of, so that "the wrapper" is one of many. */
const pieces =
  'wrapper|wonton|tortilla|taco|shell|skin|leaf|cr[eê]pe|pancake|dumpling|tartlet|pasty|patty|cookie|cracker'
const others = 'circle|round|square|triangle|slice|bun|roll|biscuit|strip|cutlet|ball|meatball|log|oval'
const onePiece = `(?:(?:an?|one|1) (?:[\\p{L}-]{1,15} ){0,2}(?:${pieces}|${others})|the (?:[\\p{L}-]{1,15} ){0,2}(?:${pieces}))\\b`

const forEach = '\\b(?:(?:each|every|per)\\b(?!\\s(?:side|other|addition|time|few|minute|\\d))|apiece\\b|at a time\\b)'
/** "2 tablespoons per fritter", "2 tablespoons of the batter" */
const directly = new RegExp(
  `^(?:(?!\\b(?:and|then|to)\\b)[^.,;:]){0,60}${forEach}|^\\s?(?:\\([^)]{0,30}\\)\\s?)?of (?:the )?(?:batter|dough|mixture|filling)\\b`,
  'i',
)
/** "Adding 1 tablespoon of salsa to each", "onto every biscuit" */
const toEach = new RegExp(
  `^(?:(?!\\b(?:and(?! (?:[\\d½¼¾⅓⅔]|an?\\b|some\\b))|then)\\b)[^.;:]){0,60}?\\b(?:to|on|onto|into|over|in|inside|around|for|of) ${forEach}`,
  'i',
)
/** These verbs divide the whole amount: "distribute 2 cups of rice over each plate". */
const divided = /\b(?:divid|distribut|split|shar|portion)\w*\b[^.;,]*$/i

/** Whether the words after an amount say that it is for each piece. */
export const saysForEach = (sentence: string, after: string): boolean =>
  directly.test(after) || (toEach.test(after) && !divided.test(sentence))

/** "Into a ball", "Take a wrapper": words about one of many pieces. */
const workOnOne = new RegExp(
  `\\b(?:of|on|onto|into|take|grab|lay|place|put|set|hold) (?:out |down |up )?${onePiece}`,
  'iu',
)
const each = new RegExp(forEach, 'i')
/** A sentence that repeats the work for the other pieces. */
const doneAgain = /^[^\n]{0,300}?[.;!] (?:then |and )?(?:repeat|continue)\b[^.;]{0,40}\b(?:with|until|for)\b/i

/** The start of a sentence that goes on with each piece: "Top with 2 tablespoons of salsa". */
const goesOn = /^\s*(?:and\s)?(?:top|fill|spread|sprinkle|scatter)\b/i

/** Whether an amount seems to be for one piece. */
export function isForOne(before: string, sentence: string, after: string): boolean {
  const about = goesOn.test(sentence) ? before : sentence
  const [clause = ''] = after.split(/[.:;!]/, 1)
  return each.test(about) || workOnOne.test(about) || workOnOne.test(clause) || doneAgain.test(after)
}

const takes = /\b(?:take|grab|pick up|lay(?: out)?|hold|with|using|on|onto|into|in|of) $/i
const pieceWord = new RegExp(`^(?:${pieces}|${others})$`, 'i')

/** Whether an amount is the one piece that a step works on: "take one wrapper", "on 1 slice of bread". */
export const isWorkedPiece = (before: string, value: number, word: string): boolean =>
  value === 1 && pieceWord.test(word) && takes.test(before)
