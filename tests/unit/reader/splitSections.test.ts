import { expect, test } from 'vitest'
import { limitBlocks } from '../../../src/reader/renderLimits'
import { splitSections } from '../../../src/reader/splitSections'

const named = (blocks: readonly string[]) => {
  const limited = limitBlocks(blocks.join('\n\n')).blocks
  const words = limited.map(({ text }) => text.trim())
  return splitSections(limited).map(({ name, start, end }) => `${name}: ${words.slice(start, end).join(' | ')}`)
}

test('a recipe is split at the headings of its ingredients and its method', () => {
  expect(named(['# Soup', 'Good.', '## Ingredients', '- salt', '## Method', '1. Boil.', 'Enjoy!'])).toEqual([
    'intro: # Soup | Good.',
    'ingredients: ## Ingredients | - salt',
    'method: ## Method | 1. Boil. | Enjoy!',
  ])
})

test('ingredients without a heading are the list with amounts', () => {
  expect(named(['# Soup', '- quick\n- cheap', 'With:', '- **200 g** peas\n- salt', '1. Boil.'])).toEqual([
    'intro: # Soup | - quick\n- cheap',
    'ingredients: ### With | - **200 g** peas\n- salt',
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
  const two = ['## Ingredients', '- 1 pea', '## Method', '1. Boil.', '# Pie', '## Ingredients', '- 1 egg']
  expect(named(['# Soup', ...two])).toEqual(['intro: # Soup', `method: ${two.join(' | ')}`])
})

test.each(['### Crust', 'For the crust:'])('the name %s of a first group stands with its list', (name) => {
  const [, ingredients] = named(['# Pie', 'Serves 4', name, '- 200 g flour', '### Filling', '- 3 leeks', '1. Bake.'])
  expect(ingredients).toMatch(/^ingredients: ### (?:For the crust|Crust) \| - 200 g flour \| ### Filling \| - 3 leeks$/)
})

test('a recipe whose parts have a list and steps each is not split between them', () => {
  const parts = ['### Crust', '- 200 g flour', '1. Knead.', '### Filling', '- 3 leeks', '1. Fry.']
  expect(named(['# Pie', ...parts])).toEqual(['intro: # Pie', `method: ${parts.join(' | ')}`])
})
