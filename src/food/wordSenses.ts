/*
 * Words that name a food elsewhere, and none where they stand: verbs, vessels, idioms, addresses. The patterns read a
 * bounded piece of the text before and after the word, so that the time stays linear.
 */

/** The text around the name of a food. */
export interface NameContext {
  /** The few words before it in its sentence. */
  readonly before: string
  /** The words before it in its line, also those of brackets and other sentences. */
  readonly lineBefore: string
  /** The name, in lower case, as the text writes it. */
  readonly name: string
  /** The few words after it, also beyond the end of the sentence. */
  readonly after: string
  /** Whether the text is the line of an ingredient. */
  readonly isIngredient: boolean
}

/** Addresses and names of files. Their words do not belong to the recipe. */
const addresses =
  /\b(?:https?:\/\/|www\.)\S{1,500}|\b[\w.+-]{1,64}@[\w-]{1,64}\.\w{2,10}\b|\b[\w-]{2,64}\.(?:com|org|net|io|co\.uk|de|fr|html?|jpe?g|png|pdf)\b(?:\/\S{0,500})?|\B[#@]\w{2,64}/gi

/** A line that says where a recipe comes from, or where to read on. */
const reference =
  /^\W*(?:sources?|credits?|adapted from|inspired by|recipe (?:from|by|adapted)|originally (?:from|published)|original(?: recipe)?|via|photos?(?: by)?|images?(?: by)?|videos?|links?|website|see also|related(?: recipes)?|you (?:may|might) also like|more recipes|read more|tags?|categor(?:y|ies)|keywords?|author|country|region|origin|cuisine)\s*:/i

/** Sayings, and names that hold the word for a food and are none of it. */
const idioms =
  /\b(?:(?:go(?:es|ing)?|went|drives? (?:me|you|us|them)|drove (?:me|you|us|them)) nuts|nuts (?:about|over|and bolts)|in a nutshell|(?:tough|hard) nut(?: to crack)?|red herrings?|use your (?:noodle|loaf|bean)|(?:my|your|his|her|our|their) bread and butter|piece of cake|cakewalk|icing on the cake|cherry on (?:the )?(?:top|cake)|selling like hot ?cakes|bread[- ]and[- ]butter(?= (?:pickles?|of|skill|dish|technique))|bread and butter pickles?|(?:big|say|the whole) cheese(?=[!.,;]|$)|butter(?:s|ed|ing)? (?:(?:me|you|him|her|us|them) )?up|cold turkey|talk(?:ing)? turkey|big fish|fish(?:ing)? for compliments|like a fish|(?:other|bigger) fish to fry|fish out of water|small fry|(?:couch|hot) potato|full of beans|spill(?:ed|ing)? the beans|egg(?:ed|s|ing)? (?:me|you|him|her|us|them) on|(?:good|bad|rotten) egg(?=[!.,;]|$)|nest egg|egg on (?:your|my|his|her|their) face|eggs in one basket|(?:walk(?:ing)?|tread(?:ing)?) on eggs|without breaking (?:a few |some )?eggs|c?hicken[- ]and[- ]egg (?:problem|question)|cry(?:ing)? over spil(?:t|led) milk|land of milk and honey|milk it\b|mother['’]s milk|bring(?:s|ing)? home the bacon|(?:save|saved|saves) (?:your|my|his|her|our|their|the) bacon|cream of the crop|cr[eè]me de la cr[eè]me|smart cookie|(?:how|way) the cookie crumbles|cookie[- ]cutter|beef(?:s|ed|ing)? (?:(?:it|this|things) )?up|ham(?:s|med|ming)? it up|hams? it\b|pigg?(?:s|ed|ing)? out|chicken(?:s|ed|ing)? out|don['’]t be (?:a )?chicken|spring chicken|no chicken\b(?=[!.])|play(?:s|ing)? chicken|toast of the town|wine and dine|champagne (?:taste|problem|moment)s?|dutch courage|sour grapes|apple of (?:my|your) eye|salt of the earth|worth (?:his|her|its|their) salt|gravy train|the rest is gravy|meat of the matter|meat and potatoes(?= of)|dead meat|dog['’]s dinner|goose ?bumps|wild goose chase|cook(?:s|ed|ing)? (?:your|his|her) goose|golden goose|lame duck|sitting ducks?|ducks in a row|duck soup(?=[!.,;]|$)|like water off a duck|when pigs fly|guinea pigs?|pig ?tails?|rabbit hole|sacred cow|holy cow|till the cows come home|kettle of fish|sardine[- ]packed|(?:packed|packing|crammed|squeezed) (?:\w+ )?(?:in )?like sardines|(?:clam|happy) as a clam|clam(?:s|med|ming)? up|the world is your oyster|snail['’]?s pace|crab ?grass|shrimp(?:y)? size|lamb(?:s)? to the slaughter|gentle as a lamb|mutton dressed|jam[- ]packed|traffic jam|money for jam|(?:sweet|thank you|thanks|dear|hi|hey|hello|enjoy),? honey(?=[!.,;]|$)|honey(?=, (?:you|i|we|this|it)\b)|honey ?moon|for peanuts|peanut gallery|chicken of the sea|food processors?|(?:the )?wheat from (?:the )?chaff|(?:break(?:s|ing)?|broke) bread(?= (?:with|together)\b|[.!;]|$))/gi

/** Replaces what names no food by spaces, so that the positions stay. Returns '' for a line that names a source. */
export function maskOtherWords(text: string): string {
  if (reference.test(text)) return ''
  const blank = (words: string) => ' '.repeat(words.length)
  return text.replace(addresses, blank).replace(idioms, blank)
}

const determiner =
  /(?:\b(?:the|an?|of|your|some|any|more|extra|with|remaining|rest|fresh|whipped|double|single|heavy|sour|thick|light|white|whole|warm|cold|hot|raw|cooked|flaked|sliced|crusty|stale)|[\d½¼¾⅓⅔])\s+$/i
/** What a verb acts on. */
const verbObject =
  /^\s+(?:the|an?|your|this|that|these|those|each|every|all|both|it|them|everything|together|some|any|out|any)\b/i
/** Words and signs that show that the first word of a sentence is a noun: "Cream is added last." */
const afterNoun =
  /^\s+(?:is|are|was|were|goes|go|can|could|will|would|should|may|might|must|has|have|makes?|gives?|adds?|helps?|works?|comes?|keeps?|and|or|for|of|to|from|on|at|if|as|but|plus|not|such|like|instead|that|which|optional)\b/i
const verbs =
  /^(?:cream|fish|milk|sprinkle|beef|duck|bread|smash|perch|flounder|ham|egg|batter|crab|skate|jam|carp|grouse)$/
/** These begin the sentence of a step so often that they need no article: "Cream sugar and oil." */
const openingVerbs = /^(?:cream|fish|smash|milk|sprinkle)$/
const sentenceStart = /^\s*(?:\d{1,2}[.)]\s*)?(?:(?:then|first|next|now|\p{L}{2,}ly)[\s,]+|(?:\p{L}+\/){1,3})?$/iu

