import { describe, expect, test } from 'vitest'
import { recipeOfSource } from '../../../src/recipe/own/pageSource.lazy'

const lines = (source: string) => recipeOfSource(source).split(/\n+/)

describe('values above a page', () => {
  test('in YAML are a recipe: its name, description, yield, times, lists, notes and source', () => {
    const source = `---
layout: recipe
title: "Pea soup"
date: 2021-02-03
description: Green and
  quick.
servings: 4
prep_time: 10
cookTime: PT1H
draft: false
ingredients:
- 500 g peas
- 1/2 onion, chopped   # any kind
- salt
directions:
- Boil the peas: 10 minutes is enough.
- 2. Mash them.
notes: Freezes well.
author: Aunt Jo
---
`
    // In YAML a colon within the words makes a name and its value of them.
    expect(lines(source)).toEqual([
      '# Pea soup',
      'Serves: 4',
      'Prep time: 10 minutes',
      'Cook time: 1 hour',
      'Green and quick.',
      '## Ingredients',
      '- 500 g peas',
      '- 1/2 onion, chopped',
      '- salt',
      '## Method',
      '1. Boil the peas: 10 minutes is enough.',
      '1. Mash them.',
      '## Notes',
      '- Freezes well.',
      '*Author: Aunt Jo*',
    ])
  })

  test('may hold the parts of each ingredient, groups of them, and parts of the method', () => {
    const source = `---
name: Tart
time:
  prep: 20 min
  total: 1 hour
yields: 1 tart
ingredients:
  - name: Crust
    items:
      - { qty: 200, unit: g, item: flour, prep: sifted }
      - qty: 100
        unit: g
        item: butter
  - heading: Filling
    list:
      - 3 eggs
steps:
  - name: Crust
    steps:
      - Rub the butter into the flour.
  - title: Bake
    text: Fill it, and bake it for 30 minutes.
---`
    expect(lines(source)).toEqual([
      '# Tart',
      'Yield: 1 tart',
      'Prep time: 20 min',
      'Total time: 1 hour',
      '## Ingredients',
      '### Crust',
      '- 200 g flour, sifted',
      '- 100 g butter',
      '### Filling',
      '- 3 eggs',
      '## Method',
      '### Crust',
      '1. Rub the butter into the flour.',
      '1. Bake: Fill it, and bake it for 30 minutes.',
    ])
  })

  test('may name foods with their amounts, or lists by the names of their groups', () => {
    expect(lines('---\ntitle: Rice\ningredients:\n  rice: 200 g\n  salt:\n---\n1. Boil it.')).toEqual([
      '# Rice',
      '## Ingredients',
      '- rice: 200 g',
      '- salt',
      '1. Boil it.',
    ])
    expect(
      lines('---\ntitle: Rice\ningredients:\n  Sauce: [1 lemon, 2 tbsp oil]\n  Rest: [200 g rice]\n---\n'),
    ).toEqual([
      '# Rice',
      '## Ingredients',
      '### Sauce',
      '- 1 lemon',
      '- 2 tbsp oil',
      '### Rest',
      '- 200 g rice',
      '*Its method is not in the text.*',
    ])
  })

  test('name the foods for a search where the page lists them with their amounts', () => {
    const body = '## Ingredients\n\n- 200 g beans\n\n## Method\n\n1. Boil them.'
    expect(lines(`---\ntitle: Beans\ningredients:\n- beans\n---\n${body}`)).toEqual([
      '# Beans',
      '## Ingredients',
      '- 200 g beans',
      '## Method',
      '1. Boil them.',
    ])
  })

  test('may have a list for each part, and ranges', () => {
    const source = `---
title: Cakes
serving_info: Makes 12
takes: 30 minutes
ingredients for the batter:
- quantity: 50
  quantity_max: 100
  unit: g
  item: flour
directions for the batter:
- Whisk it.
---
`
    expect(lines(source)).toEqual([
      '# Cakes',
      'Makes 12',
      'Time: 30 minutes',
      '## Ingredients',
      '### for the batter',
      '- 50-100 g flour',
      '## Method',
      '### for the batter',
      '1. Whisk it.',
    ])
  })

  test('may call a food and a step "desc"', () => {
    const source =
      '---\ntitle: Sponge\ningredients:\n- amount: 8\n  desc: oz flour\nsteps:\n- step: 1\n  desc: Whisk it.\n---\n'
    expect(lines(source)).toEqual(['# Sponge', '## Ingredients', '- 8 oz flour', '## Method', '1. Whisk it.'])
  })

  test('are not told twice where the page tells the steps', () => {
    const page = '## Steps\n\n1. Boil the leek in the stock.'
    expect(lines(`---\ntitle: Soup\ningredients: [1 leek]\nsteps: [Boil it.]\n---\n${page}`)).toEqual([
      '# Soup',
      '## Ingredients',
      '- 1 leek',
      '## Steps',
      '1. Boil the leek in the stock.',
    ])
  })

  test('disappear if they say nothing of the recipe below them', () => {
    expect(lines('---\nlayout: post\ntags: [soup]\n---\n# Soup\n\n- 1 leek')).toEqual(['# Soup', '- 1 leek'])
  })

  test('leave the headings of a page that has parts', () => {
    const page = '## Ingredients\n\n### Dough\n\n- 200 g flour'
    expect(recipeOfSource(`---\ntitle: Pie\ntotal_time_minutes: 5\n---\n${page}`)).toBe(
      `# Pie\n\nTotal time: 5 minutes\n\n${page}`,
    )
  })

  test('name parts of a list by items that end with a colon', () => {
    expect(
      lines('---\ntitle: Dip\ningredients:\n- for the dip:\n- 1 lemon\nsteps:\n- Dip:\n- Press it.\n---\n'),
    ).toEqual(['# Dip', '## Ingredients', '### for the dip', '- 1 lemon', '## Method', '### Dip', '1. Press it.'])
  })

  test('in TOML are a recipe too', () => {
    const source = `+++
title = "Mash"
date = 2024-05-06T14:43:16-07:00
recipeYield = "4 bowls"
ingredients = ["potatoes"]
recipeIngredients = ["1 kg potatoes", "butter"]
[[recipeInstructions]]
  text = "Boil the potatoes."
[[recipeInstructions]]
  text = "Mash them."
+++

My aunt's.

## Ingredients

## Instructions
`
    expect(lines(source)).toEqual([
      '# Mash',
      'Yield: 4 bowls',
      "My aunt's.",
      '## Ingredients',
      '- 1 kg potatoes',
      '- butter',
      '## Method',
      '1. Boil the potatoes.',
      '1. Mash them.',
    ])
  })

  test('stay, with all other words, if they are not valid YAML, TOML or JSON', () => {
    for (const source of [
      '---\ntitle: [unclosed\n---\n# Soup\n\n- 1 leek',
      '+++\ntitle = unquoted words\n+++\n# Soup',
      '---\nlayout: post\n---\n\n- 1 leek',
      '---\n\nSoup for two\n\n---\n\n- 1 leek',
      '{ not JSON',
      '---\ntitle: Soup\nlayout: post\n---\n',
      `---\ntitle: Soup\ningredients:\n${'- 1 leek\n'.repeat(4000)}\n---\n`,
      `---\ntitle: Soup\nsteps: ${'['.repeat(10_000)}\n---\n`,
    ])
      expect(recipeOfSource(source)).toBe(source)
  })

  test('with more references than a recipe has are not followed', () => {
    const ten = (name: string) => `[${Array(10).fill(name).join(', ')}]`
    const bomb = `---\ntitle: Soup\na: &a ${ten('x')}\nb: &b ${ten('*a')}\nc: &c ${ten('*b')}\ningredients: ${ten('*c')}\n---\n`
    expect(recipeOfSource(bomb)).toBe(bomb)
  })
})

