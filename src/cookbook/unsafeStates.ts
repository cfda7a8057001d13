import { type Food, foodsNamed, isKindOf } from '../food'
import type { Danger } from './dangers'

// How people tell of food that has gone off: where it stood, since when, how it looks and smells. Each danger has classes of
// words rather than sentences, because nobody tells it like anybody else.

const needsNoFridge = foodsNamed(
  'butter',
  'ghee',
  'parmesan',
  'cheddar',
  'condensed milk',
  'evaporated milk',
  'milk powder',
)
/** What goes off besides meat, fish and dairy. */
const otherPerishables = foodsNamed(
  'tofu',
  'tempeh',
  'mashed potato',
  'cooked rice',
  'cooked quinoa',
  'cooked couscous',
)
/** Dry they keep. Where somebody tells how long and where they stood, they are cooked. */
const driedOrCooked = foodsNamed(
  'stock',
  'rice',
  'pasta',
  'noodles',
  'couscous',
  'quinoa',
  'potato',
  'lentils',
  'chickpeas',
)

const isAmong = (food: Food, others: readonly Food[]) => others.some((each) => isKindOf(food, each))

/** Whether a food goes off without a fridge. */
const goesOff = (food: Food): boolean =>
  (['meat', 'fish', 'dairy'].includes(food.kind) && !isAmong(food, needsNoFridge)) ||
  isAmong(food, otherPerishables) ||
  /^(?:cooked|leftover) /.test(food.name)

const goesOffIfNamed = (food: Food): boolean => goesOff(food) || isAmong(food, driedOrCooked)
const goesOffOrEgg = (food: Food): boolean => goesOff(food) || food.kind === 'egg'
const isEatenRaw = ({ kind }: Food): boolean => ['vegetable', 'fruit', 'herb', 'aromatic'].includes(kind)

const time =
  'overnight|all (?:day|night|nite|morning|afternoon|weekend)|last night|yesterday|since|(?:for |over )?(?:\\d+|two|three|four|five|six|several|a few|some|many) (?:hours?|hrs?|days?)|this morning'
const place =
  'counter(?:top)?|dashboard|van|rucksack|tent|side|worktop|work surface|table|hob|stove|cooker|car|boot|sun|shed|garage|radiator|window ?sill|porch|picnic|(?:warm|hot) (?:kitchen|room)|room temp\\w*|(?:turned|switched) off|out of the fridge|no fridge|floor of the'
const stood =
  'left(?![- ]?over| from| of)|forgot(?:ten)?|stood|standing|sat|sitting|been|lay|lying|lain|hung|hanging|was|were|thaw(?:ed|ing)|defrost(?:ed|ing)|kept'
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)'
const fiveOrMore = '(?:[5-9]|\\d\\d+|five|six|seven|eight|nine|ten|twelve)'
const severalDays = `${fiveOrMore}[- ]?days?|(?:\\w+ )?(?:weeks?|months?)|fortnight|before yesterday|since (?:easter|christmas|xmas|new year|last|january|february|march|april|may|june|july|august|september|october|november|december)|last (?:week|month|${weekday})\\w*`
const overADay = `(?:[2-9]|\\d\\d+|two|three|four|five|six|seven|several|some|few)[- ]days?|weeks?|${weekday}day|the other day|before yesterday`
const pleasant =
  'good|fine|nice|ok(?:ay)?|alright|great|fresh|lovely|amazing|delicious|wonderful|heavenly|incredible|divine|gorgeous'

/** Matches any of these words, in classes that belong together. */
const words = (...classes: readonly string[]) => new RegExp(`\\b(?:${classes.join('|')})(?!\\w)`, 'i')

