import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Food, Kind } from '../../src/cookbook/foods'
import { type Line, parseRecipe, type Recipe } from '../../src/cookbook/recipe'
import { recipes } from '../../src/cookbook/reply'

const folder = 'src/cookbook/recipes'
const files = readdirSync(folder).map((name) => {
  const markdown = readFileSync(`${folder}/${name}`, 'utf8')
  return { name, markdown, recipe: parseRecipe(markdown) }
})

const foodsOf = (...lists: (readonly Line[])[]): Food[] =>
  lists.flat().flatMap((line) => line.names.map(({ food }) => food))

const about =
  /^\S[^\n]+[.!]\n\n\*\*Serves \d+\*\* · (?<time>[^·]+) · (?<course>Breakfast|Soup|Salad|Snack|Main|Side|Dessert|Baking) · (?<kitchen>[A-Z][A-Za-z ]+)$/

const partsOf = ({ about: text }: Recipe) => about.exec(text)?.groups ?? {}

/** "1 hour 20 minutes" in minutes. */
function minutes(time = '') {
  const [, hours = 0] = /(\d+) hours?/.exec(time) ?? []
  const [, rest = 0] = /(\d+) minutes?/.exec(time) ?? []
  const [, seconds = 0] = /(\d+) seconds?/.exec(time) ?? []
  return Number(hours) * 60 + Number(rest) + Number(seconds) / 60
}

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
    expect(all.filter((parts) => parts['course'] === course).length, course).toBeGreaterThanOrEqual(
      3,
    )
  expect(new Set(all.map((parts) => parts['kitchen'])).size).toBeGreaterThanOrEqual(12)
})

test('there are ten at least for who eats meat, fish, neither, or nothing of an animal', () => {
  const animal = new Set<Kind>(['meat', 'fish', 'egg', 'dairy'])
  const needs = (recipe: Recipe, kind: Kind) =>
    recipe.needs.some((line) => line.names.every(({ food }) => food.kind === kind))
  const none = (recipe: Recipe, kinds: ReadonlySet<Kind>) =>
    recipe.needs.every((line) =>
      line.names.some(({ food }) => !kinds.has(food.kind) && food.name !== 'honey'),
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
    count((recipe) => none(recipe, new Set<Kind>(['meat', 'fish']))),
    'vegetarian',
  ).toBeGreaterThanOrEqual(10)
  expect(
    count((recipe) => none(recipe, animal)),
    'vegan',
  ).toBeGreaterThanOrEqual(10)
})

describe.each(files)('$name', ({ name, markdown, recipe }) => {
  test('is named after its title', () => {
    const slug = recipe.title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
    expect(name).toBe(`${slug}.md`)
  })

  test('says in a sentence what it is, for how many, how long, for when and from where', () => {
    expect(recipe.about).toMatch(about)
  })

  test('needs one to five things, and takes for granted only what every kitchen has', () => {
    expect(recipe.needs.length).toBeGreaterThanOrEqual(1)
    expect(recipe.needs.length).toBeLessThanOrEqual(5)
    expect(foodsOf(recipe.granted).filter(({ kind }) => kind !== 'granted')).toEqual([])
    expect(foodsOf(recipe.needs, recipe.welcome).filter(({ kind }) => kind === 'granted')).toEqual(
      [],
    )
  })

  test('gives every metric amount with its US measure', () => {
    const metric =
      /(?:[\d.½⅓¼¾⅔]+ (?:to [\d.½]+ )?(?:kg|g|ml|l|litres?|cm|mm|°C))(?![a-z°])(?<after>.{0,3})/gu
    const bare = [...markdown.matchAll(metric)].filter(
      ({ groups }) => !/^ \(|^, \d/.test(groups?.['after'] ?? ''),
    )
    expect(bare.map(([match]) => match)).toEqual([])
  })

  test('has numbered steps, each with what is done and how long, that add up to its time', () => {
    const steps = recipe.method.split('\n')
    const times = steps.map((step, index) => {
      const form = new RegExp(
        `^${index + 1}\\. \\*\\*[A-Z][^*]+\\*\\* \\((?<time>[^)]+)\\)\\. \\S.+[.!)]$`,
      )
      expect(step).toMatch(form)
      return minutes(form.exec(step)?.groups?.['time'])
    })
    expect(times.every((time) => time > 0)).toBe(true)
    const whole = minutes(partsOf(recipe)['time'])
    const sum = times.reduce((total, time) => total + time, 0)
    // Steps overlap, and words round.
    expect(Math.abs(sum - whole), `${sum} of ${whole} minutes`).toBeLessThanOrEqual(
      Math.max(5, whole / 10),
    )
  })

  test('uses in its method each thing that it needs or takes for granted, by a word of its name or its kind', () => {
    const method = `${recipe.title} ${recipe.method}`.toLowerCase()
    for (const line of [...recipe.needs, ...recipe.granted]) {
      const words = line.names
        .flatMap(({ text, food }) => [...text.toLowerCase().split(' '), food.kind])
        .map((word) => word.replace(/(?:es|s|y|d)$/, ''))
      expect(
        words.some((word) => method.includes(word)),
        line.names[0].text,
      ).toBe(true)
    }
  })

  test('is one that a reply of 1024 tokens holds, at four letters a token', () => {
    expect(markdown.length).toBeLessThan(3400)
  })
})
