import { remember } from '../lib/remember'
import { type Food, foods, usesOf } from './foods'
import { foodNamed } from './nameIndex'

/** Words that say that a food is cooked already: nobody has cold pasta that is raw. But a chuck roast is a raw joint. */
const cooked =
  /\b(?:left ?-?overs?|cooked|pre-?cooked|(?<!\b(?:chuck|rump|beef|pork|lamb|shoulder) )roast|roasted|boiled|rotisserie|poached|grilled|steamed|baked|braised|confit|day[- ]old|cold(?![- ](?:pressed|water|smoked|brew))|scraps|(?<!for )(?:thanksgiving|christmas|xmas|sunday['’]s)|(?:from )?(?:yesterday|last night)(?:['’]?s)?)\b/i
const raw = /\b(?:uncooked|raw|not cooked|to (?:cook|roast|boil))\b/i

/** Vegetables that are sold cooked, or that nobody means as cooked by "leftover". */
const keepTheirName = new Set(
  `mashed potato, lettuce, rocket, watercress, cucumber, avocado, tomatoes, canned tomatoes, passata, beetroot, roasted peppers,
kimchi, sauerkraut, guacamole, radish, spinach, peas, sweetcorn`.split(/,\s+/),
)

/** Whether an entry says that its food is cooked: "leftover rice", "roast chicken". */
export const isCooked = (entry: string) => cooked.test(entry) && !raw.test(entry)

/** "1 can tomatoes". "Tomatoes or canned tomatoes" names the second alone. */
const tinned = /\b(?:tins?|cans?)\b|\b(?:tinned|canned)\b(?!\s+\p{L})/iu

/** Returns a food in the state that the words around it name: cooked, in a tin or in a pouch. */
export function inState(food: Food, words: string): Food {
  if (isCooked(words)) return cookedForm(food)
  const name = tinned.test(words) ? `tinned ${food.name}` : /\bpouch/i.test(words) ? `${food.name} pouch` : undefined
  return (name === undefined ? undefined : foodNamed(name)) ?? food
}

/** Returns a food as it is dried, dried beans for kidney beans, or itself if the page knows no such form. */
export const driedForm = (food: Food): Food => formOf('dried', food) ?? food

/** The food in a state, or the one that it can be used for: dried beans for kidney beans. */
const formOf = (state: string, food: Food) =>
  [...usesOf(food)].flatMap((use) => foodNamed(`${state} ${use}`) ?? []).at(0)

/** Returns a food in its cooked form, cooked rice for rice, or itself if the page knows no such form. Leftover eggs are raw. */
export const cookedForm = (food: Food): Food => (foods.get(food.name) === food ? knownForm(food) : findCookedForm(food))
/** A list is compared with each food of a recipe, so the search runs once for a food. */
const knownForm = remember(findCookedForm)

function findCookedForm(food: Food): Food {
  const { name, kind, parent } = food
  if (kind === 'egg' || [name, parent].some((each) => each?.startsWith('cooked '))) return food
  // Smoked salmon is a state of its own, and used for no salmon.
  const form = formOf('cooked', food)
  if (form) return form
  const isVegetable = kind === 'vegetable' && !keepTheirName.has(name) && parent === undefined
  return (isVegetable ? foods.get('cooked vegetables') : undefined) ?? food
}
