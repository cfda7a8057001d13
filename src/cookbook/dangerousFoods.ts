import type { Danger } from './dangers'

/** Foods that a reply must not use without a word, or not at all. The first that an entry means counts. */
export const dangerousFoods: readonly Danger[] = [
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
      /\b(?:death ?caps?|destroying angels?|amanitas?|fly agarics?|webcaps?|false morels?|gyromitras?|funeral bells?|jack[- ]?o['’]?[- ]?lantern mushrooms?)\b/i,
    rule: 'These mushrooms are poisonous, some of them deadly, and cooking does not change that. If anybody has eaten one, call a doctor at once.',
    source: 'CDC, Amanita phalloides mushroom poisonings (MMWR 2017)',
    answer: 'decline',
  },
  {
    name: 'poisonous plants',
    typed:
      /\b(?:foxgloves?|digitalis|hemlock\w*|dropwort|pokeweed|poke ?sallet|tansy|holly(?: berr(?:y|ies)| leaves)?|ivy(?: leaves| berries)?|jequirity beans?|bracken|ragwort|lords[- ]and[- ]ladies|cuckoo ?pint|(?:dead )?nightshade|(?:deadly|black) nightshade|belladonna|oleander|lil(?:y|ies) of the valley|yew(?: berries| needles)?|castor beans?|monkshood|aconite|wolfsbane|laburnum|datura|jimson ?weed|daffodils?|autumn crocus|meadow saffron|giant hogweed|rosary peas?|mistletoe|angel['’]?s trumpets?)\b/i,
    rule: 'This plant is poisonous, and no cooking makes it food. If anybody has eaten it, call a doctor at once.',
    source: 'FDA, Poisonous plant database; Royal Horticultural Society, Potentially harmful garden plants',
    answer: 'decline',
  },
  {
    name: 'mushrooms that somebody picked',
    typed:
      /\b(?:unknown|unidentified|strange|foraged|picked|found|home-?picked|garden|lawn|woodland|forest)\b.*\bmushrooms?\b|\b(?:(?:mush|sh)rooms?|morels?|chanterelles?|ceps?|boletes?|porcini|puffballs?)\b.*\b(?:from (?:under )?(?:the|our|my|a) (?:garden|lawn|woods?|forest|field|back ?yard|oak|tree|paddock|park|hedge)|(?:i|we) (?:found|picked)|foraged|picked|unidentified|unknown)\b|\b(?:foraged|gathered|picked|found|morels?|chanterelles?|ceps?|boletes?|porcini)\b.*\b(?:woods?|forest|oaks?|pines?)\b|\bforaged (?:it|them|these)\b/i,
    rule: 'Eat wild mushrooms only if an expert has looked at each of them: deadly ones look like good ones.',
    source: 'FDA, Wild mushrooms; NHS, Food poisoning',
    answer: 'leave out',
    affects: ({ name }) => /mushroom|morel|chanterelle|porcini/.test(name),
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
      /\b(?:green(?:ed|ish)?|sprout(?:ed|ing|y)) (?:old |new |baby |small )?(?:potato(?:es)?|spuds?)\b|\b(?:potato(?:es)?|spuds?)\b\W*(?:(?:that|which|have|has|are|with|a|bit|little|slightly|gone|going|turned|turning|some|old|and) )*(?:green(?! (?:beans?|peas?|onions?|pepper|chil))|sprout)|\b(?:potato(?:es)?|spuds?|they|them)\b.*\b(?:(?:gone|going|turned|turning|went) (?:\w+ )?green|sprout(?:ed|ing|y)|(?:have|got|with) (?:\w+ )?sprouts|long (?:eyes|shoots)|shoots|green (?:tinge|skins?|bits|patches))/i,
    rule: 'Green or sprouting potatoes hold solanine, a poison that cooking does not destroy. Throw them away.',
    source: 'USDA, Ask USDA: Are green potatoes dangerous?; Food Standards Agency',
    answer: 'leave out',
    affects: ({ name }) => /^(?:new )?potato/.test(name),
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
    name: 'rhubarb leaves',
    typed: /\brhubarb\b.*\b(?:leaf|leaves|tops|greens)\b/i,
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
    name: 'bitter cassava',
    typed: /\b(?:bitter|raw) (?:cassava|yuca|manioc)\b|\b(?:cassava|yuca|manioc)\b.*\bbitter\b/i,
    rule: 'Raw and bitter cassava release cyanide, and boiling alone does not make the bitter kind safe. Use sweet cassava, peeled and boiled until soft.',
    source: 'Food Standards Australia New Zealand, Cassava and bamboo shoots',
    answer: 'leave out',
  },
  {
    name: 'cassava',
    typed: /\b(?:cassava|yuca|manioc|mandioca)\b(?! (?:flour|starch|tortilla|couscous|chip|crisp|cracker|lea))/i,
    rule: 'Peel cassava, and never eat it raw: cook it until it is soft all through.',
    source: 'Food Standards Australia New Zealand, Cassava and bamboo shoots',
    answer: 'say',
  },
  {
    name: 'leaves of cassava and taro, and elephant foot yam',
    typed: /\b(?:cassava|yuca|taro|arbi|gabi|dasheen|cocoyam) lea(?:f|ves)\b|\belephant foot yam\b|\bsuran\b/i,
    rule: 'Raw or underdone they are poisonous or burn the throat. Only recipes of their own make them safe: pound cassava leaves and boil them for at least half an hour, and boil taro leaves and elephant foot yam until very soft.',
    source:
      'Food Standards Australia New Zealand, Cassava and bamboo shoots; Hong Kong Centre for Food Safety, Taro and calcium oxalate',
    answer: 'leave out',
  },
  {
    name: 'raw milk',
    typed: /\b(?:raw|unpasteuri[sz]ed) (?:cow['’]?s? |goat['’]?s? |sheep['’]?s? )?(?:milk|cream|cheese)\b/i,
    rule: 'Raw milk and what is made of it can carry dangerous germs: not for anybody pregnant, small or frail.',
    source: 'FDA, The dangers of raw milk; NHS, Foods to avoid in pregnancy',
    answer: 'say',
  },
  {
    name: 'plants that nobody has named',
    typed:
      /\b(?:unknown|unidentified|mystery|random|strange)\b.*\b(?:berr(?:y|ies)|greens|plants?|roots?|herbs?|leaves|seeds?|nuts?|beans?|fruits?)\b|\b(?:berr(?:y|ies)|greens|plants?|roots?|herbs?|leaves|seeds?|nuts?|beans?|fruits?)\b.*\b(?:not sure (?:which|what)|no idea (?:which|what)|(?:can['’]?t|cannot|could not|couldn['’]?t) (?:name|identify)|don['’]?t know (?:which|what))\b/i,
    rule: 'Eat a wild plant only if somebody who knows it has named it: poisonous ones look like good ones.',
    source: 'MedlinePlus, Poisonous plants; BfR, Wild plants and their poisonous doubles',
    answer: 'leave out',
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
    name: 'fermented fish',
    typed:
      /\b(?:fesikh|feseekh|rakfisk|surstr[öo]mming|stink ?(?:heads?|eggs?)|fermented (?:fish|mullet|herring|trout|salmon|shark|seal|whale)(?! (?:sauce|paste)))\b/i,
    rule: 'Fish that somebody fermented can hold the poison of botulism, which has no smell. Eat it only from a maker who is licensed for it.',
    source: 'CDC, Botulism in Alaska: a guide for physicians and health care providers',
    answer: 'leave out',
  },
  {
    name: 'fresh ackee',
    typed:
      /\b(?:fresh|unripe|raw|unopened) ac?kees?\b|\bac?kees?\b.*\b(?:fresh|tree|unripe|unopened|not open|pods?|shut|closed)\b/i,
    rule: 'Unripe ackee is poisonous. Tinned ackee is ready to use.',
    source: 'FDA, Import alert 21-11 (hypoglycin A)',
    answer: 'leave out',
  },
  {
    name: 'drugs',
    typed:
      /\b(?:magic (?:mushrooms?|shrooms?)|psilocybin|liberty caps?|cannabis|marijuana|ganja|weed(?! killer)|hashish|thc|hash oil|canna ?butter|pot brownies?|space cakes?|kratom|salvia)\b|\bto get high\b/i,
    rule: 'What is in such a dish, how much of it and for how long it works nobody can tell from outside.',
    source: 'FDA, 5 things to know about delta-8 THC; NHS, Cannabis',
    answer: 'decline',
  },
  {
    name: 'what is no food',
    typed:
      /\b(?:bleach|detergent|antifreeze|methanol|methylated spirits?|moonshine|rat poison|borax|lye|washing soda|soda crystals|moth ?balls?|(?:dish|clothes) ?wash\w*|washing[- ]up liquid|fabric softener|drain cleaner|essential oils?)\b/i,
    rule: 'This is poisonous. If anybody has swallowed it, call a doctor or a poison centre at once.',
    source: 'FDA, Food chemical safety; CDC, Chemical emergencies',
    answer: 'decline',
  },
  {
    name: 'an animal that was found dead',
    typed: /\broad ?kill\b|\bhit by (?:a|my|the) (?:car|truck|van)\b|\bfound dead\b/i,
    rule: 'Nobody knows what a dead animal died of, and how long ago. Do not eat it.',
    source: 'Food Standards Agency, Wild game guide',
    answer: 'leave out',
  },
  {
    name: 'raw dough',
    typed:
      /\braw (?:cookie |cake |brownie )?(?:dough|batter)\b|\b(?:dough|batter)\b.*\b(?:not baked|unbaked|raw|with a spoon)\b/i,
    rule: 'Raw flour and raw eggs can carry germs: bake dough before anybody eats it.',
    source: 'FDA, Flour is a raw food and other safety facts',
    answer: 'leave out',
  },
]