/** "Spread the coals", "shortening the rise", but not "cut in shortening all at once". */
const otherVerbs = /^(?:spread|shortening|seasoning|filling|topping|dressing)$/
const otherObject = /^\s+(?:the|your|this|that|it|them|out|over|evenly)\b/i
/** "Smash then mince" */
const inRow = /^(?:mince|smash|cream|butter|flour|batter|milk|bread)$/
/** "Cream Butter and Sugar" of a heading. */
const creamed = /^\s+(?:\p{L}+ed\s+)?(?:butter|margarine|shortening|sugar|fat)\b/iu

/** Whether a word is a verb by its place: at the start of a sentence, or before what it acts on. */
function isVerb({ before, name, after, isIngredient }: NameContext): boolean {
  if (otherVerbs.test(name)) return otherObject.test(after) && !determiner.test(before)
  if (inRow.test(name) && /\bthen\s+$/i.test(before)) return true
  if (!verbs.test(name)) return false
  if (name === 'cream' && sentenceStart.test(before) && creamed.test(after)) return true
  if (verbObject.test(after)) return !determiner.test(before)
  return (
    !isIngredient &&
    openingVerbs.test(name) &&
    sentenceStart.test(before) &&
    /^\s+\p{Ll}/u.test(after) &&
    !afterNoun.test(after)
  )
}

