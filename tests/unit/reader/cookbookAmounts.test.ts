import { describe, expect, test } from 'vitest'
import type { IngredientLine } from '../../../src/cookbook/recipe'
import { recipes } from '../../../src/cookbook/recipes'
import { formatRecipe, writeRecipe } from '../../../src/cookbook/writeRecipe'
import { parseBlock } from '../../../src/reader/parseBlock'
import { readRecipe } from '../../../src/reader/readRecipe'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { scaledText } from '../../../src/reader/scaleAmounts'
import { markdownFor } from '../../support/amountDisplay'
import { recipesInTier } from '../../support/tier'

const number = '(?:\\d+(?:\\.\\d+)?|[1-9]?[½¼¾⅓⅔⅛]|an?)'
const unit = '(?:g|ml|kg|l|litres?|tablespoons?|teaspoons?|tbsp|tsp|(?:small )?cups?|oz|lb|pinch)'
const measure = `${number}(?: to ${number})? ${unit}(?: [+] ${number} ${unit})?`
const amount = new RegExp(`(?:about )?${measure}(?: \\((?:scant )?${measure}\\))?(?![\\w-])`, 'g')

/** A recipe with each line that it can have. */
const listed = (line: IngredientLine): IngredientLine =>
  line.anyOf ? line : { ...line, ingredients: line.ingredients.slice(0, 1) }

const stepsOf = (markdown: string) =>
  [...(markdown.split('\n## Method\n')[1] ?? '').matchAll(/^\d+\. (.+)$/gm)].map(([, step = '']) => step)

/** The amounts that a step takes of foods: "1 teaspoon of the salt", with the food. */
function sharesOf(step: string, foods: readonly string[]): string[] {
  const ofFood = new RegExp(
    `${measure}(?: \\((?:scant )?${measure}\\))? of (?:the )?(?:(?:hot|cold|warm|boiling|cooking) )?(?:${foods.join('|')})\\b`,
    'g',
  )
  return step
    .split(/(?<=[.;]) /)
    .filter((sentence) => !/\beach\b/.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(ofFood)].map(([share]) => share))
}

/** The words of a step without its amounts and the marks of those that stay. */
const wordsOf = (step: string) =>
  step
    .replace(/ \(for \d+\)/g, '')
    .replace(amount, '#')
    .replace(/a pinch of (?=#)/g, '')
    .replace(/(?:\b(?:\d+|one|two)[½¼¾⅓⅔]?|[½¼¾⅓⅔⅛]) (?=eggs?\b)/gi, '')
    .replace(/\beggs\b/g, 'egg')

describe('at 1, 2, 4 and 7 servings, the amounts in the steps follow, and their other words stay', () => {
  test.each(recipesInTier(recipes.all(), 20).map((recipe) => [recipe.title, recipe] as const))('%s', (_, recipe) => {
    const [required, optional] = [recipe.required.map(listed), recipe.optional.map(listed)]
    const markdown = formatRecipe(writeRecipe(recipe, { required, optional }))
    const reading = readRecipe(limitBlocks(markdown), parseBlock)
    const own = reading.sections.yield?.quantity ?? 0
    const foods = [...required, ...optional, ...recipe.staples].flatMap(({ ingredients }) =>
      ingredients.map(({ text }) => text),
    )
    const before = stepsOf(markdown)
    for (const servings of [1, 2, 4, 7]) {
      const steps = stepsOf(markdownFor(reading, servings))
      expect(steps.map(wordsOf)).toEqual(before.map(wordsOf))
      const expected = before.map((step) =>
        sharesOf(step, [...foods, 'water']).map((share) => scaledText(share, servings / own)),
      )
      for (const [index, shares] of expected.entries())
        for (const share of shares) expect(steps[index]).toContain(share)
    }
  })
})
