import { once } from '../lib/remember'
import { lowerCase } from '../lib/text'
import { allergyWord, doesHarm, isHarmedBy, tellsAllergy } from './allergyWords'
import { findWishes, readWishes, withoutDenied } from './diets'
import { type Exclusion, isAllergen, namedExclusions, readExcluded, splitParts } from './excludedFoods'
import type { Food } from './foods'
import { negativeSign } from './leftOut'
import { foodNamed } from './nameIndex'
import { recognizePhrases } from './recognizeFoods'

/** Words that begin what somebody wants, as a part of a pattern. */
const wanted = 'just|only|lots|plenty|more|extra|add|use|instead|with|loves?|likes?|prefers?|have|makes?|cook|it'

/** Words before an excluded food. */
const openings = [
  '(?<!used to )(?:hates?|dislikes?)|(?:sick|tired|bored) of|fed up with|strict about|not (?:a )?(?:fans? of|keen on)|refus(?:es?|ing)(?: to eat)?',
  "(?:stay(?:s|ing)?|keep(?:s|ing)?|lay(?:s|ing)?|i['’]?m|i am|\\w+['’]s|(?:s?he|my [a-z]+) is) off(?= [a-z]{3,})(?! (?:work|school|sick|out|and|today|to)\\b)",
  'n(?:o|ae)(?! added \\w+ \\w| moto| idea| such| animal products?\\b| (?:more|longer|later) than|[- ]carbs?\\b)|not(?! allowed\\b| (?:(?:(?:too|so|that|very) )?(?:much|many|long|slow|late|complicated|fancy|difficult|hard)|only|just|without|(?:more|longer|later) than|over)\\b)|neither|nothing(?! better| (?:from|of|off) (?:an |any )?animals?\\b)(?: with| too)?|(?<!\\bnot )without|sin|sans|ohne|keine?n?|w/o|minus|never(?! enough)|(?:any|every)thing (?:but|that is ?n.t|that is not)|zero(?= [a-z])(?! (?:sugar|alcohol|fat|cal))|(?<!no )(?:trouble|problems?|issues?) with|free (?:from|of)|out of(?! date)',
  'avoid(?:ing)?|skip(?: the)?|hold (?:the|off(?: on)?)|(?:leave|keep|cut) out|drop(?= the\\b)|ditch|lose the|omit(?:ting)?|exclud(?:e|ing)|none of|(?:stay|keep) away from|steer clear of|remove|take out|instead of',
  'reacts? (?:badly )?to|reactions? to|al+ergic to|al+ergy to|intoler[ae]nt (?:to|of)|sensitive to|al+erg(?:y|ies|ic|ens?)\\s*:',
  "(?:do|does|wo|ca|should|must)(?:n['’]?t|nae| not) (?:like|eat|have|use|touch|digest|tolerate|handle|care for|give|put|add|contain|include|want(?! to (?:cook|heat|bake|fry|boil|grill))|do)",
  "(?:can|couldn?)(?:['’]?t|not|nae| not) (?:have|eat|use|touch|digest|stand|handle|tolerate|do)",
].join('|')

