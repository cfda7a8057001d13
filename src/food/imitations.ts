import type { Certainty, Content } from './contents'
import type { Exclusion } from './exclusion'
import { readProperties } from './exclusions'
import type { Food } from './foods'
import { withProperty } from './readEntry'

/** What animals give. A plant that is named like a food of an animal contains none of it. */
const animalContents = new Set<Content>([
  ...(['meat', 'pork', 'fish', 'scaleless', 'crustacean', 'mollusc', 'egg', 'milk', 'lactose'] as const),
  ...(['rennet', 'gelatine', 'honey'] as const),
])
const slaughtered = new Set<Content>([
  ...(['meat', 'pork', 'fish', 'scaleless', 'crustacean', 'mollusc', 'rennet', 'gelatine'] as const),
])

/** Makers of vegan food only. */
const veganBrand =
  /\b(?<!(?:go|goes|far|well) )(?:beyond(?: meat)?|impossible|gardein|tofurky|lightlife|field roast|daiya|violife|miyoko['’]?s|earth balance|follow your heart|kite hill|so delicious|silk|oatly|just egg|heura|vivera|alpro|nuttelex|sheese|tofutti|ripple|califia|naturli|nush|oumph|meatless farm|moving mountains|la vie|squeaky bean|wicked kitchen|yves|sweet earth|upton['’]?s|abbot['’]?s|incogmeato|planted|tindle|koko|plenish|elmhurst|omni|green rebel|unmeat|v2food|fry['’]s|no evil|hungry planet|good catch|before the butcher|boca|country crock plant|vegenaise)(?:['’]s)?\s+(?:\p{L}+\s+){0,2}$/iu
/** Makers of vegetarian food: egg and milk are possible. */
const vegetarianBrand =
  /\b(?:quorn|linda mc ?cartney(?:['’]s)?|morningstar(?: farms)?|cauldron|richmond meat[- ]free|vegetarian butcher|garden gourmet)\s+(?:\p{L}+\s+){0,2}$/iu

/** Plants that a drink, a cream or a cheese is made of. */
const plantMilk =
  /\b(?:plant|vegan|nut|nuts|almond|cashew|hazelnut|walnut|pecan|pistachio|macadamia|brazil nut|peanut|coconut|soya?|soja|soybean|oat|rice|hemp|pea|flax|quinoa|tiger ?nut|tofu|sunflower|sesame|potato|banana|lupin|chickpea|barley|spelt|millet|aquafaba)s?(?:[\s-]+(?:based|milk|cream|whipping|whipped|cooking|sour|double|single|barista|condensed|evaporated|ice|greek|plain|vanilla|unsweetened|natural|toasted|and|&))*[\s-]+$/i
const plantButter =
  /\b(?:plant|vegan|nut|almond|cashew|hazelnut|walnut|pecan|pistachio|macadamia|peanut|coconut|soya?|seed|sunflower(?: seed)?|pumpkin(?: seed)?|sesame|apple|pear|plum|cocoa|cacao|shea|mango|avocado|olive oil|cookie)[\s-]+$/i
/** Words for plant products in the shape of meat or fish. */
const plantMeat =
  /\b(?:plant|vegan|soya?|tofu|tempeh|seitan|jackfruit|mushroom|lentil|chickpea|coconut|carrot|aubergine|eggplant|walnut|pea|rice paper|banana (?:peel|blossom)|cauliflower|beetroot|nut|bean|tvp|wheat)[\s-]+$/i
const shapedLikeMeat =
  /^(?:(?:streaky )?bacon|jerky|mince|burgers?|burger patt(?:y|ies)|patt(?:y|ies)|sausages?|meatballs?|chorizo|pepperoni|lox|hot dogs?|nuggets?|steaks?|crab ?cakes?|fish(?: fingers?)?|tuna|wings?|ribs?|pulled pork|chicken nuggets?|scallops|calamari|caviar)$/i
/** What noodles, wraps and flour are made of beside wheat. */
const notWheat =
  /\b(?:rice|brown rice|corn|maize|zucchini|courgette|carrot|cucumber|sweet potato|squash|butternut(?: squash)?|kelp|konjac|shirataki|lentil|chick ?pea|gram|bean|black bean|mung bean|pea|soya?|edamame|tofu|quinoa|daikon|papaya|palm|celeriac|beetroot|glass|cellophane|cassava|yuca|tapioca|arrowroot|potato starch|yam|plantain|banana|coconut|almond|cashew|hazelnut|nut|millet|sorghum|teff|amaranth|buckwheat|lettuce|cabbage|collard(?: green)?|nori|jicama|cauliflower|lupin|chestnut|tiger ?nut|flax(?:seed)?|linseed|hemp|ragi|jowar|bajra|masa|cricket|water chestnut|urad|acorn|green banana|sunflower seed|pumpkin seed|cauli|swede|turnip|parsnip|seaweed)s?(?: (?:flour|sticks?|starch|vermicelli))?[\s-]+$/i
const madeOfWheat =
  /^(?:noodles?|pasta|spaghetti|fettuccine|linguine|penne|lasagne|lasagna|lasagne sheets?|flour|tortillas?|wraps?|couscous|crackers?|crispbreads?|(?:pizza )?crust|buns?|rolls?)$/i
/** Vegetables flavour a bread of wheat, and wrap a filling in its place. */
const wheatButWrapped = /^(?:flour|wheat|white|whole ?wheat|spinach|tomato)/i

/** What a property after its food says: "gelatine (not from animals)", "rennet from plants". */
const notAnimalAfter =
  /^(?:\s{0,3}[,(–-]\s{0,2}(?:\p{L}{1,20} ){0,3}?(?:(?:not|never|non)[- ](?:made )?(?:(?:from|of|with) )?(?:an )?(?:animals?|dairy)(?:[- ](?:based|derived|origin|products?|sourced))?|no (?:animal products?|dairy)|animal[- ]free|plant[- ](?:derived|sourced)|(?:of )?(?:plant|vegetable)[- ](?:origin|based|derived)|(?:agar|seaweed|pectin|algae)[- ]based|microbial|vegetable(?= (?:rennet|source)|\))|(?:(?:made |derived )?from|of|made (?:of|with)) (?:plants?|agar|vegetables?|soya?|oats?|nuts?|cashews?|almonds?|coconuts?|algae|seaweed)\b)|\s(?:made )?from (?:plants?|algae|seaweed)\b)/iu
/** Plants in brackets after milk: "milk of choice (oat, soy or almond)". */
const plantsAfter =
  /^(?: of (?:your )?choice)?,? ?\((?!or\b)(?:(?:any|plant|vegan|non-dairy|dairy-free|oat|soya?|almond|cashew|hazelnut|coconut|rice|pea|hemp|unsweetened|based|milk|or|and|your|choice|e\.g\.|such as|like)[ ,/-]*){1,8}\)/i
const noGelatineAfter = /^\s{0,3}[,(]\s{0,2}(?:gelatine?[- ]free|no gelatine?|without gelatine?)\b/i
const gelatine = new Set<Content>(['gelatine', 'meat'])
const vegetarianAfter = /^\s{0,3}[,(]\s{0,2}(?:\p{L}+ ){0,2}?(?:vegetarian|veggie|meat[- ]free|meatless)\b/iu
const vegetarianBefore =
  /\b(?:vegetarian|veggie|meat[- ]?free|meatless|vegetable|microbial|fungal|plant|thistle|non[- ]animal|animal[- ]free)[\s-]+(?:\p{L}+\s+)?$/iu
const notPorkAfter = /^\s{0,3}[,(]\s{0,2}(?:(?:not|never) (?:from |of )?(?:pork|pigs?)|pork[- ]free|no pork)\b/i
const pork: Exclusion = { name: 'pork', type: 'food', excludes: ({ contents }) => contents.get('pork') }
const notFishAfter = /^\s{0,3}[,(]\s{0,2}(?:(?:without|no) (?:anchov(?:y|ies)|fish)|(?:anchovy|fish)[- ]free)\b/i
/** The contents that {@link notFishAfter} removes, as from Worcestershire sauce. */
const fish = new Set<Content>(['fish', 'scaleless'])

/** Ends the words that a property before a food belongs to: "vegan mayo and 1 egg". */
const stop =
  /^.*(?:[,.;:()]|\b(?:and|or|but|with|in|into|on|onto|over|to|for|from|of|the|an?|as|if|is|are|has|have|you|can|add)\b)/is
/** A property after its food: "spaghetti (gluten-free)", "milk, plant-based". */
const propertyAfter =
  /^\s{0,3}(?:[,(]|[–—-](?=\s))\s{0,2}(?:certified |preferably |ideally |use |must be |make sure (?:it is|it['’]s) )?((?:(?:[a-z]{2,12}[- ]free|vegan|plant[- ]based|vegetarian|halal|kosher)(?:\s?(?:,|and|\/)\s?)?){1,5})(?=[ ),.;:]|$)/i
/** Tells most texts without a property at once. */
const mayHaveProperty =
  /free|vegan|plant|halal|kosher|dairy|less|\b[gd]f\b|animal|coeliac|celiac|muslim|jewish|veg|meat/i

const without = (food: Food, removed: ReadonlySet<Content>): Food => ({
  ...food,
  contents: new Map([...food.contents].filter(([content]) => !removed.has(content))),
})
const withCertainty = (food: Food, content: Content, certainty: Certainty): Food => ({
  ...food,
  contents: new Map([...food.contents, [content, certainty]]),
})
/** Returns the food with all its contents uncertain: the label decides them, or another food may be meant. */
export const perhaps = (food: Food): Food => ({
  ...food,
  contents: new Map([...food.contents].map(([content]): [Content, Certainty] => [content, 'maybe'])),
})
const gluten = new Set<Content>(['gluten', 'egg'])
const dairy = new Set<Content>(['milk', 'lactose', 'rennet'])

/**
 * Returns a food without the contents that the words around its name exclude: "Vegan cheese", "butter (plant-based)",
 * "Beyond beef", "mushroom bacon", "almond cream", "zucchini noodles".
 *
 * @param before the few words before the food's name in its sentence.
 */
export function describedFood(food: Food, before: string, name: string, after: string): Food {
  if (food.contents.size === 0) return food
  let described = flavoured.test(after) ? perhaps(food) : food
  const own = before.replace(stop, '')
  if (mayHaveProperty.test(own) || mayHaveProperty.test(after)) {
    const claimed = propertyAfter.exec(after)?.[1] ?? ''
    for (const property of [...readProperties(`${own}${name}`), ...readProperties(claimed)])
      described = withProperty(described, property)
    if (vegetarianAfter.test(after) || vegetarianBefore.test(own)) described = without(described, slaughtered)
  }
  if (notAnimalAfter.test(after)) return without(described, animalContents)
  if (noGelatineAfter.test(after)) described = without(described, gelatine)
  // The word alone is read as soy sauce.
  if (name === 'soy')
    described = /^[/ -]*(?:\p{L}+ )?milk\b/iu.test(after)
      ? without(described, gluten)
      : withCertainty(described, 'gluten', 'maybe')
  if (notPorkAfter.test(after)) described = withProperty(described, pork)
  if (notFishAfter.test(after)) described = without(described, fish)
  if (veganBrand.test(own)) return without(described, animalContents)
  if (vegetarianBrand.test(own)) described = without(described, slaughtered)
  if (food.kind === 'dairy') {
    // A cheese from plants needs no rennet.
    if (!described.contents.has('milk') && food.contents.has('milk')) return without(described, dairy)
    if (plantsAfter.test(after)) return without(described, dairy)
    const isButter = /butter|spread$/i.test(name)
    if ((isButter ? plantButter : plantMilk).test(own) && !/^(?:cow|goat|sheep|buffalo)/i.test(name))
      return without(described, dairy)
  }
  if ((food.kind === 'meat' || food.kind === 'fish') && shapedLikeMeat.test(name) && plantMeat.test(own))
    return without(described, animalContents)
  if (madeOfWheat.test(name) && notWheat.test(own) && !wheatButWrapped.test(name)) return without(described, gluten)
  return described
}

/** Something is only like the food, or in its place: "mock duck", "milk alternative", "cheese-style sauce". */
const imitatedBefore =
  /\b(?:mock|faux|fake|artificial|pretend|un|non|not|zero|meatless|eggless|beefless|chickenless|fishless|porkless|dairyless|milkless)[\s-]+$/i
const imitatedAfter =
  /^(?:[\s-]*(?:alternatives?|substitutes?|replacements?|replacers?|analogues?|imitations?)\b|-(?:like|style|ish|type|inspired|fried)\b|\s+(?:style (?:crumbles?|pieces?|strips?)|like (?:consistency|texture|crumbs?))\b)/i
/** "Chicken-flavoured noodles": with chicken, or with a flavour alone. */
const flavoured = /^[\s-]+flavou?r(?:ed|ings?)?\b/i

/** Whether the words around a food say that it is none. */
export const isImitated = (before: string, after: string): boolean =>
  imitatedBefore.test(before) || imitatedAfter.test(after)
