import type { Certainty, Content } from './contents'
import { readProperties } from './diets'
import type { Food } from './foods'
import { withProperty } from './readEntry'
import { singularize } from './words'

/*
 * Foods that contain less than their name says, because the words around it do: a plant in the shape of a food, or a
 * property that its label claims. The texts are in lower case.
 */

const contentSet = (...contents: readonly Content[]): ReadonlySet<Content> => new Set(contents)
/** Contents of meat and fish, and of foods made from them. */
const slaughtered = contentSet(
  ...(['meat', 'pork', 'fish', 'scaleless', 'crustacean', 'mollusc', 'rennet', 'gelatine'] as const),
)
/** What animals give. A plant that is named like a food of an animal contains none of it. */
const animalContents = contentSet(...slaughtered, 'egg', 'milk', 'lactose', 'honey')
const dairy = contentSet('milk', 'lactose', 'rennet')
const gluten = contentSet('gluten', 'egg')

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(', '))

/** Makers of vegan food only. */
const veganBrands = wordSet(
  'beyond, impossible, gardein, tofurky, lightlife, field roast, daiya, violife, miyoko, earth balance, follow your heart, kite hill, so delicious, silk, oatly, just egg, heura, vivera, alpro, nuttelex, sheese, tofutti, ripple, califia, naturli, nush, oumph, meatless farm, moving mountain, la vie, squeaky bean, wicked kitchen, yve, sweet earth, upton, abbot, incogmeato, planted, tindle, koko, plenish, elmhurst, omni, green rebel, unmeat, v2food, no evil, hungry planet, good catch, boca, country crock plant, vegenaise',
)
/** Makers of vegetarian food: egg and milk are possible. */
const vegetarianBrands = wordSet(
  'quorn, linda mccartney, linda mc cartney, morningstar, morningstar farm, cauldron, richmond meat free, vegetarian butcher, garden gourmet',
)

/** Plants that milk, butter and flour are made of. */
const nuts = 'nut, almond, cashew, hazelnut, walnut, pecan, pistachio, macadamia, peanut, coconut, soy, soya'
const grains = 'rice, quinoa, millet, hemp, flax, lupin, banana, tigernut, pea'

/** Plants that a drink, a cream or a cheese is made of. */
const plants = wordSet(
  `plant, vegan, ${nuts}, ${grains}, soja, soybean, oat, tofu, sunflower, sesame, potato, chickpea, barley, spelt, aquafaba`,
)
/** Words that may stand between the plant and its food. */
const ofPlants = wordSet(
  'based, milk, cream, whipping, whipped, cooking, sour, double, single, barista, condensed, evaporated, ice, greek, plain, vanilla, unsweetened, natural, toasted, and, or',
)
const butterPlants = wordSet(
  `plant, vegan, ${nuts}, seed, sunflower, sesame, apple, pear, plum, cocoa, cacao, shea, mango, avocado, olive oil, cookie`,
)
/** Plants in the shape of meat or fish. */
const meatPlants = wordSet(
  'plant, vegan, soy, soya, tofu, tempeh, seitan, jackfruit, mushroom, lentil, chickpea, coconut, carrot, aubergine, eggplant, walnut, pea, rice paper, banana peel, banana blossom, cauliflower, beetroot, nut, bean, tvp, wheat',
)
const shapedLikeMeat = wordSet(
  'bacon, streaky bacon, jerky, mince, burger, burger patty, patty, sausage, meatball, chorizo, pepperoni, lox, hot dog, nugget, steak, crab cake, crabcake, fish, fish finger, tuna, wing, rib, pulled pork, chicken nugget, scallop, calamari, caviar',
)
/** What noodles, wraps and flour are made of beside wheat. */
const notWheat = wordSet(
  `${nuts}, ${grains}, corn, maize, zucchini, courgette, carrot, cucumber, sweet potato, squash, butternut, kelp, konjac, shirataki, lentil, chickpea, chick pea, gram, bean, edamame, tofu, daikon, papaya, palm, celeriac, beetroot, glass, cellophane, cassava, yuca, tapioca, arrowroot, potato starch, yam, plantain, sorghum, teff, amaranth, buckwheat, lettuce, cabbage, collard, collard green, nori, jicama, cauliflower, chestnut, flaxseed, linseed, ragi, jowar, bajra, masa, cricket, urad, acorn, sunflower seed, pumpkin seed, cauli, swede, turnip, parsnip, seaweed`,
)
/** Words that may stand between these and the food: "rice flour noodles". */
const ofNoWheat = wordSet('flour, stick, starch, vermicelli')
const madeOfWheat = wordSet(
  'noodle, pasta, spaghetti, fettuccine, linguine, penne, lasagne, lasagna, lasagne sheet, flour, tortilla, wrap, couscous, cracker, crispbread, crust, pizza crust, bun, roll',
)

