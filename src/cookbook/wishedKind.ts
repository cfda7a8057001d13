import type { CookbookRecipe } from './parseRecipe'

/** A kind of dish, or a way to cook, that people wish for. */
interface DishKind {
  /** How they say it. Global, so that all of it can be replaced. */
  readonly words: RegExp
  isOf(recipe: CookbookRecipe): boolean
}

const course = (words: string, ...courses: readonly string[]): DishKind => ({
  words: new RegExp(`\\b(?:${words})\\b`, 'gi'),
  isOf: ({ head }) => courses.includes(head.course),
})

/** A kind of dish by the word that its title has too, without the ending: "curr" of curry and curries. */
const titled = (stem: string): DishKind => {
  const words = `\\b${stem}(?:e?s|y|ies|ied)?\\b`
  const inTitle = new RegExp(words, 'i')
  return { words: new RegExp(words, 'gi'), isOf: ({ title }) => inTitle.test(title) }
}

/** The name of a kitchen: "Indian" is South Indian too. */
const ofKitchen = (name: string): DishKind => ({
  words: new RegExp(`\\b${name}\\b(?! (?:toast|fries|onion|beans|dressing|sausage|seasoning|muffins?)\\b)`, 'gi'),
  isOf: ({ head }) => head.cuisine.includes(name),
})

/** A way to cook that somebody cannot or will not use. */
const without = (words: string, isUsedBy: (method: string) => boolean): DishKind => ({
  words: new RegExp(`\\b(?:${words})\\b`, 'gi'),
  isOf: ({ method }) => !isUsedBy(method),
})

const kinds: readonly DishKind[] = [
  course('desserts?|puddings?|afters', 'Dessert'),
  course('something sweet|sweet treat|bake something', 'Dessert', 'Baking'),
  course('breakfast|brunch', 'Breakfast'),
  course('snacks?|nibbles?', 'Snack'),
  ...'soup,broth,stew,casserole,curr,salad,slaw,pie,quiche,tart,crumble,cobbler,porridge,pancake,omelette,frittata,pasta,risotto,paella,biryani,sandwich,toast,smoothie,cake,muffin,brownie,cookie,scone,pizza,burger,taco,fajita,quesadilla,burrito,fritter,gratin,dip,wrap,kebab,noodle,hash,lasagne,meatball,custard,dumpling,stir[- ]?fr,fried rice,tray ?bake,roast,skillet'
    .split(',')
    .map(titled),
  ...'American,British,Italian,Mexican,French,Japanese,Indian,Korean,Chinese,Nigerian,Lebanese,Filipino,Vietnamese,Turkish,Thai,Moroccan,Greek,German,Spanish,Middle Eastern,Peruvian,Jamaican,Iranian,Indonesian,Brazilian,West African,Ethiopian,Polish'
    .split(',')
    .map(ofKitchen),
]

const heats = /\b(?:oven|fr(?:y|ied)|boil|simmer|grill|roast|bake|toast (?:the|it|them)|heat (?:the|a|half|\d))\b/i

/** What heats food, and is neither a hob nor an oven. */
const appliances = '(?:microwave|air ?fryer|kettle|toaster|slow cooker|rice cooker)'

/** Ways to cook that are ruled out: `isOf` tells whether a dish does without. */
const limits: readonly DishKind[] = [
  without(
    "(?:no|without(?: an?)?|(?:have|got) no|haven['’]?t (?:got )?an?|not the) oven|oven (?:is |['’]s )?(?:broken|bust|not working|dead)|(?:hob|stove|stovetop) only|only (?:have |got |use )?(?:a |an |the |one )?(?:hob|stove|ring)",
    (method) => /\boven\b/i.test(method),
  ),
  // No recipe is written for these.
  without(`${appliances} only|only (?:have |got |use )?(?:a |an |the )?${appliances}`, () => true),
  without(
    'no[- ]cook(?:ing)?|(?:without|not) cooking|too hot to cook|nothing on the stove|not turn(?:ing)? on the (?:stove|hob|oven)',
    // What is cooked for some lists alone is in braces, such as the eggs of a salad.
    (method) => heats.test(method.replace(/\{[^{}]*\}/g, ' ')),
  ),
  without('(?:nothing|not|no|without) (?:deep[- ]?)?(?:fried|frying)', (method) => /\bfry\b/i.test(method)),
]

/** What somebody does not want: "no soup", "tired of curry". */
const unwanted =
  /\b(?:no|not|never|without|(?:sick|tired|bored) of|fed up with|instead of|rather than)(?: an?| more| another| the| for)? [\p{L}-]+(?: [\p{L}-]+)?/giu

/** Food that is there: "use up the leftover curry" wishes for no curry. */
const leftover = /\bleft ?over [\p{L}-]+/giu

/** Words around a wish that add nothing to it: "a soup would be nice". */
const politeness =
  /\b(?:would|could|can|do|be|have|you|we|i(?:['’][dm])?|it|please|thanks|some|something|an?|the|my|our|kids?|kind|sort|of|like|love|want|fancy|feel like|in|mood|make|for|nice|lovely|good|great|maybe|style|tonight|today|tea|lunch|dinner|supper|only|just)\b|[^\p{L}]/giu

/** Those that a text names. Searched and not tested, because a global pattern remembers where it stopped. */
const named = (all: readonly DishKind[], text: string) => all.filter(({ words }) => text.search(words) >= 0)
const kindsIn = (wish: string) => named(kinds, wish.replace(unwanted, ' ').replace(leftover, ' '))

/** Whether a text names a kind of dish that somebody wishes for. */
export const namesKind = (text: string): boolean => kindsIn(text).length > 0

/** The kinds of dish that somebody wishes for or rules out. They are read once for all recipes. */
export interface WishedKinds {
  /** The words for the kinds, as somebody said them; empty if they name none. */
  readonly words: readonly string[]
  /** Whether a recipe is of each kind that the wish names; false if it names none. */
  readonly isWished: (recipe: CookbookRecipe) => boolean
  /** Whether a recipe is of a kind that is not wanted ("no soup"), or needs a way to cook that is ruled out ("no oven"). */
  readonly isRuledOut: (recipe: CookbookRecipe) => boolean
}

/** Reads all that somebody has said. Of several sentences the last that names a kind counts: "A pie. Make it a soup." */
export function readWishedKinds(wish: string): WishedKinds {
  const last = wish.split(/[.;!?]\s/).findLast(namesKind) ?? ''
  const wished = kindsIn(last)
  const notWanted = named(kinds, wish.match(unwanted)?.join(' ') ?? '')
  const ruledOut = named(limits, wish)
  return {
    words: wished.flatMap(({ words }) => last.match(words)?.[0] ?? []),
    isWished: (recipe) => wished.length > 0 && wished.every((kind) => kind.isOf(recipe)),
    isRuledOut: (recipe) =>
      notWanted.some((kind) => kind.isOf(recipe)) || ruledOut.some((limit) => !limit.isOf(recipe)),
  }
}

/** Whether a wish names kinds of dish and ways to cook, and nothing else, and the recipe is as it says. */
export function isGranted(wish: string, recipe: CookbookRecipe): boolean {
  const wished = [...kindsIn(wish), ...named(limits, wish)]
  return (
    wished.length > 0 &&
    wished.every((kind) => kind.isOf(recipe)) &&
    wished.reduce((rest, { words }) => rest.replace(words, ' '), wish).replace(politeness, '') === ''
  )
}