/** Tools and machines. */
const tool =
  /^[\s-]+(?:kni(?:fe|ves)|pans?(?! sauces?| juices?)|saucepans?|skillets?|machines?|makers?|mixers?|press(?:es)?|cutters?|graters?|slicers?|mou?lds?|cookers?|kettles?|steamers?|brush(?:es)?|thermometers?|mallets?|tenderi[sz]ers?|grinders?|hammers?|timers?|whisks?|beaters?|poachers?|openers?|shakers?|sifters?|sieves?|strainers?|scrapers?|scoops?|spoons?|forks?|ladles?|tureens?|flutes?|spinners?|separators?|frothers?|whippers?|testers?|stuffers?|scoopers?|dippers?|churns?|mills?|deveiners?|shears|tweezers|tongs|spatulas?|cleavers?|coolers?|irons?|stones?|peelers?|processors?|muslin|stands?|racks?|tumblers?|goblets?|decanters?|tankards?|snifters?|basins?|cloths?|clothes?|thie(?:f|ves))\b/i
/** What food is kept or sold in: a vessel in a step, but an amount in the line of an ingredient. */
const container =
  /^[\s-]+(?:pots?(?![\s-]+(?:pies?|roasts?|noodles?|stickers?))|jugs?|jars?|bottles?|tubs?|cartons?|bags?|boxes|box|bins?|baskets?|containers?|crocks?|glass(?:es)?|bowls?(?= (?:and|with|until|over|to)\b))\b/i
/** Vessels of one food. */
const vesselOf: readonly (readonly [food: RegExp, vessel: RegExp])[] = [
  [
    /(?:bread|loaf|cakes?|cupcakes?|muffins?|buns?|sponge|pies?|tarts?|quiche|flan|(?<!\b(?:puff|filo|phyllo|fillo|shortcrust|flaky|shortcut) )pastry|pizza|biscuits?|cookies?|brownies?|brioche|puddings?|scones?|rolls?|sandwich|waffle|doughnuts?|savarin|bundt|baguette|croissant|yorkshire)$/,
    /^[\s-]+(?:tins?|trays?|sheets?|rings?|liners?|cases?(?= (?:or|and|in|with|until)\b|[,.;]|$)|papers?|dish(?:es)?|boards?|stands?|plates?|hooks?|wheels?|cups?|sacks?)\b/i,
  ],
  [/^(?:butter|lasagne|lasagna|souffle|soufflé)$/, /^[\s-]+(?:dish(?:es)?|papers?|wrappers?|cups?)\b/i],
  [/^(?:eggs?|custard|coffee|tea)$/, /^[\s-]+(?:cups?|rings?|trays?)\b/i],
  [/^(?:crumpets?)$/, /^[\s-]+rings?\b/i],
  [/^(?:gravy|sauce)$/, /^[\s-]+boats?\b/i],
  [/^(?:meat|fish|butcher)$/, /^[\s-]+(?:hooks?|slice(?!d)|boards?)\b/i],
  [/^(?:nuts?|lobster|crab)$/, /^[\s-]+(?:crackers?|picks?|milk bags?)\b/i],
  [/^(?:whipped cream|cream)$/, /^[\s-]+(?:chargers?|siphons?)\b/i],
  [/^(?:soup|salad|punch)$/, /^[\s-]+(?:bowls?|plates?|pots?)\b/i],
  [/^pasta$/, /^[\s-]+(?:wheels?|rollers?)\b/i],
]
/** "1 chicken stock pot" is stock, and "a large stock pot" a pot. */
const stockPot = /^(?:stock|chicken stock|vegetable stock)[\s-]+pots?$/

/** Vessels that are named after a food: "on an oyster plate", "in a pasta pot". */
const putOn =
  /\b(?:on|onto|in|into|use|using|from)\s+(?:an?|the|your)\s+(?:(?:large|small|big|wooden|deep|shallow|clean)\s+)?$/i
const put = /^[\s-]+(?:plates?|platters?|boards?|bowls?|trays?|pots?|tins?|cups?)\b(?! of\b)/i

