import { applyEdits } from '../lib/text'
import { allergyWord, doesHarm, isHarmedBy } from './allergyWords'
import { type Certainty, type Content, surest } from './contents'
import { countedAllergen, excludedContents, excludedGroups, oftenIn } from './excludedFoods'
import { findKnownFoods } from './findKnownFoods'
import { breaksWish, type Food, foodsNamed, isKindOf } from './foods'
import { foodNamed, recognizePhrases } from './recognizeFoods'
import { createSpellingCorrection } from './spelling'
import { type Wish, wishes, wishNamed, wishNames } from './wishTable'

/** Something that an entry excludes: "no eggs", "peanut allergy", "vegan". */
export interface Exclusion {
  /** The excluded food or the diet, as a sentence names it: "eggs", "nuts", "vegan". */
  readonly name: string
  /** An unclear one is of a food that somebody tells of in words that the page does not understand. */
  readonly type: 'diet' | 'food' | 'unclear'
  /** Whether a food is excluded: for certain, perhaps (the label decides), or not, as far as the page knows. */
  excludes(food: Food): Certainty | undefined
}

/** Finds the allergen that a misspelt word stands for: "sesamy", "shelfish". */
const correctAllergen = createSpellingCorrection(Object.keys(excludedContents).filter((word) => !word.includes(' ')))

/** The wishes with the words for them. */
const diets = wishNames.map((wish) => [wishes[wish].typed, wish] as const)

const lowCarb = /^(?:(?:low|no)[- ]carbs?|keto)(?: diet)?$/
const isStarchy = ({ name, kind }: Food) =>
  kind === 'grain' ||
  kind === 'sweet' ||
  /potato|yam|cassava|hoisin|oyster sauce|sweet chilli|teriyaki|barbecue sauce|kecap|condensed milk|ice cream|juice$/.test(
    name,
  )
/** A spoonful of sugar may be too much. */
const breaksLowCarb = (food: Food) => (isStarchy(food) ? 'named' : food.name === 'sugar' ? 'maybe' : undefined)

/** Words around a diet that name no food: "I'm vegan", "strictly vegetarian please". */
const dietFillers =
  /^(?:i|im|am|we|were|are|is|make|made|he|she|my|our|the|a|and|but|must|be|it|to|has|have|strictly|only|please|diet|disease|food|foods|meal|meals|recipe|dinner|everything|household|family|kids?|son|daughter|wife|husband|partner|friends?|guests?|person|people|mondays?|school|lunch|party|coming|visiting|today|tonight|strict|raw|in|house|home|ovo|lacto|one|for|of|us|so|need|needs|want|keep|mostly)$/

/** Returns the diets that a text names anywhere. */
export const dietsNamedIn = (text: string): Exclusion[] =>
  diets.filter(([pattern]) => wholeWords(pattern, 'i').test(text)).map(([, wish]) => dietExclusion(wish))

