import { canReplace, type EntryFood, foods, namesOf } from '../food'
import { parseMinutes } from './cookingTime'
import type { CookbookRecipe, IngredientLine } from './parseRecipe'

/** Foods that fail in some recipes. A rule applies to foods of these names and their kinds. */
interface Unsuited {
  readonly foods: readonly string[]
  /** What the user must call the food for the rule to apply: stewing beef is beef. */
  readonly called?: RegExp
  /** The rule spares lines that name the food itself. */
  readonly unlessNamed?: boolean
  /** The food fails in lines with these words. */
  readonly line?: RegExp
  /** The food fails in recipes with these words in their method. */
  readonly method?: RegExp
  /** The food fails in recipes with this other food. */
  readonly beside?: string
  /** The food fails in recipes that take less time than this, in minutes. */
  readonly shorterThan?: number
}

const unsuited: readonly Unsuited[] = [
  // They are small, and split when they are rolled up.
  { foods: ['corn tortillas'], line: /^[^,]*\blarge\b/ },
  // A crisp shell cannot be rolled up at all.
  { foods: ['corn tortillas'], called: /\bshells?\b/, line: /^[^,]*\bsoft\b/ },
  // They are tough after a few minutes in a pan.
  { foods: ['pork belly', 'pork shoulder'], line: /tender cut/ },
  // Quorn pieces do not replace mince.
  { foods: ['quorn'], called: /^(?!.*\bmince\b)/, beside: 'ground meat' },
  // It is too thin to hold air.
  { foods: ['single cream'], method: /\bwhip/i },
  // It is a small, lean cut instead of a joint.
  { foods: ['pork'], called: /\b(?:tenderloin|fillet)\b/, line: /\bjoint\b/ },
  {
    foods: ['beef', 'pot roast beef'],
    called: /\b(?:stew|stewing|braising|brisket|chuck|shin|shank|cheek|short ribs?)\b/,
    line: /whole joint/,
    shorterThan: 45,
  },
  // Nobody cuts a shank up before it has braised, nor chops.
  { foods: ['lamb shank', 'lamb chop'], line: /pieces|chunks|dice|strips|slice/ },
  // It is done in minutes, and dry after an hour.
  { foods: ['pork chop'], line: /5 cm/ },
  // A joint makes a pot roast rather than a stew of small pieces.
  { foods: ['pot roast beef'], line: /\b[1-3] cm/ },
  // It has bones, and cooks slowly. A stew can take it off the bone.
  {
    foods: ['chicken drumstick', 'chicken wing', 'whole chicken', 'pork ribs'],
    unlessNamed: true,
    line: /\b(?:strips|slices|shreds|cubes|small pieces|bite-sized? pieces)\b/,
    shorterThan: 40,
  },
  // Whole dried chillies are leathery: a recipe that does not name them chops fresh ones.
  {
    foods: ['dried chillies'],
    called: /\b(?:guajillo|ancho|pasilla|mulato|chipotle|chiles?)\b/,
    unlessNamed: true,
    line: /^(?!.*dried)/,
  },
  // A hash brown is a cake of grated potato.
  { foods: ['french fries'], called: /hash brown/, method: /the chips/ },
  // It takes twice as long as the rice that a recipe measures and times. Rice to serve is cooked apart.
  { foods: ['brown rice'], unlessNamed: true, line: /\d(?!.*to serve)/ },
  // Long strands clump in the oven.
  { foods: ['spaghetti'], line: /\bshort\b/ },
  // It has no pieces.
  { foods: ['passata', 'tomato sauce'], line: /in wedges/ },
  // Flatbread soaks up no juice.
  { foods: ['naan', 'pitta'], line: /a day or two old/ },
  // Ripe ones burn.
  { foods: ['plantain'], called: /ripe|maduro|yellow/, line: /\bgreen\b/ },
  // It is for a marinade.
  { foods: ['rajma masala'], called: /tandoori/, method: /sauce clings/ },
  // These recipes dissolve a cube, and dashi is a liquid.
  { foods: ['dashi'], line: /ready-made stock/ },
  // Cola makes no scones.
  { foods: ['cola'], called: /^(?!.*lemonade)/, method: /without twisting/ },
  // They are too tough to eat raw.
  { foods: ['collard greens'], method: /Cut up the salad/ },
  // It crumbles instead of melting.
  { foods: ['feta'], unlessNamed: true, method: /cheese runs|Roll up tightly/ },
  // Tablespoons of it drown all other flavours.
  { foods: ['paprika'], called: /smoked/, line: /\d tablespoons/ },
  // Its raising agent is spent before yeast has risen.
  { foods: ['self-raising flour'], beside: 'yeast' },
]

/** What a line says of cooked meat alone, such as that it is shredded. */
const ofCooked = /\{cooked [^}]*\}/g

/** Whether a food fails in a line of a recipe that takes its like. */
export const isUnsuited = (
  { food, name: userName }: EntryFood,
  { ingredients, ...all }: IngredientLine,
  recipe: CookbookRecipe,
): boolean => {
  const { before, after, notes } = ingredients.find((each) => canReplace(food, each.food))?.own ?? all
  return (rulesFor.get(food.name) ?? []).some(
    ({ called, unlessNamed, line, method, beside, shorterThan }) =>
      (called?.test(userName) ?? true) &&
      !(unlessNamed && ingredients.some((each) => each.food.name === food.name)) &&
      (line?.test(`${before}${after}`.replace(ofCooked, '')) ||
        method?.test([recipe.method, ...notes.map(({ text }) => text)].join('\n')) ||
        (beside !== undefined && recipe.foodNames.has(beside)) ||
        (shorterThan !== undefined && (parseMinutes(recipe.head.time) ?? shorterThan) < shorterThan)),
  )
}

/** The rules of {@link unsuited} by the name of each food that they apply to. */
const rulesFor = new Map(
  [...foods.values()].map((food) => {
    const names = namesOf(food)
    return [food.name, unsuited.filter((rule) => rule.foods.some((name) => names.includes(name)))]
  }),
)