/** The cues of a sentence: words that tell what the ones around them do. Of several at one place the first counts. */
const cues = {
  /** Says that nothing is excluded, up to the end of the clause: "I'm not allergic to eggs", "don't leave out the mushrooms". */
  nothing:
    "\\b(?:(?:i|we|s?he|they)(?:['’]?(?:m|re|s)| am| are| is)? |my \\w+ is |please )?(?:(?:not|no longer) (?:at all |(?!only|just)\\w+ )?(?:al+ergic|intoler[ae]nt)(?: to)?|no ?(?:one|body) is|no (?:known |\\w+ )?al+erg(?:y|ies)|no (?:need|problem|issues?|worries)|(?:do(?:n['’]?t| not)|never) (?:leave out|skip|omit|avoid))\\b(?!(?:(?!\\bbut\\b)[^,.;])*\\b(?:no|not|without)\\b)(?:(?!\\b(?:but|except|apart from|other than)\\b)[^,.;()])*",
  /** Makes the next foods an exception. */
  except: '\\b(?:except|apart from|other than|but not)\\b(?: (?:with|to|for)\\b)?',
  /** Excludes the foods behind. */
  out: `(?:\\b(?:${openings})(?!\\w)[\\s-]*|${isHarmedBy.source})(?:(?:me|us|him|her|them|in) |anything |any |the |more |of |much |added |containing |that (?:has|have|contains?) |with |able to |eat |have )*`,
  /** Excludes the foods before: "nuts are not allowed", "peanut allergy". */
  behind: `(?:\\b(?:(?:is |are )?(?:not allowed|forbidden|off[- ](?:limits|the menu))|(?:is|are|r) (?:out(?! of)|a no[- ]go|a problem))\\b|${doesHarm.source}|-?${allergyWord.source})`,
  /** Ends a clause. */
  joint: `[,();]|\\s[-–]\\s|(?<!\\b(?:any|every|no)thing )\\b(?:but|though)\\b|\\band\\s+(?=(?:${wanted}|no|not|without|i|we|my|he|she)\\b)`,
} as const
const cueNames = ['nothing', 'except', 'out', 'behind', 'joint'] as const
const anyCue = once(() => new RegExp(cueNames.map((cue) => `(?<${cue}>${cues[cue]})`).join('|'), 'g'))

/** What somebody eats although they leave out others of its kind: "chicken is ok", "peanuts fine". */
const isFine =
  /^\s*(?<what>\S.{0,60}?)\s(?:(?:is|are) (?:ok|okay|fine|allowed|good|great)\b|(?:ok|okay|fine|allowed)\W*$)/i
/** "Nut free please", "a celery-free dinner" */
const isFree = /^(?<what>.*?[^\s-])[\s-]*\bfree\b(?![- ]range|\s+(?:of|from)\b)(?<rest>.*)$/i
/** Words that end the foods after "no …": a wish for another food, or the reason. */
const endOfExcluded = new RegExp(`\\s(?:${wanted}|loads|using|because|since|as (?:i|we)|which|due to)\\b.*`, 'is')
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
  /\bno[- ](salt|sugar|fat|alcohol)(?:[- ]added)? (?!(?:and|or|nor|but|in|on|with|for|please)\b)([^,;]+)/i
/** Says "unsalted butter" of "no salt butter". "No sugar snaps" names a food of its own. */
function nameWithout(typed: string, what: string, food: string): string {
  const [first] = recognizePhrases(`${what} ${food}`)
  if (first === undefined || first.name.startsWith(what.toLowerCase())) return typed
  return `${/salt/i.test(what) ? 'unsalted' : `${what}-free`} ${food}`
}

/** The amount before most foods: "2 eggs", "200 g rice". */
const amountBefore = /^[\d½¼¾.,/ -]{1,10}(?:k?g |m?l )?/
/** A list of foods goes on over at most so many clauses, each with so many characters. This limits the work on long texts. */
const MAX_CLAUSES = 24
const MAX_LENGTH = 200

/** What a text says: "pasta without egg, but not quail eggs". */
export interface ReadExclusions {
  /** The words that exclude nothing. */
  readonly food: string
  readonly exclusions: readonly Exclusion[]
  /** What somebody eats although they leave out others of its kind. */
  readonly kept: readonly Exclusion[]
  /** The parts that exclude something that the page does not know. */
  readonly unknown: readonly string[]
}

/** Reads an entry, where all clauses behind "no …" that name foods alone are excluded too. */
export function splitExclusions(typed: string): ReadExclusions {
  const read = readSentence(typed, true)
  return { ...read, exclusions: read.exclusions.map((each) => keepAllowed(each, read.kept)) }
}

/** Reads a free text. A comma may end an exclusion there: "no meat, pasta". */
export function readExclusions(text: string): readonly ReadExclusions[] {
  return text.split(/[.!?\n]/).map((sentence) => readSentence(sentence, false))
}

/** Splits a text into cues, each with its words and the text up to the next one. */
function splitPieces(text: string) {
  const found = [...lowerCase(text).matchAll(anyCue())].map(({ 0: words, index, groups = {} }) => ({
    cue: cueNames.find((cue) => groups[cue] !== undefined) ?? 'joint',
    words,
    start: index,
    end: index + words.length,
  }))
  return [{ cue: 'joint' as const, words: '', end: 0 }, ...found].map(({ cue, words, end }, at) => ({
    cue,
    words,
    text: text.slice(end, found[at]?.start).slice(0, MAX_LENGTH),
  }))
}