/** Returns the diets that an entry consists of: "vegan", "gluten-free and dairy-free". None for "vegan cheese". */
function readDiets(entry: string): Exclusion[] {
  const text = entry.toLowerCase().replace(/['’]/g, '').trim()
  if (lowCarb.test(text.replace(/\b(?:im|i am|type [12]|diabetic|so|please|pls)\b|[,.!-]+(?= |$)/g, '').trim()))
    return [{ name: 'low-carb', type: 'diet', excludes: breaksLowCarb }]
  const found = diets.filter(([pattern]) => wholeWords(pattern).test(text))
  const rest = found.reduce((left, [pattern]) => left.replace(wholeWords(pattern, 'g'), ' '), text)
  const words = rest.split(/[^a-z]+/).filter(Boolean)
  return words.every((word) => dietFillers.test(word)) ? found.map(([, wish]) => dietExclusion(wish)) : []
}

const wholeWords = (pattern: RegExp, flags = '') => new RegExp(`\\b(?:${pattern.source})\\b`, flags)

/** The properties that a food can be sold with. Built once, because each food of a recipe is asked for them. */
const properties = wishNames
  .filter((wish) => wish !== 'Vegetarian')
  .map((wish) => [wholeWords(wishes[wish].typed), wish] as const)

/** Returns the diet that an entry gives a food as its property: "gluten free pasta", "vegan sausages". */
export const readProperty = (entry: string): Exclusion | undefined => readProperties(entry)[0]

const excludeContents = (name: string, excluded: readonly Content[]): Exclusion => ({
  name,
  type: 'food',
  excludes: (food) => surest(excluded.map((content) => food.contents.get(content))),
})

const lactoseFree: Exclusion = { ...excludeContents('lactose-free', ['lactose']), type: 'diet' }

/** Returns all diets that an entry gives a food: "gluten-free vegan pastry". */
export function readProperties(entry: string): Exclusion[] {
  // Kosher salt is a coarse one.
  const text = entry.toLowerCase().replace(/kosher salt/g, ' ')
  const claimed = properties.filter(([pattern]) => pattern.test(text)).map(([, wish]) => dietExclusion(wish))
  // Lactose-free milk is still milk to an allergy.
  return /\blactose[- ]?free\b/.test(text) ? [lactoseFree, ...claimed] : claimed
}

/** The exclusion of everything that breaks a wish. */
export const dietExclusion = (wish: Wish): Exclusion => ({
  name: wish.toLowerCase(),
  type: 'diet',
  excludes: (food) => breaksWish(food, wish),
})

/** Words before an excluded food. */
const openings = [
  '(?<!used to )(?:hates?|dislikes?)|(?:sick|tired|bored) of|fed up with|strict about|not (?:a )?(?:fans? of|keen on)',
  "(?:stay(?:s|ing)?|keep(?:s|ing)?|lay(?:s|ing)?|i['’]?m|i am|s?he['’]s|(?:s?he|my [a-z]+) is) off(?= [a-z]{3,})(?! (?:work|school|sick|out|and|today|to)\\b)",
  'no(?! added \\w+ \\w| moto| idea| such| (?:more|longer|later) than)|not(?! (?:(?:(?:too|so|that|very) )?(?:much|many)|only|just|without|(?:more|longer|later) than|over)\\b)|neither|nothing(?! better)(?: with| too)?|(?<!\\bnot )without|sin|sans|ohne|w/o|minus|never(?! enough)|(?:any|every)thing but|free (?:from|of)|out of(?! date)',
  'except(?: for)?|avoid(?:ing)?|skip(?: the)?|hold the|(?:leave|keep) out|omit(?:ting)?|exclud(?:e|ing)|none of|(?:stay|keep) away from|steer clear of|remove|take out|instead of',
  'reacts? (?:badly )?to|reactions? to|al+ergic to|al+ergy to|intoler[ae]nt (?:to|of)|sensitive to|al+erg(?:y|ies|ic)\\s*:',
  "(?:do|does|wo|ca|should|must)(?:n['’]?t| not) (?:like|eat|have|use|contain|include|want(?! to (?:cook|heat|bake|fry|boil|grill))|do)",
  "(?:can|could)(?:['’]?t|not| not) (?:have|eat|use|stand|tolerate|do)",
]
const before = new RegExp(
  `\\b(?:${openings.join('|')})(?!\\w)[\\s-]*(?:anything |any |the |more |of |much |added |containing |that (?:has|have|contains?) |with |able to |eat |have )*(?<what>[^\\n]*)`,
  'i',
)
/** Whether an entry begins the names of what it excludes, so that others may follow: "no nuts", "allergic to eggs". */
export const opensExclusion = (entry: string): boolean => before.test(entry) || allergyWord.test(entry)

/** Words after an excluded food: "peanut allergy", "egg-free", "nut free please". */
const after =
  /^(?<what>.*?)[\s-]*\b(?:al+erg(?:y|ies|ic)|intoler[ae]n(?:ce|t)|sensitivity|free)(?:\s+(?:please|diet|household|person|child|kid|son|daughter|guest))*\s*[.!]*$/i

/** Words around an excluded food: "nuts are not allowed", "leave the onions out". */
const around =
  /^(?<what>.*?)\s(?:is |are )?(?:not allowed|forbidden|off[- ]limits)\b|\bleave (?:the |any )?(?<out>.{1,60}?) out\b/i

/** Words by which somebody denies what follows: "I'm not", "it doesn't need to be". */
export const denial =
  "(?:\\b(?:not|no longer|never|non|no need (?:for|to be)|used to be)|n['’]t(?: (?:need|have) to be)?)[\\s-]+(?:an?\\s+|been\\s+)?"

/** A diet that somebody does not keep: "not vegetarian", "it doesn't need to be gluten-free". */
const negatedDiet = new RegExp(`${denial}(?:${diets.map(([pattern]) => pattern.source).join('|')})\\b`, 'gi')
/** Removes the diets that a text says nobody keeps. */
export const withoutNegatedDiets = (text: string): string => text.replace(negatedDiet, ' ')

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

/**
 * Splits an entry into what it has and what it excludes: "pasta without egg" has pasta and excludes eggs. A part that
 * excludes something that the page does not know is in `unknown`.
 */
export function splitExclusions(typed: string): {
  readonly food: string
  readonly exclusions: readonly Exclusion[]
  readonly unknown: readonly string[]
} {
  const [, excluding = '', except, but = ''] = exception.exec(typed) ?? []
  const read = readExclusions(excluding)
  if (read.exclusions.length === 0) return readExclusions(typed)
  const kept = splitParts(except ?? but).flatMap((part) => readExcluded(part))
  return { ...read, exclusions: read.exclusions.map((each) => keepAllowed(each, kept)) }
}

/** What an entry allows although it excludes more: "no meat except chicken", "allergic to nuts but peanuts are ok". */
const exception =
  /^(.*?)\s*(?:\b(?:except(?: for)?|apart from|other than|but not)\s+(.+?)|(?:\b(?:but|though)\s|[(;])\s*(.+?)\s+(?:is |are )?(?:ok|okay|fine|allowed))\W*$/i

/** Takes foods out of an exclusion, unless it names one of them: peanuts stay out of "peanuts, but not other nuts". */
export function keepAllowed(exclusion: Exclusion, kept: readonly Exclusion[]): Exclusion {
  if (kept.length === 0) return exclusion
  const isKept = (food: Food) => kept.some(({ type, excludes }) => type === 'food' && excludes(food) === 'named')
  if (recognizePhrases(exclusion.name).some(({ food }) => isKept(food))) return exclusion
  return { ...exclusion, excludes: (food) => (isKept(food) ? undefined : exclusion.excludes(food)) }
}

/** Entries that say only that nothing is left out: "I'm not allergic to eggs", "don't leave out the mushrooms". */
const leavesOutNothing =
  /^\W*(?:(?:i|we|he|she|they)(?:['’]?m|['’]?re| am| are| is)? |my \w+ is |please )?(?:(?:not|no longer) (?:at all |\w+ )?(?:al+ergic|intoler[ae]nt)(?: to)?|no ?(?:one|body) is|(?:have )?no (?:known |\w+ )?al+erg(?:y|ies)|no (?:need|problem|issues?|worries)\b|(?:do(?:n['’]?t| not)|never) (?:leave out|skip|omit|avoid))\b(?!.*\b(?:no|not|without)\b)[^,.;]*$/i
/** A wish behind an exclusion: "no eggs and spicy". */
export const wishWord =
  /^(?:(?:something|make it|it must be) )?(?:quick|spicy|hot|easy|simple|light|healthy|cheap|crunchy|fast|warm|cold)$/i

/** Begins what somebody wants after what they do not: "no ham but lots of cheese". It is none of "anything but". */
const butWanted = /(?<!\b(?:any|every|no)thing )\bbut\b/i
/** Words that begin what somebody wants, as a part of a pattern. */
export const wanted = 'just|only|lots|plenty|more|extra|add|use|instead|with|loves?|likes?|prefers?|have|makes?|cook|it'
/** The end of what "no …" excludes: what is wanted in its place, or the reason. */
const endOfExcluded = new RegExp(`\\s(?:${wanted}|loads|using|because|since|as (?:i|we)|which|due to)\\b.*`, 'i')

/** What is left of a sentence whose food was read: "no nuts of any kind", "leave them out". */
const namesNothing =
  /^\W*(?:(?:of|any|all|it|them|that|those|these|this|one|ones|kind|kinds|sort|sorts|me|us|him|her|gives?|makes?)\W*)+$/i

/** Kosher cooking, as many people say it. */
const meatWithMilk =
  /\bno (?:mixing )?(?:meat|milk|dairy) (?:with|and|beside) (?:the )?(?:dairy|milk|cheese|cream|meat)\b/gi

function readExclusions(typed: string): ReturnType<typeof splitExclusions> {
  const clauses = typed.split(butWanted)
  if (clauses.length > 1) {
    const read = clauses.map(readExclusions)
    const foods = read.map(({ food }) => food.trim()).filter(Boolean)
    return {
      food: foods.join(' '),
      exclusions: read.flatMap(({ exclusions }) => exclusions),
      unknown: read.flatMap(({ unknown }) => unknown),
    }
  }
  if (leavesOutNothing.test(typed)) return { food: '', exclusions: [], unknown: [] }
  const entry = rewordSoldWithout(
    withoutNegatedDiets(typed.replace(meatWithMilk, 'kosher')).replace(/\bglut+[aeio]n\b/gi, 'gluten'),
  )
  const kept = readDiets(entry)
  if (kept.length > 0) return { food: '', exclusions: kept, unknown: [] }
  const place = findExcluded(entry)
  if (!place) return { food: entry, exclusions: [], unknown: [] }
  const isAllergy = allergyWord.test(entry) || doesHarm.test(entry) || isHarmedBy.test(entry)
  // A part can be an exclusion of its own, because people give the reason in brackets: "no soy sauce (gluten intolerant)".
  const read = splitParts(place.excluded)
    .filter((part, index) => index === 0 || !wishWord.test(part))
    .map((part) => {
      const own = allergyWord.test(part) && part !== entry ? readExclusions(part).exclusions : []
      return { part, found: [...own, ...readExcluded(part, isAllergy)] }
    })
  // "Vegan, no soy" excludes both, and so do "an egg allergy, no soy".
  const ofBefore = [
    ...readDiets(place.before),
    ...(allergyWord.test(place.before) ? readExclusions(place.before).exclusions : []),
  ]
  // "No milk since I am allergic to nuts"
  const ofAfter = place.after === '' ? [] : readExclusions(place.after).exclusions
  const all = [...ofBefore, ...read.flatMap(({ found }) => found), ...ofAfter]
  return {
    food: ofBefore.length > 0 ? '' : place.before,
    exclusions: [...new Map(all.map((each) => [each.name, each])).values()],
    unknown: read.flatMap(({ part, found }) => (found.length > 0 || namesNothing.test(part) ? [] : [part])),
  }
}

/** Finds what an entry excludes, and the words before and after it; undefined if it excludes nothing. */
function findExcluded(
  entry: string,
): { readonly excluded: string; readonly before: string; readonly after: string } | undefined {
  const named = around.exec(entry)?.groups
  const match = named ? undefined : before.exec(entry)
  if (match) {
    const { what = '' } = match.groups ?? {}
    const [end = ''] = endOfExcluded.exec(what) ?? []
    return { excluded: what.slice(0, what.length - end.length), before: entry.slice(0, match.index), after: end }
  }
  const excluded =
    named?.what ??
    named?.out ??
    after.exec(entry.replace(/\([^)]*\)/g, ' ').trim())?.groups?.what ??
    (doesHarm.test(entry) ? entry.split(doesHarm, 1)[0] : undefined) ??
    (isHarmedBy.test(entry) ? entry.split(isHarmedBy)[1] : undefined) ??
    // An entry about an allergy never names a food to cook with.
    (allergyWord.test(entry) ? entry.replace(allergyWord, ' ') : undefined)
  return excluded === undefined ? undefined : { excluded, before: '', after: '' }
}

/** Splits what an entry excludes into the names of single foods. */
export const splitParts = (text: string): string[] =>
  text
    .split(/[,;&/+()]| [-–] | n |\b(?:and|or|nor|no|not|but|without|minus|any)\b/i)
    .map((part) => part.trim())
    .filter((part) => tellingWords(part).length > 0)

/** The words of a part that name the excluded food. */
const tellingWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s(?:in|for|at)\s.*/, '')
    .replace(/['’]s\b|['’]/g, '')
    .replace(/[^\p{L}\s-]/gu, ' ')
    .split(/\s+/)
    .filter(
      (word) =>
        /\p{L}/u.test(word) &&
        !/^(?:i|im|my|have|has|am|is|a|an|the|any|all|please|pls|plz|thanks|severe|bad|food|foods|products?|stuff|things?|son|daughter|left|very|to|too|either|also|as|at|well|free|raw|allergy|allergic)$/.test(
          word,
        ),
    )

/** The allergen or other content that a phrase names, as a key of `excludedContents`, and whether it is misspelt. */
function findAllergen(phrase: string): { readonly key: string; readonly isGuess: boolean } | undefined {
  const known = [singularOf(phrase), phrase].find((each) => each in excludedContents)
  if (known !== undefined) return { key: known, isGuess: false }
  const guess = foodNamed(phrase) ? undefined : correctAllergen(singularOf(phrase))
  return guess === undefined ? undefined : { key: guess, isGuess: true }
}

const singularOf = (phrase: string) => phrase.replace(/(?<=[a-z]{2})(?:(?<=o)es|s)$/, '')

/** Whether a part of an entry names an allergen, and nothing else: "eggs", "sesame". */
export const isAllergen = (part: string): boolean => findAllergen(tellingWords(part).join(' ')) !== undefined

/** Groups of foods that are no food themselves. */
const groupsOnly = ['legume', 'pulse', 'allium', 'nightshade', 'citrus', 'poultry', 'offal']

/** The words for allergens, groups and other contents, the longest first: tree nuts before nuts. */
const anyAllergen = new RegExp(
  `\\b(?:${[...Object.keys(excludedContents), ...groupsOnly]
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?:e?s)?\\b`,
  'gi',
)

/**
 * Returns the exclusions of all that a part names among other words: milk of "milk if possible", milk and eggs of "milk
 * eggs". No allergen may be lost.
 *
 * @param isAllergy whether "soy sauce" means soy too.
 */
function readNamed(text: string, isAllergy: boolean): Exclusion[] {
  const found = findKnownFoods(text, true)
  const several = found.filter(({ start, end }) => /\s/.test(text.slice(start, end)))
  const masked = isAllergy
    ? text
    : applyEdits(
        text,
        several.map((each) => ({ ...each, text: ' '.repeat(each.end - each.start) })),
      )
  const allergens = [...masked.matchAll(anyAllergen)]
  const isOfAllergen = ({ start, end }: { start: number; end: number }) =>
    allergens.some(({ 0: word, index }) => index < end && start < index + word.length)
  const names = [
    ...allergens.map(([word]) => word),
    ...found.filter((each) => !isOfAllergen(each)).map(({ start, end }) => text.slice(start, end)),
  ]
  return names.filter((name) => name.length < text.length).flatMap((name) => readExcluded(name))
}

/** Returns the exclusions of all foods and allergens that a text names, also of a text that is one name. */
export const namedExclusions = (text: string): Exclusion[] => [
  ...readNamed(text, true),
  ...(foodNamed(text.trim()) || isAllergen(text) ? readExcluded(text, true) : []),
]

/** Returns the exclusions of what "no …" names. */
export function readExcluded(text: string, isAllergy = false): Exclusion[] {
  // "No raw fish" allows cooked fish.
  const phrase = /^raw (?:fish|seafood)$/i.test(text) ? 'raw fish' : tellingWords(text).join(' ')
  const singular = singularOf(phrase)
  const diet = wishNamed(phrase)
  if (diet) return [dietExclusion(diet)]
  const allergen = findAllergen(phrase)
  const excluded = excludedContents[allergen?.key ?? '']
  if (allergen && excluded) {
    const name = allergen.isGuess ? allergen.key : phrase
    return [excludeContents(countedAllergen.test(name) ? `${name}s` : name, excluded)]
  }
  if (/^(?:vegetable|veg)$/.test(singular))
    return [{ name: phrase, type: 'food', excludes: ({ kind }) => (kind === 'vegetable' ? 'named' : undefined) }]
  if (/^(?:legume|pulse)$/.test(singular))
    return [
      {
        name: phrase,
        type: 'food',
        excludes: ({ name, kind, contents }) =>
          kind === 'pulse' || /\b(?:peas|green beans)/.test(name)
            ? 'named'
            : (contents.get('peanut') ?? contents.get('soy')),
      },
    ]
  const key = phrase.replace(/^spicy.*/, 'spice').replace(/^(?:chil+(?:i|ie|y)).*/, 'chilli')
  const group = excludedGroups[singular] ?? excludedGroups[key]
  if (!group && phrase.includes(' ') && (isAllergy || !foodNamed(phrase))) {
    const several = readNamed(text, isAllergy)
    if (several.length > 0) return several
  }
  const perhaps = foodsNamed(...(oftenIn[singular] ?? oftenIn[key] ?? []))
  const named = group ? [] : recognizePhrases(phrase)
  // `phrase` has lost a word of "pet food".
  const recognized = group || named.length > 0 ? named : recognizePhrases(text)
  const found = group ? foodsNamed(...group) : recognized.map(({ food }) => food)
  if (found.length === 0) return []
  // "No onions" means onion powder too, and "no mushrooms" mushroom soup.
  const stems = (group ? [singular] : found.map(({ name }) => name.replace(/(?:(?<=o)es|s)$/, ''))).map(
    (stem) => new RegExp(`\\b${stem.replace(/[^\p{L}]/gu, '.')}(?:e?s)?\\b`, 'iu'),
  )
  // "No wine" means red wine too, although the word alone is read as white wine.
  const ofKind = new RegExp(`\\b${singular.replace(/[^\p{L}]/gu, '.')}(?:e?s)?$`, 'iu')
  const exclusion: Exclusion = {
    name: recognized.map(({ name }) => name).join(' and ') || (/^spic/.test(phrase) ? 'chilli' : phrase),
    type: 'food',
    excludes(food) {
      if (found.some((each) => isKindOf(food, each)) || [...stems, ofKind].some((stem) => stem.test(food.name)))
        return 'named'
      return perhaps.some((each) => isKindOf(food, each)) ? 'maybe' : undefined
    },
  }
  return [exclusion]
}
