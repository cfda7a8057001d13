import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { conditionalPattern, matchCondition } from '../../../src/cookbook/conditionalText'
import { parseMinutes } from '../../../src/cookbook/cookingTime'
import {
  type CookbookRecipe,
  type IngredientLine,
  parseRecipe,
  type RecipeIngredient,
} from '../../../src/cookbook/parseRecipe'
import { recipes, writeRecipe } from '../../../src/cookbook/writeReply'
import type { FoodKind } from '../../../src/food/foods'

const folder = 'src/cookbook/recipes'
const files = readdirSync(folder).map((name) => {
  const markdown = readFileSync(`${folder}/${name}`, 'utf8')
  return { name, markdown, recipe: parseRecipe(markdown) }
})

const courses = ['Breakfast', 'Soup', 'Salad', 'Snack', 'Main', 'Side', 'Dessert', 'Baking']

const introPattern = new RegExp(
  `^\\S[^\\n]+[.!]\\n\\n\\*\\*Serves \\d+\\*\\* · (?<time>[^·]+) · (?<course>${courses.join('|')}) · (?<cuisine>[A-Z][A-Za-z ]+)$`,
)

const parseIntro = ({ intro }: CookbookRecipe) => introPattern.exec(intro)?.groups ?? {}

const ingredientsOf = (lines: readonly IngredientLine[]): RecipeIngredient[] =>
  lines.flatMap(({ ingredients }) => ingredients)

const kindsOf = (lines: readonly IngredientLine[]): FoodKind[] => ingredientsOf(lines).map(({ food }) => food.kind)

describe('the collection of recipes', () => {
  test('the page has every recipe file, and there are at least 60', () => {
    expect(files.length).toBeGreaterThanOrEqual(60)
    expect(recipes.map(({ title }) => title).toSorted()).toEqual(files.map(({ recipe }) => recipe.title).toSorted())
  })

  test('all recipe titles are different', () => {
    expect(new Set(files.map(({ recipe }) => recipe.title)).size).toBe(files.length)
  })

  test.each(courses)('the cookbook has at least 3 recipes of the course %s', (course) => {
    const count = files.filter(({ recipe }) => parseIntro(recipe).course === course).length
    expect(count).toBeGreaterThanOrEqual(3)
  })

  test('the cookbook has recipes of at least 12 cuisines', () => {
    const cuisines = files.map(({ recipe }) => parseIntro(recipe).cuisine)
    expect(new Set(cuisines).size).toBeGreaterThanOrEqual(12)
  })

  /** Whether a required line has only foods of this kind. */
  const requires = (kind: FoodKind) => (recipe: CookbookRecipe) =>
    recipe.required.some((line) => line.ingredients.every(({ food }) => food.kind === kind))
  /** Whether each required line has a food of another kind. Honey counts as an animal product. */
  const canOmit =
    (...kinds: FoodKind[]) =>
    (recipe: CookbookRecipe) =>
      recipe.required.every((line) =>
        line.ingredients.some(({ food }) => !kinds.includes(food.kind) && food.name !== 'honey'),
      )

  test.each([
    ['meat', requires('meat')],
    ['fish', requires('fish')],
    ['vegetarian', canOmit('meat', 'fish')],
    ['vegan', canOmit('meat', 'fish', 'egg', 'dairy')],
  ])('the cookbook has at least 10 %s recipes', (_, matches) => {
    const count = files.filter(({ recipe }) => matches(recipe)).length
    expect(count).toBeGreaterThanOrEqual(10)
  })
})

/** A recipe as one of its possible replies shows it. */
interface Variant {
  readonly label: string
  readonly markdown: string
  readonly listed: readonly RecipeIngredient[]
}

/**
 * Writes a recipe with different ingredients: with the required ones alone, with each of their alternatives,
 * with each optional ingredient alone, with four subsets of the optional ones, and with all of them.
 */
function writeVariants(recipe: CookbookRecipe): {
  readonly minimal: Variant
  readonly full: Variant
  readonly all: readonly Variant[]
} {
  const firstAlternatives = recipe.required.map((line) => ({ ...line, ingredients: line.ingredients.slice(0, 1) }))
  const writeVariant = (label: string, optional: readonly IngredientLine[], required = firstAlternatives) => ({
    label,
    markdown: writeRecipe(recipe, { required, optional }),
    listed: ingredientsOf([...required, ...optional]),
  })
  const minimal = writeVariant('required ingredients alone', [])
  const full = writeVariant('all optional ingredients', recipe.optional)
  const all = [
    minimal,
    ...recipe.required.flatMap((line, index) =>
      line.ingredients
        .slice(1)
        .map((ingredient) =>
          writeVariant(
            `made with ${ingredient.text}`,
            [],
            firstAlternatives.with(index, { ...line, ingredients: [ingredient] }),
          ),
        ),
    ),
    ...recipe.optional.flatMap((line) =>
      line.ingredients.map((ingredient) =>
        writeVariant(`with ${ingredient.text}`, [{ ...line, ingredients: [ingredient] }]),
      ),
    ),
    ...[2, 3, 4, 5].map((step) =>
      writeVariant(
        `with each ${step}th optional ingredient`,
        recipe.optional.flatMap((line, lineIndex) => {
          const ingredients = line.ingredients.filter((_, index) => (lineIndex + index) % step === 0)
          return ingredients.length > 0 ? [{ ...line, ingredients }] : []
        }),
      ),
    ),
    full,
  ]
  return { minimal, full, all }
}

const METHOD_HEADING = '## Method\n\n'

