import { type Exclusion, exclusionsNamed, healthWishIn, readFigure, readWishes, splitParts, wordValues } from '../food'
import { type DishKind, dishKindNamed } from './dishKinds'
import type { CookbookRecipe } from './recipe'

/** What somebody says beside the list: in "Anything else", or as a change. */
export interface ReadWords {
  readonly exclusions: readonly Exclusion[]
  /** In how many minutes the dish is to be ready. */
  readonly minutes: number | undefined
  /** Whether it is to take less time than the dish before. */
  readonly isQuicker: boolean
  readonly isAnother: boolean
  readonly wished: readonly DishKind[]
  /** What a dish must be: no soup, and without an oven. */
  readonly limits: readonly DishKind[]
  /** The parts in none of the fixed forms, as typed. If there is any, the cookbook gives no dish. */
  readonly notUnderstood: readonly string[]
}

type Part = Partial<ReadWords>

/** In characters. It limits pasted text only. */
const MAX_LENGTH = 500

/** Words before a form that add nothing to it: "can you make it vegan". */
const politeStart =
  /^(?:(?:please|can you|could you|make (?:it|this)|keep it|it must be|must be|i want|i['’]d like|i would like|something|a|an|the|but|and|now|instead) )+/i
/** Polite words behind a form: "vegan, please". */
const politeEnd =
  / (?:please|instead|dish|recipe|meal|dinner|lunch|food|for dinner|for lunch|tonight|today|thanks|thank you|version|one)$/i

function withoutPoliteness(text: string): string {
  const rest = text.replace(politeStart, '')
  return politeEnd.test(rest) ? withoutPoliteness(rest.replace(politeEnd, '')) : rest
}

const exclusionForms: readonly RegExp[] = [
  /^(?:no|without|leave out|skip|avoid|not|nothing with|i don['’]?t (?:have|eat|like)|i have no|i can['’]?t (?:have|eat)|(?:i['’]?m |i am )?allergic to)(?: any| the)? (?<foods>.+)$/i,
  /^(?<foods>.+?)[- ]free$/i,
  /^(?<foods>.+?) allergy$/i,
]

const figure = `(?<figure>\\d{1,3}(?:\\.\\d+)?|half an|an?|${[...wordValues.keys()].join('|')})`
const time = new RegExp(
  `^(?:ready )?(?:in|within|under|at most|max|not more than|no more than|less than|only)? ?(?:about )?${figure} ?-?(?:min(?:ute)?s?|(?<hours>h(?:ou)?rs?))(?: max| or less| at most)?$`,
  'i',
)
const people = new RegExp(
  `^(?:serves?|feeds?|for)(?: an?| my)?(?: family| table| party)?(?: of)? ${figure}(?: (?:people|persons?|of us|adults|servings|portions|guests))?$|^(?:just |only )?(?:for )?me$`,
  'i',
)
/** "Quick" means so many minutes. */
const QUICK = 30
const quicker = /^(?:quicker|faster|shorter|less time|not so long)$/i
const another = /^(?:something else|another|another one|something different|different)$/i
const unwanted = /^(?:no|not|without)(?: an?)? (?<kind>.+)$/i

/**
 * Reads the fixed forms: what to leave out, for how many, how long, quicker, another dish, and a kind of dish. A comma, a
 * full stop and "and" stand between them.
 *
 * @param texts what somebody said one after the other. The last time and the last kinds of dish count.
 */
export function readWords(...texts: readonly string[]): ReadWords {
  const said = texts.map(readParts)
  const parts = said.flat()
  const wished = said.map((each) => each.flatMap((part) => part.wished ?? []))
  return {
    exclusions: parts.flatMap(({ exclusions = [] }) => exclusions),
    minutes: parts.findLast(({ minutes }) => minutes !== undefined)?.minutes,
    isQuicker: parts.some(({ isQuicker }) => isQuicker),
    isAnother: parts.some(({ isAnother }) => isAnother),
    wished: wished.findLast((kinds) => kinds.length > 0) ?? [],
    limits: parts.flatMap(({ limits = [] }) => limits),
    notUnderstood: parts.flatMap(({ notUnderstood = [] }) => notUnderstood),
  }
}

function readParts(text: string): Part[] {
  const parts = text
    .slice(0, MAX_LENGTH)
    .split(/[;!?\n]|\.(?!\d)/)
    .flatMap((sentence) => readClauses(sentence.split(',')))
  return text.length > MAX_LENGTH ? [...parts, { notUnderstood: [text.slice(MAX_LENGTH)] }] : parts
}

/** Reads what stands between commas, as many as are in one form: "no leeks, onions, or peppers". */
function readClauses(clauses: readonly string[]): Part[] {
  const [first] = clauses
  if (first === undefined) return []
  for (let count = Math.min(clauses.length, MAX_JOINED); count > 0; count--) {
    const part = readPart(clauses.slice(0, count).join(','))
    // "No soup, please" is two.
    const isJoined = count === 1 || !readPart(clauses[count - 1] ?? '')
    if (part && isJoined) return [part, ...readClauses(clauses.slice(count))]
  }
  const halves = first.split(/\b(?:and|but)\b/i).map((each) => readPart(each) ?? { notUnderstood: [each.trim()] })
  return [...halves, ...readClauses(clauses.slice(1))]
}

/** An exclusion has at most so many parts, which limits the work on long texts. */
export const MAX_JOINED = 12

const numberOf = (text: string) =>
  /^half/i.test(text) ? 0.5 : /^an?$/i.test(text) ? 1 : readFigure(text.toLowerCase())

/** Reads a part; undefined if it is in none of the forms. */
function readPart(typed: string): Part | undefined {
  const text = withoutPoliteness(typed.replace(/\s+/g, ' ').trim()).trim()
  if (text === '' || /^(?:please|thanks?|thank you)$/i.test(text)) return {}
  if (quicker.test(text)) return { isQuicker: true }
  if (another.test(text)) return { isAnother: true }
  const { figure: count, hours } = time.exec(text)?.groups ?? {}
  if (count !== undefined) return { minutes: Math.round(numberOf(count) * (hours === undefined ? 1 : 60)) }
  // The page shows a recipe for as many as the user asks for.
  if (people.test(text)) return {}
  if (/^quick$/i.test(text)) return { minutes: QUICK }
  const kind = dishKindNamed(text)
  if (kind) return kind.used ? { limits: [kind] } : { wished: [kind] }
  const notWanted = dishKindNamed(unwanted.exec(text)?.groups?.kind ?? '')
  // "No pasta" is about dishes that are called so, and about spaghetti.
  const exclusions = readExclusion(text)
  if (!notWanted && !exclusions) return undefined
  const limits = notWanted ? [{ ...notWanted, isOf: (recipe: CookbookRecipe) => !notWanted.isOf(recipe) }] : []
  return { limits, exclusions: exclusions ?? [] }
}

/** Reads what an entry or a part leaves out, if it says nothing else: "no nuts or eggs", "dairy-free", "I'm vegan". */
export function readExclusion(typed: string): Exclusion[] | undefined {
  const text = typed.trim()
  if (healthWishIn(text) !== undefined) return undefined
  const wishes = readWishes(text)
  if (wishes.length > 0) return wishes
  const foods = exclusionForms.map((form) => form.exec(text)?.groups?.foods)
  return foods.map((each) => (each === undefined ? undefined : exclusionsOf(each))).find(Boolean)
}

/** The exclusions of names with commas, "and" or "or" between; undefined if any of them is more than a name. */
function exclusionsOf(foods: string): Exclusion[] | undefined {
  const named = splitParts(foods).map((name) => exclusionsNamed(name))
  return named.length > 0 && named.every((each) => each !== undefined) ? named.flat() : undefined
}
