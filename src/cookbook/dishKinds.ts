import type { CookbookRecipe } from './recipe'

/** A kind of dish, or a way to cook without something, that people wish for. */
export interface DishKind {
  /** As somebody said it. */
  readonly words: string
  /** Whether it is equipment or a way to cook that a dish must do without: "no oven". */
  readonly isEquipment: boolean
  isOf(recipe: CookbookRecipe): boolean
}

/** The courses, by the words for them. */
const courses: ReadonlyMap<string, readonly string[]> = new Map([
  ['dessert', ['Dessert']],
  ['pudding', ['Dessert']],
  ['something sweet', ['Dessert', 'Baking']],
  ['breakfast', ['Breakfast']],
  ['brunch', ['Breakfast']],
  ['snack', ['Snack']],
])

/** The beginnings of words in titles, without the ending: "curr" of curry and curries. */
const stems =
  'soup,broth,stew,casserole,curr,salad,pie,quiche,tart,crumble,porridge,pancake,omelette,frittata,pasta,risotto,sandwich,toast,smoothie,cake,muffin,brownie,cookie,scone,pizza,burger,taco,quesadilla,fritter,gratin,wrap,noodle,hash,lasagne,meatball,stir-fr,fried rice,tray bake,roast'.split(
    ',',
  )

const kitchens =
  'American,British,Italian,Mexican,French,Japanese,Indian,Korean,Chinese,Nigerian,Lebanese,Filipino,Vietnamese,Turkish,Thai,Moroccan,Greek,German,Spanish,Middle Eastern,Peruvian,Jamaican,Iranian,Indonesian,Brazilian,West African,Ethiopian,Polish'.split(
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
  const course = courses.get(words) ?? courses.get(words.replace(/s$/, ''))
  if (course) return named(({ head }) => course.includes(head.course))
  const stem = stems.find((each) => new RegExp(`^${each.replace(/[- ]/, '[- ]?')}${ending}$`).test(words))
  if (stem) {
    const inTitle = new RegExp(`\\b${stem.replace(/[- ]/, '[- ]?')}${ending}\\b`, 'i')
    return named(({ title }) => inTitle.test(title))
  }
  const kitchen = kitchens.find((each) => each.toLowerCase() === words)
  if (kitchen) return named(({ head }) => head.cuisine.includes(kitchen))
  const used = without[/^(?:(?:no|without(?: an?)?|i have no|nothing) )?(oven|cooking|frying)$/.exec(words)?.[1] ?? '']
  // Braces hold text that depends on the list, such as boiling the eggs of a salad.
  return used && named(({ steps }) => !used.test(steps.join(' ').replace(/\{[^{}]*\}/g, ' ')), true)
}
