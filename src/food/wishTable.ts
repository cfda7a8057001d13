/** A wish that words name: a diet, an allergen to avoid, a way of life. */
interface KnownWish {
  /** The words for it, in lower case. */
  readonly typed: RegExp
  /** What breaks it for certain, in the words that people leave foods out with (excludedFoods.ts), with commas between. */
  readonly without?: string
  /** What may break it, because the label decides. */
  readonly perhaps?: string
  /** What a reply of the cookbook says about it. */
  readonly remark?: string
  /**
   * The name under which replies are checked, where a finding is only a possible one, because the page cannot judge health.
   * Null where the cookbook alone heeds the wish; undefined where the page knows what breaks it.
   */
  readonly checkedAs?: string | null
  /** Whether it is about somebody's health, so that the cookbook suggests nothing. */
  readonly isOfHealth?: true
}
/** A wish with its name in a sentence: "vegan". */
export type NamedWish = KnownWish & { readonly name: string }

/**
 * The wishes with a checkbox, in the order of these. Each "free" follows the allergen lists of the EU and the FDA: shellfish
 * are crustaceans and molluscs; nuts are tree nuts, without peanuts, coconut and chestnuts.
 */
const wishes = {
  Vegetarian: {
    typed: /veg[aei]t[aeo]ri[ae]n|veggie|meat[- ]?free|meatless/,
    without: 'meat, seafood, gelatine',
    perhaps: 'rennet',
  },
  Vegan: {
    typed: /vegan|plant[- ]based|no animal products?|nothing (?:from|of|off) (?:an |any )?animals?/,
    without: 'meat, seafood, gelatine, dairy, egg, honey',
    perhaps: 'rennet',
  },
  Pescatarian: { typed: /pesc[ae]tarian|pesco/, without: 'meat, gelatine' },
  Halal: {
    typed: /halal|muslim|ramad[ah]n|iftar|suhoor|eid/,
    without: 'pork, alcohol',
    perhaps: 'gelatine',
    remark: 'Halal as far as I can tell: without pork or alcohol. Whether the rest is halal, its label says.',
  },
  Kosher: {
    typed: /kosher|jewish|passover|pesach|shabb(?:at|os)/,
    without: 'pork, unkosher, shellfish, meat with milk',
    perhaps: 'gelatine',
    remark:
      'Kosher as far as I can tell: without pork or shellfish, and without milk beside meat. Whether the rest is kosher, its label says.',
  },
  'Gluten-free': {
    typed: /gluten[- ]?free|(?<!\b(?:my|his|her|our|a|the) )gf|co?eliac/,
    without: 'gluten',
  },
  'Dairy-free': { typed: /(?:dairy|milk)[- ]?free|non[- ]dairy|df/, without: 'dairy' },
  'Egg-free': { typed: /egg[- ]?free|egg-?less/, without: 'egg' },
  'Nut-free': { typed: /nut[- ]?free/, without: 'tree nut' },
  // Who asks for no nuts means peanuts too.
  'Peanut-free': { typed: /(?:pea)?nut[- ]?free/, without: 'peanut' },
  'Soy-free': { typed: /soya?[- ]?free/, without: 'soy' },
  'Fish-free': { typed: /fish[- ]?free/, without: 'fish' },
  'Shellfish-free': { typed: /shellfish[- ]?free/, without: 'shellfish' },
  'Sesame-free': { typed: /sesame[- ]?free/, without: 'sesame' },
} as const satisfies Record<string, KnownWish>

/** The name of a wish, as its checkbox has it. */
export type Wish = keyof typeof wishes
const isWish = (name: string): name is Wish => Object.hasOwn(wishes, name)
/** The names of all wishes with a checkbox, in the order of these. */
export const wishNames: readonly Wish[] = Object.keys(wishes).filter(isWish)

/** The wish of a name in any case: "gluten-free". */
export const wishNamed = (name: string): Wish | undefined =>
  wishNames.find((wish) => wish.toLowerCase() === name.toLowerCase())

/** A wish from a way of life. The page knows only some of the foods that break it. */
const leavesOut = (typed: RegExp, way: string, without: string): KnownWish => ({
  typed,
  without,
  checkedAs: null,
  remark: `I can't judge what suits ${way}. Not used: ${without.replace(/, (?=[^,]*$)/, ' and ')}.`,
})

