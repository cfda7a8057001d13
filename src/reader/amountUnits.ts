import { unitsOfMeasure } from 'parse-ingredient'

/**
 * How an amount of a unit is rounded and written. `weight` is grams and millilitres, `thousand` kilograms and litres,
 * `metric` the units between; `imperial` is ounces, pounds, pints and more. A `container` has a size of its own.
 */
export type UnitKind =
  | 'weight'
  | 'thousand'
  | 'metric'
  | 'imperial'
  | 'cup'
  | 'tablespoon'
  | 'teaspoon'
  | 'pinch'
  | 'container'
  | 'count'

/**
 * Units by their identifiers in parse-ingredient, then the words and the abbreviations that it lacks. Some are German,
 * French or Spanish, because a recipe can be asked for in another language.
 */
const units: readonly (readonly [kind: UnitKind, libraryIds: string, words: string, abbreviations: string])[] = [
  ['weight', 'gram milliliter', 'millilitre', 'gr gm gms mls cc gramm'],
  ['thousand', 'kilogram liter', 'litre kilo', 'kgs ltr kilogramm'],
  ['metric', 'deciliter', 'centilitre centiliter decilitre', 'cl'],
  ['imperial', 'ounce pound pint quart gallon', '', ''],
  ['cup', 'cup', '', ''],
  ['tablespoon', 'tablespoon', 'tablespoonful', 'tbs tb tbl tblsp tbsps el'],
  ['teaspoon', 'teaspoon', 'teaspoonful', 'tsps tl'],
  ['pinch', 'pinch dash drop', '', 'prise prisen'],
  [
    'container',
    'bag box can carton container pack package',
    'tin jar packet tub tube bottle sachet envelope pouch pot punnet tray bar block brick',
    'pkt dose dosen packung packungen päckchen becher boîte boîtes paquet paquets lata latas paquete paquetes',
  ],
  [
    'count',
    'bunch clove dozen ear head piece sprig stick',
    'slice sheet roll log wheel rasher stalk rib strip fillet filet leaf cube ball knob handful wedge scoop loaf bulb stem pod rack glass mug bowl shot spoon spoonful dessertspoon splash glug squeeze drizzle thumb chunk spear floret ring segment batch recipe serving portion',
    'zehe zehen bund stange stangen scheibe scheiben',
  ],
]

/** Foods that cooks count. Beside the counted units, only these change between singular and plural. */
const countedFoods =
  'egg yolk white plantain onion shallot scallion leek carrot potato tomato courgette aubergine eggplant cucumber pepper chilli chili chile jalapeño jalapeno lemon lime orange apple pear banana avocado mango peach plum apricot nectarine fig date grapefruit pineapple melon papaya kiwi pumpkin beet beetroot turnip parsnip radish mushroom olive cabbage cauliflower lettuce artichoke chicken duck breast thigh leg drumstick wing steak chop cutlet tenderloin loin roast shank ham sausage frankfurter prawn scallop mussel tortilla bun wrap pitta pita naan bagel baguette muffin biscuit cookie cracker crust base shell nut almond walnut pecan cashew cherry strawberry raspberry blackberry berry grape patty burger meatball dumpling crumpet croissant waffle pancake flatbread anchovy sardine gherkin pickle caper cob stone heart frond lobe'

const kinds = new Map<string, UnitKind>()
const plurals = new Map<string, string>()
const singulars = new Map<string, string>()

for (const [kind, libraryIds, words, abbreviations] of units) {
  for (const id of libraryIds.split(' ')) {
    const unit = unitsOfMeasure[id]
    for (const spelling of unit ? [id, unit.short, unit.plural, ...(unit.alternates ?? [])] : [])
      kinds.set(spelling.replace(/\.$/, ''), kind)
    if (unit) addPlural(id, unit.plural)
  }
  for (const word of words.split(' ').filter(Boolean)) {
    addPlural(word, pluralize(word))
    kinds.set(word, kind).set(pluralize(word), kind)
  }
  for (const abbreviation of abbreviations.split(' ').filter(Boolean)) kinds.set(abbreviation, kind)
}
for (const food of countedFoods.split(' ')) addPlural(food, pluralize(food))
addPlural('fluid ounce', 'fluid ounces')
singulars.set('lbs', 'lb').set('chilies', 'chili').set('mangos', 'mango').set('pkgs', 'pkg')

function addPlural(singular: string, plural: string) {
  if (singular === plural) return
  plurals.set(singular, plural)
  singulars.set(plural, singular)
}

function pluralize(word: string): string {
  if (/(?:lea|loa)f$/.test(word)) return word.replace(/f$/, 'ves')
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(?:s|x|ch|sh|tomato|potato|mango|chilli)$/.test(word) ? `${word}es` : `${word}s`
}

/** Returns the kind of a unit by any spelling of it, without its full stop. `T` is a tablespoon and `t` a teaspoon. */
export const unitKind = (word: string): UnitKind | undefined =>
  /^fl(?:uid)?\W/i.test(word) ? 'imperial' : (kinds.get(word) ?? kinds.get(word.toLowerCase()))

/** Whether a word is the name of something that is counted, in singular or plural. */
export const isCounted = (word: string) => plurals.has(word.toLowerCase()) || singulars.has(word.toLowerCase())

/** Returns a word in the form for an amount: "cup" for up to one, "cups" for more. Unknown words stay. */
export function inflect(word: string, amount: number): string {
  const form = (amount > 1 ? plurals : singulars).get(word.toLowerCase())
  if (form === undefined) return word
  // "CUP" or "Cup".
  if (word.length > 1 && word === word.toUpperCase()) return form.toUpperCase()
  return word.charAt(0) + form.slice(1)
}
