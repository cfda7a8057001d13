/*
 * Amounts for one piece of many, which are the same for any number of pieces: "2 tablespoons per fritter". The patterns read a
 * bounded piece of the text, so that the time stays linear.
 */

const pieces =
  'wrapper|wonton|tortilla|taco|shell|skin|leaf|cr[eê]pe|pancake|dumpling|tartlet|pasty|patty|cookie|cracker|circle|round|square|triangle|slice|bun|roll|biscuit|strip|cutlet|ball|meatball|log|oval'
const onePiece = `(?:an?|one|1|the) (?:[^\\s.,;:]{1,15} ){0,2}(?:${pieces})\\b`

/** "For each" in the languages whose words for foods and amounts are like it in their place: German, French, Spanish, Italian. */
const forEach =
  '\\b(?:(?:each|every|per|pro|je|jede[mnrs]?|par(?!-)|chaque|chacune?|cada|por|ogni)\\b(?!\\s(?:side|other|addition|time|few|minute|\\d))|apiece\\b|at a time\\b|la (?:fois|vez)\\b|alla volta\\b)'
/** "2 tablespoons per fritter", "1 tablespoon of salsa to each", "2 tablespoons of the batter" */
const saysForEach = new RegExp(
  `^(?:(?!\\b(?:and(?! (?:[\\d½¼¾⅓⅔]|an?\\b|some\\b))|then|to(?! ${forEach}))\\b)[^.;:]){0,60}?${forEach}|^\\s?(?:\\([^)]{0,30}\\)\\s?)?of (?:the )?(?:batter|dough|mixture|filling)\\b`,
  'i',
)
/** These verbs divide the whole amount: "distribute 2 cups of rice over each plate". */
const divided = /\b(?:divid|distribut|split|shar|portion)\w*\b[^.;,]*$/i

/** "Into a ball", "Take a wrapper": words about one of many pieces. */
const workOnOne = new RegExp(
  `\\b(?:of|on|onto|into|take|grab|lay|place|put|set|hold) (?:out |down |up )?${onePiece}`,
  'i',
)
const each = new RegExp(forEach, 'i')
/** The start of a sentence that goes on with each piece: "Top with 2 tablespoons of salsa". */
const goesOn = /^\s*(?:and\s)?(?:top|fill|spread|sprinkle|scatter)\b/i

/** Whether an amount is for one piece of many: `said` in its own clause, or as it `seems` from its sentence and the text before. */
export function isForOnePiece(before: string, sentence: string, amount: string, after: string) {
  if (saysForEach.test(after) && !divided.test(sentence) && !/^\s?(?:of\s)?each\s/i.test(after)) return 'said'
  const about = goesOn.test(sentence) ? before : sentence
  const [clause = ''] = after.split(/[.:;!]/, 1)
  return each.test(about) || workOnOne.test(about + amount + clause) ? 'seems' : undefined
}
