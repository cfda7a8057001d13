import type { CookbookRecipe } from './parseRecipe'

/** A kind of dish that people wish for. */
interface DishKind {
  readonly words: RegExp
  isOf(recipe: CookbookRecipe): boolean
}

const course = (words: string, ...courses: readonly string[]): DishKind => ({
  words: new RegExp(`\\b(?:${words})\\b`, 'gi'),
  isOf: ({ head }) => courses.includes(head.course),
})

/** Words for a kind of dish that its title has too. */
const titled = (word: string): DishKind => ({
  words: new RegExp(`\\b${word}(?:e?s|y|ies|ied)?\\b`, 'gi'),
  isOf: ({ title }) => new RegExp(`\\b${word}`, 'i').test(title),
})

const kinds: readonly DishKind[] = [
  course('desserts?|puddings?|afters|something sweet|sweet treat', 'Dessert', 'Baking'),
  course('breakfast|brunch', 'Breakfast'),
  course('snacks?|nibbles?', 'Snack'),
  ...'soup,broth,stew,casserole,curr,salad,slaw,pie,quiche,tart,crumble,cobbler,porridge,pancake,omelette,frittata,pasta,risotto,paella,biryani,sandwich,toast,smoothie,cake,muffin,brownie,cookie,scone,pizza,burger,taco,fajita,quesadilla,burrito,fritter,gratin,dip,wrap,kebab,noodle,hash,lasagne,meatball,custard,stir[- ]?fr,fried rice,tray ?bake,roast,skillet'
    .split(',')
    .map(titled),
]

/** What somebody does not want: "no soup", "tired of curry". */
const unwanted =
  /\b(?:no|not|never|without|(?:sick|tired|bored) of|fed up with|instead of|rather than|leftover)(?: an?| more| another| the| for)? [\p{L}-]+/giu

/** Words around a wish that add nothing to it: "a soup would be nice". */
const politeness =
  /\b(?:would|could|can|do|be|have|you|we|i(?:['’][dm])?|it|please|thanks|some|something|an?|the|kind|sort|of|like|love|want|fancy|feel like|in|mood|make|for|nice|lovely|good|great|maybe|tonight|today|tea|lunch|dinner|supper)\b|[^\p{L}]/giu

const kindsNamed = (text: string) => kinds.filter(({ words }) => text.search(words) >= 0)
const kindsIn = (wish: string) => kindsNamed(wish.replace(unwanted, ' '))

/** Whether a recipe is of each kind of dish that a wish names; false if it names none. */
export function isOfWishedKind(wish: string, recipe: CookbookRecipe): boolean {
  const wished = kindsIn(wish)
  return wished.length > 0 && wished.every((kind) => kind.isOf(recipe))
}

/** Whether a recipe is of a kind of dish that a wish does not want: "no soup". */
export const isUnwantedKind = (wish: string, recipe: CookbookRecipe): boolean =>
  kindsNamed(wish.match(unwanted)?.join(' ') ?? '').some((kind) => kind.isOf(recipe))

/** Whether a wish names a kind of dish and nothing else, and the recipe is of that kind. */
export const isGranted = (wish: string, recipe: CookbookRecipe): boolean =>
  isOfWishedKind(wish, recipe) &&
  kindsIn(wish)
    .reduce((rest, { words }) => rest.replace(words, ' '), wish)
    .replace(politeness, '') === ''
