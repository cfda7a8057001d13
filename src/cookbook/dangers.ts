import { type Food, findFoods, isKindOf } from '../food'

/** A food, or a state of it, that can make people very ill. */
export interface Danger {
  /** As a sentence names it. */
  readonly name: string
  /** The words of an entry that mean it. */
  readonly typed: RegExp
  /** One line for the user. */
  readonly rule: string
  /** Who says so. */
  readonly source: string
  /**
   * What a reply does: it says the rule beside the dish, leaves the food out and says the rule, or declines, because
   * nobody should cook with it by a page's advice.
   */
  readonly answer: 'say' | 'leave out' | 'decline'
  /** Whether it is about how long a food was kept. A wish may name such a time for another reason: "lunch for five days". */
  readonly isAboutAge?: true
}

const oldAge = '(?:[2-9]|\\d\\d+|two|three|four|five|six|seven|several|some|few)'
const tooOld = `\\b${oldAge}[- ]days?\\b|\\bweeks?\\b|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\bthe other day\\b|\\bbefore yesterday\\b|\\bdays old\\b`

/** Foods that a reply must not use without a word, or not at all. The first that an entry means counts. */
export const dangers: readonly Danger[] = [
  {
    name: 'puffer fish',
    typed: /\b(?:puffer ?fish|fugu|blow ?fish|globe ?fish)\b/i,
    rule: 'Puffer fish can hold a deadly poison that no cooking destroys. Only trained and licensed cooks may prepare it.',
    source: 'FDA, Advice about eating puffer fish',
    answer: 'decline',
  },
  {
    name: 'poisonous mushrooms',
    typed:
      /\b(?:death ?caps?|destroying angels?|amanitas?|fly agarics?|webcaps?|false morels?|gyromitras?|funeral bells?)\b/i,
    rule: 'These mushrooms are poisonous, some of them deadly, and cooking does not change that. If anybody has eaten one, call a doctor at once.',
    source: 'CDC, Amanita phalloides mushroom poisonings (MMWR 2017)',
    answer: 'decline',
  },
  {
    name: 'poisonous plants',
    typed:
      /\b(?:foxgloves?|digitalis|hemlock|dropwort|(?:deadly|black) nightshade|belladonna|oleander|lil(?:y|ies) of the valley|yew(?: berries| needles)?|castor beans?|monkshood|aconite|wolfsbane|laburnum|datura|jimson ?weed|daffodils?|autumn crocus|meadow saffron|giant hogweed|rosary peas?|mistletoe|angel['’]?s trumpets?)\b/i,
    rule: 'This plant is poisonous, and no cooking makes it food. If anybody has eaten it, call a doctor at once.',
    source: 'FDA, Poisonous plant database; Royal Horticultural Society, Potentially harmful garden plants',
    answer: 'decline',
  },
  {
    name: 'mushrooms that somebody picked',
    typed:
      /\b(?:unknown|unidentified|strange|foraged|picked|found|home-?picked|garden|lawn|woodland|forest)\b.*\bmushrooms?\b|\bmushrooms?\b.*\b(?:from (?:the|our|my) (?:garden|lawn|woods?|forest|field)|(?:i|we) (?:found|picked)|foraged|picked|unidentified|unknown)\b/i,
    rule: 'Eat wild mushrooms only if an expert has looked at each of them: deadly ones look like good ones.',
    source: 'FDA, Wild mushrooms; NHS, Food poisoning',
    answer: 'leave out',
  },
  {
    name: 'wild mushrooms',
    typed: /\bwild mushrooms?\b/i,
    rule: 'Use wild mushrooms from a shop only, or ones that an expert has looked at.',
    source: 'FDA, Wild mushrooms',
    answer: 'say',
  },
  {
    name: 'dried beans',
    typed:
      /\b(?:dried|dry|raw|uncooked|soaked|unsoaked|uncanned)(?: (?!green|french|string|long|jelly|coffee|cacao|cocoa|vanilla|baked|tinned|canned|and|with|or)\w+){0,3} beans\b|\b(?:kidney|red|white|cannellini|borlotti|pinto|black|butter|lima|haricot|navy) beans\b.*\b(?:dried|dry|raw|uncooked|soaked|not (?:from )?(?:an? )?(?:tin(?:ned)?|can(?:ned)?))\b/i,
    rule: 'Soak dried beans for 12 hours, pour the water off, boil them hard for 10 minutes, and simmer until soft. Underdone kidney beans are poisonous, and a slow cooker does not boil them. Tinned ones are ready.',
    source: 'FDA, Bad Bug Book (phytohaemagglutinin); Food Standards Agency',
    answer: 'leave out',
  },
  {
    name: 'lupin beans',
    typed: /\blupin(?:e|i)?s?\b(?! flour)/i,
    rule: 'Raw lupin beans hold bitter poisons: they need days of soaking in water that is changed often. Those in brine are ready. Lupins are an allergen, as peanuts are.',
    source: 'BfR, Lupin seeds: health impairments possible from bitter alkaloids',
    answer: 'leave out',
  },
  {
    name: 'bitter courgettes, squashes or cucumbers',
    typed:
      /\bbitter (?:tasting )?(?:courgettes?|zucchinis?|squash(?:es)?|pumpkins?|marrows?|cucumbers?)\b|\b(?:courgettes?|zucchinis?|squash(?:es)?|pumpkins?|marrows?|cucumbers?)\b.*\bbitter\b/i,
    rule: 'A courgette, squash or cucumber that tastes bitter holds cucurbitacins, poisons that cooking does not destroy. Throw it away.',
    source: 'BfR, Poisonous cucurbitacins in courgettes',
    answer: 'leave out',
  },
  {
    name: 'green or sprouting potatoes',
    typed:
      /\b(?:green(?:ed|ish)?|sprout(?:ed|ing|y)) (?:old |new |baby |small )?(?:potato(?:es)?|spuds?)\b|\b(?:potato(?:es)?|spuds?)\b\W*(?:(?:that|which|have|has|are|with|a|bit|little|slightly|gone|going|turned|turning|some|old|and) )*(?:green(?! (?:beans?|peas?|onions?|pepper|chil))|sprout)/i,
    rule: 'Green or sprouting potatoes hold solanine, a poison that cooking does not destroy. Throw them away.',
    source: 'USDA, Ask USDA: Are green potatoes dangerous?; Food Standards Agency',
    answer: 'leave out',
  },
  {
    name: 'rice that was kept for more than a day',
    typed: new RegExp(`(?:${tooOld}).*\\brice\\b|\\brice\\b.*(?:${tooOld})`, 'i'),
    rule: 'Eat cooked rice within a day, kept in the fridge. In older rice bacteria leave a poison that heating does not destroy.',
    source: 'Food Standards Agency, Home food fact checker; NHS, Can reheating rice cause food poisoning?',
    answer: 'leave out',
    isAboutAge: true,
  },
  {
    name: 'tins and jars that are swollen or leak',
    typed:
      /\b(?:swollen|bulging|bulged|blown|leaking|leaky) (?:tins?|cans?|jars?|lids?)\b|\b(?:tins?|cans?|jars?|lids?|canned|bottled)\b.*\b(?:swollen|bulg(?:es|ed|ing)|leak(?:s|ed|ing)|hiss(?:es|ed|ing)?|popped)\b/i,
    rule: 'A swollen or leaking tin or jar can hold the poison of botulism, which has no smell. Do not taste what is in it, and throw it away unopened.',
    source: 'CDC, Home-canned foods; USDA, Shelf-stable food safety',
    answer: 'leave out',
  },
  {
    name: 'mince, poultry and liver that stay pink',
    typed:
      /\b(?:keep|cook(?:ed)?|serve[ds]?|leave|left|make|stays?|still)\b[^.,]*\b(?:pink(?! salmon)|rare|bloody|raw inside)\b/i,
    rule: 'Poultry, liver, sausages and all that is made of mince are safe when no pink is left in the middle, at 74 °C (165 °F).',
    source: 'USDA, Safe minimum internal temperatures; Food Standards Agency, Cooking',
    answer: 'say',
  },
  {
    name: 'garlic or herbs kept in oil',
    typed:
      /\b(?:infus\w+|flavou?r\w*) (?:olive )?oils?\b|\bconfit\b.*\bgarlic\b|\bgarlic confit\b|\b(?:home-?made|make|making) (?:\w+ (?:and )?){0,2}(?:garlic|herb|basil|rosemary|chill?i) oil\b|\b(?:garlic|herbs?|basil|rosemary|chill?i(?:es)?)(?:[- ]infused)?[- ]oil\b.*\b(?:months?|weeks?|cupboard|shelf|store|keep|jar)\b|\bgarlic\b.*\b(?:in|under) (?:olive )?oil\b/i,
    rule: 'Garlic and herbs in oil can grow the poison of botulism, which has no smell. Keep what you make in the fridge, and use it within four days.',
    source: 'USDA, Can you store garlic in oil?; CDC, Botulism prevention',
    answer: 'say',
  },
  {
    name: 'food in jars for the shelf',
    typed:
      /\b(?:(?:pressure |home[- ])?canning|can (?:them|it|these)|bottle (?:them|it|these)|jars?)\b.*\b(?:shelf|pantry|cupboard|winter|months?)\b/i,
    rule: 'Vegetables, meat, fish and sauces in jars for the shelf can grow the poison of botulism, which has no smell: only a pressure canner and a tested recipe make them safe. Freeze them, or keep them in the fridge for some days.',
    source: 'USDA, Complete Guide to Home Canning; CDC, Home-canned foods',
    answer: 'say',
  },
  {
    name: 'food that stood out of the fridge',
    typed:
      /\b(?:rice|chicken|turkey|beef|pork|lamb|meat|mince|fish|prawns?|shrimps?|curry|stew|soup|pasta|milk|leftovers?)\b.*\b(?:left|been|stood|sat|sitting|standing|thaw(?:ed|ing)|defrost(?:ed|ing)) (?:out|on the (?:counter|side|table|hob|stove|worktop|radiator)|at room temperature)\b/i,
    rule: 'Meat, fish, cooked rice and dishes of them that stood out of the fridge for over two hours are not safe, and heating does not change that. Throw them away.',
    source: 'USDA, Danger zone (40 °F to 140 °F); Food Standards Agency, Chilling',
    answer: 'leave out',
  },
  {
    name: 'food that has gone off',
    typed:
      /\b(?:mou?ldy|rotten|rotting|spoil(?:ed|t)|rancid|slimy|sticky and grey|grey and sticky|smelly|smells?(?! (?:good|fine|nice|ok|okay|great|fresh|lovely))|stink(?:s|y)|gone off|gone bad|went off|out of date|expired|past (?:its|the|their) (?:use[- ]by|sell[- ]by|date)|sell[- ]by (?:last|yesterday))\b/i,
    rule: 'What is mouldy, smells wrong or is past its use-by date is not safe, and cooking does not change that. Throw it away.',
    source: 'Food Standards Agency, Best before and use-by dates; USDA, Molds on food',
    answer: 'leave out',
  },
  {
    name: 'meat, fish and leftovers that are too old',
    typed:
      /(?:\b(?:[5-9]|\d\d+|five|six|seven)[- ]days?\b|\bweeks?\b).*\b(?:chicken|turkey|beef|pork|lamb|meat|mince|fish|prawns?|shrimps?|curry|stew|chill?i|soup|pasta|leftovers?)\b|\b(?:chicken|turkey|beef|pork|lamb|meat|mince|fish|prawns?|shrimps?|curry|stew|soup|pasta|leftovers?)\b.*(?:\b(?:[5-9]|\d\d+|five|six|seven)[- ]days?\b|\b(?:a |last |\d )?weeks? (?:old|ago)\b|\b(?:last|for (?:a|over a|\d|two|three)) weeks?\b)/i,
    rule: 'Eat leftovers within two to four days, and cook raw poultry, mince and fish within two, kept in the fridge. Throw away what is older.',
    source: 'Food Standards Agency, Chilling; USDA, Leftovers and food safety',
    answer: 'leave out',
    isAboutAge: true,
  },
  {
    name: 'an illness or medicine in mind',
    typed:
      /\b(?:medicines?|medications?|(?:blood pressure|heart) (?:tablets|pills)|blood thinners?|\w*statins?|warfarin|(?:am|fe)lodipine|maois?|phenelzine|antidepressants?|lithium|methotrexate|chemo(?:therapy)?|dialysis|(?:kidney|liver) (?:disease|failure|problems?)|g6pd|favism|phenylketonuria|pku)\b/i,
    rule: 'Ask a doctor, dietitian or pharmacist what goes with yours: grapefruit can be dangerous with many medicines, aged cheese with MAOIs, star fruit and much potassium for weak kidneys, broad beans with favism.',
    source:
      'FDA, Grapefruit juice and some drugs don’t mix; National Kidney Foundation, Star fruit; MedlinePlus, Phenelzine, G6PD deficiency',
    answer: 'decline',
  },
  {
    name: 'food for an animal',
    typed: /\bfor (?:my|our|the|a|his|her) (?:\w+ )?(?:dog|puppy|cat|kitten|pet|parrot|hamster)s?\b/i,
    rule: 'The cookbook writes for people. Onions, garlic, grapes, raisins, chocolate and xylitol poison dogs and cats.',
    source: 'FDA, Potentially dangerous items for your pet',
    answer: 'say',
  },
  {
    name: 'raw fish, eggs and flour',
    typed:
      /\b(?:tartare(?! sauce)|sashimi|ceviche|carpaccio|sushi(?! (?:ri[cs]e|vinegar|ginger|nori|seasoning))|(?:raw|edible) cookie dough|raw (?:eggs?|egg yolks?|oysters?|flour))\b/i,
    rule: 'Raw fish, meat, eggs and flour can carry germs and worms. Fish to be eaten raw must have been deep-frozen, and none of it is for anybody pregnant, small, old or frail.',
    source: 'FDA, Selecting and serving fresh and frozen seafood safely; FDA, Flour is a raw food',
    answer: 'say',
  },
  {
    name: 'shellfish that are open or broken',
    typed: /\b(?:mussels?|clams?|cockles?|oysters?)\b.*\b(?:open(?:ed)?|gaping|broken|cracked|dead)\b/i,
    rule: 'Throw away mussels, clams and oysters that are broken, or stay open when tapped, and those that stay shut when cooked: they were dead before, and can make people very ill.',
    source: 'FDA, Selecting and serving fresh and frozen seafood safely',
    answer: 'leave out',
  },
  {
    name: 'fiddleheads, fresh bamboo shoots and morels',
    typed: /\b(?:fiddleheads?|morels?|(?:fresh|raw) bamboo shoots?)\b/i,
    rule: 'Fiddleheads, fresh bamboo shoots and morels make people ill when they are raw: boil the first two for 15 minutes and pour the water away, and cook morels right through.',
    source:
      'CDC, Ostrich fern poisoning (MMWR 1994); Food Standards Australia New Zealand, Cassava and bamboo shoots; FDA, Morels',
    answer: 'say',
  },
  {
    name: 'plants that somebody picked',
    typed:
      /\b(?:foraged|wild|unknown|unidentified|hedgerow)\b.*\b(?:berr(?:y|ies)|greens|plants?|roots?|herbs?|garlic|leaves|leeks?|carrots?|parsnips?)\b/i,
    rule: 'Wild plants have poisonous doubles: lily of the valley looks like wild garlic, hemlock like wild carrot. Take only what somebody who knows it has looked at.',
    source: 'BfR, Wild garlic and its poisonous doubles; MedlinePlus, Hemlock poisoning',
    answer: 'say',
  },
  {
    name: 'rhubarb leaves',
    typed: /\brhubarb (?:leaf|leaves|tops|greens)\b/i,
    rule: 'Rhubarb leaves are poisonous. Only the stalks are food.',
    source: 'MedlinePlus, Rhubarb leaves poisoning',
    answer: 'leave out',
  },
  {
    name: 'elderberries',
    typed: /\belder ?berr(?:y|ies)\b/i,
    rule: 'Raw elderberries, and their stems and leaves, make people ill. Take the ripe berries off the stems and boil them well before you use them.',
    source: 'CDC, Poisoning from elderberry juice (MMWR 1984)',
    answer: 'leave out',
  },
  {
    name: 'bitter kernels',
    typed: /\bbitter almonds?\b|\b(?:apricot|peach|cherry|plum) (?:kernels?|stones?|pits?)\b/i,
    rule: 'Bitter almonds and the kernels of apricots and other stone fruit release cyanide.',
    source: 'Food Standards Agency, Bitter apricot kernels',
    answer: 'leave out',
  },
  {
    name: 'fresh ackee',
    typed: /\b(?:fresh|unripe|raw) ackees?\b/i,
    rule: 'Unripe ackee is poisonous. Tinned ackee is ready to use.',
    source: 'FDA, Import alert 21-11 (hypoglycin A)',
    answer: 'leave out',
  },
  {
    name: 'bitter cassava',
    typed: /\bbitter (?:cassava|yuca|manioc)\b|\braw (?:cassava|yuca|manioc)\b/i,
    rule: 'Raw or bitter cassava releases cyanide. Use sweet cassava, peeled and boiled until soft.',
    source: 'Food Standards Australia New Zealand, Cassava and bamboo shoots',
    answer: 'leave out',
  },
  {
    name: 'cassava',
    typed: /\b(?:cassava|yuca|manioc|mandioca)\b(?! (?:flour|starch|tortilla|couscous|chip|crisp|cracker|lea))/i,
    rule: 'Peel cassava, and never eat it raw: boil it until soft and pour the water away.',
    source: 'Food Standards Australia New Zealand, Cassava and bamboo shoots',
    answer: 'say',
  },
  {
    name: 'raw milk',
    typed: /\b(?:raw|unpasteuri[sz]ed) (?:cow['’]?s? |goat['’]?s? |sheep['’]?s? )?(?:milk|cream|cheese)\b/i,
    rule: 'Raw milk and what is made of it can carry dangerous germs: not for anybody pregnant, small or frail.',
    source: 'FDA, The dangers of raw milk; NHS, Foods to avoid in pregnancy',
    answer: 'say',
  },
]

/** How much of an entry, and of what the user says, is read, in characters. */
const MAX_TEXT = 500

const isMeant = ({ typed }: Danger, text: string) => typed.test(text.slice(0, MAX_TEXT))

/** What a list says of dangerous foods. */
export interface ReadDangers {
  /** The entries without the dangerous foods. */
  readonly entries: readonly string[]
  /** What a reply says: "Not used: rhubarb leaves. They are poisonous." */
  readonly notes: readonly string[]
  /** The first danger that a reply declines, as an apology says it. */
  readonly declined: string | undefined
}

/**
 * Finds the dangers in the entries of a list, and in what the user says beside it: "the chicken was left out overnight"
 * leaves out the chicken.
 */
export function readDangers(entries: readonly string[], anythingElse: string): ReadDangers {
  const alsoSaid = dangerInText(anythingElse)
  const dangerous = alsoSaid?.answer === 'leave out' ? findFoods(anythingElse).map(({ food }) => food) : []
  const isDangerous = (food: Food) => dangerous.some((each) => isKindOf(food, each) || isKindOf(each, food))
  const found = entries.map(
    (entry) =>
      dangers.find((danger) => isMeant(danger, entry)) ??
      (dangerous.length > 0 && findFoods(entry).some(({ food }) => isDangerous(food)) ? alsoSaid : undefined),
  )
  const each = [...new Set([...found, alsoSaid])].flatMap((danger) => danger ?? [])
  const declined = each.find(({ answer }) => answer === 'decline')
  return {
    entries: entries.filter((_, index) => found[index] === undefined || found[index]?.answer === 'say'),
    notes: each.map((danger) => {
      const isLeftOut = danger.answer === 'leave out' && found.includes(danger)
      return isLeftOut ? `Not used: ${danger.name}. ${danger.rule}` : danger.rule
    }),
    declined: declined && `I'm sorry, but I can't suggest a recipe with ${declined.name}. ${declined.rule}`,
  }
}

/** The danger that the user names beside the list. */
export const dangerInText = (text: string): Danger | undefined =>
  dangers.find(
    (danger) => isMeant(danger, text) && (!danger.isAboutAge || /\b(?:ago|been|old|since|was|were)\b/i.test(text)),
  )