function isVessel({ name, after, before, isIngredient }: NameContext): boolean {
  // A floured board has flour.
  if (name === 'floured') return false
  if (stockPot.test(name))
    return (
      !isIngredient ||
      (name === 'stock pot' && before.trim() === '') ||
      /\b(?:large|big|heavy|deep|tall)[\s,-]+$/i.test(before)
    )
  if (/^stock$/.test(name) && /^[\s-]+pots?\b/i.test(after)) return !isIngredient
  if (tool.test(after) && !/^[\s-]+pans?[\s-]+(?:fried|seared|roasted)/i.test(after)) return true
  if (!isIngredient && (container.test(after) || (put.test(after) && putOn.test(before)))) return true
  return vesselOf.some(([food, vessel]) => food.test(name) && vessel.test(after))
}

/**
 * Words that a text writes for something else than for the food that has the name: a place, an adjective, the name of a
 * food in another language.
 */
const otherMeanings: readonly RegExp[] = [
  // "A sweet onion", but sweets, and "bitter leaves", but bitters.
  /^(?:sweet|bitter)$/,
  /^(?:specks|cracklings?|dim|mast|til|mu|ot|res|sal|mac|snag|anchor|clover|stork|flora|galaxy|carnation|mani|manis|saba|baka|ole)$/,
]
const otherMeaningBefore: readonly (readonly [name: RegExp, before: RegExp])[] = [
  [/^turkey$/, /\b(?:in|from|of|across|southern|western|eastern|northern)\s+$/i],
  [/^(?:speck|lumps?)$/, /\b(?:a|no|any|every|each|dark|brown|green|little)\s+$/i],
  [/^port$/, /\b(?:usb|the)\s+$/i],
  [/^stout$/, /\b(?:a|of)\s+$/i],
  [/^sole$/, /\b(?:the|your|my|a)\s+$/i],
  // Of meat, or of the recipe's own dough.
  [/^loaf$/, /\b(?:the|your|of|into (?:an?|one))\s+$/i],
  [/^stock$/, /\b(?:in|out of|take|takes|taking)\s+$/i],
  // The nuts of the list, ground.
  [/^ground nuts?$/, /\bthe\s+$/i],
  [/^candy$/, /\b(?:become|becomes|like|turns? (?:in)?to)\s+$/i],
  [/^curds?$/, /\bbean\s+$/i],
  [/^apple cider$/, /\bvinegar\b[^.;]{0,25}$/i],
  [/^(?:jelly|swiss)$/, /\blike\s+$/i],
  [/^toast$/, /\b(?:and|to|then|lightly|briefly|if [^.]{0,40},)\s+$/i],
  [/^bay$/, /\bat\s+$/i],
  // A spice that is named after its dish: "1 tsp chicken tikka masala"
  [
    /\b(?:chicken|fish|meat|mutton|egg)\b.{0,40}\b(?:masala|curry)$/,
    /\b(?:tsp|tbsp|tbs|teaspoons?|tablespoons?)\.?\s+(?:of\s+)?$/i,
  ],
  // "Vinegar, plus extra for seasoning"
  [/^seasonings?$/, /\bfor\s+$/i],
  [/^tartare$/, /\b(?:tuna|salmon|fish|scallop|beet|beetroot|carrot|tomato|avocado|vegetable)\s+$/i],
]
const otherMeaningAfter: readonly (readonly [name: RegExp, after: RegExp])[] = [
  [/^stock$/, /^\s+(?:up\b|photos?\b|rooms?\b)/i],
  [/^(?:wine|ale|beer|cider|champagne)$/, /^\s+yeasts?\b/i],
  [/^cannelloni$/, /^\s+beans?\b/i],
  [/^jelly$/, /^[\s-]+rolls?\b/i],
  [/^(?:pecans?|nuts?|almonds?|walnuts?)$/, /^\s+wood\b/i],
  [/^hot ?dogs?$/, /^[\s-]+(?:style|fold|shape)\b/i],
  [/^egg[ -]yolks?$/, /^[\s-]+yellow\b/i],
  [/^lactose$/, /^[\s-]+intoleran/i],
  [/^light cream$/, /^\s+cheese\b/i],
  [/^(?:muscat|moscato|madeira|rioja|chianti|cabernet|merlot)$/, /^\s+vinegars?\b/i],
  [/^sole$/, /^\s+(?:purpose|reason|exception|ingredient)\b/i],
  [/^stout$/, /^\s+(?:pot|pan|spoon|knife)\b/i],
  [/^port$/, /^\s+(?:of|city|town)\b/i],
  // "Black, kidney, or refried beans", "beans (kidney and pinto)"
  [/^kidney$/, /^(?:,| and\b| or\b)[^.;()\d]{0,40}?\b(?:beans?|pinto|cannellini)\b/i],
  [/^danish$/, /^\s+(?!past)(?!and\b|or\b)\p{L}/iu],
  // A filling and a spice for a pie of fruit have no crust.
  [/^(?:(?:apple|cherry|blueberry|peach|berry|fruit|pumpkin) )?pie$/, /^\s+(?:fillings?|spices?)\b/i],
  [/^bourbon$/, /^\s+vanilla\b/i],
  // "So it just barley covers"
  [/^barley$/, /^\s+(?:cover|submerg|set\b|warm|done|any\b|melted|visible)/i],
  [/^wine$/, /^\s+(?:pairings?|suggestions?|lovers?)\b/i],
  [/^(?:sushi|sashimi)$/, /^[\s-](?:grade|nori|rice|vinegar|mat)\b/i],
  [/^(?:hot ?dogs?|hamburgers?)$/, /^\s+(?:buns?|rolls?|baps?)\b/i],
  [/^cream$/, /^\s+(?:on|at)\s+(?:low|medium|high|slow)\b/i],
  [/^half[ -](?:and|&)[ -]half$/, /^\s+\p{L}+\s+and\s/iu],
  [/^(?:cake|cakes)$/, /^\s+(?:of (?:soap|yeast|tofu)|on|onto)\b/i],
  [/^honey$/, /^[\s-]+(?:colou?r\w*|brown|gold\w*)\b/i],
  [/^(?:jelly|curd|butter|cream|custard|milk|nut|egg|fish|bread|cake|cheese)$/, /^['’]s\b(?= (?:sake|best))/i],
]

/** The animals that give a food, which is not made of them: "eggs (from free-range hens)". */
const animals = /^(?:cows?|cattle|goats?|sheep|ewes?|hens?|chickens?|ducks?|quails?|geese|poultry|bees?)$/
const givenBy =
  /\b(?:milk|butter|ghee|cream|cheese|yogh?urt|eggs?|honey)\b(?:[^.;]{0,40}\bfrom\s+(?:[\p{L}-]+\s+){0,3}|\s\((?:\p{L}+,? (?:or )?){0,2})$/iu

/** Words that do not name a food of their own in a step: "check the seasoning". */
const vague = /^(?:seasonings?|adobo|juices|crumbs?|dressing|topping|filling|glaze|flowers?|digestive|dripping)$/

/** A colour, a size or a look: "cream-coloured", "a walnut-sized piece", "biscuit brown", "egg-shaped". */
const onlyLooks =
  /^(?:[\s-]+colou?r(?:ed|s)?\b|-(?:heavy|rich|like|style|yellow|brown|gold|golden|white|red|orange|shaped?|scented|size|sized)\b|\s+(?:textured?|consistency)\b|\s+(?:sized|shaped|size (?:pieces?|balls?|lumps?|chunks?|dots?))\b)/i

/** Whether the name of a food names none in its place. */
export const isOtherSense = (context: NameContext): boolean =>
  otherMeanings.some((meaning) => meaning.test(context.name)) ||
  otherMeaningBefore.some(([name, before]) => name.test(context.name) && before.test(context.before)) ||
  otherMeaningAfter.some(([name, after]) => name.test(context.name) && after.test(context.after)) ||
  onlyLooks.test(context.after) ||
  (animals.test(context.name) && givenBy.test(context.lineBefore)) ||
  (!context.isIngredient && vague.test(context.name)) ||
  isVerb(context) ||
  isVessel(context)
