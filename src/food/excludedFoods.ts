import { type Content, isContent } from './contents'
import type { FoodKind } from './foodData'

/** Reads lines of `word, other word = thing, thing` into the things of each word. Without things a word means itself. */
const readTable = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table
      .trim()
      .split(/\n\s*/)
      .flatMap((line) => {
        const [words = '', things] = line.split(' = ')
        return words.split(', ').map((word) => [word, things?.split(', ') ?? [word]] as const)
      }),
  )

/** What a word means after "no" or before "allergy", where it is more than the food of that name. */
export const excludedContents: ReadonlyMap<string, readonly Content[]> = new Map(
  [
    ...readTable(`
      peanut, lactose, fish, crustacean, mollusc, sesame, celery, mustard, meat, alcohol, honey
      nut = nut, peanut
      tree nut, treenut = nut
      egg, egg white, egg yolk, albumen, albumin = egg
      milk, cow milk, cows milk, dairy, casein, whey = milk
      gluten, wheat = gluten
      soy, soya, soja, soybean, soy bean, soya bean = soy
      seafood = fish, crustacean, mollusc
      shellfish = crustacean, mollusc
      sulphite, sulfite = sulphites
      lupin, lupine = lupin
      pork, pig, swine = pork
      gelatine, gelatin = gelatine
      rennet, animal rennet = rennet`),
  ].map(([word, names]) => [word, names.filter(isContent)] as const),
)

/** Words for all foods of a kind. */
export const excludedKinds: ReadonlyMap<string, FoodKind> = new Map([
  ['vegetable', 'vegetable'],
  ['veg', 'vegetable'],
  ['grain', 'grain'],
])

/** Allergens that a sentence names in the plural. */
export const countedAllergen = /(?:nut|egg|crustacean|mollusc|sulphite|sulfite)$/

const tomatoFoods = 'tomatoes, canned tomatoes, tomato paste, tomato sauce, ketchup, salsa'
const hotFoods = 'chilli, hot sauce, chipotle, gochujang, harissa, aji amarillo, doubanjiang'

/** Groups that people exclude under one word, by the names of their foods. */
export const excludedGroups = readTable(`
  cow = beef, steak, veal, ground beef
  allium = onion, shallot, spring onion, garlic, leek, chives, garlic chives
  root vegetable = potato, sweet potato, mashed potato, french fries, potato chips, yam, cassava, carrot, parsnip, beetroot, turnip, swede, celeriac, radish, daikon
  offal = liver, kidney, tripe, haggis
  corn = sweetcorn, creamed corn, corn tortillas, tortilla chips, cornflour, cornmeal, hominy, popcorn
  citrus = lemon, lime, orange, grapefruit, yuzu
  nightshade = ${tomatoFoods}, ${hotFoods}, sun-dried tomatoes, tomatillos, tomato soup, baked beans, potato, mashed potato, potato chips, french fries, gnocchi, bell pepper, roasted peppers, aubergine, paprika, berbere, jalapeno pickled, sambal oelek, curry paste, curry sauce, taco seasoning, jerk seasoning, suya spice, chorizo, chilli oil, sweet chilli sauce, tomatoes with green chillies
  raw fish = smoked salmon, caviar
  soft cheese = cream cheese, ricotta, brie, raclette, goat cheese, feta, blue cheese, burrata, labneh
  red meat = beef, steak, lamb, pork, veal, venison, ground beef, ground lamb, ground pork
  cheese = cheese, brie, ricotta, mascarpone, paneer, halloumi
  onion = onion, shallot, spring onion
  chilli, spice = ${hotFoods}
  prawn, shrimp = prawns, dried shrimp, shrimp paste, prawn crackers
  soy sauce = soy sauce, dark soy sauce, kecap manis, teriyaki sauce, ponzu, hoisin sauce, stir fry sauce
  bean = beans, baked beans, edamame, broad beans
  tomato = ${tomatoFoods}
  poultry = chicken, whole chicken, chicken wing, duck, ground chicken, ground turkey, chicken stock`)

const seasonings = 'taco seasoning, curry paste, curry sauce, japanese curry roux, salsa'
const seasoned =
  'stock, gravy, tomato sauce, ketchup, barbecue sauce, hot sauce, stir fry sauce, pesto, hummus, sausages, stuffing, soup'

/** Bought foods that often contain what somebody excludes. */
export const oftenIn = readTable(`
  garlic, onion = ${seasonings}, ${seasoned}
  nightshade = ${seasoned}, curry powder, mixed vegetables, worcestershire sauce
  chilli, spice = ${seasonings}, curry powder
  soy sauce = stir fry sauce, oyster sauce
  almond, brazil nut, cashew, hazelnut, macadamia, pecan, pine nut, pistachio, walnut = granola, pesto
  coriander, cilantro = ${seasonings}, curry powder, garam masala
  cheese, parmesan = pesto, caesar dressing
  anchovie, anchovy = worcestershire sauce, caesar dressing, olive tapenade`)
