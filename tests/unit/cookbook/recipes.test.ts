import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findConditions } from '../../../src/cookbook/conditionalText'
import { parseMinutes } from '../../../src/cookbook/cookingTime'
import {
  type Ingredient,
  type IngredientLine,
  parseRecipe,
  type Recipe,
} from '../../../src/cookbook/parseRecipe'
import { recipes, writeRecipe } from '../../../src/cookbook/writeReply'
import { foods as allFoods, type Food, type FoodKind } from '../../../src/food/foods'
import { recognizeFoods } from '../../../src/food/recognizeFoods'

const folder = 'src/cookbook/recipes'
const files = readdirSync(folder).map((name) => {
  const markdown = readFileSync(`${folder}/${name}`, 'utf8')
  return { name, markdown, recipe: parseRecipe(markdown) }
})

const foodsOf = (...lists: (readonly IngredientLine[])[]): Food[] =>
  lists.flat().flatMap((line) => line.ingredients.map(({ food }) => food))

const about =
  /^\S[^\n]+[.!]\n\n\*\*Serves \d+\*\* · (?<time>[^·]+) · (?<course>Breakfast|Soup|Salad|Snack|Main|Side|Dessert|Baking) · (?<kitchen>[A-Z][A-Za-z ]+)$/

const partsOf = ({ intro }: Recipe) => about.exec(intro)?.groups ?? {}

test('there are at least sixty, and the page has every one', () => {
  expect(files.length).toBeGreaterThanOrEqual(60)
  expect(recipes.map(({ title }) => title).toSorted()).toEqual(
    files.map(({ recipe }) => recipe.title).toSorted(),
  )
})

test('no two have the same title', () => {
  expect(new Set(files.map(({ recipe }) => recipe.title)).size).toBe(files.length)
})

test('they go from breakfast to dessert, and around the world', () => {
  const all = files.map(({ recipe }) => partsOf(recipe))
  for (const course of ['Breakfast', 'Soup', 'Salad', 'Snack', 'Main', 'Side', 'Dessert', 'Baking'])
    expect(all.filter((parts) => parts.course === course).length, course).toBeGreaterThanOrEqual(3)
  expect(new Set(all.map((parts) => parts.kitchen)).size).toBeGreaterThanOrEqual(12)
})

test('there are ten at least for who eats meat, fish, neither, or nothing of an animal', () => {
  const animal = new Set<FoodKind>(['meat', 'fish', 'egg', 'dairy'])
  const needs = (recipe: Recipe, kind: FoodKind) =>
    recipe.required.some((line) => line.ingredients.every(({ food }) => food.kind === kind))
  const none = (recipe: Recipe, kinds: ReadonlySet<FoodKind>) =>
    recipe.required.every((line) =>
      line.ingredients.some(({ food }) => !kinds.has(food.kind) && food.name !== 'honey'),
    )
  const count = (passes: (recipe: Recipe) => boolean) =>
    files.filter(({ recipe }) => passes(recipe)).length
  expect(
    count((recipe) => needs(recipe, 'meat')),
    'meat',
  ).toBeGreaterThanOrEqual(10)
  expect(
    count((recipe) => needs(recipe, 'fish')),
    'fish',
  ).toBeGreaterThanOrEqual(10)
  expect(
    count((recipe) => none(recipe, new Set<FoodKind>(['meat', 'fish']))),
    'vegetarian',
  ).toBeGreaterThanOrEqual(10)
  expect(
    count((recipe) => none(recipe, animal)),
    'vegan',
  ).toBeGreaterThanOrEqual(10)
})

/** The recipe as replies have it: with each choice of its needs alone, with each
 * welcome food alone, with some handfuls, with all of them. */
function renderingsOf(recipe: Recipe): [Rendering, ...Rendering[]] {
  const first = recipe.required.map(
    (line): IngredientLine => ({ ...line, ingredients: [line.ingredients[0]] }),
  )
  const rendering = (what: string, welcome: readonly IngredientLine[], needs = first) => ({
    what,
    text: writeRecipe(recipe, { required: needs, optional: welcome }),
    listed: [...needs, ...welcome].flatMap((line) => line.ingredients),
  })
  return [
    rendering('its needs alone', []),
    ...recipe.required.flatMap((line, at) =>
      line.ingredients
        .slice(1)
        .map((name) =>
          rendering(`made with ${name.text}`, [], first.with(at, { ...line, ingredients: [name] })),
        ),
    ),
    ...recipe.optional.flatMap((line) =>
      line.ingredients.map((name) =>
        rendering(`with ${name.text}`, [{ ...line, ingredients: [name] }]),
      ),
    ),
    ...[2, 3, 4, 5].map((step) =>
      rendering(
        `with each ${step}th`,
        recipe.optional.flatMap((line, at) => {
          const [first, ...rest] = line.ingredients.filter((_, place) => (at + place) % step === 0)
          return first ? [{ ...line, ingredients: [first, ...rest] as const }] : []
        }),
      ),
    ),
    rendering('with everything', recipe.optional),
  ]
}

interface Rendering {
  readonly what: string
  readonly text: string
  readonly listed: readonly Ingredient[]
}

/** The method of a recipe as written in a reply. */
const parse = (text = '') => ({ method: text.slice(text.indexOf('## Method') + 11) })

const near = (text: string, pattern: RegExp) => {
  const at = text.search(pattern)
  return at < 0 ? '' : text.slice(Math.max(0, at - 40), at + 40)
}

