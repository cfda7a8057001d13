import type { CookbookRecipe } from './recipe'

/** A kind of dish, or a way to cook without something, that people wish for. */
export interface DishKind {
  /** As somebody said it. */
  readonly words: string
  /** Whether it is equipment or a way to cook that a dish must do without: "no oven". */
  readonly isEquipment: boolean
  isOf(recipe: CookbookRecipe): boolean
}

/** Other words for courses. */
const courses: ReadonlyMap<string, string> = new Map([
  ['pudding', 'Dessert'],
  ['something sweet', 'Dessert|Baking'],
  ['brunch', 'Breakfast'],
])

/** The beginnings of words in titles, without the ending: "curr" of curry and curries. */
const stems =
  'soup,broth,stew,casserole,curr,salad,pie,quiche,tart,crumble,porridge,pancake,omelette,frittata,pasta,risotto,sandwich,toast,smoothie,cake,muffin,brownie,cookie,scone,pizza,burger,taco,quesadilla,fritter,gratin,wrap,noodle,hash,lasagne,meatball,stir-fr,fried rice,tray bake,roast'.split(
    ',',
  )

/** Courses and cuisines. */
const groups =
  'Dessert,Breakfast,Snack,American,British,Italian,Mexican,French,Japanese,Indian,Korean,Chinese,Nigerian,Lebanese,Filipino,Vietnamese,Turkish,Thai,Moroccan,Greek,German,Spanish,Middle Eastern,Peruvian,Jamaican,Iranian,Indonesian,Brazilian,West African,Ethiopian,Polish'.split(
    ',',
  )

/** What a method must not say, by what somebody does without. The grill is a part of an oven. */
const without: Readonly<Record<string, RegExp>> = {
  oven: /\b(?:oven|ovenproof|grill|bake|baking|roast|roasting|tray)\b/i,
  cooking: /\b(?:oven|fry|boil|simmer|grill|roast|bake|heat (?:the|a|half|\d))\b/i,
  frying: /\bfry\b/i,
}

const ending = '(?:e?s|y|ies|ied)?'

/**
 * Returns the kind of dish that some words name, and nothing else: "soup", "a curry" without its article, "Indian", "no
 * oven", "oven" in "without an oven". Undefined for other words.
 */
export function dishKindNamed(text: string): DishKind | undefined {
  const words = text.trim().toLowerCase()
  const named = (isOf: DishKind['isOf'], isEquipment = false): DishKind => ({ words, isEquipment, isOf })
  const singular = words.replace(/s$/, '')
  const group = courses.get(singular) ?? groups.find((each) => [words, singular].includes(each.toLowerCase()))
  if (group) {
    const isNamed = new RegExp(group)
    return named(({ head }) => isNamed.test(`${head.course} ${head.cuisine}`))
  }
  const stem = stems.find((each) => new RegExp(`^${each.replace(/[- ]/, '[- ]?')}${ending}$`).test(words))
  if (stem) {
    const inTitle = new RegExp(`\\b${stem.replace(/[- ]/, '[- ]?')}${ending}\\b`, 'i')
    return named(({ title }) => inTitle.test(title))
  }
  const used = without[/^(?:(?:no|without(?: an?)?|i have no|nothing) )?(oven|cooking|frying)$/.exec(words)?.[1] ?? '']
  // Braces hold text that depends on the list, such as boiling the eggs of a salad.
  return used && named(({ steps }) => !used.test(steps.join(' ').replace(/\{[^{}]*\}/g, ' ')), true)
}
