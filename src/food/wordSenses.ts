/*
 * Words that name a food elsewhere, and none where they stand: verbs, tools, vessels, addresses. The patterns read a
 * bounded piece of the text before and after the word, so that the time stays linear. A saying that names a food is found
 * as the food.
 */

import { singularize } from './words'

/** The text around the name of a food, in lower case. */
export interface NameContext {
  /** The few words before it in its sentence. */
  readonly before: string
  /** The words before it in its line, also those of brackets and other sentences. */
  readonly lineBefore: string
  /** The name, as the text writes it. */
  readonly name: string
  /** The few words after it, also beyond the end of the sentence. */
  readonly after: string
  /** Whether the text is the line of an ingredient. */
  readonly isIngredient: boolean
}

/** Addresses and names of files. Their words do not belong to the recipe. */
const addresses =
  /\b(?:https?:\/\/|www\.)\S{1,500}|\b[\w.+-]{1,64}@[\w-]{1,64}\.\w{2,10}\b|\b[\w-]{2,64}\.(?:com|org|net|io|co\.uk|de|fr|html?|jpe?g|png|pdf)\b(?:\/\S{0,500})?|\B[#@]\w{2,64}/gi
/** What most texts without an address lack. */
const mayHoldAddress = /[@#/]|\w\.\w/

/** A line that says where a recipe comes from, or where to read on. */
const reference =
  /^\W*(?:sources?|credits?|adapted from|inspired by|recipe (?:from|by|adapted)|originally (?:from|published)|original(?: recipe)?|via|photos?(?: by)?|images?(?: by)?|videos?|links?|website|see also|related(?: recipes)?|you (?:may|might) also like|more recipes|read more|tags?|categor(?:y|ies)|keywords?|author|country|region|origin|cuisine)\s*:/i

/** Replaces what names no food by spaces, so that the positions stay. Returns '' for a line that names a source. */
export function maskOtherWords(text: string): string {
  if (text.includes(':') && reference.test(text)) return ''
  return mayHoldAddress.test(text) ? text.replace(addresses, (words) => ' '.repeat(words.length)) : text
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const verbs = wordSet(
  'cream fish milk sprinkle beef duck bread smash perch flounder ham egg batter crab skate jam carp grouse',
)
/** These begin the sentence of a step so often that they need no article: "Cream sugar and oil." */
const openingVerbs = wordSet('cream fish smash milk sprinkle')
/** "Spread the coals", "shortening the rise", but not "cut in shortening all at once". */
const otherVerbs = wordSet('spread shortening seasoning filling topping dressing')
const determiner =
  /(?:\b(?:the|an?|of|your|some|any|more|extra|with|remaining|rest|fresh|whipped|double|single|heavy|sour|thick|light|white|whole|warm|cold|hot|raw|cooked|flaked|sliced|crusty|stale)|[\d½¼¾⅓⅔])\s+$/
/** What a verb acts on. */
const verbObject =
  /^\s+(?:(?:the|an?|your|this|that|these|those|each|every|all|both|it|them|everything|together|some|any|out)\b)/
const otherObject = /^\s+(?:the|your|this|that|it|them|out|over|evenly)\b/
/** Words that show that the first word of a sentence is a noun: "Cream is added last." */
const afterNoun =
  /^\s+(?:is|are|was|were|goes|go|can|could|will|would|should|may|might|must|has|have|makes?|gives?|adds?|helps?|works?|comes?|keeps?|and|or|for|of|to|from|on|at|if|as|but|plus|not|such|like|instead|that|which|optional)\b/
const sentenceStart = /^\s*(?:\d{1,2}[.)]\s*)?(?:(?:then|first|next|now|[a-z]{2,}ly)[\s,]+|(?:[a-z]+\/){1,3})?$/

/** Whether a word is a verb by its place: at the start of a sentence, or before what it acts on. */
function isVerb({ before, name, after, isIngredient }: NameContext): boolean {
  if (otherVerbs.has(name)) return otherObject.test(after) && !determiner.test(before)
  if (!verbs.has(name)) return false
  if (verbObject.test(after)) return !determiner.test(before)
  if (!openingVerbs.has(name) || !sentenceStart.test(before) || !/^\s+[a-z]/.test(after)) return false
  // "Cream Butter and Sugar" is a heading.
  return !isIngredient ? !afterNoun.test(after) : /^\s+(?:butter|sugar)\b/.test(after)
}

/** Tools and machines. */
const tools = wordSet(
  'knife knive pan saucepan skillet machine maker mixer press cutter grater slicer mould mold cooker kettle steamer brush thermometer mallet tenderizer tenderiser grinder hammer timer whisk beater poacher opener shaker sifter sieve strainer scraper scoop scooper spoon fork ladle tureen flute spinner separator frother whipper tester stuffer dipper churn mill deveiner shear tweezer tong spatula cleaver cooler iron stone peeler processor muslin stand rack tumbler goblet decanter tankard snifter basin cloth thief',
)
/** What food is kept or sold in: a vessel in a step, but an amount in the line of an ingredient. */
const containers = wordSet('pot jug jar bottle tub carton bag box bin basket container crock')
/** What bread and cakes are baked in. */
const bakeware = wordSet('tin tray sheet ring liner case paper dish board plate cup')
const baked = wordSet('bread loaf cake cupcake muffin bun pie tart quiche flan pizza biscuit cookie brownie scone roll')
/** "Beef pot roast", "chicken pan sauce", "pan-fried". */
const noVessel =
  /^[\s-]+(?:pot[\s-]+(?:pies?|roasts?|noodles?|stickers?)|pan[\s-]+(?:fried|seared|roasted|sauces?|juices?))\b/

function isVessel({ name, before, after, isIngredient }: NameContext): boolean {
  // A floured board has flour.
  if (name === 'floured' || noVessel.test(after)) return false
  // "1 chicken stock pot" is stock, and the stock pot of a step a pot.
  if (/\bstock pots?$/.test(name)) return !isIngredient || (name === 'stock pot' && before === '')
  const next = singularize(/^[\s-]+([a-z]+)/.exec(after)?.[1] ?? '')
  const isOfBread = bakeware.has(next) && baked.has(singularize(name.split(' ').at(-1) ?? ''))
  return tools.has(next) || isOfBread || (!isIngredient && containers.has(next))
}

/** Names that are other words far more often: adjectives, verbs, makers, words of other languages. */
const otherWords = wordSet(
  'sweet bitter specks crackling cracklings dim mast til mu ot res sal mac snag anchor clover stork flora galaxy carnation mani manis saba baka ole',
)
/** Words that do not name a food of their own in a step: "check the seasoning". */
const vague = wordSet(
  'seasoning seasonings adobo juices crumb crumbs dressing topping filling glaze flower flowers digestive dripping',
)

/** The animals that give a food, which is not made of them: "eggs (from free-range hens)". */
const animals = /^(?:cows?|cattle|goats?|sheep|ewes?|hens?|chickens?|ducks?|quails?|geese|poultry|bees?)$/
const givenBy =
  /\b(?:milk|butter|ghee|cream|cheese|yogh?urt|eggs?|honey)\b(?:[^.;]{0,40}\bfrom\s+(?:[a-z-]+\s+){0,3}|\s\((?:[a-z]+,? (?:or )?){0,2})$/

/** A colour, a size or a look: "cream-coloured", "a walnut-sized piece", "biscuit brown", "egg-shaped". */
const onlyLooks =
  /^(?:[\s-]+colou?r(?:ed|s)?\b|-(?:heavy|rich|like|style|yellow|brown|gold|golden|white|red|orange|shaped?|scented|size|sized)\b|\s+(?:textured?|consistency)\b|\s+(?:sized|shaped|size (?:pieces?|balls?|lumps?|chunks?|dots?))\b)/

/** Whether the name of a food names none in its place. */
export const isOtherSense = (context: NameContext): boolean =>
  otherWords.has(context.name) ||
  onlyLooks.test(context.after) ||
  (animals.test(context.name) && givenBy.test(context.lineBefore)) ||
  // "Vinegar, plus extra for seasoning"
  (vague.has(context.name) && (!context.isIngredient || /\bfor\s+$/.test(context.before))) ||
  isVerb(context) ||
  isVessel(context)
