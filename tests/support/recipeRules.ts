import { conditionalPattern, matchCondition } from '../../src/cookbook/conditionalText'
import { parseMinutes } from '../../src/cookbook/cookingTime'
import {
  ANY_OF,
  type CookbookRecipe,
  type IngredientLine,
  parseRecipe,
  type RecipeIngredient,
  servingsOf,
} from '../../src/cookbook/parseRecipe'
import { writeRecipe } from '../../src/cookbook/writeReply'
import { readAmount } from '../../src/food/amounts'
import type { FoodKind } from '../../src/food/foodData'
import { type Food, foods, isKindOf } from '../../src/food/foods'
import { gramsOf } from '../../src/food/weights'

/** A file of the cookbook. */
export interface RecipeFile {
  readonly name: string
  readonly markdown: string
}

/** A rule for recipe files. It returns what is wrong in a file, in words; nothing if all is well. */
export type Rule = (file: RecipeFile, recipe: CookbookRecipe) => readonly string[]

export const courses = ['Breakfast', 'Soup', 'Salad', 'Snack', 'Main', 'Side', 'Dessert', 'Baking']

const introPattern = new RegExp(
  `^\\S[^\\n]+[.!]\\n\\n\\*\\*Serves \\d+\\*\\* · (?<time>[^·]+) · (?<course>${courses.join('|')}) · (?<cuisine>[A-Z][A-Za-z -]+)$`,
)

/** The total time, the course and the cuisine of a recipe; empty if its intro has another form. */
export const introOf = ({ intro }: CookbookRecipe) => introPattern.exec(intro)?.groups ?? {}

export const ingredientsOf = (lines: readonly IngredientLine[]): RecipeIngredient[] =>
  lines.flatMap(({ ingredients }) => ingredients)

const allLines = ({ required, optional, staples }: CookbookRecipe) => [...required, ...optional, ...staples]

/** A recipe as one of its possible replies shows it. */
interface Variant {
  readonly label: string
  readonly markdown: string
  readonly listed: readonly RecipeIngredient[]
}

type Variants = readonly [minimal: Variant, ...others: Variant[], full: Variant]

/** Several rules read the same variants, and writing them takes long. */
const variantsByRecipe = new WeakMap<CookbookRecipe, Variants>()
const parsedFiles = new Map<string, CookbookRecipe>()

function parseFile({ markdown }: RecipeFile): CookbookRecipe {
  const recipe = parsedFiles.get(markdown) ?? parseRecipe(markdown)
  parsedFiles.set(markdown, recipe)
  return recipe
}

/** The variant with an ingredient of a required line. The minimal one has the first of each line. */
const variantWith = (ingredient: string, variants: Variants): Variant =>
  variants.find(({ label }) => label === `made with ${ingredient}`) ?? variants[0]

/**
 * Writes a recipe with different ingredients: with the required ones alone, with each of their alternatives,
 * with each optional ingredient alone, with four subsets of the optional ones, and with all of them.
 */
function writeVariants(recipe: CookbookRecipe): Variants {
  const known = variantsByRecipe.get(recipe)
  if (known) return known
  const firstAlternatives = recipe.required.map((line) => ({ ...line, ingredients: line.ingredients.slice(0, 1) }))
  const writeVariant = (label: string, optional: readonly IngredientLine[], required = firstAlternatives): Variant => ({
    label,
    markdown: writeRecipe(recipe, { required, optional }),
    listed: ingredientsOf([...required, ...optional]),
  })
  const alternatives = recipe.required.flatMap((line, index) =>
    line.ingredients
      .slice(1)
      .map((ingredient) =>
        writeVariant(
          `made with ${ingredient.text}`,
          [],
          firstAlternatives.with(index, { ...line, ingredients: [ingredient] }),
        ),
      ),
  )
  const singles = recipe.optional.flatMap((line) =>
    line.ingredients.map((ingredient) =>
      writeVariant(`with ${ingredient.text}`, [{ ...line, ingredients: [ingredient] }]),
    ),
  )
  const subsets = [2, 3, 4, 5].map((step) =>
    writeVariant(
      `with each ${step}th optional ingredient`,
      recipe.optional.flatMap((line, lineIndex) => {
        const ingredients = line.ingredients.filter((_, index) => (lineIndex + index) % step === 0)
        return ingredients.length > 0 ? [{ ...line, ingredients }] : []
      }),
    ),
  )
  const variants: Variants = [
    writeVariant('required ingredients alone', []),
    ...alternatives,
    ...singles,
    ...subsets,
    writeVariant('all optional ingredients', recipe.optional),
  ]
  variantsByRecipe.set(recipe, variants)
  return variants
}

