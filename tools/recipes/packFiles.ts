import type { CookbookRecipe, IngredientLine, LineText, RecipeIngredient } from '../../src/cookbook/recipe'
import { FIRST_NAME, FIRST_WORD, LINE_END, type PackedRecipes } from '../../src/cookbook/unpackRecipes'
import { foods } from '../../src/food'
import { parseRecipe } from './parseRecipe'

/**
 * Reads recipes' files, and packs what they say, dishes of a kind together.
 *
 * @throws Error that names a file which does not have the form of a recipe. Its cause quotes what is wrong.
 */
export function packFiles(files: readonly (readonly [path: string, text: string])[]): PackedRecipes {
  const parsed = files.map(([path, text]) => {
    try {
      return parseRecipe(text.replaceAll('\r\n', '\n'))
    } catch (error) {
      throw new Error(`${path} is no recipe (src/cookbook/README.md): ${String(error)}`, { cause: error })
    }
  })
  const kindOf = ({ title, head: { course, cuisine } }: CookbookRecipe) =>
    `${course} ${cuisine} ${title.split(' ').at(-1)}`
  const recipes = parsed.toSorted((a, b) => kindOf(a).localeCompare(kindOf(b)))
  const names = new Map<string, { readonly text: string; readonly food: string; readonly count: number }>()
  for (const { text, food } of recipes.flatMap(ingredientsOf)) {
    const known = names.get(`${text}\n${food.name}`) ?? { text, food: food.name, count: 0 }
    names.set(`${text}\n${food.name}`, { ...known, count: known.count + 1 })
  }
  const ordered = [...names]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([key, each], index) => ({ ...each, key, sign: String.fromCharCode(FIRST_NAME + index) }))
  const signs = new Map(ordered.map(({ key, sign }) => [key, sign]))
  const signOf = ({ text, food }: RecipeIngredient) => signs.get(`${text}\n${food.name}`) ?? ''
  const places = new Map([...foods.keys()].map((name, index) => [name, index]))
  const rows = recipes.map(textsOf)
  const texts = (rows[0] ?? []).map((_, column) => joinRows(rows.map((row) => row[column] ?? '')))
  const steps = joinRows(recipes.map((recipe) => recipe.steps.join(LINE_END)))
  const { words, packText } = packWords([...texts, steps])
  return {
    words: words.join('|'),
    names: ordered.map(({ text, food }) => (text === food ? '' : text)).join('|'),
    foods: ordered.map(({ food }) => places.get(food) ?? -1),
    ingredients: joinRows(
      recipes.map((recipe) =>
        listsOf(recipe)
          .map((list) => list.map((line) => packFoods(line, signOf)).join(' '))
          .join('/'),
      ),
    ),
    texts: texts.map(packText),
    steps: packText(steps),
  }
}

/** What all recipes say of one thing, a line each. */
function joinRows(texts: readonly string[]): string {
  const broken = texts.find((text) => text.includes('\n'))
  if (broken !== undefined) throw new Error(`A text of a recipe has several lines: ${broken}`)
  return texts.join('\n')
}

/** What many recipes say in the same words, a word with the space before it, and what stands around the minutes of a step. */
const word = new RegExp(
  [
    ...[' for about ', 'minutes, until', ' minutes', ' over a (?:medium|low|high) heat', ' the %\\.\\}', ' the %'],
    ...[
      ' half of the',
      ' the rest of the',
      'Heat the oil in a',
      'Heat the oven to ',
      ' \\(\\d+ °F\\)',
      'Taste for salt\\.',
    ],
    ...[' to the boil', ' wide pan', ' frying pan', ' with no pink left', ' all through'],
    ...[' ?[A-Za-z]+', '\\*\\* \\(', '\\)\\. '],
  ].join('|'),
  'g',
)
/** A word that stands for itself costs its letters each time, in bytes before compression; its sign costs about two. */
const SIGN_COST = 1.7
/** There are so many signs of two bytes, up to U+07FF. */
const MOST_WORDS = 0x800 - FIRST_WORD

/** Chooses the words that are worth a sign, the most frequent first, and tells how a text is written with them. */
function packWords(texts: readonly string[]) {
  const counts = new Map<string, number>()
  for (const [each] of texts.flatMap((text) => [...text.matchAll(word)])) counts.set(each, (counts.get(each) ?? 0) + 1)
  const words = [...counts]
    .filter(([each, count]) => each.length > 2 && count > 2)
    .toSorted(([a, m], [b, n]) => (b.length - SIGN_COST) * n - (a.length - SIGN_COST) * m)
    .slice(0, MOST_WORDS)
    .toSorted(([, m], [, n]) => n - m)
    .map(([each]) => each)
  const signs = new Map(words.map((each, index) => [each, String.fromCharCode(FIRST_WORD + index)]))
  const packText = (text: string) => {
    if (/[\u0100-\u07ff]/.test(text)) throw new Error(`A text has a letter that stands for a word: ${text}`)
    return text.replace(word, (each) => signs.get(each) ?? each)
  }
  return { words, packText }
}

const listsOf = ({ required, optional, staples }: Pick<CookbookRecipe, 'required' | 'optional' | 'staples'>) => [
  required,
  optional,
  staples,
]

const ingredientsOf = (recipe: CookbookRecipe) =>
  listsOf(recipe)
    .flat()
    .flatMap(({ ingredients }) => ingredients)

/** What a recipe says beside its steps, as {@link PackedRecipes.texts} has it. */
const textsOf = (recipe: CookbookRecipe): string[] => {
  const { servings, minutes, course, cuisine } = recipe.head
  const lists = listsOf(recipe).map((list) => list.map(packLine).join(LINE_END))
  const head = [recipe.description, recipe.title, String(servings), String(minutes), course, cuisine]
  return [...head, recipe.isRaw ? 'raw' : '', ...lists]
}

/** The foods of a line by their signs. */
const packFoods = ({ isOfEach, anyOf, ingredients }: IngredientLine, signOf: (each: RecipeIngredient) => string) =>
  (isOfEach ? '*' : anyOf ? '+' : '') +
  ingredients.map((each) => signOf(each) + (each.isInTitle ? '#' : '') + (each.isOffered ? '!' : '')).join('')

/** What a line says of its foods. */
const packLine = ({ unsuited, texts }: IngredientLine) =>
  [texts.map(packLineText).join('~'), unsuited.map(({ name }) => name).join()].join('|').replace(/\|$/, '')

function packLineText({ condition, amount: { quantity, unit, words }, after }: LineText): string {
  const fields = [condition, unit, words, after]
  if (fields.some((field) => /[|~^@_\n]/.test(field)))
    throw new Error(`A line has a sign of its own form: ${fields.join(' ')}`)
  return `${condition && `${condition}:`}${quantity || ''} ${unit}_${words}_${after}`.replace(/^ | (?=_)|_+$/g, '')
}
