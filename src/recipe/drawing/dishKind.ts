import { titleOf } from '../../reader'

/** The kinds of dishes that have a drawing. A plate stands for every other dish, and for one that is not clear. */
export const dishKinds = [
  ...(['soup', 'salad', 'pasta', 'pan', 'stew', 'roast'] as const),
  ...(['bread', 'cake', 'pancakes', 'sandwich', 'drink', 'plate'] as const),
] as const

export type DishKind = (typeof dishKinds)[number]

/*
 * Words that name the dish if they come last: "pasta salad" is a salad. They are singular, without accents; a hyphen
 * joins a name of two words. `plate` holds words that may follow the word of another kind: "bread pudding".
 */
const lastWords: Readonly<Record<DishKind, string>> = {
  soup: 'soup broth chowder bisque soep suppe egg-drop',
  salad: 'salad slaw nicoise salat',
  pasta: 'noodle mac',
  pan: `hash fritter stir-fry stirfry fry-up fried-rice fried-egg scrambled-egg fishcake potato-cake fish-cake
    crab-cake salmon-cake tuna-cake cod-cake prawn-cake bean-cake chickpea-cake lentil-cake corn-cake hash-brown
    spanish-tortilla potato-tortilla tortilla-espanola pfanne`,
  stew: `stew casserole curry ragout chilli chili hotpot hot-pot tikka-masala chana-masala palak-paneer matar-paneer
    saag eintopf gryta stoofpot`,
  roast: `roast meatloaf meat-loaf nut-loaf lentil-loaf tray-bake traybake sheet-pan roast-dinner braten`,
  bread: `bread cornbread bread-loaf tea-loaf banana-loaf sourdough-loaf white-loaf rye-loaf bread-roll dinner-roll
    brot brod chleb ekmek`,
  cake: 'cake gateau torte sponge brownie blondie muffin cupcake kuchen',
  pancakes: 'pancake crepe hot-cake',
  sandwich: 'sandwich toastie burger panini sub melt butty sarnie grilled-cheese',
  drink: `smoothie milkshake shake juice cocktail mocktail tea coffee latte hot-chocolate cocoa punch cooler spritz
    cordial`,
  plate: `pudding pie tart tartlet quiche pizza toast bowl sausage biscuit cookie scone crumble dumpling ball bite stick
    crisp chip crumb crouton cup roll pocket bun bagel loaf pitta pita wrap taco burrito fajita quesadilla enchilada
    tostada arepa sope gordita nacho sauce dressing mix paste puff dip spread hummus pesto salsa mash leftover
    rice-cake eggy-bread fried-bread fry-bread sweet-bread flat-bread pita-bread pitta-bread naan-bread naan
    english-muffin egg-muffin breakfast-muffin prawn-cocktail shrimp-cocktail seafood-cocktail fruit-cocktail
    garlic-butter-chicken lemon-butter-chicken honey-butter-chicken herb-butter-chicken peanut-butter-chicken beef-tea
    duck-pancake afternoon-tea high-tea ice-cream-sandwich tuna-casserole noodle-casserole egg-casserole
    breakfast-casserole green-bean-casserole rice-casserole hash-brown-casserole lemon-traybake chocolate-traybake
    lemon-tray-bake chocolate-tray-bake`,
}

/** Names of dishes that count anywhere in a title, unless another word that names a dish follows. */
const names: Readonly<Partial<Record<DishKind, string>>> = {
  soup: `ramen pho laksa gazpacho salmorejo minestrone borscht borsch consomme pozole harira avgolemono vichyssoise
    ribollita bouillabaisse mulligatawny sinigang sancocho ajiaco locro tom-yum tom-kha kitsune-udon pasta-e-fagioli
    soupe sopa zuppa veloute potage zupa soppa caldo суп борщ شوربة सूप`,
  salad: `coleslaw tabbouleh tabouleh fattoush panzanella caprese kachumber som-tam
    ensalada insalata salade sallad salada sałatka салат سلطة सलाद`,
  pasta: `pasta spaghetti spaghettini penne linguine linguini tagliatelle fettuccine fettuccini rigatoni macaroni
    lasagne lasagna ravioli tortellini gnocchi carbonara orzo cannelloni fusilli farfalle bucatini orecchiette
    pappardelle ziti conchiglie vermicelli pizzoccheri chow-mein lo-mein pad-thai japchae udon soba yakisoba
    cacio-e-pepe puttanesca amatriciana nudeln makarna паста`,
  pan: `omelette omelet frittata skillet shakshuka chakchouka schnitzel paella latke rosti nasi-goreng bubble-squeak
    menemen saltado tortang`,
  stew: `goulash gulasch tagine tajine dal dahl daal korma vindaloo rogan-josh jalfrezi bhuna rendang cassoulet
    coq-au-vin bourguignon gumbo feijoada fesenjan ghormeh-sabzi moqueca jjigae sambar rajma adobo ratatouille
    butter-chicken maafe birria blanquette pot-au-feu daube bigos guiso estofado`,
  bread: 'focaccia challah',
  cake: 'cheesecake',
  pancakes: 'blini pfannkuchen pannenkoek pannenkoeken pannkakor nalesniki panqueque tortitas hotcake',
  sandwich: 'blt hamburger cheeseburger banh-mi croque-monsieur croque-madame bocadillo',
  drink: `lassi lemonade limeade sangria mojito margarita agua-fresca horchata eggnog milchshake limonade daiquiri
    kombucha`,
  plate: 'flatbread shortbread gingerbread meatball risotto french-toast tiramisu pain-perdu spaghetti-squash',
}

