import type { CookbookRecipe } from './recipe'

/** A kind of dish, or a way to cook without something, that people wish for. */
export interface DishKind {
  readonly words: string
  /** What the method of a dish without equipment, or a way to cook, must not say: "no oven". Undefined for other kinds. */
  readonly used?: RegExp
  isOf(recipe: CookbookRecipe): boolean
}

const otherNames = new Map(
  Object.entries({ pudding: 'dessert', 'something sweet': '(?:dessert|baking)', brunch: 'breakfast' }),
)

/** The beginnings of words in titles, courses and cuisines, without the ending: "curr" of curry and curries. */
const stems =
  'soup,broth,stew,casserole,curr,salad,pie,quiche,tart,crumble,porridge,pancake,omelette,frittata,pasta,risotto,sandwich,toast,smoothie,cake,muffin,brownie,cookie,scone,pizza,burger,taco,quesadilla,fritter,gratin,wrap,noodle,hash,lasagne,meatball,stir-fr,fried rice,tray bake,roast,dessert,breakfast,snack,american,british,italian,mexican,french,japanese,indian,korean,chinese,nigerian,lebanese,filipino,vietnamese,turkish,thai,moroccan,greek,german,spanish,middle eastern,peruvian,jamaican,iranian,indonesian,brazilian,west african,ethiopian,polish'.split(
    ',',
  )

/** What a method must not say, by what somebody does without. The grill is a part of an oven. */
const without: Readonly<Record<string, RegExp>> = {
  oven: /\b(?:oven|ovenproof|grill|bake|baking(?! powder| soda)|roast|roasting|tray)\b/i,
  cooking: /\b(?:oven|fry|boil|simmer|grill|roast|bake|heat (?:the|a|half|\d))\b/i,
  frying: /\bfry\b/i,
}

const formsOf = (stem: string) => `${stem.replace(/[- ]/, '[- ]?')}(?:e?s|y|ies|ied)?`

/**
 * Returns the kind of dish that some words name, and nothing else: "soup", "a curry" without its article, "Indian", "no
 * oven", "oven" in "without an oven". Undefined for other words.
 */
export function dishKindNamed(text: string): DishKind | undefined {
  const words = text.trim().toLowerCase()
  const used = without[/^(?:(?:no|without(?: an?)?|i have no|nothing) )?(oven|cooking|frying)$/.exec(words)?.[1] ?? '']
  // Braces hold text that depends on the list, such as boiling the eggs of a salad.
  if (used) return { words, used, isOf: ({ steps }) => !used.test(steps.join(' ').replace(/\{[^{}]*\}/g, ' ')) }
  const stem =
    otherNames.get(words.replace(/s$/, '')) ?? stems.find((each) => new RegExp(`^${formsOf(each)}$`).test(words))
  if (stem === undefined) return undefined
  const named = new RegExp(`\\b${formsOf(stem)}\\b`, 'i')
  return { words, isOf: ({ title, head }) => named.test(`${title}, ${head.course}, ${head.cuisine}`) }
}