test('calls of templates are the words that they show, or the sections that they begin', () => {
  const source = `---\ntitle: Dip\n---\n{% ingredient %}\n- 1 lemon\n{% endingredient %}\n{%- method -%}\n- Mix {{< qty "2 cups" >}} of it.\n{% endmethod %}\n{{ figure }}`
  expect(lines(source).map((line) => line.trimEnd())).toEqual([
    '# Dip',
    '## Ingredients',
    '- 1 lemon',
    '## Method',
    '- Mix 2 cups of it.',
  ])
})

test('lists in HTML are lists, and what arranges a page is left out', () => {
  const page =
    '## Ingredients\n\n<ul>\n  <li></li>\n</ul>\n\n## Method\n\n<div class="steps">\n<ol>\n  <li></li>\n</ol>\n</div>'
  expect(lines(`---\ntitle: Pie\ningredients: [1 leek]\nsteps: [Fry it.]\n---\n${page}`)).toEqual([
    '# Pie',
    '## Ingredients',
    '- 1 leek',
    '## Method',
    '1. Fry it.',
  ])
  expect(lines('<!-- draft -->\n# Pie {#pie}\n\n<ul><li>1 leek</li></ul>\n\n![A pie](pie.jpg){: .wide}')).toEqual([
    '',
    '# Pie',
    '- 1 leek',
    '![A pie](pie.jpg)',
  ])
})

test('tabs are sections', () => {
  expect(lines('=== "Ingredients"\n\n    - 1 lemon\n\n=== "Directions"\n\n    1. Press it.\n')).toEqual([
    '## Ingredients',
    '- 1 lemon',
    '## Directions',
    '1. Press it.',
    '',
  ])
})

test('a file for recipe managers is a recipe', () => {
  const file = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', url: 'https://soup.example/' },
      {
        '@type': 'Recipe',
        name: 'Soup',
        recipeYield: ['4', '4 bowls'],
        totalTime: 'PT30M',
        recipeIngredient: ['1 leek', '1 l stock'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil the leek in the stock.' }],
      },
    ],
  }
  expect(lines(JSON.stringify(file))).toEqual([
    '# Soup',
    'Yield: 4 bowls',
    'Total time: 30 minutes',
    '## Ingredients',
    '- 1 leek',
    '- 1 l stock',
    '## Method',
    '1. Boil the leek in the stock.',
  ])
})
