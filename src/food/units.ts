/** What a unit measures. Cups are `spoon`; a `container` has a size of its own, a `count` is a piece or a vague amount. */
export type UnitKind = 'mass' | 'volume' | 'spoon' | 'pinch' | 'container' | 'count' | 'length' | 'time' | 'temperature'
/** The systems that a recipe can be shown in. */
export type UnitSystem = 'metric' | 'us'
/** A unit that lists, recipes or the cookbook measure in. */
export interface Unit {
  /** The first of its names, in the singular: "gram". */
  readonly name: string
  readonly kind: UnitKind
  /** Its names in the singular with their plurals: "liter", "litre". */
  readonly plurals: ReadonlyMap<string, string>
  /** Names, plurals and abbreviations in English, without full stops. In lower case but for T, a tablespoon. */
  readonly spellings: readonly string[]
  /** In grams, millilitres, millimetres or seconds. A rough one for a handful; undefined where it differs too much. */
  readonly factor: number | undefined
  /** Whether it is a tin, or a container that holds as much. */
  readonly isTin: boolean
  /** Whether it begins names of foods too, so that a reader of names keeps it: "fillet steak". */
  readonly isOfNames: boolean
  /** The system of a mass, a volume or a length. Spoons are the same in both. */
  readonly system: UnitSystem | undefined
}

/**
 * All units, with commas between: `name/other name, spellings without a plural of their own = factor`. An asterisk marks
 * those that begin names of foods too: "pot barley", "glass noodles". Some containers hold as much as a tin. The cup, the
 * spoons and the fluid ounce are those of food labels in the US (21 CFR 101.9(b)(5)(viii)): 240, 15, 5 and 30 ml. The
 * pint, the quart, the gallon, the ounce, the pound and the inch are rounded from NIST Handbook 44, Appendix C.
 */
const table: Readonly<Record<UnitKind, Partial<Record<UnitSystem | 'both', string>>>> = {
  mass: {
    metric: 'gram g gr gm gms gramm = 1, milligram mg = 0.001, kilogram/kilo kg kgs kilogramm = 1000',
    us: 'ounce oz = 28.35, pound lb lbs = 454',
  },
  volume: {
    metric: `milliliter/millilitre ml mls cc = 1, centiliter/centilitre cl = 10, deciliter/decilitre dl = 100,
      liter/litre l ltr = 1000`,
    us: 'fluid-ounce = 30, pint pt = 473, quart qt qts = 946, gallon gal = 3785',
  },
  spoon: {
    us: 'cup c = 240',
    both: `tablespoon/tablespoonful tbsp tbsps tbs tb tbl tblsp tbls tbps tsbp T = 15,
      teaspoon/teaspoonful tsp tsps teapsoon t = 5`,
  },
  pinch: { both: 'pinch, dash = 10, drop = 10' },
  container: {
    both: `can = tin, tin = tin, jar = tin, bottle = tin, box = tin, carton = tin, bag = tin, pack = tin,
      packet pkt = tin, package pkg pkgs = tin, tub = tin, pouch = 250, punnet = 250, container*, tube, sachet,
      envelope, pot*, tray*, bar*, block, brick*`,
  },
  count: {
    both: `piece pc pcs, slice, stick, head, stalk, clove, sprig = 3, bunch = 60, handful = 40, knob = 15, thumb,
      portion = 200, mug = 300, bowl, spoon = 15, spoonful = 15, dessertspoon dsp, splash = 15, glug = 15, drizzle = 10,
      squeeze*, scoop*, dozen dz doz, glass* = 150, leaf* = 5, loaf* = 800, wedge* = 75, ear*, sheet*, roll*, log*,
      wheel*, rasher*, rib*, strip*, fillet*, filet*, cube*, ball*, bulb*, stem*, pod*, rack*, shot*, chunk*, spear*,
      floret*, ring*, segment*, batch*, recipe*, serving*`,
  },
  length: { metric: 'millimeter/millimetre mm = 1, centimeter/centimetre cm = 10', us: 'inch = 25.4' },
  time: { both: "second s sec secs = 1, minute m min mins mn ' = 60, hour h hr hrs = 3600" },
  temperature: { metric: 'celsius', us: 'fahrenheit' },
}

/** Units in German, French and Spanish, because a recipe can be asked for in another language. */
const foreign: Readonly<Record<string, string>> = {
  tablespoon: 'el',
  teaspoon: 'tl',
  pinch: 'prise prisen',
  tub: 'becher',
  bunch: 'bund',
  clove: 'zehe zehen',
  can: 'dose dosen lata latas boîte boîtes',
  stick: 'stange stangen',
  slice: 'scheibe scheiben',
  packet: 'packung packungen päckchen paquet paquets paquete paquetes',
}

const isKind = (key: string): key is UnitKind => Object.hasOwn(table, key)
function readUnit(text: string, kind: UnitKind, system: UnitSystem | undefined): Unit {
  const [words = '', factor] = text.trim().split(' = ')
  const [list = '', ...abbreviations] = words.split(' ')
  const names = list.replace('-', ' ').replace('*', '').split('/')
  const plurals = new Map(names.map((name) => [name, pluralize(name)]))
  const spellings = [...new Set([...[...plurals].flat(), ...abbreviations])]
  const isTin = factor === 'tin'
  return {
    name: names[0] ?? '',
    kind,
    system,
    plurals,
    spellings,
    isTin,
    isOfNames: list.endsWith('*'),
    factor: factor === undefined || isTin ? undefined : Number(factor),
  }
}