/**
 * What a property after its food says: "gelatine (not from animals)", "rennet from plants". Of "beef, tofu or plant-based
 * mince" the last one has it.
 */
const notAnimalAfter =
  /^(?:\s{0,3}(?:\(\s{0,2}(?:[a-z]{1,20} ){0,3}?|[,–-]\s{0,2}(?:(?!(?:or|and)\b)[a-z]{1,20} ){0,3}?)(?:(?:not|never|non)[- ](?:made )?(?:(?:from|of|with) )?(?:an )?(?:animals?|dairy)(?:[- ](?:based|derived|origin|products?|sourced))?|no (?:animal products?|dairy)|animal[- ]free|plant[- ](?:derived|sourced)|(?:of )?(?:plant|vegetable)[- ](?:origin|based|derived)|(?:agar|seaweed|pectin|algae)[- ]based|microbial|vegetable(?= (?:rennet|source)|\))|(?:(?:made |derived )?from|of|made (?:of|with)) (?:plants?|agar|vegetables?|soya?|oats?|nuts?|cashews?|almonds?|coconuts?|algae|seaweed)\b)|\s(?:made )?from (?:plants?|algae|seaweed)\b)/
/** Plants in brackets after milk: "milk of choice (oat, soy or almond)". */
const plantsAfter =
  /^(?: of (?:your )?choice)?,? ?\((?!or\b)(?:(?:any|plant|vegan|non-dairy|dairy-free|oat|soya?|almond|cashew|hazelnut|coconut|rice|pea|hemp|unsweetened|based|milk|or|and|your|choice|e\.g\.|such as|like)[ ,/-]*){1,8}\)/
const vegetarianAfter =
  /^\s{0,3}[,(]\s{0,2}(?:[a-z]+ ){0,2}?(?:vegetarian|veggie|meat[- ]free|meatless)(?=\s{0,2}(?:[),.;:]|$))/
const vegetarianBefore =
  /\b(?:vegetarian|veggie|meat[- ]?free|meatless|vegetable|microbial|fungal|plant|thistle|non[- ]animal|animal[- ]free)[\s-]+(?:[a-z]+\s+)?$/