const METHOD_HEADING = '## Method\n\n'

const methodOf = ({ markdown }: Variant) => markdown.slice(markdown.indexOf(METHOD_HEADING) + METHOD_HEADING.length)

/** The first match of a pattern with 40 characters around it, in an array, or an empty array. */
function findExcerpt(text: string, pattern: RegExp): string[] {
  const index = text.search(pattern)
  return index < 0 ? [] : [text.slice(Math.max(0, index - 40), index + 40)]
}

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

export const rules: Readonly<Record<string, Rule>> = {
  'the file name is the slug of the title': ({ name }, { title }) => {
    const slug = title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/ı/g, 'i')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    return name === `${slug}.md` ? [] : [`"${title}" should be in ${slug}.md`]
  },

  'the intro has a sentence, servings, time, course and cuisine': (_, { intro }) =>
    introPattern.test(intro) ? [] : [intro],

  'the recipe has one to five required lines': (_, { required }) =>
    required.length >= 1 && required.length <= 5 ? [] : [`${required.length} lines`],

  'staples are listed in the section for staples, and nothing else is': (_, { required, optional, staples }) =>
    [
      ...ingredientsOf(staples).filter(({ food }) => food.kind !== 'staple'),
      ...ingredientsOf([...required, ...optional]).filter(({ food }) => food.kind === 'staple'),
    ].map(({ text }) => text),

  'the lists are metric, because a reply adds the US measures': ({ markdown }) =>
    [
      ...markdown
        .slice(0, markdown.indexOf(METHOD_HEADING))
        .matchAll(/\b(?:kg|g|ml|l|litres?) \([^()]*(?:cup|spoon|oz|lb|quart)/g),
    ].map(([match]) => match),

  'a US measure follows every metric amount': (_, recipe) => {
    const { markdown } = writeVariants(recipe).at(-1) ?? { markdown: '' }
    const metricAmount = /(?:[\d.½⅓¼¾⅔]+ (?:to [\d.½]+ )?(?:kg|g|ml|l|litres?|cm|mm|°C))(?![a-z°])(?<after>.{0,3})/gu
    return [...markdown.matchAll(metricAmount)]
      .filter(({ groups }) => !/^ \(|^, \d/.test(groups?.after ?? ''))
      .map(([match]) => match)
  },

  'degrees Celsius and Fahrenheit agree': ({ markdown }) =>
    [...markdown.matchAll(/(\d+) °C[^()]{0,12}\((\d+) °F/g)]
      .filter(([, celsius, fahrenheit]) => Math.abs((Number(celsius) * 9) / 5 + 32 - Number(fahrenheit)) > 15)
      .map(([match]) => match),

  'each numbered step has a bold instruction and a time, and the times add up to the total': (_, recipe) => {
    const full = writeVariants(recipe).at(-1)
    const problems: string[] = []
    const times = (full ? methodOf(full) : '').split('\n').map((step, index) => {
      const found = new RegExp(`^${index + 1}\\. [A-Z][^(]+ \\((?<time>[^)]+)\\)\\. \\S.+[.!)]$`).exec(step)
      const minutes = parseMinutes(found?.groups?.time ?? '') ?? 0
      if (minutes === 0) problems.push(step)
      return minutes
    })
    if (recipe.method.split('\n').some((step) => !/\*\*[^*]+\*\*/.test(step))) problems.push('no bold instruction')
    const total = parseMinutes(introOf(recipe).time ?? '') ?? 0
    const sum = times.reduce((minutes, time) => minutes + time, 0)
    // Steps overlap, and their times are rounded.
    if (Math.abs(sum - total) > Math.max(5, total / 10)) problems.push(`${sum} of ${total} minutes`)
    return problems
  },

  'each step of each variant says what to do': (_, recipe) =>
    writeVariants(recipe).flatMap((variant) =>
      methodOf(variant)
        .split('\n')
        .filter((step) => !/\)\. [A-Z]/.test(step))
        .map((step) => `${variant.label}: ${step}`),
    ),

  'each condition names foods or kinds that the recipe lists': ({ markdown }, recipe) =>
    [
      ...[...markdown.matchAll(conditionalPattern)].flatMap(([, condition]) => condition ?? []),
      ...recipe.staples.flatMap(({ condition }) => condition ?? []),
    ]
      .flatMap((condition) => condition.replace(/^no /, '').split(', '))
      .filter((name) => matchCondition(name, recipe) === undefined),

  'the method has no braces or % outside of conditional text': (_, { method }) =>
    findExcerpt(method.replace(conditionalPattern, ''), /[{}%]/),

  'no variant has broken punctuation, doubled words or phrases such as "if using"': (_, recipe) => {
    const broken =
      /[{}%]| {2}| [,.;:)]|\( |,,|\.\.|,\.|;\.|\*\* ?\*\*|(?<!approx)\. [a-z]|\band (?:and|,|\.)|, and and|\bthe (?:and|,|\.)|\bthe the\b/
    // Conditional text makes these phrases unnecessary, because a reply knows what the user has.
    const hedges =
      /if using|if you have|you are using|you use\b|you have\b|as far as|what you are|if there (?:is|are)|if any\b/i
    return writeVariants(recipe).flatMap(({ label, markdown }) => {
      const body = markdown.slice(markdown.indexOf('## Ingredients'))
      return [broken, hedges].flatMap((pattern) => findExcerpt(body, pattern)).map((excerpt) => `${label}: ${excerpt}`)
    })
  },

  'the method of the minimal variant mentions no unlisted ingredient': (_, recipe) => {
    const [minimal] = writeVariants(recipe)
    const method = methodOf(minimal).toLowerCase()
    const listedNames = [...minimal.listed, ...ingredientsOf(recipe.staples)]
      .map(({ text, food }) => `${text} ${food.name}`.toLowerCase())
      .join(' ')
    return ingredientsOf([...recipe.required, ...recipe.optional])
      .map(({ text }) => text.toLowerCase().replace(/(?:ies|es|s|y)$/, ''))
      .filter((stem) => !listedNames.includes(stem))
      .flatMap((stem) => findExcerpt(method, new RegExp(`\\b${stem}(?:y|ies|es|s)?\\b`)))
  },

  'the title or the method mentions each required ingredient and staple, by name or kind': (_, recipe) => {
    const text = `${recipe.title} ${recipe.method}`.toLowerCase()
    return [...recipe.required, ...recipe.staples]
      .filter(
        (line) =>
          !line.ingredients
            .flatMap(({ text: name, food }) => [...name.toLowerCase().split(' '), food.kind])
            .some((word) => text.includes(word.replace(/(?:es|s|y|ed|d)$/, ''))),
      )
      .map(({ ingredients }) => ingredients.map(({ text: name }) => name).join(', '))
  },

  'the method mentions each optional ingredient': (_, recipe) =>
    recipe.optional.flatMap((line) =>
      line.ingredients
        .filter((ingredient) => {
          const listed = { required: recipe.required, optional: [{ ...line, ingredients: [ingredient] }] }
          const text = writeRecipe(recipe, listed).split(METHOD_HEADING)[1]?.toLowerCase() ?? ''
          // The step may name the part that it uses, such as the zest, or what the line makes of it, such as croutons.
          const parts = `${line.before} ${line.after}`.toLowerCase().match(/[a-z]{4,}/g) ?? []
          const words = [
            ...ingredient.text.toLowerCase().split(' '),
            ingredient.food.kind,
            ingredient.food.parent ?? '-',
            ...parts,
          ]
          return !words.some((word) => text.includes(word.replace(/(?:es|s|y|ed|d)$/, '')))
        })
        .map(({ text }) => text),
    ),

  'the method mentions each meat, fish and cheese of a required line': (_, recipe) => {
    const variants = writeVariants(recipe)
    // "Cooked through" names no cooked chicken.
    const stateWords = /^(?:cooked|ground|minced|smoked|tinned|canned|roast|whole|dried)$/
    return recipe.required
      .flatMap(({ ingredients }) => ingredients)
      .filter(({ food }) => ['meat', 'fish', 'dairy'].includes(food.kind))
      .flatMap(({ text, food }) => {
        const method = methodOf(variantWith(text, variants)).toLowerCase()
        const names = text.split(' ').filter((word) => !stateWords.test(word))
        const words = [...names, ...(food.kind === 'dairy' ? ['cheese'] : ['meat', 'mince', 'fish'])]
        return words.some((word) => method.includes(word.toLowerCase().replace(/s$/, ''))) ? [] : [text]
      })
  },

  'each line has an amount': (_, recipe) =>
    allLines(recipe)
      .filter(
        ({ before, after }) =>
          !/[\d¼½¾⅓⅔⅛]|\b(?:half|handfuls?|pinch|pinches|piece|squeeze|slices?|spoonfuls?|little|few|sprigs?|knob|a|an|drizzle|grating|as much|one|two|to serve|to taste)\b/i.test(
            before.replace(ANY_OF, '') + after,
          ),
      )
      .map(({ ingredients }) => ingredients.map(({ text }) => text).join(', ')),

  'no amount is more than a cook would use': (_, recipe) => {
    const servings = servingsOf(recipe)
    return allLines(recipe).flatMap((line) =>
      line.ingredients.flatMap(({ food, text }) => {
        const amount = readAmount(
          (/[\d¼½¾⅓⅔]/.test(line.before) ? line.before : line.after.replace(/^[^\d¼½¾⅓⅔]*/, '')).replace(
            /(\d)([¼½¾⅓⅔])/g,
            '$1 $2',
          ),
        )
        const grams = amount && gramsOf(amount, [food.name])
        const isBlend = food.kind === 'spice' && /paste|suya|spice$/.test(food.name)
        const most = isBlend ? MOST_BLEND : isOneOf(food, strongHerbs) ? MOST_STRONG_HERB : mostPerServing[food.kind]
        if (grams === undefined || most === undefined) return []
        // What keeps, such as granola, is made for a week.
        return grams / servings > most ? [`${Math.round(grams / servings)} g of ${text} a serving`] : []
      }),
    )
  },

  'raw poultry, minced meat, pork and fish are cooked through': (_, recipe) =>
    safeEndings.flatMap(([label, names, ending]) => {
      const used = ingredientsOf([...recipe.required, ...recipe.optional]).find(
        ({ food }) => isOneOf(food, names) && !/^cooked|smoked|tinned|salt|dried|stockfish|herring/.test(food.name),
      )
      return used && !ending.test(recipe.method) ? [`${label}: ${used.text}`] : []
    }),

  'dried kidney beans are never used': (_, recipe) =>
    allLines(recipe)
      .filter(
        ({ before, after, ingredients }) =>
          ingredients.some(({ text }) => /kidney beans/.test(text)) && /\bdried\b/.test(before + after),
      )
      .map(({ ingredients }) => ingredients.map(({ text }) => text).join(', ')),

  'potatoes, rice and lentils have the time that they need': (_, recipe) => {
    const variants = writeVariants(recipe)
    const leastMinutes = (names: readonly string[], least: number) =>
      ingredientsOf(recipe.required)
        .filter(({ food }) => names.includes(food.name))
        .map(({ text }) => ({
          text,
          minutes: methodOf(variantWith(text, variants))
            .split('\n')
            .reduce(
              (sum, step) => sum + (parseMinutes(/\(([^)]*(?:minute|hour)[^)]*)\)/.exec(step)?.[1] ?? '') ?? 0),
              0,
            ),
        }))
        .filter(({ minutes }) => minutes < least)
        .map(({ text, minutes }) => `${text} in ${minutes} minutes`)
    return [
      ...leastMinutes(['potato', 'rice', 'risotto rice', 'sushi rice'], 15),
      ...leastMinutes(['lentils', 'red lentils', 'chana dal'], 20),
    ]
  },

  'what is used in parts is used up, and nothing is used after that': (_, recipe) =>
    writeVariants(recipe).flatMap(({ label, markdown, listed }) => {
      const method = methodOf({ label, markdown, listed }).toLowerCase()
      return [...ingredientsOf(recipe.staples), ...listed].flatMap(({ text }) => {
        const name = text.toLowerCase()
        // "The rest of the salt and the pepper" is all of the pepper; "of the oil and salt" is a part of both.
        const named = `(?:the |its |their )?(?:(?:measured|hot|cold|boiling|melted) )?(?:(?:[a-z]+, )*[a-z]+,? and |(?:[a-z]+, )+)?${name}\\b${otherFood}`
        const amount = '(?:tablespoon|teaspoon|spoonful|cup|ladle|ladleful)s?|(?:ml|g|litres?)(?: \\([^)]*\\))?'
        const part = new RegExp(
          `\\b(?:half|most|some|thirds?|quarters?|little|few|pinch|splash|share|enough|${amount}) (?:of |more )?${named}|with its (?:${named})`,
        )
        const rest = new RegExp(`\\b(?:rest|last|remainder|other half) of ${named}|remaining ${named}`)
        const [firstPart, firstRest] = [method.search(part), method.search(rest)]
        if (firstRest >= 0 && (firstPart < 0 || firstPart > firstRest)) return [`${label}: the rest of the ${name}`]
        if (!['oil', 'salt', 'sugar'].includes(name)) return []
        const half = method.search(
          new RegExp(`(?<!each with |pour off )\\b(?:half|most|thirds?|quarters) (?:of )?${named}`),
        )
        const after = half < 0 ? '' : method.slice(half).replace(new RegExp(`^[^.]*?${name}`), '')
        return half >= 0 && !new RegExp(`\\b(?:${name}|rest(?! of))\\b`).test(after)
          ? [`${label}: half of the ${name}`]
          : []
      })
    }),

  'small foods are not cut up, and nothing without a stone is stoned': (_, recipe) =>
    [...recipe.required, ...recipe.optional].flatMap((line) =>
      line.ingredients
        .filter(({ food }) => smallFoods.includes(food.name))
        .flatMap((ingredient) => {
          const isRequired = recipe.required.includes(line)
          const alone = { ...line, ingredients: [ingredient] }
          const first = recipe.required.map((each) =>
            each === line ? alone : { ...each, ingredients: each.ingredients.slice(0, 1) },
          )
          const text = writeRecipe(recipe, { required: first, optional: isRequired ? [] : [alone] })
          const [listLine = ''] = new RegExp(`^- .*\\*\\*${ingredient.text}\\*\\*.*$`, 'm').exec(text) ?? []
          const cut = /\b(?:cut|chopped|sliced|diced|in (?:small|bite|\d)[^,]*(?:pieces|chunks|dice))\b(?! from)/
          const stones = isOneOf(ingredient.food, ['berries']) ? /\b(?:stones?|cores?|peel(?:ed)?)\b/ : /(?!)/
          return [...findExcerpt(listLine, cut), ...findExcerpt(text, stones)]
        }),
    ),
}

/** Returns what breaks a rule in a file. */
export const problemsOf = (rule: Rule, file: RecipeFile): readonly string[] =>
  rule(file, parseFile(file)).map((problem) => `${file.name}: ${problem}`)
