import type { Amount } from './amounts'
import { cupWeights } from './cupWeights'
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
  broccoli: 'head',
  cauliflower: 'head',
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
