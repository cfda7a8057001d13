import { measureOf } from '../../src/cookbook/lineAmount'
import { type CookbookRecipe, type IngredientLine, type LineText, listLines } from '../../src/cookbook/recipe'
import { writeRecipe } from '../../src/cookbook/writeRecipe'
import { type Food, type FoodKind, foods, gramsOf, isKindOf } from '../../src/food'
import { parseMinutes } from './minutes'
import { type SafetyMark, safetyMarks } from './parseRecipe'
import {
  allLines,
  atIngredient,
  atLine,
  findExcerpt,
  ingredientsOf,
  methodTextOf,
  type Problem,
  type Rules,
} from './rule'
import { atVariantLine, formatVariant, methodOf, type Variant, variantWith, writeVariants } from './variants'

const isOneOf = (food: Food, names: readonly string[]) =>
  names.some((name) => {
    const known = foods.get(name)
    return known !== undefined && isKindOf(food, known)
  })

/** Grams or millilitres of one line that a serving has at most, by the kind of food. */
const mostPerServing: Partial<Record<FoodKind, number>> = {
  meat: 400,
  fish: 550,
  grain: 260,
  pulse: 420,
  vegetable: 500,
  aromatic: 250,
  fruit: 400,
  dairy: 400,
  egg: 230,
  nut: 150,
  sweet: 100,
  spice: 15,
}
/** Teaspoons of these are much. */
const strongHerbs = ['thyme', 'rosemary', 'oregano', 'mixed herbs', 'fenugreek leaf', 'epazote']
const MOST_STRONG_HERB = 8
/** Pastes and blends are used by the spoonful. */
const MOST_BLEND = 35

/** Words after a food's name that make it another food. */
const otherFood = '(?! (?:paste|vinegar|sauce|wine|noodles?|stock|milk|cream|powder|lea(?:f|ves)|juice|water|flour)\\b)'

/** Foods that nobody cuts up. */
const smallFoods = [
  'peas',
  'sweetcorn',
  'blueberries',
  'raspberries',
  'chickpeas',
  'beans',
  'lentils',
  'raisins',
  'edamame',
]

/** Words that say that something raw is cooked through, by the foods that need it. */
const safeEndings: readonly (readonly [label: string, foodNames: readonly string[], ending: RegExp])[] = [
  [
    'poultry',
    ['chicken', 'whole chicken', 'turkey', 'duck', 'chicken wing', 'ground chicken', 'ground turkey'],
    /no (?:longer )?pink|no pink|cooked through|juices?[^.]* runs? clear|white (?:right |all )?through|74 °C|firm and white|opaque/i,
  ],
  [
    'minced meat',
    ['ground meat'],
    /no (?:longer )?pink|no pink|cooked through|brown(?:ed)? all through|grey|juices? runs? clear/i,
  ],
  [
    'pork',
    ['pork', 'pork chop', 'pork belly'],
    /no (?:longer )?pink|no pink|cooked through|juices? runs? clear|tender|falls apart|63 °C|soft|fork slides/i,
  ],
  ['fish', ['white fish', 'salmon', 'trout'], /flak|opaque|cooked through|firm|raw|set|white (?:right )?through/i],
]

/** Words of a method that leaves something soft or raw. */
const leftSoft: Readonly<Record<SafetyMark, RegExp>> = {
  'soft egg':
    /\bwhites? (?:is|are) set\b|\byolks? (?:stay|still|are as)|\bstill (?:moist|shiny on top|look a little wet)(?![\s\S]*no liquid egg)|longer for a set middle/,
  raw: /\bpregnan/,
  pink: /\bmedium-rare\b|\b(?:may stay|for a|middle[^.]{0,20} is) pink\b|while it is pink/,
}

/** The amount of a line that a food has. */
const amountOf = ({ amount }: LineText) => measureOf(amount)

