// What a text leaves out: "pasta without egg", "peanut, egg and dairy allergy", "no meat, but chicken is ok".

import { allergyWord, doesHarm, isHarmedBy, tellsAllergy } from './allergyWords'
import { readDiets, withoutNegatedDiets } from './diets'
import { type Exclusion, isAllergen, readExcluded, splitParts } from './excludedFoods'
import type { Food } from './foods'
import { negativeSign } from './mayHoldWish'
import { foodNamed } from './nameIndex'
import { recognizePhrases } from './recognizeFoods'

/** Words before an excluded food. */
const openings = [
  '(?<!used to )(?:hates?|dislikes?)|(?:sick|tired|bored) of|fed up with|strict about|not (?:a )?(?:fans? of|keen on)',
  "(?:stay(?:s|ing)?|keep(?:s|ing)?|lay(?:s|ing)?|i['’]?m|i am|s?he['’]s|(?:s?he|my [a-z]+) is) off(?= [a-z]{3,})(?! (?:work|school|sick|out|and|today|to)\\b)",
  'n(?:o|ae)(?! added \\w+ \\w| moto| idea| such| (?:more|longer|later) than)|not(?! (?:(?:(?:too|so|that|very) )?(?:much|many|long|slow|late|complicated|fancy|difficult|hard)|only|just|without|(?:more|longer|later) than|over)\\b)|neither|nothing(?! better)(?: with| too)?|(?<!\\bnot )without|sin|sans|ohne|keine?n?|w/o|minus|never(?! enough)|(?:any|every)thing but|free (?:from|of)|out of(?! date)',
  'except(?: for)?|avoid(?:ing)?|skip(?: the)?|hold the|(?:leave|keep) out|omit(?:ting)?|exclud(?:e|ing)|none of|(?:stay|keep) away from|steer clear of|remove|take out|instead of',
  'reacts? (?:badly )?to|reactions? to|al+ergic to|al+ergy to|intoler[ae]nt (?:to|of)|sensitive to|al+erg(?:y|ies|ic)\\s*:',
  "(?:do|does|wo|ca|should|must)(?:n['’]?t|nae| not) (?:like|eat|have|use|contain|include|want(?! to (?:cook|heat|bake|fry|boil|grill))|do)",
  "(?:can|could)(?:['’]?t|not|nae| not) (?:have|eat|use|stand|tolerate|do)",
]
/** The same as one pattern: "no …", "allergic to …", "sick of …". */
const excludingBefore = new RegExp(
  `\\b(?:${openings.join('|')})(?!\\w)[\\s-]*(?:anything |any |the |more |of |much |added |containing |that (?:has|have|contains?) |with |able to |eat |have )*(?<what>[^\\n]*)`,
  'i',
)
/** Words after an excluded food: "peanut allergy", "egg-free", "nut free please". */
const excludingAfter =
  /^(?<what>.*?)[\s-]*\b(?:al+erg(?:y|ies|ic)|intoler[ae]n(?:ce|t)|sensitivity|free)(?:\s+(?:please|diet|household|person|child|kid|son|daughter|guest))*\s*[.!]*$/i
/** Words around an excluded food: "nuts are not allowed", "leave the onions out". */
const excludingAround =
  /^(?<what>.*?)\s(?:is |are )?(?:not allowed|forbidden|off[- ]limits)\b|\bleave (?:the |any )?(?<out>.{1,60}?) out\b/i