/** "Worcestershire sauce (without anchovies)", "gelatine, not from pork", "sweets (gelatine-free)" */
const withoutAfter =
  /^\s{0,3}[,(]\s{0,2}(?:(?:not|never|no|without) (?:from |of )?(pork|pigs?|anchov(?:y|ies)|fish|gelatine?)\b|(pork|anchovy|fish|gelatine?)[- ]free\b)/
const withoutContents: readonly (readonly [word: RegExp, contents: ReadonlySet<Content>])[] = [
  [/^p/, contentSet('pork')],
  [/^[af]/, contentSet('fish', 'scaleless')],
  [/^g/, contentSet('gelatine', 'meat')],
]

/** Ends the words that a property before a food belongs to: "vegan mayo and 1 egg". */
const stop =
  /^.*(?:[,.;:()]|\b(?:and|or|but|with|in|into|on|onto|over|to|for|from|of|the|an?|as|if|is|are|has|have|you|can|add)\b)/s
/** A property after its food: "spaghetti (gluten-free)", "milk, plant-based". */
const propertyAfter =
  /^\s{0,3}(?:[,(]|[–—-](?=\s))\s{0,2}(?:certified |preferably |ideally |use |must be |make sure (?:it is|it['’]s) )?((?:(?:[a-z]{2,12}[- ]free|vegan|plant[- ]based|vegetarian|halal|kosher)(?:\s?(?:,|and|\/)\s?)?){1,5})(?=[ ),.;:]|$)/
/** Tells most texts without a property at once. */
const mayHaveProperty =
  /free|vegan|plant|halal|kosher|dairy|less|\b[gd]f\b|animal|coeliac|celiac|muslim|jewish|veg|meat/
/** "Chicken-flavoured noodles": with chicken, or with a flavour alone. */
const flavoured = /^[\s-]+flavou?r(?:ed|ings?)?\b/

const without = (food: Food, removed: ReadonlySet<Content>): Food => ({
  ...food,
  contents: new Map([...food.contents].filter(([content]) => !removed.has(content))),
})
/** Returns the food with all its contents uncertain: the label decides them, or the name may mean another food. */
export const perhaps = (food: Food): Food => ({
  ...food,
  contents: new Map([...food.contents].map(([content]): [Content, Certainty] => [content, 'maybe'])),
})

/** Whether words end with one of the known ones, without the fillers behind it. */
function endsWith(words: readonly string[], known: ReadonlySet<string>, fillers?: ReadonlySet<string>): boolean {
  const end = words.findLastIndex((word) => !fillers?.has(word)) + 1
  return known.has(words[end - 1] ?? '') || known.has(words.slice(Math.max(0, end - 2), end).join(' '))
}

/** Whether a brand is among the last words, with up to two words behind it. */
const hasBrand = (words: readonly string[], brands: ReadonlySet<string>): boolean =>
  [0, 1, 2].some((behind) =>
    [1, 2, 3].some((length) => {
      const end = words.length - behind
      return end >= length && brands.has(words.slice(end - length, end).join(' '))
    }),
  )

/**
 * Returns a food without the contents that the words around its name exclude: "Vegan cheese", "butter (plant-based)",
 * "Beyond beef", "mushroom bacon", "almond cream", "zucchini noodles".
 *
 * @param before the few words before the food's name in its sentence.
 */
export function describedFood(food: Food, before: string, name: string, after: string): Food {
  if (food.contents.size === 0) return food
  const isPlain = before === '' && /^[^(,–—-]*$/.test(after) && !/free|plant|from|flavo/.test(after)
  const own = before.replace(stop, '')
  if (isPlain && name !== 'soy') return food
  let described = flavoured.test(after) ? perhaps(food) : food
  if (mayHaveProperty.test(own) || mayHaveProperty.test(after)) {
    const claimed = propertyAfter.exec(after)?.[1] ?? ''
    for (const property of [...readProperties(`${own}${name}`), ...readProperties(claimed)])
      described = withProperty(described, property)
    if (vegetarianAfter.test(after) || vegetarianBefore.test(own)) described = without(described, slaughtered)
  }
  if (notAnimalAfter.test(after)) return without(described, animalContents)
  // The word alone is read as soy sauce.
  if (name === 'soy')
    described = /^[/ -]*(?:[a-z]+ )?milk\b/.test(after)
      ? without(described, gluten)
      : { ...described, contents: new Map([...described.contents, ['gluten', 'maybe']]) }
  const [, absent, free = absent ?? ''] = withoutAfter.exec(after) ?? []
  const removed = withoutContents.find(([word]) => word.test(free))
  if (removed) described = without(described, removed[1])
  const words = own
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => singularize(word.replace(/['’]s?$/, '')))
  return words.length === 0
    ? withPlantsAfter(described, food, after)
    : ofPlantsBefore(described, food, words, name, after)
}

/** A cheese from plants needs no rennet. */
const withPlantsAfter = (described: Food, food: Food, after: string): Food =>
  food.kind === 'dairy' && ((!described.contents.has('milk') && food.contents.has('milk')) || plantsAfter.test(after))
    ? without(described, dairy)
    : described

/** Handles words before a name that say the food is made from plants. */
function ofPlantsBefore(described: Food, food: Food, words: readonly string[], name: string, after: string): Food {
  const isBrand = hasBrand(words, veganBrands) && !/^(?:go|goes|far|well) beyond$/.test(words.slice(-2).join(' '))
  if (isBrand) return without(described, animalContents)
  const own = hasBrand(words, vegetarianBrands) ? without(described, slaughtered) : described
  const end = name.split(' ').map(singularize).join(' ')
  if (food.kind === 'dairy' && !/^(?:cow|goat|sheep|buffalo)/.test(name)) {
    const isButter = /butter|spread$/.test(name)
    if (isButter ? endsWith(words, butterPlants) : endsWith(words, plants, ofPlants)) return without(own, dairy)
  }
  if ((food.kind === 'meat' || food.kind === 'fish') && shapedLikeMeat.has(end) && endsWith(words, meatPlants))
    return without(own, animalContents)
  // Vegetables flavour a bread of wheat, and wrap a filling in its place.
  const isOfWheat = madeOfWheat.has(end) && !/^(?:flour|wheat|white|whole ?wheat|spinach|tomato)/.test(name)
  if (isOfWheat && endsWith(words, notWheat, ofNoWheat)) return without(own, gluten)
  return withPlantsAfter(own, food, after)
}

/** Something is only like the food, or in its place: "mock duck", "milk alternative", "cheese-style sauce". */
const imitatedBefore =
  /\b(?:mock|faux|fake|artificial|pretend|un|non|not|zero|meatless|eggless|beefless|chickenless|fishless|porkless|dairyless|milkless)[\s-]+$/
const imitatedAfter =
  /^(?:[\s-]*(?:alternatives?|substitutes?|replacements?|replacers?|analogues?|imitations?)\b|-(?:like|style|ish|type|inspired|fried)\b|\s+(?:style (?:crumbles?|pieces?|strips?)|like (?:consistency|texture|crumbs?))\b)/

/** Whether the words around a food say that it is none. */
export const isImitated = (before: string, after: string): boolean =>
  imitatedBefore.test(before) || imitatedAfter.test(after)
