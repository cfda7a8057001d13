import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CookbookRecipe } from '../../../src/cookbook/recipe'
import { recipes } from '../../../src/cookbook/recipes'
import type { FoodKind } from '../../../src/food/foodData'
import { checkRule, rules } from '../../../tools/recipes/checkRecipe'
import { courses } from '../../../tools/recipes/formRules'
import type { RecipeFile } from '../../../tools/recipes/rule'
import { table } from '../../support/layouts'
import { isTestedRecipe } from '../../support/tier'

const folder = 'src/cookbook/recipes'
const files: readonly RecipeFile[] = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, markdown: readFileSync(`${folder}/${name}`, 'utf8') }))

describe('the collection of recipes', () => {
  test('there are at least 320 recipes, and all titles are different', () => {
    expect(files.length).toBeGreaterThanOrEqual(320)
    expect(new Set(recipes.all().map(({ title }) => title)).size).toBe(files.length)
  })

  test.each(courses)('the cookbook has at least 3 recipes of the course %s', (course) => {
    expect(recipes.all().filter((recipe) => recipe.head.course === course).length).toBeGreaterThanOrEqual(3)
  })

  test.each(
    table(
      'South Asian ⇒ Indian|Punjabi|Bengali|Gujarati|Maharashtrian|Sri Lankan|Pakistani|Bangladeshi|Nepali|Kerala',
      'Chinese ⇒ Chinese|Sichuan|Cantonese|Shanghai|Hunan',
      'Japanese and Korean ⇒ Japanese|Korean',
      'South-East Asian ⇒ Thai|Vietnamese|Indonesian|Malaysian|Singaporean|Filipino|Lao|Cambodian|Burmese',
      'Middle Eastern and North African ⇒ Middle Eastern|Lebanese|Syrian|Palestinian|Egyptian|Iraqi|Iranian|Persian|Turkish|Moroccan|Tunisian|Algerian|Levantine',
      'West African ⇒ West African|Nigerian|Ghanaian|Senegalese|Ivorian|Sierra|Malian|Cameroonian|Yoruba',
      'Mexican ⇒ Mexican',
      'South American ⇒ Peruvian|Brazilian|Colombian|Venezuelan|Ecuadorian|Bolivian|Chilean|Argentin|Uruguayan|Paraguayan|Andean',
    ),
  )('the cookbook has at least 20 recipes of the kitchen: %s', (_, cuisines = '') => {
    const names = cuisines.split('|')
    const found = recipes.all().filter((recipe) => names.some((name) => recipe.head.cuisine.includes(name)))
    expect(found.length).toBeGreaterThanOrEqual(20)
  })

  /** Whether a required line has only foods of this kind. */
  const requires = (kind: FoodKind) => (recipe: CookbookRecipe) =>
    recipe.required.some((line) => line.ingredients.every(({ food }) => food.kind === kind))
  /** Whether each required line has a food without any of these contents. */
  const canOmit =
    (...contents: readonly ('meat' | 'fish' | 'crustacean' | 'mollusc' | 'egg' | 'milk' | 'honey')[]) =>
    (recipe: CookbookRecipe) =>
      recipe.required.every((line) =>
        line.ingredients.some(({ food }) => contents.every((content) => !food.contents.has(content))),
      )

  test.each([
    ['meat', 10, requires('meat')],
    ['fish', 10, requires('fish')],
    ['vegetarian', 100, canOmit('meat', 'fish', 'crustacean', 'mollusc')],
    ['vegan', 60, canOmit('meat', 'fish', 'crustacean', 'mollusc', 'egg', 'milk', 'honey')],
  ])('of the kind %s the cookbook has at least %d recipes', (_, least, matches) => {
    expect(recipes.all().filter(matches).length).toBeGreaterThanOrEqual(least)
  })
})

/** What breaks a rule in a file. */
const problemsOf = (rule: string, file: RecipeFile) =>
  checkRule(rule, file).map(({ found }) => `${file.name}: ${found}`)

describe('every recipe', () => {
  // Rules that read many replies take a minute for all recipes.
  test.each(Object.entries(rules))('%s', { timeout: 60_000 }, (rule, { readsReplies }) => {
    const tested = readsReplies ? files.filter(({ name }) => isTestedRecipe(name)) : files
    expect(tested.flatMap((file) => problemsOf(rule, file))).toEqual([])
  })
})