/** Says that the user excludes nothing: "I'm not allergic to eggs", "don't leave out the mushrooms". */
const leavesOutNothing =
  /^\W*(?:(?:i|we|he|she|they)(?:['’]?m|['’]?re| am| are| is)? |my \w+ is |please )?(?:(?:not|no longer) (?:at all |\w+ )?(?:al+ergic|intoler[ae]nt)(?: to)?|no ?(?:one|body) is|(?:have )?no (?:known |\w+ )?al+erg(?:y|ies)|no (?:need|problem|issues?|worries)\b|(?:do(?:n['’]?t| not)|never) (?:leave out|skip|omit|avoid))\b(?!.*\b(?:no|not|without)\b)[^,.;]*$/i
/** What somebody eats although they leave out others of its kind: "chicken is ok", "peanuts fine". */
const isFine =
  /^\s*(?<what>\S.{0,60}?)\s(?:(?:is|are) (?:ok|okay|fine|allowed|good|great)\b|(?:ok|okay|fine|allowed)\W*$)/i
/** Words that begin what somebody wants, as a part of a pattern. */
const wanted = 'just|only|lots|plenty|more|extra|add|use|instead|with|loves?|likes?|prefers?|have|makes?|cook|it'
/** Words that end the foods after "no …": a wish for another food, or the reason. */
const endOfExcluded = new RegExp(`\\s(?:${wanted}|loads|using|because|since|as (?:i|we)|which|due to)\\b.*`, 'i')
/** Words of a clause that says something of its own, such as "use the eggs" and "milk is fine". */
const ownWords = new RegExp(
  `\\b(?:${wanted}|i|we|he|she|they|you|is|are|was|be|can|will|give|try|for|from|to|but|if|less|some|very|really|then|my|our|has|got|want|need|hates?|okay?|fine|great|good|allowed)\\b`,
  'i',
)
/** The rest of a sentence after its food, if it names no other: "no nuts of any kind", "leave them out". */
const namesNothing =
  /^\W*(?:(?:of|any|all|it|them|that|those|these|this|one|ones|kind|kinds|sort|sorts|me|us|him|her|gives?|makes?)\W*)+$/i

/** What a food is sold without, before the food: "no salt butter", "no-sugar ketchup". */
const soldWithout =
  /\bno[- ](?<what>salt|sugar|fat|alcohol)(?:[- ]added)?[ ](?!(?:and|or|nor|but|in|on|with|for|please)\b)(?<food>[^,;]+)/i

/** Says "unsalted butter" of "no salt butter". "No sugar snaps" names a food of its own and stays an exclusion. */
function rewordSoldWithout(entry: string): string {
  const { what, food } = soldWithout.exec(entry)?.groups ?? {}
  if (what === undefined || food === undefined) return entry
  const [first] = recognizePhrases(`${what} ${food}`)
  if (first === undefined || first.name.startsWith(what.toLowerCase())) return entry
  return entry.replace(soldWithout, `${/salt/i.test(what) ? 'unsalted' : `${what}-free`} $<food>`)
}

/** Separators of clauses. Some, such as "except", make the next clause an exception. */
const joints = new RegExp(
  `(,|[();]|\\s[-–]\\s|\\b(?:except(?: for)?|apart from|other than|but not)\\b|(?<!\\b(?:any|every|no)thing )\\b(?:but|though)\\b|\\band\\s+(?=(?:${wanted}|no|not|without|i|we|my|he|she)\\b))`,
  'i',
)
const isException = /^(?:except|apart|other|but not)/i

/** An exclusion goes over at most so many clauses, each with so many characters. This limits the work on long texts. */
const MAX_CLAUSES = 24
const MAX_LENGTH = 200

/** What a text has, and what it excludes. */
export interface ReadExclusions {
  /** The words that exclude nothing. */
  readonly food: string
  readonly exclusions: readonly Exclusion[]
  /** What somebody eats although they leave out others of its kind. */
  readonly kept: readonly Exclusion[]
  /** The parts that exclude something that the page does not know. */
  readonly unknown: readonly string[]
}

/**
 * Splits an entry into what it has and what it excludes: "pasta without egg" has pasta and excludes eggs. Behind "no …" all
 * clauses that name foods alone are excluded too.
 */
export function splitExclusions(typed: string): ReadExclusions {
  const read = readSentence(typed, true)
  return { ...read, exclusions: read.exclusions.map((each) => keepAllowed(each, read.kept)) }
}

/** Reads a free text. A comma may end an exclusion there: "no meat, pasta". */
export function readExclusions(text: string): readonly ReadExclusions[] {
  return text.split(/[.!?\n]/).map((sentence) => readSentence(sentence, false))
}

function readSentence(joined: string, isEntry: boolean): ReadExclusions {
  const signless = joined.replace(negativeSign, ' ')
  const typed = signless === joined ? joined : `no ${signless.trim()}`
  // Most entries are the name of a food, with an amount at most. The patterns of exclusions take a phone long to compile.
  if (foodNamed(typed)) return { food: typed, exclusions: [], kept: [], unknown: [] }
  const text = rewordSoldWithout(withoutNegatedDiets(typed).replace(/\bglut+[aeio]n\b/gi, 'gluten'))
  const whole = readDiets(text)
  if (whole.length > 0) return { food: '', exclusions: whole, kept: [], unknown: [] }
  const pieces = ['', ...text.split(joints)]
  const clauses = Array.from({ length: pieces.length / 2 }, (_, index) => ({
    joint: pieces[2 * index] ?? '',
    text: (pieces[2 * index + 1] ?? '').slice(0, MAX_LENGTH),
  }))
  const isAllergy = tellsAllergy(text)
  const food: string[] = []
  const exclusions: Exclusion[] = []
  const kept: Exclusion[] = []
  const unknown: string[] = []
  /** The foods of clauses that an allergy may follow: "peanut, egg and dairy allergy". */
  let before: string[] = []
  /** How many of the next clauses belong to an exclusion. */
  let open = 0
  const exclude = (excluded: string) => {
    for (const part of splitParts(excluded)) {
      const found = readExcluded(part, isAllergy)
      if (found.length === 0 && !namesNothing.test(part)) unknown.push(part)
      exclusions.push(...found)
    }
  }
  function read(clause: string, next: readonly string[]): void {
    const diets = readDiets(clause)
    const isFirst = exclusions.length + food.length + before.length === 0
    // "Milk, plant-based" and "butter (vegan)" have the diet as a property.
    if (diets.length > 0 && (isFirst || exclusions.length > 0)) {
      exclusions.push(...diets)
      return
    }
    // "Egg, and shellfish free" leaves out both.
    const isProperty = diets.length > 0 && !/^\s*(?:and|or|&)\s/.test(clause)
    const place = isProperty ? undefined : findExcluded(clause)
    if (!place && namesFoods(clause) && (isEntry || splitParts(clause).every(isAllergen))) {
      before.push(clause)
      return
    }
    const isBehind = place?.isBehind === true
    if (isBehind) for (const each of before) exclude(each)
    else food.push(...before)
    before = []
    if (!place) {
      food.push(clause)
      return
    }
    if (place.before.trim() !== '') read(place.before, [])
    exclude(place.excluded)
    open = isBehind && !allergyWord.test(clause) ? 0 : countOpen(clause, next, isEntry)
    // "No (salted) butter" names it behind the brackets.
    if (!isBehind && splitParts(place.excluded).length === 0) open = next.length
    // "No milk since I am allergic to nuts" excludes both, and nothing is on hand of "no tomatoes with chillies".
    const [foods, parts] = [food.length, unknown.length]
    if (place.after !== '') read(place.after, [])
    food.length = foods
    unknown.length = parts
  }
  for (const [index, { joint, text: clause }] of clauses.entries()) {
    const next = clauses.slice(index + 1, index + 1 + MAX_CLAUSES).map((each) => each.text)
    const fine = isFine.exec(clause)?.groups?.what
    if (leavesOutNothing.test(clause)) continue
    if (isException.test(joint) && exclusions.length > 0)
      kept.push(...splitParts(clause).flatMap((part) => readExcluded(part)))
    else if (isException.test(joint)) exclude(clause)
    else if (fine !== undefined && !findExcluded(clause)) {
      kept.push(...readExcluded(fine))
      if (isEntry) food.push(fine)
    } else if (open > 0) {
      open--
      exclude(clause)
    } else read(clause, next)
  }
  food.push(...before)
  const isNothing = exclusions.length === 0 && unknown.length === 0 && food.length > 0
  return {
    food: isNothing
      ? text
      : food
          .map((each) => each.trim())
          .filter(Boolean)
          .join(' '),
    exclusions: [...new Map(exclusions.map((each) => [each.name, each])).values()],
    kept,
    unknown,
  }
}

/** Whether a clause names foods, and nothing else. */
const namesFoods = (clause: string) =>
  !ownWords.test(clause) &&
  !excludingBefore.test(clause) &&
  !allergyWord.test(clause) &&
  splitParts(clause).length > 0 &&
  splitParts(clause).every(
    (name) => name.split(' ').length <= 3 && readExcluded(name).some(({ type }) => type === 'food'),
  )

/** How many of the next clauses are excluded: of an allergy all foods, else those up to "and" or "or", or allergens. */
function countOpen(clause: string, next: readonly string[], isEntry: boolean): number {
  const foods = takeWhile(next, namesFoods)
  if (isEntry || allergyWord.test(clause)) return foods.length
  const last = foods.findLastIndex((each) => /\b(?:and|or|nor|n)\b|&/i.test(each))
  return Math.max(last + 1, takeWhile(foods, (each) => splitParts(each).every(isAllergen)).length)
}

function takeWhile(clauses: readonly string[], isTaken: (clause: string) => boolean): readonly string[] {
  const end = clauses.findIndex((clause) => !isTaken(clause))
  return end < 0 ? clauses : clauses.slice(0, end)
}

/** What a clause excludes, and the words before and after it. `isBehind` says that the words for it stand behind the foods. */
interface Place {
  readonly excluded: string
  readonly before: string
  readonly after: string
  readonly isBehind: boolean
}

/** Finds what a clause excludes; undefined if it excludes nothing. */
function findExcluded(clause: string): Place | undefined {
  const around = excludingAround.exec(clause)?.groups
  const match = around ? undefined : excludingBefore.exec(clause)
  if (match) {
    const { what = '' } = match.groups ?? {}
    const [after = ''] = endOfExcluded.exec(what) ?? []
    return {
      excluded: what.slice(0, what.length - after.length),
      before: clause.slice(0, match.index),
      after,
      isBehind: false,
    }
  }
  const excluded =
    around?.what ??
    around?.out ??
    excludingAfter.exec(clause.trim())?.groups?.what ??
    (doesHarm.test(clause) ? clause.split(doesHarm, 1)[0] : undefined) ??
    (isHarmedBy.test(clause) ? clause.split(isHarmedBy)[1] : undefined) ??
    // An entry about an allergy never names a food to cook with.
    (allergyWord.test(clause) ? clause.replace(allergyWord, ' ') : undefined)
  return excluded === undefined ? undefined : { excluded, before: '', after: '', isBehind: true }
}

/** Takes foods out of an exclusion, unless it names one of them: peanuts stay out of "peanuts, but not other nuts". */
export function keepAllowed(exclusion: Exclusion, kept: readonly Exclusion[]): Exclusion {
  if (kept.length === 0) return exclusion
  const isKept = (food: Food) => kept.some(({ type, excludes }) => type === 'food' && excludes(food) === 'named')
  if (recognizePhrases(exclusion.name).some(({ food }) => isKept(food))) return exclusion
  return { ...exclusion, excludes: (food) => (isKept(food) ? undefined : exclusion.excludes(food)) }
}
