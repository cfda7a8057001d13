import type { Danger } from './dangers'

// What somebody wants to do with the food, and who eats it. A page cannot judge an illness: it says whom to ask.

/** Words for an illness or a medicine, by their endings: "leukaemia", "ciclosporin". */
const byEnding =
  '\\w{3,}(?:aemia|[^d]emia|nephritis|hepatitis|gastritis|[ck]olitis|pancreatitis|diverticulitis|phagia|osis|statin|azole|zolid|sporin|cycline|mycin|cillin|olol|sartan|dipine|oxetine|triptyline|parin|aban|azid|bemide|dopa|gliptin|gliflozin|glutide)s?'
const byName =
  "medicines?|medications?|meds|(?:\\w+ )?(?:tablets|pills)|antibiotics?|blood thinners?|warfr?arin|warfrin|maois?|phenelzine|antidepressants?|lithium|methotrexate|madopar|ozempic|chemo\\w*|radiotherapy|immuno\\w*|immune[- ](?:compromised|suppressed|system)|(?:weak|low|no) immun\\w+|transplants?|dialysis|ckd|esrd|(?:kidney|liver|heart|renal|addison['’]?s|crohn['’]?s|wilson['’]?s) (?:disease|failure|problems?|trouble|patient|diet)|renal|cancer|leuka?emia|hiv|neutropeni\\w+|cirrhosis|stroke|g6pd|favism|phenylketonuria|pku|msud|galactos\\w+|hereditary|(?:high|low) (?:potassium|phosph\\w+|uric acid)|(?:potassium|phosph\\w+|uric acid) (?:is|was|are)|histamine|nickel|mast cells?|mcas|fructose (?:intoleran|malabsor)\\w+|sucrose intoleran\\w+|sul(?:ph|f)ites?|e22\\d|\\w+ (?:syndrome|disorder)|alpha[- ]?gal"
const swallowing =
  "dysphagia|pureed? diet|(?:minced|soft|liquid) diet|iddsi|(?<!spice |heat |chilli |skill |energy )level [3-7]|(?:can['’]?t|cannot|trouble|difficult\\w*|hard time|problems?) (?:to )?(?:swallow|chew)\\w*|swallow\\w* (?:problems?|difficult\\w*)|no teeth|jaw (?:is )?wired"

const pet =
  'dog|doggy|doggo|pup|puppy|pooch|mutt|labrador|lab|terrier|spaniel|poodle|collie|whippet|retriever|beagle|cat|kitty|kitten|tabby|mogg(?:y|ie)|cockatiel|bunny|pet|parrot|budgie|hamster|rabbit|guinea pig|fur ?bab(?:y|ie)'

