import type { Certainty, Content } from './contents'
import type { FoodKind } from './foodData'

/** A wish with a checkbox. */
export interface KnownWish {
  /** What breaks it for certain. */
  readonly certain: readonly Content[]
  /** What may break it. */
  readonly perhaps: readonly Content[]
  /** What breaks it where one food has all of them. */
  readonly together?: readonly Content[]
  /** The words for it in an entry. `mayHoldWish` must match them too. */
  readonly typed: RegExp
}

/**
 * The wishes that the page knows, in the order of their checkboxes. Each "free" follows the allergen lists of the EU and
 * the FDA: shellfish are crustaceans and molluscs; nuts are tree nuts, without peanuts, coconut and chestnuts.
 */
export const wishes = {
  Vegetarian: {
    certain: ['meat', 'fish', 'crustacean', 'mollusc', 'gelatine'],
    perhaps: ['rennet'],
    typed: /veg[aei]t[aeo]ri[ae]n|veggie|meat[- ]?free|meatless/,
  },
  Vegan: {
    certain: ['meat', 'fish', 'crustacean', 'mollusc', 'gelatine', 'milk', 'egg', 'honey'],
    perhaps: ['rennet'],
    typed: /vegan|plant[- ]based|no animal products?|nothing (?:from|of|off) (?:an |any )?animals?/,
  },
  Pescatarian: { certain: ['meat', 'gelatine'], perhaps: [], typed: /pesc[ae]tarian|pesco/ },
  Halal: { certain: ['pork', 'alcohol'], perhaps: ['gelatine'], typed: /halal|muslims?|ramad[ah]n|iftar|suhoor|eid/ },
  Kosher: {
    certain: ['pork', 'unkosher', 'crustacean', 'mollusc'],
    perhaps: ['gelatine'],
    together: ['meat', 'milk'],
    typed: /kosher|jewish|passover|pesach|shabb(?:at|os)/,
  },
  'Gluten-free': {
    certain: ['gluten'],
    perhaps: [],
    typed: /gluten[- ]?free|(?<!\b(?:my|his|her|our|a|the) )gf|co?eliacs?/,
  },
  'Dairy-free': { certain: ['milk'], perhaps: [], typed: /(?:dairy|milk)[- ]?free|non[- ]dairy|df/ },
  'Egg-free': { certain: ['egg'], perhaps: [], typed: /egg[- ]?free|eggless/ },
  'Nut-free': { certain: ['nut'], perhaps: [], typed: /nut[- ]?free/ },
  // Who asks for no nuts means peanuts too.
  'Peanut-free': { certain: ['peanut'], perhaps: [], typed: /(?:pea)?nut[- ]?free/ },
  'Soy-free': { certain: ['soy'], perhaps: [], typed: /soya?[- ]?free/ },
  'Fish-free': { certain: ['fish'], perhaps: [], typed: /fish[- ]?free/ },
  'Shellfish-free': { certain: ['crustacean', 'mollusc'], perhaps: [], typed: /shellfish[- ]?free/ },
  'Sesame-free': { certain: ['sesame'], perhaps: [], typed: /sesame[- ]?free/ },
} as const satisfies Record<string, KnownWish>

/** The name of a wish, as its checkbox has it. */
export type Wish = keyof typeof wishes

const isWish = (name: string): name is Wish => Object.hasOwn(wishes, name)

/** The names of all wishes, in the order of their checkboxes. */
export const wishNames: readonly Wish[] = Object.keys(wishes).filter(isWish)

/** The wish of a name in any case: "gluten-free". */
export const wishNamed = (name: string): Wish | undefined =>
  wishNames.find((wish) => wish.toLowerCase() === name.toLowerCase())

/**
 * A wish that depends on more than the page knows. It has no checkbox. A reply names the foods that it leaves out, and
 * claims no more.
 */
export interface PartlyKnownWish {
  /** The words for it in an entry, in lower case. */
  readonly typed: RegExp
  readonly name: string
  /**
   * The name under which models' replies are checked. Their findings are only possible ones, because the page cannot
   * judge health. mayHoldWish.ts knows the words for these wishes too. Without a name the cookbook alone respects it.
   */
  readonly checkedAs?: string
  /** The foods that break it for certain, with commas between. */
  readonly without?: string
  /** The same as a function. Of a staple that may break it, a recipe takes spoonfuls at most. */
  readonly excludes?: (food: { readonly name: string; readonly kind: FoodKind }) => Certainty | undefined
  /** What a reply of the cookbook says about it. Without one it is about health, and the cookbook suggests nothing. */
  readonly remark?: string
}

/** A wish from a way of life. The page knows only some of the foods that break it. */
const leavesOut = (name: string, typed: RegExp, way: string, without: string): PartlyKnownWish => ({
  ...{ name, typed, without },
  remark: `I can't judge what suits ${way}. Not used: ${without.replace(/ or (?=[^,]*$)/, ' and ')}.`,
})