/** The most grams of a food for one serving; undefined if unknown. */
function mostOf(food: Food): number | undefined {
  if (food.kind === 'spice' && /paste|suya|spice$/.test(food.name)) return MOST_BLEND
  return isOneOf(food, strongHerbs) ? MOST_STRONG_HERB : mostPerServing[food.kind]
}

/** The sum of the times of the steps of a variant. */
const minutesOf = (variant: Variant) =>
  methodOf(variant)
    .split('\n')
    .reduce((sum, step) => sum + (parseMinutes(/\(([^)]*(?:minute|hour)[^)]*)\)/.exec(step)?.[1] ?? '') ?? 0), 0)

/** Finds "the rest of the oil" before any other oil, or "half of the oil" without the other half. */
function findShareProblem(method: string, name: string): string | undefined {
  // "The rest of the salt and the pepper" is all of the pepper; "of the oil and salt" is a part of both.
  const named = `(?:the |its |their )?(?:(?:measured|hot|cold|boiling|melted) )?(?:(?:[a-z]+, )*[a-z]+,? and |(?:[a-z]+, )+)?${name}\\b${otherFood}`
  const amount = '(?:tablespoon|teaspoon|spoonful|cup|ladle|ladleful)s?|(?:ml|g|litres?)(?: \\([^)]*\\))?'
  const part = new RegExp(
    `\\b(?:half|most|some|thirds?|quarters?|little|few|pinch|splash|share|enough|${amount}) (?:of |more )?${named}|with its (?:${named})`,
  )
  const rest = new RegExp(`\\b(?:rest|last|remainder|other half) of ${named}|remaining ${named}`)
  const [firstPart, firstRest] = [method.search(part), method.search(rest)]
  if (firstRest >= 0 && (firstPart < 0 || firstPart > firstRest)) return `the rest of the ${name}`
  if (!['oil', 'salt', 'sugar'].includes(name)) return
  const half = method.search(new RegExp(`(?<!each with |pour off )\\b(?:half|most|thirds?|quarters) (?:of )?${named}`))
  const after = half < 0 ? '' : method.slice(half).replace(new RegExp(`^[^.]*?${name}`), '')
  return half >= 0 && !new RegExp(`\\b(?:${name}|rest(?! of))\\b`).test(after) ? `half of the ${name}` : undefined
}

/** Finds words that cut up a small food, or stone a fruit without a stone. */
function findNeedlessCuts(recipe: CookbookRecipe, line: IngredientLine): Problem[] {
  const isRequired = recipe.required.includes(line)
  return line.ingredients
    .filter(({ food }) => smallFoods.includes(food.name))
    .flatMap((ingredient) => {
      const alone = { ...line, ingredients: [ingredient] }
      const first = recipe.required.map((each) =>
        each === line ? alone : { ...each, ingredients: each.ingredients.slice(0, 1) },
      )
      const text = formatVariant(writeRecipe(recipe, listLines(first, isRequired ? [] : [alone])))
      const [listLine = ''] = new RegExp(`^- .*\\*\\*${ingredient.text}\\*\\*.*$`, 'm').exec(text) ?? []
      const cut = /\b(?:cut|chopped|sliced|diced|in (?:small|bite|\d)[^,]*(?:pieces|chunks|dice))\b(?! from)/
      const stones = isOneOf(ingredient.food, ['berries']) ? /\b(?:stones?|cores?|peel(?:ed)?)\b/ : /(?!)/
      return [
        ...findExcerpt(listLine, cut).map((found) => atIngredient(ingredient, found)),
        ...text.split('\n').flatMap((each) => findExcerpt(each, stones).map((found) => atVariantLine(each, found))),
      ]
    })
}