/** What a list or the user says of the state of a food. */
export const unsafeStates: readonly Danger[] = [
  {
    name: 'shellfish that are open or dead',
    typed:
      /\b(?:mussels?|clams?|cockles?|oysters?|crabs?|lobsters?|crayfish|shellfish)\b.*\b(?:open(?:ed)?|gaping|broken|cracked|dead|died)\b|\bdead (?:mussels?|clams?|cockles?|oysters?|crabs?|lobsters?|crayfish)\b|\b(?:it|they) died\b|\b(?:half|some|many|most|all|are|is|were|came|got) (?:of )?(?:\w+ ){0,2}(?:open|gaping)\b|\b(?:won['’]?t|don['’]?t|did ?n['’]?t|will not|do not) (?:close|shut)\b/i,
    rule: 'Throw away shellfish that died before they were cooked, and mussels, clams and oysters that are broken, stay open when tapped or stay shut when cooked: they can make people very ill.',
    source: 'FDA, Selecting and serving fresh and frozen seafood safely',
    answer: 'leave out',
    affects: ({ contents }) => contents.has('mollusc') || contents.has('crustacean'),
  },
  {
    name: 'rice that was kept for more than a day',
    typed: new RegExp(`\\b(?:${overADay})\\b.*\\brice\\b|\\brice\\b.*\\b(?:${overADay})\\b`, 'i'),
    unless: new RegExp(`\\b(?:uncooked|dry|raw)\\b|\\bfor (?:the |\\w+ )?(?:${weekday}day|days|week)`, 'i'),
    rule: 'Eat cooked rice within a day, kept in the fridge. In older rice bacteria leave a poison that heating does not destroy.',
    source: 'Food Standards Agency, Home food fact checker; NHS, Can reheating rice cause food poisoning?',
    answer: 'leave out',
  },
  {
    name: 'tins, jars and packs that are swollen or leak',
    typed: words(
      '(?:swollen|bulging|bulged|blown|domed|leaking|leaky|puffed up|puffy) (?:tins?|cans?|jars?|lids?|packs?|packets?|cartons?|bags?)|(?:tins?|cans?|jars?|lids?|packs?|packets?|packag(?:e|ing)|cartons?|pouch|canned|bottled)\\b.*\\b(?:swollen|bloated|bulg(?:es|ed|ing)|blown|balloon\\w*|puffed|leak(?:s|ed|ing)|hiss(?:es|ed|ing)?|popped)',
    ),
    rule: 'A swollen or leaking tin, jar or pack can hold the poison of botulism, which has no smell. Do not taste what is in it, and throw it away unopened.',
    source: 'CDC, Home-canned foods; USDA, Shelf-stable food safety',
    answer: 'leave out',
    affects: goesOff,
    affectsIfNamed: () => true,
  },
  {
    name: 'home-canned food',
    typed: words(
      "home[- ]?(?:canned|bottled|jarred)|(?:home ?made|nan|nana|gran|granny|grandma|mum|mom|aunt\\w*|neighbou?r)(?:['’]?s)? (?:bottled|canned|jarred) \\w+|water[- ]?bath",
    ),
    unless: /\b(?:jam|marmalade|chutney|pickles?|jelly)\b/i,
    rule: 'Vegetables, beans, meat and fish that somebody canned at home can hold the poison of botulism, which has no smell, unless a pressure canner and a tested recipe were used. If you do not know that, throw them away.',
    source: 'CDC, Home-canned foods; USDA, Complete Guide to Home Canning',
    answer: 'leave out',
  },
  {
    name: 'garlic or herbs that were kept in oil',
    typed: words(
      '(?:home[- ]?made|home|made) (?:\\w+ ){0,2}(?:garlic|herb|chill?i)(?: (?:in|under))? oil|(?:garlic|herbs?|basil|rosemary|chill?i(?:es)?) (?:\\w+ ){0,3}(?:in|under) (?:\\w+ )?oil\\b.{0,60}\\b(?:window ?sill|shelf|cupboard|larder|pantry|counter|side|weeks?|months?)',
    ),
    rule: 'Garlic and herbs in oil grow the poison of botulism, which has no smell, unless they are kept in the fridge, and for four days at most. Throw away what is older, or stood warm.',
    source: 'USDA, Can you store garlic in oil?; CDC, Botulism prevention',
    answer: 'leave out',
  },
  {
    name: 'cracked or floating eggs',
    typed: words(
      '(?:float(?:s|ed|ing)?|bob(?:s|bed)?)\\b.*\\b(?:water|surface|top)|(?:won.?t|don.?t|did ?n.?t) sink|(?:cracked|broken|float(?:y|ing)) eggs?|eggs?\\b.*\\b(?:float(?:s|ed|ing)?|(?:found|came|arrived|got|were|are|a bit) (?:them |already )?cracked)',
    ),
    rule: 'Germs get into an egg through a crack, and an egg that floats in water is old. Throw them away.',
    source: 'USDA, Shell eggs from farm to table; Food Standards Agency, Eggs',
    answer: 'leave out',
    affects: ({ kind }) => kind === 'egg',
  },
  {
    name: 'food that raw meat has dripped on',
    typed: words(
      '(?:raw (?:chicken|meat|fish|poultry|pork|beef|turkey)|chicken|meat|blood|juices?)\\b.*\\b(?:drip(?:s|ped|ping)?|leak(?:s|ed|ing)?|spill(?:ed|t)|ran) (?:\\w+ ){0,2}(?:on|over|onto|into|all)|(?:drip(?:ped|ping)?|leak(?:ed|ing)?|spill(?:ed|t)) (?:\\w+ ){0,2}(?:on|over|onto|into)\\b.*\\b(?:it|them|salad|everything)',
    ),
    rule: 'What the juice of raw meat, poultry or fish has touched is safe only when it is cooked through. Throw away what is eaten raw.',
    source: 'Food Standards Agency, Avoiding cross-contamination; USDA, Washing food: does it promote food safety?',
    answer: 'leave out',
    affects: isEatenRaw,
    cause: goesOff,
  },
  {
    name: 'food that stood out of the fridge',
    typed: words(
      `(?:${stood})\\b.*\\b(?:${place})`,
      '(?:left(?![- ]?over| from| of)|stood|sat|sitting|been|forgot(?:ten)?) out',
      `(?:left(?![- ]?over| from| of)|stood|sat|sitting|forgot(?:ten)?|hanging|hung)\\b.*\\b(?:${time})`,
      '(?:fridge|freezer|power|electric\\w*|current) (?:\\w+ ){0,3}(?:ajar|open|not working|gone|broke\\w*|failed|died|off|unplugged|out|down|cut|outage|failure)',
      'power ?cut|blackout|lost power|load ?shedding|(?:ice|esky|cool ?box|cooler)\\b.*\\b(?:melted|warm)',
    ),
    unless:
      /\b(?:\w+ minutes|(?:never|no) (?:had )?(?:a )?power ?cut|left to (?:rest|cool|stand|dry|set)|footy|football|match|score|new (?:one|fridge|freezer)|soak(?:ed|ing)?|rise|prove|proof|soften|marinat\w+|frozen solid|(?:in|to) the fridge (?:straight|right|at once)|straight (?:in|into|to) the fridge|(?:i|we|you|he|she)(?:['’]ve| have| had|['’]ll| will)? (?:been|be|was|were) out|served? at room|(?:out|off) (?:the )?(?:oven|heat)|in (?:the|my|our) (?:fridge|freezer)|(?:i|we|you|he|she|they) (?:was|were|have been|['’]?ve been) (?:at|in|on))\b/i,
    rule: 'Meat, fish, milk, cooked rice and dishes of them that stood out of the fridge for over two hours are not safe, and heating does not change that. Throw them away.',
    source: 'USDA, Danger zone (40 °F to 140 °F); Food Standards Agency, Chilling',
    answer: 'leave out',
    affects: goesOff,
    affectsIfNamed: goesOffIfNamed,
  },
  {
    name: 'food that was frozen or heated again',
    typed: words(
      're-?fr(?:eez|oz)\\w*|(?:thaw|defrost)\\w*\\b.*\\b(?:again|froze|twice)|froze\\w*\\b.*\\b(?:again|twice)|(?:re-?heated|warmed|heated)\\b.*\\b(?:twice|again|times|before)|already (?:re-?heated|warmed|heated)',
    ),
    rule: 'Freeze and reheat food once only: what thawed may have stood too warm, and each time germs grow. Throw it away.',
    source: 'USDA, Freezing and food safety; Food Standards Agency, Cooking and reheating',
    answer: 'leave out',
    affects: goesOff,
    affectsIfNamed: goesOffIfNamed,
  },
  {
    name: 'food that has gone off',
    typed: words(
      // How it looks and feels
      'mou?ld(?:y|s|ing)?|(?<!marshmallow )fluff|whiskers|snot|musty|weevils?|maggots?|(?:white |green |grey |gray |blue )?fuzz(?:y)?|furry|fur on|hairy (?!crabs?|melons?|gourds?|bikers?)\\w+',
      'rott(?:en|ing)|spoil(?:ed|t)|rancid|slim(?:e?y|e)|curdled|lumpy(?= (?:milk|cream|yogh?urt))|(?:milk|cream|yogh?urt)\\b.{0,40}\\b(?:lumpy|lumps|chunky)|sour milk|discolou?red',
      '(?:bit|gone|going|feels?|all|is|are|was|went|little) sticky|sticky (?:and grey|to (?:the )?touch)|grey and sticky',
      // How it smells
      `smelly|smells?(?! (?:so |really |very |all |totally |absolutely |still )?(?:${pleasant}|of|like))|whiff(?:s|y|ed)?|stinks?|stinky|stank|pongs?|reeks?|iffy|manky|minging`,
      // What it did
      '(?:gone|going|went|goes) (?:\\w+ )?off|(?:gone|going|went|goes|turned|turning) (?:\\w+ )?(?:bad|funny|iffy|manky|slimy|sour|lumpy|weird|wrong)',
      "(?:has|have|that['’]?s|thats|it['’]?s|is) turned(?! (?:out|up|into|to))|(?:is|are|it['’]?s|they['’]?re|tastes?|smells?) (?:a bit |slightly |definitely |well )?off(?=\\s*(?:$|[.,;!?)]|and\\b|but\\b|so\\b|now\\b|i\\b))",
      '(?<!(?:stays?|staying|keeps?|keeping|lays?|am|i.?m|.s|is) )off(?= (?:chicken|meat|mince|beef|pork|lamb|turkey|fish|salmon|cod|prawns?|shrimps?|milk|cream|ham|sausages?))',
    ),
    unless:
      /\b(?:blue cheese|stilton|roquefort|gorgonzola|brie|camembert|cheeses?|(?:meant|supposed) to be|not (?:gone )?off|is ?n['’]?t off|not (?:mouldy|slimy|sticky)|no (?:mould|slime|smell)|(?:rotten|stinking) (?:day|week|mood|weather|luck|cold|time)|day off|(?:power|lights?|alarm|telly|tv) \w+ off|(?:half|% ) off|off (?:school|work|sick|to|on|the bone|the grid)|heating|oven)\b/i,
    rule: 'What is mouldy, slimy, smells wrong or has turned is not safe, and cooking does not change that. Throw it away.',
    source: 'Food Standards Agency, Best before and use-by dates; USDA, Molds on food',
    answer: 'leave out',
    affects: goesOffOrEgg,
    affectsIfNamed: () => true,
  },
  {
    name: 'meat and dairy of an odd colour',
    typed: words(
      '(?:gone|going|turned|turning|looks?|bit|slightly|all|is|are) (?:\\w+ )?(?:green(?:ish)?|grey(?:ish)?|gray)|(?:green|grey|gray) (?:tinge|bits|patch(?:es)?|spots?|edges?)|tinge of (?:green|grey|gray)',
    ),
    rule: 'Meat, fish and milk that have turned green or grey have gone off. Throw them away.',
    source: 'USDA, The color of meat and poultry; Food Standards Agency, Chilling',
    answer: 'leave out',
    affects: goesOff,
  },
  {
    name: 'food past its date',
    typed: words(
      `out[- ]of[- ]date|expired|(?:days?|weeks?|months?) past (?:\\w+ )?date|past date|past (?:its|the|their)(?: [\\w-]+)? (?:use[- ]?by|sell[- ]?by|best[- ]?before|date)|past (?:its|the|their) (?:use|sell|best)|(?:use[- ]?by|sell[- ]?by|best[- ]?before|bb|bbe|date)\\b.*\\b(?:was|were|yesterday|last|ago|passed|over|gone|days? past|20[012]\\d|(?:it['’]?s|its|today|now) (?:now |already )?\\w+day)`,
    ),
    unless: /\b(?:not (?:out of date|expired)|tomorrow|next week)\b/i,
    rule: 'Meat, fish, milk and eggs past the date on their pack are not safe, even if they smell fine. Throw them away.',
    source: 'Food Standards Agency, Best before and use-by dates',
    answer: 'leave out',
    affects: goesOffOrEgg,
  },
  {
    name: 'meat, fish and leftovers that are too old',
    typed: words(
      `(?:been|was|were|raw|open(?:ed)?|bought|cooked|made|kept|had it|leftovers?|old|in (?:the|my|our|teh) fridge|from)\\b.*\\b(?:${severalDays})|(?:${severalDays})[- ](?:old|ago|back|raw|open)|(?:${severalDays}) in the fridge|week[- ]old|open(?:ed)?\\b.*\\b(?:cupboard|larder|pantry)`,
    ),
    unless:
      /\b(?:freezer|frozen|aged|matured?|cured|kimchi|sauerkraut|next|lunches|meals|sober|pregnant)\b|[- ]olds?\b.{0,20}\b(?:bab(?:y|ies)|bubs?|infants?|toddlers?|twins?|son|daughter|boys?|girls?|kids?|child(?:ren)?)\b|\b(?:for|my|our|his|her|she|he|is|['’]s)\b[^.]{0,20}\b(?:\d+|\w+)[- ](?:weeks?|months?)[- ]olds?\b/i,
    rule: 'Eat leftovers within two to four days, and cook raw poultry, mince and fish within two, kept in the fridge. Throw away what is older.',
    source: 'Food Standards Agency, Chilling; USDA, Leftovers and food safety',
    answer: 'leave out',
    affects: goesOff,
    affectsIfNamed: goesOffIfNamed,
  },
  {
    name: 'food that may not be safe any more',
    typed: words(
      "still (?:ok(?:ay)?|good|safe|edible|usable|alright|fine)|safe to (?:eat|use|cook)|ok(?:ay)? (?:if|when) (?:i |it(?:[’']s| is) |we )?(?:well |properly )?cook\\w*|sniffed|sniff test",
    ),
    rule: "A page can't judge whether a food is still good. If you are in doubt, throw it away.",
    source: 'Food Standards Agency, Best before and use-by dates',
    answer: 'leave out',
    affects: goesOffOrEgg,
  },
  {
    name: 'food that may have gone off',
    typed: words(
      // How it looks and feels
      '(?:tacky|slippery|(?:tacky|greasy|white|sticky|thin) film|scummy|(?:pink|grey|blue|black)ish)',
      '(?:blue|green|black|pink|white|odd|strange|funny|weird|dark|fluffy|little)(?:[- ](?:blue|green|grey|white|black))? (?:dots?|bits?|spots?|specks?|patch(?:es)?|growth|threads?|coating)',
      // How it smells and tastes
      '(?:odd|strange|funny|weird) (?:colou?r|taste|smell|stuff)|on the nose|niffs?|niffy|odou?r',
      // How old it is, and where it was
      'days? over|hot car|melted ice|ice melted|(?:left|forgot(?:ten)?|been|was|sat)\\b.*\\b(?:esky|cool ?box|bag|backpack)',
      "(?:no (?:clue|idea)|not sure|don['’]?t know|dunno|can['’]?t remember) (?:how (?:old|long)|when|since)",
      'found (?:\\w+ )?(?:under|in|behind) (?:the|a|our) (?:hedge|garden|barn|shed|bin|skip)|no label|labels? (?:fell|came) off',
      'rust(?:y|ed)|spurt\\w*|squirted|vomit\\w*|throwing up|diarrh\\w+|(?:tummy|stomach) bug',
    ),
    unless: /\bblack and sweet\b/i,
    rule: "The cookbook can't judge whether this food is still safe. If you are in doubt, throw it away.",
    source: 'Food Standards Agency, Best before and use-by dates; USDA, Keep food safe',
    answer: 'leave out',
    affects: goesOffOrEgg,
    affectsIfNamed: () => true,
    isGuess: true,
  },
  {
    name: 'food that pests, glass or germs may have got into',
    typed: words(
      '(?:mouse|rat|mice)(?! traps?)|drop+ings?|cockroach\\w*|beetles?|insects?|bugs|wriggl\\w+|fl(?:y|ies) (?:on|in)|ants (?:in|on)(?! a log)|(?:dog|cat) (?:licked|had|chewed|bit)',
      'glass (?:bits?|shards?|splinters?|in)|(?:bits?|shards?|splinters?) of glass|(?:jar|glass|bottle) (?:\\w+ ){0,3}(?:smashed|shattered|broke)',
      'recall(?:ed|s)?(?= |$)|withdrawn|salmonella|listeria',
    ),
    unless: /\bi recall\b/i,
    rule: 'What mice or insects were at, what may hold glass, and what was recalled is not safe. Throw it away.',
    source: 'FDA, Recalls; USDA, Keep food safe',
    answer: 'leave out',
    affects: () => true,
    isGuess: true,
  },
]
