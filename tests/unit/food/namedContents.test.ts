import { expect, test } from 'vitest'
import type { Content } from '../../../src/food/contents'
import { foods } from '../../../src/food/foods'

/** Words of a name that tell the contents of its food. */
const telling: readonly (readonly [content: Content, words: RegExp])[] = [
  ['pork', /\b(?:pork|bacon|ham|gammon|prosciutto|pancetta|chorizo|salami|pepperoni|lard)s?\b/],
  [
    'meat',
    /\b(?:beef|chicken|turkey|lamb|mutton|duck|goose|veal|pork|bacon|ham|meat|steak|sausage|venison|rabbit|goat|gammon)s?\b/,
  ],
  ['fish', /\b(?:fish|salmon|tuna|cod|haddock|mackerel|anchov(?:y|ie)|sardine|trout|herring)s?\b/],
  ['crustacean', /\b(?:prawn|shrimp|crab|lobster|crayfish|langoustine)s?\b/],
  ['mollusc', /\b(?:mussel|clam|oyster|squid|octopus|scallop|snail)s?\b/],
  ['egg', /\b(?:eggs?|mayo|mayonnaise|meringues?)\b/],
  ['milk', /\b(?:milk|cream|cheese|butter|yogh?urt|paneer|ghee|mozzarella|halloumi|cheddar|parmesan|feta|brie)\b/],
  ['honey', /\bhoney\b/],
  ['alcohol', /\b(?:wine|beer|rum|vodka|brandy|whisky|whiskey|gin|sherry|liqueur|port)\b/],
  ['nut', /\b(?:almond|cashew|walnut|pecan|pistachio|hazelnut|macadamia|praline|marzipan)s?\b/],
  ['peanut', /\b(?:peanut|groundnut)s?\b/],
  ['soy', /\b(?:soya?|soyrizo|tofu|miso|tempeh|edamame)\b/],
  ['sesame', /\b(?:sesame|tahini)\b/],
  ['celery', /\bcelery\b/],
  ['mustard', /\bmustard\b/],
  ['gelatine', /\bgelatine?\b/],
  ['lupin', /\blupine?\b/],
  ['gluten', /\b(?:bread(?! soda)|wheat|couscous|bulgur|pastry|barley|rye|spaghetti|seitan)\b/],
]

/** Names whose words mean something else, or something that is only like it. */
const otherMeaning: Partial<Record<Content, RegExp>> = {
  pork: /\b(?:beef|chicken|turkey|lamb) (?:bacon|chorizo|ham|salami|pepperoni)\b/,
  meat: /\b(?:tomato|lettuce|milk|cheese|eggs?|masala|seasoning|duck|goose)$|^(?:aubergine|eggplant|cabbage|cauliflower|mushroom|portobello|tofu|basa|catfish|cod|fish|hake|salmon|swordfish|tuna) steak$|^crab meat$|^chicken of the wood$|^bombay duck$/,
  fish: /masala$/,
  crustacean: /^(?:crab apple|lobster mushroom|crab stick|imitation crab)$/,
  mollusc: /mushroom|^(?:king oyster|oyster cracker)$/,
  egg: /^(?:egg plant|garden egg|easter egg)$|replacer|substitute/,
  milk: /\b(?:almond|cashew|coconut|soya?|oat|oatly|hemp|rice|pea|flax|hazelnut|macadamia|nut|pistachio|peanut|seed|sunflower|apple|cocoa|shea|cookie|tofu|palm nut) (?:ice |cream |sour |milk )*(?:milk|cream|cheese|butter|yogh?urt|parmesan|feta)$|^(?:butter bean|butter lettuce|cream cracker|cream sherry|cream soda|cream style corn|salad cream)$|^cream of (?:coconut|rice|tartar|wheat)$/,
  honey: /^honey bean$/,
  alcohol: /vinegar|gum$|^(?:ginger beer|root beer|port salut)$/,
  nut: /essence$|extract$/,
  peanut: /oil$/,
  mustard: /green$/,
  gluten: /^(?:spaghetti (?:sauce|squash)|(?:cassava|cauliflower) couscous)$/,
}
/** What says of any food that it is made without. */
const madeWithout =
  /\b(?:vegan|vegetarian|veggie|plant(?:[- ]based)?|meat free|dairy free|non dairy|(?:egg|gluten)[- ]free|gf|alcohol free|non alcoholic|quorn|linda mccartney|beyond|impossible|mock|chicken style|soya meat|soy chorizo|(?:coconut|tempeh|tofu) bacon|(?:chia|flax) egg)\b/

test.each(telling)('a name that says %s is a food with it, for certain', (content, words) => {
  const wrong = [...foods.values()].flatMap(({ name, aliases, contents }) =>
    [name, ...aliases]
      .filter((each) => words.test(each) && !madeWithout.test(each) && !otherMeaning[content]?.test(each))
      .filter(() => contents.get(content) !== 'named'),
  )
  expect(wrong).toEqual([])
})