/** The ends of compound words, in languages that write a dish's name as one word. The first match counts. */
const endings: readonly (readonly [DishKind, RegExp])[] = [
  ['pancakes', /(?:pfannkuchen|pannkakor|パンケーキ|松饼)$/],
  ['soup', /(?:suppe|soppa|soep|corbası|スープ|汤)$/],
  ['salad', /(?:salat|sallad|salade|salatası|サラダ|沙拉)$/],
  ['pan', /(?:pfanne|炒饭|炒め)$/],
  ['stew', /(?:eintopf|gulasch|gryta|カレー|シチュー)$/],
  ['roast', /braten$/],
  ['cake', /(?:kuchen|ケーキ|蛋糕)$/],
  ['bread', /(?:(?<!butter)brot|面包)$/],
  ['pasta', /(?:パスタ|意面)$/],
  ['sandwich', /(?:サンドイッチ|三明治)$/],
]

const isName = new Set<string>()
const kindOfWords = new Map<string, DishKind>()
for (const kind of dishKinds) {
  for (const word of split(lastWords[kind])) kindOfWords.set(word, kind)
  for (const name of split(names[kind] ?? '')) {
    kindOfWords.set(name, kind)
    isName.add(name)
  }
}

/** The most words that stand as one in the lists above. */
const MAX_WORDS = 3

/** The words after these belong to the dish, but do not name its kind: "pan-fried salmon with salad". */
const addition =
  /\s(?:with|without|in|on|over|from|for|topped|served|alongside|using|w\/|con|avec|mit|med|met|com|de|di|du|al|alla|au|aux|a|z)\s.*/

/** Words that say nothing of the dish at its end. */
const noise = /\s(?:recipe|dish|supper|dinner|lunch|breakfast|brunch|delight|surprise|medley|special|style|meal)s?$/

/** How a dish is cooked, where its title names no dish: "roast chicken", but not "roast pepper soup". */
const cooked: readonly (readonly [DishKind, RegExp])[] = [
  ['pan', /\b(?:pan (?:fried|seared|roasted)|stir fried|dry fried|sauteed|seared)\b/],
  // "Roasted garlic rice" is not a roast.
  [
    'roast',
    /\bsheet pan\b|\broast(?:ed)? (?:.* )?(?:chicken|turkey|duck|goose|beef|lamb|pork|ham|gammon|leg|shoulder|joint|ribs?|breasts?|thighs?|drumsticks?|belly|loin|salmon|fish|potato(?:es)?|veg(?:etables?)?|roots|carrots?|parsnips?|cauliflower|squash|pumpkin|peppers|aubergines?|eggplants?|broccoli|sprouts)$/,
  ],
  ['stew', /\b(?:braised|stewed)\b/],
]

/**
 * Returns the kind of dish that a recipe makes: what its title says, else what its method cooks in. Returns `plate`
 * where neither is clear, because a wrong drawing is worse than a plate.
 */
export function dishKind(markdown: string): DishKind {
  return kindOfTitle(titleOf(markdown)) ?? kindOfMethod(markdown) ?? 'plate'
}