/** Rules that make a dish safe to eat and possible to cook. */
export const cookingRules: Rules = {
  'no amount is more than a cook would use': {
    advice: 'Correct the amount, the unit or the servings.',
    findProblems: (_, recipe) => {
      const servings = recipe.head.servings
      return allLines(recipe).flatMap((line) =>
        line.ingredients.flatMap((ingredient) => {
          const amount = amountOf(line)
          const grams = amount && gramsOf(amount, [ingredient.food.name])
          const most = mostOf(ingredient.food)
          if (grams === undefined || most === undefined || grams / servings <= most) return []
          return [atIngredient(ingredient, `${Math.round(grams / servings)} g of ${ingredient.text} a serving`)]
        }),
      )
    },
  },

  'raw poultry, minced meat, pork and fish are cooked through': {
    advice: 'Say in the method how the cook sees that it is done: "until no pink is left", "until it flakes".',
    findProblems: (_, recipe) =>
      safeEndings.flatMap(([label, names, ending]) => {
        const used = ingredientsOf([...recipe.required, ...recipe.optional]).find(
          ({ food }) => isOneOf(food, names) && !/^cooked|smoked|tinned|salt|dried|stockfish|herring/.test(food.name),
        )
        return used && !ending.test(methodTextOf(recipe)) ? [atIngredient(used, `${label}: ${used.text}`)] : []
      }),
  },

  'what stays soft, raw or pink has its mark in the line of the servings': {
    advice: `Write one of ${safetyMarks.join(', ')} after the cuisine: "· Main · French · pink". Nobody pregnant gets the dish then.`,
    findProblems: (_, recipe) => {
      const method = methodTextOf(recipe)
      return safetyMarks
        .filter((mark) => leftSoft[mark].test(method) && !recipe.marks.includes(mark))
        .map((mark) => ({ found: `${mark}: ${findExcerpt(method, leftSoft[mark])}`, near: '**Serves' }))
    },
  },

  'dried kidney beans are never used': {
    advice: 'Use canned ones. Dried ones are poisonous unless they have boiled hard.',
    findProblems: (_, recipe) =>
      allLines(recipe)
        .filter(
          ({ amount, after, ingredients }) =>
            ingredients.some(({ text }) => /kidney beans/.test(text)) && /\bdried\b/.test(amount.words + after),
        )
        .map(atLine),
  },

  'potatoes, rice and lentils have the time that they need': {
    advice: 'Give the steps at least 15 minutes for raw potatoes or rice, and 20 for lentils.',
    readsReplies: true,
    findProblems: (_, recipe) => {
      const variants = writeVariants(recipe)
      const tooShort = (names: readonly string[], least: number) =>
        ingredientsOf(recipe.required)
          .filter(({ food }) => names.includes(food.name))
          .map((ingredient) => ({ ingredient, minutes: minutesOf(variantWith(ingredient.text, variants)) }))
          .filter(({ minutes }) => minutes < least)
          .map(({ ingredient, minutes }) => atIngredient(ingredient, `${ingredient.text} in ${minutes} minutes`))
      return [
        ...tooShort(['potato', 'rice', 'risotto rice', 'sushi rice'], 15),
        ...tooShort(['lentils', 'red lentils', 'chana dal'], 20),
      ]
    },
  },

  'what is used in parts is used up, and nothing is used after that': {
    advice:
      '"Half of the oil" needs a later step with the rest, and "the rest of the oil" an earlier step with a part.',
    readsReplies: true,
    findProblems: (_, recipe) =>
      writeVariants(recipe).flatMap((variant) => {
        const method = methodOf(variant).toLowerCase()
        return [...ingredientsOf(recipe.staples), ...variant.listed].flatMap((ingredient) => {
          const problem = findShareProblem(method, ingredient.text.toLowerCase())
          return problem === undefined ? [] : [atIngredient(ingredient, `${variant.label}: ${problem}`)]
        })
      }),
  },

  'small foods are not cut up, and nothing without a stone is stoned': {
    advice: 'Remove the words that cut it up, or put them into braces for the foods that need it.',
    readsReplies: true,
    findProblems: (_, recipe) =>
      [...recipe.required, ...recipe.optional].flatMap((line) => findNeedlessCuts(recipe, line)),
  },
}