const methodOf = ({ markdown }: Variant) => markdown.slice(markdown.indexOf(METHOD_HEADING) + METHOD_HEADING.length)

/** The first match of a pattern with 40 characters around it, in an array, or an empty array. */
const findExcerpt = (text: string, pattern: RegExp) => {
  const index = text.search(pattern)
  return index < 0 ? [] : [text.slice(Math.max(0, index - 40), index + 40)]
}

describe.each(files)('recipe file $name', ({ name, markdown, recipe }) => {
  const variants = writeVariants(recipe)

  test('the file name is the slug of the title', () => {
    const slug = recipe.title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
    expect(name).toBe(`${slug}.md`)
  })

  test('the intro has a sentence, servings, time, course and cuisine', () => {
    expect(recipe.intro).toMatch(introPattern)
  })

  test('the recipe has one to five required lines', () => {
    expect(recipe.required.length).toBeGreaterThanOrEqual(1)
    expect(recipe.required.length).toBeLessThanOrEqual(5)
  })

  test('staples are listed in the section for staples, and nothing else is', () => {
    expect(kindsOf(recipe.staples).filter((kind) => kind !== 'staple')).toEqual([])
    expect(kindsOf([...recipe.required, ...recipe.optional])).not.toContain('staple')
  })

  test('a US measure follows every metric amount', () => {
    const metricAmount = /(?:[\d.½⅓¼¾⅔]+ (?:to [\d.½]+ )?(?:kg|g|ml|l|litres?|cm|mm|°C))(?![a-z°])(?<after>.{0,3})/gu
    const withoutUsMeasure = [...markdown.matchAll(metricAmount)].filter(
      ({ groups }) => !/^ \(|^, \d/.test(groups?.after ?? ''),
    )
    expect(withoutUsMeasure.map(([match]) => match)).toEqual([])
  })

  test('each numbered step has a bold instruction and a time, and the times add up to the total', () => {
    const times = methodOf(variants.full)
      .split('\n')
      .map((step, index) => {
        const stepPattern = new RegExp(`^${index + 1}\\. \\*\\*[A-Z][^*]+\\*\\* \\((?<time>[^)]+)\\)\\. \\S.+[.!)]$`)
        expect(step).toMatch(stepPattern)
        return parseMinutes(stepPattern.exec(step)?.groups?.time ?? '') ?? 0
      })
    expect(Math.min(...times)).toBeGreaterThan(0)
    const total = parseMinutes(parseIntro(recipe).time ?? '') ?? 0
    const sum = times.reduce((minutes, time) => minutes + time, 0)
    // Steps overlap, and their times are rounded.
    expect(Math.abs(sum - total), `${sum} of ${total} minutes`).toBeLessThanOrEqual(Math.max(5, total / 10))
  })

  test('each condition names foods or kinds that the recipe lists', () => {
    const conditions = [
      ...[...markdown.matchAll(conditionalPattern)].flatMap(([, condition]) => condition ?? []),
      ...recipe.staples.flatMap(({ condition }) => condition ?? []),
    ]
    const unlisted = conditions
      .flatMap((condition) => condition.replace(/^no /, '').split(', '))
      .filter((name) => matchCondition(name, recipe) === undefined)
    expect(unlisted).toEqual([])
  })

  test('the method has no braces or % outside of conditional text', () => {
    expect(recipe.method.replace(conditionalPattern, '')).not.toMatch(/[{}%]/)
  })

  test('no variant has broken punctuation, doubled words or phrases such as "if using"', () => {
    const broken =
      /[{}%]| {2}| [,.;:)]|\( |,,|\.\.|,\.|;\.|\*\* ?\*\*|(?<!approx)\. [a-z]|\band (?:and|,|\.)|, and and|\bthe (?:and|,|\.)|\bthe the\b/
    // Conditional text makes these phrases unnecessary, because a reply knows what the user has.
    const hedges =
      /if using|if you have|you are using|you use\b|you have\b|as far as|what you are|if there (?:is|are)|if any\b/i
    const problems = variants.all.flatMap(({ label, markdown: text }) => {
      const body = text.slice(text.indexOf('## Ingredients'))
      return [broken, hedges].flatMap((pattern) => findExcerpt(body, pattern)).map((excerpt) => `${label}: ${excerpt}`)
    })
    expect(problems).toEqual([])
  })

  test('the method of the minimal variant mentions no unlisted ingredient', () => {
    const method = methodOf(variants.minimal).toLowerCase()
    const listedNames = [...variants.minimal.listed, ...ingredientsOf(recipe.staples)]
      .map(({ text, food }) => `${text} ${food.name}`.toLowerCase())
      .join(' ')
    const mentions = ingredientsOf([...recipe.required, ...recipe.optional])
      .map(({ text }) => text.toLowerCase().replace(/(?:ies|es|s|y)$/, ''))
      .filter((stem) => !listedNames.includes(stem))
      .flatMap((stem) => findExcerpt(method, new RegExp(`\\b${stem}(?:y|ies|es|s)?\\b`)))
    expect(mentions).toEqual([])
  })

  test('the title or the method mentions each required ingredient and staple, by name or kind', () => {
    const text = `${recipe.title} ${recipe.method}`.toLowerCase()
    const unmentioned = [...recipe.required, ...recipe.staples].filter(
      (line) =>
        !line.ingredients
          .flatMap((ingredient) => [...ingredient.text.toLowerCase().split(' '), ingredient.food.kind])
          .some((word) => text.includes(word.replace(/(?:es|s|y|d)$/, ''))),
    )
    expect(unmentioned).toEqual([])
  })
})