/** The wishes without a checkbox, by name. Most depend on more than the page knows: a reply names what it leaves out. */
const otherWishes: Readonly<Record<string, KnownWish>> = {
  'low-FODMAP': {
    typed: /(?:low )?fod ?map|\bibs\b/,
    checkedAs: 'Low-FODMAP',
    without:
      'onions, garlic, leeks, baked beans, kidney beans, black beans, white beans, chickpeas, lentils, mushrooms, cauliflower, apples, pears, mango, honey, wheat, lactose',
    remark:
      "I can't judge what is low in FODMAPs, which depends on the amounts. Not used: onions, garlic, pulses, wheat and lactose.",
  },
  diabetic: {
    typed: /\b(?:pre[- ]?)?di?abet\w*|\blow[- ](?:sugar|gi)\b|\btype (?:1|one|2|two)\b|\bt[12]d\b/,
    checkedAs: 'Diabetes',
    without: 'sugary',
    perhaps: 'sugar',
    isOfHealth: true,
  },
  pregnancy: {
    typed:
      /\bpre(?:g(?:n|an)\w*|ggers|ggo)\b|\bexpecting(?! (?:(?:\w+ )?(?:guests?|people|friends?|visitors?)|company|family|\d|a (?:crowd|delivery|lot)|my|some|it|them|you|him|her)\b)|\bttc\b|\btrying (?:for|to have) (?:a|another) (?:baby|child)\b|\btrying to conceive\b|\bbun in the oven\b|\bup the duff\b|\b(?:first|second|third|[1-3](?:st|nd|rd)) trimester\b|\b(?:mum|mom|mother)[- ]to[- ]be\b|\beating for two\b|\b(?:\d{1,2}|[a-z]+teen|(?:twenty|thirty)(?:[- ][a-z]+)?|ten|eleven|twelve) weeks (?:gone|along)\b|\b(?:baby|bub) (?:is )?due\b|\b(?:two|three|four|five|six|seven|eight|nine|\d) months (?:gone|along)\b|\b(?:in the )?family way\b|\bdue in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|a few weeks|\w+ (?:weeks|months))|\b(?:ivf|baby bump)\b/,
    checkedAs: 'Pregnancy',
    without:
      'alcohol, liver, pate, foie gras, haggis, brie, blue cheese, goat cheese, smoked salmon, smoked trout, smoked mackerel, caviar, oysters, salami, prosciutto, shark, swordfish',
    isOfHealth: true,
  },
  alcohol: {
    typed:
      /\b(?:recover(?:ing|ed|y) (?:from )?alcohol\w*|alcoholic (?:in recovery|dad|mum|friend)|teetotal\w*|sober|(?:don['’]?t|doesn['’]?t|do not|does not|can['’]?t) drink(?! (?:milk|coffee|tea|it))|no booze|without booze|booze[- ]free|alcohol[- ]free|non[- ]alcoholic)\b(?! (?:beer|wine|cider|gin|lager|spirit|drink))/,
    checkedAs: null,
    without: 'alcohol',
    remark:
      'Without alcohol as far as I can tell. Vanilla extract, vinegar of wine and some sauces hold traces: their labels say.',
  },
  jain: leavesOut(
    /\bjains?\b|\b(?:nothing|no \w+) (?:from )?(?:under|below) (?:the )?(?:ground|earth|soil)\b/,
    'Jain cooking',
    'meat, fish, eggs, honey, alcohol, mushrooms, aubergine, root vegetables, onions, garlic, potatoes, ginger, leeks',
  ),
  buddhist: leavesOut(
    /\b(?:buddhists?|(?:five|5) pungent|pungent (?:vegetables|roots))\b/,
    'Buddhist cooking',
    'meat, fish, alcohol, onions, garlic, leeks, spring onions, chives',
  ),
  ital: leavesOut(/\b(?:rastas?|rastafari\w*|ital)\b/, 'ital cooking', 'meat, fish, eggs, dairy, alcohol, salt'),
  'orthodox fasting': leavesOut(
    /\b(?:orthodox|coptic|copts?)\b.{0,60}\b(?:fast(?:ing)?|lent(?:en)?)\b|\b(?:ethiopian|eritrean|greek)\b.{0,60}\b(?:fasting|lent(?:en)?)\b|\b(?:fast(?:ing)?|lent(?:en)?)\b.{0,60}\b(?:orthodox|coptic)\b|\b(?:tsom|nistisim\w+|great lent)\b/,
    'a fast of an Orthodox church',
    'meat, fish, eggs, dairy',
  ),
  lent: leavesOut(/\b(?:lent(?! (?:me|us|it|to))|(?:ash wednes|good fri)day)\b/, 'Lent', 'meat'),
  hindu: leavesOut(/\bhindus?\b/, 'Hindu cooking', 'beef, steak, veal, ground beef'),
  'low-salt': {
    typed:
      /(?:low|no|reduced|without|free of|next to no|hardly any)[- ](?:added )?(?:salt|sodium)\b|(?:salt|sodium)[- ]free|high blood pressure/,
    checkedAs: null,
    isOfHealth: true,
  },
  'lactose-free': { typed: /\blactose[- ]?free\b/, without: 'lactose' },
  'low-carb': { typed: /\b(?:low|no)[- ]carbs?\b|\bketo\b/, without: 'starchy', perhaps: 'sugar' },
}

/** Wishes that the page cannot judge. */
const unjudged = ['paleo', 'whole ?30', 'weight watchers', 'high protein', 'low[- ]fat', 'low[- ]calorie']

/** All wishes. Those without a checkbox claim no more than they leave out. */
export const allWishes: readonly NamedWish[] = [
  ...wishNames.map((wish) => ({
    ...wishes[wish],
    name: wish.toLowerCase(),
    typed: new RegExp(`\\b(?:${wishes[wish].typed.source})s?\\b`),
  })),
  ...Object.entries(otherWishes).map(([name, wish]) => ({ name, ...wish })),
  ...unjudged.map((words) => {
    const name = words.replace(/\[- \]| \?/, ' ')
    const remark = `I can't judge what suits this wish: ${name}.`
    return { typed: new RegExp(`\\b${words}\\b`), name, checkedAs: null, remark }
  }),
]
