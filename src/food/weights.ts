import type { Amount } from './amounts'
import type { FoodKind } from './foodData'
import { type Food, foods } from './foods'
import { singularize } from './recognizeFoods'

/** What a piece from a shop weighs, in grams, by the name of its food, or by the name that people type. */
const pieceWeights: Readonly<Record<string, number>> = {
  eggs: 55,
  onion: 150,
  shallot: 30,
  'spring onion': 15,
  garlic: 5,
  carrot: 80,
  celery: 40,
  leek: 150,
  potato: 180,
  'cooked potatoes': 120,
  'baked potato': 220,
  'jacket potato': 220,
  'cooked chicken': 600,
  'cooked turkey': 4000,
  'sweet potato': 250,
  yam: 1200,
  plantain: 200,
  courgette: 200,
  aubergine: 300,
  cucumber: 300,
  'bell pepper': 160,
  tomatoes: 100,
  broccoli: 350,
  cauliflower: 700,
  cabbage: 900,
  'pak choi': 100,
  lettuce: 300,
  mushrooms: 20,
  portobello: 80,
  'portobello mushroom': 80,
  sweetcorn: 150,
  avocado: 160,
  beetroot: 90,
  parsnip: 110,
  'butternut squash': 900,
  pumpkin: 2000,
  fennel: 230,
  banana: 110,
  apple: 150,
  pear: 160,
  lemon: 100,
  lime: 60,
  orange: 160,
  mango: 250,
  peach: 130,
  fig: 50,
  nectarine: 130,
  apricot: 40,
  'chicken breast': 170,
  'chicken thigh': 110,
  'chicken leg': 250,
  'leg quarter': 300,
  chicken: 150,
  'whole chicken': 1500,
  'chicken wing': 80,
  steak: 220,
  'pork chop': 200,
  'lamb chop': 110,
  sausages: 65,
  'smoked sausage': 225,
  'cooked sausages': 60,
  bacon: 25,
  ham: 25,
  chorizo: 200,
  salmon: 150,
  'white fish': 140,
  'whole fish': 400,
  trout: 140,
  'smoked mackerel': 80,
  prawns: 12,
  mussels: 20,
  bread: 40,
  baguette: 250,
  ciabatta: 250,
  pitta: 60,
  tortillas: 50,
  'corn tortillas': 25,
  'burger buns': 60,
  halloumi: 225,
  mozzarella: 125,
  tofu: 300,
  paneer: 225,
  feta: 200,
  swede: 600,
  celeriac: 600,
  turnip: 150,
  'brussels sprouts': 15,
  radish: 10,
  daikon: 500,
  pineapple: 900,
  kiwi: 75,
  'passion fruit': 35,
  plum: 70,
  'cherry tomatoes': 15,
  'new potatoes': 50,
  'baby potatoes': 40,
  butter: 113,
  'goat cheese': 125,
  brie: 200,
  'puff pastry': 320,
  'corn on the cob': 200,
  asparagus: 20,
}

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
/** The same, from the portions of USDA FoodData Central (fdc.nal.usda.gov, SR Legacy). */
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
/** Foods that are poured, so a recipe in millilitres is as good as one in grams. Most weigh as much as water. */
const pouredCups: Readonly<Record<string, number>> = {
  cream: 240,
  'maple syrup': 315,
  tahini: 240,
  salsa: 240,
  'tomato sauce': 245,
  passata: 240,
}
const cupWeights: Readonly<Record<string, number>> = { ...usdaCups, ...kingArthurCups, ...pouredCups }
/** Leaves and pieces that fill a cup loosely: recipes give their weight in ounces. */
const looseFoods = [
  ...['spinach', 'mushrooms', 'potato', 'cooked potatoes', 'carrot', 'broccoli', 'cooked chicken'],
  ...['mixed vegetables', 'cooked vegetables', 'pasta', 'cooked pasta', 'onion', 'celery', 'bell pepper', 'tomatoes'],
  ...['cherry tomatoes', 'cabbage', 'rocket', 'courgette', 'basil', 'parsley', 'coriander'],
]

/** What most tins, jars and packets hold, in grams. */
const TIN_WEIGHT = 400
/** What the others hold. */
const tinWeights: Readonly<Record<string, number>> = {
  tuna: 145,
  sardines: 120,
  anchovies: 50,
  'smoked mackerel': 120,
  'smoked salmon': 100,
  'tinned salmon': 210,
  sweetcorn: 200,
  'bean sprouts': 300,
  noodles: 250,
  'instant noodles': 80,
  'cooked rice': 250,
  rice: 500,
  pasta: 450,
  spinach: 200,
  lettuce: 120,
  'puff pastry': 320,
  rocket: 60,
  bacon: 250,
  mushrooms: 250,
  potato: 1000,
  yogurt: 450,
  cream: 300,
  'condensed milk': 397,
  'condensed cream soup': 300,
  'tomato sauce': 425,
  'tomatoes with green chillies': 283,
  'corned beef': 340,
  'pasta sauce': 500,
  passata: 680,
  'cream cheese': 180,
  mascarpone: 250,
  'sour cream': 300,
  hummus: 200,
  ricotta: 250,
  pesto: 190,
  'curry paste': 200,
  'peanut butter': 340,
  olives: 300,
  nuts: 150,
  cheese: 200,
}

/** The name of a food and of its parents, the narrowest first. */
export function namesOf(food: Food | undefined): string[] {
  return food ? [food.name, ...namesOf(foods.get(food.parent ?? ''))] : []
}

/** The grams of an amount of a food; undefined where the weight of a piece is not known. */
export function gramsOf({ quantity, unit }: Amount, foodNames: readonly string[]): number | undefined {
  if (unit === 'g') return quantity
  if (unit === 'cup') return quantity * (foodNames.flatMap((each) => cupWeights[each] ?? [])[0] ?? 240)
  const weights = unit === 'tin' ? tinWeights : pieceWeights
  const [weight = unit === 'tin' ? TIN_WEIGHT : undefined] = foodNames.flatMap(
    (each) => weights[each] ?? weights[each.replace(/(?<!\p{L})\p{L}+$/u, singularize)] ?? [],
  )
  return weight === undefined ? undefined : quantity * weight
}

/** What people call a piece of these foods. */
const pieceNames: Readonly<Record<string, string>> = {
  celery: 'stick',
  asparagus: 'spear',
  bacon: 'rasher',
  ham: 'slice',
}
/** Foods whose piece is only a part of one, or has another name than the food. */
const uncountedFoods = ['garlic', 'sweetcorn', 'chicken', 'sausages', 'chorizo', 'prawns', 'mussels', 'mushrooms']
const countedKinds: readonly FoodKind[] = ['vegetable', 'aromatic', 'fruit', 'meat']

/** What people call a piece of a food, such as "stick"; empty if by the food's name; undefined if nobody counts it. */
export function pieceNameOf(food: Food): string | undefined {
  const names = namesOf(food)
  const own = names.find((name) => pieceWeights[name] !== undefined)
  if (own === undefined || !countedKinds.includes(food.kind) || uncountedFoods.includes(own)) return
  return pieceNames[own] ?? ''
}

/** What a cup of a food weighs, if cooks measure it in cups. */
export function cupWeightOf(food: Food): number | undefined {
  return namesOf(food).flatMap((name) => (looseFoods.includes(name) ? [] : (cupWeights[name] ?? [])))[0]
}

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