/** Returns the kind that a title says, `plate` where it says another dish or several; undefined where it says none. */
function kindOfTitle(title: string): DishKind | undefined {
  const text = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\b\w+[- ](?:free|less)\b/g, '')
  // "Idli (steamed rice cakes)": the brackets count where the words before them say nothing.
  const [outside, ...inside] = text.split('(')
  const parts = (outside ?? '').split(/[:|]|\s[-–—]+\s/)
  const kinds = unique(parts.map(kindOfPart))
  if (kinds.length === 0) return inside.map((part) => kindOfPart(part.split(')')[0] ?? '')).find(Boolean)
  return kinds.length === 1 ? kinds[0] : 'plate'
}

/** A cake of these is savoury, and may be fried, baked or steamed. */
const savoury =
  /\b(?:potato|fish|crab|salmon|tuna|cod|haddock|prawn|shrimp|chicken|beef|lamb|pork|bean|lentil|chickpea|quinoa|rice|leek|onion|spinach|kale|cabbage|mushroom|vegetable|tofu|cheese|cheddar|feta|egg|frittata|ham|bacon|sausage|pizza|squeak|savou?ry)s?\b/

function kindOfPart(part: string): DishKind | undefined {
  if (/\son (?:\S+ )?toast\b/.test(part)) return 'plate'
  const dish = part.replace(addition, '')
  const items = dish.split(/,|&|\s(?:and|or|und|et|och|en|y)\s/).map(toWords)
  const all = items.flat().join(' ')
  // "Bubble and squeak"
  const whole = lookUp(all.split(' '))
  const kinds = items.map(lookUp)
  const last = kinds.at(-1)
  const spoken = last && (items.at(-1)?.length ?? 0) > 1 ? kindOfLast(items, kinds, last) : kindOfItems(kinds)
  const found = spoken ?? whole
  if (found === 'cake' && savoury.test(all)) return 'plate'
  if (found === 'pasta' && /\bpan fried\b/.test(all)) return 'pan'
  return found ?? cooked.find(([, words]) => words.test(all))?.[0]
}

/** "Pea and ham soup" is a soup. "Tomato soup and cheese sandwich" is both. */
const kindOfLast = (items: readonly string[][], kinds: readonly (DishKind | undefined)[], last: DishKind) =>
  kinds.some((kind, index) => kind && kind !== last && (items[index]?.length ?? 0) > 1) ? 'plate' : last

/** "Spaghetti and meatballs" is pasta. "Soup and salad" is both. */
function kindOfItems(kinds: readonly (DishKind | undefined)[]): DishKind | undefined {
  const drawn = unique(kinds).filter((kind) => kind !== 'plate')
  if (drawn.length === 0) return kinds.find(Boolean)
  return drawn.length === 1 ? drawn[0] : 'plate'
}

/** Returns the kind of the last words that name a dish, unless words follow that may make it another: "salad cream". */
function lookUp(words: readonly string[]): DishKind | undefined {
  for (let end = words.length; end > 0; end--) {
    for (let length = Math.min(MAX_WORDS, end); length > 0; length--) {
      const word = words.slice(end - length, end).join('-')
      const name = [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((each) => kindOfWords.has(each))
      if (name !== undefined) return end === words.length || isName.has(name) ? kindOfWords.get(name) : undefined
      const ending = length === 1 && endings.find(([, end]) => end.test(word))
      if (ending) return ending[0]
    }
  }
  return undefined
}

const toWords = (text: string) =>
  ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()}`.replace(noise, '').trim().split(' ').filter(Boolean)

/** The most of a recipe that is read for its method, in characters: more than a reply of 1,024 tokens has. */
const MAX_LENGTH = 8000

/** Returns the kind of what the steps cook in, if it is one thing; undefined if it is several, or none of these. */
function kindOfMethod(markdown: string): DishKind | undefined {
  const steps = markdown
    .slice(0, MAX_LENGTH)
    .split('\n')
    .filter((line) => /^\s*\d{1,2}[.)]\s/.test(line))
    .join('\n')
    .toLowerCase()
  const usesPan = /\b(?:frying pan|skillet|wok)\b/.test(steps)
  const usesPot = /\b(?:pot|saucepan|casserole|dutch oven|boil|simmer|steamer?|steam|blend(?:er)?)\b/.test(steps)
  const usesOven = /\b(?:oven|grill|broiler|microwave|air fryer)\b/.test(steps)
  if (usesPan && !usesPot && !usesOven) return 'pan'
  return undefined
}

function split(list: string): string[] {
  return list.split(/\s+/).filter(Boolean)
}

const unique = (kinds: readonly (DishKind | undefined)[]): DishKind[] => [
  ...new Set(kinds.filter((kind) => kind !== undefined)),
]