function readSentence(joined: string, isEntry: boolean): ReadExclusions {
  const signless = joined.replace(negativeSign, ' ')
  const typed = signless === joined || tellsAllergy(signless) ? signless : `no ${signless.trim()}`
  // Most entries are the name of a food, with an amount at most. The patterns of exclusions take a phone long to compile.
  if (foodNamed(typed.replace(amountBefore, ''))) return { food: typed, exclusions: [], kept: [], unknown: [] }
  const text = withoutDenied(typed)
    .replace(/\bglut+[aeio]n\b/gi, 'gluten')
    .replace(/\b(?:leave|take|keep) (?:the |any )?(?!out\b)([^,;]{1,60}?) out\b/i, 'no $1,')
    .replace(soldWithout, nameWithout)
  const whole = readDiets(text)
  if (whole.length > 0) return { food: '', exclusions: whole, kept: [], unknown: [] }
  const read = readPieces(splitPieces(text), isEntry, tellsAllergy(text))
  return read.exclusions.length + read.unknown.length === 0 && read.food !== '' ? { ...read, food: text } : read
}

/** @param isAllergy whether the sentence tells of an allergy, so that "soy sauce" means soy too. */
function readPieces(pieces: readonly Piece[], isEntry: boolean, isAllergy: boolean): ReadExclusions {
  const food: string[] = []
  const exclusions: Exclusion[] = []
  const kept: Exclusion[] = []
  const unknown: string[] = []
  /** The foods that an allergy may follow: "peanut, egg and dairy allergy". */
  const before: string[] = []
  /** What happens with the foods of a piece. Words behind an exclusion name none on hand. */
  let mode: 'have' | 'exclude' | 'keep' | 'skip' = 'have'
  /** Whether an exclusion has named nothing yet: "no (salted) butter". */
  let isWaiting = false
  let isOfAllergy = false
  const exclude = (...texts: readonly string[]) => {
    for (const part of texts.flatMap(splitParts)) {
      const found = [
        ...readDiets(part),
        ...readExcluded(part, isAllergy),
        ...(isOfAllergy ? namedExclusions(part) : []),
      ]
      if (found.length > 0) isWaiting = false
      else if (!namesNothing.test(part)) unknown.push(part)
      exclusions.push(...found)
    }
  }
  const have = (clause: string, isBeforeAllergy: boolean) => {
    const diets = readDiets(clause)
    const isFirst = exclusions.length + food.length + before.length === 0
    const { what: free, rest = '' } = isFree.exec(clause)?.groups ?? {}
    if (diets.length > 0 && (isFirst || exclusions.length > 0)) exclusions.push(...diets)
    // "Milk, plant-based" and "butter (vegan)" have the diet as a property, but "egg, and shellfish free" leaves out both.
    else if (free !== undefined && (diets.length === 0 || listEnd.test(clause)) && isExcluding(free, rest)) {
      exclude(...before.splice(0), free)
      // "Onion free and garlic free"
      if (isFree.test(rest)) have(rest, false)
    } else if (isBeforeAllergy || (namesFoods(clause) && (isEntry || isAllergens(clause)))) before.push(clause)
    else food.push(...before.splice(0), clause)
  }
  /** Whether "… free" excludes something. "Mustard-free mayonnaise" of an entry is a food, and "gluten-free noodles" a wish. */
  const isExcluding = (what: string, rest: string) =>
    /^\W*$/.test(behindFree(rest)) ||
    (readExcluded(what).length > 0 &&
      (findWishes(`${what}-free`).length === 0 || isFree.test(rest)) &&
      !(isEntry && recognizePhrases(behindFree(rest)).length > 0))
  /** Whether the list of excluded foods goes on with a clause. In a free text a comma may end it. */
  const isGoingOn = (index: number) => {
    const list = pieces.slice(index, index + MAX_CLAUSES)
    const end = list.findIndex((piece, at) => !namesFoodsAlone(piece, list[at + 1]))
    const [first, ...others] = list.slice(0, end < 0 ? undefined : end).map((piece) => piece.text)
    if (first === undefined || isEntry || isOfAllergy) return isWaiting || first !== undefined
    return isWaiting || isAllergens(first) || [first, ...others].some((each) => listEnd.test(each))
  }
  for (const [index, { cue, words, text }] of pieces.entries()) {
    const known = { exclusions: exclusions.length, unknown: unknown.length }
    const next = pieces[index + 1]?.cue ?? 'joint'
    const fine = cue === 'joint' && next === 'joint' ? isFine.exec(text)?.groups?.what : undefined
    if (fine !== undefined) {
      kept.push(...readExcluded(fine))
      if (isEntry) food.push(fine)
    }
    if (cue === 'nothing' || fine !== undefined) continue
    if (cue === 'joint') mode = /exclude|keep/.test(mode) && isGoingOn(index) ? 'exclude' : 'have'
    else if (cue === 'except') mode = exclusions.length > 0 ? 'keep' : 'exclude'
    else {
      isOfAllergy = allergyWord.test(next === 'behind' ? `${words} ${pieces[index + 1]?.words}` : words)
      mode = cue === 'out' || isOfAllergy || before.length === 0 ? 'exclude' : 'skip'
      isWaiting = splitParts(text).length === 0
      if (cue === 'out') food.push(...before.splice(0))
      else exclude(...before.splice(0))
    }
    if ((mode === 'have' || next === 'behind') && mode !== 'exclude' && text.trim() !== '')
      have(text, next === 'behind')
    if (mode === 'exclude') {
      const [rest = ''] = (next === 'behind' ? undefined : endOfExcluded.exec(text)) ?? []
      exclude(text.slice(0, text.length - rest.length))
      exclusions.push(...readDiets(rest))
    }
    if (mode === 'keep') kept.push(...splitParts(text).flatMap((part) => readExcluded(part)))
    // Of "he carries an epipen for nuts" the other words name nothing.
    if (cue === 'behind' && exclusions.length > known.exclusions) unknown.length = known.unknown
  }
  food.push(...before)
  // "Nuts: no"
  const denied = isWaiting ? food.flatMap(splitParts).flatMap((part) => readExcluded(part, isAllergy)) : []
  const all = [...exclusions, ...denied].map((each) => [each.name, each] as const)
  return {
    food: denied.length > 0 ? '' : food.map((each) => each.trim()).join(' '),
    exclusions: [...new Map(all).values()],
    kept,
    unknown,
  }
}

