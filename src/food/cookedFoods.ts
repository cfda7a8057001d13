import { canReplace, type Food, foods } from './foods'

/**
 * Words that say that a food is cooked already. Nobody has cold pasta or a Thanksgiving turkey
 * that is raw. But a chuck roast is a raw joint.
 */
const cooked =
  /\b(?:left ?-?overs?|cooked|pre-?cooked|(?<!\b(?:chuck|rump|beef|pork|lamb|shoulder) )roast|roasted|boiled|rotisserie|poached|grilled|steamed|baked|braised|confit|day[- ]old|cold(?![- ](?:pressed|water|smoked|brew))|scraps|(?<!for )(?:thanksgiving|christmas|xmas|sunday['’]s)|(?:from )?(?:yesterday|last night)(?:['’]?s)?)\b/i
const raw = /\b(?:uncooked|raw|not cooked|to (?:cook|roast|boil))\b/i

/**
 * Foods and their cooked forms, where the form's name is not "cooked" and the food's name. Narrower foods come first.
 * Leftover eggs are raw.
 */
const cookedForms = (
  'turkey,chicken,whole chicken>cooked chicken,duck,ground meat>cooked mince,beef,lamb,lamb chop>cooked lamb,gammon steak>ham,' +
  'pork,pork chop>cooked pork,sausages,salmon,white fish>cooked fish,prawns,potato>cooked potatoes,rice,pasta,noodles,quinoa,' +
  'couscous,lentils,cornmeal>cooked polenta'
)
  .split(',')
  .map((each) => {
    const [name = '', form = `cooked ${name}`] = each.split('>')
    return [name, form] as const
  })

const cookedNames = new Set(cookedForms.map(([, cookedName]) => cookedName))

/** Vegetables that are sold cooked, or that nobody means as cooked by "leftover". */
const keepTheirName = new Set(
  'mashed potato,lettuce,rocket,watercress,cucumber,avocado,tomatoes,canned tomatoes,passata,beetroot,roasted peppers,kimchi,sauerkraut,guacamole,radish,spinach,peas,sweetcorn'.split(
    ',',
  ),
)

/** Whether an entry says that its food is cooked: "leftover rice", "roast chicken". */
export const isCooked = (entry: string) => cooked.test(entry) && !raw.test(entry)

/** Whether an entry names a tin or a pouch of a cooked food that shops sell dry or raw too. */
export const isTinned = (entry: string) =>
  /\b(?:can|tin)s? (?:of )?(?:\w+ )?(?:lentil|potato|chicken$)|\bpouch.*(?:lentil|rice\b|quinoa)|(?:lentil|rice\b|quinoa).*\bpouch/i.test(
    entry,
  )

const foundForms = new Map<Food, Food>()

/** Returns a food in its cooked form: cooked rice for rice. Returns the food itself if the page knows no such form. */
export function cookedForm(food: Food): Food {
  // A list is compared with each food of a recipe, so the search runs once for a food.
  const found = foundForms.get(food) ?? findCookedForm(food)
  if (foods.get(food.name) === food) foundForms.set(food, found)
  return found
}

function findCookedForm(food: Food): Food {
  if (cookedNames.has(food.name) || cookedNames.has(food.parent ?? '')) return food
  const form = cookedForms.find(([name]) => {
    const known = foods.get(name)
    // Smoked salmon and egg whites are states of their own.
    return known !== undefined && canReplace(food, known)
  })
  if (form) return foods.get(form[1]) ?? food
  const isVegetable = food.kind === 'vegetable' && !keepTheirName.has(food.name) && food.parent === undefined
  return (isVegetable ? foods.get('cooked vegetables') : undefined) ?? food
}