/** All units. */
export const units: readonly Unit[] = Object.keys(table)
  .filter(isKind)
  .flatMap((kind) => {
    const { metric = '', us = '', both = '' } = table[kind]
    const read = (list: string, system?: UnitSystem) =>
      list === '' ? [] : list.split(',').map((each) => readUnit(each, kind, system))
    return [...read(metric, 'metric'), ...read(us, 'us'), ...read(both)]
  })

const unitsBySpelling = new Map(units.flatMap((unit) => unit.spellings.map((spelling) => [spelling, unit] as const)))

/** Finds a unit by any English spelling without a full stop: "Cups", "kg". `T` is a tablespoon and `t` a teaspoon. */
export const unitNamed = (word: string): Unit | undefined =>
  unitsBySpelling.get(/^fl(?:uid)?\W/i.test(word) ? 'fluid ounce' : word) ?? unitsBySpelling.get(word.toLowerCase())

const unitsByForeignName = new Map(
  Object.entries(foreign).flatMap(([name, list]) => list.split(' ').map((word) => [word, unitNamed(name)] as const)),
)

/** Finds a unit like {@link unitNamed}, or by its German, French or Spanish name. In an entry "el" may be of Old El Paso. */
export const unitInAnyLanguage = (word: string): Unit | undefined =>
  unitNamed(word) ?? unitsByForeignName.get(word.toLowerCase())

/** Whether a unit measures foods: no length, time or temperature. */
export const isOfFoods = ({ kind }: Unit): boolean => !/^(?:length|time|temperature)$/.test(kind)
/** Whether a unit is a weight or a volume, as on packages, and no spoon. */
export const isOfPackages = (unit: Unit | undefined): boolean => unit?.kind === 'mass' || unit?.kind === 'volume'

/** The spellings of the units of these kinds that only measure a food, and begin the name of none. */
export const measureWords = (...kinds: readonly UnitKind[]): string[] =>
  units.filter(({ kind, isOfNames }) => kinds.includes(kind) && !isOfNames).flatMap(({ spellings }) => spellings)

/** Returns the plural of an English noun: "leaves", "berries", "tomatoes". */
export function pluralize(word: string): string {
  if (word === 'dozen') return word
  if (/(?:lea|loa)f$/.test(word)) return word.replace(/f$/, 'ves')
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(?:s|x|ch|sh|tomato|potato|mango|chilli)$/.test(word) ? `${word}es` : `${word}s`
}

/** Foods that cooks count. Beside the units, only these change between singular and plural. */
const countedFoods =
  'egg yolk white plantain onion shallot scallion leek carrot potato tomato courgette aubergine eggplant cucumber pepper chilli chili chile jalapeño jalapeno lemon lime orange apple pear banana avocado mango peach plum apricot nectarine fig date grapefruit pineapple melon papaya kiwi pumpkin beet beetroot turnip parsnip radish mushroom olive cabbage cauliflower lettuce artichoke chicken duck breast thigh leg drumstick wing steak chop cutlet tenderloin loin roast shank ham sausage frankfurter prawn scallop mussel tortilla bun wrap pitta pita naan bagel baguette muffin biscuit cookie cracker crust base shell nut almond walnut pecan cashew cherry strawberry raspberry blackberry berry grape patty burger meatball dumpling crumpet croissant waffle pancake flatbread brownie pie anchovy sardine gherkin pickle caper cob stone heart frond lobe pomelo bean'

const plurals = new Map<string, string>()
const singulars = new Map(
  Object.entries({ lbs: 'lb', chilies: 'chili', mangos: 'mango', pkgs: 'pkg', tsps: 'tsp', tbsps: 'tbsp' }),
)
for (const [singular, plural] of [
  ...units.filter(isOfFoods).flatMap((unit) => [...unit.plurals]),
  ...countedFoods.split(' ').map((food) => [food, pluralize(food)] as const),
])
  if (singular !== plural) {
    plurals.set(singular, plural)
    singulars.set(plural, singular)
  }

/** Whether a word is the name of something that is counted, in singular or plural. */
export const isCounted = (word: string) => plurals.has(word.toLowerCase()) || singulars.has(word.toLowerCase())

/** Nouns whose plural is the singular, or that are in the plural. */
const invariable = /(?:s|fish|fruit)$/i

/** Returns a noun in the form for an amount, by the rules of English where it is not known: "1 samosa", "2 samosas". */
export function inflectNoun(word: string, amount: number): string {
  if (isCounted(word)) return inflect(word, amount)
  if (amount > 1) return invariable.test(word) ? word : pluralize(word)
  return /[^s]s$/i.test(word) ? word.replace(/ies$/, 'ys').slice(0, -1) : word
}

/** Returns a word in the form for an amount: "cup" for up to one, "cups" for more. Unknown words stay. */
export function inflect(word: string, amount: number): string {
  const form = (amount > 1 ? plurals : singulars).get(word.toLowerCase())
  if (form === undefined) return word
  // "CUP" or "Cup".
  if (word.length > 1 && word === word.toUpperCase()) return form.toUpperCase()
  return word.charAt(0) + form.slice(1)
}