/** The wishes that the page knows in part. */
export const partlyKnownWishes: readonly PartlyKnownWish[] = [
  {
    typed: /(?:low )?fod ?map|\bibs\b/,
    checkedAs: 'Low-FODMAP',
    name: 'low-FODMAP',
    without:
      'onions, garlic, leeks, baked beans, kidney beans, black beans, white beans, chickpeas, lentils, mushrooms, cauliflower, apples, pears, mango, honey, wheat or lactose',
    remark:
      "I can't judge what is low in FODMAPs, which depends on the amounts. Not used: onions, garlic, pulses, wheat and lactose.",
  },
  {
    typed: /\b(?:pre[- ]?)?di?abet\w*|\blow[- ](?:sugar|gi)\b|\btype (?:1|one|2|two)\b|\bt[12]d\b/,
    checkedAs: 'Diabetes',
    name: 'diabetic',
    excludes: ({ name, kind }) =>
      kind === 'sweet' ||
      /^(?:dates|raisins|prunes|dried (?:apricots|cranberries|figs)|barberries)$/.test(name) ||
      /sugar.|.sugar|syrup|ice cream|sweet chilli|hoisin|teriyaki|barbecue sauce|condensed milk/.test(name)
        ? 'named'
        : name === 'sugar'
          ? 'maybe'
          : undefined,
  },
  {
    typed:
      /\bpre(?:g(?:n|an)\w*|ggers|ggo)\b|\bexpecting(?! (?:(?:\w+ )?(?:guests?|people|friends?|visitors?)|company|family|\d|a (?:crowd|delivery|lot)|my|some|it|them|you|him|her)\b)|\bttc\b|\btrying (?:for|to have) (?:a|another) (?:baby|child)\b|\btrying to conceive\b|\bbun in the oven\b|\bup the duff\b|\b(?:first|second|third|[1-3](?:st|nd|rd)) trimester\b|\b(?:mum|mom|mother)[- ]to[- ]be\b|\beating for two\b|\b(?:\d{1,2}|[a-z]+teen|(?:twenty|thirty)(?:[- ][a-z]+)?|ten|eleven|twelve) weeks (?:gone|along)\b|\b(?:baby|bub) (?:is )?due\b|\b(?:two|three|four|five|six|seven|eight|nine|\d) months (?:gone|along)\b|\b(?:in the )?family way\b|\bdue in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|a few weeks|\w+ (?:weeks|months))|\b(?:ivf|baby bump)\b/,
    checkedAs: 'Pregnancy',
    name: 'pregnancy',
    without:
      'alcohol, liver, pate, foie gras, haggis, brie, blue cheese, goat cheese, smoked salmon, smoked trout, smoked mackerel, caviar, oysters, salami, prosciutto, shark or swordfish',
  },
  {
    typed:
      /\b(?:recover(?:ing|ed|y) (?:from )?alcohol\w*|alcoholic (?:in recovery|dad|mum|friend)|teetotal\w*|sober|(?:don['’]?t|doesn['’]?t|do not|does not|can['’]?t) drink(?! (?:milk|coffee|tea|it))|no booze|without booze|booze[- ]free|alcohol[- ]free|non[- ]alcoholic)\b(?! (?:beer|wine|cider|gin|lager|spirit|drink))/,
    name: 'alcohol',
    without: 'alcohol',
    remark:
      'Without alcohol as far as I can tell. Vanilla extract, vinegar of wine and some sauces hold traces: their labels say.',
  },
  leavesOut(
    'jain',
    /\bjains?\b|\b(?:nothing|no \w+) (?:from )?(?:under|below) (?:the )?(?:ground|earth|soil)\b/,
    'Jain cooking',
    'meat, fish, eggs, honey, alcohol, mushrooms, aubergine, root vegetables, onions, garlic, potatoes, ginger or leeks',
  ),
  leavesOut(
    'buddhist',
    /\b(?:buddhists?|(?:five|5) pungent|pungent (?:vegetables|roots))\b/,
    'Buddhist cooking',
    'meat, fish, alcohol, onions, garlic, leeks, spring onions or chives',
  ),
  leavesOut('ital', /\b(?:rastas?|rastafari\w*|ital)\b/, 'ital cooking', 'meat, fish, eggs, dairy, alcohol or salt'),
  leavesOut(
    'orthodox fasting',
    /\b(?:orthodox|coptic|copts?)\b.{0,60}\b(?:fast(?:ing)?|lent(?:en)?)\b|\b(?:ethiopian|eritrean|greek)\b.{0,60}\b(?:fasting|lent(?:en)?)\b|\b(?:fast(?:ing)?|lent(?:en)?)\b.{0,60}\b(?:orthodox|coptic)\b|\b(?:tsom|nistisim\w+|great lent)\b/,
    'a fast of an Orthodox church',
    'meat, fish, eggs or dairy',
  ),
  leavesOut('lent', /\b(?:lent(?! (?:me|us|it|to))|(?:ash wednes|good fri)day)\b/, 'Lent', 'meat'),
  leavesOut('hindu', /\bhindus?\b/, 'Hindu cooking', 'beef, steak, veal or ground beef'),
  {
    typed:
      /(?:low|no|less|reduced|without|free of|next to no|hardly any)[- ](?:added )?(?:salt|sodium)\b|(?:salt|sodium)[- ]free|high blood pressure/,
    name: 'low-salt',
  },
  ...['paleo', 'whole ?30', 'weight watchers', 'high protein', 'low[- ]fat', 'low[- ]calorie'].map((words) => {
    const name = words.replace(/\[- \]| \?/, ' ')
    return { typed: new RegExp(`\\b${words}\\b`), name, remark: `I can't judge what suits this wish: ${name}.` }
  }),
]

/** What a reply says about halal and kosher food: the page knows the foods, and not where they come from. */
export const labelRemarks: readonly (readonly [name: string, remark: string])[] = [
  ['halal', 'Halal as far as I can tell: without pork or alcohol. Whether the rest is halal, its label says.'],
  [
    'kosher',
    'Kosher as far as I can tell: without pork or shellfish, and without milk beside meat. Whether the rest is kosher, its label says.',
  ],
]