/** Returns the wishes that a text consists of, where a recipe is checked against all of them. */
const readDiets = (text: string): Exclusion[] => {
  const wishes = readWishes(text)
  return wishes.some(({ checkedAs }) => checkedAs === null) ? [] : wishes
}

/** The words behind the last "free". */
const behindFree = (text: string) => text.replace(/^.*\bfree\b/is, '')
/** Before the last food of a list. */
const listEnd = /\b(?:and|or|nor|n)\b|&/i
const isAllergens = (clause: string) => splitParts(clause).every(isAllergen)

/** Whether a clause names foods, and nothing else. */
const namesFoods = (clause: string) =>
  !ownWords.test(clause) &&
  splitParts(clause).length > 0 &&
  splitParts(clause).every(
    (name) => name.split(' ').length <= 3 && readExcluded(name).some(({ type }) => type === 'food'),
  )

type Piece = ReturnType<typeof splitPieces>[number]
const namesFoodsAlone = ({ cue, text }: Piece, next: Piece | undefined) =>
  cue === 'joint' && !/nothing|behind|out/.test(next?.cue ?? '') && namesFoods(text)

/** Takes foods out of an exclusion, unless it names one of them: peanuts stay out of "peanuts, but not other nuts". */
export function keepAllowed(exclusion: Exclusion, kept: readonly Exclusion[]): Exclusion {
  if (kept.length === 0) return exclusion
  const isKept = (food: Food) => kept.some(({ type, excludes }) => type === 'food' && excludes(food) === 'named')
  if (recognizePhrases(exclusion.name).some(({ food }) => isKept(food))) return exclusion
  return { ...exclusion, excludes: (food) => (isKept(food) ? undefined : exclusion.excludes(food)) }
}
