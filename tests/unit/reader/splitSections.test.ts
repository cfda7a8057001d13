import { expect, test } from 'vitest'
import { splitSections } from '../../../src/reader/splitSections'

const named = (blocks: readonly string[]) =>
  splitSections(blocks).map(({ name, start, end }) => `${name}: ${blocks.slice(start, end).join(' | ')}`)

test('a recipe is split at the headings of its ingredients and its method', () => {
  expect(named(['# Soup', 'Good.', '## Ingredients', '- salt', '## Method', '1. Boil.', 'Enjoy!'])).toEqual([
    'intro: # Soup | Good.',
    'ingredients: ## Ingredients | - salt',
    'method: ## Method | 1. Boil. | Enjoy!',
  ])
})

test('ingredients without a heading are the list that begins with an amount', () => {
  expect(named(['# Soup', '- quick\n- cheap', '- **200 g** peas\n- salt', '1. Boil.'])).toEqual([
    'intro: # Soup | - quick\n- cheap',
    'ingredients: - **200 g** peas\n- salt',
    'method: 1. Boil.',
  ])
})

test('the lists of two components are one part, unless a method is between them', () => {
  const lists = ['## Dough ingredients', '- 1 egg', '## Filling ingredients', '- 1 pea']
  expect(named(['# Pie', ...lists, '## Method', '1. Bake.'])).toEqual([
    'intro: # Pie',
    `ingredients: ${lists.join(' | ')}`,
    'method: ## Method | 1. Bake.',
  ])
  const apart = [...lists.slice(0, 2), '## Dough method', '1. Rest.', ...lists.slice(2)]
  expect(named(['# Pie', ...apart])).toEqual(['intro: # Pie', `method: ${apart.join(' | ')}`])
})

test('a recipe without ingredients, or with two headings of them, is split below its title', () => {
  expect(named(['# Soup', '- quick', '1. Boil.'])).toEqual(['intro: # Soup', 'method: - quick | 1. Boil.'])
  expect(named(['# Soup', '## Ingredients', '- 1 pea', '# Pie', '## Ingredients', '- 1 egg'])).toEqual([
    'intro: # Soup',
    'method: ## Ingredients | - 1 pea | # Pie | ## Ingredients | - 1 egg',
  ])
})

test.each(['### Crust', 'For the crust:'])('the name %s of a first group stands with its list', (name) => {
  expect(named(['# Pie', 'Serves 4', name, '- 200 g flour', '### Filling', '- 3 leeks', '1. Bake.'])).toEqual([
    'intro: # Pie | Serves 4',
    `ingredients: ${name} | - 200 g flour | ### Filling | - 3 leeks`,
    'method: 1. Bake.',
  ])
})

test('a recipe whose parts have a list and steps each is not split between them', () => {
  const parts = ['## Crust', '- 200 g flour', '1. Knead.', '## Filling', '- 3 leeks', '1. Fry.']
  expect(named(['# Pie', ...parts])).toEqual(['intro: # Pie', `method: ${parts.join(' | ')}`])
})