describe.each(files)('$name', ({ name, markdown, recipe }) => {
  const renderings = renderingsOf(recipe)

  test('is named after its title', () => {
    const slug = recipe.title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
    expect(name).toBe(`${slug}.md`)
  })

  test('says in a sentence what it is, for how many, how long, for when and from where', () => {
    expect(recipe.intro).toMatch(about)
  })

  test('needs one to five things, and takes for granted only what every kitchen has', () => {
    expect(recipe.required.length).toBeGreaterThanOrEqual(1)
    expect(recipe.required.length).toBeLessThanOrEqual(5)
    expect(foodsOf(recipe.staples).filter(({ kind }) => kind !== 'staple')).toEqual([])
    expect(
      foodsOf(recipe.required, recipe.optional).filter(({ kind }) => kind === 'staple'),
    ).toEqual([])
  })

  test('gives every metric amount with its US measure', () => {
    const metric =
      /(?:[\d.½⅓¼¾⅔]+ (?:to [\d.½]+ )?(?:kg|g|ml|l|litres?|cm|mm|°C))(?![a-z°])(?<after>.{0,3})/gu
    const bare = [...markdown.matchAll(metric)].filter(
      ({ groups }) => !/^ \(|^, \d/.test(groups?.after ?? ''),
    )
    expect(bare.map(([match]) => match)).toEqual([])
  })

  test('has numbered steps, each with what is done and how long, that add up to its time', () => {
    const { method } = parse(renderings.at(-1)?.text)
    const times = method.split('\n').map((step, index) => {
      const form = new RegExp(
        `^${index + 1}\\. \\*\\*[A-Z][^*]+\\*\\* \\((?<time>[^)]+)\\)\\. \\S.+[.!)]$`,
      )
      expect(step).toMatch(form)
      return parseMinutes(form.exec(step)?.groups?.time ?? '') ?? 0
    })
    expect(times.every((time) => time > 0)).toBe(true)
    const whole = parseMinutes(partsOf(recipe).time ?? '') ?? 0
    const sum = times.reduce((total, time) => total + time, 0)
    // Steps overlap, and words round.
    expect(Math.abs(sum - whole), `${sum} of ${whole} minutes`).toBeLessThanOrEqual(
      Math.max(5, whole / 10),
    )
  })

  test('asks in its braces only for what it lists, and has no others', () => {
    const foods = foodsOf(recipe.required, recipe.optional)
    const kinds = foodsOf(recipe.optional).map(({ kind }) => kind)
    const lines = recipe.staples.flatMap(({ condition }) => condition ?? [])
    for (const condition of [...findConditions(markdown), ...lines]) {
      const kind = /^any (.+)$/.exec(condition)?.[1]
      if (kind) expect(kinds, condition).toContain(kind)
      else
        for (const name of condition.replace(/^no /, '').split(', ')) {
          const food = allFoods.get(name) ?? recognizeFoods(name)[0]
          expect(foods, `${name} in {${condition}}`).toContain(food)
        }
    }
    const rest = recipe.method.replace(/\{[^:{}]+: [^{}]*\}/g, '')
    expect(rest).not.toMatch(/[{}%]/)
  })

  test('reads well whatever of it is listed', () => {
    const slips =
      /[{}%]| {2}| [,.;:)]|\( |,,|\.\.|,\.|;\.|\*\* ?\*\*|(?<!approx)\. [a-z]|\band (?:and|,|\.)|, and and|\bthe (?:and|,|\.)|\bthe the\b/
    const hedges =
      /if using|if you have|you are using|you use\b|you have\b|as far as|what you are|if there (?:is|are)|if any\b/i
    for (const { what, text } of renderings) {
      const body = text.slice(text.indexOf('## Ingredients'))
      expect(slips.exec(body)?.[0], `${what}: ${near(body, slips)}`).toBeUndefined()
      expect(hedges.exec(body)?.[0], `${what}: ${near(body, hedges)}`).toBeUndefined()
    }
  })

  test('speaks of nothing that is not listed', () => {
    const [{ text, listed }] = renderings
    const words = parse(text).method.toLowerCase()
    const own = [...listed, ...recipe.staples.flatMap(({ ingredients }) => ingredients)]
      .map((name) => `${name.text} ${name.food.name}`.toLowerCase())
      .join(' ')
    for (const { text: name } of [...recipe.required, ...recipe.optional].flatMap(
      ({ ingredients }) => ingredients,
    )) {
      const stem = name.toLowerCase().replace(/(?:ies|es|s|y)$/, '')
      if (own.includes(stem)) continue
      const said = new RegExp(`.{0,30}\\b${stem}(?:y|ies|es|s)?\\b.{0,20}`).exec(words)?.[0]
      expect(said, `${name} is not listed`).toBeUndefined()
    }
  })

  test('uses each thing that it needs or takes for granted, by a word of its name or its kind', () => {
    const method = `${recipe.title} ${recipe.method}`.toLowerCase()
    for (const line of [...recipe.required, ...recipe.staples]) {
      const words = line.ingredients
        .flatMap(({ text, food }) => [...text.toLowerCase().split(' '), food.kind])
        .map((word) => word.replace(/(?:es|s|y|d)$/, ''))
      expect(
        words.some((word) => method.includes(word)),
        line.ingredients[0].text,
      ).toBe(true)
    }
  })
})