/** Wishes that a reply must not fulfil without a word, or not at all. */
export const unsafeWishes: readonly Danger[] = [
  {
    name: 'an illness or medicine in mind',
    typed: new RegExp(`\\b(?:${byEnding}|${byName}|${swallowing})\\b`, 'i'),
    unless:
      /\b(?:no (?:allergies|illness\w*|medic\w+|meds)|not (?:on|taking)|academia|bohemia|academy|(?:rennet|yeast|stock|sweetener|junket) tablets|ward|shift|i['’]?m an? (?:\w+ )?(?:doctor|nurse|midwife|surgeon|vet)|food allergy syndrome|low (?:potassium|sodium) (?:stock|soy|salt))\b/i,
    rule: 'Ask a doctor, dietitian or pharmacist what goes with it: grapefruit is dangerous with many medicines, aged cheese with MAOIs, much potassium for weak kidneys, broad beans with favism.',
    source:
      'FDA, Grapefruit juice and some drugs don’t mix; National Kidney Foundation, Star fruit; MedlinePlus, Phenelzine, G6PD deficiency',
    answer: 'decline',
  },
  {
    name: 'food for an animal',
    typed: new RegExp(
      `\\bfor (?:my|our|the|a|his|her|me)? ?(?:\\w+ )?(?:${pet})s?\\b(?! (?:lover|lady|owner|sitter|show|people|friend))|\\b(?:shar(?:e|ing)|half|some|goes|gets?|licks?|and|feed)\\b[^.]{0,20}\\b(?:my|our|the|his|her) (?:${pet})s?\\b|\\b(?:my|our|the) (?:${pet})(?:['’]?s (?:tea|dinner|lunch|breakfast|bowl|food|birthday)| gets| licks| shares| eats)\\b|\\b(?:dog|doggy|puppy|cat|pet) (?:treats?|biscuits?|birthday|dinner|meal|cake)\\b|^(?:dog|pooch|puppy|cat)$`,
      'i',
    ),
    rule: 'The cookbook writes for people. Onions, garlic, grapes, raisins, chocolate and xylitol poison dogs and cats.',
    source: 'FDA, Potentially dangerous items for your pet',
    answer: 'decline',
  },
  {
    name: 'food for a baby below six months',
    typed:
      /\b(?:new ?born|(?:\d{1,2}|one|two|three|four|five|six|eight|ten|twelve)[- ]?(?:weeks?|wks?)[- ]old (?:baby|son|daughter|girl|boy|infant|twins?)|(?:[1-5]|one|two|three|four|five)[- ]?(?:months?|mths?|mo)[- ]?olds?|(?:baby|babies|infant|bub\w*|lo|little one|arrival|son|daughter|grandson|granddaughter|niece|nephew|he|she|twins?)(?:['’]?s| is| are| who is| who['’]s|,)? (?:only |just |nearly |almost |now )?(?:\d{1,2} ?(?:weeks?|wks?)|(?:[1-5]|one|two|three|four|five) ?(?:months?|mths?)))\b/i,
    unless:
      /\b(?:\d+|one|two|three|four|five)[- ]?months?[- ]?old (?:cheddar|cheese|gouda|ham|wine|kimchi|sourdough|starter)\b/i,
    rule: 'Before about six months a baby gets milk alone, breast milk or formula. Ask a health visitor or doctor when to begin with food.',
    source: 'NHS, Your baby’s first solid foods',
    answer: 'decline',
  },
  {
    name: 'somebody’s health in mind that I do not understand',
    typed:
      /\b(?:doctors?|midwife|hospital|a ?& ?e|surgery|operation|injections?|jabs?|treatment|therapy|biologics?|steroids?|antabuse|disulfiram|insulin|dial[iy]s\w*|diagnos\w+|symptoms?|(?:my|his|her|their|weak|bad|dodgy|dad['’]?s|mum['’]?s) heart(?!(?:['’]s)? (?:desire|content|out))|heart (?:attack|failure|problems?|trouble|condition)|new (?:kidney|liver|heart)|bowels?|leaky gut|gut (?:problem|issue)s?|stoma|immune\w*|teeth|teething|up the spout|preggo|(?:new|little) arrivals?|nursery(?! (?:food|pudding|tea))|(?<!tater |potato )tots?|bairns?|wee (?:one|man|lad|lass)|bubba|breast ?fe\w+|frail|seizures?|epilep\w+|faint(?:s|ed)|can['’]?t breathe|breathless|wheez\w*|swells?|swelled|swelling|throat|rash|hives|itch\w*|blotch\w*|react(?:s|ed|ion\w*)?|intoleran\w*|al+erg\w*|tick bit\w*|lone star|bit(?:ten)? by a|emergency room|to the er\b|ambulance|poisoned|poisoning|rehab)\b/i,
    unless:
      /\b(?:no (?:allergies|allergy|reactions?)|any allergies|nobody|no one|shift|ward|colleagues|all clear|i['’]?m an? (?:\w+ )?(?:doctor|nurse|midwife|surgeon|vet)|al+ergic to (?:washing|cooking|dishes|doing|work|cleaning|mondays|effort|shopping|chopping))\b/i,
    rule: "I'm only a cookbook. Ask a doctor, dietitian or pharmacist what suits them, or say which foods to leave out: “no eggs”.",
    source: 'NHS, Food allergy; FDA, Food safety for people at risk',
    answer: 'decline',
    isGuess: true,
  },
  {
    name: 'mince, poultry and liver that stay pink',
    typed:
      /\b(?:keep|cook(?:ed)?|serve[ds]?|leave|left|make|stays?|still)\b[^.,]*\b(?:pink(?! salmon)|rare|bloody|raw inside)\b|\b(?:burgers?|patties|mince|chicken|livers?|sausages?|poultry|turkey|duck|pork)\b.*\b(?:pink|rare|bloody|blue)\b|\b(?:pink|rare|bloody|blue)\b(?: and juicy)? (?:burgers?|patties|mince|chicken|livers?|pork)\b|\bno need to cook (?:it|them) through\b/i,
    unless: /\bblue cheese\b|\b(?:not|no|never) (?:\w+ )?(?:pink|rare|bloody)\b/i,
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
      /\b(?:(?:pressure |home[- ])?canning|can (?:them|it|these|the)|bottle (?:them|it|these)|jar (?:them|it|these)|jars?|preserve)\b.*\b(?:shelf|pantry|cupboard|winter|months?|mason|oil|water ?bath|puree)\b|\b(?:water[- ]bath canning|canning pumpkin|mason jars?)\b/i,
    rule: 'Vegetables, meat, fish and sauces in jars for the shelf can grow the poison of botulism, which has no smell: only a pressure canner and a tested recipe make them safe. Freeze them, or keep them in the fridge for some days.',
    source: 'USDA, Complete Guide to Home Canning; CDC, Home-canned foods',
    answer: 'say',
  },
  {
    name: 'raw fish, eggs and flour',
    typed:
      /\b(?:tartare(?! sauce)|sashimi|ceviche|carpaccio|sushi(?! (?:ri[cs]e|vinegar|ginger|nori|seasoning))|(?:raw|edible) cookie dough|raw (?:eggs?|egg yolks?|oysters?|flour|mince|meat|beef|pork)|uncooked eggs?|gravlax|crudo|mett|hackepeter|kibbeh nayy?eh|(?:eat|eaten|have) (?:it|them) raw)\b/i,
    rule: 'Raw fish, meat, eggs and flour can carry germs and worms. Fish to be eaten raw must have been deep-frozen, and none of it is for anybody pregnant, small, old or frail.',
    source: 'FDA, Selecting and serving fresh and frozen seafood safely; FDA, Flour is a raw food',
    answer: 'say',
  },
  {
    name: 'meat at a low heat',
    typed:
      /\b(?:sous[- ]?vide|low oven)\b|\b(?:overnight|slow\w*|cook\w*|roast\w*|turkey|chicken|pork)\b.*\b(?:[4-7]\d|80) ?(?:°|º|degrees?)? ?c?\b(?! ?(?:g|ml|min\w*|people|years?|%|f|°f))|\b(?:slow ?cooker|crock ?pot)\b.*\bfrozen\b|\bfrom frozen\b.*\b(?:slow ?cooker|crock ?pot)\b|\bkeep (?:it|them) warm\b|\b(?:lukewarm|tepid)\b|\bpart[- ]?cook\w*|\b(?:half[- ]?cook\w*|cook (?:it |them )?half)\b|\bstuff (?:it|them|the \w+) the (?:night|day) before\b/i,
    rule: 'Germs grow in lukewarm meat. Thaw it before it goes into a slow cooker, cook it in one go, and poultry and mince to 74 °C (165 °F) in the middle.',
    source: 'USDA, Danger zone (40 °F to 140 °F); USDA, Slow cookers and food safety',
    answer: 'say',
  },
  {
    name: 'food without a fridge',
    typed:
      /\b(?:no|without an?|haven['’]?t got an?) (?:fridge|refrigerator|refrigeration)\b|\b(?:keep|kept|store|stored|leave|stays?|eat)\b.*\b(?:room temp\w*|unrefrigerated|on the (?:side|counter|stove|hob))\b|\bon the (?:stove|hob|side) overnight\b/i,
    rule: 'Meat, fish, eggs, milk and cooked rice keep two hours without a fridge, and one hour in the heat. Pack them with ice, or choose something that keeps.',
    source: 'USDA, Keeping bag lunches safe; Food Standards Agency, Chilling',
    answer: 'say',
  },
  {
    name: 'the juice of raw meat',
    typed:
      /\bwash(?:ing|ed)? (?:the |my |it|them)?\b.*\b(?:chicken|turkey|meat|poultry|tap)\b|\braw marinade\b|\bmarinade\b.*\b(?:glaze|sauce|at the end)\b/i,
    rule: 'Do not wash raw poultry, which spreads its germs, and boil a marinade that raw meat lay in before it becomes a sauce.',
    source: 'NHS, Why you should never wash raw chicken; USDA, Poultry: basting, brining and marinating',
    answer: 'say',
  },
  {
    name: 'curing and fermenting at home',
    typed:
      /\b(?:dry[- ]?cur\w+|air[- ]?dr(?:y|ied|ying)|no nitrites?|without nitrites?|biltong|jerky|ferment(?:ing|ed)? (?:it|them|the|with|without)|lacto[- ]?ferment\w*|ferment\b.*\bsalt|sauerkraut\b.*\b(?:less|without|half|low|little))\b/i,
    rule: 'What is cured or fermented at home is safe only with a tested recipe that weighs the salt. With less of it dangerous germs grow.',
    source: 'USDA, Complete Guide to Home Canning (fermented foods); CDC, Botulism prevention',
    answer: 'say',
  },
]