/** A recipe that keeps every rule. */
const soup = `# Chicken and rice soup

A bowl that warms.

**Serves 2** · 35 minutes · Soup · British

## Ingredients

- 200 g **chicken**, diced
- 100 g **rice**

### If you have it

- 100 g **peas**
- 1 teaspoon **thyme**

### Taken for granted

- 1 litre **water**

## Method

1. **Simmer** (15 minutes). Bring the water to the boil with the rice{thyme:  and the thyme}, and simmer for 12 minutes.
2. **Cook the chicken** (15 minutes). Add the chicken and simmer for about 15 minutes, until no pink is left. Keep warm in the oven at 100 °C (210 °F).
3. **Finish** (5 minutes). {peas: Stir in the peas. }Serve hot.
`

describe('a recipe broken on purpose', () => {
  const name = 'chicken-and-rice-soup.md'

  test.each(Object.entries(rules))('none is broken in the example: %s', (rule) => {
    expect(problemsOf(rule, { name, markdown: soup })).toEqual([])
  })

  test.each(
    table(
      'the file name is the slug of the title ⇒ # Chicken and rice soup ⇒ # Rice soup',
      'the intro has a sentence, servings, time, course and cuisine ⇒ **Serves 2** ⇒ **For 2**',
      'each step of each variant says what to do ⇒ Bring the water to the boil with the rice{thyme:  and ⇒ {thyme:  Add',
      'the recipe has one to five required lines ⇒ - 100 g **rice** ⇒ - 100 g **rice**\n- 100 g **rice**\n- 100 g **rice**\n- 100 g **rice**\n- 100 g **rice**',
      'staples are listed in the section for staples, and nothing else is ⇒ **water** ⇒ **cream**',
      'amounts are metric, because the page converts them ⇒ 100 g **peas** ⇒ ¾ cup **peas**',
      'degrees Celsius and Fahrenheit agree ⇒ 210 °F ⇒ 300 °F',
      'each numbered step has a bold instruction and a time, and the times add up to the total ⇒ (5 minutes) ⇒ (25 minutes)',
      'where one waits, a sentence says how long ⇒ simmer for about 15 minutes, until ⇒ let it bubble until',
      'no sentence repeats the name of its step ⇒ Add the chicken and ⇒ Cook it and',
      'a time names its unit ⇒ Stir in the peas.  ⇒ Stir in the peas for the last 2. ',
      'each condition names foods that the recipe lists ⇒ {peas:  ⇒ {leek: ',
      'each sentence on a line names a step and a place in it ⇒ 1 teaspoon **thyme** ⇒ 1 teaspoon **thyme** (4: Stir it in.)',
      'the method has no braces or % outside of conditional text ⇒ Serve hot ⇒ Serve % hot',
      'no variant has broken punctuation, doubled words or phrases such as "if using" ⇒ Serve hot ⇒ If you have bread, serve it',
      'the method of the minimal variant mentions no unlisted ingredient ⇒ {peas: Stir in the peas. } ⇒ Stir in the peas. ',
      'the title or the method mentions each required ingredient and staple, by name or kind ⇒ Bring the water ⇒ Bring it',
      'the method mentions each optional ingredient ⇒ {thyme:  and the thyme} ⇒ ',
      'the method mentions each meat, fish and cheese of a required line ⇒ icken**, diced ⇒ icken** or **ham**, diced',
      'each line has an amount ⇒ 100 g **peas** ⇒ **peas**',
      'no amount is more than a cook would use ⇒ 1 teaspoon **thyme** ⇒ 2 tablespoons **thyme**',
      'raw poultry, minced meat, pork and fish are cooked through ⇒ until no pink is left ⇒ for a while',
      'what stays soft, raw or pink has its mark in the line of the servings ⇒ Serve hot ⇒ Fry an egg until the white is set. Serve hot',
      'dried kidney beans are never used ⇒ 100 g **peas** ⇒ 100 g dried **kidney beans**',
      'potatoes, rice and lentils have the time that they need ⇒ 15 minutes ⇒ 3 minutes',
      'what is used in parts is used up, and nothing is used after that ⇒ Bring the water ⇒ Bring the remaining water',
      'small foods are not cut up, and nothing without a stone is stoned ⇒ **peas** ⇒ chopped **peas**',
    ),
  )('%s', (rule = '', from = '', to = '') => {
    expect(soup).toContain(from)
    const broken = soup.replaceAll(from, to)
    expect(problemsOf(rule, { name, markdown: broken })).not.toEqual([])
  })

  test('each rule is broken once', () => {
    expect(Object.keys(rules)).toHaveLength(27)
  })
})
