import type { Content } from './contents'
import type { FoodKind } from './foodData'

/** What a word means after "no" or before "allergy", where it is more than the food of that name. */
export const excludedContents: Readonly<Record<string, readonly Content[]>> = {
  nut: ['nut', 'peanut'],
  'tree nut': ['nut'],
  treenut: ['nut'],
  peanut: ['peanut'],
  egg: ['egg'],
  'egg white': ['egg'],
  'egg yolk': ['egg'],
  albumen: ['egg'],
  albumin: ['egg'],
  milk: ['milk'],
  'cow milk': ['milk'],
  'cows milk': ['milk'],
  dairy: ['milk'],
  casein: ['milk'],
  whey: ['milk'],
  lactose: ['lactose'],
  gluten: ['gluten'],
  wheat: ['gluten'],
  soy: ['soy'],
  soya: ['soy'],
  soja: ['soy'],
  soybean: ['soy'],
  'soy bean': ['soy'],
  'soya bean': ['soy'],
  fish: ['fish'],
  seafood: ['fish', 'crustacean', 'mollusc'],
  shellfish: ['crustacean', 'mollusc'],
  crustacean: ['crustacean'],
  mollusc: ['mollusc'],
  sesame: ['sesame'],
  celery: ['celery'],
  mustard: ['mustard'],
  sulphite: ['sulphites'],
  sulfite: ['sulphites'],
  lupin: ['lupin'],
  lupine: ['lupin'],
  meat: ['meat'],
  pork: ['pork'],
  pig: ['pork'],
  swine: ['pork'],
  alcohol: ['alcohol'],
  gelatine: ['gelatine'],
  gelatin: ['gelatine'],
  honey: ['honey'],
  rennet: ['rennet'],
  'animal rennet': ['rennet'],
}

/** Words for all foods of a kind. */
export const excludedKinds: Readonly<Record<string, FoodKind>> = {
  vegetable: 'vegetable',
  veg: 'vegetable',
  grain: 'grain',
}

/** Allergens that a sentence names in the plural. */
export const countedAllergen = /(?:nut|egg|crustacean|mollusc|sulphite|sulfite)$/

const hotFoods = ['chilli', 'hot sauce', 'chipotle', 'gochujang', 'harissa', 'aji amarillo', 'doubanjiang']
const prawnFoods = ['prawns', 'dried shrimp', 'shrimp paste', 'prawn crackers']

const tomatoFoods = ['tomatoes', 'canned tomatoes', 'tomato paste', 'tomato sauce', 'ketchup', 'salsa']
const nightshades =
  'sun-dried tomatoes,tomatillos,tomato soup,baked beans,potato,mashed potato,potato chips,french fries,gnocchi,bell pepper,roasted peppers,aubergine,paprika,berbere,jalapeno pickled,sambal oelek,curry paste,curry sauce,taco seasoning,jerk seasoning,suya spice,chorizo,chilli oil,sweet chilli sauce,tomatoes with green chillies'.split(
    ',',
  )

/** Groups that people exclude under one word, by the names of their foods. */
export const excludedGroups: Readonly<Record<string, readonly string[]>> = {
  cow: ['beef', 'steak', 'veal', 'ground beef'],
  allium: ['onion', 'shallot', 'spring onion', 'garlic', 'leek', 'chives', 'garlic chives'],
  'root vegetable': [
    'potato',
    'sweet potato',
    'mashed potato',
    'french fries',
    'potato chips',
    'yam',
    'cassava',
    'carrot',
    'parsnip',
    'beetroot',
    'turnip',
    'swede',
    'celeriac',
    'radish',
    'daikon',
  ],
  offal: ['liver', 'kidney', 'tripe', 'haggis'],
  corn: ['sweetcorn', 'creamed corn', 'corn tortillas', 'tortilla chips', 'cornflour', 'cornmeal', 'hominy', 'popcorn'],
  citrus: ['lemon', 'lime', 'orange', 'grapefruit', 'yuzu'],
  nightshade: [...tomatoFoods, ...nightshades, ...hotFoods],
  'raw fish': ['smoked salmon', 'caviar'],
  'soft cheese': [
    'cream cheese',
    'ricotta',
    'brie',
    'raclette',
    'goat cheese',
    'feta',
    'blue cheese',
    'burrata',
    'labneh',
  ],
  'red meat': ['beef', 'steak', 'lamb', 'pork', 'veal', 'venison', 'ground beef', 'ground lamb', 'ground pork'],
  cheese: ['cheese', 'brie', 'ricotta', 'mascarpone', 'paneer', 'halloumi'],
  onion: ['onion', 'shallot', 'spring onion'],
  chilli: hotFoods,
  spice: hotFoods,
  prawn: prawnFoods,
  shrimp: prawnFoods,
  'soy sauce': [
    'soy sauce',
    'dark soy sauce',
    'kecap manis',
    'teriyaki sauce',
    'ponzu',
    'hoisin sauce',
    'stir fry sauce',
  ],
  bean: ['beans', 'baked beans', 'edamame', 'broad beans'],
  tomato: tomatoFoods,
  poultry: ['chicken', 'whole chicken', 'chicken wing', 'duck', 'ground chicken', 'ground turkey', 'chicken stock'],
}

const seasonings = ['taco seasoning', 'curry paste', 'curry sauce', 'japanese curry roux', 'salsa']
const seasoned =
  'stock,gravy,tomato sauce,ketchup,barbecue sauce,hot sauce,stir fry sauce,pesto,hummus,sausages,stuffing,soup'.split(
    ',',
  )

/** Bought foods that often contain what somebody excludes. */
export const oftenIn: Readonly<Record<string, readonly string[]>> = {
  garlic: [...seasonings, ...seasoned],
  onion: [...seasonings, ...seasoned],
  nightshade: [...seasoned, 'curry powder', 'mixed vegetables', 'worcestershire sauce'],
  chilli: [...seasonings, 'curry powder'],
  spice: [...seasonings, 'curry powder'],
  'soy sauce': ['stir fry sauce', 'oyster sauce'],
  ...Object.fromEntries(
    ['almond', 'brazil nut', 'cashew', 'hazelnut', 'macadamia', 'pecan', 'pine nut', 'pistachio', 'walnut'].map(
      (nut) => [nut, ['granola', 'pesto']],
    ),
  ),
  coriander: [...seasonings, 'curry powder', 'garam masala'],
  cilantro: [...seasonings, 'curry powder', 'garam masala'],
  cheese: ['pesto', 'caesar dressing'],
  parmesan: ['pesto', 'caesar dressing'],
  anchovie: ['worcestershire sauce', 'caesar dressing', 'olive tapenade'],
  anchovy: ['worcestershire sauce', 'caesar dressing', 'olive tapenade'],
}
