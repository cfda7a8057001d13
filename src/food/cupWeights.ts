import { type Food, foods } from './foods'
import { singularize } from './words'

/**
 * What a cup of 240 ml weighs, in grams, of the foods that people measure in cups, by the name of its food or by the name
 * that a line has. From the Ingredient Weight Chart of King Arthur Baking (kingarthurbaking.com).
 */
const kingArthurCups: Readonly<Record<string, number>> = {
  'bread flour': 120,
  'self-raising flour': 113,
  'whole wheat flour': 113,
  'almond flour': 96,
  'ground almonds': 96,
  'coconut flour': 128,
  'rye flour': 106,
  cornflour: 112,
  'icing sugar': 113,
  cocoa: 84,
  oats: 89,
  honey: 336,
  'golden syrup': 312,
  treacle: 340,
  'chocolate chips': 170,
  'sour cream': 227,
  'cream cheese': 227,
  mascarpone: 227,
  mozzarella: 113,
  butter: 227,
  margarine: 227,
  shortening: 184,
  raisins: 149,
  'dried cranberries': 114,
  dates: 149,
  pecan: 114,
  hazelnut: 142,
  cashews: 113,
  'pine nuts': 142,
  'sesame seeds': 142,
  coconut: 85,
  'apple sauce': 255,
  celery: 142,
  panko: 50,
  'panko breadcrumb': 50,
}
/**
 * The same, from the portions of USDA FoodData Central (fdc.nal.usda.gov, SR Legacy), chopped where one measures them so.
 * A group, such as nuts or berries, weighs what a usual one of it does.
 */
const usdaCups: Readonly<Record<string, number>> = {
  flour: 125,
  sugar: 200,
  'brown sugar': 220,
  rice: 185,
  'risotto rice': 200,
  'brown rice': 185,
  'cooked rice': 158,
  quinoa: 170,
  'cooked quinoa': 185,
  couscous: 173,
  'cooked couscous': 157,
  lentils: 192,
  'red lentils': 192,
  'cooked lentils': 198,
  'split peas': 197,
  'chana dal': 200,
  barley: 200,
  bulgur: 140,
  semolina: 167,
  cornmeal: 157,
  'masa harina': 114,
  'cooked porridge': 234,
  breadcrumbs: 108,
  cheese: 113,
  cheddar: 113,
  parmesan: 100,
  feta: 150,
  'cottage cheese': 225,
  ricotta: 246,
  yogurt: 245,
  nuts: 120,
  walnuts: 117,
  almonds: 143,
  pistachios: 123,
  peanuts: 146,
  'peanut butter': 258,
  hummus: 246,
  'refried beans': 238,
  peas: 145,
  sweetcorn: 145,
  'pumpkin puree': 245,
  berries: 145,
  strawberries: 152,
  blueberries: 148,
  raspberries: 123,
  blackberries: 144,
  cranberries: 100,
  onion: 160,
  'bell pepper': 149,
  'cherry tomatoes': 149,
  tomatoes: 180,
  cabbage: 89,
  spinach: 30,
  rocket: 20,
  mushrooms: 70,
  potato: 150,
  'cooked potatoes': 150,
  carrot: 128,
  broccoli: 91,
  courgette: 124,
  'cooked chicken': 140,
  'mixed vegetables': 140,
  'cooked vegetables': 150,
  pasta: 100,
  'cooked pasta': 140,
  basil: 24,
  parsley: 60,
  coriander: 16,
}
/**
 * Foods that are poured, so a recipe in millilitres is as good as one in grams. Most weigh as
 * much as water; the weights are those of FoodData Central too.
 */
const pouredCups: Readonly<Record<string, number>> = {
  cream: 240,
  'maple syrup': 315,
  tahini: 240,
  salsa: 240,
  'tomato sauce': 245,
  passata: 240,
}
/** What a cup weighs, by the name of a food. */
export const cupWeights: Readonly<Record<string, number>> = { ...usdaCups, ...kingArthurCups, ...pouredCups }

/**
 * What a cup of a food weighs, in grams.
 *
 * @param phrase how a line names it: "pecans", "dark rye flour". A narrower name may have a weight of its own.
 * @returns undefined for liquids, and for foods whose weight is not known.
 */
export function gramsPerCup(food: Food, phrase: string): number | undefined {
  const words = phrase.toLowerCase().split(/\s+/).map(singularize)
  const narrower = [-3, -2].map((start) => words.slice(start).join(' '))
  const names = [phrase.toLowerCase(), ...(words.length > 1 ? narrower : words), ...closeNames(food)]
  return names.flatMap((each) => (pouredCups[each] === undefined ? (cupWeights[each] ?? []) : []))[0]
}

/** The name of a food and of its parents, as far as these can replace it: a cup of spaghetti is no cup of pasta. */
const closeNames = ({ name, parent, replaceableByParent }: Food): string[] => {
  const wider = replaceableByParent ? foods.get(parent ?? '') : undefined
  return [name, ...(wider ? closeNames(wider) : [])]
}
